// Everything that is kept in this browser as one text, and back: each game or campaign as it is exported alone, and what was told of each box.

import type { Message, Response } from '../protocol.ts';
import { known_games } from '../engine/table.ts';
import { here } from './tables.ts';

const kind = 'everything';

export interface Everything {
  seatmate: typeof kind;
  /** Texts that are files of their own: journals, campaigns, boxes. */
  parts: string[];
}

/** Undefined: it is no such text. */
export function read_everything(text: string): Everything | undefined {
  if (!/^\s*\{\s*"seatmate"\s*:\s*"everything"/.test(text)) return undefined;
  try {
    const read = JSON.parse(text) as Partial<Everything>;
    return Array.isArray(read.parts) && read.parts.every((part) => typeof part === 'string') ? (read as Everything) : undefined;
  } catch {
    return undefined;
  }
}

/** Games and campaigns by the key that a reminder knows them by. */
export interface Gathered {
  text: string;
  keys: string[];
}

/** The file, or why there is none: all of it or nothing. */
export async function everything(): Promise<Gathered | Message> {
  const parts: string[] = [];
  const keys: string[] = [];
  const campaigns = new Set<string>();
  for (let after: string | undefined; ; ) {
    const page = await here.call({ do: 'list', limit: 1000, ...(after !== undefined && { after }) });
    if (!page.ok) return page.error;
    for (const { id, campaign } of page.games) {
      if (campaign && campaigns.has(campaign.id)) continue;
      if (campaign) campaigns.add(campaign.id);
      const answer = campaign ? await here.call({ do: 'campaign-export', id: campaign.id }) : await here.call({ do: 'export', id });
      if (!answer.ok) return answer.error;
      parts.push(answer.text);
      keys.push(campaign?.id ?? id);
    }
    after = page.next;
    if (after === undefined) break;
  }
  for (const { id } of known_games) {
    const box = await here.call({ do: 'facts-out', game: id });
    if (!box.ok) return box.error;
    if (box.entries > 0) parts.push(box.text);
  }
  return { text: `${JSON.stringify({ seatmate: kind, parts } satisfies Everything)}\n`, keys };
}

export interface Brought {
  brought: number;
  /** It was here already. */
  same: number;
  refused: number;
  /** Why the first of them was refused. */
  why?: Message;
}

/** Each part for itself: one that is refused keeps no other from coming in. `take` takes one in, as a file of its own. */
export async function bring_everything({ parts }: Everything, take: (text: string) => Promise<Response>): Promise<Brought> {
  const sum: Brought = { brought: 0, same: 0, refused: 0 };
  for (const part of parts) {
    const answer = await take(part);
    if (!answer.ok) {
      sum.refused += 1;
      sum.why ??= answer.error;
    } else if (('already' in answer && answer.already) || ('new' in answer && answer.new + answer.changed === 0)) sum.same += 1;
    else sum.brought += 1;
  }
  return sum;
}

// How games ended, those of this browser and those at the table of the home network together. What is counted and proposed is said by the
// protocol (record); here two answers become one, and what was handed to BG Stats is remembered.

import type { RecordResponse } from '../protocol.ts';
import { need_words } from './language.ts';
import { recall, remember } from './settings.ts';
import { here, known_game, server } from './tables.ts';

type Tally = RecordResponse['all'];
export type RecordOfGame = Pick<RecordResponse, 'all' | 'levels' | 'opponents' | 'proposed'> & {
  plays: readonly PlayOver[];
  unread: number;
  more: boolean;
};
export type PlayOver = RecordResponse['plays'][number] & { where: 'here' | 'server' };

function added(a: Tally, b: Tally): Tally {
  const best = [a.best, b.best].filter((one) => one !== undefined);
  return {
    ...a,
    played: a.played + b.played,
    won: a.won + b.won,
    points: a.points + b.points,
    ...(best.length > 0 && { best: Math.max(...best) }),
  };
}

function merged(a: readonly Tally[], b: readonly Tally[]): Tally[] {
  const both = a.map((one) => {
    const other = b.find(({ token }) => token === one.token);
    return other ? added(one, other) : one;
  });
  return [...both, ...b.filter(({ token }) => !a.some((one) => one.token === token))].sort((one, other) =>
    (one.token ?? '').localeCompare(other.token ?? ''),
  );
}

/** Two tables of one game; the level is proposed by what was played last. */
export function together(a: RecordOfGame, b: RecordOfGame): RecordOfGame {
  if (b.plays.length === 0) return { ...a, unread: a.unread + b.unread };
  if (a.plays.length === 0) return { ...b, unread: a.unread + b.unread };
  const later = (a.plays[0]?.ended ?? 0) >= (b.plays[0]?.ended ?? 0) ? a : b;
  return {
    plays: [...a.plays, ...b.plays].sort((one, other) => other.ended - one.ended),
    all: added(a.all, b.all),
    levels: merged(a.levels, b.levels),
    opponents: merged(a.opponents, b.opponents),
    ...(later.proposed && { proposed: later.proposed }),
    unread: a.unread + b.unread,
    more: a.more || b.more,
  };
}

/** Undefined: nobody could say. */
export async function record_of(game: string): Promise<RecordOfGame | undefined> {
  const catalog = known_game(game)?.catalog;
  const found: RecordOfGame[] = [];
  for (const table of [here, server.value]) {
    const answer = await table?.call({ do: 'record', game });
    if (!table || !answer?.ok) continue;
    const { plays, all, levels, opponents, proposed, unread = 0, more } = answer;
    found.push({
      plays: plays.map((play) => ({ ...play, where: table.where })),
      all,
      levels,
      opponents,
      ...(proposed && { proposed }),
      unread,
      more: more === true,
    });
  }
  if (catalog && found.some(({ plays }) => plays.length > 0)) await need_words(catalog);
  return found.length > 0 ? found.reduce(together) : undefined;
}

/** In per cent. */
export const rate = ({ won, played }: Tally): number => (played > 0 ? Math.round((100 * won) / played) : 0);
export const average = ({ points, played }: Tally): number => (played > 0 ? Math.round(points / played) : 0);

const handed_key = 'seatmate.bg-stats';
const most_handed = 2000;

/** The games that were handed to BG Stats from this browser. */
export const handed_over = (): ReadonlySet<string> => new Set(recall<{ ids: string[] }>(handed_key, { ids: [] }).ids);

export function note_handed_over(id: string): void {
  const ids = [...handed_over()].filter((one) => one !== id);
  remember(handed_key, { ids: [...ids, id].slice(-most_handed) });
}

// Beginning a game: from the wizard, from Home with one tap, or again after a result.

import type { Table } from '../engine/table.ts';
import type { Message, Screen } from '../protocol.ts';
import { ask_to_persist } from '../app/device.ts';
import { go, route } from '../app/route.ts';
import { forget_steps } from '../app/play.ts';

/** Undefined if it began, otherwise why not. */
export async function start_game(
  table: Table,
  game: string,
  settings: Record<string, string>,
  title: string,
  as: 'new' | 'campaign-new' = 'new',
): Promise<Message | undefined> {
  const answer = await table.call<Screen>({ do: as, game, settings, ...(title ? { title } : {}) });
  if (!answer.ok) return answer.error;
  forget_steps(table.where, answer.id);
  // A wizard or a finished game gives its place to the new one, so that Back leads Home.
  go({ screen: 'game', id: answer.id, where: table.where }, route.value.place.screen === 'home' ? 'push' : 'replace');
  if (table.where === 'here') void ask_to_persist();
  return undefined;
}

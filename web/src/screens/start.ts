// Beginning a game: from the wizard, from Home with one tap, or again after a result.

import type { Table } from '../engine/table.ts';
import type { Message } from '../protocol.ts';
import { is_house_for_the_rest, settings_of_box } from '../state/box.ts';
import { ask_to_persist } from '../state/device.ts';
import { go, route } from '../state/route.ts';
import { forget_steps } from '../state/play.ts';

// A wizard or a finished game gives its place to the new one, so that Back leads Home.
function sit_down(table: Table, id: string): void {
  forget_steps(table.where, id);
  go({ screen: 'game', id, where: table.where }, route.value.place.screen === 'home' ? 'push' : 'replace');
  if (table.where === 'here') void ask_to_persist();
}

/** Undefined if it began, otherwise why not. A game that is played in campaigns begins one. */
export async function start_game(
  table: Table,
  game: string,
  settings: Record<string, string>,
  title: string,
): Promise<Message | undefined> {
  // Ours for all the rest of the box, where its owner wants that and nothing else is chosen.
  const box = is_house_for_the_rest(game) ? await table.call({ do: 'games', game }) : undefined;
  const usual = box?.ok ? settings_of_box(game, box.games.find(({ id }) => id === game)?.options ?? []) : {};
  const answer = await table.call({ do: 'new', game, settings: { ...usual, ...settings }, ...(title ? { title } : {}) });
  if (!answer.ok) return answer.error;
  sit_down(table, answer.id);
  return undefined;
}

/** The next game of a campaign; what `settings` does not say is as it was last time. */
export async function next_game(table: Table, campaign: string, settings: Record<string, string> = {}): Promise<Message | undefined> {
  const answer = await table.call({ do: 'campaign-next', id: campaign, settings });
  if (!answer.ok) return answer.error;
  sit_down(table, answer.id);
  return undefined;
}

// The tables this page can sit at: its own, and the one of the home network if a server stands behind the page.

import { signal } from '@preact/signals';

import { known_games, local_table, server_state, server_table, type KnownGame, type ServerState, type Table } from '../engine/table.ts';
import type { ListedGame, Message } from '../protocol.ts';
import { shown } from '../protocol/shown.ts';
import { need_words, words } from './language.ts';
import { english_name } from './play_log.ts';

export const here: Table = local_table();
export const server = signal<Table | undefined>(undefined);
export const server_is = signal<ServerState>('none');

export interface Listed extends ListedGame {
  where: 'here' | 'server';
}
/** The one played last first; undefined until they were read. */
export const listed = signal<Listed[] | undefined>(undefined);

/** What became of games of this device that should be in the list and are not. */
export const unlisted = signal<Message | undefined>(undefined);

/** One line of Home: a game, or a campaign by its last game with the ones before it (the newest first). */
export interface Line {
  game: Listed;
  earlier: Listed[];
}

/** A campaign is one thing, however many evenings it took. */
export function lines_of(games: readonly Listed[]): Line[] {
  const lines: Line[] = [];
  const campaigns = new Map<string, Listed[]>();
  for (const game of games) {
    const together = game.campaign && campaigns.get(`${game.where} ${game.campaign.id}`);
    if (together) {
      together.push(game);
      continue;
    }
    const line = { game, earlier: [] };
    lines.push(line);
    if (game.campaign) campaigns.set(`${game.where} ${game.campaign.id}`, [game]);
  }
  return lines.map((line) => {
    const { campaign, where } = line.game;
    const [game = line.game, ...earlier] =
      (campaign && campaigns.get(`${where} ${campaign.id}`)?.toSorted((a, b) => (b.campaign?.chapter ?? 0) - (a.campaign?.chapter ?? 0))) ??
      [];
    return { game, earlier };
  });
}

/** The games of a campaign, the first one first. */
export function games_of(where: string, campaign: string): Listed[] {
  const games = listed.value?.filter((game) => game.where === where && game.campaign?.id === campaign) ?? [];
  return games.sort((a, b) => (a.campaign?.chapter ?? 0) - (b.campaign?.chapter ?? 0));
}

export function table_at(where: 'here' | 'server'): Table | undefined {
  return where === 'here' ? here : server.value;
}

export function known_game(id: string): KnownGame | undefined {
  return known_games.find((game) => game.id === id);
}

/** What a game is called; one that this page has no engine for, by its id. */
export function name_of_game(game: string): string {
  const id = `${known_game(game)?.prefix ?? ''}.name`;
  return words.value.has(id) ? words.value.say({ id }) : shown(english_name(game));
}

export async function list_games(): Promise<void> {
  const all: Listed[] = [];
  for (const table of [here, server.value]) {
    if (!table) continue;
    let answer = await table.call({ do: 'list' });
    if (table === here) {
      // That they were deleted is said once; what is left of them is listed then, and the sentence stays.
      if (!answer.ok) unlisted.value = answer.error;
      else if (unlisted.value?.id !== 'store.error.cleared') unlisted.value = undefined;
      if (!answer.ok) answer = await table.call({ do: 'list' });
    }
    if (!answer.ok || !('games' in answer)) continue;
    for (const game of answer.games as ListedGame[]) all.push({ ...game, where: table.where });
  }
  const names = [...new Set(all.map((game) => known_game(game.game)?.catalog))];
  await need_words(...names.filter((name) => name !== undefined));
  listed.value = all.sort((a, b) => b.played - a.played);
}

/** Looks whether a server stands behind this page; a page from a static host finds none and goes on alone. */
export async function find_server(): Promise<void> {
  server_is.value = await server_state();
  if (server_is.value !== 'ready' || server.value) return;
  server.value = await server_table('', () => (server_is.value = 'join'));
  server.value?.changed(() => void list_games());
}

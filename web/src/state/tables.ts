// The tables this page can sit at: its own, and the one of the home network if a server stands behind the page.

import { signal } from '@preact/signals';

import { known_games, local_table, server_state, server_table, type KnownGame, type ServerState, type Table } from '../engine/table.ts';
import type { Campaign, Failure, ListedGame, Message } from '../protocol.ts';
import { shown } from '../protocol/shown.ts';
import { need_words, words } from './language.ts';
import { english_name } from './play_log.ts';
import { settings } from './settings.ts';

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

/** How many lines of each list are read at once. */
const page_of_list = 20;
export type Which = 'running' | 'finished';
const wanted = { running: page_of_list, finished: page_of_list };
/** The lists that go on behind what was read of them. */
export const more = signal<ReadonlySet<Which>>(new Set());

/** Reads another page of a list. */
export function list_more(which: Which): Promise<void> {
  wanted[which] += page_of_list;
  return list_games();
}

/** A campaign is one line, by its last game; this tells of all its games, the first one first. */
export async function games_of(where: 'here' | 'server', campaign: string): Promise<Campaign['games']> {
  const answer = await table_at(where)?.call({ do: 'campaigns', id: campaign });
  return answer?.ok ? (answer.campaigns[0]?.games ?? []) : [];
}

export function table_at(where: 'here' | 'server'): Table | undefined {
  return where === 'here' ? here : server.value;
}

/** Where a new game lives, as the reader has set it. */
export function new_games_at(): Table {
  return (settings.value.lives === 'server' && server.value) || here;
}

export function known_game(id: string): KnownGame | undefined {
  return known_games.find((game) => game.id === id);
}

/** What a game is called; one that this page has no engine for, by its id. */
export function name_of_game(game: string): string {
  const id = `${known_game(game)?.prefix ?? ''}.name`;
  return words.value.has(id) ? words.value.say({ id }) : shown(english_name(game));
}

// As much of a list as is wanted, a page at a time: those of a list that changes meanwhile still follow each other.
async function lines_at(table: Table, which: Which): Promise<{ games: ListedGame[]; more: boolean } | Failure> {
  const games: ListedGame[] = [];
  for (let after: string | undefined; ; ) {
    const answer = await table.call({ do: 'list', which, limit: wanted[which] - games.length, ...(after !== undefined && { after }) });
    if (!answer.ok) return answer;
    games.push(...answer.games);
    after = answer.next;
    if (after === undefined || games.length >= wanted[which]) return { games, more: after !== undefined };
  }
}

export async function list_games(): Promise<void> {
  const all: Listed[] = [];
  const longer = new Set<Which>();
  let refused: Message | undefined;
  for (const table of [here, server.value]) {
    if (!table) continue;
    for (const which of ['running', 'finished'] as const) {
      let lines = await lines_at(table, which);
      if (table === here && 'error' in lines) {
        // That they were deleted is said once; what is left of them is listed then, and the sentence stays.
        refused ??= lines.error;
        lines = await lines_at(table, which);
      }
      if ('error' in lines) continue;
      for (const game of lines.games) all.push({ ...game, where: table.where });
      if (lines.more) longer.add(which);
    }
  }
  if (refused) unlisted.value = refused;
  else if (unlisted.value?.id !== 'store.error.cleared') unlisted.value = undefined;
  const names = [...new Set(all.map((game) => known_game(game.game)?.catalog))];
  await need_words(...names.filter((name) => name !== undefined));
  more.value = longer;
  listed.value = all.sort((a, b) => b.played - a.played);
}

/** Looks whether a server stands behind this page; a page from a static host finds none and goes on alone. */
export async function find_server(): Promise<void> {
  server_is.value = await server_state();
  if (server_is.value !== 'ready' || server.value) return;
  server.value = await server_table('', () => (server_is.value = 'join'));
  server.value?.changed(() => void list_games());
}

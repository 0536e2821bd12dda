// The games of this page, as the build found them (web/tools/engine_plugin.ts): each with its module.

import { games } from 'virtual:seatmate-games';

import type { KnownGame } from './table.ts';

export const known_games: readonly KnownGame[] = games;

/** The game that a game's id belongs to: ids begin with the game's prefix (`aoi-20261115-1`). */
export function game_of_id(id: string): KnownGame | undefined {
  return known_games.find((game) => id.startsWith(`${game.prefix}-`));
}

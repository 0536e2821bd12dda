// The campaign so far, as the view tells it game by game (src/games/charterstone/view.cpp): who won with how many points, which
// crate was opened, how strong the Automas are since.

import type { Message, View } from '../../protocol.ts';
import { type Charter, charters, colours } from './colours.ts';
import { last_part, term_in } from './reading.ts';

export interface Chapter {
  game: number;
  winners: readonly Charter[];
  points: ReadonlyMap<Charter, number>;
  crate: string;
  strength: number;
}

const items_of = (message: Message | null | undefined): readonly Message[] => {
  const items = message?.args?.items;
  if (!items || typeof items === 'string' || typeof items === 'number') return [];
  return Array.isArray(items) ? items.flatMap((item) => item ?? []) : [{ id: items.term }];
};
const number_of = (message: Message | null | undefined): number => (typeof message?.args?.n === 'number' ? message.args.n : 0);
const is_charter = (name: string): name is Charter => Object.hasOwn(colours, name);

export function chapters_of(view: View): Chapter[] {
  const rows = view.blocks.find((block) => block.id === 'timeline')?.rows ?? [];
  return rows.map(([game, winners, points, crate, strength]) => ({
    game: number_of(game),
    winners: items_of(winners).flatMap(({ id }) => {
      const name = last_part(id);
      return is_charter(name) ? [name] : [];
    }),
    points: new Map(
      items_of(points).flatMap((item) => {
        const name = term_in(item, 'charter');
        return is_charter(name) && typeof item.args?.vp === 'number' ? [[name, item.args.vp] as const] : [];
      }),
    ),
    crate: typeof crate?.args?.text === 'string' ? crate.args.text : '-',
    strength: number_of(strength),
  }));
}

export interface Line {
  charter: Charter;
  /** All points so far after each game; none before its first. */
  sums: readonly (number | undefined)[];
}

/** The standing after each game: the points of all games so far, charter by charter. */
export function standing_of(chapters: readonly Chapter[]): Line[] {
  return charters.flatMap((charter) => {
    let sum: number | undefined;
    const sums = chapters.map(({ points }) => {
      const won = points.get(charter);
      if (won !== undefined) sum = (sum ?? 0) + won;
      return sum;
    });
    return sum === undefined ? [] : [{ charter, sums }];
  });
}

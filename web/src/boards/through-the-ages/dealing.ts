// Which cards can still come, in how many copies, where they will lie, and which of them somebody means who types.

import { fold } from '../../parts/field_value.ts';
import { type Card, cards, type Kind, name_of } from './cards.ts';
import type { Lay } from './reading.ts';
import type { RowCard } from './row.tsx';
import { row_spaces } from './touching.ts';

/** The cards of the row, with those that are told now in its free spaces, from the left. */
export function lay_of_spaces(lay: Lay | undefined, told: readonly string[]): Map<number, RowCard> {
  const spaces = new Map<number, RowCard>();
  const next = [...told];
  for (let n = 1; n <= row_spaces; ++n) {
    const here = lay?.card(`row.${n}`);
    const token = here ? undefined : next.shift();
    const card = token === undefined ? undefined : cards.get(token);
    if (here) spaces.set(n, { card: here.card, name: here.name });
    else if (card) spaces.set(n, { card, name: { id: name_of(card) }, told: true });
  }
  return spaces;
}

/** Copies that are still to come besides those that are told now; undefined: it is a stand-in, of which there are any number. */
export function left_of(card: Card, lay: Lay | undefined, told: readonly string[], repeats: boolean): number | undefined {
  const used = told.filter((token) => token === card.id).length;
  if (!repeats) return 1 - used;
  const here = lay?.cards('deck').find((one) => one.card.id === card.id);
  const all = here?.n ?? card.copies;
  return all === 0 ? undefined : all - used;
}

interface Named {
  card: Card;
  label: string;
}

const words_of = (name: string): string[] => name.split(/[\s.’'-]+/).filter(Boolean);

/** "g", "gr" and "gw" mean the Great Wall: the beginning of a name or of a word in it, or its initials. */
function rank_of(label: string, typed: string): number {
  const name = fold(label);
  if (typed === '' || name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const words = words_of(name);
  if (
    words
      .map((word) => word[0])
      .join('')
      .startsWith(typed)
  )
    return 2;
  if (words.some((word) => word.startsWith(typed))) return 3;
  return name.includes(typed) ? 4 : none;
}
const none = 5;

/** Those somebody means who typed this, the likeliest first; of those that are alike the shortest name. */
export function hits_of<T extends Named>(all: readonly T[], typed: string, kind: Kind | undefined): T[] {
  const found = all
    .map((one) => ({ one, rank: rank_of(one.label, typed) }))
    .filter(({ one: { card }, rank }) => (kind === undefined || card.kind === kind) && rank < none);
  if (typed !== '') found.sort((a, b) => a.rank - b.rank || a.one.label.length - b.one.label.length);
  return found.map(({ one }) => one);
}

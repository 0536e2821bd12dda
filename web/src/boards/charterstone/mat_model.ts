// What is said of the advancement mat, "22c 25 46 210", as five places: a card that is remembered, one that came in, or nothing
// known yet.

import type { Field } from '../../protocol.ts';
import { mat_places } from './layout.ts';

export interface Slot {
  /** As typed; empty: nobody said yet. */
  n: string;
  constructed: boolean;
}

export const read_slots = (text: string): Slot[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && word !== '-')
    .map((word) => ({ n: word.replace(/c$/, ''), constructed: word.endsWith('c') }));

export const fill_up = (slots: readonly Slot[]): Slot[] => [
  ...slots,
  ...Array.from({ length: Math.max(0, mat_places - slots.length) }, () => ({ n: '', constructed: false })),
];

/** What the program remembers of it (questions.cpp). */
export function remembered(field: Field): string {
  const known = field.label?.args?.known;
  const [only] = Array.isArray(known) ? known : [];
  const text = only?.args?.text;
  return typeof text === 'string' ? text : '';
}

/** The text of them; none while one is open, unless fewer lie there. */
export function write_slots(slots: readonly Slot[], fewer: boolean): string {
  const told = slots.filter(({ n }) => n !== '');
  if (!fewer && told.length < mat_places) return '';
  return told.length === 0 ? '-' : told.map(({ n, constructed }) => `${n}${constructed ? 'c' : ''}`).join(' ');
}

const first_building = 5;
const last_building = 123;
const no_buildings = [24, 27, 29, 33, 34, 36, 37, 47, 60, 75, 90, 111];
/** By the number in its corner (4.3). */
export function is_building(n: string): boolean {
  const number = Number(n);
  if (!Number.isInteger(number) || number < first_building || number > last_building) return false;
  return number <= 10 || (number >= 22 && !no_buildings.includes(number));
}

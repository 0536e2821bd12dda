// The cards are those of the data, with what is printed on them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { cards } from './cards.ts';

type Printed = Record<'age' | 'copies' | 'culture' | 'science' | 'happy' | 'strength' | 'stages', number> & { id: string; type: string };
type Military = Record<'age' | 'copies' | 'icons' | 'strength' | 'obsolete' | 'colony_strength' | 'colony_happy', number> & {
  id: string;
  type: string;
};
function read<T>(name: string): T[] {
  const file = fileURLToPath(new URL(`../../../../data/through-the-ages/${name}.json`, import.meta.url));
  return (JSON.parse(readFileSync(file, 'utf8')) as { cards: T[] }).cards;
}

it('has every civil card with what is printed on it', () => {
  for (const { id, type, age, copies, culture, science, happy, strength, stages } of read<Printed>('civil'))
    expect(cards.get(id)).toMatchObject({ id, type, age, copies, culture, science, happiness: happy, strength, stages });
});

it('has every military card', () => {
  for (const { id, type, age, copies, icons, strength, obsolete, colony_strength, colony_happy } of read<Military>('military'))
    expect(cards.get(id)).toMatchObject({
      id,
      type,
      kind: type,
      age,
      copies,
      icons,
      strength: strength + colony_strength,
      obsolete,
      happiness: colony_happy,
    });
});

it('has no other card', () => {
  expect(cards.size).toBe(read('civil').length + read('military').length);
});

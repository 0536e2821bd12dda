import { describe, expect, it, vi } from 'vitest';

vi.mock('virtual:seatmate-lang', () => ({ catalogs: {} }));
vi.mock('virtual:seatmate-games', () => ({ games: [] }));
vi.stubGlobal('navigator', { languages: ['en'] });
const { common_name, concerns, groups_of, tracked_at } = await import('./correct.tsx');

describe('values that belong together', () => {
  it('stand under what their names have in common', () => {
    expect(common_name(['Seconds left on the purple timer', 'Seconds left on the green timer'])).toBe('Seconds left on the');
    expect(common_name(['In play: Agriculture', 'In play: Iron'])).toBe('In play');
    expect(common_name(['紫の砂時計の残り', '紫の砂時計の列'])).toBe('紫の砂時計の');
  });
  it('stand under the first of them if it is next to nothing', () => {
    expect(common_name(['Her culture', 'His culture'])).toBe('Her culture');
    expect(common_name(['A b', 'A c'])).toBe('A b');
  });
  it('are found by the first part of their path; what stands alone comes first', () => {
    const groups = groups_of([
      { id: 'a.1', kind: 'number' },
      { id: 'b', kind: 'number' },
      { id: 'a.2', kind: 'number' },
    ]);
    expect(groups.map(({ name, fields }) => [name, fields.length])).toEqual([
      ['', 1],
      ['a', 2],
    ]);
  });
});

describe('values grouped as the table is', () => {
  const ids = ['score', 'hex.r0c0', 'hex.r0c1', 'ground.r0c0', 'ground.r0c1', 'power.1', 'power.2', 'book.1', 'else.a', 'else.b'];
  const groups = groups_of(
    ids.map((id) => ({ id, kind: 'number' as const })),
    { map: ['hex', 'ground'], board: ['power', 'book'], automa: ['score'] },
  );
  const of = (name: string) => groups.find((group) => group.name === name)?.fields.map(({ id }) => id);
  it('stand by their places, and numbered ones as they come', () => {
    expect(of('map')).toEqual(['hex.r0c0', 'ground.r0c0', 'hex.r0c1', 'ground.r0c1']);
    expect(of('board')).toEqual(['power.1', 'power.2', 'book.1']);
    expect(of('else')).toEqual(['else.a', 'else.b']);
    expect(groups[0]).toMatchObject({ name: '', fields: [{ id: 'score' }] });
  });
});

describe('the values of a place', () => {
  it('are those that the table names', () => {
    const table = { places: [{ id: 'book.1', token: 'book-covered.1', tracked: ['book-covered.1', 'book.1'] }], pieces: [] };
    expect(tracked_at(table, 'book-covered.1')).toEqual(['book-covered.1', 'book.1']);
    expect(tracked_at(table, 'book.1')).toHaveLength(2);
    expect(tracked_at(undefined, 'book.1')).toEqual([]);
  });
  it('are those whose name holds it', () => {
    const all = [
      'hex.r4c7',
      'ground.r4c7',
      'bridge.human1.r1c2-r4c7',
      'hex.r4c70',
      'science.automa.law',
      'free-3.law',
      'score',
      'coins.left',
    ];
    const at = (place: string) => all.filter((id) => concerns(id, place));
    expect(at('r4c7')).toEqual(['hex.r4c7', 'ground.r4c7', 'bridge.human1.r1c2-r4c7']);
    expect(at('law')).toEqual(['science.automa.law', 'free-3.law']);
    expect(at('score')).toEqual(['score']);
    expect(at('coins.left')).toEqual(['coins.left']);
  });
});

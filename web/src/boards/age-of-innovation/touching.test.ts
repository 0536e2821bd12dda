// What can be said about a thing, and what fits together in a form: only what the list of legal moves has.

import { describe, expect, it } from 'vitest';

import { touching } from './touching.ts';
import type { Field, Form, Moves } from '../../protocol.ts';
import { go_on, is_narrowed, narrow, offers_at, places_to_touch } from '../../state/offers.ts';

const field = (id: string, kind: Field['kind'], tokens: string[], otherwise?: string): Field => ({
  id,
  kind,
  options: tokens.map((token) => ({ token })),
  ...(otherwise !== undefined && { otherwise }),
});
const build: Form = { verb: 'build', ends_turn: true, fields: [field('hex', 'place', ['a', 'b', 'c'])] };
const upgrade: Form = {
  verb: 'upgrade',
  ends_turn: true,
  fields: [field('hex', 'place', ['d', 'e']), field('building', 'one_of', ['guild', 'palace'])],
};
const dig: Form = {
  verb: 'dig',
  ends_turn: true,
  fields: [
    field('action', 'one_of', ['power-5', 'own']),
    field('hex', 'place', ['a', 'b', 'c']),
    field('lies', 'one_of', ['workshop', 'lake', 'forest']),
  ],
};
const scholar: Form = {
  verb: 'scholar',
  ends_turn: true,
  fields: [field('discipline', 'one_of', ['law', 'banking']), { id: 'steps', kind: 'number', min: 0, max: 3, otherwise: 'auto' }],
};
const forms = [build, upgrade, dig, scholar];
const listed = (verb: string, ...args: string[][]): [string, Moves] => [verb, { verb, whole: true, args }];
const moves = new Map([
  listed('build', ['a'], ['b']),
  listed('upgrade', ['d', 'guild'], ['e', 'palace']),
  listed('dig', ['power-5', 'a', 'workshop'], ['power-5', 'a', 'lake'], ['own', 'a', 'workshop'], ['own', 'b', 'forest']),
  listed('scholar', ['law', '0'], ['law', '1']),
]);
const at = (place: string) => offers_at(forms, moves, touching.names_of(place));

describe('a place on the board', () => {
  it('offers what can be said about it, and nothing that would be refused', () => {
    expect(at('a').map(({ form }) => form.verb)).toEqual(['build', 'dig']);
    expect(at('b').map(({ form }) => form.verb)).toEqual(['build', 'dig']);
    expect(at('c')).toEqual([]);
    expect(at('d').map(({ form, next }) => [form.verb, next?.options?.map(({ token }) => token)])).toEqual([['upgrade', ['guild']]]);
  });
  it('is said at once where nothing is left to say', () => {
    expect(at('a')[0]).toEqual({ form: build, chosen: { hex: 'a' } });
    // What is as usual needs no word.
    expect(at('law')).toEqual([{ form: scholar, chosen: { discipline: 'law' } }]);
    expect(at('banking')).toEqual([]);
  });
  it('leads on with what is still to say, narrowed by what is said', () => {
    const [, offer] = at('a');
    expect(offer?.next?.id).toBe('action');
    const then = go_on(dig, moves.get('dig'), { hex: 'a', action: 'power-5' });
    expect(then.next?.options?.map(({ token }) => token)).toEqual(['workshop', 'lake']);
    expect(go_on(dig, moves.get('dig'), { ...then.chosen, lies: 'lake' }).next).toBeUndefined();
  });
  it('can be an action of the board, by its number in one form and its name in another', () => {
    expect(at('power-covered.5').map(({ form, chosen }) => [form.verb, chosen])).toEqual([['dig', { action: 'power-5', hex: 'a' }]]);
    expect(at('power-covered.4')).toEqual([]);
  });
  it('stands out only if something can be said about it', () => {
    expect(places_to_touch(forms, moves, ['a', 'b', 'c', 'd', 'e', ...touching.places], touching.names_of)).toEqual(
      new Set(['a', 'b', 'd', 'e', 'law', 'power-covered.5']),
    );
  });
  it('offers all that the form knows where nobody can list the moves', () => {
    expect(offers_at([build], new Map(), [{ token: 'c' }])).toEqual([{ form: build, chosen: { hex: 'c' } }]);
    expect(offers_at([upgrade], new Map([['upgrade', { verb: 'upgrade', whole: false, args: [] }]]), [{ token: 'd' }])[0]?.next).toBe(
      upgrade.fields[1],
    );
  });
});

describe('a form', () => {
  const tokens = (fields: readonly Field[]) => fields.map((one) => one.options?.map(({ token }) => token));
  it('offers in each field what fits with those before it', () => {
    const { fields, chosen } = narrow(upgrade, moves.get('upgrade'), { hex: 'd' });
    expect(tokens(fields)).toEqual([['d', 'e'], ['guild']]);
    expect(chosen).toEqual({ hex: 'd', building: 'guild' });
    expect(is_narrowed(upgrade, fields)).toBe(true);
  });
  it('says nothing any more that does not fit, and takes it up again when it does', () => {
    const said = { action: 'power-5', hex: 'b', lies: 'forest' };
    expect(narrow(dig, moves.get('dig'), said).chosen).toEqual({ action: 'power-5', hex: 'a' });
    expect(narrow(dig, moves.get('dig'), { ...said, action: 'own' }).chosen).toEqual({ ...said, action: 'own' });
  });
  it('narrows numbers to those that are possible, and leaves what is as usual', () => {
    const { fields, chosen } = narrow(scholar, moves.get('scholar'), { steps: 'auto' });
    expect([fields[1]?.min, fields[1]?.max]).toEqual([0, 1]);
    expect(chosen).toEqual({ discipline: 'law', steps: 'auto' });
  });
  it('stays as it is where nobody can list its moves', () => {
    const chosen = { hex: 'd', building: 'palace' };
    expect(narrow(upgrade, undefined, chosen)).toEqual({ fields: upgrade.fields, chosen });
    expect(is_narrowed(upgrade, upgrade.fields)).toBe(false);
  });
});

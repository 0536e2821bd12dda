// What can be said about a thing on the board of Golem: a marble is one whole entry, a tile, a book and a cell are named in their forms.

import { describe, expect, it } from 'vitest';

import type { Field, Form, Moves } from '../../protocol.ts';
import { offers_at, places_to_touch } from '../../state/offers.ts';
import { touching } from './touching.ts';

const field = (id: string, ...tokens: string[]): Field => ({ id, kind: 'one_of', options: tokens.map((token) => ({ token })) });
const form = (verb: string, ends_turn: boolean, ...fields: Field[]): Form => ({ verb, ends_turn, fields });
const forms = [
  form('marble', true, field('row', 'work', 'mirror'), field('marble', 'red', 'white')),
  form('rabbi', true, field('place', '1', '3', 'printed')),
  form('book', false, field('position', '1', '2')),
  form('bury', false, { ...field('cell', '2', '3'), otherwise: '2' }),
  form('menorah', false, field('district', 'red')),
];
const listed = (verb: string, ...args: string[][]): [string, Moves] => [verb, { verb, whole: true, args }];
const moves = new Map([
  listed('marble', ['work', 'red'], ['work', 'white'], ['mirror', 'white']),
  listed('rabbi', ['1'], ['printed']),
  listed('book', ['1'], ['2']),
  listed('bury', ['2'], ['3']),
  listed('menorah', ['red']),
]);
const at = (place: string) => offers_at(forms, moves, touching.names_of(place));
const said = (place: string) => at(place).map(({ form: { verb }, chosen, next }) => [verb, chosen, next?.id]);

describe('the board of Golem', () => {
  it('takes a marble that lies there with one tap', () => {
    expect(said('marble.work.red')).toEqual([['marble', { row: 'work', marble: 'red' }, undefined]]);
    expect(touching.at_once('marble.work.red')).toBe(true);
    expect(touching.at_once('row.work')).toBe(false);
  });
  it('offers no marble that is not there, though its row and its colour are', () => {
    expect(said('marble.mirror.red')).toEqual([]);
    const offered = places_to_touch(forms, moves, touching.places, touching.names_of);
    expect([...offered].filter((place) => place.startsWith('marble.'))).toEqual([
      'marble.work.red',
      'marble.work.white',
      'marble.mirror.white',
    ]);
    expect(offered.has('action.3')).toBe(false);
    expect(offered.has('action.6')).toBe(true);
  });
  it('asks of a row which marble, and names tiles, books, cells and menorahs', () => {
    expect(said('row.work')).toEqual([['marble', { row: 'work' }, 'marble']]);
    expect(said('action.6')).toEqual([['rabbi', { place: 'printed' }, undefined]]);
    expect(said('library.2')).toEqual([['book', { position: '2' }, undefined]]);
    expect(said('cemetery.3')).toEqual([['bury', { cell: '3' }, undefined]]);
    expect(said('menorah.red')).toEqual([['menorah', { district: 'red' }, undefined]]);
    expect(said('score')).toEqual([]);
  });
});

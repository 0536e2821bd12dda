import { describe, expect, it } from 'vitest';

import type { Field } from '../protocol.ts';
import {
  count_in,
  padded,
  phrase_in_words,
  pieces_of,
  read_phrase,
  is_rows_of_things,
  with_another,
  with_count,
  with_word,
  words_in,
  write_phrase,
} from './phrase_model.ts';

const field: Field = {
  id: 'effect',
  kind: 'phrase',
  options: [{ token: 'clay', counted: true }, { token: 'gold', counted: true }, { token: 'kill' }, { token: 'golem' }],
};

describe('a phrase', () => {
  it.each(['', 'clay:2 kill / gold:1', '/', 'kill /', '/ kill', 'golem:2', 'clay:-1', 'a / / b'])(
    'is written as it was read: “%s”',
    (text) => {
      expect(write_phrase(read_phrase(text))).toBe(text);
    },
  );
  it('counts a counted word up, and says another one again', () => {
    let words = with_word(field, [], 'clay');
    words = with_word(field, words, 'clay');
    words = with_word(field, words, 'kill');
    words = with_word(field, words, 'kill');
    words = with_word(field, words, 'clay');
    expect(write_phrase([words])).toBe('clay:2 kill kill clay:1');
  });
  it('shows the same word several times running as one piece', () => {
    const words = read_phrase('kill kill clay:1 clay:1 kill')[0] ?? [];
    expect(pieces_of(words).map(({ token, times }) => [token, times])).toEqual([
      ['kill', 2],
      ['clay', 1],
      ['clay', 1],
      ['kill', 1],
    ]);
    expect(words_in(pieces_of(words))).toEqual(words);
  });
  it('is read with numbers before what they count and behind what they name', () => {
    const name = (option: { token: string }) => option.token.toUpperCase();
    expect(phrase_in_words(field, 'clay:2 golem:3 kill / ', name, '–')).toBe('2 CLAY, GOLEM 3, KILL / –');
  });
});

const track: Field = { id: 'spaces', kind: 'phrase', options: [{ token: 'start', counted: true }, { token: 'plain' }] };

describe('the same word with another number', () => {
  it('stands beside the first, and goes on as the last two do', () => {
    const beside = (text: string): string => write_phrase([with_another(track, read_phrase(text)[0] ?? []) ?? []]);
    expect(beside('start:6')).toBe('start:6 start:6');
    expect(beside('start:6 start:5')).toBe('start:6 start:5 start:4');
    expect(beside('start:2 start:1')).toBe('start:2 start:1 start:1');
    expect(beside('start:2 plain start:4')).toBe('start:2 plain start:4 start:4');
  });
  it('is there only for words that have numbers', () => {
    expect(with_another(track, [])).toBeUndefined();
    expect(with_another(track, [{ token: 'plain' }])).toBeUndefined();
    expect(with_another(track, [{ token: 'plain', number: 2 }])).toBeUndefined();
  });
});

const marbles: Field = { id: 'rows', kind: 'phrase', min: 3, max: 3, options: [{ token: 'red' }, { token: 'blue' }, { token: 'white' }] };

describe('rows of things', () => {
  it('are those whose number is known and whose words have none', () => {
    expect(is_rows_of_things(marbles)).toBe(true);
    expect(is_rows_of_things({ ...marbles, min: undefined, max: undefined })).toBe(true);
    expect(is_rows_of_things({ ...marbles, min: undefined, max: undefined, options: [{ token: 'red' }, { token: 'any' }] })).toBe(false);
    expect(is_rows_of_things({ ...marbles, min: 1, max: 1 })).toBe(false);
    expect(is_rows_of_things({ ...marbles, options: [{ token: 'clay', counted: true }, { token: 'kill' }] })).toBe(false);
  });
  it('are counted in any order, and by number too', () => {
    const [first = [], second = [], third = []] = padded(read_phrase('white red:2 white'), 3);
    expect([count_in(first, 'white'), count_in(first, 'red'), count_in(second, 'red'), third.length]).toEqual([2, 2, 0, 0]);
  });
  it('are written with all rows, however many lie in them', () => {
    let rows = padded([], 3);
    rows = rows.map((row, i) => (i === 1 ? with_count(marbles, with_count(marbles, row, 'white', 2), 'red', 1) : row));
    expect(write_phrase(rows)).toBe('/ red white white /');
    expect(write_phrase(rows.map((row) => with_count(marbles, row, 'white', -1)))).toBe('/ red /');
  });
});

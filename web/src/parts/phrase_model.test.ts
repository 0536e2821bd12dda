import { describe, expect, it } from 'vitest';

import type { Field } from '../protocol.ts';
import { phrase_in_words, pieces_of, read_phrase, with_word, words_in, write_phrase } from './phrase_model.ts';

const field: Field = {
  id: 'effect',
  kind: 'phrase',
  options: [{ token: 'clay', counted: true }, { token: 'gold', counted: true }, { token: 'kill' }, { token: 'golem' }],
};

describe('a phrase', () => {
  it.each(['', 'clay:2 kill / gold:1', '/', 'kill /', '/ kill', 'golem:2', 'clay:-1', 'a / / b'])('is written as it was read: “%s”', (text) => {
    expect(write_phrase(read_phrase(text))).toBe(text);
  });
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
    expect(pieces_of(words).map(({ token, times }) => [token, times])).toEqual([['kill', 2], ['clay', 1], ['clay', 1], ['kill', 1]]);
    expect(words_in(pieces_of(words))).toEqual(words);
  });
  it('is read with numbers before what they count and behind what they name', () => {
    const name = (option: { token: string }) => option.token.toUpperCase();
    expect(phrase_in_words(field, 'clay:2 golem:3 kill / ', name, '–')).toBe('2 CLAY, GOLEM 3, KILL / –');
  });
});

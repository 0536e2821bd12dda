import { describe, expect, it } from 'vitest';

import { words_of } from './words.ts';

const words = words_of('de', [
  {
    locale: 'de',
    texts: {
      'toy.take': 'Nimm {n, plural, one {einen Kiesel} other {# Kiesel}} von {who}.',
      'toy.many': '{n} Punkte',
      'toy.her': 'ihr',
      'toy.list': 'Karten: {cards}',
      'toy.who': '{who_id, select, her {sie} other {du}}',
      'toy.tag': 'a < b & <c>',
      'toy.quote': "it''s {n}",
      'toy.broken': 'Nimm {n, plural, one {einen}.',
    },
  },
  { locale: 'en', texts: { 'toy.only': '{n, plural, one {one} other {# others}}', 'toy.take': 'Take' } },
]);

describe('words', () => {
  it('fills in numbers, terms and lists as the terminal does', () => {
    expect(words.say({ id: 'toy.take', args: { n: 1, who: { term: 'toy.her' } } })).toBe('Nimm einen Kiesel von ihr.');
    expect(words.say({ id: 'toy.many', args: { n: 1234 } })).toBe('1.234 Punkte');
    expect(words.say({ id: 'toy.who', args: { who: { term: 'toy.her' } } })).toBe('sie');
    const card = (text: string) => ({ id: 'plain', args: { text } });
    expect(words.say({ id: 'toy.list', args: { cards: ['a', 'b', 'c'].map(card) } })).toBe('Karten: a, b und c');
    expect(words.say({ id: 'toy.who', args: { who: [{ id: 'toy.her' }] } })).toBe('sie');
  });
  it('falls back to English with English plurals, and then to the id', () => {
    expect(words.say({ id: 'toy.only', args: { n: 1 } })).toBe('one');
    expect(words.say({ id: 'toy.nowhere' })).toBe('toy.nowhere');
    expect(words.has('toy.only')).toBe(true);
    expect(words.has('toy.nowhere')).toBe(false);
  });
  it('says nothing for nothing, and texts and numbers as they are', () => {
    expect(words.say(null)).toBe('');
    expect(words.say({ id: 'plain', args: { text: 'E3' } })).toBe('E3');
    expect(words.say({ id: 'number', args: { n: 7 } })).toBe('7');
  });
  it('shows what would turn the order of reading around, wherever it comes from', () => {
    expect(words.say({ id: 'plain', args: { text: 'a\u202eb' } })).toBe('a<U+202E>b');
    expect(words.say({ id: 'toy.many', args: { n: '\u001b[2J' } })).toBe('␛[2J Punkte');
    expect(words.say({ id: 'toy.\u202eedoc' })).toBe('toy.<U+202E>edoc');
  });
  it('takes no sign for markup, and quotes as ICU does', () => {
    expect(words.say({ id: 'toy.tag' })).toBe('a < b & <c>');
    expect(words.say({ id: 'toy.quote', args: { n: 2 } })).toBe("it's 2");
  });
  it('shows the bare text rather than nothing when an argument is missing', () => {
    expect(words.say({ id: 'toy.many' })).toBe('{n} Punkte');
  });
  it('shows what is no message as it stands', () => {
    expect(words.say({ id: 'toy.broken', args: { n: 1 } })).toBe('Nimm {n, plural, one {einen}.');
  });
});

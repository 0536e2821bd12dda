import { expect, it } from 'vitest';

import { read_answer, shown } from './shown.ts';

it('leaves the words of every language as they are', () => {
  for (const text of ['', 'Größe', '城を建てる', 'line\nline', '👩‍🚀 a\u00a0b', '␛']) expect(shown(text)).toBe(text);
});

it('shows what would be obeyed', () => {
  expect(shown('\u001b]0;title\u0007\u007f')).toBe('␛]0;title␇␡');
  expect(shown('a\rb\u009b2J')).toBe('a␍b<U+009B>2J');
  expect(shown('exe\u202etxt\u2066\u061c')).toBe('exe<U+202E>txt<U+2066><U+061C>');
  expect(shown('a\u2028b\u2029')).toBe('a<U+2028>b<U+2029>');
});

it('shows titles of answers so, and nothing else of them', () => {
  for (const title of ['ab\u202edc', 'ab\\u202edc'])
    expect(read_answer(`{"games":[{"title":"${title}"}],"text":"${title}"}`)).toEqual({
      games: [{ title: 'ab<U+202E>dc' }],
      text: 'ab\u202edc',
    });
  expect(read_answer('{"title":{"id":"toy.title"},"n":1}')).toEqual({ title: { id: 'toy.title' }, n: 1 });
});

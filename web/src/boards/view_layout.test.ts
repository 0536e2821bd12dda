import { expect, test } from 'vitest';

import { layout_of, width_of } from './view_layout.ts';

test('double-width signs take two', () => {
  expect(width_of('A1')).toBe(2);
  expect(width_of('日本語')).toBe(6);
  expect(width_of('ｱｲ')).toBe(2);
  expect(width_of('Привет')).toBe(6);
});

test('a narrow table fits a phone', () => {
  expect(layout_of(['Player', 'Passed', 'Buildings', 'Bridges'], [['You', 'no', '6', '']])).toBe('fits');
});

test('words may wrap, as long as the rows stay low', () => {
  const head = ['Space', 'Card', 'Kind'];
  expect(layout_of(head, [['12', 'Transcontinental Railroad', 'special technology, colonisation, II']])).toBe('fits');
  expect(
    layout_of(head, [['12', 'Transcontinental Railroad', 'a marble not on the character, most marbles, left marble of the character']]),
  ).toBe('cards');
});

test('many short columns scroll', () => {
  const head = ['District', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
  expect(layout_of(head, [['yellow', ...head.slice(1).map(() => '5sg')]])).toBe('scroll');
});

test('without rows or columns nothing breaks', () => {
  expect(layout_of([], [])).toBe('fits');
});

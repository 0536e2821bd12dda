// How a table is best shown where there is little room for it.

import type { Block } from '../protocol.ts';
import type { Words } from '../words/words.ts';

/** `fits` even a phone; `cards`: its rows become cards there; `scroll`: many short columns, which scroll within themselves. */
export type Layout = 'fits' | 'cards' | 'scroll';

const phone = 40; // half-width signs in a line
const between_columns = 2;
const many_columns = 7;
const short_cell = 4;
const most_lines = 2;

/** Half-width signs: a Chinese, Japanese or Korean sign takes the room of two. */
export function width_of(text: string): number {
  let width = 0;
  for (const sign of text)
    width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(sign) ? 2 : 1;
  return width;
}

export interface Texts {
  head: string[];
  body: string[][];
}

export function texts_of(block: Block, words: Words): Texts {
  return {
    head: (block.columns ?? []).map((column) => words.say(column)),
    body: (block.rows ?? []).map((row) => row.map((cell) => words.say(cell))),
  };
}

export function layout_of(head: readonly string[], body: readonly (readonly string[])[]): Layout {
  const longest_word = (text: string): number => Math.max(0, ...text.split(/[\s-]+/).map(width_of));
  const column = (measure: (text: string) => number, i: number): number => Math.max(0, ...body.map((row) => measure(row[i] ?? '')));
  const gaps = between_columns * (head.length - 1);
  const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, gaps);
  const cells = head.map((_, i) => column(width_of, i));
  if (body.every((row) => row.slice(1).every((text) => width_of(text) <= short_cell)) && head.length >= many_columns) return 'scroll';
  // Words wrap between each other, as long as a row does not become a tower.
  const narrowest = sum(head.map((text, i) => Math.max(longest_word(text), column(longest_word, i))));
  return narrowest <= phone && sum(cells) <= phone * most_lines ? 'fits' : 'cards';
}

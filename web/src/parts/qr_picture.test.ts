// What a camera reads from the picture is what was to be said.

import decode from 'qr/decode.js';
import { expect, it } from 'vitest';

import { qr_picture } from './qr_picture.ts';

/** The picture as a camera sees it: four dots for each side of a square. */
function seen({ size, path }: { size: number; path: string }): { width: number; height: number; data: Uint8Array } {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      data.fill(0, (row * width + Number(x) * scale) * 4, (row * width + (Number(x) + Number(length)) * scale) * 4);
  for (let dot = 3; dot < data.length; dot += 4) data[dot] = 255;
  return { width, height: width, data };
}

it('says what it was told', () => {
  for (const text of ['http://192.168.1.5:7328/#/join/K7M2PX', 'Seatmate', 'ж'.repeat(300), 'x'.repeat(2900)]) {
    const picture = qr_picture(text);
    expect(picture && decode(seen(picture))).toBe(text);
  }
});

it('has a light margin of four squares', () => {
  const { size, path } = qr_picture('http://192.168.1.5:7328/') ?? { size: 0, path: '' };
  const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
  expect(Math.min(...dark.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...dark.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...dark.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
});

it('is none for what does not fit', () => {
  expect(qr_picture('x'.repeat(3000))).toBeUndefined();
});

// A link holds what was told, whole; one that is torn, foreign or a bomb holds nothing.

import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { file_of } from './box.ts';
import { clean_name, packed, part_of_link, read_file, unpacked } from './share_link.ts';

const told = [
  { id: 'card.1', value: 'gold 2 marble 2,1,3,5,4 work,most 1,2,3,4,5 left' },
  { id: 'building.7', value: 'Старая мельница;3;0' },
  { id: 'district.red.1', value: '' },
];

test('what was told comes out of a link as the same box file', async () => {
  const part = await packed('golem', 'Anna', told);
  expect(await unpacked(part)).toBe(file_of('golem', told, 'Anna'));
  expect(part_of_link(`Here it is: https://seatmate.example/#/take/${part} bye`)).toBe(part);
  expect(part).toMatch(/^[\w-]+$/);
});

test('a box of thirty things fits into a picture', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({ id: `book.${i + 1}`, value: `red ${i % 7} clay:${i % 5} kill / vp:3` }));
  expect((await packed('golem', 'Anna', many)).length).toBeLessThan(1000);
});

test('a torn, foreign or oversized one holds nothing', async () => {
  const part = await packed('golem', 'Anna', told);
  const pack = (text: string): string => deflateRawSync(text).toString('base64url');
  const wrong = [
    '',
    'nonsense',
    part.slice(0, -9),
    `${part.slice(0, 20)}${part.slice(24)}`,
    `${part}!`,
    'A'.repeat(70_000),
    pack('"golem"'),
    pack('["golem"]'),
    pack('["golem","Anna","card.1"]'),
    pack('["golem","Anna","card.1",3]'),
    pack(`["golem","${'a'.repeat(3 << 20)}"]`),
  ];
  for (const one of wrong) expect(await unpacked(one), one.slice(0, 40)).toBeUndefined();
});

test('a file says what it is', () => {
  expect(read_file(file_of('golem', told, 'Anna'))).toMatchObject({ kind: 'box', game: 'golem', name: 'Anna' });
  expect(read_file('\uFEFF{"seatmate": "deck", "game": "tta"}')).toMatchObject({ kind: 'deck', name: '' });
  for (const text of ['', 'Dear diary', '[]', '{"seatmate": "box"}', '{"seatmate": "song", "game": "golem"}'])
    expect(read_file(text)).toBeUndefined();
  expect(clean_name(`  Anna\u0007 ${'x'.repeat(90)}`)).toHaveLength(40);
});

import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { generated, protocol_types } from '../../tools/protocol_types.ts';
import { brings_something, changes_a_game, names_a_campaign, type RequestName } from '../protocol.ts';
import { requests } from './generated.ts';

it('is what the schema and the table of requests say: `npm run types` writes it', async () => {
  expect(readFileSync(generated, 'utf8')).toBe(await protocol_types());
});

it('tells apart what requests do', () => {
  const all = Object.keys(requests) as RequestName[];
  expect(all.filter(changes_a_game)).toEqual(['input', 'adjust', 'undo', 'redo', 'jump', 'mend']);
  expect(all.filter(names_a_campaign)).toEqual(['campaign-next', 'campaign-export']);
  expect(all.filter(brings_something)).toContain('campaign-next');
  expect(all.filter(brings_something)).not.toContain('rename');
});

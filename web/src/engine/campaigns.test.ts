// Campaigns as the page keeps them: what belongs together is known without waking an engine.

import { describe, expect, it } from 'vitest';

import type { CampaignsResponse, ListedGame } from '../protocol.ts';
import { campaigns_of } from './engine.ts';
import { open_tab } from './engine_test_support.ts';

const game = (id: string, played: number, campaign?: ListedGame['campaign']): ListedGame => ({
  id,
  game: 'charterstone',
  title: `of ${id}`,
  summary: null,
  created: 1,
  played,
  finished: false,
  number: 0,
  of: 0,
  ...(campaign ? { campaign } : {}),
});

describe('campaigns', () => {
  it('hold their games in order, the one played last first', () => {
    const rows = [
      game('b-2', 9, { id: 'b-1', chapter: 2 }),
      game('a-1', 8),
      game('c-1', 7, { id: 'c-1', chapter: 1 }),
      game('b-1', 3, { id: 'b-1', chapter: 1 }),
      game('b-3', 2, { id: 'b-1', chapter: 3 }),
    ];
    const all = campaigns_of(rows);
    expect(all.map(({ id, title, games }) => [id, title, games.map(({ id: one, chapter }) => [one, chapter])])).toEqual([
      [
        'b-1',
        'of b-1',
        [
          ['b-1', 1],
          ['b-2', 2],
          ['b-3', 3],
        ],
      ],
      ['c-1', 'of c-1', [['c-1', 1]]],
    ]);
  });

  it('are listed from what is kept, without an engine', async () => {
    const tab = open_tab();
    await tab.storage.commit(
      () =>
        [1, 2].map((chapter) => ({
          do: 'create',
          base: 0,
          header: '',
          records: [],
          row: { ...game(`charter-${chapter}`, chapter, { id: 'charter-1', chapter }), revision: chapter },
        })),
      { last: 0, told_revision: 0 },
    );
    const answer = await tab.ok<CampaignsResponse>({ do: 'campaigns', tag: 5 });
    expect(answer).toMatchObject({ tag: 5, campaigns: [{ id: 'charter-1', games: [{ id: 'charter-1' }, { id: 'charter-2' }] }] });
    expect(tab.loaded).toEqual([]);
  });
});

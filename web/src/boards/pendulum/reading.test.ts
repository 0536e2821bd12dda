import { describe, expect, it } from 'vitest';

import type { Message, Piece, Tabletop, View } from '../../protocol.ts';
import { arrows_in, cards_in, province_in, read_table, sight_in, track_in } from './reading.ts';

const hers = (place: string, kind = 'pen.worker.grande'): Piece => ({ place, kind, owner: 'pen.player.automas', hers: true });
const table = (...pieces: Piece[]): Tabletop => ({ places: [], pieces });
const text = (words: string): Message => ({ id: 'plain', args: { text: words } });

describe('the pieces', () => {
  it('stand in their boxes, hers and yours', () => {
    const { boxes } = read_table(
      table(hers('space.purple-top-left'), { place: 'box.black-top-2', kind: 'pen.worker.common', owner: 'pen.player.human', count: 2 }),
    );
    expect(boxes.get('purple-top-left')?.top).toEqual([{ kind: 'grande', hers: true }]);
    expect(boxes.get('black-top-2')?.bottom).toEqual([
      { kind: 'common', hers: false },
      { kind: 'common', hers: false },
    ]);
    expect(boxes.size).toBe(16);
  });

  it('say where each timer stands', () => {
    const { timer_row } = read_table(
      table({ place: 'timer.purple.bottom', kind: 'pen.timer.purple' }, { place: 'timer.green.top', kind: 'pen.timer.green' }),
    );
    expect(timer_row).toEqual({ purple: 'bottom', green: 'top', black: 'top' });
  });

  it('say who stands where on the tracks, and what lies on the mats and on the council board', () => {
    const read = read_table(
      table(
        hers('track.7', 'pen.piece.marker'),
        { place: 'track.7', kind: 'pen.piece.marker', owner: 'pen.player.automa-2', hers: true },
        { place: 'privilege.1', kind: 'pen.piece.privilege', owner: 'pen.player.automa-2' },
        { place: 'privilege.2', kind: 'pen.piece.privilege', owner: 'pen.player.human' },
        { place: 'mat.automa-1', kind: 'pen.piece.card', name: { id: 'number', args: { n: 17 } } },
        { place: 'mat.automa-1', kind: 'pen.worker.grande' },
        { place: 'votes.automa-2', kind: 'pen.piece.vote', count: 9 },
        { place: 'council.c2', kind: 'pen.piece.reward', name: { id: 'pen.reward.vote' } },
        { place: 'final.power', kind: 'pen.piece.final-reward', name: { id: 'pen.final.power' } },
        { place: 'circles', kind: 'pen.piece.time-marker' },
        { place: 'achievement', kind: 'pen.piece.legendary-token' },
      ),
    );
    expect(read.stands['automa-2']).toBe(7);
    expect(read.privilege).toEqual(['automa-2', 'human']);
    expect(read.mats['automa-1']).toEqual({ cards: ['17'], grande: true, votes: 0 });
    expect(read.mats['automa-2'].votes).toBe(9);
    expect([...read.council]).toEqual([['c2', { id: 'pen.reward.vote' }]]);
    expect([...read.finals]).toEqual(['power']);
    expect(read.token).toBe(true);
    expect(read.flips).toBe(2);
  });
});

describe('the view', () => {
  const view: View = {
    blocks: [
      { id: 'track', kind: 'table', rows: [[{ id: 'number', args: { n: 1 } }, text('[1] . [2]-12 -4 P G')]] },
      {
        id: 'automas',
        kind: 'table',
        columns: [{ id: 'pen.label.automa' }, { id: 'pen.label.cards' }, { id: 'pen.label.in-sight' }],
        rows: [
          [
            { id: 'pen.player.automa-1' },
            {
              id: 'pen.label.list',
              args: {
                items: [
                  { id: 'pen.label.card-icon', args: { card: 5, vp: 0, votes: 2, icon: { term: 'pen.icon.province' } } },
                  { id: 'number', args: { n: 9 } },
                ],
              },
            },
            { id: 'pen.reward.vote' },
          ],
        ],
      },
    ],
  };
  it('tells the spaces of the track, whoever stands on them', () => {
    expect(track_in(view)).toEqual([
      [
        { ground: 'path' },
        { ground: 'path' },
        { minus: 12, ground: 'path' },
        { minus: 4, ground: 'path' },
        { ground: 'parchment' },
        { ground: 'glory' },
      ],
    ]);
  });
  it('tells what is known of the cards on a mat', () => {
    expect(cards_in(view, 'automa-1')).toEqual([{ number: '5', vp: 0, votes: 2, icon: 'province' }, { number: '9' }]);
    expect(cards_in(view, 'automa-2')).toEqual([]);
  });
  it('tells what an automa would take now, if Foreshadowing is played', () => {
    expect(sight_in(view, 'automa-1')).toEqual({ id: 'pen.reward.vote' });
    expect(sight_in({ blocks: [] }, 'automa-1')).toBeUndefined();
  });
});

describe('a step', () => {
  it('is an arrow for a worker and for a timer, and none for what was put down', () => {
    expect(
      arrows_in([
        { from: 'space.green-top-left', to: 'space.green-top-right', kind: 'pen.worker.grande', hers: true },
        { from: 'timer.purple.top', to: 'timer.purple.bottom', kind: 'pen.timer.purple' },
        { to: 'markers', kind: 'pen.piece.time-marker' },
      ]),
    ).toEqual([
      { from: 'space.green-top-left', to: 'space.green-top-right', what: 'worker' },
      { from: 'timer.purple.top', to: 'timer.purple.bottom', what: 'timer' },
    ]);
  });
  it('names the province it discards', () => {
    expect(province_in(['province-3'])).toBe(3);
    expect(province_in(['purple-top-left'])).toBeUndefined();
  });
});

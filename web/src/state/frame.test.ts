import { describe, expect, it } from 'vitest';

import type { FinalResult, Report, SetupOption } from '../protocol.ts';
import { file_name, taking_in } from './files.ts';
import { bg_stats_link, english_name, utc_text } from './play_log.ts';
import { read_route, write_route, type Route } from './route.ts';
import { applies } from './setup_options.ts';
import { card_at, last_of, left_over, lone_notes, missed_steps, motion_of, type Shown, shown_steps } from './steps.ts';

const step = (kind: 'carry_out' | 'you_may' | 'note', id: string) => ({ kind, text: { id } });
const report = (...steps: Report['steps']): Report => ({ title: { id: 'title' }, steps });

describe('her steps', () => {
  it('shows notes with the step they stand before, and the last ones with the last step', () => {
    const shown = shown_steps(report(step('note', 'a'), step('carry_out', 'b'), step('you_may', 'c'), step('note', 'd')), 7);
    expect(shown.map(({ index, entry, notes }) => ({ index, entry, notes: notes.map((note) => note.index) }))).toEqual([
      { index: 1, entry: 7, notes: [0] },
      { index: 2, entry: 7, notes: [3] },
    ]);
    expect(lone_notes(report(step('note', 'a'), step('carry_out', 'b')))).toEqual([]);
  });
  it('keeps notes that stand alone for what comes next', () => {
    const only = report(step('note', 'a'), step('note', 'b'));
    expect(shown_steps(only, 1)).toEqual([]);
    expect(lone_notes(only).map((note) => note.index)).toEqual([0, 1]);
  });
  it('folds into a step what is done in one motion with it', () => {
    const joins = (one: { text?: { id: string } | null }): boolean => one.text?.id.startsWith('points') === true;
    const told = report(
      step('carry_out', 'a'),
      step('note', 'b'),
      step('note', 'points'),
      step('you_may', 'c'),
      step('carry_out', 'points2'),
    );
    const shown = shown_steps(told, 7, joins);
    expect(shown.map((one) => motion_of(one).map(({ index }) => index))).toEqual([[0, 1, 2, 4], [3]]);
    expect(shown.map(last_of)).toEqual([4, 3]);
    // Points that nothing brings are a step of their own.
    expect(shown_steps(report(step('carry_out', 'points')), 7, joins).map(({ index }) => index)).toEqual([0]);
    expect(missed_steps([{ number: 4, at: 0, report: told }], joins)).toHaveLength(2);
  });
  it('finds what was missed while somebody else went on, but nothing undone', () => {
    const line = (number: number, undone?: true) => ({ number, at: 0, report: report(step('carry_out', `s${number}`)), undone });
    expect(missed_steps([line(4), line(5), line(6, true)]).map((shown) => shown.entry)).toEqual([4, 5]);
  });
});

describe('a card of steps', () => {
  const shown = (entry: number): Shown => ({
    entry,
    index: 0,
    step: step('carry_out', 's'),
    title: undefined,
    notes: [],
  });
  const queue = [shown(3), shown(4), shown(4), shown(4), shown(4), shown(5)];
  it('holds what one entry brought about', () => {
    expect(card_at(queue, 0)).toEqual({ from: 0, to: 1 });
    expect(card_at(queue, 3)).toEqual({ from: 1, to: 5 });
    expect(card_at(queue, 5)).toEqual({ from: 5, to: 6 });
  });
  it('leaves over what was neither done nor ticked off', () => {
    expect(left_over(queue, 1, [2, 4])).toEqual([queue[1], queue[3], queue[5]]);
  });
});

describe('addresses', () => {
  const routes: Route[] = [
    { place: { screen: 'home' }, open: '' },
    { place: { screen: 'home' }, open: 'settings' },
    { place: { screen: 'new', game: 'age-of-innovation' }, open: '' },
    { place: { screen: 'game', id: 'aoi-20261115-1', where: 'here' }, open: 'why.3.0' },
    { place: { screen: 'game', id: 'aoi-20261115-1', where: 'server' }, open: 'form.build' },
  ];
  it.each(routes)('reads what it wrote: %j', (route) => {
    expect(read_route(write_route(route))).toEqual(route);
  });
  it('takes anything else for Home', () => {
    for (const hash of ['', '#', '#/', '#/game', '#/game/', '#/nowhere/x', '#/../..']) expect(read_route(hash).place.screen).toBe('home');
  });
});

describe('setup options', () => {
  const option = (id: string, otherwise: string, when?: string, is?: string): SetupOption => ({ id, kind: 'one_of', otherwise, when, is });
  const all = [option('humans', '1'), option('faction', 'a', 'humans', '1'), option('colour', 'x', 'faction', 'b,c')];
  it('make sense under what was chosen, or under the defaults, all the way up', () => {
    const asked = (chosen: Record<string, string>) => all.filter((one) => applies(one, all, chosen)).map((one) => one.id);
    expect(asked({})).toEqual(['humans', 'faction']);
    expect(asked({ faction: 'c' })).toEqual(['humans', 'faction', 'colour']);
    expect(asked({ faction: 'c', humans: '2' })).toEqual(['humans']);
    expect(applies(option('lost', '', 'nowhere', 'x'), all, {})).toBe(false);
  });
});

describe('files', () => {
  it('knows what a text is', () => {
    expect(taking_in('seatmate journal 1\n').do).toBe('import');
    expect(taking_in('seatmate campaign 1\n').do).toBe('campaign-import');
    expect(taking_in('{"seatmate": "box", "game": "toy"}').do).toBe('facts-in');
    expect(taking_in(' {\n "seatmate" : "deck"}').do).toBe('deck-in');
    expect(taking_in('Dear diary').do).toBe('import');
  });
  it('names files so that every disk takes them', () => {
    expect(file_name('Rainy Sunday / 2: "Zoë"', 'toy-1', 'txt')).toBe('Rainy-Sunday-2-Zoë-toy-1.txt');
    expect(file_name('', 'toy-1', 'txt')).toBe('toy-1.txt');
    expect(file_name('日曜', 'toy-1', 'txt')).toBe('日曜-toy-1.txt');
  });
});

describe('a finished game', () => {
  const result: FinalResult = {
    rows: [null],
    standings: [
      { points: [7], total: 7, winner: true },
      { points: [5], total: 5, automa: true },
    ],
  };
  it('is a play for BG Stats, with her among the players', () => {
    const link = bg_stats_link({
      id: 'toy-1',
      game: 'age-of-innovation',
      ended: Date.UTC(2026, 10, 15, 19, 30),
      result,
      name: (i) => ['Ann & Bo', 'Automa'][i] ?? '',
    });
    const [address, data = ''] = link.split('?data=');
    expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(JSON.parse(decodeURIComponent(data))).toEqual({
      sourceName: 'Seatmate',
      sourcePlayId: 'toy-1',
      playDate: '2026-11-15 19:30:00',
      game: { name: 'Age of Innovation', sourceGameId: 'age-of-innovation', highestWins: true, noPoints: false },
      players: [
        { name: 'Ann & Bo', sourcePlayerId: 'player-age-of-innovation-1', startPlayer: false, score: 7, winner: true },
        { name: 'Automa', sourcePlayerId: 'automa-age-of-innovation-2', startPlayer: false, score: 5, winner: false },
      ],
    });
  });
  it('has names and dates as others read them', () => {
    expect(english_name('through-the-ages')).toBe('Through the Ages');
    expect(utc_text(0)).toBe('1970-01-01 00:00:00');
  });
});

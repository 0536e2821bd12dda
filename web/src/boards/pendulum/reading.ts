// What the board of Pendulum shows, read from its pieces (src/games/pendulum/tabletop.cpp). The few things that are no piece (which
// purple flip this is, the numbers on the automas' track) are read from the view.

import type { Message, Moved, Piece, Tabletop, View } from '../../protocol.ts';

export const areas = ['purple', 'green', 'black'] as const;
export type Area = (typeof areas)[number];
export const rows = ['top', 'bottom'] as const;
export type Row = (typeof rows)[number];

/** So many purple flips of the round call the council (PE-TIMER-7). */
export const last_flip = 3;

export const is_area = (name: string): name is Area => (areas as readonly string[]).includes(name);

/** The action spaces of a row, from left to right. */
export function spaces_of(area: Area, row: Row): string[] {
  const names = area === 'black' ? ['1', '2', '3', '4'] : ['left', 'right'];
  return names.map((name) => `${area}-${row}-${name}`);
}

/** The one of two that lie beside each other on which more is printed; in black all are alike. */
export const is_large = (space: string): boolean => space.endsWith('top-left') || space.endsWith('bottom-right');

export interface Worker {
  kind: 'common' | 'grande';
  hers: boolean;
}

/** The top box and the bottom box of a space. */
export interface Boxes {
  top: Worker[];
  bottom: Worker[];
}

export const last_part = (id: string): string => id.split('.').at(-1) ?? id;

const owner_of = (piece: { owner?: string }): string => last_part(piece.owner ?? '');

function workers(pieces: readonly Piece[]): Worker[] {
  return pieces.flatMap((piece) => {
    if (!piece.kind.startsWith('pen.worker.')) return [];
    const worker: Worker = { kind: last_part(piece.kind) === 'common' ? 'common' : 'grande', hers: piece.hers === true };
    return Array.from({ length: piece.count ?? 1 }, () => worker);
  });
}

export const automas = ['automa-1', 'automa-2'] as const;
export const players = ['human', 'automa-1', 'automa-2'] as const;
export type Player = (typeof players)[number];

export interface Mat {
  /** By their numbers. */
  cards: string[];
  grande: boolean;
  votes: number;
}

export interface Table {
  /** By space. */
  boxes: ReadonlyMap<string, Boxes>;
  timer_row: Readonly<Record<Area, Row>>;
  /** The legendary token lies on the achievement card. */
  token: boolean;
  /** Time markers on the automas' mat. */
  markers: number;
  /** Which purple flip of the round was the last one: each has taken a time marker from its circle. */
  flips: number;
  /** Who stands on which place of the privilege track, the first one first. */
  privilege: readonly Player[];
  mats: Readonly<Record<'automa-1' | 'automa-2', Mat>>;
  /** On which space of their track each automa stands. */
  stands: Readonly<Record<'automa-1' | 'automa-2', number | undefined>>;
  /** What lies on the places of the council board; nothing, where none lies. */
  council: ReadonlyMap<string, Message>;
  finals: ReadonlySet<string>;
}

export function read_table(table: Tabletop | undefined): Table {
  const on = new Map<string, Piece[]>();
  for (const piece of table?.pieces ?? []) on.set(piece.place, [...(on.get(piece.place) ?? []), piece]);
  const at = (place: string): readonly Piece[] => on.get(place) ?? [];
  const count = (place: string): number => at(place).reduce((sum, piece) => sum + (piece.count ?? 1), 0);

  const boxes = new Map<string, Boxes>();
  for (const area of areas)
    for (const row of rows)
      for (const space of spaces_of(area, row))
        boxes.set(space, { top: workers(at(`space.${space}`)), bottom: workers(at(`box.${space}`)) });

  const row_of = (area: Area): Row => (at(`timer.${area}.bottom`).length > 0 ? 'bottom' : 'top');
  const mat = (automa: string): Mat => ({
    cards: at(`mat.${automa}`).flatMap((piece) => (piece.kind === 'pen.piece.card' ? [number_in(piece.name)] : [])),
    grande: at(`mat.${automa}`).some((piece) => piece.kind === 'pen.worker.grande'),
    votes: count(`votes.${automa}`),
  });
  const stands = (automa: string): number | undefined => {
    for (const [place, pieces] of on)
      if (place.startsWith('track.') && pieces.some((piece) => owner_of(piece) === automa)) return Number(last_part(place));
    return undefined;
  };
  const council = new Map<string, Message>();
  for (const [place, [piece]] of on) if (place.startsWith('council.') && piece?.name) council.set(last_part(place), piece.name);
  return {
    boxes,
    timer_row: { purple: row_of('purple'), green: row_of('green'), black: row_of('black') },
    token: at('achievement').length > 0,
    markers: count('markers'),
    flips: last_flip - count('circles'),
    privilege: [1, 2, 3].flatMap((n) => at(`privilege.${n}`).map((piece) => owner_of(piece) as Player)),
    mats: { 'automa-1': mat('automa-1'), 'automa-2': mat('automa-2') },
    stands: { 'automa-1': stands('automa-1'), 'automa-2': stands('automa-2') },
    council,
    finals: new Set([...on.keys()].filter((place) => place.startsWith('final.')).map(last_part)),
  };
}

/** The kind of a reward card. */
export const reward_in = (message: Message): string => last_part(message.id);

/** What a plain number or a plain text says. */
export function number_in(message: Message | null | undefined): string {
  const { n, text } = message?.args ?? {};
  return typeof n === 'number' ? String(n) : typeof text === 'string' ? text : '';
}

const block_of = (view: View | undefined, id: string) => view?.blocks.find((block) => block.id === id);

function fact(view: View | undefined, label: string): Message | undefined {
  return block_of(view, 'game')?.rows?.find(([what]) => what?.id === `pen.label.${label}`)?.[1] ?? undefined;
}

export function round_in(view: View | undefined): number {
  return Number(fact(view, 'round')?.args?.round ?? 0);
}

/** One space of the automas' track: so many before the parchment is printed on it, or what it lies in. */
export interface TrackSpace {
  minus?: number;
  ground: 'path' | 'parchment' | 'glory';
}

/** The automas' track row by row; markers stand in brackets in the view, before what is printed under them. */
export function track_in(view: View | undefined): TrackSpace[][] {
  const lines = block_of(view, 'track')?.rows ?? [];
  return lines.map(([, text]) => {
    const words = number_in(text).split(' ').filter(Boolean);
    return words.map((word): TrackSpace => {
      const printed = word.replace(/^\[\d+\]/, '');
      if (/^-\d+$/.test(printed)) return { minus: Number(printed.slice(1)), ground: 'path' };
      return { ground: printed === 'P' ? 'parchment' : printed === 'G' ? 'glory' : 'path' };
    });
  });
}

/** A council is held: their cards lie on the mats, or the reward cards on the board. */
export function in_council({ mats, council }: Table): boolean {
  return mats['automa-1'].cards.length > 0 || [...council.keys()].some((place) => place !== 'grande');
}

const last_round = 4;

/** In the last council the final rewards take the place of the cards. */
export const is_last_council = (view: View | undefined, { finals }: Table): boolean => round_in(view) === last_round && finals.size > 0;

/** What is known of the right side of a card that lies on a mat. */
export interface CardSide {
  number: string;
  vp?: number;
  votes?: number;
  icon?: string;
}

const line_of = (view: View | undefined, automa: string) =>
  block_of(view, 'automas')?.rows?.find(([who]) => last_part(who?.id ?? '') === automa);

/** The cards of an automa as the view tells them, with what counts in the council. */
export function cards_in(view: View | undefined, automa: string): CardSide[] {
  const items = line_of(view, automa)?.find((cell) => cell?.args?.items)?.args?.items;
  if (!Array.isArray(items)) return [];
  return items.map((item): CardSide => {
    const args = item?.args ?? {};
    const { card, vp, votes, icon } = args;
    if (card === undefined) return { number: number_in(item) };
    return {
      number: String(card),
      vp: Number(vp ?? 0),
      votes: Number(votes ?? 0),
      ...(icon && typeof icon === 'object' && 'term' in icon && { icon: last_part(icon.term) }),
    };
  });
}

/** Foreshadowing: the reward that an automa would take if the council were now. */
export function sight_in(view: View | undefined, automa: string): Message | undefined {
  const at = block_of(view, 'automas')?.columns?.findIndex((column) => column?.id === 'pen.label.in-sight') ?? -1;
  return (at < 0 ? undefined : line_of(view, automa)?.[at]) ?? undefined;
}

/** What a move is on the live board: a worker from space to space, or a timer from row to row. */
export interface Arrow {
  from: string;
  to: string;
  what: 'worker' | 'timer';
}

export function arrows_in(moved: readonly Moved[] | undefined): Arrow[] {
  return (moved ?? []).flatMap(({ from, to, kind }): Arrow[] => {
    if (from === undefined || to === undefined || from === to) return [];
    if (kind.startsWith('pen.worker.')) return [{ from, to, what: 'worker' }];
    if (kind.startsWith('pen.timer.')) return [{ from, to, what: 'timer' }];
    return [];
  });
}

/** The province that a step discards, from the top. */
export function province_in(places: readonly string[] | undefined): number | undefined {
  const place = places?.find((one) => one.startsWith('province-'));
  return place === undefined ? undefined : Number(place.slice('province-'.length));
}

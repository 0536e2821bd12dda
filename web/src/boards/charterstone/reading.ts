// The table as this board draws it, read from the pieces (src/games/charterstone/tabletop.cpp).

import type { Argument, Message, Piece, Tabletop } from '../../protocol.ts';
import { pieces_by_place } from '../../state/tabletop.ts';
import { type Charter, charters } from './colours.ts';
import { commons } from './layout.ts';

export interface Building {
  n: number;
  name: Message;
  /** Left out: nobody told it. */
  value?: number;
}

export interface Plot {
  token: string;
  n: number;
  building?: Building;
  /** The sky island that lies there. */
  island?: number;
  /** Whose worker, whose minion: a charter, or `loose`. */
  worker?: string;
  minion?: string;
  peril?: Message;
}

export interface Common {
  token: string;
  name?: Message;
  worker?: string;
}

/** A space of a track. */
export interface Space {
  place: string;
  /** What is printed there. */
  ground?: string;
  /** Whose token lies there, or on the progress track that it does. */
  token?: string;
}

export interface Chest {
  stars: number;
  circles: number;
  victories: number;
  personas: readonly { name: Message; used: boolean }[];
  /** Stars of each row and circles of each column, where that was told. */
  rows: readonly number[];
  columns: readonly number[];
}

export interface Seat {
  charter: Charter;
  hers: boolean;
  workers: number;
  minions: number;
  perils: number;
  /** Of a human they are not followed. */
  influence?: number;
  points?: number;
}

export interface MatCard {
  n: number;
  name: Message;
  building: boolean;
  constructed: boolean;
}

/** What an Automa card shows. */
export interface Face {
  n: number;
  message: Message;
  kind: 'commons' | 'die' | 'home' | '';
  building: string;
  down: boolean;
  rank: number;
  az: boolean;
  /** Points; left out: as many as the strength. */
  vp?: number;
  effects: readonly string[];
  happy: boolean;
}

export interface Village {
  plots: Readonly<Record<Charter, readonly Plot[]>>;
  commons: readonly Common[];
  progress: readonly Space[];
  reputation: readonly Space[];
  quota: readonly (readonly Space[])[];
  seats: readonly Seat[];
  chests: Readonly<Record<Charter, Chest>>;
  mat: readonly MatCard[];
  card?: Face;
  die?: string;
}

export const last_part = (id: string | undefined): string => (id ?? '').slice((id ?? '').lastIndexOf('.') + 1);

const kind_of = (piece: Piece): string => last_part(piece.kind);
const number_in = (message: Message | undefined, key: string): number => {
  const value = message?.args?.[key];
  return typeof value === 'number' ? value : 0;
};
/** The last part of a term's id. */
export const term_in = (message: Message | undefined, key: string): string => {
  const value: Argument | undefined = message?.args?.[key];
  if (typeof value === 'string') return value;
  if (value === undefined || typeof value === 'number') return '';
  return last_part(Array.isArray(value) ? value[0]?.id : value.term);
};
const terms_in = (message: Message | undefined, key: string): string[] => {
  const value = message?.args?.[key];
  if (value === undefined || typeof value === 'number' || typeof value === 'string') return [];
  return Array.isArray(value) ? value.map((item) => last_part(item?.id)) : [last_part(value.term)];
};
const numbers_in = (message: Message | undefined, key: string): number[] => {
  const value = message?.args?.[key];
  return typeof value === 'string' ? value.split(' ').filter(Boolean).map(Number) : [];
};

export function building_of(name: Message | undefined): Building {
  const inner = name?.args?.name;
  const called: Message = Array.isArray(inner) && inner[0] ? inner[0] : { id: 'charter.label.number', args: { n: number_in(name, 'n') } };
  return { n: number_in(name, 'n'), name: called, ...(number_in(name, 'told') === 1 && { value: number_in(name, 'value') }) };
}

export function face_of(message: Message | undefined): Face | undefined {
  if (message?.id !== 'charter.label.card-face') return undefined;
  const kind = term_in(message, 'kind');
  return {
    n: number_in(message, 'n'),
    message,
    kind: kind === 'commons' || kind === 'die' || kind === 'home' ? kind : '',
    building: term_in(message, 'building'),
    down: term_in(message, 'order') === 'desc',
    rank: number_in(message, 'rank'),
    az: term_in(message, 'names') === 'az',
    ...(number_in(message, 'strength') === 0 && { vp: number_in(message, 'vp') }),
    effects: terms_in(message, 'effects'),
    happy: term_in(message, 'king') === 'happy',
  };
}

export function read_village(table: Tabletop): Village {
  const on = pieces_by_place(table);
  const of_kind = (place: string, kind: string): Piece | undefined => on.get(place)?.find((piece) => kind_of(piece) === kind);
  const count = (place: string, kind: string): number =>
    (on.get(place) ?? []).filter((piece) => kind_of(piece) === kind).reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const owner = (place: string, kind: string): string | undefined => {
    const piece = of_kind(place, kind);
    return piece && last_part(piece.owner);
  };

  const plots_of = (charter: Charter): Plot[] =>
    [1, 2, 3, 4, 5, 6].map((n) => {
      const token = `${charter}-${n}`;
      const place = `plot.${token}`;
      const building = of_kind(place, 'building');
      const island = of_kind(place, 'island');
      const worker = owner(place, 'regular');
      const minion = owner(place, 'minion');
      const peril = of_kind(place, 'peril')?.name;
      return {
        token,
        n,
        ...(building && { building: building_of(building.name) }),
        ...(island && { island: number_in(island.name, 'n') }),
        ...(worker && { worker }),
        ...(minion && { minion }),
        ...(peril && { peril }),
      };
    });

  const spaces = (prefix: string, kind: string): Space[] =>
    table.places
      .filter(({ id }) => id.startsWith(`${prefix}.`))
      .map(({ id, ground }) => {
        const piece = of_kind(id, kind);
        const token = piece && (last_part(piece.owner) || kind);
        return { place: id, ...(ground && { ground }), ...(token && { token }) };
      });

  const quota = new Map<string, Space[]>();
  for (const space of spaces('quota', 'influence')) {
    const [, row = ''] = space.place.split('.');
    quota.set(row, [...(quota.get(row) ?? []), space]);
  }

  const chest_of = (charter: Charter): Chest => {
    const place = `chest.${charter}`;
    const name = table.places.find(({ id }) => id === place)?.name;
    return {
      stars: count(place, 'star'),
      circles: count(place, 'circle'),
      victories: count(place, 'victory'),
      personas: (on.get(place) ?? []).flatMap((piece) =>
        kind_of(piece) === 'persona' && piece.name ? [{ name: piece.name, used: piece.marked ?? false }] : [],
      ),
      rows: numbers_in(name, 'stars'),
      columns: numbers_in(name, 'circles'),
    };
  };

  const seats = charters.flatMap((charter): Seat[] => {
    const supply = `supply.${charter}`;
    if (!table.places.some(({ id }) => id === supply)) return [];
    const everything = table.pieces.filter((piece) => last_part(piece.owner) === charter);
    const points = of_kind(`vp.${charter}`, 'points');
    const hers = everything.some((piece) => piece.hers);
    return [
      {
        charter,
        hers,
        workers: count(supply, 'regular'),
        minions: count(supply, 'minion'),
        perils: count(supply, 'peril'),
        ...(hers && { influence: count(supply, 'influence'), points: points?.count ?? (points ? 1 : 0) }),
        ...(!hers && points && { points: points.count ?? 1 }),
      },
    ];
  });

  const die = of_kind('die', 'die')?.name?.id;
  const card = face_of(of_kind('last-card', 'automa-card')?.name);
  return {
    plots: Object.fromEntries(charters.map((charter) => [charter, plots_of(charter)])) as Record<Charter, Plot[]>,
    commons: commons.map((token) => {
      const place = `common.${token}`;
      const name = table.places.find(({ id }) => id === place)?.name;
      const worker = owner(place, 'regular');
      return { token, ...(name && { name }), ...(worker && { worker }) };
    }),
    progress: spaces('progress', 'progress'),
    reputation: spaces('reputation', 'influence'),
    quota: [...quota.values()],
    seats,
    chests: Object.fromEntries(charters.map((charter) => [charter, chest_of(charter)])) as Record<Charter, Chest>,
    mat: (on.get('mat') ?? [])
      .flatMap(({ name, marked }) =>
        name ? [{ n: number_in(name, 'n'), name, building: term_in(name, 'kind') === 'building', constructed: marked ?? false }] : [],
      )
      .toSorted((a, b) => a.n - b.n),
    ...(card && { card }),
    ...(die && { die: last_part(die) }),
  };
}

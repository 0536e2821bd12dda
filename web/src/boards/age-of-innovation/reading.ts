// The blocks of the game's view (src/games/age-of-innovation/view.cpp) as the things that lie on the table. What is not
// there, or not as expected, is left out: the board draws the rest, and unknown blocks are drawn as any block.

import type { Block, Cell, Message, View } from '../../protocol.ts';

export interface Slot {
  n: number;
  open: boolean;
}

export interface Discipline {
  id: string;
  name: Message;
  /** One for each player, in the order of `players`. */
  levels: number[];
  /** The scholar spaces below it, the 3 and the 2s, and whether each is free. */
  spaces: { value: number; free: boolean }[];
}

export interface RoundTile {
  round: number;
  /** Left out: gone from the game. */
  tile?: Message;
  discipline?: Message;
  hers?: number;
}

export interface Bridge {
  from: string;
  to: string;
  owner: Message;
}

export interface Table {
  map?: Block;
  round: number;
  over: boolean;
  players: Message[];
  disciplines: Discipline[];
  power: Slot[];
  book: Slot[];
  /** Row by row, as they lie on the display. */
  innovations: Slot[][];
  /** Coins on the round bonuses, from the left. */
  coins: number[];
  tiles: RoundTile[];
  /** Facts about her by the last part of their name: `score`, `ship`, `supply-guild`. */
  hers: Map<string, { what: Message; how: Message }>;
  bridges: Bridge[];
  /** The home terrain of each owner whose pieces are seen, by the id of the owner: their colour. */
  homes: Map<string, string>;
  /** What lies on hexes besides buildings: `tools`, `fallow` and `blighted` land, by the ids of the hexes. */
  lying: { what: Message; hexes: string[] }[];
  titles: Map<string, Message>;
  /** Blocks that the board does not draw itself. */
  rest: Block[];
}

const rounds = 6;
const scholar_spaces = [3, 2, 2, 2]; // below every discipline
const lower_row = 4; // the innovation display: the rest lies in the row above

export function last_part(message: Message | null | undefined): string {
  return message ? message.id.slice(message.id.lastIndexOf('.') + 1) : '';
}

export function number_of(message: Message | null | undefined): number | undefined {
  const n = message?.args?.n;
  return typeof n === 'number' ? n : undefined;
}

function text_of(message: Message | null | undefined): string {
  const text = message?.args?.text;
  return typeof text === 'string' ? text : '';
}

const parts_of = (message: Message | null | undefined): string[] =>
  text_of(message)
    .split(' ')
    .filter((part) => part !== '');

/** "1 X 3": the second is gone. */
function slots_of(message: Message | null | undefined): Slot[] {
  return parts_of(message).map((part, i) => ({ n: i + 1, open: part !== 'X' }));
}

function disciplines_of(block: Block | undefined, players: number): Discipline[] {
  return (block?.rows ?? []).flatMap((row) => {
    const name = row[0];
    if (!name) return [];
    const free = parts_of(row[players + 1]).map(Number);
    const spaces = scholar_spaces.map((value) => {
      const at = free.indexOf(value);
      if (at >= 0) free.splice(at, 1);
      return { value, free: at >= 0 };
    });
    return [{ id: last_part(name), name, levels: row.slice(1, players + 1).map((level) => number_of(level) ?? 0), spaces }];
  });
}

function tiles_of(block: Block | undefined): RoundTile[] {
  const rows = block?.rows ?? [];
  if (rows.length === 0) return [];
  return Array.from({ length: rounds }, (_, i) => {
    const row = rows.find((each) => number_of(each[0]) === i + 1);
    return { round: i + 1, tile: row?.[1] ?? undefined, discipline: row?.[2] ?? undefined, hers: number_of(row?.[3]) };
  });
}

/** "A1-B3 C2-C4", by the labels of the hexes. */
function bridges_of(block: Block | undefined, cells: readonly Cell[]): Bridge[] {
  const by_label = new Map(cells.map((cell) => [cell.label, cell.id]));
  return (block?.rows ?? []).flatMap((row) =>
    parts_of(row[3]).flatMap((text) => {
      const [from, to] = text.split('-').map((label) => by_label.get(label));
      return from && to && row[0] ? [{ from, to, owner: row[0] }] : [];
    }),
  );
}

/** A building lies on its owner's home terrain; her own is told, because her youth may live elsewhere. */
function homes_of(cells: readonly Cell[], hers: Message | undefined): Map<string, string> {
  const counted = new Map<string, Map<string, number>>();
  for (const { owner, piece, ground = '' } of cells) {
    if (!owner || !piece) continue;
    const grounds = counted.get(owner) ?? new Map<string, number>();
    counted.set(owner, grounds.set(ground, (grounds.get(ground) ?? 0) + 1));
  }
  const homes = new Map<string, string>();
  for (const [owner, grounds] of counted) {
    const [most] = [...grounds].sort(([, a], [, b]) => b - a);
    if (most) homes.set(owner, last_part({ id: most[0] }));
  }
  if (hers) homes.set('aoi.player.automa', last_part(hers));
  return homes;
}

/** Facts about her that name hexes: "C4 D2". */
function lying_on(rows: readonly (Message | null)[][], cells: readonly Cell[]): Table['lying'] {
  return rows.flatMap(([what, how]) =>
    what && ['tools', 'fallow', 'blighted'].includes(last_part(what))
      ? [{ what, hexes: parts_of(how).flatMap((label) => cells.find((cell) => cell.label === label)?.id ?? []) }]
      : [],
  );
}

const drawn = ['map', 'science', 'board', 'tiles', 'automa'];

export function read_view(view: View): Table {
  const block = (id: string): Block | undefined => view.blocks.find((each) => each.id === id);
  const map = block('map');
  const science = block('science');
  const players = (science?.columns ?? []).slice(1, -1).flatMap((column) => (column ? [column] : []));
  const fact = (name: string): Message | null | undefined => block('board')?.rows?.find((row) => last_part(row[0]) === name)?.[1];
  const tiles = tiles_of(block('tiles'));
  const round = view.title?.args?.round;
  const innovations = slots_of(fact('innovations'));
  const above = Math.max(innovations.length - lower_row, 0);
  return {
    map,
    round: typeof round === 'number' ? round : 0,
    over: last_part(view.title) === 'over',
    players,
    disciplines: disciplines_of(science, players.length),
    power: slots_of(fact('power-actions')),
    book: slots_of(fact('book-actions')),
    innovations: [innovations.slice(0, above), innovations.slice(above)].filter((row) => row.length > 0),
    coins: parts_of(fact('bonus-coins')).map(Number),
    tiles,
    hers: new Map((block('automa')?.rows ?? []).flatMap(([what, how]) => (what && how ? [[last_part(what), { what, how }] as const] : []))),
    bridges: bridges_of(block('order'), map?.cells ?? []),
    homes: homes_of(map?.cells ?? [], block('automa')?.rows?.find((row) => last_part(row[0]) === 'home')?.[1] ?? undefined),
    lying: lying_on(block('automa')?.rows ?? [], map?.cells ?? []),
    titles: new Map(view.blocks.flatMap((each) => (each.title ? [[each.id, each.title] as const] : []))),
    rest: view.blocks.filter((each) => !drawn.includes(each.id)),
  };
}

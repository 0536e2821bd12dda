// The view as the table stood at a step: what lies there is read from the pieces (src/games/age-of-innovation/tabletop.cpp),
// all else from the view of now.

import type { Block, Cell, Message, Piece, Tabletop, View } from '../../protocol.ts';
import { pieces_by_place } from '../../state/tabletop.ts';
import { last_part } from './reading.ts';

type Pieces = ReadonlyMap<string, readonly Piece[]>;

const count_of = (pieces: readonly Piece[] | undefined, kind: string): number =>
  (pieces ?? []).filter((piece) => last_part({ id: piece.kind }) === kind).reduce((sum, piece) => sum + (piece.count ?? 1), 0);

const number = (n: number): Message => ({ id: 'number', args: { n } });
const text = (words: readonly string[]): Message => ({ id: 'plain', args: { text: words.join(' ') } });

function cell_at(
  { piece: _piece, owner: _owner, hers: _hers, mark: _mark, changed: _changed, ...cell }: Cell,
  printed: string,
  on: Pieces,
): Cell {
  const pieces = on.get(`hex.${cell.id}`) ?? [];
  const tile = pieces.find((piece) => piece.kind === 'aoi.piece.terrain');
  const building = pieces.find((piece) => piece.owner !== undefined);
  return {
    ...cell,
    ground: tile?.name?.id ?? printed,
    ...(tile && { changed: true }),
    ...(building && {
      piece: building.kind,
      owner: building.owner,
      ...(building.hers && { hers: true }),
      ...(building.marked && { mark: true }),
    }),
  };
}

/** "1 X 3": those that are gone are crossed out. */
const slots = (n: number, gone: (i: number) => boolean): Message =>
  text(Array.from({ length: n }, (_, i) => (gone(i + 1) ? 'X' : String(i + 1))));

const how_many = (message: Message | null | undefined): number =>
  typeof message?.args?.text === 'string' ? message.args.text.split(' ').length : 0;

type Rows = NonNullable<Block['rows']>;

function science_at(rows: Rows, on: Pieces, owners: readonly string[]): Rows {
  return rows.map((row) => {
    const name = last_part(row[0]);
    const level_of = (owner: string): Message | null => {
      for (let level = 0; level <= 12; ++level)
        if (on.get(`science.${name}.${level}`)?.some((piece) => piece.owner === owner)) return number(level);
      return null;
    };
    const scholars = (space: number, all: number): string[] =>
      Array(Math.max(0, all - count_of(on.get(`free-${space}.${name}`), 'scholar'))).fill(String(space));
    const free = [...scholars(3, 1), ...scholars(2, 3)];
    return [
      row[0] ?? null,
      ...owners.map((owner, i) => level_of(owner) ?? row[i + 1] ?? null),
      free.length > 0 ? text(free) : { id: 'aoi.option.none' },
    ];
  });
}

function board_at(rows: Rows, on: Pieces): Rows {
  const covered = (place: string) => (i: number) => count_of(on.get(`${place}.${i}`), 'cover') > 0;
  return rows.map(([what, how]) => {
    switch (last_part(what)) {
      case 'power-actions':
        return [what ?? null, slots(how_many(how), covered('power-covered'))];
      case 'book-actions':
        return [what ?? null, slots(how_many(how), covered('book'))];
      case 'innovations':
        return [what ?? null, slots(how_many(how), (i) => count_of(on.get(`innovation.${i}`), 'innovation') === 0)];
      case 'bonus-coins':
        return [what ?? null, text(['left', 'middle', 'right'].map((place) => String(count_of(on.get(`coins.${place}`), 'coin'))))];
      default:
        return [what ?? null, how ?? null];
    }
  });
}

function hers_at(rows: Rows, on: Pieces): Rows {
  const supply = on.get('supply');
  return rows.map(([what, how]) => {
    const name = last_part(what);
    if (name === 'score') return [what ?? null, number(count_of(on.get('score'), 'points'))];
    if (name === 'scholars') return [what ?? null, number(count_of(supply, 'scholar'))];
    if (name.startsWith('supply-')) return [what ?? null, number(count_of(supply, name.slice('supply-'.length)))];
    return [what ?? null, how ?? null];
  });
}

export function view_at(view: View, table: Tabletop): View {
  const on: Pieces = pieces_by_place(table);
  const printed = new Map(table.places.map((place) => [place.token ?? place.id, place.ground]));
  const players = view.blocks.find((block) => block.id === 'science')?.columns?.slice(1, -1) ?? [];
  // Alone at the table a human is "you"; the pieces are those of the first.
  const owners = players.map((player) => (last_part(player) === 'you' ? 'aoi.player.human1' : (player?.id ?? '')));
  const block_at = (block: Block): Block => {
    if (block.id === 'map')
      return { ...block, cells: block.cells?.map((cell) => cell_at(cell, printed.get(cell.id) ?? cell.ground ?? '', on)) };
    if (!block.rows) return block;
    if (block.id === 'science') return { ...block, rows: science_at(block.rows, on, owners) };
    if (block.id === 'board') return { ...block, rows: board_at(block.rows, on) };
    if (block.id === 'automa') return { ...block, rows: hers_at(block.rows, on) };
    return block;
  };
  return { ...view, blocks: view.blocks.map(block_at) };
}

// A hex map of any game. What is on it can be read without colours: grounds have motifs, owners have shapes. It scrolls
// and zooms within its own frame, and the frame keeps its size.

import './hexes.css';

import type { ComponentChild, ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';

import type { Block, Cell } from '../protocol.ts';
import type { Words } from '../words/words.ts';
import { centre, frame_of, is_arrow, nearest, outline, reading_order, step_to } from './hex_geometry.ts';
import { HexLegend, StageLegend } from './hex_legend.tsx';
import { type Fate, fates_at, type GroundLook, grounds_of, is_water, type Looks, motifs, type Stand, stands_of } from './hex_looks.ts';
import { Piece } from './hex_piece.tsx';
import type { Pick, Touch } from './registry.ts';
import { useZoom } from './zoom.ts';

const whole = outline(0.4);
const water = outline(-0.4); // no seams between them
const ring = outline(3);
const tile = outline(3.4);
const thumb = 26; // pixels: half of what a finger is sure to hit, and a little more

/** A line between two hexes, as a bridge. */
export interface Link {
  from: string;
  to: string;
  owner: Stand;
}

/** Something that lies on a hex besides its piece. */
export interface Badge {
  /** A path in a square of 16 by 16. */
  sign: string;
  name: string;
}

export interface HexesProps {
  block: Block;
  lit: ReadonlySet<string>;
  stages?: readonly ReadonlySet<string>[];
  stage?: number;
  pick?: Pick;
  touch?: Touch;
  /** Those that stand out a little more than what can be touched besides. */
  near?: ReadonlySet<string>;
  /** The colours of the owners' pieces, as classes. */
  colours?: ReadonlyMap<string, string>;
  /** Where a piece came to just now. */
  arrived?: ReadonlySet<string>;
  /** What stands beside the sizes of the map. */
  aside?: ComponentChildren;
  words: Words;
  looks?: Looks;
  links?: readonly Link[];
  badges?: ReadonlyMap<string, Badge>;
}

interface Around {
  uid: string;
  grounds: Map<string, GroundLook>;
  stands: Map<string, Stand>;
  looks?: Looks;
  colours?: ReadonlyMap<string, string>;
  words: Words;
}

/** "E3, lake, workshop (Automa), marked": the cell for somebody who hears it. */
export function spoken(cell: Cell, words: Words, badge?: Badge): string {
  const say = (id: string | undefined): string => (id ? words.say({ id }) : '');
  const parts = [cell.label ?? '', say(cell.ground)];
  if (cell.changed) parts.push(words.say({ id: 'page.map.tile' }));
  if (cell.piece) parts.push(cell.owner ? `${say(cell.piece)} (${say(cell.owner)})` : say(cell.piece));
  if (cell.mark) parts.push(words.say({ id: 'page.map.mark' }));
  if (badge) parts.push(badge.name);
  return parts.filter((part) => part !== '').join(', ');
}

function Ground({ cell, around }: { cell: Cell; around: Around }) {
  const id = cell.ground ?? '';
  const order = [...around.grounds.keys()].indexOf(id);
  const shape = is_water(cell) ? water : whole;
  return (
    <>
      <path class={`ground tone-${around.grounds.get(id)?.tone ?? '0'}${is_water(cell) ? ' ground-water' : ''}`} d={shape} />
      <path class="motif" d={shape} fill={`url(#${around.uid}-${order})`} />
      {cell.changed && <path class="tile" d={tile} />}
    </>
  );
}

interface HexProps {
  cell: Cell;
  around: Around;
  lit: boolean;
  arrived: boolean;
  fate: Fate;
  badge?: Badge;
  /** Left out: nothing is wanted. */
  pick?: { wanted: boolean; chosen: boolean; reachable: boolean; quiet: boolean; near: boolean };
}

function Hex({ cell, around, lit, arrived, fate, badge, pick, focus }: HexProps & { focus(id: string): void }) {
  const { x, y } = centre(cell);
  const wanted = pick?.wanted ?? false;
  const classes = ['hex', `fate-${fate}`];
  if (lit) classes.push('lit');
  if (arrived) classes.push('arrived');
  if (wanted) classes.push(pick?.quiet ? 'touchable' : 'wanted');
  if (pick?.near) classes.push('near');
  if (pick && !wanted && !pick.quiet) classes.push('unwanted');
  if (pick?.chosen) classes.push('chosen');
  const told = cell.piece || badge || lit || fate === 'left';
  const label = spoken(cell, around.words, badge);
  const role = wanted
    ? {
        role: 'button' as const,
        tabIndex: pick?.reachable ? 0 : -1,
        ...(pick?.quiet ? {} : { 'aria-pressed': pick?.chosen ?? false }),
        'aria-label': label,
        onFocus: () => focus(cell.id),
      }
    : told
      ? { role: 'img' as const, 'aria-label': label }
      : { 'aria-hidden': true as const };
  return (
    <g class={classes.join(' ')} data-place={cell.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} {...role}>
      <Ground cell={cell} around={around} />
      {!is_water(cell) && (
        <>
          <path class="ring-edge" d={ring} />
          <path class="ring" d={ring} />
        </>
      )}
      {cell.label && (
        <text class={`label tone-${around.grounds.get(cell.ground ?? '')?.tone ?? '0'}`} y={-6}>
          {cell.label}
        </text>
      )}
      {cell.piece && (
        <Piece
          piece={cell.piece}
          stand={around.stands.get(cell.owner ?? '') ?? 'square'}
          mark={cell.mark}
          colour={around.colours?.get(cell.owner ?? '')}
          looks={around.looks}
          words={around.words}
        />
      )}
      {badge && (
        <g class="hex-badge" transform={cell.piece ? 'translate(-12.6 1.5)' : 'translate(0 8)'}>
          <circle r={cell.piece ? 6.5 : 9} />
          <path d={badge.sign} transform={cell.piece ? 'scale(.6) translate(-8 -8)' : 'scale(.85) translate(-8 -8)'} />
        </g>
      )}
    </g>
  );
}

function Patterns({ around }: { around: Around }) {
  return (
    <defs>
      {[...around.grounds.values()].map((look, i) => {
        const motif: { strokes?: string; fills?: string } = motifs[look.motif];
        return (
          <pattern
            key={i}
            id={`${around.uid}-${i}`}
            class={`motif-of tone-${look.tone}`}
            width={12}
            height={12}
            patternUnits="userSpaceOnUse"
          >
            {motif.strokes && <path class="motif-strokes" d={motif.strokes} />}
            {motif.fills && <path class="motif-fills" d={motif.fills} />}
          </pattern>
        );
      })}
    </defs>
  );
}

export function Hexes({
  block,
  lit,
  stages,
  stage,
  pick,
  touch,
  near,
  aside,
  colours,
  arrived,
  words,
  looks,
  links = [],
  badges,
}: HexesProps) {
  const uid = `hex-${useId().replace(/[^a-z0-9]/gi, '')}`;
  // Water first: the banks lie on it.
  const cells = useMemo(
    () => [...(block.cells ?? [])].sort((a, b) => Number(is_water(b)) - Number(is_water(a)) || reading_order(a, b)),
    [block.cells],
  );
  const around: Around = useMemo(
    () => ({ uid, words, looks, colours, grounds: grounds_of(cells, looks), stands: stands_of(cells) }),
    [uid, words, looks, colours, cells],
  );
  // Most hexes look as they did: those are not drawn again.
  const drawn = useMemo(() => new Map<string, { as: string; hex: ComponentChild }>(), [around, badges]);
  const frame = useMemo(() => frame_of(cells), [cells]);
  const by_id = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);

  // Why?: the stage shown, only if it speaks of this map at all.
  const on_map = (place: string): boolean => by_id.has(place);
  const fates = stages ? fates_at(stages, stage ?? stages.length - 1, on_map) : undefined;
  const telling = stages?.some((places) => [...places].some(on_map)) ?? false;

  const asked_for = pick ? cells.filter((cell) => pick.places.has(cell.id)) : [];
  const picking = asked_for.length > 0;
  // Where no place is wanted, each of them may be asked what can be said about it.
  const wanted = picking ? asked_for : touch && !pick ? cells.filter((cell) => touch.places.has(cell.id)) : [];
  const chosen = picking ? pick?.chosen : touch?.now;
  const choose = (place: string): void => (picking ? pick?.choose(place) : touch?.at(place));
  const [focused, set_focused] = useState<string>();
  // One stop for the tab key; the arrows move within.
  const current = wanted.find((cell) => cell.id === focused) ?? wanted.find((cell) => cell.id === chosen) ?? wanted[0];

  const [legend, set_legend] = useState(false);
  const svg = useRef<SVGSVGElement>(null);
  const interesting = picking ? (chosen ?? '') : [...lit].filter((place) => by_id.has(place)).join(' ');
  const zoom = useZoom(interesting, () =>
    interesting.split(' ').map((place) => svg.current?.querySelector(`[data-place="${CSS.escape(place)}"]`)),
  );
  // What is spoken of, or asked for, is in sight.
  useEffect(() => {
    if (interesting !== '' || picking) zoom.window.current?.scrollIntoView({ block: 'nearest' });
  }, [interesting, picking]);

  // A thumb is wider than a hex: beside one that is wanted is near enough.
  const on_click = (event: MouseEvent): void => {
    if (wanted.length === 0) return;
    const hit = by_id.get((event.target as Element).closest<SVGElement>('.wanted, .touchable')?.dataset.place ?? '');
    const box = svg.current?.getBoundingClientRect();
    if (!hit && !box) return;
    const unit = box ? frame.width / box.width : 1;
    const at = { x: frame.x + (event.clientX - (box?.left ?? 0)) * unit, y: frame.y + (event.clientY - (box?.top ?? 0)) * unit };
    const found = hit ?? nearest(at, asked_for, thumb * unit);
    if (found) choose(found.id);
  };

  const on_key = (event: KeyboardEvent): void => {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    const on_hex = (event.target as Element).closest('[data-place]');
    if (!on_hex) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(current.id);
    } else if (is_arrow(event.key)) {
      event.preventDefault();
      const next = step_to(current, event.key, wanted);
      if (!next) return;
      set_focused(next.id);
      svg.current?.querySelector<SVGElement>(`[data-place="${CSS.escape(next.id)}"]`)?.focus();
    }
  };

  return (
    <div class="hexes">
      <div class="hexes-window" ref={zoom.window} style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
        <svg
          ref={svg}
          class={`hexes-map${picking ? ' picking' : ''}${telling ? ' telling' : ''}`}
          style={{ width: `${zoom.scale * 100}%` }}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          role="group"
          aria-label={words.say(block.title)}
          onClick={on_click}
          onKeyDown={on_key}
        >
          <Patterns around={around} />
          {cells.map((cell) => {
            const props: HexProps = {
              cell,
              around,
              lit: lit.has(cell.id),
              arrived: arrived?.has(cell.id) ?? false,
              fate: fates?.get(cell.id) ?? 'none',
              badge: badges?.get(cell.id),
              pick:
                wanted.length > 0
                  ? {
                      wanted: (picking ? pick : touch)?.places.has(cell.id) ?? false,
                      chosen: chosen === cell.id,
                      reachable: current?.id === cell.id,
                      quiet: !picking,
                      near: !picking && touch?.offered.has(cell.id) === true && near?.has(cell.id) === true,
                    }
                  : undefined,
            };
            const as = JSON.stringify([props.lit, props.arrived, props.fate, props.pick]);
            const known = drawn.get(cell.id);
            if (known?.as === as) return known.hex;
            const hex = <Hex key={cell.id} {...props} focus={set_focused} />;
            drawn.set(cell.id, { as, hex });
            return hex;
          })}
          {links.map(({ from, to, owner }) => {
            const [a, b] = [by_id.get(from), by_id.get(to)];
            if (!a || !b) return null;
            const [p, q] = [centre(a), centre(b)];
            // From bank to bank, not from middle to middle.
            const at = (t: number): string => `${(p.x + (q.x - p.x) * t).toFixed(1)} ${(p.y + (q.y - p.y) * t).toFixed(1)}`;
            return (
              <g key={`${from}-${to}`} class={`link stand-${owner}`}>
                <path class="link-edge" d={`M${at(0.27)}L${at(0.73)}`} />
                <path class="link-deck" d={`M${at(0.27)}L${at(0.73)}`} />
              </g>
            );
          })}
        </svg>
      </div>
      <div class="hexes-tools">
        {telling && fates ? (
          <StageLegend fates={fates} words={words} />
        ) : (
          <button
            type="button"
            class="legend-open"
            aria-expanded={legend}
            aria-controls={`${uid}-legend`}
            onClick={() => set_legend(!legend)}
          >
            {words.say({ id: 'page.map.legend' })}
          </button>
        )}
        {aside}
        <div class="hexes-zoom" role="group" aria-label={words.say({ id: 'page.map.zoom' })}>
          <button type="button" onClick={zoom.out} disabled={!zoom.can_out} aria-label={words.say({ id: 'page.map.zoom-out' })}>
            −
          </button>
          <button type="button" onClick={zoom.in} disabled={!zoom.can_in} aria-label={words.say({ id: 'page.map.zoom-in' })}>
            +
          </button>
        </div>
      </div>
      <div id={`${uid}-legend`}>{legend && !telling && <HexLegend cells={cells} around={around} badges={badges} words={words} />}</div>
    </div>
  );
}

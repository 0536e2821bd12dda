// The village: six charters in their colours around the Commons, each plot where it lies on the board, workers and minions on
// the buildings. A building or plot is touched, or taken for a form that wants one.

import type { Message } from '../../protocol.ts';
import type { BoardProps } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { type Charter, charters } from './colours.ts';
import { plot_rows } from './layout.ts';
import type { Common, Plot, Seat, Village } from './reading.ts';
import { Meeple, Sign } from './symbols.tsx';

export type Part = BoardProps & { village: Village };

/** What was left after the criterion that is looked at: the others step back. */
function is_out({ stages, stage }: BoardProps, token: string): boolean {
  const left = stages?.[stage ?? stages.length - 1];
  const all = stages?.find((some) => some.has(token));
  return left !== undefined && all !== undefined && !left.has(token);
}

function came_to({ moved }: BoardProps, place: string, kind: string): boolean {
  return (moved ?? []).some((one) => one.to === place && one.kind === `charter.piece.${kind}`);
}
/** Who was sent home from there with this step: bumped, or taken back. */
const left_from = ({ moved }: BoardProps, place: string): string[] =>
  (moved ?? []).flatMap(({ from, kind, owner }) =>
    from === place && kind === 'charter.piece.regular' && owner ? [owner.slice(owner.lastIndexOf('.') + 1)] : [],
  );

interface SpotProps {
  part: Part;
  token: string;
  place: string;
  label: string;
  class: string;
  children: preact.ComponentChildren;
}

/** A place in the village: what can be done with it lies over all of it. */
function Spot({ part, token, place, label, class: look, children }: SpotProps) {
  const { pick, touch, lit } = part;
  const picks = pick?.places.has(token);
  return (
    <li class={`${look}${lit.has(token) ? ' is-lit' : ''}${is_out(part, token) ? ' is-out' : ''}`} data-place={token}>
      {children}
      {left_from(part, place).map((owner) => (
        <span class="cha-leaves" key={owner}>
          <Meeple owner={owner} />
        </span>
      ))}
      {picks ? (
        <button
          type="button"
          class={`touch-over offered${pick?.chosen === token ? ' now' : ''}`}
          data-pick={token}
          aria-label={label}
          aria-pressed={pick?.chosen === token}
          onClick={() => pick?.choose(token)}
        />
      ) : touch?.places.has(token) ? (
        <Touchable touch={touch} place={token} label={label} />
      ) : (
        <span class="cha-heard">{label}</span>
      )}
    </li>
  );
}

function OnPlot({ part, charter, plot, column }: { part: Part; charter: Charter; plot: Plot; column: string }) {
  const { words } = part;
  const { building, island, worker, minion, peril } = plot;
  const place = `plot.${plot.token}`;
  const charter_name = (owner: string): string => words.say({ id: `charter.charter.${owner}` });
  const label = [
    `${charter_name(charter)} ${plot.n}`,
    building ? words.say(building.name) : words.say({ id: 'charter.page.empty' }),
    building?.value === undefined ? '' : words.say({ id: 'charter.page.value', args: { n: building.value } }),
    island === undefined ? '' : words.say({ id: 'charter.piece.island' }),
    worker ? `${words.say({ id: 'charter.piece.regular' })}: ${charter_name(worker)}` : '',
    minion ? `${words.say({ id: 'charter.piece.minion' })}: ${charter_name(minion)}` : '',
    peril ? words.say(peril) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Spot
      part={part}
      token={plot.token}
      place={place}
      label={label}
      class={`cha-plot ${column}${building ? ' built' : ''}${island === undefined ? '' : ' island'}`}
    >
      <span class="cha-plot-number" aria-hidden="true">
        {plot.n}
      </span>
      {building && (
        <>
          {building.value !== undefined && (
            <span class="cha-value" aria-hidden="true">
              {building.value}
            </span>
          )}
          <span class={`cha-name${came_to(part, place, 'building') ? ' arrived' : ''}`} aria-hidden="true">
            {words.say(building.name)}
          </span>
        </>
      )}
      <span class="cha-on" aria-hidden="true">
        {worker && <Meeple owner={worker} arrived={came_to(part, place, 'regular')} />}
        {minion && <Meeple owner={minion} kind="minion" arrived={came_to(part, place, 'minion')} />}
        {peril && <Sign name="peril" />}
      </span>
    </Spot>
  );
}

/** Who runs it, the points, and what is in the supply. */
function Head({ seat, charter, part }: { seat: Seat | undefined; charter: Charter; part: Part }) {
  const { words, touch } = part;
  const name = words.say({ id: `charter.charter.${charter}` });
  if (!seat)
    return (
      <div class="cha-head">
        <b>{name}</b>
        <span class="cha-role">{words.say({ id: 'charter.role.inactive' })}</span>
      </div>
    );
  const told = words.say({
    id: seat.hers ? 'charter.page.seat-hers' : 'charter.page.seat',
    args: {
      charter: [{ id: `charter.charter.${charter}` }],
      vp: seat.points ?? 0,
      workers: seat.workers,
      influence: seat.influence ?? 0,
      minions: seat.minions,
    },
  });
  const place = `vp.${charter}`;
  return (
    <div class={`cha-head${part.lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
      {touch?.places.has(place) ? <Touchable touch={touch} place={place} label={told} /> : <span class="cha-heard">{told}</span>}
      <b aria-hidden="true">{seat.hers ? `${name} (A)` : name}</b>
      <span class="cha-supply" aria-hidden="true">
        {Array.from({ length: seat.workers }, (_, i) => (
          <Meeple key={i} owner={charter} />
        ))}
        {Array.from({ length: Math.min(seat.minions, 6) }, (_, i) => (
          <Meeple key={`m${i}`} owner={charter} kind="minion" />
        ))}
        {seat.influence !== undefined && (
          <span class="cha-influence">
            <span class={`cha-token of-${charter}`} />
            {seat.influence}
          </span>
        )}
      </span>
      {seat.points !== undefined && (
        <span class="cha-vp" aria-hidden="true">
          {seat.points}
        </span>
      )}
    </div>
  );
}

function OneCharter({ charter, part }: { charter: Charter; part: Part }) {
  const rows = plot_rows[charter];
  const by_number = new Map(part.village.plots[charter].map((plot) => [plot.n, plot]));
  const seat = part.village.seats.find((one) => one.charter === charter);
  return (
    <section
      class={`cha-charter of-${charter} at-${charter}${seat ? '' : ' inactive'}`}
      aria-label={part.words.say({ id: `charter.charter.${charter}` })}
    >
      <Head seat={seat} charter={charter} part={part} />
      <ul class="cha-plots">
        {rows.flatMap((row, r) =>
          row.flatMap((n, i) => {
            const plot = by_number.get(n);
            // Six columns, so that a row of two stands between those of a row of three.
            const column = `row-${r + 1} col-${4 - row.length + 2 * i}`;
            return plot ? [<OnPlot key={n} part={part} charter={charter} plot={plot} column={column} />] : [];
          }),
        )}
      </ul>
    </section>
  );
}

function OneCommon({ common, part }: { common: Common; part: Part }) {
  const { words } = part;
  const place = `common.${common.token}`;
  const name: Message = common.name ?? { id: place };
  const label = [words.say(name), common.worker ? words.say({ id: `charter.charter.${common.worker}` }) : ''].filter(Boolean).join(', ');
  return (
    <Spot part={part} token={common.token} place={place} label={label} class="cha-common">
      <Sign name={common.token} />
      <span class="cha-name" aria-hidden="true">
        {words.say(name)}
      </span>
      <span class="cha-on" aria-hidden="true">
        {common.worker && <Meeple owner={common.worker} arrived={came_to(part, place, 'regular')} />}
      </span>
    </Spot>
  );
}

export function VillageMap(part: Part) {
  return (
    <div class="cha-village">
      {charters.map((charter) => (
        <OneCharter key={charter} charter={charter} part={part} />
      ))}
      <ul class="cha-commons at-commons">
        {part.village.commons.map((common) => (
          <OneCommon key={common.token} common={common} part={part} />
        ))}
      </ul>
    </div>
  );
}

// The advancement mat as five cards: what is remembered lies there; a card that is no longer there is tapped, and the number of
// the one that came in is typed.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { OwnEditorProps } from '../registry.ts';
import { mat_places } from './layout.ts';
import { fill_up, is_building, read_slots, remembered, type Slot, write_slots } from './mat_model.ts';
import { read_village } from './reading.ts';
import { Sign } from './symbols.tsx';

const longest_number = 3;

export function MatEditor({ field, value, set, table, words }: OwnEditorProps) {
  const known = remembered(field);
  const [slots, set_slots] = useState<readonly Slot[]>(() =>
    fill_up(read_slots(value && value !== field.none ? value : known)).slice(0, mat_places),
  );
  const [open, set_open] = useState<ReadonlySet<number>>(() => new Set(slots.flatMap(({ n }, i) => (n === '' ? [i] : []))));
  const [fewer, set_fewer] = useState(false);
  const place = useRef<HTMLOListElement>(null);
  // A building that stands in the village is constructed, whoever built it.
  const village = useMemo(() => (table ? read_village(table) : undefined), [table]);
  const standing = useMemo(
    () =>
      new Map(
        Object.values(village?.plots ?? {}).flatMap((plots) =>
          plots.flatMap(({ building }) => (building ? [[String(building.n), building] as const] : [])),
        ),
      ),
    [village],
  );
  const names = useMemo(() => new Map((village?.mat ?? []).map(({ n, name }) => [String(n), name] as const)), [village]);
  const say = (id: string, args = {}): string => words.say({ id, args });
  const put = (next: readonly Slot[], few = fewer): void => {
    set_slots(next);
    set(write_slots(next, few));
  };
  useEffect(() => put(slots), []);
  const change = (i: number, slot: Slot): void => put(slots.map((other, at) => (at === i ? slot : other)));
  const focus = (i: number): void => {
    requestAnimationFrame(() => place.current?.querySelector<HTMLInputElement>(`[data-slot="${i}"] input[type="number"]`)?.focus());
  };
  const gone = (i: number): void => {
    set_open(new Set([...open, i]));
    change(i, { n: '', constructed: false });
    focus(i);
  };
  const typed = (i: number, text: string): void => {
    change(i, { n: text, constructed: standing.has(text) });
    if (text.length < longest_number) return;
    const next = slots.findIndex((slot, at) => at > i && slot.n === '' && open.has(at));
    if (next >= 0) focus(next);
  };
  const left = slots.filter(({ n }) => n === '').length;
  return (
    <fieldset class="field cha-mat-field" data-field={field.id}>
      <legend>{say('charter.page.mat')}</legend>
      {known && <p class="soft">{say('charter.page.mat-known')}</p>}
      <ol class="cha-mat" ref={place}>
        {slots.map((slot, i) => {
          const building = is_building(slot.n);
          const name = standing.get(slot.n)?.name ?? names.get(slot.n);
          return (
            <li key={i} class={`cha-mat-card${slot.n === '' ? ' open' : ''}${slot.constructed ? ' constructed' : ''}`} data-slot={i}>
              {open.has(i) ? (
                <input
                  type="number"
                  inputMode="numeric"
                  enterkeyhint="next"
                  min={5}
                  max={398}
                  value={slot.n}
                  aria-label={say('charter.page.mat-number', { n: i + 1 })}
                  onInput={(event) => typed(i, event.currentTarget.value)}
                />
              ) : (
                <button
                  type="button"
                  class="cha-mat-face"
                  aria-label={say('charter.page.mat-gone', { n: Number(slot.n) })}
                  onClick={() => gone(i)}
                >
                  <Sign name={slot.constructed ? 'crate' : building ? 'house' : 'card'} />
                  <b>{slot.n}</b>
                  {name && <small>{words.say(name)}</small>}
                </button>
              )}
              {building && (
                <label class="cha-mat-built">
                  <input
                    type="checkbox"
                    checked={slot.constructed}
                    aria-label={`${slot.n}: ${say('charter.field.mat-constructed')}`}
                    onChange={(event) => change(i, { ...slot, constructed: event.currentTarget.checked })}
                  />
                  <span>{say('charter.field.mat-constructed')}</span>
                </label>
              )}
            </li>
          );
        })}
      </ol>
      {(left > 0 || fewer) && (
        <label class="chip cha-fewer">
          <input
            type="checkbox"
            checked={fewer}
            onChange={(event) => {
              set_fewer(event.currentTarget.checked);
              put(slots, event.currentTarget.checked);
            }}
          />
          <span>{say('charter.page.mat-fewer', { n: mat_places - left })}</span>
        </label>
      )}
    </fieldset>
  );
}

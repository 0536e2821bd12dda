// Correct anything: every value she keeps track of can be made to agree with the table.
// Here one: 1. looks for a value by its name or place; 2. sees what she believes; 3. opens it; 4. sets what is true;
// 5. goes on: each change is an entry of its own and can be undone.

import { useEffect, useState } from 'preact/hooks';

import type { Field, Tabletop } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { say, t } from '../state/language.ts';
import { close } from '../state/route.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FieldEditor } from '../parts/fields.tsx';
import { fold, is_filled, value_in_words } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { Refusal } from './refusal.tsx';
import { touching_now } from './your_turn.tsx';

/** The parts of the table that the board draws, and of which paths each of them is made, by their first parts. */
export type PartsOfTable = Readonly<Record<string, readonly string[]>>;

/** What is tracked of one place stands together, unless places are mere numbers. */
function by_place(fields: readonly Field[]): Field[] {
  const place_of = ({ id }: Field): string => {
    const last = id.slice(id.lastIndexOf('.') + 1);
    return /^\d+$/.test(last) ? id : last;
  };
  const places = new Map<string, Field[]>();
  for (const field of fields) places.set(place_of(field), [...(places.get(place_of(field)) ?? []), field]);
  return [...places.values()].flat();
}

/**
 * As the table is, where the board says so: all of the map together, all of science. Else by the first part of the path. What stands
 * alone comes first.
 */
export function groups_of(fields: readonly Field[], table: PartsOfTable = {}): { name: string; fields: Field[] }[] {
  const part_of = new Map(Object.entries(table).flatMap(([part, names]) => names.map((name) => [name, part] as const)));
  const by_name = new Map<string, Field[]>();
  for (const field of fields) {
    const first = field.id.split('.')[0] ?? field.id;
    const name = part_of.get(first) ?? first;
    by_name.set(name, [...(by_name.get(name) ?? []), field]);
  }
  const groups = [...by_name].map(([name, members]) => ({ name, fields: Object.hasOwn(table, name) ? by_place(members) : members }));
  const alone = groups.filter((group) => group.fields.length === 1).flatMap((group) => group.fields);
  const together = groups.filter((group) => group.fields.length > 1);
  return alone.length > 0 ? [{ name: '', fields: alone }, ...together] : together;
}

const short = 4;

/** What the names of several values have in common at their beginning: "Seconds left on the"; or the first of them. */
export function common_name(labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  let n = first.length;
  for (const other of others) while (n > 0 && !other.startsWith(first.slice(0, n))) n -= 1;
  const common = first.slice(0, n);
  // Whole words only, where words have spaces between them.
  const whole = n === first.length || !first.includes(' ') ? common : common.slice(0, common.lastIndexOf(' ') + 1);
  const name = whole.trim().replace(/[\s:：,、(（«“]+$/u, '');
  return name.length < short ? first : name;
}

/** `at_once`: it is the only one, and open from the beginning. */
function Value({ play, field, at_once = false }: { play: Play; field: Field; at_once?: boolean }) {
  const now = field.otherwise ?? '';
  const [value, set_value] = useState<string | undefined>(at_once ? now : undefined);
  const label = say(field.label) || field.id;
  if (value === undefined)
    return (
      <li>
        <button type="button" class="value-line" onClick={() => set_value(now)}>
          <span>{label}</span>
          <b>{value_in_words(field, now)}</b>
        </button>
      </li>
    );
  const save = async (): Promise<void> => {
    if (!(await play.adjust(field.id, value))) return;
    if (at_once) close();
    else set_value(undefined);
    notify(t('page.correct.done', { what: label, value: value_in_words(field, value) }));
  };
  return (
    <li class="value-open">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FieldEditor field={field} value={value} set={set_value} />
        <Refusal play={play} />
        <div class="row">
          {!at_once && (
            <button type="button" class="button" onClick={() => set_value(undefined)}>
              {t('page.cancel')}
            </button>
          )}
          <button type="submit" class="button primary grow" disabled={value === now || !is_filled(field, value)}>
            <Icon name="check" /> {t('page.correct.save')}
          </button>
        </div>
      </form>
    </li>
  );
}

/** What the table says is tracked of a place, by its name or by that which forms call it. */
export const tracked_at = (table: Tabletop | undefined, place: string): readonly string[] =>
  table?.places.filter(({ id, token }) => id === place || token === place).flatMap(({ tracked }) => tracked ?? []) ?? [];

/** Is this value one of the place? `hex.r4c7`, `science.automa.law`, `bridge.human1.r1c2-r3c4`. */
export const concerns = (id: string, place: string): boolean =>
  id === place ||
  id
    .split('.')
    .slice(1)
    .some((part) => part === place || part.split('-').includes(place));

function useTracked(play: Play): readonly Field[] | undefined {
  const [fields, set_fields] = useState<readonly Field[] | undefined>(undefined);
  const version = play.version.value;
  useEffect(() => {
    void play
      .call({ do: 'show', id: play.id, parts: ['tracked'] })
      .then((answer) => set_fields((known) => (answer.ok && answer.tracked) || known || []));
  }, [play, version]);
  return fields;
}

/** What is tracked of one place, to be changed there. */
export function CorrectHere({ play, place }: { play: Play; place: string }) {
  const fields = useTracked(play);
  const named = new Set(tracked_at(play.laid.value?.table, place));
  const here = fields?.filter((field) => named.has(field.id) || concerns(field.id, place));
  if (!here) return <div class="later" aria-busy="true" />;
  if (here.length === 0) return <p class="soft">{t('page.correct.nothing')}</p>;
  return (
    <ul class="values">
      {here.map((field) => (
        <Value key={`${field.id}-${field.otherwise ?? ''}`} play={play} field={field} at_once={here.length === 1} />
      ))}
    </ul>
  );
}

export function Correct({ play }: { play: Play }) {
  const fields = useTracked(play);
  const [wanted, set_wanted] = useState('');
  const parts = fold(wanted).split(/\s+/).filter(Boolean);
  const found = (fields ?? []).filter((field) => {
    const text = fold(`${say(field.label)} ${field.id} ${value_in_words(field, field.otherwise ?? '')}`);
    return parts.every((part) => text.includes(part));
  });
  const table = touching_now(play)?.corrected;
  const groups = groups_of(found, table);
  const titles = new Map(play.view.value?.blocks.flatMap(({ id, title }) => (title ? [[id, say(title)] as const] : [])));
  const searching = parts.length > 0;
  return (
    <Dialog title={t('page.correct.title')}>
      <p class="soft">{t('page.correct.how')}</p>
      <label class="search stays">
        <Icon name="search" />
        <span class="sr">{t('page.correct.search')}</span>
        <input
          type="search"
          value={wanted}
          placeholder={t('page.correct.search')}
          onInput={(event) => set_wanted(event.currentTarget.value)}
        />
      </label>
      {!fields && <div class="later" aria-busy="true" />}
      {fields && found.length === 0 && <p class="soft">{t('page.field.none-found', { typed: wanted })}</p>}
      {groups.map((group) => {
        const list = (
          <ul class="values">
            {group.fields.map((field) => (
              <Value key={`${field.id}-${field.otherwise ?? ''}`} play={play} field={field} />
            ))}
          </ul>
        );
        if (group.name === '') return <div key="alone">{list}</div>;
        const title = table && Object.hasOwn(table, group.name) ? titles.get(group.name) : undefined;
        return (
          <details key={group.name} class="pleat" open={searching && found.length < 40}>
            <summary>
              {t('page.correct.group', {
                n: group.fields.length,
                first: title ?? common_name(group.fields.map((field) => say(field.label) || field.id)),
                named: title ? 'yes' : 'no',
              })}
            </summary>
            {list}
          </details>
        );
      })}
    </Dialog>
  );
}

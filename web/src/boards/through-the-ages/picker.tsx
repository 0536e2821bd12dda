// Cards are told by kind and name: a tap on a colour, a tap on a name; or two letters and Enter. What is offered can still come; what was
// chosen stays in sight where it will lie. When all are told that are wanted, they are said.

import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Field, Option } from '../../protocol.ts';
import { Icon } from '../../parts/icon.tsx';
import { fold, for_fingers, tokens_in } from '../../parts/field_value.ts';
import type { OwnEditorProps } from '../registry.ts';
import type { Words } from '../../words/words.ts';
import { ages, type Card, cards, type Kind, kinds, military_kinds } from './cards.ts';
import { as_variables } from './colours.ts';
import { hits_of, lay_of_spaces, left_of } from './dealing.ts';
import { Lay } from './reading.ts';
import { Row, type RowCard } from './row.tsx';
import { Sign } from './symbols.tsx';
import { kind_words, sign_of } from './tiles.tsx';

interface Known {
  card: Card;
  option: Option;
  label: string;
}

function known_of(options: readonly Option[], words: Words): Known[] {
  return options.flatMap((option) => {
    const card = cards.get(option.token);
    return card ? [{ card, option, label: words.say(option.label) || option.token }] : [];
  });
}

// Whoever touched the page with a finger last is not asked to type: a keyboard on the screen would cover the cards.
let by_finger = matchMedia('(pointer: coarse)').matches;
addEventListener('pointerdown', ({ pointerType }) => (by_finger = pointerType === 'touch'), { capture: true });
const types = (): boolean => !by_finger;

export function Picker({ field, value, set, answer, table, words }: OwnEditorProps) {
  const [wanted, set_wanted] = useState('');
  const [kind, set_kind] = useState<Kind | undefined>(undefined);
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  // Nobody is taken away from where they are typing.
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (types() && (now === document.body || now?.closest('.panel'))) search.current?.focus({ preventScroll: true });
  }, []);
  const chosen = tokens_in(value ?? '');
  const { min = 0, max = 0 } = field;
  const exact = max > 0 && min === max;
  const full = max > 0 && chosen.length >= max;
  const lay = useMemo(() => table && new Lay(table), [table]);
  const all = useMemo(() => known_of(field.options ?? [], words), [field, words]);
  const left = (card: Card): number | undefined => left_of(card, lay, chosen, field.repeats ?? false);
  const open = (one: Known): boolean => !full && (left(one.card) ?? 1) > 0;
  const shown = hits_of(all, fold(wanted.trim()), kind);
  const hit = wanted.trim() === '' ? undefined : shown.find(open);
  const add = (token: string): void => {
    const next = [...chosen, token];
    set_wanted('');
    set_kind(undefined);
    if (types()) search.current?.focus();
    if (answer && exact && next.length === max) answer(next.join(','));
    else set(next.join(','));
  };
  const take_out = (at: number): void => set(chosen.filter((_, i) => i !== at).join(','));
  const used = [...kinds, ...military_kinds].filter((one) => all.some(({ card }) => card.kind === one));
  const name_of_kind = (one: Kind): string => words.say({ id: kind_words[one] ?? '' });
  const sections = used.filter((one) => shown.some(({ card }) => card.kind === one));
  return (
    <div class="tta-picker tta-skin" style={as_variables}>
      <Chosen
        field={field}
        in_row={field.id === 'cards' && (exact || used.length > 1)}
        chosen={chosen}
        lay={lay}
        take_out={take_out}
        words={words}
      >
        <label class="search tta-search">
          <Icon name="search" />
          <span class="sr">{words.say({ id: 'page.field.search' })}</span>
          <input
            ref={search}
            type="search"
            autocomplete="off"
            enterkeyhint="done"
            value={wanted}
            placeholder={words.say({ id: 'page.field.search' })}
            aria-controls={id}
            onInput={(event) => set_wanted(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter without a word says the form, as in any field.
              if (event.key !== 'Enter' || wanted.trim() === '') return;
              event.preventDefault();
              if (hit) add(hit.option.token);
            }}
          />
        </label>
      </Chosen>
      <div class="tta-kinds">
        {(used.length > 1 ? used : []).map((one) => (
          <button
            type="button"
            key={one}
            class={`tta-kind kind-${one}`}
            aria-current={kind === one}
            aria-label={name_of_kind(one)}
            onClick={() => set_kind(kind === one ? undefined : one)}
          >
            <Sign name={one} />
          </button>
        ))}
      </div>
      <div id={id} class="tta-choices">
        {sections.map((one) => (
          <div key={one} role="group" class="tta-choice-group" aria-label={name_of_kind(one)}>
            <span class="tta-group-name" aria-hidden="true">
              {name_of_kind(one)}
            </span>
            {shown
              .filter(({ card }) => card.kind === one)
              .map((known) => {
                const n = left(known.card);
                return (
                  <button
                    type="button"
                    key={known.option.token}
                    class={`tta-choice kind-${one}${hit === known ? ' hit' : ''}`}
                    aria-pressed={chosen.includes(known.option.token)}
                    disabled={!open(known)}
                    onClick={() => add(known.option.token)}
                  >
                    <Sign name={sign_of(known.card)} />
                    <span class="tta-choice-name">{known.label}</span>
                    {n !== undefined && n > 1 && <span class="tta-more">×{n}</span>}
                  </button>
                );
              })}
          </div>
        ))}
        {shown.length === 0 && <p class="soft">{words.say({ id: 'page.field.none-found', args: { typed: wanted } })}</p>}
      </div>
    </div>
  );
}

interface ChosenProps {
  field: Field;
  /** They come from the left, one space after the other; those of one kind lie among others. */
  in_row: boolean;
  chosen: readonly string[];
  lay?: Lay;
  take_out(at: number): void;
  children: ComponentChildren;
  words: Words;
}

/** What is told so far: in the row where it will lie, or as a line of cards. */
function Chosen({ field, in_row, chosen, lay, take_out, children, words }: ChosenProps) {
  const { min = 0, max = 0 } = field;
  const spaces = useMemo(() => (in_row ? lay_of_spaces(lay, chosen) : undefined), [lay, chosen.join(), in_row]);
  const name = (token: string): string => words.say({ id: `tta.card.${token}` });
  const how_many = words.say({
    id: 'page.field.chosen',
    args: { n: chosen.length, min, max, exact: min === max && max > 0 ? 'yes' : max ? 'no' : 'any' },
  });
  const told: Map<number, RowCard> = spaces ?? new Map();
  return (
    <div class="tta-chosen">
      {spaces && <Row small cards={told} words={words} />}
      <div class="tta-chosen-line">
        <p class="soft" aria-live="polite">
          {[how_many, ...(chosen.length > 0 ? [name(chosen.at(-1) ?? '')] : [])].join(' · ')}
        </p>
        {children}
        {spaces && chosen.length > 0 && (
          <button
            type="button"
            class="button small quiet"
            aria-label={words.say({ id: 'page.field.take-out', args: { what: name(chosen.at(-1) ?? '') } })}
            onClick={() => take_out(chosen.length - 1)}
          >
            <Icon name="undo" />
          </button>
        )}
      </div>
      {!spaces && chosen.length > 0 && (
        <ol class="chosen-list">
          {chosen.map((token, i) => (
            <li key={`${token}-${i}`}>
              <button
                type="button"
                class={`chosen-item kind-${cards.get(token)?.kind ?? ''}`}
                aria-label={words.say({ id: 'page.field.take-out', args: { what: name(token) } })}
                onClick={() => take_out(i)}
              >
                {name(token)} {ages[cards.get(token)?.age ?? -1]}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Spaces of the row: its cards are tapped where they lie. */
export function RowPicker({ field, value, set, table, words }: OwnEditorProps) {
  const chosen = tokens_in(value ?? '');
  const lay = useMemo(() => table && new Lay(table), [table]);
  const offered = new Set(field.options?.map(({ token }) => token));
  const spaces = new Map([...lay_of_spaces(lay, [])].filter(([n]) => offered.has(String(n))));
  const toggle = (n: number): void => {
    const token = String(n);
    set((chosen.includes(token) ? chosen.filter((one) => one !== token) : [...chosen, token]).join(','));
  };
  return (
    <div class="tta-picker tta-skin" style={as_variables}>
      <Row cards={spaces} chosen={new Set(chosen.map(Number))} toggle={toggle} words={words} />
      <p class="soft" aria-live="polite">
        {chosen.length > 0
          ? words.join(chosen.map((token) => words.say(spaces.get(Number(token))?.name)))
          : words.say({ id: 'page.field.chosen', args: { n: 0, min: field.min ?? 0, max: 0, exact: 'any' } })}
      </p>
    </div>
  );
}

const is_space = (token: string): boolean => /^\d{1,2}$/.test(token);

/** Lists of cards: those that come, and those that lie in the row. */
export function edits(field: Field): boolean {
  if (field.kind !== 'list') return false;
  const options = field.options ?? [];
  return options.length > 0 && options.every(({ token }) => (field.id === 'cards' && is_space(token)) || cards.has(token));
}

export function Editor(props: OwnEditorProps) {
  const { field, words } = props;
  const spaces = field.options?.every(({ token }) => is_space(token)) ?? false;
  return (
    <fieldset class="field field-list" data-field={field.id}>
      <legend class="sr">{for_fingers(words.say(field.label))}</legend>
      {spaces ? <RowPicker {...props} /> : <Picker {...props} />}
    </fieldset>
  );
}

// The form in which a printed thing is told, on the shelf and in the middle of a turn: its picture, and below it the symbols
// for the blank that is told now. A tap puts one in; a blank that is full gives way to the next.
// Here one: 1. taps the symbols in the order in which they are printed; 2. touches a blank to tell it again; 3. takes the
// last symbol out, or takes any tap back; 4. reads beside the symbol what cannot be so.

import { useEffect, useRef, useState } from 'preact/hooks';

import type { Field, Form, Message } from '../protocol.ts';
import { t, say } from '../state/language.ts';
import { FieldEditor } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { look_of } from './look.ts';
import {
  amounts_of,
  blanks_of,
  is_full,
  next_blank,
  stamps_of,
  with_guesses,
  without_last,
  type Blank,
  type Said,
  type Stamp,
} from './model.ts';
import { label_of_blank, Picture, PrintSymbol, word_of, type Wrong } from './picture.tsx';
import './workshop.css';

/** Why what is said cannot be so; undefined: it can. */
export type Check = (said: readonly string[]) => Promise<Message | undefined>;

interface TellingProps {
  prefix: string;
  form: Form;
  said: Said;
  set(said: Said): void;
  check?: Check;
}

function StampButton({ field, stamp, tap, small }: { field: Field; stamp: Stamp; tap: (stamp: Stamp) => void; small?: boolean }) {
  return (
    <button
      type="button"
      class={stamp.on ? 'stamp on' : 'stamp'}
      data-stamp={stamp.key}
      aria-pressed={stamp.on === true}
      onClick={() => tap(stamp)}
    >
      {stamp.shows.map((token, i) => (
        <PrintSymbol key={i} field={field} token={token} small={small ?? stamp.shows.length > 1} />
      ))}
    </button>
  );
}

/** A number outside the symbols that fit on the screen. */
function Steps({ field, said, put }: { field: Field; said: Said; put: (said: Said) => void }) {
  const { min = -99, max = 99 } = field;
  const now = Number(said[field.id] || 0);
  const by = (step: number): void => put({ [field.id]: String(Math.max(min, Math.min(max, now + step))) });
  return (
    <div class="stamp-row">
      {[-10, -1, 1, 10].map((step) => (
        <button type="button" key={step} class="stamp" data-stamp={`by${step}`} onClick={() => by(step)}>
          {step > 0 ? `+${step}` : `−${-step}`}
        </button>
      ))}
    </div>
  );
}

function Palette({ blank, said, put }: { blank: Blank; said: Said; put: (said: Said, stay?: boolean) => void }) {
  const [field] = blank.fields;
  const { how, stamps } = stamps_of(blank, said);
  if (!field) return null;
  if (how === 'text' || how === 'rows')
    return <FieldEditor field={field} value={said[field.id]} set={(value) => put({ [field.id]: value }, true)} />;
  const words = how === 'words' ? amounts_of(field, said) : undefined;
  const tap = (stamp: Stamp): void => put(stamp.put);
  const stay = (stamp: Stamp): void => put(stamp.put, true);
  const few = field.kind === 'number' && (field.max ?? 0) - (field.min ?? 0) < 24;
  return (
    <div class={`palette palette-${how}`} data-palette={blank.key}>
      {how === 'pairs' && <p class="soft">{t('page.tell.pairs')}</p>}
      {how === 'rest' && <p class="soft">{t('page.tell.rest')}</p>}
      {words && (words.stamps.length > 0 || words.or) && (
        <div class="stamp-row amounts">
          {words.stamps.map((stamp) => (
            <StampButton key={stamp.key} field={field} stamp={stamp} tap={stay} />
          ))}
          {words.again && (
            <button type="button" class="stamp" data-stamp="again" onClick={() => words.again && stay(words.again)}>
              <Icon name="plus" />
              <span class="print-word">{word_of(field, words.again.shows[0] ?? '')}</span>
            </button>
          )}
          {words.or && (
            <button type="button" class="stamp" data-stamp="or" onClick={() => words.or && stay(words.or)}>
              {t('page.tell.or')}
            </button>
          )}
        </div>
      )}
      <div class={`stamps stamps-${how}`}>
        {stamps.map((stamp) => (
          <StampButton key={stamp.key} field={field} stamp={stamp} tap={tap} />
        ))}
      </div>
      {field.kind === 'number' && blank.fields.length === 1 && !few && <Steps field={field} said={said} put={(more) => put(more, true)} />}
    </div>
  );
}

/** Looks at what is said as soon as it is: what is not said yet is taken to be something that fits. */
function use_check(form: Form, said: Said, touched: string, check: Check | undefined): Wrong | undefined {
  const [wrong, set_wrong] = useState<Wrong | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const look = async (): Promise<Wrong | undefined> => {
      if (!check || !touched || !said[touched]) return undefined;
      const why = await check(with_guesses(form.fields, said));
      if (!why) return undefined;
      // A guess of ours may be what does not fit: then it is not this symbol.
      return (await check(with_guesses(form.fields, said, touched))) ? undefined : { field: touched, why: say(why) };
    };
    void look().then((found) => current && set_wrong(found));
    return () => {
      current = false;
    };
  }, [form, said, touched]);
  return wrong;
}

export function Telling({ prefix, form, said, set, check }: TellingProps) {
  const look = look_of(prefix);
  const blanks = blanks_of(form.fields, look.order?.[form.verb]);
  const usual = look.usual?.[form.verb];
  const shown: Said = { ...usual, ...said };
  const [now, set_now] = useState(() => (blanks[0] && next_blank(blanks, '', shown)) || blanks[0]?.key || '');
  const [touched, set_touched] = useState('');
  const before = useRef<{ said: Said; now: string }[]>([]);
  const [, count] = useState(0);
  const blank = blanks.find(({ key }) => key === now) ?? blanks[0];
  const wrong = use_check(form, shown, touched, check);
  // What is seen in the picture is said, also if nobody touches it.
  useEffect(() => {
    if (usual && Object.keys(usual).some((id) => said[id] === undefined)) set({ ...usual, ...said });
  }, [form]);
  if (!blank) return null;

  const put = (more: Said, stay = false): void => {
    before.current.push({ said: shown, now });
    const next = look.settle?.(form.verb, { ...shown, ...more }) ?? { ...shown, ...more };
    set(next);
    set_touched(Object.keys(more)[0] ?? '');
    const of_this = blank.fields.some(({ id }) => more[id] !== undefined);
    const repeated = blank.fields.some(({ kind }) => kind === 'phrase' || kind === 'list');
    if (!stay && of_this && is_full(blank, next) && !(repeated && blank.key === blanks.at(-1)?.key)) set_now(next_blank(blanks, now, next));
  };
  const at = (other: Blank): void => {
    const [field] = other.fields;
    if (field && look.turns?.includes(field.id)) {
      const tokens = field.options?.map(({ token }) => token) ?? [];
      const token = tokens[(tokens.indexOf(shown[field.id] ?? '') + 1) % tokens.length];
      if (token !== undefined) put({ [field.id]: token }, true);
    } else set_now(other.key);
  };
  const undo = (): void => {
    const last = before.current.pop();
    if (!last) return;
    set(last.said);
    set_now(last.now);
    set_touched('');
    count((n) => n + 1);
  };
  const take_out = (): void => {
    const last = blank.fields.findLast(({ id }) => shown[id]);
    if (last) put(Object.fromEntries(blank.fields.map((field) => [field.id, without_last(field, shown[field.id])])), true);
  };
  const settled = (one: Blank): boolean => one.fields.some(({ id }) => shown[id] === '-');
  return (
    <div class="telling">
      <Picture
        prefix={prefix}
        verb={form.verb}
        blanks={blanks.filter((one) => one.key === now || !settled(one))}
        said={shown}
        touch={{ now, at, put: (more) => put(more, true) }}
        {...(wrong && { wrong })}
      />
      <div class="palette-head">
        <h2>{label_of_blank(blank)}</h2>
        <button type="button" class="button small" disabled={!blank.fields.some(({ id }) => shown[id])} onClick={take_out}>
          <Icon name="back" /> {t('page.tell.take-out')}
        </button>
        <button type="button" class="button small" disabled={before.current.length === 0} onClick={undo}>
          <Icon name="undo" /> {t('page.tell.undo')}
        </button>
      </div>
      <Palette key={blank.key} blank={blank} said={shown} put={put} />
    </div>
  );
}

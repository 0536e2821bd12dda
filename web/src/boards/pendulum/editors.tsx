// How the council is told: the five reward cards are put on their places from pictures of the kinds, votes are read off a dial, and
// what the player takes is tapped where it lies. Each is said with its last tap; Undo takes it back.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Field } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import type { OwnEditorProps } from '../registry.ts';
import { board_places, Dial, Reward } from './council.tsx';
import { Picture } from './pictures.tsx';
import { automas, read_table } from './reading.ts';

const slots = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;
const on_dial = 21; // numbers, 0 to 20

/** Which fields have a way of their own. */
export function edits(field: Field): boolean {
  if (field.kind === 'list') return field.id === 'rewards' && field.min === slots.length;
  if (field.kind === 'number') return field.id === 'votes' && field.min === 0;
  return field.kind === 'one_of' && (field.id === 'place' || field.id === 'final');
}

export function Editor(props: OwnEditorProps) {
  if (props.field.kind === 'list') return <RewardSlots {...props} />;
  if (props.field.kind === 'number') return <VotesDial {...props} />;
  return <RewardPick {...props} />;
}

const place_name = (place: string, words: Words): string => words.say({ id: `pen.reward-place.${place}` });

/** The cards that lie on the board, in the order in which they are said. */
function RewardSlots({ field, value, set, answer, words }: OwnEditorProps) {
  const [lying, set_lying] = useState<readonly (string | undefined)[]>(() => {
    const told = (value ?? '').split(',').filter(Boolean);
    return slots.map((_, i) => told[i]);
  });
  const next = lying.indexOf(undefined);
  const name_of = (token: string): string => words.say(field.options?.find((option) => option.token === token)?.label);
  const lay = (at: number, token: string | undefined): void => {
    const now = lying.map((one, i) => (i === at ? token : one));
    set_lying(now);
    const all = now.filter((one) => one !== undefined);
    set(all.join(','));
    if (all.length === slots.length) answer?.(all.join(','));
  };
  return (
    <fieldset class="pen pen-editor">
      <legend class="sr">{words.say(field.label)}</legend>
      <div class="rewards">
        {board_places.map((place) => {
          if (place === undefined) return <span key="deck" class="reward is-deck" aria-hidden="true" />;
          if (place === 'printed' || place === 'grande')
            return <Reward key={place} kind="is-quiet" picture={place} name={place_name(place, words)} />;
          const i = slots.indexOf(place);
          const token = lying[i];
          if (token === undefined)
            return (
              <span key={place} class={`reward is-empty${i === next ? ' is-next' : ''}`}>
                <span class="reward-number">{i + 1}</span>
              </span>
            );
          return (
            <button
              key={place}
              type="button"
              class="reward is-told"
              aria-label={words.say({ id: 'page.field.take-out', args: { what: name_of(token) } })}
              onClick={() => lay(i, undefined)}
            >
              <Picture name={token} />
              <span class="reward-name">{name_of(token)}</span>
            </button>
          );
        })}
      </div>
      <div class="kinds">
        {(field.options ?? []).map((option) => (
          <button key={option.token} type="button" class="kind" disabled={next < 0} onClick={() => lay(next, option.token)}>
            <Picture name={option.token} />
            <span class="reward-name">{words.say(option.label)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** As many numbers as a dial has, below the dials of those it is compared with; what goes beyond the dial stands on further pages. */
function VotesDial({ field, value, set, answer, table, words }: OwnEditorProps) {
  const max = field.max ?? on_dial - 1;
  const told = value === undefined || value === '' ? undefined : Number(value);
  const [first, set_first] = useState(Math.floor((told ?? 0) / on_dial) * on_dial);
  const { mats } = useMemo(() => read_table(table), [table]);
  const numbers = Array.from({ length: Math.min(on_dial, max - first + 1) }, (_, i) => first + i);
  // However much is said above it, the numbers are in sight.
  const all = useRef<HTMLFieldSetElement>(null);
  useEffect(() => all.current?.scrollIntoView({ block: 'nearest' }), []);
  const say = (n: number): void => {
    set(String(n));
    answer?.(String(n));
  };
  return (
    <fieldset class="pen pen-editor" ref={all}>
      <legend class="sr">{words.say(field.label)}</legend>
      <div class="votes-others">
        {automas.map((automa) => (
          <span key={automa} class={`votes-other is-${automa}`}>
            {words.say({ id: `pen.player.${automa}` })}
            <Dial votes={mats[automa].votes} />
          </span>
        ))}
      </div>
      <div class="votes-numbers">
        {numbers.map((n) => (
          <button key={n} type="button" class={`votes-number${n === told ? ' is-told' : ''}`} onClick={() => say(n)}>
            {n}
          </button>
        ))}
        {max >= on_dial && (
          <button type="button" class="votes-number is-more" onClick={() => set_first(first + on_dial > max ? 0 : first + on_dial)}>
            {first + on_dial > max ? `0 – ${on_dial - 1}` : `${first + on_dial} +`}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** What lies on the board, to be taken. */
function RewardPick({ field, set, answer, table, words }: OwnEditorProps) {
  const lying = (place: string) => table?.pieces.find((piece) => piece.place === `council.${place}`)?.name;
  const picture = (token: string): string => {
    if (field.id === 'final') return `final.${token}`;
    return lying(token)?.id.split('.').at(-1) ?? token;
  };
  const name = (token: string): string => {
    const known = field.id === 'final' ? undefined : lying(token);
    return words.say(known ?? field.options?.find((option) => option.token === token)?.label);
  };
  return (
    <fieldset class="pen pen-editor">
      <legend class="sr">{words.say(field.label)}</legend>
      <div class="rewards is-pick">
        {(field.options ?? []).map(({ token }) => (
          <button
            key={token}
            type="button"
            class="reward is-offered"
            onClick={() => {
              set(token);
              answer?.(token);
            }}
          >
            <Picture name={picture(token)} />
            <span class="reward-name">{name(token)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

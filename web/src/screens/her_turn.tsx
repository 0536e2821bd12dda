// Her turn is one card: its steps are a list, and the present one is a large plain sentence in it.
// Here one: 1. reads (or hears) what to do with her pieces; 2. sees the place lit on the board; 3. taps once when all of it is
// carried out, or step by step, or ticks off what was done first; 4. goes back a step that went too fast; 5. asks why.

import { useEffect, useRef } from 'preact/hooks';

import type { Form } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { can_speak, be_silent, read_aloud } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import { open } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { card_at, motion_of, type Shown } from '../state/steps.ts';
import { Icon } from '../parts/icon.tsx';
import { HerCardsOf, usePicture } from './board_signs.tsx';
import { say_form } from './form.tsx';
import { Refusal } from './refusal.tsx';
import { touching_now } from './your_turn.tsx';

const most_dots = 10;
const long_sentence = 120;

export function spoken(shown: Shown): string {
  return [...shown.notes, ...motion_of(shown)].map(({ step }) => say(step.text)).join(' ');
}

export const why_name = (entry: number, step: number): string => `why.${entry}.${step}`;

function Dots({ done, all }: { done: number; all: number }) {
  if (all < 2) return null;
  const label = t('page.her.progress', { n: done + 1, all });
  if (all > most_dots) return <span class="soft dots-text">{label}</span>;
  return (
    <span class="dots" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        <span key={i} class={i < done ? 'dot done' : i === done ? 'dot now' : 'dot'} />
      ))}
    </span>
  );
}

/** Steps before or after the present one: a tap ticks them off, or takes that back. */
function Steps({ play, from, to }: { play: Play; from: number; to: number }) {
  const pictured = usePicture(play)?.pictured;
  const steps = play.queue.value.slice(from, to);
  if (steps.every(({ step }) => pictured?.(step))) return null;
  return (
    <ol class="steps" start={from + 1}>
      {steps.map((shown, i) => {
        if (pictured?.(shown.step)) return null;
        const done = from + i < play.done.value || play.ticked.value.includes(from + i);
        return (
          <li key={`${shown.entry}-${shown.index}`}>
            <button type="button" role="checkbox" aria-checked={done} class="step-line" onClick={() => play.tick(from + i)}>
              <span class="step-box">{done && <Icon name="check" />}</span>
              <span>
                {shown.step.kind === 'you_may' && <span class="may">{t('page.her.you-may')}</span>}
                {motion_of(shown)
                  .map(({ step }) => say(step.text))
                  .join(' ')}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Those of a card that lie beside each other on the table are ticked off where they lie. `behind`: if all of them are done. */
function Pictured({ play, from, to, behind }: { play: Play; from: number; to: number; behind: boolean }) {
  const board = usePicture(play);
  const done = play.done.value;
  const steps = play.queue.value
    .slice(from, to)
    .map(({ step }, i) => ({ step, at: from + i }))
    .filter(({ step }) => board?.pictured(step));
  const last = steps.at(-1);
  if (!board || !last || last.at < done !== behind) return null;
  const { Picture } = board;
  return (
    <Picture
      steps={steps.map(({ step, at }) => ({
        step,
        done: at < done || play.ticked.value.includes(at),
        now: at === done,
        tick: () => play.tick(at),
      }))}
      words={words.value}
    />
  );
}

/** What comes next is hers again, and there is nothing else to say: then it is said with the tap that carries out her last step. */
function lone_form(play: Play): Form | undefined {
  const prompt = play.screen.value?.prompt;
  const [only, ...more] = prompt?.forms ?? [];
  if (prompt?.mood !== 'your_turn' || !only || more.length > 0 || only.fields.length > 0 || play.closed.value) return undefined;
  return touching_now(play)?.straight_on?.includes(only.verb) ? only : undefined;
}

/** `live`: the sand takes most of the room, and only the present step is shown. */
export function HerTurn({ play, shown, live }: { play: Play; shown: Shown; live: boolean }) {
  const { step, notes, also = [] } = shown;
  const done = play.done.value;
  const { from, to } = live ? { from: 0, to: play.queue.value.length } : card_at(play.queue.value, done);
  // What she does she does in one motion, and whoever sees the whole card confirms it by one tap.
  const end = live ? done + 1 : to;
  const more = end > done + 1;
  const may = step.kind === 'you_may';
  const last = end === to;
  const done_words = may && !more ? t('page.her.decided') : last ? t('page.her.done-last') : t('page.her.done');
  const next = !live && end === play.queue.value.length ? lone_form(play) : undefined;
  useEffect(() => {
    if (settings.value.aloud) read_aloud(spoken(shown));
    return be_silent;
  }, [shown, words.value]);
  // However long the card is, the present step is in sight, and what comes before it.
  const present = useRef<HTMLDivElement>(null);
  useEffect(() => present.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  const tools = (
    <div class="her-tools">
      {(step.reasons ?? 0) > 0 && (
        <button type="button" class="button quiet" onClick={() => open(why_name(shown.entry, shown.index))}>
          <Icon name="why" /> {t('page.why')}
        </button>
      )}
      {can_speak() && (
        <button type="button" class="button quiet" aria-label={t('page.her.read')} onClick={() => read_aloud(spoken(shown))}>
          <Icon name="speaker" /> <span>{t('page.her.read')}</span>
        </button>
      )}
    </div>
  );
  return (
    <section class="panel-form her" aria-label={t('page.her.label')}>
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">{say(shown.title)}</h2>
          {live && tools}
          <Dots done={done - from} all={to - from} />
        </div>
        {!live && <HerCardsOf play={play} shown={shown} />}
        <Refusal play={play} />
        {!live && <Steps play={play} from={from} to={done} />}
        {!live && <Pictured play={play} from={from} to={to} behind />}
        <div class="step-now" ref={present}>
          <div aria-live="polite" aria-atomic="true">
            {notes.map((note) => (
              <p class="note" key={note.index}>
                {say(note.step.text)}
              </p>
            ))}
            <p class={say(step.text).length > long_sentence ? 'sentence long' : 'sentence'}>
              {may && <span class="may">{t('page.her.you-may')}</span>} {say(step.text)}
            </p>
            {also.map((one) => (
              <div class="also" key={one.index}>
                <p class={one.step.kind === 'note' ? 'note' : 'sentence'}>{say(one.step.text)}</p>
                {(one.step.reasons ?? 0) > 0 && (
                  <button
                    type="button"
                    class="button small quiet"
                    aria-label={`${t('page.why')} ${say(one.step.text)}`}
                    onClick={() => open(why_name(shown.entry, one.index))}
                  >
                    <Icon name="why" />
                  </button>
                )}
              </div>
            ))}
          </div>
          {!live && tools}
        </div>
        {!live && <Pictured play={play} from={from} to={to} behind={false} />}
        {!live && <Steps play={play} from={done + 1} to={to} />}
      </div>
      <div class="panel-foot">
        <button
          type="button"
          class={more ? 'button square-foot' : 'button'}
          aria-label={t('page.her.back')}
          disabled={done === 0}
          onClick={() => play.carried_out(done - 1)}
        >
          <Icon name="back" /> {!more && t('page.her.back')}
        </button>
        {more && (
          <button type="button" class="button" onClick={() => play.carried_out(done + 1)}>
            {t('page.her.done')}
          </button>
        )}
        <button
          type="button"
          class="button primary hers grow"
          data-main
          disabled={next && play.slow.value}
          aria-label={done_words}
          aria-describedby={next && 'straight-on'}
          onClick={() => {
            if (next && play.busy) return;
            play.carried_out(end);
            if (next) void say_form(play, next, {});
          }}
        >
          <Icon name="check" />
          <span class="two-lines">
            <span>{done_words}</span>
            {next && <small id="straight-on">{say(next.label)}</small>}
          </span>
        </button>
      </div>
    </section>
  );
}

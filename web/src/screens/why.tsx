// Why?: the trail of one step, as the rulebook would tell it.
// Here one: 1. reads what the options were; 2. what each criterion left; 3. goes from line to line and sees on the board what
// was left then; 4. reads which rules say so, and their sense; 5. goes back to the step.

import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';

import type { Reason, Step, View } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { need_words, say, t, words } from '../state/language.ts';
import { close } from '../state/route.ts';
import { known_game } from '../state/tables.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

export interface Trail {
  entry: number;
  step: number;
  told?: Step;
  kept?: boolean;
}

/** What the board lights up while Why? is open: what each line left, and which line is looked at. */
export const trail = signal<Trail | undefined>(undefined);
export const stage = signal(0);

export function read_why(open: string): { entry: number; step: number } | undefined {
  const [name, entry, step] = open.split('.');
  return name === 'why' ? { entry: Number(entry), step: Number(step) } : undefined;
}

export function labels_of(view: View | undefined): Map<string, string> {
  const labels = new Map<string, string>();
  for (const block of view?.blocks ?? []) for (const cell of block.cells ?? []) labels.set(cell.id, cell.label ?? '');
  return labels;
}

/** What each line left; the board lights up those it knows. */
export function stages_of(told: Step | undefined): ReadonlySet<string>[] {
  return (told?.why ?? []).map((reason) => new Set(reason.left ?? []));
}

/** The options a line left, in words, unless its sentence names them itself. */
export function left_of(reason: Reason, labels: ReadonlyMap<string, string>): string[] {
  const tokens = reason.left ?? [];
  const named = reason.text?.args?.left;
  const names = tokens.map((token, i) => (Array.isArray(named) && say(named[i])) || labels.get(token) || token);
  const sentence = say(reason.text);
  return names.length > 0 && sentence.includes(words.value.join(names)) ? [] : names;
}

/** The rules a line rests on, each with its sense in our words. */
export function senses_of(reason: Reason, prefix: string): { rule: string; sense: string }[] {
  return (reason.rule ?? '').split(' ').flatMap((rule) => {
    const id = `${prefix}.rule.${rule}`;
    return words.value.has(id) && id !== reason.text?.id ? [{ rule, sense: say({ id }) }] : [];
  });
}

const most_left = 8;

function Line({ reason, here, prefix, labels }: { reason: Reason; here: boolean; prefix: string; labels: ReadonlyMap<string, string> }) {
  const left = left_of(reason, labels);
  const shown = here || left.length <= most_left ? left : [...left.slice(0, most_left), '…'];
  const senses = here ? senses_of(reason, prefix) : [];
  return (
    <>
      <span>{say(reason.text)}</span>
      {left.length > 0 && <span class="left">{t('page.why.left', { n: left.length, places: shown.join(' · ') })}</span>}
      {senses.length === 0 && reason.rule && <span class="rule">{reason.rule}</span>}
      {senses.map(({ rule, sense }) => (
        <span class="sense" key={rule}>
          <span class="rule">{rule}</span> {sense}
        </span>
      ))}
    </>
  );
}

export function WhyPanel({ play, entry, step }: { play: Play; entry: number; step: number }) {
  const game = known_game(play.screen.value?.game ?? '');
  useEffect(() => {
    let current = true;
    trail.value = { entry, step };
    play.asked.value = { entry, step };
    // The sentences of trails and rules are many; they are loaded when somebody asks.
    const spoken = game ? need_words(`${game.catalog}.why`) : undefined;
    void Promise.all([play.call({ do: 'why', id: play.id, entry, step }), spoken]).then(([answer]) => {
      if (!current) return;
      const told = answer.ok ? answer.report.steps[0] : undefined;
      stage.value = 0;
      trail.value = { entry, step, told, kept: answer.ok && answer.kept === true };
    });
    return () => {
      current = false;
      trail.value = undefined;
      play.asked.value = undefined;
    };
  }, [play, entry, step]);

  const now = trail.value;
  const labels = labels_of(play.view.value);
  const reasons = now?.told?.why ?? [];
  const at = stage.value;
  useEffect(() => {
    if (at > 0) document.querySelector('.trail .here')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const go = (icon: IconName, label: string, to: number) => (
    <button type="button" class="button square" aria-label={label} disabled={!reasons[to]} onClick={() => (stage.value = to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="panel-form" aria-label={t('page.why')} aria-busy={now?.kept === undefined}>
      <div class="panel-scroll" tabIndex={0} role="group" aria-label={t('page.why')}>
        <h2 class="panel-title">{t('page.why')}</h2>
        <p class="why-step">{say(now?.told?.text)}</p>
        {now?.kept && <p class="soft">{t('page.why.kept')}</p>}
        {now?.told && reasons.length === 0 && !now.kept && <p class="soft">{t('page.why.none')}</p>}
        <ol class="trail">
          {reasons.map((reason, i) => (
            <li key={i} class={i === at ? 'here' : ''}>
              <button type="button" class="trail-line" aria-pressed={i === at} onClick={() => (stage.value = i)}>
                <Line reason={reason} here={i === at} prefix={game?.prefix ?? ''} labels={labels} />
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div class="panel-foot">
        {reasons.length > 1 && go('back', t('page.why.previous'), at - 1)}
        <button type="button" class="button grow" data-main onClick={close}>
          {t('page.why.back')}
        </button>
        {reasons.length > 1 && go('next', t('page.why.next'), at + 1)}
      </div>
    </section>
  );
}

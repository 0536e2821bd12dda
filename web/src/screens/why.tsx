// Why?: the trail of one step, as the rulebook would tell it.
// Here one: 1. reads what the options were; 2. what each criterion left; 3. which rule says so; 4. taps a line and sees
// on the board what was left then; 5. goes back to the step.

import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';

import type { Step, View, WhyResponse } from '../protocol.ts';
import type { Play } from '../app/play.ts';
import { say, t } from '../app/language.ts';
import { close } from '../app/route.ts';
import { Icon } from '../parts/icon.tsx';

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

export function stages_of(told: Step | undefined, labels: ReadonlyMap<string, string>): ReadonlySet<string>[] {
  return (told?.why ?? []).map((reason) => new Set((reason.left ?? []).filter((token) => labels.has(token))));
}

export function WhyPanel({ play, entry, step }: { play: Play; entry: number; step: number }) {
  useEffect(() => {
    let current = true;
    trail.value = { entry, step };
    void play.call<WhyResponse>({ do: 'why', id: play.id, entry, step }).then((answer) => {
      if (!current) return;
      const told = answer.ok ? answer.report.steps[0] : undefined;
      stage.value = Math.max(0, (told?.why?.length ?? 0) - 1);
      trail.value = { entry, step, told, kept: answer.ok && answer.kept };
    });
    return () => {
      current = false;
      trail.value = undefined;
    };
  }, [play, entry, step]);

  const now = trail.value;
  const labels = labels_of(play.view.value);
  const reasons = now?.told?.why ?? [];
  return (
    <section class="panel-form" aria-label={t('page.why')}>
      <div class="panel-scroll" tabIndex={0} role="group" aria-label={t('page.why')}>
        <h2 class="panel-title">{t('page.why')}</h2>
        <p class="why-step">{say(now?.told?.text)}</p>
        {now?.kept && <p class="soft">{t('page.why.kept')}</p>}
        {now?.told && reasons.length === 0 && !now.kept && <p class="soft">{t('page.why.none')}</p>}
        <ol class="trail">
          {reasons.map((reason, i) => {
            const left = reason.left ?? [];
            const places = left.map((token) => labels.get(token)).filter((label) => label !== undefined && label !== '');
            const line = (
              <>
                <span>{say(reason.text)}</span>
                {places.length > 0 && <span class="left">{t('page.why.left', { n: left.length, places: places.join(' ') })}</span>}
                {reason.rule && <span class="rule">{reason.rule}</span>}
              </>
            );
            return (
              <li key={i} class={i === stage.value ? 'here' : ''}>
                {places.length > 0 ? (
                  <button type="button" class="trail-line" aria-pressed={i === stage.value} onClick={() => (stage.value = i)}>
                    {line}
                  </button>
                ) : (
                  <div class="trail-line">{line}</div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <div class="panel-foot">
        <button type="button" class="button grow" data-main onClick={close}>
          <Icon name="back" /> {t('page.why.back')}
        </button>
      </div>
    </section>
  );
}

// The history: all that happened, the newest first.
// Here one: 1. reads what was said and what she did; 2. opens an entry to see its steps; 3. goes back to any moment;
// 4. goes forward again; 5. sees what was undone, greyed, and that it is not lost.

import { useEffect, useState } from 'preact/hooks';

import type { HistoryLine } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { say, t, words } from '../state/language.ts';
import { close } from '../state/route.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Closed } from './campaign_notes.tsx';

export function History({ play }: { play: Play }) {
  const [lines, set_lines] = useState<HistoryLine[] | undefined>(undefined);
  const screen = play.screen.value;
  const version = play.version.value;
  useEffect(() => {
    void play.call({ do: 'history', id: play.id }).then((answer) => set_lines((known) => (answer.ok ? answer.lines : (known ?? []))));
  }, [play, version]);
  const at = screen?.number ?? 0;
  // A closed game of a campaign can only be read.
  const closed = play.closed.value;
  const clock = new Intl.DateTimeFormat(words.value.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <Dialog title={t('page.history')}>
      <Closed play={play} />
      {!closed && (
        <div class="row">
          <button type="button" class="button grow" disabled={at === 0} onClick={() => void play.undo()}>
            <Icon name="undo" /> {t('page.undo')}
          </button>
          <button type="button" class="button grow" disabled={at >= (screen?.of ?? 0)} onClick={() => void play.redo()}>
            <Icon name="redo" /> {t('page.redo')}
          </button>
        </div>
      )}
      <ol class="history" reversed aria-busy={lines === undefined}>
        {lines?.toReversed().map((line) => (
          <li
            key={line.number}
            class={line.undone ? 'undone' : line.number === at ? 'here' : ''}
            aria-current={line.number === at ? 'step' : undefined}
          >
            <div class="history-line">
              <span class="ordinal">{line.number}</span>
              <div class="history-text">
                <p>{line.number === 0 ? t('page.history.setup') : say(line.text)}</p>
                {line.report.steps.length > 0 ? (
                  <details>
                    <summary>{say(line.report.title) || t('page.history.steps', { n: line.report.steps.length })}</summary>
                    <ul>
                      {line.report.steps.map((step, i) => (
                        <li key={i}>{say(step.text)}</li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <p class="soft">{line.number === 0 ? '' : say(line.report.title)}</p>
                )}
                <p class="soft">
                  <time>{clock.format(line.at)}</time>
                  {line.undone && ` · ${t('page.history.undone')}`}
                  {line.kept && ` · ${t('page.history.kept')}`}
                </p>
              </div>
              {line.number === at ? (
                <span class="badge">{t('page.history.now')}</span>
              ) : closed ? null : (
                <button
                  type="button"
                  class="button small"
                  onClick={() => void play.jump(line.number).then((done) => done && close())}
                  aria-label={`${t('page.history.jump')}: ${line.number}`}
                >
                  {t('page.history.jump')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

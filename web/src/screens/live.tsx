// The whole window while sand runs, for a game that draws it itself (Module.Live); the frame lends it its tools and its forms.

import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';

import type { LiveProps } from '../boards/registry.ts';
import { Icon } from '../parts/icon.tsx';
import type { Said, Timer } from '../protocol.ts';
import { t, words } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { go_home, open } from '../state/route.ts';
import { lone_notes, type Shown } from '../state/steps.ts';
import { why_name } from './her_turn.tsx';
import { everything } from './your_turn.tsx';
import { Receipt } from './receipt.tsx';

interface LiveScreenProps {
  play: Play;
  Live: ComponentType<LiveProps>;
  timers: readonly Timer[];
  bar: ComponentChildren;
  panel: ComponentChildren;
}

export function LiveScreen({ play, Live, timers, bar, panel }: LiveScreenProps) {
  const screen = play.screen.value;
  const laid = play.laid.value;
  const queue = play.queue.value;
  const done = play.done.value;
  const ticked = play.ticked.value;
  const steps = useMemo(() => queue.filter((_, i) => i >= done && !ticked.includes(i)), [queue, done, ticked]);
  const say = useCallback((said: Said) => void play.input(said), [play]);
  const carried_out = (n: number): void => play.carried_out(n < steps.length ? queue.indexOf(steps[n] as Shown) : queue.length);
  // At the table of the home network the sand runs by the server's clock.
  const clock = useMemo(() => play.table.now && (() => play.table.now?.() ?? Date.now()), [play]);
  const notes = useMemo(() => lone_notes(screen?.report).map(({ step }) => step.text), [screen?.report]);
  const prompt = screen?.prompt;
  return (
    <main class="live-main">
      <h1 class="sr">{t('page.board')}</h1>
      <Live
        timers={timers}
        clock={clock}
        view={play.view.value}
        pieces={laid?.table}
        settled={laid?.number === screen?.number}
        forms={prompt?.forms ?? []}
        say={say}
        title={prompt?.title}
        steps={steps}
        carried_out={carried_out}
        why={(shown) => open(why_name(shown.entry, shown.index))}
        notes={notes}
        happened={screen?.report?.title}
        refusal={play.refusal.value}
        more={() => open(everything)}
        tools={
          <>
            <button type="button" class="live-tool" onClick={go_home} aria-label={t('page.home')}>
              <Icon name="home" />
            </button>
            {bar}
          </>
        }
        receipt={<Receipt play={play} />}
        panel={panel}
        words={words.value}
      />
    </main>
  );
}

// Timers as live sand, and the keys that say a whole form in one press as buttons for a thumb. It is drawn from what the
// protocol says of timers and keys: a key that names a timer stands under it, the first other one is as wide as the hand.
// A game whose board draws the timers itself (Module.Live) does without it.

import './sand.css';

import { useId } from 'preact/hooks';

import { Hourglass } from './hourglass.tsx';
import { arrange, Bar, reading_of, type SandKey, type SandProps, useSand } from './running_sand.tsx';
import { muted, set_muted } from './sand_sound.ts';
import { is_low, is_out } from './sand_time.ts';

export { keys_of, type SandKey, type SandProps } from './running_sand.tsx';

export function Sand(props: SandProps) {
  const { timers, keys, press, words, bare = false } = props;
  const uid = `sand-${useId().replace(/[^a-z0-9]/gi, '')}`;
  const { now, reduced, join, said } = useSand(props);

  const { of_timer, huge, small } = arrange(bare ? [] : keys, timers);
  const button = (key: SandKey, kind: string) => (
    <button
      key={key.key}
      type="button"
      class={`pad ${kind}`}
      aria-keyshortcuts={key.key === ' ' ? 'Space' : key.key}
      onClick={(event) => {
        // After a tap the button gives up the focus. Otherwise the space bar would press this button again.
        if (event.detail > 0) event.currentTarget.blur();
        press(key);
      }}
    >
      <span>{words.say(key.label)}</span>
      <kbd aria-hidden="true">{key.key === ' ' ? '␣' : key.key}</kbd>
    </button>
  );

  return (
    <section class="sand" aria-label={words.say({ id: 'page.sand.timers' })}>
      <ul class="sand-timers">
        {timers.map((timer, i) => {
          const out = is_out(timer, now);
          const state = out ? 'out' : timer.mode;
          return (
            <li key={timer.id} class={`sand-timer is-${state} sand-${timer.id}${is_low(timer, now) ? ' is-low' : ''}`}>
              <div class="sand-glass" role="timer" aria-label={`${words.say(timer.label)}: ${reading_of(timer, now, words)}`}>
                {reduced ? <Bar timer={timer} now={now} /> : <Hourglass timer={timer} now={now} join={join} uid={`${uid}-${i}`} />}
                {/* Its button says its name. */}
                {!of_timer.has(timer.id) && (
                  <span class="sand-name" aria-hidden="true">
                    {words.say(timer.label)}
                  </span>
                )}
                <span class="sand-reading" aria-hidden="true">
                  {reading_of(timer, now, words)}
                  {timer.mode === 'held' && !timer.told && !out && <small>{words.say({ id: 'page.sand.held' })}</small>}
                </span>
              </div>
              {(of_timer.get(timer.id) ?? []).map((key) => button(key, 'pad-timer'))}
            </li>
          );
        })}
      </ul>
      {huge.length > 0 && <div class="sand-huge">{huge.map((key) => button(key, 'pad-huge'))}</div>}
      <div class="sand-small">
        {small.map((key) => button(key, 'pad-small'))}
        <button type="button" class="pad pad-small pad-mute" aria-pressed={muted.value} onClick={() => set_muted(!muted.value)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6h2.6L8 3v10L4.6 10H2Z" />
            <path class="mute-line" d={muted.value ? 'M10.5 6l4 4M14.5 6l-4 4' : 'M10.4 5.6a3.4 3.4 0 010 4.8M12.2 3.8a6 6 0 010 8.4'} />
          </svg>
          <span>{words.say({ id: 'page.sand.mute' })}</span>
        </button>
      </div>
      <p class="sand-said" role="status">
        {said}
      </p>
    </section>
  );
}

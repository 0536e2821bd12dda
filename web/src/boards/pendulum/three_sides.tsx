// A tablet that lies flat is read by whoever sits at its left and right, too: along both edges stand the timers, which purple flip comes,
// and what her card says, turned towards them. Whoever stands the tablet up turns that off; the device remembers it.

import './three_sides.css';

import { signal } from '@preact/signals';

import type { Message, Timer } from '../../protocol.ts';
import { recall, remember } from '../../state/settings.ts';
import type { Words } from '../../words/words.ts';
import { reading_of } from '../running_sand.tsx';
import { is_low, is_out } from '../sand_time.ts';
import { last_flip } from './reading.ts';

const key = 'seatmate.pendulum.flat';
const flat = signal(recall(key, { on: true }).on);

interface SidesProps {
  timers: readonly Timer[];
  now: number;
  flips: number;
  line?: Message;
  words: Words;
}

export function ThreeSides({ timers, now, flips, line, words }: SidesProps) {
  const edge = (side: 'left' | 'right') => (
    <div class={`live-edge at-${side}`} aria-hidden="true">
      <span class="edge-timers">
        {timers.map((timer) => (
          <span
            key={timer.id}
            class={`edge-timer sand-${timer.id}${is_out(timer, now) ? ' is-out' : ''}${is_low(timer, now) ? ' is-low' : ''}`}
          >
            {reading_of(timer, now, words)}
          </span>
        ))}
        <span class="edge-flips">{'●'.repeat(Math.min(flips, last_flip)) + '○'.repeat(Math.max(0, last_flip - flips))}</span>
      </span>
      <span class="edge-line">{words.say(line)}</span>
    </div>
  );
  return (
    <div class={flat.value ? 'live-flat is-flat' : 'live-flat'}>
      {flat.value && (
        <>
          {edge('left')}
          {edge('right')}
        </>
      )}
      <button
        type="button"
        class="live-tool live-flat-switch"
        aria-pressed={flat.value}
        aria-label={words.say({ id: 'pen.live.flat' })}
        onClick={() => {
          flat.value = !flat.value;
          remember(key, { on: flat.value });
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 5h12v14H6Zm2 2v10h8V7ZM4 9v6l-3.500-3ZM20 9v6l3.500-3Z" fill-rule="evenodd" />
        </svg>
      </button>
    </div>
  );
}

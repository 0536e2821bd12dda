// Setting up: the six numbered spaces with what is to be laid on each, and the final tile on the right half of the last. A space is
// tapped when its tile lies there (AI-SETUP-2 to -4).

import type { Step } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import type { PictureProps, Ticked } from '../registry.ts';
import { disciplines } from './colours.ts';
import { Sign } from './symbols.tsx';
import { final_tiles, tiles } from './tiles.ts';

const round_tile = 'aoi.step.tile';
const final_tile = 'aoi.step.final-tile';
const first_of_late = 4;
const rounds = 6;

export const pictured = (step: Step): boolean => step.text?.id === round_tile || step.text?.id === final_tile;

function Space({ step: { text }, done, now, tick, words }: Ticked & { words: Words }) {
  const named = text?.args?.tile;
  const id = typeof named === 'object' && 'term' in named ? named.term : '';
  const n = Number(id.slice(id.lastIndexOf('.') + 1));
  const round = text?.args?.round;
  const last = text?.id === final_tile;
  const tile = (last ? final_tiles : tiles)[n - 1];
  const field = tile && disciplines[tile.discipline];
  return (
    <li class={`lay${last ? ' lay-final' : ''}${now ? ' now' : ''}`}>
      <button type="button" role="checkbox" aria-checked={done} aria-label={words.say(text)} onClick={tick}>
        <span class="lay-head">
          <b>{last ? `${rounds} ▸` : String(round)}</b>
          {!last && <span class="lay-face">{Number(round) < first_of_late ? '1–3' : '4–6'}</span>}
          <span class="lay-box">{done ? '✓' : ''}</span>
        </span>
        <span class="lay-sign" style={field && { background: field.tone, color: field.ink }}>
          {tile && <Sign name={tile.sign} />}
        </span>
        <span class="lay-words">{words.say({ id }).replace(/^#\d+\s*/, '')}</span>
      </button>
    </li>
  );
}

export function Picture({ steps, words }: PictureProps) {
  return (
    <ol class="lays">
      {steps.map((one, i) => (
        <Space key={i} {...one} words={words} />
      ))}
    </ol>
  );
}

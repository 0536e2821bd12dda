// The whole table of Charterstone: the village, and below it the card turned up, the advancement mat, the tracks, the chests
// and the campaign so far. Everything but the campaign is drawn from the pieces; a place of a step is a plot (red-3), a
// building of the Commons (market), or a space of a track (quota.2.3).

import './board.css';
import './side.css';

import { useEffect, useMemo, useRef } from 'preact/hooks';

import { Fold } from '../fold.tsx';
import type { BoardProps } from '../registry.ts';
import { AnyBlock } from '../view.tsx';
import { AutomaCard, Die } from './card.tsx';
import { Chests } from './chests.tsx';
import { Campaign } from './campaign.tsx';
import { as_variables } from './colours.ts';
import { mat_places } from './layout.ts';
import { MatEditor } from './mat_editor.tsx';
import { read_village } from './reading.ts';
import { Sign } from './symbols.tsx';
import { Tracks } from './tracks.tsx';
import { type Part, VillageMap } from './village.tsx';

export { HerCards } from './card.tsx';
export { verb_sign } from './symbols.tsx';

export const Editor = MatEditor;
export const edits = (field: { id: string }): boolean => field.id === 'mat';

// All that is drawn here; what stands in no piece stays a block of the view.
const drawn = ['players', 'village', 'commons', 'quota', 'chests', 'timeline'];

function Mat({ village, words }: Part) {
  return (
    <ol class="cha-mat" aria-label={words.say({ id: 'charter.at.mat' })}>
      {Array.from({ length: mat_places }, (_, i) => {
        const card = village.mat[i];
        return (
          <li key={i} class={`cha-mat-card${card ? '' : ' open'}${card?.constructed ? ' constructed' : ''}`}>
            {card ? (
              <span class="cha-mat-face">
                <Sign name={card.constructed ? 'crate' : card.building ? 'house' : 'card'} />
                <b>{card.n}</b>
                <small>{words.say(card.name)}</small>
              </span>
            ) : (
              <span class="cha-mat-face">?</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export default function Charterstone(props: BoardProps) {
  const { view, pieces, laid, words } = props;
  const table = laid ?? pieces;
  const village = useMemo(() => table && read_village(table), [table]);
  const board = useRef<HTMLDivElement>(null);
  // What a step speaks of is in sight, and what is asked about.
  useEffect(() => {
    const asked = props.touch?.now;
    const [first] = board.current?.querySelectorAll(asked ? `[data-place="${CSS.escape(asked)}"]` : '.is-lit') ?? [];
    const show = (): void => first?.scrollIntoView({ block: 'nearest' });
    show();
    const frame = board.current?.closest('main');
    if (!frame || !first) return undefined;
    // The panel below takes more room or less.
    const resized = new ResizeObserver(show);
    resized.observe(frame);
    return () => resized.disconnect();
  }, [props.lit, props.touch?.now]);
  if (!village)
    return (
      <div class="view">
        {view.blocks.map((block) => (
          <AnyBlock key={block.id} {...props} block={block} />
        ))}
      </div>
    );
  const part: Part = { ...props, village };
  const say = (id: string): string => words.say({ id });
  return (
    <div class="cha" ref={board} style={as_variables}>
      <VillageMap {...part} />
      <div class="cha-side">
        <div class="cha-strip">
          {village.card && <AutomaCard face={village.card} words={words} />}
          {village.die && <Die shown={village.die} words={words} />}
        </div>
        <Fold name="cha-mat" title={say('charter.at.mat')}>
          <Mat {...part} />
        </Fold>
        <Fold
          name="cha-tracks"
          title={say('charter.page.tracks')}
          needed={[...props.lit].some((place) => /^(progress|reputation|quota)\./.test(place))}
        >
          <Tracks {...part} />
        </Fold>
        <Fold name="cha-chests" title={say('charter.block.chests')} open={false}>
          <Chests {...part} />
        </Fold>
        <Campaign view={view} words={words} />
        {view.blocks
          .filter((block) => !drawn.includes(block.id))
          .map((block) => (
            <AnyBlock key={block.id} {...props} block={block} />
          ))}
      </div>
    </div>
  );
}

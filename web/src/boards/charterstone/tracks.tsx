// The three tracks of the board: progress, reputation and quota. Each space can be touched and put right.

import type { BoardProps } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { last_part, type Space, type Village } from './reading.ts';
import { Sign } from './symbols.tsx';

type Part = BoardProps & { village: Village };

const players = /^charter\.players\.(\d)$/;

/** What is printed on a space. */
function Printed({ space }: { space: Space }) {
  const start = players.exec(space.ground ?? '')?.[1];
  if (start) return <span class="cha-players">{start}</span>;
  const name = last_part(space.ground);
  return name === '' || name === 'plain' ? null : <Sign name={name === 'reputation' ? 'star' : name} />;
}

interface SpacesProps extends Part {
  spaces: readonly Space[];
  from: number;
}

function Spaces({ spaces, from, words, touch, lit, moved }: SpacesProps) {
  const came = new Set((moved ?? []).flatMap(({ to }) => (to ? [to] : [])));
  return (
    <ol class="cha-track" start={from}>
      {spaces.map((space, i) => {
        const whose = space.token && space.token !== 'progress' ? words.say({ id: `charter.charter.${space.token}` }) : '';
        const told = [
          words.say({ id: 'charter.page.space', args: { n: from + i } }),
          space.ground ? words.say({ id: space.ground }) : '',
          whose,
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <li
            key={space.place}
            class={`cha-space${space.token ? ' taken' : ''}${lit.has(space.place) || came.has(space.place) ? ' is-lit' : ''}`}
            data-place={space.place}
            aria-current={space.token === 'progress' ? 'step' : undefined}
          >
            {touch?.places.has(space.place) ? (
              <Touchable touch={touch} place={space.place} label={told} />
            ) : (
              <span class="cha-heard">{told}</span>
            )}
            <Printed space={space} />
            {space.token && <span class={`cha-token of-${space.token}`} data-piece={`influence.${space.token}`} aria-hidden="true" />}
          </li>
        );
      })}
    </ol>
  );
}

export function Tracks(props: Part) {
  const { village, words } = props;
  const title = (id: string) => <h4>{words.say({ id })}</h4>;
  return (
    <div class="cha-tracks">
      <div>
        {title('charter.label.progress')}
        <Spaces {...props} spaces={village.progress} from={1} />
      </div>
      {village.reputation.length > 0 && (
        <div>
          {title('charter.label.reputation')}
          <Spaces {...props} spaces={village.reputation} from={1} />
        </div>
      )}
      {village.quota.length > 0 && (
        <div>
          {title('charter.label.quota')}
          {village.quota.map((row, i) => (
            <div class="cha-quota-row" key={i}>
              <span aria-hidden="true">{i + 1}</span>
              <Spaces {...props} spaces={row} from={1} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

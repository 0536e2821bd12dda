// The three streets: ten sections each, students above the tiles and golems below them.

import { Touchable } from '../touchable.tsx';
import { type Part, say } from './part.ts';
import { type District, districts, effect_of, is_house, last_section, number_of } from './reading.ts';
import { EffectSigns, Sign } from './symbols.tsx';

const romans = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const tiles = 7; // F-20: the other sections are printed

export function Streets(part: Part) {
  return (
    <div class="streets">
      {districts.map((district) => (
        <Street key={district} {...part} district={district} />
      ))}
    </div>
  );
}

function Street({ district, ...part }: Part & { district: District }) {
  const { table, mark, touch, words } = part;
  const at = (section: number): string => `district.${district}.${section}`;
  const name = say(words, `golem.district.${district}`);
  const menorah = `menorah.${district}`;
  const free = table.first(menorah, 'menorah') !== undefined;
  // Before I something lies only where the students start there.
  const before = table.first(at(0), 'student') !== undefined;
  const first = before ? 0 : 1;
  const sections = Array.from({ length: last_section - first + 1 }, (_, i) => first + i);
  return (
    <section class={`street of-${district}${mark(`street.${district}`)}`} aria-label={name}>
      <h4 class="street-name">
        <span class="token" aria-hidden="true" /> {name}
      </h4>
      <ol class="sections" style={{ gridTemplateColumns: `repeat(${sections.length}, minmax(0, 1fr))` }}>
        {sections.map((section) => (
          <Section key={section} {...part} district={district} section={section} />
        ))}
      </ol>
      <span class={`menorah${free ? '' : ' gone'}${mark(menorah)}`}>
        <Touchable touch={touch} place={menorah} label={`${words.say(table.place(menorah)?.name)}${free ? '' : ': –'}`} />
        <Sign name="menorah" />
      </span>
    </section>
  );
}

function Section({ district, section, ...part }: Part & { district: District; section: number }) {
  const { table, mark, touch, words } = part;
  const place = `district.${district}.${section}`;
  const tile = table.first(place, 'district-tile')?.name;
  const effect = effect_of(section > tiles ? table.place(place)?.name : tile);
  const students = table.on(place, 'student');
  const golems = table.on(place, 'golem').flatMap(({ count = 1, marked }) => Array<boolean>(count).fill(marked ?? false));
  const n = number_of(tile);
  const told = [
    words.say(table.place(place)?.name),
    tile && `${say(words, 'golem.piece.district-tile')} ${words.say(tile)}`,
    students.length > 0 && say(words, 'golem.piece.student'),
    golems.length > 0 && say(words, 'golem.board.golems', { n: golems.length, lying: golems.filter(Boolean).length }),
  ].filter(Boolean);
  return (
    <li data-place={place} class={`section${section > tiles ? ' printed' : ''}${golems.length > 0 ? ' with-golem' : ''}${mark(place)}`}>
      <Touchable touch={touch} place={place} label={told.join(', ')} />
      <span class="section-number" aria-hidden="true">
        {romans[section]}
      </span>
      <span class="lane">{students.length > 0 && <Sign name="student" class="pawn" />}</span>
      <span class="tile" aria-hidden="true">
        {section > 0 && section <= tiles && <span class="tile-number">{n ?? '?'}</span>}
        {effect && <EffectSigns effect={effect} />}
        {is_house(tile) && <span class="house" />}
      </span>
      <span class="lane">
        {golems.map((lying, i) => (
          <Sign key={i} name="golem" class={lying ? 'golem-piece lying' : 'golem-piece'} />
        ))}
      </span>
    </li>
  );
}

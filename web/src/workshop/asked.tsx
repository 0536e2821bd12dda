// What a question of the game asks for that is printed in the box: a piece to tell, in the same form as on the shelf; or the
// number of a piece, which is found by what stands on it. A piece nobody has told yet gets a number here, and is told next.

import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Table } from '../engine/table.ts';
import type { Form } from '../protocol.ts';
import { Icon } from '../parts/icon.tsx';
import { Box } from '../state/box.ts';
import { t } from '../state/language.ts';
import { recall, remember } from '../state/settings.ts';
import { Shelf } from './box_screen.tsx';
import { asked_fact, look_of } from './look.ts';
import type { Said } from './model.ts';
import { pieces_of } from './pieces.ts';
import { Telling } from './telling.tsx';
import './workshop.css';

/** Numbers that a game gave to pieces nobody has told yet: the next new piece gets another. */
const given_key = (id: string): string => `seatmate.given.${id}`;

interface AskedProps {
  table: Table;
  /** Of the game that is played. */
  id: string;
  game: string;
  prefix: string;
  form: Form;
  said: Said;
  set(said: Said): void;
  /** It is all there is to say. */
  answer(value: string): void;
}

export function AskedPiece(props: AskedProps) {
  const { table, game, prefix, form, said, set } = props;
  const look = look_of(prefix);
  const box = useMemo(() => new Box(table, game), [table, game]);
  const family = look.family_of?.(form);
  if (family) return <FoundPiece {...props} box={box} family={family} />;
  const id = asked_fact(look, form);
  return (
    <Telling
      prefix={prefix}
      form={form}
      said={said}
      set={set}
      {...(id !== undefined && { check: async (texts: readonly string[]) => (await box.value_of(id, texts)).why })}
    />
  );
}

function FoundPiece({ id, prefix, form, said, answer, box, family }: AskedProps & { box: Box; family: string }) {
  const look = look_of(prefix);
  const [numbers, by_number] = useState(false);
  useEffect(() => void box.read(), [box]);
  const [field] = form.fields;
  const { min = 0, max = 0 } = field ?? {};
  const things = (box.things.value ?? []).filter(({ id }) => id.replace(/\.\d+$/, '') === family || id.startsWith(`${family}.`));
  const number_of = (id: string): string => id.slice(family.length + 1).split('.')[0] ?? '';
  // Ours are looked through only by who plays with them: what is printed is another thing.
  const known = things.filter(({ source }) => source === 'yours' || source === 'public' || (source === 'house' && box.house.value));
  const pieces = pieces_of(look, known);
  // Ours are numbers nobody has given away yet: the printed one is told under the first of them.
  const given = recall<Record<string, string[]>>(given_key(id), {});
  const left = things.filter((thing) => !given[family]?.includes(number_of(thing.id)));
  const free = left.find(({ source }) => source === 'missing') ?? left.find(({ source }) => source === 'house');
  const give = (n: string): void => {
    remember(given_key(id), { ...given, [family]: [...(given[family] ?? []), n] });
    answer(n);
  };
  return (
    <div class="found-piece">
      <Shelf box={box} prefix={prefix} look={look} pieces={pieces} choose={(piece) => answer(number_of(piece.key))} />
      <div class="row wrap">
        {min === 0 && (
          <button type="button" class="button" onClick={() => answer('0')}>
            {t('page.box.none-there')}
          </button>
        )}
        {free && (
          <button type="button" class="button" data-new={number_of(free.id)} onClick={() => give(number_of(free.id))}>
            <Icon name="plus" /> {t('page.box.new-one')}
          </button>
        )}
        <button type="button" class="button quiet" aria-expanded={numbers} onClick={() => by_number(!numbers)}>
          {t('page.box.by-number')}
        </button>
      </div>
      {numbers && (
        <div class="stamps">
          {Array.from({ length: max - Math.max(1, min) + 1 }, (_, i) => String(Math.max(1, min) + i)).map((n) => (
            <button type="button" class={said[field?.id ?? ''] === n ? 'stamp on' : 'stamp'} key={n} onClick={() => answer(n)}>
              <b class="print-number">{n}</b>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

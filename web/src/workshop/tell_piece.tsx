// One piece is told: its picture, the symbols, and one button that keeps it and goes on to the next.

import { useEffect, useState } from 'preact/hooks';

import type { Form, Message } from '../protocol.ts';
import { is_filled } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import type { Box, Told } from '../state/box.ts';
import { say, t } from '../state/language.ts';
import { close, open } from '../state/route.ts';
import { Mark, name_of_kind } from './box_screen.tsx';
import type { Look } from './look.ts';
import { blanks_of, missing_in, said_of, texts_of, type Said } from './model.ts';
import { label_of_blank } from './picture.tsx';
import { is_known, minutes_left, next_to_tell, type Kind, type Piece } from './pieces.ts';
import { Telling } from './telling.tsx';

interface TellPieceProps {
  box: Box;
  prefix: string;
  look: Look;
  kinds: readonly Kind[];
  piece: Piece;
  name: string;
}

/** The forms of a piece as one: what stands on both sides of a card is one picture. */
function as_one(forms: readonly Form[]): Form | undefined {
  const [first] = forms;
  if (!first || forms.length === 1) return first;
  return { ...first, verb: forms.map(({ verb }) => verb).join(' '), fields: forms.flatMap(({ fields }) => fields) };
}

export function TellPiece({ box, prefix, look, kinds, piece, name }: TellPieceProps) {
  const [forms, set_forms] = useState<readonly Form[] | undefined>(undefined);
  const [said, set_said] = useState<Said>({});
  const [refusal, set_refusal] = useState<Message | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void Promise.all(piece.things.map(({ id }) => box.form_of(id))).then((all) => {
      if (!current) return;
      const found = all.filter((form) => form !== undefined);
      set_forms(found.length === all.length ? found : []);
      // What is ours is not begun with: it would be taken for what is printed.
      set_said(
        Object.assign(
          {},
          ...found.map((form, i) => {
            const thing = piece.things[i];
            const known = thing && (thing.source === 'yours' || thing.source === 'public') ? said_of(form.fields, thing.said) : {};
            return { ...look.usual?.[form.verb], ...known };
          }),
        ),
      );
    });
    return () => {
      current = false;
    };
  }, [box, piece.key]);
  const form = forms && as_one(forms);
  const complete = (one: Form): boolean => one.fields.every((field) => is_filled(field, said[field.id]));
  const ready = forms?.some(complete) ?? false;
  const missing = form ? missing_in(blanks_of(form.fields, look.order?.[form.verb]), said) : [];
  const pieces = kinds.find((kind) => kind.name === piece.kind)?.pieces ?? [];
  const next = next_to_tell(kinds, piece);
  const ours = piece.things.every((thing) => thing.source === 'house');
  const keep = async (): Promise<void> => {
    const told: Told[] = [];
    for (const [i, thing] of piece.things.entries()) {
      const one = forms?.[i];
      if (!one || !complete(one)) continue;
      const { value, why } = await box.value_of(thing.id, texts_of(one.fields, said));
      if (why) return set_refusal(why);
      told.push({ id: thing.id, value: value ?? '' });
    }
    const why = await box.tell(told, piece.things[0]?.label);
    if (why) return set_refusal(why);
    notify(t('page.box.kept', { what: name }));
    if (next) open(`tell.${next.key}`);
    else close();
  };
  const check = async (texts: readonly string[]): Promise<Message | undefined> => {
    let at = 0;
    for (const [i, thing] of piece.things.entries()) {
      const fields = forms?.[i]?.fields ?? [];
      const { why } = await box.value_of(thing.id, texts.slice(at, at + fields.length));
      if (why) return why;
      at += fields.length;
    }
    return undefined;
  };
  const known = pieces.filter(is_known).length;
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={close} aria-label={t('page.box.back')}>
          <Icon name="back" />
        </button>
        <div class="top-text">
          <h1 class="thing-name">{name}</h1>
          <p>
            {name_of_kind(look, piece.kind)} · {t('page.box.left', { n: known, all: pieces.length, minutes: minutes_left(look, pieces) })}
          </p>
        </div>
        <Mark source={piece.source} house={box.house.value} from={piece.things.map((thing) => box.from(thing)).find(Boolean)} />
      </header>
      <main class="page workshop tell-page">
        {refusal && (
          <p class="refusal" role="alert">
            {say(refusal)}
          </p>
        )}
        {forms?.length === 0 && <p>{t('page.box.only-public')}</p>}
        {ours && form && (
          <button
            type="button"
            class="button small as-ours"
            onClick={() => set_said(Object.assign({}, ...piece.things.map((thing, i) => said_of(forms?.[i]?.fields ?? [], thing.said))))}
          >
            {t('page.box.as-ours')}
          </button>
        )}
        {form && (
          <Telling
            prefix={prefix}
            form={form}
            said={said}
            set={(next_said) => {
              set_refusal(undefined);
              set_said(next_said);
            }}
            check={check}
          />
        )}
        {piece.source === 'yours' && (
          <button
            type="button"
            class="button small quiet"
            onClick={() =>
              void box
                .forget(
                  piece.things.map(({ id }) => id),
                  piece.things[0]?.label,
                )
                .then(close)
            }
          >
            <Icon name="bin" /> {t('page.box.forget')}
          </button>
        )}
      </main>
      <footer class="tell-foot">
        {missing[0] && <span class="soft">{t('page.box.still', { first: label_of_blank(missing[0]), n: missing.length - 1 })}</span>}
        <button type="button" class="button primary grow" disabled={!ready} onClick={() => void keep()}>
          <Icon name="check" /> {t(next ? 'page.box.keep-next' : 'page.box.keep')}
        </button>
      </footer>
    </div>
  );
}

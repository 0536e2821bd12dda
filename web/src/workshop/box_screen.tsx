// The workshop: what is printed in the box of a game, as pictures, and what is known of it.
// Here one: 1. sees at a glance what is told, ours, public or missing, and how much is left; 2. taps a piece and tells it;
// 3. finds a piece again by what stands on it; 4. has ours for all the rest with one tap; 5. gives a box to friends, or
// takes theirs; 6. takes back what was told.

import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Form, PrintedThing } from '../protocol.ts';
import { Icon } from '../parts/icon.tsx';
import { Box } from '../state/box.ts';
import { need_words, say, t } from '../state/language.ts';
import { close, go_home, open, route } from '../state/route.ts';
import { known_game, name_of_game, table_at } from '../state/tables.ts';
import { ShareBox, TakeBox } from './share.tsx';
import { look_of, type Look } from './look.ts';
import { blanks_of } from './model.ts';
import { Picture, picture_in_words, word_of } from './picture.tsx';
import { is_known, kinds_of, minutes_left, pieces_of, said_on, tokens_on, type Kind, type Piece, type Source } from './pieces.ts';
import { Sign } from './signs.tsx';
import { TellPiece } from './tell_piece.tsx';
import './workshop.css';

/** Of so many pieces each may have a form of its own; of more they are alike. */
const few_pieces = 12;
/** So many are seen at a glance; among more one looks for what stands on them. */
const many_pieces = 8;

const words_of_source: Readonly<Record<Source, string>> = {
  yours: 'page.box.yours',
  public: 'page.box.public',
  house: 'page.box.house',
  missing: 'page.box.missing',
};

export function name_of_piece(piece: Piece): string {
  const [first] = piece.things;
  const n = /^card\.(\d+)$/.exec(piece.key)?.[1];
  if (piece.things.length > 1 && n) return t('page.box.card', { n });
  return say(first?.label) || piece.key;
}

export const name_of_kind = (look: Look, kind: string): string => t(look.kinds[kind] ?? 'page.box.kind.other');

/** The mark and the word for where something comes from. */
export function Mark({ source, house = false, from }: { source: Source; house?: boolean; from?: string | undefined }) {
  const shown = source === 'missing' && house ? 'house' : source;
  return <span class={`mark mark-${shown}`}>{from === undefined ? t(words_of_source[shown]) : t('page.box.from', { name: from })}</span>;
}

/** The forms of a kind: of many pieces that are alike, that of the first. */
export function useForms(box: Box, pieces: readonly Piece[]): ReadonlyMap<string, Form> {
  const [forms, set_forms] = useState<ReadonlyMap<string, Form>>(new Map());
  const key = pieces.map((piece) => piece.key).join();
  useEffect(() => {
    let current = true;
    const own = pieces.length <= few_pieces;
    const asked = own ? pieces : pieces.slice(0, 1);
    void Promise.all(
      asked.flatMap((piece) => piece.things.map(async (thing, i) => [thing.id, i, await box.form_of(thing.id)] as const)),
    ).then((all) => {
      if (!current) return;
      const found = new Map<string, Form>();
      for (const [id, , form] of all) if (form) found.set(id, form);
      if (!own)
        for (const piece of pieces)
          for (const [i, thing] of piece.things.entries()) {
            const form = all.find(([, at]) => at === i)?.[2];
            if (form) found.set(thing.id, form);
          }
      set_forms(found);
    });
    return () => {
      current = false;
    };
  }, [box, key]);
  return forms;
}

export function StillPicture({
  prefix,
  look,
  things,
  forms,
}: {
  prefix: string;
  look: Look;
  things: readonly PrintedThing[];
  forms: ReadonlyMap<string, Form>;
}) {
  return (
    <span class="still-pictures">
      {things.map((thing) => {
        const form = forms.get(thing.id);
        if (!form || !thing.said) return null;
        return (
          <Picture
            key={thing.id}
            prefix={prefix}
            verb={form.verb}
            blanks={blanks_of(form.fields, look.order?.[form.verb])}
            said={said_on(form, thing)}
          />
        );
      })}
    </span>
  );
}

interface ShelfProps {
  box: Box;
  prefix: string;
  look: Look;
  pieces: readonly Piece[];
  choose(piece: Piece): void;
}

/** The pieces of one kind; many of them are found by the symbols on them. */
export function Shelf({ box, prefix, look, pieces, choose }: ShelfProps) {
  const forms = useForms(box, pieces);
  const [wanted, set_wanted] = useState<readonly string[]>([]);
  const tokens = useMemo(() => {
    const on = new Map<string, Set<string>>();
    const names = new Map<string, string>();
    for (const piece of pieces)
      for (const thing of piece.things) {
        const form = forms.get(thing.id);
        if (!form || !is_known(piece)) continue;
        for (const token of tokens_on(form.fields, said_on(form, thing))) {
          on.set(piece.key, (on.get(piece.key) ?? new Set()).add(token));
          const field = form.fields.find((one) => one.options?.some((option) => option.token === token));
          if (field && !names.has(token)) names.set(token, word_of(field, token));
        }
      }
    return { on, names };
  }, [pieces, forms]);
  const found = pieces.filter((piece) => wanted.every((token) => tokens.on.get(piece.key)?.has(token)));
  // A symbol that stands on none of what is left narrows nothing.
  const offered = [...tokens.names].filter(
    ([token]) => wanted.includes(token) || found.some((piece) => tokens.on.get(piece.key)?.has(token)),
  );
  return (
    <>
      {tokens.on.size >= many_pieces && (
        <div class="found-by" role="group" aria-label={t('page.box.found-by')}>
          <span class="soft">{t('page.box.found-by')}</span>
          {offered.map(([token, name]) => (
            <button
              type="button"
              key={token}
              class={wanted.includes(token) ? 'chip-button on' : 'chip-button'}
              aria-pressed={wanted.includes(token)}
              onClick={() => set_wanted(wanted.includes(token) ? wanted.filter((one) => one !== token) : [...wanted, token])}
            >
              <Sign token={token} /> {name}
            </button>
          ))}
        </div>
      )}
      <ul class="shelf">
        {found.map((piece) => {
          const [first] = piece.things;
          const form = first && forms.get(first.id);
          const words = form && first?.said ? picture_in_words(blanks_of(form.fields), said_on(form, first)) : '';
          const from = piece.things.map((thing) => box.from(thing)).find((name) => name !== undefined);
          return (
            <li key={piece.key}>
              <button type="button" class={`piece piece-${piece.source}`} data-piece={piece.key} onClick={() => choose(piece)}>
                <span class="piece-name">{name_of_piece(piece)}</span>
                <span class="sr">{words}</span>
                <span aria-hidden="true" class="piece-picture">
                  {piece.source === 'missing' && piece.things.every((thing) => thing.source === 'missing') ? (
                    <span class="piece-missing">?</span>
                  ) : (
                    <StillPicture prefix={prefix} look={look} things={piece.things} forms={forms} />
                  )}
                </span>
                <Mark source={piece.source} house={box.house.value} from={from} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Left({ look, pieces, what }: { look: Look; pieces: readonly Piece[]; what?: string }) {
  const known = pieces.filter(is_known).length;
  const args = { n: known, all: pieces.length, what: what ?? '', minutes: minutes_left(look, pieces) };
  return <span>{known === pieces.length ? t('page.box.all-known', args) : t('page.box.left', args)}</span>;
}

/** A building that has come is found by the number on its card; which there are is not said. */
function ByNumber({
  look,
  kind,
  things,
  choose,
}: {
  look: Look;
  kind: string;
  things: readonly PrintedThing[];
  choose: (id: string) => void;
}) {
  const [n, set_n] = useState('');
  const later = things.filter((thing) => look.later?.({ ...thing, source: 'missing' }) && look.kind_of(thing.id) === kind);
  if (later.length === 0) return null;
  const found = later.find(({ id }) => id === `${kind}.${Number(n)}`);
  return (
    <form
      class="by-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (found) choose(found.id);
      }}
    >
      <label>
        <span class="field-name">{t('page.box.number')}</span>
        <input type="number" class="text" inputMode="numeric" min={0} value={n} onInput={(event) => set_n(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button primary" disabled={!found}>
        {t('page.box.tell-it')}
      </button>
      {n !== '' && !found && <p class="soft">{t('page.box.no-number', { n })}</p>}
    </form>
  );
}

export function BoxScreen({ game, where }: { game: string; where: 'here' | 'server' }) {
  const known = known_game(game);
  const prefix = known?.prefix ?? '';
  const look = look_of(prefix);
  const table = table_at(where);
  const box = useMemo(() => table && new Box(table, game), [table, game]);
  const [unfolded, unfold] = useState<readonly string[]>([]);
  useEffect(() => {
    void need_words(...(known ? [known.catalog] : []));
    void box?.read();
    return box?.table.changed(() => void box.read());
  }, [box]);
  const things = box?.things.value ?? [];
  // Also what a friend told of things that have not come here yet is not named: it may spoil a campaign.
  const is_later = (thing: PrintedThing): boolean =>
    look.later !== undefined && (look.later(thing) || (box?.from(thing) !== undefined && look.later({ ...thing, source: 'missing' })));
  const pieces = useMemo(() => pieces_of(look, things, is_later), [look, things, box?.origins.value]);
  const kinds = useMemo(() => kinds_of(look, pieces), [look, pieces]);
  const overlay = route.value.open;
  if (!box) return null;
  const key = overlay.startsWith('tell.') ? overlay.slice('tell.'.length) : '';
  const later = things.find((thing) => thing.id === key && is_later(thing));
  const telling: Piece | undefined =
    pieces.find((piece) => piece.key === key) ??
    (later && {
      key: later.id,
      kind: look.kind_of(later.id),
      things: [later.source === 'yours' ? later : { id: later.id, label: later.label, source: 'missing' }],
      source: 'missing',
    });
  if (telling)
    return (
      <TellPiece key={telling.key} box={box} prefix={prefix} look={look} kinds={kinds} piece={telling} name={name_of_piece(telling)} />
    );
  const of = (source: Source): number => pieces.filter((piece) => piece.source === source).length;
  const rest = pieces.some((piece) => !is_known(piece));
  const is_open = (kind: Kind): boolean => unfolded.includes(kind.name) || kinds.filter((one) => one.pieces.length > 0).length === 1;
  const choose = (piece: string): void => open(`tell.${piece}`);
  const last = box.before.value.at(-1);
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
          <Icon name="back" />
        </button>
        <div class="top-text">
          <h1>{t('page.box.title', { game: name_of_game(game) })}</h1>
        </div>
      </header>
      <main class="page workshop">
        {box.refusal.value && (
          <p class="refusal" role="alert">
            {say(box.refusal.value)}
          </p>
        )}
        <section class="box-sum" aria-label={t('page.box.sum')}>
          <p class="box-left" aria-live="polite">
            <Left look={look} pieces={pieces} />
          </p>
          <ul class="sources">
            {(['yours', 'public', 'house', 'missing'] as const).map((source) => (
              <li key={source} class={`source mark-${source}`}>
                <b>{of(source)}</b> {t(words_of_source[source])}
              </li>
            ))}
          </ul>
          {rest && (
            <button
              type="button"
              class={box.house.value ? 'chip-button house-rest on' : 'chip-button house-rest'}
              aria-pressed={box.house.value}
              onClick={() => box.house_for_the_rest(!box.house.value)}
            >
              {t(box.house.value ? 'page.box.house-is' : 'page.box.house-rest')}
            </button>
          )}
          <div class="row wrap">
            <button type="button" class="button" onClick={() => open('share')} disabled={of('yours') === 0}>
              <Icon name="share" /> {t('page.box.share')}
            </button>
            <button type="button" class="button" onClick={() => open('take')}>
              <Icon name="file" /> {t('page.box.take')}
            </button>
            {last && (
              <button type="button" class="button" onClick={() => void box.undo()}>
                <Icon name="undo" /> {last.label ? t('page.box.undo', { what: say(last.label) }) : t('page.tell.undo')}
              </button>
            )}
          </div>
        </section>
        {kinds
          .filter((kind) => kind.pieces.length > 0 || things.some((thing) => is_later(thing) && look.kind_of(thing.id) === kind.name))
          .map((kind) => (
            <details
              key={kind.name}
              class="pleat kind"
              data-kind={kind.name}
              open={is_open(kind)}
              onToggle={(event) => {
                const { open: now } = event.currentTarget;
                if (now !== unfolded.includes(kind.name))
                  unfold(now ? [...unfolded, kind.name] : unfolded.filter((name) => name !== kind.name));
              }}
            >
              <summary>
                <span class="grow">{name_of_kind(look, kind.name)}</span>
                {kind.pieces.length > 0 && (
                  <small class="kind-left">
                    <Left look={look} pieces={kind.pieces} />
                    <progress max={kind.pieces.length} value={kind.pieces.filter(is_known).length} aria-hidden="true" />
                  </small>
                )}
              </summary>
              {is_open(kind) && (
                <>
                  <ByNumber look={look} kind={kind.name} things={things} choose={choose} />
                  <Shelf box={box} prefix={prefix} look={look} pieces={kind.pieces} choose={(piece) => choose(piece.key)} />
                </>
              )}
            </details>
          ))}
      </main>
      {overlay === 'share' && <ShareBox box={box} />}
      {overlay === 'take' && <TakeBox box={box} done={close} />}
    </div>
  );
}

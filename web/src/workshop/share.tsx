// A box goes to friends and comes from them: as a file, as a link, as a picture where it fits.
// Here one: 1. says whose it is, and sends it; 2. looks at what somebody else told before it is taken; 3. takes all of it
// with one tap, or none.

import { useEffect, useId, useMemo, useState } from 'preact/hooks';

import type { Message, PrintedThing } from '../protocol.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { QrCode } from '../parts/qr_code.tsx';
import { Box, type SharedFile } from '../state/box.ts';
import { file_name } from '../state/files.ts';
import { need_words, say, t } from '../state/language.ts';
import { go, go_home } from '../state/route.ts';
import { recall, remember } from '../state/settings.ts';
import { clean_name, largest_file, link_of, packed, part_of_link, read_file, unpacked } from '../state/share_link.ts';
import { here, known_game, name_of_game } from '../state/tables.ts';
import { StillPicture, useForms } from './box_screen.tsx';
import { look_of } from './look.ts';
import { kinds_of, pieces_of } from './pieces.ts';

/** A longer text makes squares that a phone does not read from another. */
const longest_picture = 1800;
const name_key = 'seatmate.name';

export function ShareBox({ box }: { box: Box }) {
  const [name, set_name] = useState(() => recall(name_key, { name: '' }).name);
  const [link, set_link] = useState('');
  const [deck, set_deck] = useState<string | undefined>(undefined);
  const told = useMemo(
    () => (box.things.value ?? []).filter((thing) => thing.source === 'yours').map(({ id, value = '' }) => ({ id, value })),
    [box.things.value],
  );
  useEffect(() => {
    let current = true;
    void packed(box.game, name, told).then((part) => current && set_link(part ? link_of(part) : ''));
    return () => {
      current = false;
    };
  }, [name, told]);
  useEffect(() => {
    void box.table.call({ do: 'deck-out', game: box.game, name: clean_name(name) }).then((answer) => {
      // A deck that is ours is here already.
      set_deck(answer.ok && /"source"\s*:\s*"yours"/.test(answer.text) ? answer.text : undefined);
    });
  }, [name]);
  const save = async (text: string, kind: string): Promise<void> => {
    const as = file_name(name ? `${name} ${kind}` : kind, box.game, 'json');
    const file = new File([text], as, { type: 'application/json' });
    if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ files: [file], title: as }).catch(() => undefined);
      return;
    }
    const address = URL.createObjectURL(file);
    const a = document.createElement('a');
    a.href = address;
    a.download = as;
    a.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  const save_box = async (): Promise<void> => {
    const answer = await box.table.call({ do: 'facts-out', game: box.game, ...(clean_name(name) && { name: clean_name(name) }) });
    if (answer.ok) await save(answer.text, 'box');
  };
  const copy = async (): Promise<void> => {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link }).catch(() => undefined);
    else await navigator.clipboard.writeText(link).then(() => notify(t('page.box.copied')));
  };
  return (
    <Dialog title={t('page.box.share')} kind="middle">
      <p class="soft">{t('page.box.share-how', { n: told.length })}</p>
      <label class="field">
        <span class="field-name">{t('page.box.your-name')}</span>
        <input
          class="text"
          value={name}
          maxLength={40}
          autocomplete="nickname"
          onInput={(event) => {
            set_name(event.currentTarget.value);
            remember(name_key, { name: event.currentTarget.value });
          }}
        />
      </label>
      <div class="share-ways">
        <button type="button" class="button primary" onClick={() => void save_box()}>
          <Icon name="file" /> {t('page.box.as-file')}
        </button>
        <button type="button" class="button" data-link={link} disabled={!link} onClick={() => void copy()}>
          <Icon name="share" /> {t('page.box.as-link')}
        </button>
        {deck !== undefined && (
          <button type="button" class="button" onClick={() => void save(deck, 'deck')}>
            <Icon name="file" /> {t('page.box.as-deck')}
          </button>
        )}
      </div>
      {link.length > 0 && link.length <= longest_picture ? (
        <QrCode text={link} label={t('page.box.as-picture')} />
      ) : (
        <p class="soft">{t('page.box.no-picture')}</p>
      )}
    </Dialog>
  );
}

interface Looked {
  file: SharedFile;
  things: readonly PrintedThing[];
  fresh: number;
  changed: number;
  same: number;
}

/** Checks a file without taking it; the sentence says what is wrong with it. */
async function look_at(text: string, otherwise: string): Promise<Looked | Message> {
  const read = read_file(text);
  const answer = await here.call(read?.kind === 'deck' ? { do: 'deck-check', text } : { do: 'facts-check', text });
  if (!answer.ok) return answer.error;
  const things = answer.things ?? [];
  if (!read) return { id: 'page.box.torn' };
  return {
    file: { ...read, name: read.name || otherwise, told: things.map(({ id, value = '' }) => ({ id, value })) },
    things,
    fresh: answer.new,
    changed: answer.changed,
    same: answer.same,
  };
}

/** What somebody else told, before it is taken: what is new, what would replace one's own, what is the same. */
function Preview({ looked, take }: { looked: Looked; take: (box: Box) => void }) {
  const { file, things } = looked;
  const known = known_game(file.game);
  const look = look_of(known?.prefix ?? '');
  const box = useMemo(() => new Box(here, file.game), [file.game]);
  useEffect(() => {
    void need_words(...(known ? [known.catalog] : []));
    void box.read();
  }, [box]);
  const mine = box.things.value ?? [];
  const is_later = (thing: PrintedThing): boolean => look.later?.({ ...thing, source: 'missing' }) ?? false;
  const shown = things.filter((thing) => !is_later(thing));
  const hidden = things.length - shown.length;
  const pieces = useMemo(() => kinds_of(look, pieces_of(look, shown)).flatMap((kind) => kind.pieces), [things]);
  const forms = useForms(box, pieces);
  const was = (id: string): PrintedThing | undefined => mine.find((thing) => thing.id === id && thing.source === 'yours');
  return (
    <>
      <p>{t('page.box.from-whom', { name: file.name, game: name_of_game(file.game), n: things.length })}</p>
      <p class="soft">{t('page.box.difference', { new: looked.fresh, changed: looked.changed, same: looked.same })}</p>
      <button type="button" class="button primary take-it" disabled={things.length === 0 || !box.things.value} onClick={() => take(box)}>
        <Icon name="check" /> {t('page.box.take-all')}
      </button>
      {hidden > 0 && <p class="soft">{t('page.box.hidden', { n: hidden })}</p>}
      <ul class="shelf taken">
        {pieces.map((piece) => {
          const other = piece.things.filter((thing) => was(thing.id) && was(thing.id)?.value !== thing.value);
          return (
            <li key={piece.key}>
              <div class={other.length > 0 ? 'piece piece-house' : 'piece'}>
                <span class="piece-name">{say(piece.things[0]?.label)}</span>
                <StillPicture prefix={known?.prefix ?? ''} look={look} things={piece.things} forms={forms} />
                {other.length > 0 && (
                  <>
                    <span class="soft">{t('page.box.instead-of')}</span>
                    <StillPicture
                      prefix={known?.prefix ?? ''}
                      look={look}
                      things={other.map((thing) => was(thing.id)).filter((thing) => thing !== undefined)}
                      forms={forms}
                    />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Refused({ why }: { why: string }) {
  return (
    <p class="refusal" role="alert">
      {why}
    </p>
  );
}

async function take_in(looked: Looked, box: Box, refused: (why: string) => void): Promise<boolean> {
  const why = await box.take(looked.file, looked.file.name || t('page.box.somebody'));
  if (why) refused(say(why));
  else notify(t('page.import.facts', { new: looked.fresh, changed: looked.changed, same: looked.same }));
  return why === undefined;
}

export function TakeBox({ box, done }: { box: Box; done: () => void }) {
  const [looked, set_looked] = useState<Looked | undefined>(undefined);
  const [refusal, refuse] = useState('');
  const [text, set_text] = useState('');
  const id = useId();
  const look = async (brought: string | undefined, name: string): Promise<void> => {
    const found = brought === undefined ? { id: 'page.box.torn' } : await look_at(brought, name);
    if ('file' in found) {
      refuse(found.file.game === box.game ? '' : t('page.box.other-game', { game: name_of_game(found.file.game) }));
      set_looked(found.file.game === box.game ? found : undefined);
    } else {
      set_looked(undefined);
      refuse(say(found));
    }
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > largest_file) {
      set_looked(undefined);
      return refuse(t('page.box.too-large', { most: largest_file >> 20 }));
    }
    await look(await file.text(), clean_name(file.name.replace(/\.\w+$/, '')));
  };
  return (
    <Dialog title={t('page.box.take')} kind="middle">
      {refusal && <Refused why={refusal} />}
      {looked ? (
        <Preview
          looked={looked}
          take={(other) =>
            void take_in(looked, other, refuse).then((taken) => {
              if (!taken) return;
              void box.reload();
              done();
            })
          }
        />
      ) : (
        <p class="soft">{t('page.box.take-how')}</p>
      )}
      <input
        id={id}
        type="file"
        class="sr file-input"
        accept=".json,.txt,application/json,text/plain"
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file) void read(file).finally(() => (input.value = ''));
        }}
      />
      <label for={id} class="button">
        <Icon name="file" /> {t('page.import.file')}
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const part = part_of_link(text);
          if (part === undefined) void look(text.trim(), '');
          else void unpacked(part).then((brought) => look(brought, ''));
        }}
      >
        <label class="field">
          <span class="field-name">{t('page.box.paste')}</span>
          <textarea class="text" rows={3} value={text} onInput={(event) => set_text(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button" disabled={!text.trim()}>
          {t('page.box.look')}
        </button>
      </form>
    </Dialog>
  );
}

/** The page as somebody comes to it who followed a friend's link, or read it with a camera. */
export function TakeScreen({ part }: { part: string }) {
  const [looked, set_looked] = useState<Looked | undefined>(undefined);
  const [refusal, refuse] = useState('');
  useEffect(() => {
    void unpacked(part).then(async (text) => {
      const game = text === undefined ? undefined : read_file(text)?.game;
      // Its engine answers; without one nobody can say whether it is right.
      if (text === undefined || (game !== undefined && !known_game(game))) return refuse(t('page.box.torn'));
      const found = await look_at(text, '');
      if ('file' in found) set_looked(found);
      else refuse(say(found));
    });
  }, [part]);
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
          <Icon name="back" />
        </button>
        <div class="top-text">
          <h1>{t('page.box.take')}</h1>
        </div>
      </header>
      <main class="page workshop">
        {refusal && <Refused why={refusal} />}
        {looked && (
          <Preview
            looked={looked}
            take={(box) =>
              void take_in(looked, box, refuse).then((taken) => {
                if (taken) go({ screen: 'box', game: looked.file.game, where: 'here' }, 'replace');
              })
            }
          />
        )}
      </main>
    </div>
  );
}

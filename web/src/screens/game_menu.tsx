// What can be done with a game without opening it.

import { useState } from 'preact/hooks';

import type { Table } from '../engine/table.ts';
import { can_share, save_file, share_file } from '../state/device.ts';
import { file_name } from '../state/files.ts';
import { say, t } from '../state/language.ts';
import { forget_steps } from '../state/play.ts';
import { note_saved } from '../state/reminder.ts';
import { close } from '../state/route.ts';
import { list_games, listed, table_at } from '../state/tables.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';

/** All journals of a campaign as one text. */
export async function campaign_text(table: Table, campaign: string): Promise<string | undefined> {
  const answer = await table.call({ do: 'campaign-export', id: campaign });
  if (answer.ok) return answer.text;
  notify(say(answer.error));
  return undefined;
}

async function journal_of(table: Table, id: string): Promise<string | undefined> {
  const answer = await table.call({ do: 'export', id });
  if (answer.ok) return answer.text;
  notify(say(answer.error));
  return undefined;
}

/** Share (where the device can) and save as a file; of a campaign's game the whole campaign first. */
export function ExportButtons({ table, id, title, campaign }: { table: Table; id: string; title: string; campaign?: string }) {
  const save = async (what: 'game' | 'campaign', share: boolean): Promise<void> => {
    const text = what === 'game' ? await journal_of(table, id) : await campaign_text(table, campaign ?? '');
    if (text === undefined) return;
    const name = what === 'game' ? file_name(title, id, 'seatmate.txt') : file_name(title, campaign ?? '', 'campaign.txt');
    if (share && !(await share_file(name, text))) return;
    if (!share) save_file(name, text);
    if (table.where === 'here') note_saved([what === 'game' ? id : (campaign ?? '')], Date.now());
  };
  return (
    <>
      {can_share() && (
        <button type="button" class="button menu-item" onClick={() => void save(campaign ? 'campaign' : 'game', true)}>
          <Icon name="share" /> {campaign ? t('page.export.share-campaign') : t('page.export.share')}
        </button>
      )}
      {campaign && (
        <button type="button" class="button menu-item" onClick={() => void save('campaign', false)}>
          <Icon name="file" /> {t('page.export.campaign')}
        </button>
      )}
      {id && (
        <button type="button" class="button menu-item" onClick={() => void save('game', false)}>
          <Icon name="file" /> {campaign ? t('page.export.only-game') : t('page.export.file')}
        </button>
      )}
    </>
  );
}

/** Renames one game, or all those of a campaign: their name is the campaign's. */
export function RenameForm({ table, ids, title, done }: { table: Table; ids: readonly string[]; title: string; done: () => void }) {
  const [text, set_text] = useState(title);
  const [refusal, set_refusal] = useState('');
  const rename = async (): Promise<void> => {
    for (const id of ids) {
      const answer = await table.call({ do: 'rename', id, title: text.trim() });
      if (!answer.ok) return set_refusal(say(answer.error));
    }
    done();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label class="field">
        <span class="field-name">{t('page.rename.title')}</span>
        <input type="text" class="text" maxLength={60} value={text} onInput={(event) => set_text(event.currentTarget.value)} />
      </label>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" class="button menu-item">
        <Icon name="pencil" /> {t('page.rename')}
      </button>
    </form>
  );
}

export function GameMenu({ name }: { name: string }) {
  const [, where, id = ''] = name.split('.');
  const game = listed.value?.find((one) => one.id === id && one.where === where);
  const table = table_at(where === 'server' ? 'server' : 'here');
  if (!game || !table) return null;
  // For a while the removed game can be brought back.
  const remove = async (): Promise<void> => {
    const text = await journal_of(table, id);
    const answer = await table.call({ do: 'remove', id });
    if (!answer.ok) return notify(say(answer.error));
    forget_steps(table.where, id);
    close();
    await list_games();
    const bring_back = async (): Promise<void> => {
      if (text !== undefined) await table.call({ do: 'import', text });
      await list_games();
    };
    notify(
      t('page.removed', { title: game.title || id }),
      text === undefined ? undefined : { label: t('page.undo'), run: () => void bring_back() },
    );
  };
  return (
    <Dialog title={game.title || id} kind="middle">
      <p class="soft">{say(game.summary)}</p>
      <RenameForm
        table={table}
        ids={[id]}
        title={game.title}
        done={() => {
          close();
          void list_games();
        }}
      />
      <ExportButtons table={table} id={id} title={game.title} />
      <button type="button" class="button menu-item danger" onClick={() => void remove()}>
        <Icon name="bin" /> {t('page.remove')}
      </button>
    </Dialog>
  );
}

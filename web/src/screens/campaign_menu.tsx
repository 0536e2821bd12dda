// What can be done with a campaign as a whole. Its games belong together: they are renamed, shared and removed together.

import { useEffect, useState } from 'preact/hooks';

import type { Campaign } from '../protocol.ts';
import { say, t } from '../state/language.ts';
import { forget_steps } from '../state/play.ts';
import { close } from '../state/route.ts';
import { games_of, list_games, listed, name_of_game, table_at } from '../state/tables.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { campaign_text, ExportButtons, RenameForm } from './game_menu.tsx';

export function CampaignMenu({ name }: { name: string }) {
  const [, place, id = ''] = name.split('.');
  const where = place === 'server' ? 'server' : 'here';
  const table = table_at(where);
  const last = listed.value?.find((game) => game.where === where && game.campaign?.id === id);
  const [games, set_games] = useState<Campaign['games']>([]);
  useEffect(() => void games_of(where, id).then(set_games), [where, id]);
  const [asked, set_asked] = useState(false);
  if (!last || !table || games.length === 0) return null;
  const title = last.title || name_of_game(last.game);

  // The last game goes first: if removing stops half-way, what is left is still a campaign. For a while the removed games
  // can be brought back.
  const remove = async (gone: Campaign['games']): Promise<void> => {
    const text = await campaign_text(table, id);
    if (text === undefined) return;
    for (const game of gone.toReversed()) {
      const answer = await table.call({ do: 'remove', id: game.id });
      if (!answer.ok) {
        notify(say(answer.error));
        return void list_games();
      }
      forget_steps(where, game.id);
    }
    close();
    await list_games();
    const bring_back = async (): Promise<void> => {
      const answer = await table.call({ do: 'campaign-import', text });
      if (!answer.ok) notify(say(answer.error));
      await list_games();
    };
    notify(t('page.removed', { title }), { label: t('page.undo'), run: () => void bring_back() });
  };
  return (
    <Dialog title={title} kind="middle">
      <p class="soft">{say(last.summary)}</p>
      <RenameForm
        table={table}
        ids={games.map((game) => game.id)}
        title={last.title}
        done={() => {
          close();
          void list_games();
        }}
      />
      <ExportButtons table={table} id="" title={last.title} campaign={id} />
      {asked ? (
        <div role="alertdialog" aria-label={t('page.campaign.remove')} class="ask">
          <p>{t('page.campaign.remove-sure', { title, n: games.length })}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => set_asked(false)}>
              {t('page.cancel')}
            </button>
            <button type="button" class="button danger grow" onClick={() => void remove(games)}>
              <Icon name="bin" /> {t('page.campaign.remove-all', { n: games.length })}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" class="button menu-item danger" onClick={() => set_asked(true)}>
          <Icon name="bin" /> {t('page.campaign.remove')}
        </button>
      )}
    </Dialog>
  );
}

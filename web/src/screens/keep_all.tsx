// All that is kept in this browser as one file: games, campaigns, the record that follows from them, and what was told of each box.

import { useState } from 'preact/hooks';

import { can_share, save_file, share_file } from '../state/device.ts';
import { everything } from '../state/everything.ts';
import { say, t } from '../state/language.ts';
import { note_saved } from '../state/reminder.ts';
import { list_games } from '../state/tables.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { BringFile } from './drawers.ts';

export function KeepAll() {
  const [busy, set_busy] = useState(false);
  const keep = async (share: boolean): Promise<void> => {
    set_busy(true);
    const all = await everything();
    set_busy(false);
    if (!('text' in all)) return notify(say(all));
    const name = `seatmate-${new Date().toISOString().slice(0, 10)}.seatmate.txt`;
    if (share && !(await share_file(name, all.text))) return;
    if (!share) save_file(name, all.text);
    note_saved(all.keys, Date.now());
  };
  return (
    <section class="keep-all" aria-labelledby="keep-all">
      <h2 id="keep-all">{t('page.everything')}</h2>
      <p class="soft">{t('page.everything.how')}</p>
      <div class="row wrap">
        {can_share() && (
          <button type="button" class="button" disabled={busy} onClick={() => void keep(true)}>
            <Icon name="share" /> {t('page.everything.share')}
          </button>
        )}
        <button type="button" class="button" disabled={busy} onClick={() => void keep(false)}>
          <Icon name="file" /> {t('page.everything.save')}
        </button>
        <BringFile done={() => void list_games()} />
      </div>
    </section>
  );
}

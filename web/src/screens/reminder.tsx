// On Home, after some weeks: games that lie in no file. They are saved with one tap, or it is put off.

import { useEffect } from 'preact/hooks';

import { can_share, keeping, save_file, share_files } from '../state/device.ts';
import { file_name } from '../state/files.ts';
import { say, t } from '../state/language.ts';
import { later, look_whether_to_remind, note_saved, reminding, weeks } from '../state/reminder.ts';
import { here, listed, type Listed } from '../state/tables.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';

/** A campaign goes into one file. */
const key_of = (game: Listed): string => game.campaign?.id ?? game.id;

async function file_of(game: Listed): Promise<{ name: string; text: string } | undefined> {
  const answer = game.campaign
    ? await here.call({ do: 'campaign-export', id: game.campaign.id })
    : await here.call({ do: 'export', id: game.id });
  if (answer.ok) return { name: file_name(game.title, key_of(game), game.campaign ? 'campaign.txt' : 'seatmate.txt'), text: answer.text };
  notify(say(answer.error));
  return undefined;
}

export function Reminder() {
  const { persists } = keeping.value;
  const games = listed.value?.filter((game) => game.where === 'here');
  useEffect(() => {
    if (!games || persists === undefined) return;
    look_whether_to_remind(
      games.map((game) => ({ key: key_of(game), played: game.played })),
      Date.now(),
      persists,
    );
    // Whoever comes to Home is reminded, not whoever is there.
  }, [games === undefined, persists === undefined]);
  const missing = games?.filter((game) => reminding.value.some((one) => one.key === key_of(game))) ?? [];
  if (missing.length === 0) return null;
  const save = async (): Promise<void> => {
    const files: { name: string; text: string; key: string }[] = [];
    for (const game of missing) {
      const file = await file_of(game);
      if (file) files.push({ ...file, key: key_of(game) });
    }
    if (can_share()) {
      if (!(await share_files(files))) return;
    } else for (const { name, text } of files) save_file(name, text);
    note_saved(
      files.map((file) => file.key),
      Date.now(),
    );
  };
  return (
    <section class="update reminder" aria-label={t('page.remind.label')}>
      <p>{t('page.remind', { n: missing.length, weeks: persists ? weeks.promised : weeks.otherwise })}</p>
      <div class="row">
        <button type="button" class="button small primary" onClick={() => void save()}>
          <Icon name={can_share() ? 'share' : 'file'} /> {can_share() ? t('page.remind.share') : t('page.remind.save')}
        </button>
        <button type="button" class="button small" onClick={() => later(Date.now())}>
          {t('page.remind.later')}
        </button>
      </div>
    </section>
  );
}

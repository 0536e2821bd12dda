// What a game of a campaign says about the others: how the last one ended, and that a closed one stays as it is.

import type { Play } from '../state/play.ts';
import { say, t } from '../state/language.ts';
import { go } from '../state/route.ts';
import { Icon } from '../parts/icon.tsx';

/** "Last time: …", until the first thing is said in the new game. */
export function LastTime({ play }: { play: Play }) {
  const last = play.last_time.value;
  if (!last || (play.screen.value?.number ?? 0) > 0) return null;
  const points = last.result?.standings.map((one) => t('page.campaign.points', { name: say(one.name), n: one.total })).join(', ');
  return (
    <div class="last-time">
      <h2>{t('page.campaign.game', { n: play.screen.value?.campaign?.chapter ?? 0 })}</h2>
      <p>{t('page.campaign.last-time', { summary: say(last.summary) })}</p>
      {points && <p class="soft">{points}</p>}
    </div>
  );
}

/** The next game was begun with what this one handed on: it can be read, not changed. */
export function Closed({ play }: { play: Play }) {
  const later = play.later.value;
  const chapter = play.screen.value?.campaign?.chapter;
  if (!later || !chapter) return null;
  return (
    <p class="note closed">
      <Icon name="flag" />
      <span>{t('page.campaign.closed', { n: chapter, last: later.chapter })}</span>
      <button type="button" class="button small" onClick={() => go({ screen: 'game', id: later.id, where: play.table.where }, 'replace')}>
        {t('page.campaign.to-last', { n: later.chapter })}
      </button>
    </p>
  );
}

// What is one tap away from Home besides the games. Each way is one button here: the record, and whatever else has a screen of its own.

import { t } from '../state/language.ts';
import { go } from '../state/route.ts';
import { Icon } from '../parts/icon.tsx';

export function HomeWays() {
  return (
    <nav class="ways" aria-label={t('page.home.ways')}>
      <button type="button" class="button" onClick={() => go({ screen: 'record', game: '' })}>
        <Icon name="chart" /> {t('page.record')}
      </button>
    </nav>
  );
}

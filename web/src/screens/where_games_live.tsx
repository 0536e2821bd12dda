// Where new games live: in this browser, or at the table of the home network. A setting, asked where there is one.

import { t } from '../state/language.ts';
import { set_setting, settings } from '../state/settings.ts';

export function WhereGamesLive() {
  return (
    <fieldset class="field">
      <legend>{t('page.setup.where')}</legend>
      <div class="chips">
        {(['here', 'server'] as const).map((lives) => (
          <label class="chip" key={lives}>
            <input type="radio" name="where" checked={settings.value.lives === lives} onChange={() => set_setting({ lives })} />
            <span>{lives === 'server' ? t('page.setup.where.server') : t('page.setup.where.here')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

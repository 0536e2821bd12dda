// What this device remembers about its reader.
// Here one: 1. chooses the language; 2. the size of the text, light or dark; 3. whether her steps are read aloud; 4. whether the
// screen stays on; 5. which name goes into a shared result;
// 6. where new games live, if there is a table of the home network.

import { can_speak } from '../state/device.ts';
import { current_locale, keep_words_offline, locales, name_of_language, switch_language, t } from '../state/language.ts';
import { schemes, set_setting, settings } from '../state/settings.ts';
import { server } from '../state/tables.ts';
import { Dialog } from '../parts/dialog.tsx';
import { WhereGamesLive } from './where_games_live.tsx';

function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    </label>
  );
}

export function SettingsFields() {
  const now = settings.value;
  return (
    <>
      <fieldset class="field">
        <legend>{t('page.settings.size')}</legend>
        <div class="chips sizes">
          {[1, 2, 3, 4, 5].map((size) => (
            <label class="chip" key={size}>
              <input
                type="radio"
                name="size"
                checked={now.size === size}
                onChange={() => set_setting({ size })}
                aria-label={t('page.settings.size.n', { n: size })}
              />
              <span class={`size-${size}`} aria-hidden="true">
                A
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset class="field">
        <legend>{t('page.settings.scheme')}</legend>
        <div class="chips">
          {schemes.map((scheme) => (
            <label class="chip" key={scheme}>
              <input type="radio" name="scheme" checked={now.scheme === scheme} onChange={() => set_setting({ scheme })} />
              <span>{t(`page.settings.scheme.${scheme}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label class="field">
        <span class="field-name">{t('page.settings.language')}</span>
        <select
          value={current_locale()}
          onChange={(event) => {
            set_setting({ locale: event.currentTarget.value });
            void switch_language().then(keep_words_offline);
          }}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {name_of_language(locale)}
            </option>
          ))}
        </select>
      </label>
      {can_speak() && <Switch label={t('page.settings.aloud')} on={now.aloud} set={(aloud) => set_setting({ aloud })} />}
      <Switch label={t('page.settings.awake')} on={now.awake} set={(awake) => set_setting({ awake })} />
    </>
  );
}

export function SettingsDialog() {
  return (
    <Dialog title={t('page.settings')}>
      <SettingsFields />
      {server.value && <WhereGamesLive />}
      <label class="field">
        <span class="field-name">{t('page.settings.player')}</span>
        <input
          type="text"
          class="text"
          maxLength={40}
          value={settings.value.player}
          onInput={(event) => set_setting({ player: event.currentTarget.value })}
        />
      </label>
    </Dialog>
  );
}

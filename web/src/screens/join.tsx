// The table of the home network: join it with the code the server shows, or show that code to another device.

import { useEffect, useState } from 'preact/hooks';

import { join_code, join_server, type Invitation } from '../engine/table.ts';
import { say, t } from '../state/language.ts';
import { find_server, list_games, server_is } from '../state/tables.ts';
import { Dialog } from '../parts/dialog.tsx';

export function Join() {
  const [code, set_code] = useState('');
  const [shown, set_shown] = useState<Invitation | undefined>(undefined);
  const [refusal, set_refusal] = useState('');
  const state = server_is.value;
  useEffect(() => {
    if (state === 'ready') void join_code().then(set_shown);
  }, [state]);
  const join = async (): Promise<void> => {
    const answer = await join_server(code.trim());
    if (answer !== true) return set_refusal(say(answer.error));
    set_refusal('');
    await find_server();
    await list_games();
  };
  return (
    <Dialog title={t('page.join')} kind="middle">
      {state === 'join' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          <p class="soft">{t('page.join.how')}</p>
          <label class="field">
            <span class="field-name">{t('page.join.code')}</span>
            <input
              type="text"
              class="text code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellcheck={false}
              value={code}
              onInput={(event) => set_code(event.currentTarget.value)}
            />
          </label>
          {refusal && (
            <p class="refusal" role="alert">
              {refusal}
            </p>
          )}
          <button type="submit" class="button primary" disabled={!code.trim()}>
            {t('page.join.do')}
          </button>
        </form>
      )}
      {state === 'ready' && (
        <>
          <p>{t('page.join.joined')}</p>
          {shown && (
            <>
              <p class="soft">{t('page.join.another', { address: shown.address })}</p>
              <p class="join-code">{shown.code}</p>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}

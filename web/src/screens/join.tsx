// The table of the home network: join it with the code the server shows, or show that code to another device.
// Here one: 1. joins, with one tap where a camera read the code; 2. makes the device trust a table that speaks HTTPS, once;
// 3. shows another device the picture or the code; 4. changes a code that somebody saw; 5. sees who joined, and sends one away.

import { useEffect, useState } from 'preact/hooks';

import { another_code, join_code, join_server, secure_road, type Invitation } from '../engine/table.ts';
import { say, t } from '../state/language.ts';
import { find_server, list_games, server_is } from '../state/tables.ts';
import { Dialog } from '../parts/dialog.tsx';
import { QrCode } from '../parts/qr_code.tsx';
import { JoinedDevices } from './join_devices.tsx';
import { Trust } from './join_trust.tsx';

function JoinForm({ scanned }: { scanned: string }) {
  const [code, set_code] = useState(scanned);
  const [refusal, set_refusal] = useState('');
  const join = async (): Promise<void> => {
    const answer = await join_server(code.trim());
    if (answer !== true) return set_refusal(say(answer.error));
    set_refusal('');
    await find_server();
    await list_games();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <p class="soft">{scanned ? t('page.join.scanned') : t('page.join.how')}</p>
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
  );
}

function Invite() {
  const [shown, set_shown] = useState<Invitation | undefined>(undefined);
  useEffect(() => void join_code().then(set_shown), []);
  return (
    <>
      <p>{t('page.join.joined')}</p>
      {shown && (
        <>
          <QrCode text={shown.scan} label={t('page.join.picture', { code: shown.code })} />
          <p class="join-code">{shown.code}</p>
          <p class="soft">{t('page.join.another', { address: shown.address })}</p>
          <button type="button" class="button" onClick={() => void another_code().then((next) => next && set_shown(next))}>
            {t('page.join.new-code')}
          </button>
        </>
      )}
      <JoinedDevices />
    </>
  );
}

/** `scanned`: the code, if a camera read it. */
export function Join({ scanned = '' }: { scanned?: string }) {
  const state = server_is.value;
  // Undefined until it is known.
  const [road, set_road] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    if (state === 'join') void secure_road().then((found) => set_road(found ?? null));
  }, [state]);
  return (
    <Dialog title={t('page.join')} kind="middle">
      {state === 'join' && road && <Trust road={road} scanned={scanned} />}
      {state === 'join' && road === null && <JoinForm scanned={scanned} />}
      {state === 'ready' && <Invite />}
    </Dialog>
  );
}

// A device that came by plain HTTP to a table that speaks HTTPS: it is told once that it may trust the table.
// Here one: 1. sees whether it is done already, and then goes on with one tap; 2. loads the certificate; 3. reads the steps
// for the device in one's hand; 4. compares the fingerprint; 5. learns that games of this address stay at it.

import { useEffect, useState } from 'preact/hooks';

import { authority_address, is_trusted } from '../engine/table.ts';
import { t } from '../state/language.ts';
import { list_games, listed } from '../state/tables.ts';
import { Icon } from '../parts/icon.tsx';

type Kind = 'iphone' | 'android' | 'computer';
const kinds: readonly Kind[] = ['iphone', 'android', 'computer'];

/** What the device in one's hand is. An iPad calls itself a Mac that can be touched. */
function this_kind(): Kind {
  const { userAgent, maxTouchPoints } = navigator;
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : 'computer';
}

function steps_of(kind: Kind): { name: string; steps: string[] } {
  switch (kind) {
    case 'iphone':
      return {
        name: t('page.trust.iphone'),
        steps: [t('page.trust.iphone.load'), t('page.trust.iphone.install'), t('page.trust.iphone.switch')],
      };
    case 'android':
      return { name: t('page.trust.android'), steps: [t('page.trust.android.load'), t('page.trust.android.install')] };
    case 'computer':
      return { name: t('page.trust.computer'), steps: [t('page.trust.computer.load'), t('page.trust.computer.install')] };
  }
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol class="trust-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** `road` is the page by HTTPS; `scanned` a code that goes along. */
export function Trust({ road, scanned }: { road: string; scanned: string }) {
  const [trusted, set_trusted] = useState<boolean | undefined>(undefined);
  const own_games = listed.value?.some((game) => game.where === 'here') ?? false;
  const on = `${road}#/join/${encodeURIComponent(scanned)}`;
  useEffect(() => {
    // It is done in the device's settings, and then one comes back.
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      if (!listed.value) await list_games();
      const done = await is_trusted(road);
      set_trusted(done);
      // Who scanned the code has nothing to read here. Games of this address are not left behind without a word.
      if (done && scanned && listed.value?.length === 0) location.replace(on);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [road, on, scanned]);
  const own = this_kind();
  return (
    <section class="trust" aria-labelledby="trust">
      <h3 id="trust">{t('page.trust')}</h3>
      <p>{t('page.trust.why')}</p>
      {trusted !== true && (
        <>
          <a class="button primary" href={authority_address}>
            <Icon name="file" /> {t('page.trust.file')}
          </a>
          <Steps steps={steps_of(own).steps} />
          <p class="soft">{t('page.trust.compare')}</p>
          {kinds
            .filter((kind) => kind !== own)
            .map((kind) => (
              <details key={kind} class="pleat">
                <summary>{steps_of(kind).name}</summary>
                <Steps steps={steps_of(kind).steps} />
              </details>
            ))}
        </>
      )}
      {own_games && <p class="soft">{t('page.trust.apart')}</p>}
      <p role="status">
        {trusted === true && t('page.trust.trusted')}
        {trusted === false && t('page.trust.not-yet')}
      </p>
      <a class={`button ${trusted ? 'primary' : ''}`} href={on}>
        {t('page.trust.go-on')}
      </a>
    </section>
  );
}

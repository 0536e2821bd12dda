// The devices that sit at the table of the home network, and the way to send one away.

import { useEffect, useState } from 'preact/hooks';

import { joined_devices, send_away, type JoinedDevice } from '../engine/table.ts';
import { say, t, words } from '../state/language.ts';
import { find_server, list_games } from '../state/tables.ts';
import { notify } from '../parts/notice.tsx';
import { since } from './home_lines.tsx';

export function JoinedDevices() {
  const [devices, set_devices] = useState<JoinedDevice[]>([]);
  useEffect(() => void joined_devices().then(set_devices), []);
  const away = async (device: JoinedDevice): Promise<void> => {
    const answer = await send_away(device.id);
    if (answer !== true) notify(say(answer.error));
    // One's own: this page has to join again.
    if (device.this) {
      await find_server();
      await list_games();
    } else set_devices(await joined_devices());
  };
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby="joined-devices">
      <h3 id="joined-devices">{t('page.join.devices')}</h3>
      <ul class="joined-devices">
        {devices.map((device) => {
          const name = device.name || t('page.join.unnamed');
          return (
            <li key={device.id}>
              <span class="grow">
                {name}
                <span class="soft">
                  {device.this ? t('page.join.this') : t('page.join.seen', { when: since(device.seen, Date.now(), words.value.locale) })}
                </span>
              </span>
              <button type="button" class="button small" onClick={() => void away(device)} aria-label={t('page.join.away-named', { name })}>
                {t('page.join.away')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

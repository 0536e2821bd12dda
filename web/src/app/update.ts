// The page works without network: a service worker keeps it. A newer page waits until somebody at Home says so; it never
// interrupts a game.

import { signal } from '@preact/signals';
import { registerSW } from 'virtual:pwa-register';

export const update_ready = signal(false);

let update: ((reload?: boolean) => Promise<void>) | undefined;

export function follow_updates(): void {
  if (!('serviceWorker' in navigator)) return;
  update = registerSW({
    onNeedRefresh: () => {
      update_ready.value = true;
    },
  });
}

export function apply_update(): void {
  void update?.(true);
}

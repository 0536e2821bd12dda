// The page works without network: a service worker keeps it. A newer page waits until somebody at Home says so; it never
// interrupts a game, not even one that is open in another tab.

import { effect, signal } from '@preact/signals';
import { registerSW } from 'virtual:pwa-register';

import { route } from './route.ts';

export const update_ready = signal(false);

let update: ((reload?: boolean) => Promise<void>) | undefined;

/** The newer page is taken as soon as nothing is being played here. */
function take_at_home(): void {
  const stop = effect(() => {
    if (route.value.place.screen !== 'home') return;
    queueMicrotask(() => stop());
    location.reload();
  });
}

export function follow_updates(): void {
  if (!('serviceWorker' in navigator)) return;
  update = registerSW({
    onNeedRefresh: () => {
      update_ready.value = true;
    },
    onNeedReload: take_at_home,
  });
}

/** After the very first visit the library does not call it an update; so we look ourselves when the newer one takes over. */
export function apply_update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', take_at_home, { once: true });
  void update?.(true);
}

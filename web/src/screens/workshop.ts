// The workshop is read when somebody goes there: who only plays does not wait for it.

import { lazy } from '../parts/lazy.tsx';

export const BoxScreen = lazy(() => import('../workshop/box_screen.tsx').then((module) => module.BoxScreen));
export const TakeScreen = lazy(() => import('../workshop/share.tsx').then((module) => module.TakeScreen));
export const AskedPiece = lazy(() => import('../workshop/asked.tsx').then((module) => module.AskedPiece));

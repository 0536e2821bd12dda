import { useEffect } from 'preact/hooks';

import { Notice } from '../parts/notice.tsx';
import { KeysDialog, RecordScreen, SettingsDialog } from '../screens/drawers.ts';
import { HomeScreen } from '../screens/home.tsx';
import { is_typing } from '../screens/keyboard.ts';
import { BoxScreen, TakeScreen } from '../screens/workshop.ts';
import { NextSetupScreen, SetupScreen } from '../screens/setup.tsx';
import { TableScreen } from '../screens/table.tsx';
import { say, t, words } from '../state/language.ts';
import { open, route } from '../state/route.ts';
import { known_game } from '../state/tables.ts';

function use_title(): void {
  const { place } = route.value;
  const game = place.screen === 'new' || place.screen === 'box' ? known_game(place.game) : undefined;
  const part = game
    ? say({ id: `${game.prefix}.name` })
    : place.screen === 'game'
      ? place.id
      : place.screen === 'record'
        ? t('page.record')
        : '';
  const title = part ? `${part} – ${t('page.name')}` : t('page.name');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function App() {
  use_title();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || is_typing(event.target) || document.querySelector('dialog[open]')) return;
      open('keys');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const { place, open: overlay } = route.value;
  if (!words.value.has('page.name')) return null;
  return (
    <>
      {place.screen === 'home' && <HomeScreen />}
      {place.screen === 'new' && <SetupScreen key={place.game} game={place.game} />}
      {place.screen === 'next' && (
        <NextSetupScreen key={`${place.where}-${place.campaign}`} campaign={place.campaign} where={place.where} />
      )}
      {place.screen === 'record' && <RecordScreen game={place.game} />}
      {place.screen === 'box' && <BoxScreen key={`${place.where}-${place.game}`} game={place.game} where={place.where} />}
      {place.screen === 'take' && <TakeScreen key={place.part} part={place.part} />}
      {place.screen === 'game' && <TableScreen key={`${place.where}-${place.id}`} id={place.id} where={place.where} />}
      {overlay === 'settings' && <SettingsDialog />}
      {overlay === 'keys' && <KeysDialog />}
      <Notice />
    </>
  );
}

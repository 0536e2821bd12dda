import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/fields.css';
import './styles/phrases.css';
import './styles/screens.css';
import './styles/home.css';
import './styles/table.css';
import './styles/history.css';
import './styles/result.css';
import './styles/campaign.css';

import { render } from 'preact';

import { App } from './app/app.tsx';
import { follow_wake_lock } from './state/device.ts';
import { keep_words_offline, start_language } from './state/language.ts';
import { follow_address, route } from './state/route.ts';
import { follow_scheme, follow_text_size } from './state/settings.ts';
import { find_server, list_games } from './state/tables.ts';
import { follow_updates } from './state/update.ts';

async function start(): Promise<void> {
  follow_text_size();
  follow_scheme();
  follow_address();
  follow_wake_lock();
  // A page opened at a shared game needs its table; at any other place it does not wait for one.
  const { place } = route.value;
  const looking = find_server();
  await Promise.all([start_language(), 'where' in place && place.where === 'server' ? looking : undefined]);
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  await looking;
  if (route.value.place.screen === 'home') await list_games();
  follow_updates();
  await keep_words_offline();
}

void start();

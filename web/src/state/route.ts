// Where we are, in the address: #/ (Home), #/new/<game>, #/next/<campaign> (its next game; at the server #/shared-next/…), #/game/<id> (in this browser), #/shared/<id> (at the server),
// #/record and #/record/<game>, #/box/<game> (its workshop; of the server's box #/shared-box/…), #/take/<what somebody told>,
// and what is open there: ?open=history. #/join/<code> is Home with the table of the home network open, as a camera reads it. So a reload comes back to the same place, and Back first closes what
// is open, then goes Home: it never leaves a game half said.

import { signal } from '@preact/signals';

export type Place =
  | { screen: 'home' }
  | { screen: 'new'; game: string }
  | { screen: 'box'; game: string; where: 'here' | 'server' }
  | { screen: 'take'; part: string }
  | { screen: 'next'; campaign: string; where: 'here' | 'server' }
  | { screen: 'record'; game: string }
  | { screen: 'game'; id: string; where: 'here' | 'server' };

export interface Route {
  place: Place;
  /** A drawer, a dialog or a form; empty: none. */
  open: string;
}

const folders = { here: 'game', server: 'shared' } as const;
const box_folders = { here: 'box', server: 'shared-box' } as const;
const next_folders = { here: 'next', server: 'shared-next' } as const;

// A name as it was written; somebody may have written an address by hand that is no encoded text.
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function read_route(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, folder, name] = path.split('/');
  const open = new URLSearchParams(query).get('open') ?? '';
  const id = decoded(name ?? '');
  if (folder === 'join') return { place: { screen: 'home' }, open: id ? `join.${id}` : 'join' };
  if (folder === box_folders.here && id) return { place: { screen: 'box', game: id, where: 'here' }, open };
  if (folder === box_folders.server && id) return { place: { screen: 'box', game: id, where: 'server' }, open };
  if (folder === 'take' && id) return { place: { screen: 'take', part: id }, open };
  if (folder === 'new' && id) return { place: { screen: 'new', game: id }, open };
  if (folder === next_folders.here && id) return { place: { screen: 'next', campaign: id, where: 'here' }, open };
  if (folder === next_folders.server && id) return { place: { screen: 'next', campaign: id, where: 'server' }, open };
  if (folder === folders.here && id) return { place: { screen: 'game', id, where: 'here' }, open };
  if (folder === folders.server && id) return { place: { screen: 'game', id, where: 'server' }, open };
  if (folder === 'record') return { place: { screen: 'record', game: id }, open };
  return { place: { screen: 'home' }, open };
}

function path_of(place: Place): string {
  switch (place.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(place.game)}`;
    case 'box':
      return `#/${box_folders[place.where]}/${encodeURIComponent(place.game)}`;
    case 'take':
      return `#/take/${place.part}`;
    case 'next':
      return `#/${next_folders[place.where]}/${encodeURIComponent(place.campaign)}`;
    case 'record':
      return place.game ? `#/record/${encodeURIComponent(place.game)}` : '#/record';
    case 'game':
      return `#/${folders[place.where]}/${encodeURIComponent(place.id)}`;
  }
}

export function write_route({ place, open }: Route): string {
  const path = path_of(place);
  return open ? `${path}?open=${encodeURIComponent(open)}` : path;
}

export const route = signal<Route>(read_route(globalThis.location?.hash ?? ''));

// How we came here, kept by the browser with each address: only then is Back the way to close or to leave.
interface Came {
  opened?: true;
  from_home?: true;
}
const came = (): Came => (history.state as Came | null) ?? {};

function move(next: Route, how: 'push' | 'replace', state: Came): void {
  const address = write_route(next);
  if (how === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
  route.value = next;
}

export function follow_address(): void {
  const follow = (): void => {
    const next = read_route(location.hash);
    // close() sets the route at once, and the address follows: then there is nothing to do.
    if (write_route(next) !== write_route(route.value)) route.value = next;
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
}

export function go(place: Place, how: 'push' | 'replace' = 'push'): void {
  const from_home = route.value.place.screen === 'home' || (how === 'replace' && came().from_home);
  move({ place, open: '' }, how, from_home ? { from_home: true } : {});
}

export function go_home(): void {
  if (came().from_home && !route.value.open) history.back();
  else go({ screen: 'home' });
}

/** Opens a drawer, dialog or form over the present screen; one that is open gives way. */
export function open(name: string): void {
  const { place, open: now } = route.value;
  if (now === name) return;
  const state = came();
  if (now) move({ place, open: name }, 'replace', state);
  else move({ place, open: name }, 'push', { ...state, opened: true });
}

export function close(): void {
  const { place, open: now } = route.value;
  if (!now) return;
  const state = came();
  if (state.opened) {
    route.value = { place, open: '' }; // at once; the address follows
    history.back();
  } else {
    move({ place, open: '' }, 'replace', state);
  }
}

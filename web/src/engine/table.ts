// Where a game lives: in this browser (local_table.ts) or at the server on the home network
// (server_table.ts). The page speaks to both through this one interface.

import type { Request, RequestName, Response } from '../protocol.ts';

export interface Table {
  readonly where: 'here' | 'server';
  /** Never rejects: whatever goes wrong comes back as `{ok: false, error}`. */
  call<Name extends RequestName>(request: Request<Name>): Promise<Response<Name>>;
  /**
   * Somebody else went on with a game: another tab, another device. `''` means that any game may have
   * changed (after the line to the server was down). Gives back how to stop listening.
   */
  changed(listener: (gameId: string) => void): () => void;
  /** The clock by which the ends of its timers are told, in milliseconds since 1970; left out: this device's. */
  now?(): number;
  /** This page shows a game: how many other tabs or devices do so, too. Gives back how to stop. */
  company?(gameId: string, listener: (others: number) => void): () => void;
}

/** A game that can be played, as the build found it. */
export interface KnownGame {
  /** As in the protocol: `age-of-innovation`. */
  id: string;
  /** The first part of its message ids, and of the ids of its games. */
  prefix: string;
  /** Where its engine is. */
  module: string;
  /** Its file in lang/<locale>/, without `.json`. */
  catalog: string;
}

/**
 * Is there a server behind this page? `none`: the page lies on a static host (or the server is out of
 * reach); `join`: there is one, and this device has to join it with the code it shows; `ready`.
 */
export type ServerState = 'none' | 'join' | 'ready';

export { known_games } from './known_games.ts';
export { local_table } from './local_table.ts';
export {
  another_code,
  authority_address,
  is_trusted,
  join_code,
  join_server,
  joined_devices,
  secure_road,
  send_away,
  type Invitation,
  type JoinedDevice,
} from './server_house.ts';
export { server_state, server_table } from './server_table.ts';

// Who sits at the table of the home network: a device joins with a code, sees who else did, and sends one away; and the
// road to it by HTTPS, where the server speaks that.

import type { Failure } from '../protocol.ts';
import { address, get, hello, post } from './at_server.ts';

/** Makes this device one of the server's; `code` as its owner reads it from the server's screen. */
export async function join_server(code: string, base = ''): Promise<true | Failure> {
  const answer = await post<{ ok: true }>(address(base, 'join'), JSON.stringify({ code }));
  return answer.ok ? true : answer;
}

export interface Invitation {
  code: string;
  /** Where the other device begins: there it is shown how to trust the certificate, if it needs that. */
  address: string;
  /** The same with the code, for its camera. */
  scan: string;
}

interface Code {
  code?: string;
  addresses?: string[];
  first?: string[];
}

function invitation({ code, addresses = [], first = addresses }: Code): Invitation | undefined {
  if (!code) return undefined;
  // The address by which this device came is good for others, too, unless it is this very computer.
  const here = `${location.origin}/`;
  const begin = first[Math.max(0, addresses.indexOf(here))] ?? here;
  return { code, address: begin, scan: `${begin}#/join/${encodeURIComponent(code)}` };
}

/** How the next device joins; undefined where nothing is needed, or this device may not know it. */
export async function join_code(base = ''): Promise<Invitation | undefined> {
  return invitation((await get<Code>(base, 'code')) ?? {});
}

/** Another code, when somebody read over the shoulder. */
export async function another_code(base = ''): Promise<Invitation | undefined> {
  const answer = await post<Code & { ok: true }>(address(base, 'code'), '{}');
  return answer.ok ? invitation(answer) : undefined;
}

export interface JoinedDevice {
  id: string;
  /** As its browser calls itself; may be empty. */
  name: string;
  seen: number;
  this: boolean;
}

export async function joined_devices(base = ''): Promise<JoinedDevice[]> {
  return (await get<{ devices?: JoinedDevice[] }>(base, 'devices'))?.devices ?? [];
}

export async function send_away(id: string, base = ''): Promise<true | Failure> {
  const answer = await post<{ ok: true }>(address(base, 'revoke'), JSON.stringify({ id }));
  return answer.ok ? true : answer;
}

/** This page came by HTTP to another device, and its server speaks HTTPS: where it is then. */
export async function secure_road(): Promise<string | undefined> {
  if (location.protocol !== 'http:') return undefined;
  const said = await hello('');
  if (!said?.https || said.joined) return undefined;
  const road = new URL('.', document.baseURI);
  road.protocol = 'https:';
  road.hash = '';
  return road.href;
}

/** What this device is asked to trust. */
export const authority_address = './seatmate.crt';

/** Does this device trust the certificate? Whatever is answered by HTTPS comes only if it does. */
export async function is_trusted(road: string): Promise<boolean> {
  try {
    await fetch(new URL(authority_address, road), { mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

// How the server that this page came from is asked (docs/serving.md).

import type { Failure } from '../protocol.ts';
import { read_answer } from '../protocol/shown.ts';
import { failure } from './failure.ts';

export interface Hello {
  ok: true;
  seatmate: string;
  lan: boolean;
  /** Whether it speaks HTTPS, too: then other devices get nothing else. */
  https?: boolean;
  joined: boolean;
  /** What time it is there, in milliseconds since 1970. */
  now: number;
}

const unreachable = failure('connection.error.unreachable');

/** `base` is where the page lies; requests go to `<base>api/…`. */
export function address(base: string, what: string): string {
  return new URL(`api/${what}`, new URL(base || '.', document.baseURI)).href;
}

export async function post<R>(url: string, body: string): Promise<R | Failure> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'same-origin',
      cache: 'no-store',
    });
    // Whatever its status, an answer of ours is JSON; a foreign server's is not.
    return read_answer(await response.text()) as R | Failure;
  } catch {
    return unreachable;
  }
}

export async function hello(base: string): Promise<Hello | undefined> {
  try {
    const response = await fetch(address(base, 'hello'), { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) return undefined;
    const said = (await response.json()) as Partial<Hello>;
    return said.ok === true && typeof said.seatmate === 'string' ? (said as Hello) : undefined;
  } catch {
    return undefined;
  }
}

/** An answer to what changes nothing; undefined: there is none, or it was refused. */
export async function get<R>(base: string, what: string): Promise<R | undefined> {
  try {
    const response = await fetch(address(base, what), { credentials: 'same-origin', cache: 'no-store' });
    return response.ok ? (read_answer(await response.text()) as R) : undefined;
  } catch {
    return undefined;
  }
}

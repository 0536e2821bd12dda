// A box as a link: what was told, packed small and written into the address behind the #, which no server sees.

import type { SharedFile, Told } from './box.ts';
import { file_of } from './box.ts';

/** A longer link is cut by what carries it; a larger text is none that somebody told by hand. */
const longest_link = 60_000;
const largest_text = 1 << 20;
/** A box file of more is none: all that can be told of all games is a tenth of it. */
export const largest_file = 4 << 20;
const longest_name = 40;

const to_text = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
const from_text = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Runs bytes through a packer, and stops when more comes out than anybody sends. */
async function through(bytes: Uint8Array<ArrayBuffer>, packer: CompressionStream | DecompressionStream): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(packer).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > largest_text) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const clean_name = (name: string): string => [...name.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, longest_name).join('');

/** The part of the address that stands for the box. */
export async function packed(game: string, name: string, told: readonly Told[]): Promise<string> {
  const text = JSON.stringify([game, clean_name(name), ...told.flatMap(({ id, value }) => [id, value])]);
  const small = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return small ? to_text(small) : '';
}

/** What a link holds as a box file; undefined if it is torn, or none of ours. */
export async function unpacked(link: string): Promise<string | undefined> {
  if (link.length > longest_link || !/^[\w-]+$/.test(link)) return undefined;
  try {
    const bytes = await through(from_text(link), new DecompressionStream('deflate-raw'));
    const parts: unknown = bytes && JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parts) || parts.length < 2 || parts.length % 2 !== 0 || parts.some((part) => typeof part !== 'string'))
      return undefined;
    const [game, name, ...rest] = parts as string[];
    const told: Told[] = [];
    for (let i = 0; i < rest.length; i += 2) told.push({ id: rest[i] ?? '', value: rest[i + 1] ?? '' });
    return file_of(game ?? '', told, name);
  } catch {
    return undefined;
  }
}

export const link_of = (part: string): string => `${location.origin}${location.pathname}#/take/${part}`;

/** The part of a link that was pasted, with whatever stands around it. */
export const part_of_link = (text: string): string | undefined => /#\/take\/([\w-]+)/.exec(text)?.[1];

/** Its kind and what it tells, read as far as the page has to know it; the engine decides whether it is right. */
export function read_file(text: string): Omit<SharedFile, 'told'> | undefined {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof file !== 'object' || file === null) return undefined;
    const { seatmate: kind, game, name } = file as { seatmate?: unknown; game?: unknown; name?: unknown };
    if ((kind !== 'box' && kind !== 'deck') || typeof game !== 'string') return undefined;
    return { kind, game, text, name: typeof name === 'string' ? clean_name(name) : '' };
  } catch {
    return undefined;
  }
}

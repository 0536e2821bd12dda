// What a file or a pasted text is, and which request takes it in. People should not have to know.

import type { Request } from '../protocol.ts';

export function taking_in(text: string): Request {
  const start = text.trimStart();
  if (start.startsWith('seatmate campaign')) return { do: 'campaign-import', text };
  if (start.startsWith('{')) {
    const kind = /"seatmate"\s*:\s*"(box|deck)"/.exec(start)?.[1];
    if (kind === 'deck') return { do: 'deck-in', text };
    if (kind === 'box') return { do: 'facts-in', text };
  }
  // Whatever else it is, the refusal of a journal says what would be right.
  return { do: 'import', text };
}

/** A name that every file system takes. */
export function file_name(title: string, id: string, ending: string): string {
  const readable = title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${readable ? `${readable}-` : ''}${id}.${ending}`;
}

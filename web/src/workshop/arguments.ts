// What the words of a question say besides: a fact's id as a text, a level or a faction as a term.

import type { Form } from '../protocol.ts';

/** The text of an argument, or the last part of the id it names ("pen.level.c": "c"). */
export function said_in_label({ label }: Form, name: string): string | undefined {
  const read = (argument: unknown): string | undefined => {
    if (typeof argument === 'string' || typeof argument === 'number') return String(argument);
    if (Array.isArray(argument)) return argument.length === 1 ? read(argument[0]) : undefined;
    if (typeof argument !== 'object' || argument === null) return undefined;
    if ('term' in argument && typeof argument.term === 'string') return argument.term.split('.').at(-1);
    if ('id' in argument && argument.id === 'plain' && 'args' in argument) return read((argument.args as { text?: unknown }).text);
    return 'id' in argument && typeof argument.id === 'string' ? argument.id.split('.').at(-1) : undefined;
  };
  return read(label?.args?.[name]);
}

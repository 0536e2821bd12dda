import type { Failure, Message } from '../protocol.ts';

export function failure(id: string, args?: Message['args']): Failure {
  return { ok: false, error: args ? { id, args } : { id } };
}

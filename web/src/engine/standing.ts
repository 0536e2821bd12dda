// Where each game stood when this page last saw it. What changes a game is said to that number of entries: if
// another tab or device went on meanwhile, the engine refuses, and nothing is said twice or out of place.

import { changes_a_game, game_named, type Request, type Response } from '../protocol.ts';

export class Standing {
  private readonly numbers = new Map<string, number>();

  complete(request: Request): Request {
    if (!changes_a_game(request.do) || 'after' in request) return request;
    const after = this.numbers.get(game_named(request) ?? '');
    return after === undefined ? request : ({ ...request, after } as Request);
  }

  /** Takes in where a game stands; gives the game of which the answer says that it stands elsewhere than this page believes. */
  note(request: Request, answer: Response): string | undefined {
    if (!answer.ok) {
      const behind = answer.error.id === 'store.error.behind' ? game_named(request) : undefined;
      if (behind !== undefined) this.numbers.delete(behind);
      return behind;
    }
    // A screen; the history has a number, too, but shows no board to act on.
    if ('summary' in answer && 'number' in answer) this.numbers.set(answer.id, answer.number);
    return undefined;
  }
}

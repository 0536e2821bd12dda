// The face of a game: a picture of our own in the game's folder (face.svg), which needs no words. A game that brings none has its first letter.

import { name_of_game } from '../state/tables.ts';

const faces = import.meta.glob<string>('./*/face.svg', { eager: true, query: '?url', import: 'default' });

/** It stands beside the game's name, so it says nothing aloud. */
export function Face({ game }: { game: string }) {
  const drawn = faces[`./${game}/face.svg`];
  return drawn ? (
    <img class="face" src={drawn} alt="" width="96" height="96" draggable={false} />
  ) : (
    <span class="face" aria-hidden="true">
      {name_of_game(game).charAt(0)}
    </span>
  );
}

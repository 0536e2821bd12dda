// The way to the workshop of a game: what is printed in its box, and what is known of it.

import { known_games } from '../engine/table.ts';
import { Face } from '../boards/face.tsx';
import { Icon } from '../parts/icon.tsx';
import { t } from '../state/language.ts';
import { go } from '../state/route.ts';
import { name_of_game, new_games_at } from '../state/tables.ts';

/** The box of where new games live. */
const to_box = (game: string): void => go({ screen: 'box', game, where: new_games_at().where });

export function BoxButton({ game }: { game: string }) {
  return (
    <button type="button" class="button" onClick={() => to_box(game)}>
      <Icon name="box" /> {t('page.box.workshop')}
    </button>
  );
}

/** All boxes, one tap away. */
export function Boxes() {
  return (
    <>
      <h3 id="boxes">{t('page.box.workshop')}</h3>
      <ul class="boxes" aria-labelledby="boxes">
        {known_games.map(({ id }) => (
          <li key={id}>
            <button type="button" class="box-face" aria-label={t('page.box.open', { game: name_of_game(id) })} onClick={() => to_box(id)}>
              <Face game={id} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

// The games that can be begun, each with its face. Here one: 1. just starts, as last time; 2. looks at the setup first.

import { useEffect } from 'preact/hooks';

import { known_games, type KnownGame } from '../engine/table.ts';
import { need_words, say, t, words } from '../state/language.ts';
import { last_chosen, last_shown, type Shown } from '../state/last_setup.ts';
import { go } from '../state/route.ts';
import { name_of_game, new_games_at } from '../state/tables.ts';
import { Face } from '../boards/face.tsx';
import { for_fingers } from '../parts/field_value.ts';
import type { Begin } from './home_lines.tsx';
import { start_game } from './start.ts';

/** What stands in brackets behind a question explains it; here it is answered. */
const in_short = (label: string): string => for_fingers(label).replace(/\s*[(（][^()（）]*[)）]$/, '');

/** "Difficulty: 3 · Her faction: Druids"; nothing until its words are there. */
function as_last_time(shown: readonly Shown[]): string {
  const known = shown.every(({ label, value }) => (!label || words.value.has(label.id)) && (!value || words.value.has(value.id)));
  if (!known) return '';
  return shown
    .map(({ label, value, plain }) => {
      const name = in_short(say(label));
      return `${name ? `${name}: ` : ''}${value ? say(value) : (plain ?? '')}`;
    })
    .join(' · ');
}

function Tile({ game, begin }: { game: KnownGame; begin: Begin }) {
  const shown = last_shown(game.id);
  useEffect(() => {
    if (shown.length > 0) void need_words(game.catalog);
  }, [game]);
  const name = name_of_game(game.id);
  const set_up = (): void => go({ screen: 'new', game: game.id });
  const last = as_last_time(shown);
  const start = async () => {
    const refusal = await start_game(new_games_at(), game.id, last_chosen(game.id), '');
    // What was chosen with an older page may not be there any more: the setup shows what is.
    if (refusal && Object.keys(last_chosen(game.id)).length > 0) set_up();
    return refusal;
  };
  return (
    <li class="new-game">
      <button type="button" class="new-game-open" onClick={set_up} aria-label={t('page.home.set-up-named', { game: name })}>
        <Face game={game.id} />
        <span class="new-game-text">
          <span class="new-game-name">{name}</span>
          {last && <span class="new-game-last">{last}</span>}
        </span>
      </button>
      <button type="button" class="button primary" onClick={() => begin(start)} aria-label={t('page.home.start-named', { game: name })}>
        {t('page.home.start')}
      </button>
    </li>
  );
}

export function NewGames({ begin }: { begin: Begin }) {
  return (
    <ul class="new-games">
      {known_games.map((game) => (
        <Tile key={game.id} game={game} begin={begin} />
      ))}
    </ul>
  );
}

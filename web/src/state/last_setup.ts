// What was chosen the last time a game was set up: it is offered again, and one tap on Home starts with it.

import type { Message, SetupOption } from '../protocol.ts';
import { recall, remember } from './settings.ts';
import { applies, default_value } from './setup_options.ts';

export type Chosen = Record<string, string>;

const key = (game: string): string => `seatmate.setup.${game}`;
const words_key = (game: string): string => `seatmate.setup-words.${game}`;

/** As it was chosen; what is not in it is as usual. */
export const last_chosen = (game: string): Chosen => recall<Chosen>(key(game), {});

/** What is not as usual, so that Home can say it without waking the game's engine. */
export interface Shown {
  label?: Message;
  value?: Message;
  /** A number says itself. */
  plain?: string;
}

/** So many say enough on Home. */
const most_shown = 6;

function shown_of(options: readonly SetupOption[], chosen: Chosen): Shown[] {
  const unusual = options.filter(
    (option) =>
      (option.group ?? 'game') !== 'rules' &&
      applies(option, options, chosen) &&
      (chosen[option.id] ?? default_value(option)) !== default_value(option),
  );
  return unusual.slice(0, most_shown).map((option) => {
    const value = chosen[option.id] ?? '';
    const label = option.options?.find(({ token }) => token === value)?.label;
    return { ...(option.label && { label: option.label }), ...(label ? { value: label } : { plain: value }) };
  });
}

export const last_shown = (game: string): readonly Shown[] => recall<{ all: Shown[] }>(words_key(game), { all: [] }).all;

export function remember_chosen(game: string, chosen: Chosen, options: readonly SetupOption[]): void {
  const some = Object.keys(chosen).length > 0;
  remember(key(game), some ? chosen : undefined);
  const all = some ? shown_of(options, chosen) : [];
  remember(words_key(game), all.length > 0 ? { all } : undefined);
}

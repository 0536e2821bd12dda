// A place on the board was tapped: what can be said about it.
// Here one: 1. sees which place it is; 2. taps what was done there, and it is said; 3. chooses between two ways to do it;
// 4. taps another place instead, or says something that is not offered; 5. makes what the program believes of it agree with the table.

import { useEffect, useState } from 'preact/hooks';

import type { Field, Option, Tabletop } from '../protocol.ts';
import { type Chosen, go_on, type Offer } from '../state/offers.ts';
import { draft_name, keep_draft } from '../state/drafts.ts';
import { say, t } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { close, open } from '../state/route.ts';
import { for_fingers, label_of } from '../parts/field_value.ts';
import { OptionLook } from '../parts/looks.tsx';
import { Icon } from '../parts/icon.tsx';
import { split_hint } from '../parts/two_lines.tsx';
import { CorrectHere } from './drawers.ts';
import { say_form } from './form.tsx';
import { Refusal } from './refusal.tsx';
import { VerbSign } from './board_signs.tsx';
import { everything, form_name } from './your_turn.tsx';

const place_prefix = 'at.';
export const at_name = (place: string): string => place_prefix + place;
export const place_at = (name: string): string | undefined => (name.startsWith(place_prefix) ? name.slice(place_prefix.length) : undefined);

// More of them are chosen in the form, where there is room.
const most_chips = 7;

/** The choices of a field, if few enough to stand beside each other; a place is tapped on the board. */
function chips_of(field: Field): readonly Option[] | undefined {
  const { min = 0, max = 0 } = field;
  const options =
    field.kind === 'one_of'
      ? (field.options ?? [])
      : field.kind === 'number'
        ? Array.from({ length: max - min + 1 }, (_, i) => ({ token: String(min + i) }))
        : [];
  return options.length > 0 && options.length <= most_chips ? options : undefined;
}

/** What a form says of the place that was tapped: it is the first thing that is chosen. */
export function told_of_place({ form, chosen }: Offer): string | undefined {
  const [id] = Object.keys(chosen);
  const option = form.fields.find((field) => field.id === id)?.options?.find((one) => one.token === chosen[id ?? '']);
  return option && label_of(option);
}

/** What is chosen already, in words; the place itself stands above. */
function chosen_in_words({ form, chosen }: Offer, but: readonly string[]): string[] {
  return form.fields.flatMap((field) => {
    const token = chosen[field.id];
    if (token === undefined || but.includes(field.id)) return [];
    const option = field.options?.find((one) => one.token === token);
    return [option ? label_of(option) : token];
  });
}

function OfferLine({ play, name, offer, take }: { play: Play; name: string; offer: Offer; take: (offer: Offer) => void }) {
  const { form, chosen, next } = offer;
  const { main, hint: usual } = split_hint(say(form.label) || form.verb);
  const told = told_of_place(offer) ?? '';
  const hint = usual || name.startsWith(told) ? usual : told;
  const chips = next && chips_of(next);
  const choose = (token: string): void => {
    if (next) take(go_on(form, play.moves.value.get(form.verb), { ...chosen, [next.id]: token }));
  };
  if (!chips)
    return (
      <button type="button" class="button big offer-whole" disabled={play.slow.value} onClick={() => take(offer)}>
        <VerbSign play={play} verb={form.verb} />
        <span class="two-lines">
          <span>{next ? `${main} …` : main}</span>
          {hint && <small>{hint}</small>}
        </span>
      </button>
    );
  return (
    <fieldset class="offer">
      <legend>
        <VerbSign play={play} verb={form.verb} /> {main}
      </legend>
      <div class="chips">
        {chips.map((option) => (
          <button
            type="button"
            class="chip-button"
            key={option.token}
            disabled={play.slow.value}
            aria-label={`${main}: ${label_of(option)}`}
            onClick={() => choose(option.token)}
          >
            <OptionLook option={option} />
            {split_hint(label_of(option)).main}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What lies there and is read rather than seen: a tile, a card, a book. `all`: nothing can be said there, and what covers it says why. */
export function lying_at(table: Tabletop | undefined, place: string, all = false): string[] {
  const called = table?.places.filter(({ id, token, ground }) => id === place || (all && token === place && ground === undefined));
  const places = new Set(called?.map(({ id }) => id));
  return (table?.pieces ?? []).flatMap(({ place: where, kind, name, owner, count = 1 }) => {
    if (!places.has(where) || (!name && (!all || owner !== undefined))) return [];
    return [`${say({ id: kind })}${name ? `: ${say(name)}` : ''}${count > 1 ? ` × ${count}` : ''}`];
  });
}

/** `name`: what the place is called. */
export function AtPlace({ play, place, name, offers }: { play: Play; place: string; name: string; offers: readonly Offer[] }) {
  // One way of doing it is chosen, and something is still to be said about it.
  const [chosen, set_chosen] = useState<Offer | undefined>(undefined);
  // Whoever corrects is the exception: it is asked what is tracked when somebody does.
  const [correcting, set_correcting] = useState(false);
  useEffect(() => set_chosen(undefined), [name, play.screen.value?.number]);
  const take = (offer: Offer): void => {
    if (play.busy) return;
    if (!offer.next) void say_form(play, offer.form, offer.chosen as Record<string, string>, close);
    else if (chips_of(offer.next)) set_chosen(offer);
    else {
      keep_draft(play.id, draft_name(offer.form.verb, play.screen.value?.number), { ...(offer.chosen as Chosen) });
      open(form_name(offer.form.verb));
    }
  };
  // What needs another place, too, fits almost everywhere.
  const places = ({ form }: Offer): number => form.fields.filter((field) => field.kind === 'place').length;
  const lines = chosen ? [chosen] : offers.toSorted((a, b) => places(a) - places(b));
  const [ending, besides] = [lines.filter(({ form }) => form.ends_turn), lines.filter(({ form }) => !form.ends_turn)];
  const line = (offer: Offer) => <OfferLine key={offer.form.verb} play={play} name={name} offer={offer} take={take} />;
  const [tapped] = offers[0] ? Object.keys(offers[0].chosen) : [];
  const told = chosen ? chosen_in_words(chosen, tapped ? [tapped] : []) : [];
  const lying = lying_at(play.laid.value?.table, place, offers.length === 0);
  return (
    <section class="panel-form" aria-label={t('page.at.label')}>
      <div class="panel-scroll at-place">
        <h2 class="panel-title" aria-live="polite">
          {[name || t('page.correct.title'), ...told].join(' · ')}
        </h2>
        {lying.length > 0 && (
          <ul class="lying">
            {lying.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Refusal play={play} />
        {chosen?.next && <p class="soft">{for_fingers(say(chosen.next.label))}</p>}
        {(ending.length > 0 ? ending : besides).map(line)}
        {ending.length > 0 && besides.length > 0 && (
          <details class="pleat">
            <summary>{t('page.your.besides')}</summary>
            <div class="at-besides">{besides.map(line)}</div>
          </details>
        )}
        {!chosen && offers.length === 0 && <CorrectHere key={place} play={play} place={place} />}
        {!chosen && offers.length > 0 && (
          <details class="pleat" key={place} onToggle={(event) => set_correcting(event.currentTarget.open)}>
            <summary>{t('page.correct.title')}</summary>
            {correcting && <CorrectHere play={play} place={place} />}
          </details>
        )}
      </div>
      <div class="panel-foot">
        <button type="button" class="button" onClick={() => (chosen ? set_chosen(undefined) : close())}>
          <Icon name="back" /> {t('page.cancel')}
        </button>
        {offers.length > 0 && (
          <button type="button" class="button grow" onClick={() => open(everything)}>
            {t('page.your.something-else')}
          </button>
        )}
      </div>
    </section>
  );
}

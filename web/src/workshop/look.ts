// What a game says about the look of what is printed in its box: in which order its blanks are told, what belongs together,
// what a kind of things is called. Without a look everything is drawn field by field, in the order of the form.

import type { Form, PrintedThing } from '../protocol.ts';
import { look as age_of_innovation } from './age_of_innovation.ts';
import { said_in_label } from './arguments.ts';
import { look as charterstone } from './charterstone.ts';
import { look as golem } from './golem.ts';
import type { Said } from './model.ts';
import { look as pendulum } from './pendulum.ts';
import { look as through_the_ages } from './through_the_ages.ts';

export interface Look {
  /** Kinds in the order in which they are listed, and the message that names each. */
  kinds: Readonly<Record<string, string>>;
  kind_of(id: string): string;
  /** Facts of one piece: both sides of a card. Left out: each is a piece. */
  piece_of?(id: string): string;
  /** Fields in the order in which they are told, those of one symbol together; by the verb of the form. */
  order?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** How most of them look: seen in the picture from the beginning, and changed with a tap. */
  usual?: Readonly<Record<string, Said>>;
  /** Fields that go on to their next choice when they are touched in the picture. */
  turns?: readonly string[];
  /** What follows from what is said now: a card that shows one thing does not show the other. */
  settle?(verb: string, said: Said): Said;
  /** Not before it has come to the table: it is not listed as long as nobody told it. Found by its number instead. */
  later?(thing: PrintedThing): boolean;
  /** Seconds that one takes, by its kind. */
  seconds?: Readonly<Record<string, number>>;
  /** Which fact a question of the game asks for, where its words do not say so. */
  fact_of?(form: Form): string | undefined;
  /** A question that wants the number of a piece: of which family it is. The piece is found by what is on it. */
  family_of?(form: Form): string | undefined;
}

const looks: Readonly<Record<string, Look>> = {
  aoi: age_of_innovation,
  charter: charterstone,
  golem,
  pen: pendulum,
  tta: through_the_ages,
};

const plain: Look = { kinds: {}, kind_of: (id) => id.split('.')[0] ?? id };

export const look_of = (prefix: string): Look => (Object.hasOwn(looks, prefix) ? (looks[prefix] ?? plain) : plain);

/** The fact a question of a game asks for; undefined if it asks for something else. */
export function asked_fact(look: Look, form: Form): string | undefined {
  if (!form.verb.startsWith('tell-')) return undefined;
  return said_in_label(form, 'id') ?? look.fact_of?.(form);
}

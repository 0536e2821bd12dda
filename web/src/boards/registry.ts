// What a game contributes to the page: at most a board of its own. A game without one is drawn block by block from its
// view (view.tsx), and so is every block that a board leaves out.

import type { ComponentChildren, ComponentType } from 'preact';

import type { Field, Form, Message, Moved, Said, Step, Tabletop, Timer, View } from '../protocol.ts';
import type { EditorProps } from '../parts/fields.tsx';
import type { LookOf } from '../parts/looks.tsx';
import type { Naming } from '../state/offers.ts';
import type { Shown } from '../state/steps.ts';
import type { Words } from '../words/words.ts';
import { touching as age_of_innovation } from './age-of-innovation/touching.ts';
import { touching as charterstone } from './charterstone/touching.ts';
import { touching as golem } from './golem/touching.ts';
import { touching as pendulum } from './pendulum/touching.ts';
import { touching as through_the_ages } from './through-the-ages/touching.ts';

/** A form wants a place: it is tapped, or reached with the arrow keys and taken with Enter. */
export interface Pick {
  places: ReadonlySet<string>;
  chosen?: string;
  choose(place: string): void;
}

/** These places can be touched: `at` asks what can be said about them now, or corrected. */
export interface Touch {
  places: ReadonlySet<string>;
  /** Those about which something can be said now; they stand out quietly. */
  offered: ReadonlySet<string>;
  /** The one that is asked about. */
  now?: string;
  at(place: string): void;
}

export interface BoardProps {
  view: View;
  /** The table now, as pieces on places. */
  pieces?: Tabletop;
  timers?: readonly Timer[];
  /** The table as it stood when the step now shown was told; left out: as the view says. */
  laid?: Tabletop;
  /** What moved with that step. */
  moved?: readonly Moved[];
  /** Places of the step now shown. */
  lit: ReadonlySet<string>;
  /** Why?: what was left after each criterion; `stage` is the index of the one shown (left out: the last). */
  stages?: readonly ReadonlySet<string>[];
  stage?: number;
  pick?: Pick;
  touch?: Touch;
  words: Words;
}

export type Board = ComponentType<BoardProps>;

export interface Module {
  default: Board;
  /** A sign for what is said most, a path in a square of 16 by 16. */
  verb_sign?(verb: string): string | undefined;
  /** What stands above the steps of her turn: her cards, or who fights with what. */
  HerCards?: ComponentType<TurnProps>;
  /** Some steps of a card as a picture of what comes where, to be ticked off there. */
  Picture?: ComponentType<PictureProps>;
  pictured?(step: Step): boolean;
  /** Whether something that moved is worth an arrow. Left out: all of it. */
  is_shown?(moved: Moved): boolean;
  /** How things look that options name. */
  look_of?: LookOf;
  /** The game's own way to fill in a field, where it has a better one than a list of names. */
  Editor?: ComponentType<OwnEditorProps>;
  edits?(field: Field): boolean;
  /** The whole window while sand runs. Left out: the sand and its buttons stand in the panel. */
  Live?: ComponentType<LiveProps>;
}

export interface LiveProps {
  timers: readonly Timer[];
  /** Of a clock that is not this device's. */
  clock?: (() => number) | undefined;
  view?: View;
  /** The table now; `settled`: it is that after the last entry. */
  pieces?: Tabletop;
  settled: boolean;
  /** What can be said, in one stroke. */
  forms: readonly Form[];
  say(said: Said): void;
  title?: Message;
  /** Her steps that are not carried out yet, and what is to be known besides. */
  steps: readonly Shown[];
  carried_out(n: number): void;
  why?(shown: Shown): void;
  notes: readonly (Message | undefined)[];
  /** What the notes are of. */
  happened?: Message;
  refusal?: Message;
  /** All that can be said, where the screen itself does not offer it. */
  more?: () => void;
  /** Of the frame: its tools, what was understood last, and a question or a form, which takes the place of all else below the board. */
  tools: ComponentChildren;
  receipt: ComponentChildren;
  panel: ComponentChildren;
  words: Words;
}

export interface TurnProps {
  title: Message;
  /** The step that is read now. */
  step: Step;
  /** The table as it stood when it was told. */
  table?: Tabletop;
  words: Words;
}

/** A step in a picture. */
export interface Ticked {
  step: Step;
  done: boolean;
  /** It is the one that is read. */
  now: boolean;
  tick(): void;
}

export interface PictureProps {
  steps: readonly Ticked[];
  words: Words;
}

export interface OwnEditorProps extends EditorProps {
  table?: Tabletop;
  words: Words;
  /** It is the whole answer, and said at once. */
  answer?(value: string): void;
}

const boards: Readonly<Record<string, () => Promise<Module>>> = {
  aoi: () => import('./age-of-innovation/board.tsx'),
  pen: () => import('./pendulum/board.tsx'),
  golem: () => import('./golem/board.tsx'),
  tta: () => import('./through-the-ages/board.tsx'),
  charter: () => import('./charterstone/board.tsx'),
};

/** By the prefix of the game's messages. */
export function board_of(prefix: string): (() => Promise<Module>) | undefined {
  return Object.hasOwn(boards, prefix) ? boards[prefix] : undefined;
}

/** How a game is touched: what its board calls things, and what is said most. */
export interface Touching {
  /** Places besides those of its maps. */
  places: readonly string[];
  names_of(place: string): readonly Naming[];
  /** Whoever taps this has said it, if nothing else can be meant: it is taken from the table. */
  at_once?(place: string): boolean;
  /** Besides those of its maps, a form that wants this place finds it on the board, too. */
  picks?(place: string): boolean;
  /** Verbs that keep a button of their own; the others stand behind "something else". */
  common: readonly string[];
  /** Verbs without anything to say about them by which she goes on: the tap that ends her turn says them, too, if nothing else can be said. */
  straight_on?: readonly string[];
  /** What of the table each block of the view shows: the first parts of the paths by which it is corrected. */
  corrected?: Readonly<Record<string, readonly string[]>>;
  /** Steps that hands do in one motion with the one before, by the ids of their sentences: the points it brings. */
  joined?: readonly string[];
}

const touched: Readonly<Record<string, Touching>> = {
  aoi: age_of_innovation,
  charter: charterstone,
  golem,
  pen: pendulum,
  tta: through_the_ages,
};

export function touching_of(prefix: string): Touching | undefined {
  return Object.hasOwn(touched, prefix) ? touched[prefix] : undefined;
}

export function joins_of(prefix: string): ((step: Step) => boolean) | undefined {
  const joined = touching_of(prefix)?.joined;
  return joined && ((step) => step.text !== undefined && step.text !== null && joined.includes(step.text.id));
}

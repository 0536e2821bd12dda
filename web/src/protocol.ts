// The shapes of docs/protocol.md, as protocol.schema.json has them: what the page says to the engine
// and what it hears back. No words travel here: a Message names one of the catalogs in lang/.

export interface Term {
  term: string;
}
export type Argument = number | string | Term | (Message | null)[];

export interface Message {
  id: string;
  args?: Record<string, Argument>;
}

export type Single = string | number | boolean;
/** A list of tokens is taken as the tokens with commas between them. */
export type Token = Single | Single[];

export interface Said {
  verb: string;
  /** By field id, or in the order of the fields; what is left out takes its `otherwise`. */
  args?: Record<string, Token | null> | (Token | null)[];
  /** Milliseconds since 1970; left out: now. */
  at?: number;
}

/** An entry as the history keeps it. */
export interface Entry {
  verb: string;
  args: string[];
}

export interface Option {
  token: string;
  label?: Message;
  /** A word of a phrase that is followed by a colon and a number. */
  counted?: true;
}

export type FieldKind = 'one_of' | 'number' | 'place' | 'text' | 'list' | 'phrase';

/** One number of a row that is written as text: `..` before it, `c` behind a number as a flag. */
export interface RowPart {
  before?: string;
  label?: Message;
  min?: number;
  max?: number;
  /** May be left empty; only `before` is written then. */
  optional?: true;
  /** No number: `before` is written, or it is not. */
  flag?: true;
}

export interface Field {
  id: string;
  kind: FieldKind;
  label?: Message;
  options?: Option[];
  min?: number;
  max?: number;
  otherwise?: string;
  repeats?: true;
  /** Of a text that is told in rows of numbers: the parts of each row; `min` and `max` are how few and how many rows there
      can be. Of a phrase: the names of its rows. */
  parts?: RowPart[];
  /** What is said for no rows at all. */
  none?: string;
  /** A text that stands in an alphabet: its sort key is added behind a tab (words/sort_key.ts). */
  sorted?: true;
}

export interface SetupOption extends Field {
  group?: string;
  /** Makes sense only if the option `when` has one of the tokens in `is` (commas between them). */
  when?: string;
  is?: string;
}

/** One press of `key` says the whole form with these tokens. */
export interface Shortcut {
  key: string;
  args: string[];
  label?: Message;
}

export interface Form {
  verb: string;
  label?: Message;
  why?: Message;
  ends_turn: boolean;
  fields: Field[];
  keys?: Shortcut[];
}

export type Mood = 'your_turn' | 'question' | 'over';

export interface Prompt {
  mood: Mood;
  title?: Message;
  forms: Form[];
}

export interface Reason {
  /** Ids of rules with spaces between; the first is the one the line rests on. */
  rule?: string;
  text?: Message;
  /** The options left after this line. */
  left?: string[];
}

export type StepKind = 'carry_out' | 'you_may' | 'note';

export interface Step {
  kind: StepKind;
  text?: Message;
  places?: string[];
  /** How many reasons `why` would tell. */
  reasons?: number;
  /** Only in the answer to `why`. */
  why?: Reason[];
}

export interface Report {
  title?: Message;
  steps: Step[];
}

export interface Cell {
  id: string;
  label?: string;
  /** Odd rows stand half a hex to the right. */
  row: number;
  col: number;
  /** Ids of messages. */
  ground?: string;
  piece?: string;
  owner?: string;
  hers?: true;
  mark?: true;
  changed?: true;
}

export interface Block {
  id: string;
  kind: 'facts' | 'table' | 'hexes';
  title?: Message;
  columns?: (Message | null)[];
  rows?: (Message | null)[][];
  cells?: Cell[];
}

export interface View {
  title?: Message;
  blocks: Block[];
}

export interface Standing {
  name?: Message;
  automa?: true;
  winner?: true;
  /** One number for each row of the result. */
  points: number[];
  total: number;
}

export interface FinalResult {
  rows: (Message | null)[];
  standings: Standing[];
  verdict?: Message;
}

export type TimerMode = 'idle' | 'runs' | 'held' | 'out';

export interface Timer {
  id: string;
  label?: Message;
  mode: TimerMode;
  /** Real sand on the table: it has no `ends`. */
  told?: true;
  ends?: number;
  left?: number;
  duration?: number;
}

export interface Setup {
  settings: Record<string, string>;
  seed: string;
  created: number;
  rules_version: number;
}

// ---- requests

export type Part = 'prompt' | 'report' | 'result' | 'view' | 'tracked' | 'setup';

interface Tagged {
  tag?: unknown;
}

export interface NewGame {
  game: string;
  settings?: Record<string, Token>;
  /** As digits where it may be beyond what a number holds exactly. */
  seed?: number | string | null;
  title?: string;
}

export type Request = Tagged &
  (
    | { do: 'games'; game?: string }
    | { do: 'rules'; game: string }
    | { do: 'list' }
    | ({ do: 'new' } & NewGame)
    | { do: 'open'; id: string }
    | { do: 'show'; id: string; parts?: Part[] }
    // `after`: the number of entries this device has seen; refused if the game stands elsewhere.
    | { do: 'input'; id: string; entries: Said[]; after?: number }
    | { do: 'adjust'; id: string; path: string; value: Token; after?: number }
    | { do: 'undo' | 'redo'; id: string; steps?: number; after?: number }
    | { do: 'jump'; id: string; to: number; after?: number }
    | { do: 'history'; id: string; from?: number }
    | { do: 'progress'; id: string }
    | { do: 'why'; id: string; entry?: number; step?: number }
    | { do: 'export'; id: string }
    | { do: 'import'; text: string }
    | { do: 'rename'; id: string; title: string }
    | { do: 'remove'; id: string }
    | { do: 'decide'; game: string; cases: unknown[] }
    | { do: 'printed'; game: string }
    | { do: 'facts-out'; game: string }
    | { do: 'facts-in' | 'facts-check'; text: string }
    | { do: 'forget'; game: string; id: string }
    | { do: 'deck-out'; game: string; name?: string }
    | { do: 'deck-template'; game: string }
    | { do: 'deck-in' | 'deck-check'; text: string }
    | { do: 'campaigns' }
    | ({ do: 'campaign-new' } & NewGame)
    | ({ do: 'campaign-next'; id: string } & Omit<NewGame, 'game'>)
    | { do: 'campaign-export'; id: string }
    | { do: 'campaign-import'; text: string }
  );

// ---- responses

export interface Failure {
  ok: false;
  tag?: unknown;
  error: Message;
  /** The index (from 0) of the entry of `input` that was refused. */
  entry?: number;
}

interface Done {
  ok: true;
  tag?: unknown;
}

export interface PlayableGame {
  id: string;
  prefix: string;
  name: Message;
  rules_version: number;
  options?: SetupOption[];
  /** Its games can belong together: `campaign-new`. */
  campaigns?: true;
  /** Instead of the options, if the game's data cannot be read. */
  error?: Message;
}

export interface GamesResponse extends Done {
  games: PlayableGame[];
}

export interface RulesResponse extends Done {
  rules: string[];
}

export interface ListedGame {
  id: string;
  game: string;
  title: string;
  summary: Message | null;
  created: number;
  played: number;
  finished: boolean;
  number: number;
  of: number;
  /** The campaign it is part of and which game of it it is. */
  campaign?: { id: string; chapter: number };
}

export interface ListResponse extends Done {
  games: ListedGame[];
}

export interface Applied {
  number: number;
  report: Report;
}

export interface Screen extends Done {
  id: string;
  game: string;
  title: string;
  /** How many entries are played now, and how many there are. */
  number: number;
  of: number;
  /** So many entries were played by other rules than the present ones. */
  kept?: number;
  summary: Message | null;
  timers?: Timer[];
  prompt?: Prompt;
  report?: Report;
  result?: FinalResult;
  view?: View;
  tracked?: Field[];
  setup?: Setup;
  applied?: Applied[];
  /** An imported journal that was here before. */
  already?: true;
  campaign?: { id: string; chapter: number };
  /** After `campaign-next`: how the game before it ended. */
  last?: { summary: Message | null; result?: FinalResult };
}

export interface HistoryLine {
  number: number;
  at: number;
  entry?: Entry;
  text?: Message | null;
  report: Report;
  kept?: true;
  undone?: true;
}

export interface HistoryResponse extends Done {
  id: string;
  number: number;
  of: number;
  lines: HistoryLine[];
}

export interface WhyResponse extends Done {
  id: string;
  entry: number;
  kept?: true;
  report: Report;
}

/** The scores after an entry that changed them or began a round (and at the start, and now). */
export interface ScoredMoment {
  /** The number of the entry; 0 is the setup. */
  number: number;
  /** The round that was being played; left out where a game knows none. */
  round?: number;
  /** One for each player; null where it is not known (a human's points are often told only at the end). */
  points: (number | null)[];
}

export interface ProgressResponse extends Done {
  id: string;
  /** Empty if the game keeps no scores on the way. */
  players: { name?: Message; automa?: true }[];
  moments: ScoredMoment[];
}

export interface ExportResponse extends Done {
  id: string;
  text: string;
}

export interface RenameResponse extends Done {
  id: string;
  title: string;
}

export interface RemoveResponse extends Done {
  id: string;
}

export interface DecideResponse extends Done {
  results: unknown[];
}

export type Source = 'missing' | 'house' | 'public' | 'yours';

export interface PrintedThing {
  id: string;
  label?: Message;
  value?: string;
  source: Source;
  told?: number;
}

export interface PrintedResponse extends Done {
  game: string;
  printed: PrintedThing[];
}

/** A box file or a deck file. */
export interface FileResponse extends Done {
  game: string;
  text: string;
  entries: number;
}

export interface TakenResponse extends Done {
  game: string;
  new: number;
  changed: number;
  same: number;
  name?: string;
  source?: Source;
  cards?: number;
}

export interface ForgetResponse extends Done {
  game: string;
  id: string;
}

export interface Campaign {
  id: string;
  game: string;
  title: string;
  games: { id: string; chapter: number; summary: Message | null; played: number; finished: boolean }[];
}

export interface CampaignsResponse extends Done {
  campaigns: Campaign[];
}

export type Success =
  | GamesResponse
  | RulesResponse
  | ListResponse
  | Screen
  | HistoryResponse
  | WhyResponse
  | ProgressResponse
  | ExportResponse
  | RenameResponse
  | RemoveResponse
  | DecideResponse
  | PrintedResponse
  | FileResponse
  | TakenResponse
  | ForgetResponse
  | CampaignsResponse;

export type Response = Success | Failure;

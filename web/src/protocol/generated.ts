// Written by tools/protocol_types.ts from docs/protocol.schema.json and docs/requests.json: change those, then `npm run types`.

/**
 * Requests and responses; docs/protocol.md explains them. Validate against #/$defs/Request or #/$defs/Response.
 */
export type TheSeatmateProtocol = Request | Response;
export type Request =
  | GamesRequest
  | RulesRequest
  | ListRequest
  | NewRequest
  | OpenRequest
  | ShowRequest
  | InputRequest
  | AdjustRequest
  | MoveRequest
  | JumpRequest
  | MendRequest
  | HistoryRequest
  | ProgressRequest
  | MovesRequest
  | WhyRequest
  | ExportRequest
  | ImportRequest
  | RenameRequest
  | RemoveRequest
  | DecideRequest
  | PrintedRequest
  | RecordRequest
  | TellingRequest
  | FactsOutRequest
  | FactsInRequest
  | ForgetRequest
  | DeckOutRequest
  | DeckTemplateRequest
  | DeckInRequest
  | CampaignsRequest
  | CampaignNewRequest
  | CampaignNextRequest
  | CampaignExportRequest
  | CampaignImportRequest
  | NewsRequest;
export type Count = number;
export type Token = string | number | boolean | (string | number | boolean)[];
export type TokenOrNull = Token | null;
export type Response =
  | Failure
  | GamesResponse
  | RulesResponse
  | ListResponse
  | Screen
  | HistoryResponse
  | ProgressResponse
  | MovesResponse
  | WhyResponse
  | ExportResponse
  | RenameResponse
  | RemoveResponse
  | DecideResponse
  | PrintedResponse
  | RecordResponse
  | TellingResponse
  | FileResponse
  | TakenResponse
  | ForgetResponse
  | CampaignsResponse
  | NewsResponse;
export type MessageOrNull = Message | null;

export interface GamesRequest {
  do: 'games';
  tag?: unknown;
  game?: string;
}
export interface RulesRequest {
  do: 'rules';
  tag?: unknown;
  game: string;
}
export interface ListRequest {
  do: 'list';
  tag?: unknown;
  which?: 'running' | 'finished';
  limit?: Count;
  after?: string;
}
export interface NewRequest {
  do: 'new';
  tag?: unknown;
  game: string;
  settings?: {
    [k: string]: Token;
  };
  seed?: number | string | null;
  title?: string;
}
export interface OpenRequest {
  do: 'open';
  tag?: unknown;
  id: string;
}
export interface ShowRequest {
  do: 'show';
  tag?: unknown;
  id: string;
  parts?: ('prompt' | 'report' | 'result' | 'view' | 'table' | 'tracked' | 'setup')[];
  entry?: Count;
  step?: Count;
}
export interface InputRequest {
  do: 'input';
  tag?: unknown;
  id: string;
  /**
   * @minItems 1
   * @maxItems 1000
   */
  entries: Said[];
  after?: Count;
}
export interface Said {
  verb: string;
  args?:
    | {
        [k: string]: TokenOrNull;
      }
    | TokenOrNull[];
  at?: number;
}
export interface AdjustRequest {
  do: 'adjust';
  tag?: unknown;
  id: string;
  path: string;
  value: Token;
  after?: Count;
}
export interface MoveRequest {
  do: 'undo' | 'redo';
  tag?: unknown;
  id: string;
  steps?: Count;
  after?: Count;
}
export interface JumpRequest {
  do: 'jump';
  tag?: unknown;
  id: string;
  to: Count;
  after?: Count;
}
export interface MendRequest {
  do: 'mend';
  tag?: unknown;
  id: string;
  after?: Count;
}
export interface HistoryRequest {
  do: 'history';
  tag?: unknown;
  id: string;
  from?: Count;
}
export interface ProgressRequest {
  do: 'progress';
  tag?: unknown;
  id: string;
}
export interface MovesRequest {
  do: 'moves';
  tag?: unknown;
  id: string;
  verb?: string;
}
export interface WhyRequest {
  do: 'why';
  tag?: unknown;
  id: string;
  entry?: Count;
  step?: Count;
}
export interface ExportRequest {
  do: 'export';
  tag?: unknown;
  id: string;
}
export interface ImportRequest {
  do: 'import';
  tag?: unknown;
  text: string;
}
export interface RenameRequest {
  do: 'rename';
  tag?: unknown;
  id: string;
  title: string;
}
export interface RemoveRequest {
  do: 'remove';
  tag?: unknown;
  id: string;
}
export interface DecideRequest {
  do: 'decide';
  tag?: unknown;
  game: string;
  cases: unknown[];
}
export interface PrintedRequest {
  do: 'printed';
  tag?: unknown;
  game: string;
}
export interface RecordRequest {
  do: 'record';
  tag?: unknown;
  game: string;
}
export interface TellingRequest {
  do: 'telling';
  tag?: unknown;
  game: string;
  id: string;
  said?: string[];
}
export interface FactsOutRequest {
  do: 'facts-out';
  tag?: unknown;
  game: string;
  name?: string;
}
export interface FactsInRequest {
  do: 'facts-in' | 'facts-check';
  tag?: unknown;
  text: string;
}
export interface ForgetRequest {
  do: 'forget';
  tag?: unknown;
  game: string;
  id: string;
}
export interface DeckOutRequest {
  do: 'deck-out';
  tag?: unknown;
  game: string;
  name?: string;
}
export interface DeckTemplateRequest {
  do: 'deck-template';
  tag?: unknown;
  game: string;
}
export interface DeckInRequest {
  do: 'deck-in' | 'deck-check';
  tag?: unknown;
  text: string;
}
export interface CampaignsRequest {
  do: 'campaigns';
  tag?: unknown;
  id?: string;
}
export interface CampaignNewRequest {
  do: 'campaign-new';
  tag?: unknown;
  game: string;
  settings?: {
    [k: string]: Token;
  };
  seed?: number | string | null;
  title?: string;
}
export interface CampaignNextRequest {
  do: 'campaign-next';
  tag?: unknown;
  id: string;
  settings?: {
    [k: string]: Token;
  };
  seed?: number | string | null;
  title?: string;
}
export interface CampaignExportRequest {
  do: 'campaign-export';
  tag?: unknown;
  id: string;
}
export interface CampaignImportRequest {
  do: 'campaign-import';
  tag?: unknown;
  text: string;
}
export interface NewsRequest {
  do: 'news';
  tag?: unknown;
  after?: Count;
}
export interface Failure {
  ok: false;
  tag?: unknown;
  error: Message;
  entry?: Count;
}
export interface Message {
  id: string;
  args?: {
    [k: string]:
      | number
      | string
      | {
          term: string;
        }
      | MessageOrNull[];
  };
}
export interface GamesResponse {
  ok: true;
  tag?: unknown;
  games: {
    id: string;
    prefix: string;
    name: Message;
    campaigns?: true;
    rules_version: Count;
    options?: SetupOption[];
    error?: Message;
  }[];
}
export interface SetupOption {
  id: string;
  kind: 'one_of' | 'number' | 'place' | 'text' | 'list' | 'phrase';
  label?: Message;
  options?: Option[];
  min?: number;
  max?: number;
  otherwise?: string;
  repeats?: true;
  sorted?: true;
  /**
   * @minItems 1
   */
  parts?: Part[];
  none?: string;
  example?: string;
  group?: string;
  when?: string;
  is?: string;
}
export interface Option {
  token: string;
  label?: Message;
  counted?: true;
}
export interface Part {
  before?: string;
  label?: Message;
  min?: number;
  max?: number;
  optional?: true;
  flag?: true;
}
export interface RulesResponse {
  ok: true;
  tag?: unknown;
  rules: string[];
}
export interface ListResponse {
  ok: true;
  tag?: unknown;
  next?: string;
  games: {
    id: string;
    game: string;
    title: string;
    summary: MessageOrNull;
    campaign?: {
      id: string;
      chapter: number;
    };
    created: number;
    played: number;
    finished: boolean;
    number: Count;
    of: Count;
  }[];
}
export interface Screen {
  ok: true;
  tag?: unknown;
  changes?: Change[];
  id: string;
  game: string;
  title: string;
  number: Count;
  of: Count;
  kept?: Count;
  damaged?: {
    entry: Count;
    of: Count;
  };
  campaign?: {
    [k: string]: unknown;
  };
  last?: {
    [k: string]: unknown;
  };
  summary: MessageOrNull;
  timers?: Timer[];
  prompt?: Prompt;
  report?: Report;
  result?: FinalResult;
  view?: View;
  table?: Tabletop;
  tracked?: Field[];
  setup?: {
    settings: {
      [k: string]: string;
    };
    seed: string;
    created: number;
    rules_version: Count;
  };
  undone?: {
    entries: Count[];
    text: MessageOrNull;
    moved: Moved[];
  };
  applied?: {
    number: Count;
    report: Report;
  }[];
  already?: true;
}
export interface Change {
  change: 'made' | 'played' | 'renamed' | 'removed' | 'told';
  id?: string;
  game?: string;
  number?: Count;
  revision: Count;
}
export interface Timer {
  id: string;
  label?: Message;
  mode: 'idle' | 'runs' | 'held' | 'out';
  told?: true;
  ends?: number;
  left?: number;
  duration?: number;
}
export interface Prompt {
  mood: 'your_turn' | 'question' | 'over';
  title?: Message;
  forms: Form[];
}
export interface Form {
  verb: string;
  label?: Message;
  why?: Message;
  ends_turn: boolean;
  fields: Field[];
  keys?: Shortcut[];
}
export interface Field {
  id: string;
  kind: 'one_of' | 'number' | 'place' | 'text' | 'list' | 'phrase';
  label?: Message;
  options?: Option[];
  min?: number;
  max?: number;
  otherwise?: string;
  repeats?: true;
  sorted?: true;
  /**
   * @minItems 1
   */
  parts?: Part[];
  none?: string;
  example?: string;
}
export interface Shortcut {
  key: string;
  args: string[];
  label?: Message;
}
export interface Report {
  title?: Message;
  steps: Step[];
  moved?: Moved[];
}
export interface Step {
  kind: 'carry_out' | 'you_may' | 'note';
  text?: Message;
  places?: string[];
  moved?: Moved[];
  reasons?: number;
  why?: Reason[];
}
export interface Moved {
  from?: string;
  to?: string;
  turned?: true;
  kind: string;
  owner?: string;
  name?: Message;
  hers?: true;
  marked?: true;
  count?: number;
}
export interface Reason {
  rule?: string;
  text?: Message;
  left?: string[];
}
export interface FinalResult {
  rows: MessageOrNull[];
  standings: {
    name?: Message;
    automa?: true;
    winner?: true;
    points: number[];
    total: number;
  }[];
  verdict?: Message;
}
export interface View {
  title?: Message;
  blocks: Block[];
}
export interface Block {
  id: string;
  kind: 'facts' | 'table' | 'hexes';
  title?: Message;
  columns?: MessageOrNull[];
  rows?: MessageOrNull[][];
  cells?: Cell[];
}
export interface Cell {
  id: string;
  label?: string;
  row: number;
  col: number;
  ground?: string;
  piece?: string;
  owner?: string;
  hers?: true;
  mark?: true;
  changed?: true;
}
export interface Tabletop {
  places: Place[];
  pieces: Piece[];
}
export interface Place {
  id: string;
  name?: Message;
  token?: string;
  ground?: string;
  tracked?: string[];
}
export interface Piece {
  place: string;
  kind: string;
  owner?: string;
  name?: Message;
  hers?: true;
  marked?: true;
  count?: number;
}
export interface HistoryResponse {
  ok: true;
  tag?: unknown;
  id: string;
  number: Count;
  of: Count;
  lines: {
    number: Count;
    at: number;
    entry?: Entry;
    text?: MessageOrNull;
    report: Report;
    kept?: true;
    undone?: true;
  }[];
}
export interface Entry {
  verb: string;
  args: string[];
}
export interface ProgressResponse {
  ok: true;
  tag?: unknown;
  id: string;
  players: {
    name: MessageOrNull;
    automa?: true;
  }[];
  moments: {
    number: Count;
    round?: Count;
    points: (number | null)[];
  }[];
}
export interface MovesResponse {
  ok: true;
  tag?: unknown;
  id: string;
  number: Count;
  moves: Moves[];
}
export interface Moves {
  verb: string;
  whole: boolean;
  args: string[][];
}
export interface WhyResponse {
  ok: true;
  tag?: unknown;
  id: string;
  entry: Count;
  kept?: true;
  report: Report;
  table?: Tabletop;
}
export interface ExportResponse {
  ok: true;
  tag?: unknown;
  id: string;
  text: string;
  damaged?: {
    entry: Count;
    of: Count;
  };
}
export interface RenameResponse {
  ok: true;
  tag?: unknown;
  changes?: Change[];
  id: string;
  title: string;
}
export interface RemoveResponse {
  ok: true;
  tag?: unknown;
  changes?: Change[];
  id: string;
}
export interface DecideResponse {
  ok: true;
  tag?: unknown;
  results: unknown[];
}
export interface PrintedResponse {
  ok: true;
  tag?: unknown;
  game: string;
  printed: {
    id: string;
    label?: Message;
    value?: string;
    said?: string[];
    source: 'missing' | 'house' | 'public' | 'yours';
    told?: number;
  }[];
}
export interface RecordResponse {
  ok: true;
  tag?: unknown;
  plays: {
    id: string;
    title: string;
    campaign?: {
      id: string;
      chapter: number;
    };
    ended: number;
    level?: string;
    opponent?: string;
    won?: true;
    yours?: number;
    hers?: number;
    result: FinalResult;
  }[];
  all: Tally;
  levels: Tally[];
  opponents: Tally[];
  proposed?: {
    option: string;
    token: string;
    label?: Message;
    why: Message;
  };
  unread?: Count;
  more?: true;
}
export interface Tally {
  token?: string;
  label?: Message;
  played: Count;
  won: Count;
  points: number;
  best?: number;
}
export interface TellingResponse {
  ok: true;
  tag?: unknown;
  game: string;
  id: string;
  form?: Form;
  said?: string[];
  value?: string;
}
export interface FileResponse {
  ok: true;
  tag?: unknown;
  game: string;
  text: string;
  entries: Count;
}
export interface TakenResponse {
  ok: true;
  tag?: unknown;
  changes?: Change[];
  game: string;
  new: Count;
  changed: Count;
  same: Count;
  name?: string;
  source?: 'house' | 'public' | 'yours';
  cards?: Count;
  things?: {
    id: string;
    label?: Message;
    value?: string;
    said?: string[];
    source: 'missing' | 'house' | 'public' | 'yours';
    told?: number;
  }[];
}
export interface ForgetResponse {
  ok: true;
  tag?: unknown;
  changes?: Change[];
  game: string;
  id: string;
}
export interface CampaignsResponse {
  ok: true;
  tag?: unknown;
  campaigns: {
    id: string;
    game: string;
    title: string;
    games: {
      id: string;
      chapter: number;
      summary: MessageOrNull;
      played: number;
      finished: boolean;
    }[];
  }[];
}
export interface NewsResponse {
  ok: true;
  tag?: unknown;
  revision: Count;
  again?: true;
  news?: Change[];
}

/** What each request takes and gives, by its name. */
export interface Requests {
  'games': { arguments: GamesRequest & { do: 'games' }; result: GamesResponse };
  'rules': { arguments: RulesRequest & { do: 'rules' }; result: RulesResponse };
  'list': { arguments: ListRequest & { do: 'list' }; result: ListResponse };
  'record': { arguments: RecordRequest & { do: 'record' }; result: RecordResponse };
  'new': { arguments: NewRequest & { do: 'new' }; result: Screen };
  'open': { arguments: OpenRequest & { do: 'open' }; result: Screen };
  'show': { arguments: ShowRequest & { do: 'show' }; result: Screen };
  'input': { arguments: InputRequest & { do: 'input' }; result: Screen };
  'adjust': { arguments: AdjustRequest & { do: 'adjust' }; result: Screen };
  'undo': { arguments: MoveRequest & { do: 'undo' }; result: Screen };
  'redo': { arguments: MoveRequest & { do: 'redo' }; result: Screen };
  'jump': { arguments: JumpRequest & { do: 'jump' }; result: Screen };
  'mend': { arguments: MendRequest & { do: 'mend' }; result: Screen };
  'moves': { arguments: MovesRequest & { do: 'moves' }; result: MovesResponse };
  'history': { arguments: HistoryRequest & { do: 'history' }; result: HistoryResponse };
  'progress': { arguments: ProgressRequest & { do: 'progress' }; result: ProgressResponse };
  'why': { arguments: WhyRequest & { do: 'why' }; result: WhyResponse };
  'export': { arguments: ExportRequest & { do: 'export' }; result: ExportResponse };
  'import': { arguments: ImportRequest & { do: 'import' }; result: Screen };
  'rename': { arguments: RenameRequest & { do: 'rename' }; result: RenameResponse };
  'remove': { arguments: RemoveRequest & { do: 'remove' }; result: RemoveResponse };
  'decide': { arguments: DecideRequest & { do: 'decide' }; result: DecideResponse };
  'printed': { arguments: PrintedRequest & { do: 'printed' }; result: PrintedResponse };
  'telling': { arguments: TellingRequest & { do: 'telling' }; result: TellingResponse };
  'facts-out': { arguments: FactsOutRequest & { do: 'facts-out' }; result: FileResponse };
  'facts-in': { arguments: FactsInRequest & { do: 'facts-in' }; result: TakenResponse };
  'facts-check': { arguments: FactsInRequest & { do: 'facts-check' }; result: TakenResponse };
  'forget': { arguments: ForgetRequest & { do: 'forget' }; result: ForgetResponse };
  'deck-out': { arguments: DeckOutRequest & { do: 'deck-out' }; result: FileResponse };
  'deck-template': { arguments: DeckTemplateRequest & { do: 'deck-template' }; result: FileResponse };
  'deck-in': { arguments: DeckInRequest & { do: 'deck-in' }; result: TakenResponse };
  'deck-check': { arguments: DeckInRequest & { do: 'deck-check' }; result: TakenResponse };
  'campaigns': { arguments: CampaignsRequest & { do: 'campaigns' }; result: CampaignsResponse };
  'campaign-new': { arguments: CampaignNewRequest & { do: 'campaign-new' }; result: Screen };
  'campaign-next': { arguments: CampaignNextRequest & { do: 'campaign-next' }; result: Screen };
  'campaign-export': { arguments: CampaignExportRequest & { do: 'campaign-export' }; result: ExportResponse };
  'campaign-import': { arguments: CampaignImportRequest & { do: 'campaign-import' }; result: Screen };
  'news': { arguments: NewsRequest & { do: 'news' }; result: NewsResponse };
}

/** What each request changes, and what its `id` names. */
export const requests = {
  'games': { changes: 'nothing', names: null },
  'rules': { changes: 'nothing', names: null },
  'list': { changes: 'nothing', names: null },
  'record': { changes: 'nothing', names: null },
  'new': { changes: 'games', names: null },
  'open': { changes: 'nothing', names: 'game' },
  'show': { changes: 'nothing', names: 'game' },
  'input': { changes: 'game', names: 'game' },
  'adjust': { changes: 'game', names: 'game' },
  'undo': { changes: 'game', names: 'game' },
  'redo': { changes: 'game', names: 'game' },
  'jump': { changes: 'game', names: 'game' },
  'mend': { changes: 'game', names: 'game' },
  'moves': { changes: 'nothing', names: 'game' },
  'history': { changes: 'nothing', names: 'game' },
  'progress': { changes: 'nothing', names: 'game' },
  'why': { changes: 'nothing', names: 'game' },
  'export': { changes: 'nothing', names: 'game' },
  'import': { changes: 'games', names: null },
  'rename': { changes: 'games', names: 'game' },
  'remove': { changes: 'games', names: 'game' },
  'decide': { changes: 'nothing', names: null },
  'printed': { changes: 'nothing', names: null },
  'telling': { changes: 'nothing', names: null },
  'facts-out': { changes: 'nothing', names: null },
  'facts-in': { changes: 'facts', names: null },
  'facts-check': { changes: 'nothing', names: null },
  'forget': { changes: 'facts', names: null },
  'deck-out': { changes: 'nothing', names: null },
  'deck-template': { changes: 'nothing', names: null },
  'deck-in': { changes: 'facts', names: null },
  'deck-check': { changes: 'nothing', names: null },
  'campaigns': { changes: 'nothing', names: null },
  'campaign-new': { changes: 'games', names: null },
  'campaign-next': { changes: 'games', names: 'campaign' },
  'campaign-export': { changes: 'nothing', names: 'campaign' },
  'campaign-import': { changes: 'games', names: null },
  'news': { changes: 'nothing', names: null },
} as const;

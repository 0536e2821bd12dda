// What the page says to the engine and what it hears back (docs/protocol.md). The shapes and the table of requests are generated
// (protocol/generated.ts); here they get the names the page knows them by. No words travel here: a Message names one of the
// catalogs in lang/.

import {
  type FinalResult,
  type Screen as GeneratedScreen,
  type MessageOrNull,
  type Requests as GeneratedRequests,
  requests,
} from './protocol/generated.ts';
import type {
  Block,
  CampaignsResponse,
  Change,
  Failure,
  Field,
  GamesResponse,
  HistoryResponse,
  ListResponse,
  Message,
  ProgressResponse,
  Prompt,
  ShowRequest,
  Step,
  Timer,
  PrintedResponse,
} from './protocol/generated.ts';

export type {
  Block,
  CampaignsResponse,
  Cell,
  Change,
  DecideResponse,
  Entry,
  ExportResponse,
  Failure,
  Field,
  FileResponse,
  FinalResult,
  ForgetResponse,
  Form,
  GamesResponse,
  HistoryResponse,
  ListResponse,
  Message,
  NewsResponse,
  Moves,
  Option,
  Moved,
  Part as RowPart,
  Piece,
  Place,
  PrintedResponse,
  ProgressResponse,
  Prompt,
  Reason,
  RecordResponse,
  RemoveResponse,
  RenameResponse,
  Report,
  RulesResponse,
  Said,
  SetupOption,
  Shortcut,
  Step,
  TakenResponse,
  TellingResponse,
  Timer,
  Tabletop,
  Token,
  View,
  WhyResponse,
} from './protocol/generated.ts';

export type Argument = NonNullable<Message['args']>[string];
export type FieldKind = Field['kind'];
export type Mood = Prompt['mood'];
export type StepKind = Step['kind'];
export type BlockKind = Block['kind'];
export type TimerMode = Timer['mode'];
export type Part = NonNullable<ShowRequest['parts']>[number];
export type Standing = FinalResult['standings'][number];
export type PlayableGame = GamesResponse['games'][number];
export type ListedGame = ListResponse['games'][number];
export type HistoryLine = HistoryResponse['lines'][number];
export type ScoredMoment = ProgressResponse['moments'][number];
export type PrintedThing = PrintedResponse['printed'][number];
export type Source = PrintedThing['source'];
export type Campaign = CampaignsResponse['campaigns'][number];
export type Setup = NonNullable<GeneratedScreen['setup']>;
export type Applied = NonNullable<GeneratedScreen['applied']>[number];

/** The schema says of two members only that they are objects. */
export interface Screen extends Omit<GeneratedScreen, 'campaign' | 'last'> {
  campaign?: { id: string; chapter: number };
  /** After `campaign-next`: how the game before it ended. */
  last?: { summary: MessageOrNull; result?: FinalResult };
}

export type RequestName = keyof GeneratedRequests;
type Named<Name extends RequestName> = GeneratedRequests[Name];

/** The request of this name, as it is said. */
export type Request<Name extends RequestName = RequestName> = { [One in Name]: { do: One } & Named<One>['arguments'] }[Name];
/** What a request of this name gives if it is not refused. */
export type Success<Name extends RequestName = RequestName> = {
  [One in Name]: Named<One>['result'] extends GeneratedScreen ? Screen : Named<One>['result'];
}[Name];
export type Response<Name extends RequestName = RequestName> = Success<Name> | Failure;

/** What a call changed; nothing if it was refused. */
export const changes_in = (answer: Response): readonly Change[] => (answer.ok && 'changes' in answer && answer.changes) || [];

/** The names of those that are said to a game as it stands. */
export type ChangingAGame = { [Name in RequestName]: (typeof requests)[Name]['changes'] extends 'game' ? Name : never }[RequestName];

/** It is said to the game as it stands: something that is in its history, or a move in it. */
export const changes_a_game = (name: RequestName): name is ChangingAGame => requests[name]?.changes === 'game';
/** After it there is something more to keep. */
export const brings_something = (name: RequestName): boolean =>
  !['nothing', 'game'].includes(requests[name]?.changes) && requests[name]?.names !== 'game';
/** Its `id` is that of a game. */
export const names_a_game = (name: RequestName): boolean => requests[name]?.names === 'game';
/** The game it is said to, or asked about. */
export const game_named = (request: Request): string | undefined => (names_a_game(request.do) && 'id' in request ? request.id : undefined);
/** Its `id` is that of a campaign. */
export const names_a_campaign = (name: RequestName): boolean => requests[name]?.names === 'campaign';

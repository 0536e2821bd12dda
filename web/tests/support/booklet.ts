// The seven examples of Golem's booklet, each played by the native program up to the step that it is about, as a journal for the page: the table is
// made to look as the booklet shows it by corrections, and her cards are told as far as the booklet says what stands on them.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { Message, Request, Response, Screen, Success } from '../../src/protocol.ts';
import { program } from './terminal.ts';

/** What is said or corrected: `['go']`, `['card', '7']`, `['=', 'golem.1', 'red-4']`. */
type Said = readonly [string, ...string[]];

export interface Example {
  name: string;
  said: readonly Said[];
  /** Which of the games that can be dealt it is; left out: any. */
  dealt?(screen: Screen): boolean;
  /** Which of her steps it is about: the id of its sentence ends so. */
  step: string;
  /** What the reasons say, by the ids of their sentences, in this order; others may stand between them. */
  why: readonly string[];
  /** The board, once the step is read: places that are lit. */
  lit: readonly string[];
  /** What her sentence says. */
  sentence: RegExp;
}

const settings = { level: '1', marbles: 'mine', tiles: 'app', printed: 'house', deck: 'mine' };

/** bonus, level, first column, tiles, criteria, books, halves */
const card = (n: number, first: string, tiles: string, criteria: string, books = '1,2,3,4,5', halves = 'none'): Said[] => [
  ['card', String(n)],
  ['tell-card', 'none', '0', first, tiles, criteria, books, halves],
];
const row = (name: string, marbles: string): Said[] =>
  ['red', 'yellow', 'blue', 'black', 'white'].map(
    (colour): Said => ['=', `marbles.${name}.${colour}`, String(marbles.split(' ').filter((one) => one === colour).length)],
  );
const golems = (...places: string[]): Said[] => [
  ['=', 'created', String(Math.max(0, places.length - 2))],
  ...places.map((place, i): Said => ['=', `golem.${i + 1}`, place]),
];

// The throw of the first example: two marbles in the work row, none of them yellow, and two in the mirror's.
const begun: Said[] = [['thrown', 'red blue / red white white / black white white / red yellow blue blue white / yellow yellow'], ['go']];
const [blue_book, another_blue_book, red_book] = ['7', '31', '29'];
const red_and_yellow: Said = ['=', 'character', '38'];
const by_colour: Said = ['=', 'strategy', 'red-yellow-blue'];

const first: Said[] = [
  ...begun,
  red_and_yellow,
  by_colour,
  ...golems('red-3', 'yellow-2'),
  ...row('mirror', 'yellow blue'),
  ...row('learning', 'red yellow yellow blue white'),
  ['go'],
  ...card(1, 'marble', '1,2,3', 'work,most,black,white,right', '1,2,3,4,5', 'right'),
];
const second: Said[] = [...first, ['rabbi', '1'], ...card(2, 'marble', '2,1,3', 'most,left', '1,2,3,4,5', 'left')];

const term_of = (message: Message | null | undefined, name: string): string => {
  const term = message?.args?.[name];
  return typeof term === 'object' && 'term' in term ? term.term : '';
};
/** The number of the starting tile whose bonus a step collects. */
const starting_tile = (step: Message | null | undefined): number => {
  const source = step?.args?.source;
  const [cause] = Array.isArray(source) ? source : [];
  return cause?.id === 'golem.cause.start' ? Number(cause.args?.n) : 0;
};

export const examples: readonly Example[] = [
  {
    name: 'the main token, work: the mirror row copies it',
    said: first,
    step: 'marble-mirror',
    why: ['criterion-active', 'criterion-no-effect', 'criterion-skipped', 'criterion-skipped', 'criterion-decides', 'mirror-work-active'],
    lit: ['row.mirror', 'taken'],
    sentence: /yellow marble from the mirror row.*copies work, value 2/,
  },
  {
    name: 'two cards make the rabbi symbol',
    said: second,
    step: 'rabbi',
    why: ['turn-symbol', 'rabbi-number'],
    lit: ['action.2'],
    sentence: /rabbi on action tile 2/,
  },
  {
    name: 'the third turn: right is taken already, so red, by the higher token',
    said: [
      ...second,
      ...row('work', ''),
      ...row('golem', 'white white'),
      ...row('artefact', 'red white'),
      ...row('learning', 'red white'),
      ...row('mirror', 'blue'),
      ['marble', 'mirror', 'blue'],
      ...card(3, 'marble', '1,2,3', 'most,right,black'),
    ],
    step: 'marble',
    why: ['criterion-no-effect', 'criterion-active', 'criterion-skipped', 'list-at-its-end', 'highest-token'],
    lit: ['row.artefact', 'taken'],
    sentence: /red marble from the artefact row/,
  },
  {
    name: 'work: as many golems as possible for at most 2',
    said: [
      ...begun,
      by_colour,
      ...golems('red-5', 'yellow-5', 'blue-3'),
      ...row('work', 'white white'),
      ...row('mirror', ''),
      ['go'],
      ...card(1, 'marble', '1,2,3', 'work,most'),
    ],
    step: 'marble',
    why: ['criterion-decides', 'as-many'],
    lit: ['row.work', 'taken'],
    sentence: /white marble from the work row.*work, value 2.*resources −1/,
  },
  {
    name: 'golem steps, either way: back, the lying ones first, ties to the lower token',
    said: [
      ...begun,
      by_colour,
      ...golems('red-4-lying', 'yellow-4-lying', 'blue-1'),
      ['=', 'action.1', '7'],
      ['go'],
      ...card(1, 'rabbi', '1,2,3', 'most,left'),
    ],
    step: 'cause',
    why: ['back-if-free', 'lower-token', 'back-if-free', 'lying-first'],
    lit: ['district.yellow.4', 'district.yellow.3', 'district.red.4', 'district.red.3'],
    sentence: /yellow golem IV → III, standing up.*red golem IV → III, standing up/,
  },
  {
    name: 'books: blue into column 1, red into column 2, blue again into column 1',
    said: [
      ...begun,
      ['=', 'action.1', '6'],
      ['=', 'library.1', blue_book],
      ['go'],
      ...card(1, 'marble', '1,2,3', 'most,strategy'),
      ['rabbi', '2'],
      ['=', 'library.1', red_book],
      ['=', 'marker', '15'],
      ...card(2, 'rabbi', '1,2,3', 'most,strategy'),
      ['=', 'library.1', another_blue_book],
      ...row('learning', 'red red'),
      ...row('work', ''),
      ...row('golem', ''),
      ...row('artefact', ''),
      ['marble', 'mirror', 'yellow'],
      ...card(3, 'marble', '1,2,3', 'most,left'),
    ],
    step: 'cause',
    why: ['book-same-colour', 'not-limited', 'book-number'],
    lit: ['library.1', 'column.1'],
    sentence: /blue book from library place 1 into her column 1/,
  },
  {
    name: 'setting up: her golems in the districts of the two highest tokens, the starting tile is collected',
    // As the booklet has it: yellow above red, and a tile of 3 resources and a student.
    dealt: ({ report }) =>
      term_of(report?.steps[0]?.text, 'first') === 'golem.district.yellow' &&
      term_of(report?.steps[0]?.text, 'second') === 'golem.district.red' &&
      (report?.steps ?? []).some(({ text }) => [1, 2, 3].includes(starting_tile(text))),
    said: [],
    step: 'cause',
    why: ['starting-bonus', 'students-forward', 'higher-token'],
    lit: ['marker', 'district.yellow.2'],
    sentence: /resources \+3.*yellow student forward to II/,
  },
];

/** `seatmate protocol`, in a folder of its own. */
class Program {
  private readonly folder = mkdtempSync(join(tmpdir(), 'seatmate-booklet-'));
  private readonly process: ChildProcess;
  private readonly waiting: ((line: string) => void)[] = [];
  constructor() {
    this.process = spawn(program, ['--data', this.folder, 'protocol'], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.process.stdout) createInterface({ input: this.process.stdout }).on('line', (line) => this.waiting.shift()?.(line));
  }
  async call<Name extends Request['do']>(request: Extract<Request, { do: Name }>): Promise<Success<Name>> {
    const line = await new Promise<string>((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin?.write(`${JSON.stringify(request)}\n`);
    });
    const answer = JSON.parse(line) as Response<Name>;
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${line}`);
    return answer as Success<Name>;
  }
  end(): void {
    this.process.stdin?.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// More games than this are not begun to find one that was dealt as the booklet shows it: one in 36 is.
const most_games = 1000;

/** The journal as it stands after the last thing that was said. */
export async function journal_of({ said, name, dealt = () => true }: Example): Promise<string> {
  const native = new Program();
  try {
    const begin = (seed: number) => native.call<'new'>({ do: 'new', game: 'golem', settings, seed, title: name });
    let game = await begin(5);
    for (let seed = 6; !dealt(game) && seed < most_games; ++seed) game = await begin(seed);
    const { id } = game;
    for (const [verb, ...args] of said)
      if (verb === '=') await native.call<'adjust'>({ do: 'adjust', id, path: args[0] ?? '', value: args[1] ?? '' });
      else await native.call<'input'>({ do: 'input', id, entries: [{ verb, args }] });
    return (await native.call<'export'>({ do: 'export', id })).text;
  } finally {
    native.end();
  }
}

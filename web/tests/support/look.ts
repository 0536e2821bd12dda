// What somebody sees on the page at this moment, by roles and names. These functions run inside the page; `look` numbers what can be touched
// (window.touchable) and gives back a description. They know no class and no game.

/** A button, or anything else that can be touched, by its number in `window.touchable`. */
export interface Touchable {
  at: number;
  name: string;
  disabled: boolean;
  pressed: string | null;
}

export interface SeenOption {
  /** Of a radio button. */
  at: number;
  name: string;
  chosen: boolean;
  /** Of an option of a select. */
  value: string;
}

export interface Box {
  at: number;
  min: number;
  max: number;
  value: string;
  required: boolean;
}

export type SeenKind = 'choice' | 'place' | 'lots' | 'rows' | 'number' | 'text' | 'phrase' | 'list' | 'buttons';

/** A field of a form; what its kind does not have is empty. */
export interface SeenField {
  kind: SeenKind;
  label: string;
  buttons: Touchable[];
  options: SeenOption[];
  at: number;
  value: string;
  min: number;
  max: number;
  lines: number[][];
  columns: string[];
  boxes: Box[];
}

export type PanelKind = 'why' | 'her' | 'your' | 'result' | 'form';

export interface Panel {
  kind: PanelKind;
  title: string;
  refusal: string;
  buttons: Touchable[];
  fields: SeenField[];
  submit: Touchable | undefined;
  live: string[];
}

export interface Seen {
  /** Pixels of the lowest bar that are out of sight. */
  below: number;
  address: string;
  title: string;
  stands: string;
  dialog: { title: string; buttons: Touchable[]; refusal: string } | undefined;
  panel: Panel | undefined;
  pads: Touchable[];
  map: { at: number; name: string }[];
  mark: string;
  alert: string;
}

/** What the page calls the parts of a table, in the language of the reader. */
export type Names = Record<'why' | 'her' | 'your' | 'result' | 'timers' | 'row' | 'add_row', string>;

export interface Settling {
  /** What the page said before. */
  before: string;
  /** A form was said, and is shut or refused then. */
  said: boolean;
  /** How many taps the page had felt before this one; undefined: nobody tapped. */
  taps: number | undefined;
  names: Names;
}

export interface Spot {
  gone?: true;
  covered?: string;
  x: number;
  y: number;
  taps: number;
}

/** What the page has asked for and not got yet, and how often it was tapped. */
interface Unanswered {
  calls: number;
  fetches: number;
  backs: number;
  taps: number;
}

declare global {
  interface Window {
    touchable: HTMLElement[];
    unanswered: Unanswered;
    mark: typeof mark;
    settled: typeof settled;
    felt: typeof felt;
    look: typeof look;
    spot: typeof spot;
  }
}

/**
 * Before the page begins: counts what it waits for, so that nobody has to guess from the time that passes whether something is still to come. Calls of the
 * engine go out to a worker and come back on a channel (src/engine/worker_messages.ts).
 */
function count_unanswered(): void {
  const unanswered: Unanswered = { calls: 0, fetches: 0, backs: 0, taps: 0 };
  window.unanswered = unanswered;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...all: unknown[]) {
    if ((all[0] as { kind?: string } | undefined)?.kind === 'call') {
      if (unanswered.calls++ === 0) this.addEventListener('error', () => (unanswered.calls = 0), { once: true });
    }
    return (post as (...some: unknown[]) => void).apply(this, all);
  } as typeof post;
  const listen = BroadcastChannel.prototype.addEventListener;
  BroadcastChannel.prototype.addEventListener = function (this: BroadcastChannel, type: string, hear: (event: MessageEvent) => void) {
    const counts = type === 'message' && this.name.startsWith('seatmate-answers-');
    const heard = (event: MessageEvent) => {
      // What follows from the answer is asked for in the same breath.
      if (counts) setTimeout(() => (unanswered.calls = Math.max(0, unanswered.calls - 1)));
      hear(event);
    };
    (listen as (...some: unknown[]) => void).call(this, type, heard);
  } as typeof listen;
  const get = window.fetch.bind(window);
  window.fetch = async (...all) => {
    unanswered.fetches += 1;
    try {
      return await get(...all);
    } finally {
      // The body is read after it.
      setTimeout(() => (unanswered.fetches -= 1));
    }
  };
  const back = history.back.bind(history);
  history.back = () => {
    unanswered.backs += 1;
    back();
  };
  addEventListener('popstate', () => (unanswered.backs = Math.max(0, unanswered.backs - 1)));
  addEventListener('click', () => (unanswered.taps += 1), true);
}

/** Changes with whatever the page says, not with running sand. */
export function mark(): string {
  const said = [...document.querySelectorAll('section[aria-label] h2, form h2')].map((title) => title.closest('section, form')?.outerHTML);
  const dialog = document.querySelector('dialog[open]');
  const main = document.querySelector('main')?.textContent.length;
  return [location.hash, document.querySelector('header')?.textContent, dialog?.outerHTML.length, main, ...said].join('\n');
}

/** Waits until the page has felt one tap more than `taps`. What is switched off feels none, so not for ever. */
export async function felt(taps: number): Promise<void> {
  const begun = performance.now();
  while (window.unanswered.taps <= taps && performance.now() - begun < 2000) await new Promise((resolve) => requestAnimationFrame(resolve));
  // And drawn what followed from it at once.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until the page has said all it has to say after `before`: it waits for no answer, and what it says has been the same for a few frames. They
 * are counted, not timed: a slow machine draws them slowly. It may say the same as before.
 */
export async function settled({ before, names, said, taps }: Settling): Promise<Seen> {
  const longest = 60_000;
  const begun = performance.now();
  if (taps !== undefined) await felt(taps);
  const opened = location.hash;
  const there = (): boolean => {
    const { calls, fetches, backs } = window.unanswered;
    if (calls + fetches + backs > 0) return false;
    // A table that is being opened says nothing yet.
    if (!document.querySelector('main')?.childElementCount || document.querySelector('[aria-busy="true"]')) return false;
    // While the engine thinks nothing can be said.
    for (const place of document.querySelectorAll(`section[aria-label="${names.your}"], form fieldset`)) {
      const all = [...place.querySelectorAll<HTMLButtonElement>('button, input:not([type="search"]), select')];
      if (all.length > 0 && all.every((one) => one.disabled)) return false;
    }
    const refused = document.querySelector('[role="alert"]:not(:empty)') !== null;
    if (said && !refused && location.hash === opened && /open=form/.test(opened) && mark() === before) return false;
    return (
      !/^#\/(game|shared)\//.test(location.hash) ||
      document.querySelector('section[aria-label] h2, form h2, [role="alert"]:not(:empty)') !== null
    );
  };
  let last = mark();
  for (let still = 0; performance.now() - begun < longest; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = mark();
    still = now === last && there() ? still + 1 : 0;
    last = now;
    // Nothing may happen at all: what was touched said the same again.
    if (still >= (now === before ? 6 : 2)) break;
  }
  return look({ names });
}

export function look({ names }: { names: Names }): Seen {
  const touchable: HTMLElement[] = [];
  const seen = (element: Element): boolean => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  const text_of = (element: Element | null | undefined): string =>
    ((element as HTMLElement | null)?.innerText ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name_of = (element: Element | null): string =>
    (element?.getAttribute('aria-label') ?? text_of(element)).replace(/\s+/g, ' ').trim();
  const touch = (element: Element | null): number => touchable.push(element as HTMLElement) - 1;
  const button = (element: HTMLButtonElement): Touchable => ({
    at: touch(element),
    name: name_of(element),
    disabled: element.disabled === true,
    pressed: element.getAttribute('aria-pressed'),
  });
  const buttons_in = (place: Element): Touchable[] => [...place.querySelectorAll('button')].filter(seen).map(button);

  const field_in = (set: Element): SeenField => {
    const nothing = { options: [], at: -1, value: '', min: 0, max: 0, lines: [], columns: [], boxes: [] };
    const field = { ...nothing, label: text_of(set.querySelector(':scope > legend')), buttons: buttons_in(set) };
    const radios = [...set.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    if (radios.length > 0) {
      const options = radios.map((radio) => ({
        at: touch(radio.closest('label')),
        name: name_of(radio.closest('label')),
        chosen: radio.checked,
        value: radio.value,
      }));
      return { ...field, kind: 'choice', options };
    }
    const select = set.querySelector('select');
    if (select) {
      const options = [...select.options]
        .filter((option) => option.value !== '')
        .map((option) => ({ at: -1, value: option.value, name: option.text, chosen: option.selected }));
      return { ...field, kind: 'place', at: touch(select), options, value: select.value };
    }
    // Things in rows: a box for each row and each kind; numbers in rows: boxes to type in.
    if (set.querySelector('table button')) {
      const lines = [...set.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('button')].map(touch));
      return { ...field, kind: 'lots', lines, columns: [...set.querySelectorAll('thead th')].map(text_of) };
    }
    const numbers = [...set.querySelectorAll<HTMLInputElement>('input[type="number"]')];
    if (numbers.length > 1 || field.buttons.some(({ name }) => name === names.add_row)) {
      const boxes = numbers.map((box) => ({
        at: touch(box),
        min: Number(box.min),
        max: Number(box.max),
        value: box.value,
        required: box.required,
      }));
      return { ...field, kind: 'rows', boxes };
    }
    const [number] = numbers;
    if (number)
      return { ...field, kind: 'number', at: touch(number), min: Number(number.min), max: Number(number.max), value: number.value };
    const text = set.querySelector<HTMLInputElement>('input[type="text"], textarea');
    if (text) return { ...field, kind: 'text', at: touch(text), value: text.value };
    if (field.buttons.some(({ name }) => name === names.row)) return { ...field, kind: 'phrase' };
    if (field.buttons.some(({ pressed }) => pressed !== null)) return { ...field, kind: 'list' };
    return { ...field, kind: 'buttons' };
  };

  const dialog = document.querySelector('dialog[open]');
  const region = (name: string): Element | undefined =>
    [...document.querySelectorAll('section[aria-label]')].find((section) => section.getAttribute('aria-label') === name);
  const alerts_in = (place: ParentNode): string => [...place.querySelectorAll('[role="alert"]')].map(text_of).join(' ');
  const panel_of = (kind: PanelKind, element: Element): Panel => {
    const sets = [...element.querySelectorAll('fieldset')].filter(seen);
    const submit = element.querySelector<HTMLButtonElement>('button[type="submit"]');
    return {
      kind,
      title: text_of(element.querySelector('h2')),
      refusal: alerts_in(element),
      buttons: buttons_in(element).filter(({ at }) => !sets.some((set) => set.contains(touchable[at] ?? null))),
      fields: kind === 'form' ? sets.map(field_in) : [],
      submit: submit && seen(submit) ? button(submit) : undefined,
      live: [...element.querySelectorAll('[aria-live] p')].map(text_of),
    };
  };

  let panel: Panel | undefined;
  for (const kind of ['why', 'her', 'your', 'result'] as const) {
    const section = [...document.querySelectorAll('section[aria-label]')]
      .filter((one) => one.getAttribute('aria-label') === names[kind])
      .at(-1);
    if (section?.querySelector('h2')) {
      panel = panel_of(kind, section);
      break;
    }
  }
  const form = [...document.querySelectorAll('form')].find((one) => !one.closest('dialog') && one.querySelector('h2'));
  if (!panel && form) panel = panel_of('form', form);

  const pads = region(names.timers);
  const map = [...document.querySelectorAll('main svg [role="button"]')].map((hex) => ({ at: touch(hex), name: name_of(hex) }));
  window.touchable = touchable;
  const header = document.querySelector('header');
  const bar = document.querySelector('nav')?.getBoundingClientRect();
  return {
    below: bar ? Math.max(0, Math.round(bar.bottom - window.innerHeight)) : 0,
    address: location.hash,
    title: text_of(document.querySelector('h1')),
    stands: text_of(header?.querySelector('p')),
    dialog: dialog ? { title: text_of(dialog.querySelector('h2')), buttons: buttons_in(dialog), refusal: alerts_in(dialog) } : undefined,
    panel,
    pads: pads ? buttons_in(pads) : [],
    map,
    mark: mark(),
    alert: panel ? '' : alerts_in(document),
  };
}

/** Where to put a finger on touchable number `at`; says what lies over it instead, if something does. */
export function spot(at: number): Spot {
  const element = window.touchable[at];
  const { taps } = window.unanswered;
  if (!element?.isConnected) return { gone: true, x: 0, y: 0, taps };
  const reach = (): Spot => {
    const box = element.getBoundingClientRect();
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const points = [
      middle,
      [box.left + box.width / 4, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + Math.min(box.height / 4, 12)],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y, taps };
    }
    const [x, y] = middle;
    return { covered: document.elementFromPoint(x, y)?.outerHTML.slice(0, 160) ?? 'outside of the window', x, y, taps };
  };
  let found = reach();
  if (found.covered !== undefined) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    found = reach();
  }
  return found;
}

/** The same functions inside the page. */
export const script = (): string =>
  `Object.assign(window, { ${[mark, settled, felt, look, spot].map((one) => `${one.name}: ${one}`).join(', ')} }); (${count_unanswered})();`;

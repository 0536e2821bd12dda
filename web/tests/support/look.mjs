// What somebody sees on the page at this moment, by roles and names. This function runs inside the page; it numbers what can be touched (window.touchable) and
// gives back a description. It knows no class and no game.

/* global document, window, location, requestAnimationFrame, performance */

/** Changes with whatever the page says, not with running sand. */
export function mark() {
  const said = [...document.querySelectorAll('section[aria-label] h2, form h2')].map((title) => title.closest('section, form').outerHTML);
  const dialog = document.querySelector('dialog[open]');
  return [location.hash, document.querySelector('header')?.textContent, dialog?.outerHTML.length, document.querySelector('main')?.textContent.length, ...said].join('\n');
}

/** Waits until the page says something else than `before`, and has said all of it. */
export async function settled({ before, patience, names, said }) {
  const longest = 20_000;
  const begun = performance.now();
  let idle = begun;
  let last = mark();
  let still = 0;
  // A table that is being opened says nothing yet.
  const title = () => document.querySelector('form h2')?.textContent;
  const asked = title();
  const opened = location.hash;
  const there = () => {
    if (!document.querySelector('main')?.childElementCount || document.querySelector('[aria-busy="true"]')) return false;
    // While the engine thinks nothing can be said.
    for (const place of document.querySelectorAll(`section[aria-label="${names.your}"], form fieldset`)) {
      const all = [...place.querySelectorAll('button, input:not([type="search"]), select')];
      if (all.length > 0 && all.every((one) => one.disabled)) return false;
    }
    const refused = document.querySelector('[role="alert"]:not(:empty)') !== null;
    if (said && !refused && location.hash === opened && /open=form/.test(opened)) return false;
    if (title() === asked && !refused && document.querySelector('form h2')?.closest('form').querySelector('button[type="submit"]:disabled') && said) return false;
    return !/^#\/(game|shared)\//.test(location.hash) || document.querySelector('section[aria-label] h2, form h2, [role="alert"]:not(:empty)') !== null;
  };
  while (performance.now() - begun < longest) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = mark();
    if (!there()) idle = performance.now();
    still = now === last && now !== before && there() ? still + 1 : 0;
    last = now;
    // Nothing may happen at all: what was touched said the same again.
    if (still >= 2 || performance.now() - idle > patience) break;
  }
  return look({ names });
}

export function look({ names }) {
  const touchable = [];
  const seen = (element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  const text_of = (element) => (element?.innerText ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name_of = (element) => (element.getAttribute('aria-label') ?? text_of(element)).replace(/\s+/g, ' ').trim();
  const touch = (element) => touchable.push(element) - 1;
  const button = (element) => ({ at: touch(element), name: name_of(element), disabled: element.disabled === true, pressed: element.getAttribute('aria-pressed') });
  const buttons_in = (place) => [...place.querySelectorAll('button')].filter(seen).map(button);

  const field_in = (set) => {
    const label = text_of(set.querySelector(':scope > legend'));
    const field = { label, buttons: buttons_in(set) };
    const radios = [...set.querySelectorAll('input[type="radio"]')];
    const search = set.querySelector('input[type="search"]');
    if (search) field.search = touch(search);
    if (radios.length > 0) {
      const options = radios.map((radio) => ({ at: touch(radio.closest('label')), name: name_of(radio.closest('label')), chosen: radio.checked }));
      return { ...field, kind: 'choice', options };
    }
    const select = set.querySelector('select');
    if (select) {
      const options = [...select.options].filter((option) => option.value !== '').map((option) => ({ value: option.value, name: option.text }));
      return { ...field, kind: 'place', at: touch(select), options, value: select.value };
    }
    // Things in rows: a box for each row and each kind; numbers in rows: boxes to type in.
    if (set.querySelector('table button')) {
      const lines = [...set.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('button')].map(touch));
      return { ...field, kind: 'lots', lines, columns: [...set.querySelectorAll('thead th')].map(text_of) };
    }
    const numbers = [...set.querySelectorAll('input[type="number"]')];
    if (numbers.length > 1 || field.buttons.some(({ name }) => name === names.add_row)) {
      const boxes = numbers.map((box) => ({ at: touch(box), min: Number(box.min), max: Number(box.max), value: box.value, required: box.required }));
      return { ...field, kind: 'rows', boxes };
    }
    const [number] = numbers;
    if (number) return { ...field, kind: 'number', at: touch(number), min: Number(number.min), max: Number(number.max), value: number.value };
    const text = set.querySelector('input[type="text"], textarea');
    if (text) return { ...field, kind: 'text', at: touch(text), value: text.value };
    if (field.buttons.some(({ name }) => name === names.row)) return { ...field, kind: 'phrase' };
    if (field.buttons.some(({ pressed }) => pressed !== null)) return { ...field, kind: 'list' };
    return { ...field, kind: 'buttons' };
  };

  const dialog = document.querySelector('dialog[open]');
  const region = (name) => [...document.querySelectorAll('section[aria-label]')].find((section) => section.getAttribute('aria-label') === name);
  const panel_of = (kind, element) => {
    const alert = [...element.querySelectorAll('[role="alert"]')].map(text_of).join(' ');
    const sets = [...element.querySelectorAll('fieldset')].filter(seen);
    const submit = element.querySelector('button[type="submit"]');
    return {
      kind,
      title: text_of(element.querySelector('h2')),
      refusal: alert,
      buttons: buttons_in(element).filter(({ at }) => !sets.some((set) => set.contains(touchable[at]))),
      fields: kind === 'form' ? sets.map(field_in) : [],
      submit: submit && seen(submit) ? button(submit) : undefined,
      live: [...element.querySelectorAll('[aria-live] p')].map(text_of),
    };
  };

  let panel;
  for (const kind of ['why', 'her', 'your', 'result']) {
    const section = [...document.querySelectorAll('section[aria-label]')].filter((one) => one.getAttribute('aria-label') === names[kind]).at(-1);
    if (section && section.querySelector('h2')) {
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
    /** Pixels of the lowest bar that are out of sight. */
    below: bar ? Math.max(0, Math.round(bar.bottom - window.innerHeight)) : 0,
    address: location.hash,
    title: text_of(document.querySelector('h1')),
    stands: text_of(header?.querySelector('p')),
    dialog: dialog ? { title: text_of(dialog.querySelector('h2')), buttons: buttons_in(dialog), refusal: [...dialog.querySelectorAll('[role="alert"]')].map(text_of).join(' ') } : undefined,
    panel,
    pads: pads ? buttons_in(pads) : [],
    map,
    mark: mark(),
    alert: panel ? '' : [...document.querySelectorAll('[role="alert"]')].map(text_of).join(' '),
  };
}

/** The same functions inside the page. */
export const script = () => `Object.assign(window, { ${[mark, settled, look, spot].map((one) => `${one.name}: ${one}`).join(', ')} });`;

/** Where to put a finger on touchable number `at`; says what lies over it instead, if something does. */
export function spot(at) {
  const element = window.touchable[at];
  if (!element?.isConnected) return { gone: true };
  const reach = () => {
    const box = element.getBoundingClientRect();
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + box.width / 4, box.top + box.height / 2],
      [box.left + box.width / 2, box.top + Math.min(box.height / 4, 12)],
    ];
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return { x, y, width: box.width, height: box.height };
    }
    const [x, y] = points[0];
    return { covered: document.elementFromPoint(x, y)?.outerHTML.slice(0, 160) ?? 'outside of the window', x, y };
  };
  let found = reach();
  if (found.covered !== undefined) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    found = reach();
  }
  return found;
}

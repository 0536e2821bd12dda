// ICU messages, as far as the catalogs use them. intl-messageformat knows all of ICU and weighs as much as all screens of the
// table together; a test reads and fills in every message of every catalog with both and finds no difference.

export interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  style?: { parsedOptions: Intl.NumberFormatOptions } | null;
  offset?: number;
  pluralType?: string;
}

export type Value = string | number;

// The library's numbers of the kinds.
const literal = 0;
const argument = 1;
const number = 2;
const select = 5;
const plural = 6;
const pound = 7;

const styles: Readonly<Record<string, Intl.NumberFormatOptions>> = { '::sign-always': { signDisplay: 'always' } };

export function parse(text: string): Element[] {
  let at = 0;
  const wrong = (): never => {
    throw new SyntaxError(`No message at ${at}: ${text}`);
  };
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const space = (): unknown => read(/\s*/y);
  const word = (): string => {
    space();
    const found = read(/[^\s{},#]+/y) ?? wrong();
    space();
    return found;
  };
  const sign = (wanted: string): boolean => {
    if (text[at] !== wanted) return false;
    at += 1;
    return true;
  };

  const options = (counted: boolean): Record<string, { value: Element[] }> => {
    const all: Record<string, { value: Element[] }> = {};
    while (!sign('}')) {
      const name = word();
      if (!sign('{')) wrong();
      all[name] = { value: message(counted) };
      if (!sign('}')) wrong();
      space();
    }
    return all;
  };

  const placeholder = (): Element => {
    const value = word();
    if (sign('}')) return { type: argument, value };
    if (!sign(',')) wrong();
    const kind = word();
    if (kind === 'number') {
      const style = sign(',') ? styles[word()] ?? wrong() : null;
      if (!sign('}')) wrong();
      return { type: number, value, style: style && { parsedOptions: style } };
    }
    if (!sign(',')) wrong();
    if (kind === 'select') return { type: select, value, options: options(false) };
    if (kind !== 'plural' && kind !== 'selectordinal') wrong();
    return { type: plural, value, options: options(true), offset: 0, pluralType: kind === 'plural' ? 'cardinal' : 'ordinal' };
  };

  // Inside of a plural # stands for its number.
  const message = (counted: boolean): Element[] => {
    const elements: Element[] = [];
    let plain = '';
    const end = (): void => {
      if (plain) elements.push({ type: literal, value: plain });
      plain = '';
    };
    while (at < text.length && text[at] !== '}') {
      if (sign('{')) {
        end();
        elements.push(placeholder());
      } else if (counted && sign('#')) {
        end();
        elements.push({ type: pound });
      } else if (read(/''/y)) {
        plain += "'";
      } else if (read(counted ? /'(?=[{}<>#])/y : /'(?=[{}<>])/y)) {
        plain += (read(/(?:[^']|'')*/y) ?? '').replaceAll("''", "'");
        sign("'");
      } else {
        plain += text[at];
        at += 1;
      }
    }
    end();
    return elements;
  };

  const elements = message(false);
  return at < text.length ? wrong() : elements;
}

// Intl's formats are dear to make.
const made = new Map<string, unknown>();
function once<T>(name: string, make: () => T): T {
  let known = made.get(name) as T | undefined;
  if (known === undefined) made.set(name, (known = make()));
  return known;
}

export function number_in(language: string, n: number, style?: Intl.NumberFormatOptions): string {
  return once(`number ${language} ${style?.signDisplay ?? ''}`, () => new Intl.NumberFormat(language, style)).format(n);
}

export function join_in(language: string, items: readonly string[]): string {
  return once(`list ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' })).format(items);
}

/** Throws if a value is missing. `counted`: what # stands for. */
export function fill_in(elements: readonly Element[], language: string, values: Readonly<Record<string, Value>>, counted?: number): string {
  const one = (element: Element): string => {
    if (element.type === literal) return element.value ?? '';
    if (element.type === pound) return counted === undefined ? '' : number_in(language, counted);
    const value = values[element.value ?? ''];
    if (value === undefined) throw new RangeError(`Nothing is said for ${element.value}`);
    const { options } = element;
    if (!options) return typeof value === 'number' ? number_in(language, value, element.style?.parsedOptions) : value;
    const n = Number(value);
    const form =
      element.type === select
        ? String(value)
        : Object.hasOwn(options, `=${value}`)
          ? `=${value}`
          : once(`plural ${language} ${element.pluralType}`, () => new Intl.PluralRules(language, { type: element.pluralType as Intl.PluralRuleType })).select(n);
    const chosen = Object.hasOwn(options, form) ? options[form] : options.other;
    return fill_in(chosen?.value ?? [], language, values, element.type === plural ? n : undefined);
  };
  return elements.map(one).join('');
}

// ICU messages. intl-messageformat fills them in. Its parser knows all of ICU and weighs three times the rest, so the page leaves
// it out (vite.config.ts) and reads what the catalogs use by itself, into the library's elements; a test reads and fills in
// every message of every catalog with the whole library, too, and finds no difference.

import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

export interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  style?: { type: number; parsedOptions: Intl.NumberFormatOptions } | null;
  offset?: number;
  pluralType?: string;
}

export type Value = string | number;

// The numbers by which the library knows the kinds of elements.
const literal = 0;
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
    return all.other ? all : wrong();
  };

  const placeholder = (): Element => {
    const value = word();
    // To the library this is an argument, whose digits it never groups; ICU groups them, and so does a number.
    if (sign('}')) return { type: number, value, style: null };
    if (!sign(',')) wrong();
    const kind = word();
    if (kind === 'number') {
      const style = sign(',') ? (styles[word()] ?? wrong()) : null;
      if (!sign('}')) wrong();
      return { type: number, value, style: style && { type: 0, parsedOptions: style } };
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

// Intl's formats take long to make, so each is made once.
const made = new Map<string, unknown>();
function once<T>(name: string, make: () => T): T {
  let known = made.get(name) as T | undefined;
  if (known === undefined) {
    known = make();
    made.set(name, known);
  }
  return known;
}

// What is no number is a text, and stands as it is.
const numbers_of = (language: string, style?: Intl.NumberFormatOptions): { format(value: Value): string } =>
  once(`number ${language} ${style ? JSON.stringify(style) : ''}`, () => {
    const numbers = new Intl.NumberFormat(language, style);
    return { format: (value) => (typeof value === 'number' ? numbers.format(value) : value) };
  });

const formatters = {
  getNumberFormat: numbers_of,
  getPluralRules: (language: string, rules: Intl.PluralRulesOptions) =>
    once(`plural ${language} ${rules.type}`, () => new Intl.PluralRules(language, rules)),
} as unknown as Formatters;

// Every message asks which of the languages is supported, and browsers take their time to answer.
const { resolveLocale } = IntlMessageFormat;
IntlMessageFormat.resolveLocale = (language) => once(`locale ${String(language)}`, () => resolveLocale(language));

export function number_in(language: string, n: number): string {
  return numbers_of(language).format(n);
}

export function join_in(language: string, items: readonly string[]): string {
  return once(`list ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' })).format(items);
}

/** Throws if the text is no message; what it returns, if a value is missing. */
export function filler_of(text: string, language: string): (values: Readonly<Record<string, Value>>) => string {
  const message = new IntlMessageFormat(parse(text) as unknown as ReturnType<IntlMessageFormat['getAst']>, language, undefined, {
    formatters,
  });
  return (values) => message.format(values) as string;
}

// ICU messages, as far as the catalogs use them, read into the tree that intl-messageformat formats. That library's own
// reader knows all of ICU and weighs as much as the frame's screens together; a test reads every message of every catalog
// with both and finds no difference.

export interface Element {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  style?: unknown;
  offset?: number;
  pluralType?: string;
}

// The library's numbers of the kinds.
const literal = 0;
const argument = 1;
const number = 2;
const select = 5;
const plural = 6;
const pound = 7;

const styles: Readonly<Record<string, object>> = { '::sign-always': { signDisplay: 'always' } };

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
      return { type: number, value, style: style && { type: 0, tokens: [], parsedOptions: style } };
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

// Texts from elsewhere (a journal somebody sent, a title from another device) may hold characters that nobody sees and that
// turn the order of what is read around. They are shown instead, as in the terminal (src/text/shown.cpp is the twin there).

const picture_of_delete = '\u2421';
const picture_of_control = 0x2400; // U+2400 to U+241F: each control character has its picture

// Control characters but ends of lines, C1, the marks, embeddings, overrides and isolates of bidirectional text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const obeyed = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function shown(text: string): string {
  return text.replace(obeyed, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(picture_of_control + code);
    return code === 0x7f ? picture_of_delete : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}

const may_hold_one = new RegExp(`${obeyed.source}|\\\\u`);

/** What a table answers. Titles are what somebody wrote somewhere; all else is said by ids (words/words.ts). */
export function read_answer(text: string): unknown {
  if (!may_hold_one.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => (key === 'title' && typeof value === 'string' ? shown(value) : value));
}

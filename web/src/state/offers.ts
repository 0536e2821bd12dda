// What can be said, out of the list of the legal entries (docs/protocol.md, moves): a form offers only what fits with what was
// said in it already, and a thing on the board is asked what can be said about it.

import type { Field, Form, Moves } from '../protocol.ts';

/** What is said so far, by the ids of the fields. */
export type Chosen = Readonly<Record<string, string>>;

/** How a thing on the board is called in forms: a token, of one field or one form only if these are given. */
export interface Naming {
  token: string;
  field?: string;
  verb?: string;
  /** What it says besides, by the ids of the fields: a marble lies in a row, too. */
  also?: Chosen;
}

/** A form with what the thing says in it. `next`: what is still to be said; left out: nothing. */
export interface Offer {
  form: Form;
  chosen: Chosen;
  next?: Field;
}

/** The legal entries that agree with what is chosen; undefined: nobody can list them. */
function fitting(form: Form, moves: Moves | undefined, chosen: Chosen): readonly string[][] | undefined {
  if (!moves?.whole) return undefined;
  const wanted = form.fields.flatMap((field, i) => {
    const token = chosen[field.id];
    // "As usual" stands for a token that the engine chooses; it agrees with all of them.
    const usual = token === field.otherwise && !moves.args.some((args) => args[i] === token);
    return token === undefined || usual ? [] : [[i, token] as const];
  });
  return moves.args.filter((args) => wanted.every(([i, token]) => args[i] === token));
}

const tokens_at = (fits: readonly string[][], i: number): string[] => [...new Set(fits.map((args) => args[i] ?? ''))];

/** The field with only those of its tokens. */
function narrowed(field: Field, left: readonly string[]): Field {
  if (field.kind === 'number') {
    const numbers = left.map(Number);
    return left.length === 0 ? field : { ...field, min: Math.min(...numbers), max: Math.max(...numbers) };
  }
  return field.options ? { ...field, options: field.options.filter((option) => left.includes(option.token)) } : field;
}

/**
 * Each field offers only what fits with the fields before it. What is chosen and does not fit is not said; what is the only
 * one left is. Without a list of moves all stays as it is.
 */
export function narrow(form: Form, moves: Moves | undefined, chosen: Chosen): { fields: Field[]; chosen: Chosen } {
  if (!moves?.whole) return { fields: form.fields, chosen };
  const said: Record<string, string> = {};
  const fields = form.fields.map((field, i) => {
    const left = tokens_at(fitting(form, moves, said) ?? [], i);
    const token = chosen[field.id];
    const [only] = left;
    if (token !== undefined && (left.includes(token) || token === field.otherwise)) said[field.id] = token;
    else if (left.length === 1 && only !== undefined && field.otherwise === undefined) said[field.id] = only;
    return narrowed(field, left);
  });
  return { fields, chosen: said };
}

/** Something was taken away from it. */
export function is_narrowed(form: Form, fields: readonly Field[]): boolean {
  return fields.some((field, i) => {
    const all = form.fields[i];
    return field.options?.length !== all?.options?.length || field.min !== all?.min || field.max !== all?.max;
  });
}

/** What is still to be said when this is chosen: what can only be one thing needs no question, unless it is a choice to read. */
export function go_on(form: Form, moves: Moves | undefined, chosen: Chosen): Offer {
  const said: Record<string, string> = { ...chosen };
  for (const [i, field] of form.fields.entries()) {
    if (said[field.id] !== undefined || field.otherwise !== undefined) continue;
    const fits = fitting(form, moves, said);
    if (!fits) return { form, chosen: said, next: field };
    const left = tokens_at(fits, i);
    const [only] = left;
    if (left.length !== 1 || only === undefined || field.kind === 'one_of') return { form, chosen: said, next: narrowed(field, left) };
    said[field.id] = only;
  }
  return { form, chosen: said };
}

const names_field = (naming: Naming, form: Form, field: Field): boolean =>
  (naming.verb === undefined || naming.verb === form.verb) &&
  (naming.field === undefined ? field.kind === 'place' : naming.field === field.id);

/** What can be said about a thing, in the order of the forms; of one form the first field that names it. */
export function offers_at(forms: readonly Form[], moves: ReadonlyMap<string, Moves>, names: readonly Naming[]): Offer[] {
  return forms.flatMap((form) => {
    const listed = moves.get(form.verb);
    for (const field of form.fields)
      for (const naming of names) {
        if (!names_field(naming, form, field)) continue;
        const chosen = { [field.id]: naming.token, ...naming.also };
        const fits = fitting(form, listed, chosen);
        if (fits ? fits.length > 0 : field.options?.some((option) => option.token === naming.token)) return [go_on(form, listed, chosen)];
      }
    return [];
  });
}

/** Those of the places about which something can be said. */
export function places_to_touch(
  forms: readonly Form[],
  moves: ReadonlyMap<string, Moves>,
  places: Iterable<string>,
  names_of: (place: string) => readonly Naming[],
): Set<string> {
  // A map has a hundred hexes, and a form a thousand moves: each of them is looked at once.
  const said = new Map<Field, ReadonlySet<string>>();
  for (const form of forms) {
    const listed = moves.get(form.verb);
    for (const [i, field] of form.fields.entries()) {
      const tokens = listed?.whole ? listed.args.map((args) => args[i] ?? '') : (field.options?.map((option) => option.token) ?? []);
      said.set(field, new Set(tokens));
    }
  }
  const fits = ({ token, also }: Naming, form: Form, field: Field): boolean =>
    also === undefined || fitting(form, moves.get(form.verb), { [field.id]: token, ...also })?.length !== 0;
  const can_be_said = (naming: Naming): boolean =>
    forms.some((form) =>
      form.fields.some((field) => names_field(naming, form, field) && said.get(field)?.has(naming.token) && fits(naming, form, field)),
    );
  return new Set([...places].filter((place) => names_of(place).some(can_be_said)));
}

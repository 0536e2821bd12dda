// What is being said and not yet said: the tokens of the open form. They outlive a refusal and a reload, and are
// forgotten with the tab or when the form was taken in.

export type Draft = Record<string, string>;

// The same form comes again a turn later, and begins anew then: what was said belongs to its entry.
const key = (game: string, form: string): string => `seatmate.draft.${game}.${form}`;
export const draft_name = (verb: string, number: number | undefined): string => `${verb}.${number ?? 0}`;

export function draft_of(game: string, form: string): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key(game, form)) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Draft) : {};
  } catch {
    return {};
  }
}

export function keep_draft(game: string, form: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key(game, form), JSON.stringify(draft));
    else sessionStorage.removeItem(key(game, form));
  } catch {
    // Then it lasts as long as the form is open.
  }
}

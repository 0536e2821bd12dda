import { say } from '../state/language.ts';
import type { Play } from '../state/play.ts';

/** What was wrong and what would be right, where the eye is. */
export function Refusal({ play }: { play: Play }) {
  return <div role="alert">{play.refusal.value && <p class="refusal">{say(play.refusal.value)}</p>}</div>;
}

// A game, a campaign, a deck or a box, or everything somebody kept, from a file or pasted.

import { useId, useState } from 'preact/hooks';

import type { Failure, Response } from '../protocol.ts';
import { bring_everything, read_everything, type Everything } from '../state/everything.ts';
import { taking_in } from '../state/files.ts';
import { say, t } from '../state/language.ts';
import { go } from '../state/route.ts';
import { here, list_games, name_of_game } from '../state/tables.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';

// As long as a journal may be (src/session/journal.h): a larger one would be refused, but only when all of it is in memory.
const largest_file = 64 << 20;

async function take_in(text: string): Promise<Response> {
  const request = taking_in(text);
  const answer = await here.call(request);
  if (answer.ok || request.do !== 'campaign-import' || answer.error.id !== 'store.error.exists') return answer;
  return campaign_here(text, answer);
}

// A campaign that is here already is opened; one that went on elsewhere, or otherwise, is not mixed into it.
async function campaign_here(text: string, refused: Failure): Promise<Response> {
  const all = await here.call({ do: 'campaigns', id: /^campaign (\S+) /m.exec(text)?.[1] ?? '' });
  const found = all.ok ? all.campaigns[0] : undefined;
  const last = found?.games.at(-1);
  if (!found || !last) return refused;
  const kept = await here.call({ do: 'campaign-export', id: found.id });
  if (!kept.ok || entries_in(kept.text) !== entries_in(text))
    return {
      ok: false,
      error: { id: 'page.import.campaign-here', args: { title: found.title || name_of_game(found.game), n: last.chapter } },
    };
  const shown = await here.call({ do: 'open', id: last.id });
  return shown.ok ? { ...shown, already: true } : shown;
}

/** Title and cursor do not count, as in `import`. */
const entries_in = (text: string): string => text.replace(/^(title|cursor|end) .*$/gm, '').trim();

/** `done` is told when something came in that is no game; a game is opened. */
export function BringFile({ done, paste = false }: { done?: () => void; paste?: boolean }) {
  const [refusal, set_refusal] = useState('');
  const [text, set_text] = useState('');
  const id = useId();
  const bring_all = async (all: Everything): Promise<void> => {
    const { brought, same, refused, why } = await bring_everything(all, take_in);
    if (refused > 0) set_refusal(t('page.everything.refused', { n: refused, why: say(why) }));
    notify(t('page.everything.brought', { brought, same }));
    await list_games();
    if (refused === 0) done?.();
  };
  const bring = async (brought: string): Promise<void> => {
    set_refusal('');
    const all = read_everything(brought);
    if (all) {
      set_text('');
      return bring_all(all);
    }
    const answer = await take_in(brought);
    if (!answer.ok) return set_refusal(say(answer.error));
    set_refusal('');
    set_text('');
    if ('prompt' in answer && 'id' in answer) {
      if ('already' in answer && answer.already) notify(t('page.import.already'));
      await list_games();
      go({ screen: 'game', id: answer.id, where: 'here' }, 'replace');
      return;
    }
    if ('new' in answer) notify(t('page.import.facts', { new: answer.new, changed: answer.changed, same: answer.same }));
    done?.();
  };
  const read = async (file: File): Promise<void> => {
    if (file.size > largest_file) return set_refusal(t('session.error.journal-too-large', { most: largest_file >> 20 }));
    try {
      await bring(await file.text());
    } catch (trouble) {
      set_refusal(t('page.import.unread', { detail: trouble instanceof Error ? trouble.message : String(trouble) }));
    }
  };
  return (
    <div class="bring">
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      <input
        id={id}
        type="file"
        class="sr file-input"
        accept=".seatmate,.txt,.json,text/plain,application/json"
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          // The same file again is a change, too.
          if (file) void read(file).finally(() => (input.value = ''));
        }}
      />
      <label for={id} class="button">
        <Icon name="file" /> {t('page.import.file')}
      </label>
      {paste && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void bring(`${text.trim()}\n`);
          }}
        >
          <label class="field">
            <span class="field-name">{t('page.import.paste')}</span>
            <textarea class="text" rows={5} value={text} onInput={(event) => set_text(event.currentTarget.value)} />
          </label>
          <button type="submit" class="button" disabled={!text.trim()}>
            {t('page.import.take')}
          </button>
        </form>
      )}
    </div>
  );
}

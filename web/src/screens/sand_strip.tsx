// Where seconds count: the sand and its big buttons, above whatever else the panel shows. Loaded only with a game that has sand.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import type { SandKey, SandProps } from '../boards/sand.tsx';
import type { Timer } from '../protocol.ts';
import { words } from '../state/language.ts';
import type { Play } from '../state/play.ts';

interface Module {
  Sand: (props: SandProps) => preact.JSX.Element;
  keys_of: typeof import('../boards/sand.tsx').keys_of;
}

export function SandStrip({ play, timers, bare }: { play: Play; timers: readonly Timer[]; bare: boolean }) {
  const [module, set_module] = useState<Module | undefined>(undefined);
  useEffect(() => {
    void import('../boards/sand.tsx').then(set_module);
  }, []);
  const forms = play.screen.value?.prompt?.forms;
  const keys = useMemo(() => module?.keys_of(forms ?? []) ?? [], [module, forms]);
  // One press says the whole form.
  const press = useCallback((key: SandKey) => void play.input({ verb: key.verb, args: key.args }), [play]);
  // At the table of the home network the sand runs by the server's clock.
  const clock = useMemo(() => play.table.now && (() => play.table.now?.() ?? Date.now()), [play]);
  if (!module) return null;
  return <module.Sand timers={timers} keys={keys} bare={bare} press={press} words={words.value} clock={clock} />;
}

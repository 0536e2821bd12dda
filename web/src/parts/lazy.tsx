// A part that few games need is read when it is first on the screen. The service worker keeps it for a day without network.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let there: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, set_part] = useState<ComponentType<P> | undefined>(() => there);
    useEffect(() => {
      if (there) return;
      let current = true;
      load()
        .then((part) => {
          there = part;
          if (current) set_part(() => part);
        })
        .catch(() => undefined); // the next time it is on the screen it is tried again
      return () => {
        current = false;
      };
    }, []);
    return Part ? <Part {...props} /> : <div class="later" aria-busy="true" />;
  };
}

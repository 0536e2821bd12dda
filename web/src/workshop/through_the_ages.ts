import type { Look } from './look.ts';

export const look: Look = {
  kinds: { card: 'page.box.kind.her-cards', icons: 'page.box.kind.expansion' },
  kind_of: (id) => id.split('.')[0] ?? id,
  seconds: { card: 60, icons: 10 },
};

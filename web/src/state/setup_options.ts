// Which setup options make sense under the others, as src/cli/table/setup.cpp decides it.

import type { SetupOption } from '../protocol.ts';

export function default_value(option: SetupOption): string {
  return option.otherwise ?? '';
}

export function applies(option: SetupOption, all: readonly SetupOption[], chosen: Readonly<Record<string, string>>): boolean {
  if (!option.when) return true;
  const condition = all.find((other) => other.id === option.when);
  if (!condition || !applies(condition, all, chosen)) return false;
  return (option.is ?? '').split(',').includes(chosen[condition.id] ?? default_value(condition));
}

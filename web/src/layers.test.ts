// Folders of the page import downwards only: whoever reads one has to know only what stands below it.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** From the lowest to the highest; what stands beside another may not import it. */
const layers = [['protocol'], ['engine', 'words'], ['state'], ['parts'], ['boards'], ['workshop'], ['screens'], ['app'], ['main']];
const height = (layer: string): number => layers.findIndex((names) => names.includes(layer));

/** The layer of a file: its folder, or its own name for the few that lie in none. */
const layer_of = (path: string): string => path.split('/')[0]?.replace(/\.tsx?$/, '') ?? '';

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && path !== 'layers.test.ts',
);

function imports_of(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const told = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\(|\bvi\.mock\()\s*'(\.[^']+)'/g)].map(([, one]) => one ?? '');
  return told.map((one) => relative(root, resolve(root, dirname(path), one))).filter((one) => !one.startsWith('..'));
}

const upward = (from: string, to: string): boolean =>
  layer_of(from) !== layer_of(to) && (height(layer_of(to)) < 0 || height(layer_of(to)) >= height(layer_of(from)));

it('knows every folder', () => {
  expect([...new Set(sources.map(layer_of))].filter((layer) => height(layer) < 0)).toEqual([]);
});

it('finds an import that leads upwards', () => {
  expect(upward('parts/icon.tsx', 'screens/home.tsx')).toBe(true);
  expect(upward('engine/engine.ts', 'words/words.ts')).toBe(true);
  expect(upward('screens/home.tsx', 'parts/icon.tsx')).toBe(false);
  expect(imports_of('screens/drawers.ts')).toContain('screens/all_drawers.ts');
});

it('finds none in the page', () => {
  const wrong = sources.flatMap((from) =>
    imports_of(from)
      .filter((to) => /\.tsx?$/.test(to) && upward(from, to))
      .map((to) => `${from} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

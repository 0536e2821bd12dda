import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { engine_plugin } from './tools/engine_plugin.ts';
import { lang_plugin } from './tools/lang_plugin.ts';

const lang = fileURLToPath(new URL('../lang', import.meta.url));

export default defineConfig({
  // The page lies wherever it is put: at a server's root or in a folder of a static host.
  base: './',
  plugins: [lang_plugin(lang), engine_plugin()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids it
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.{ts,tsx}'] },
});

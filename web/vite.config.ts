import { fileURLToPath } from 'node:url';

import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import { engine_plugin } from './tools/engine_plugin.ts';
import { lang_plugin } from './tools/lang_plugin.ts';

const lang = fileURLToPath(new URL('../lang', import.meta.url));

export default defineConfig({
  // The page lies wherever it is put: at a server's root or in a folder of a static host.
  base: './',
  plugins: [
    lang_plugin(lang),
    engine_plugin(),
    VitePWA({
      registerType: 'prompt', // an update waits for a word of the reader
      injectRegister: false, // no inline script
      includeAssets: [],
      manifest: {
        id: './',
        name: 'Seatmate',
        short_name: 'Seatmate',
        description: 'Takes the empty seat at a solo player’s table',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f6f4ef',
        theme_color: '#1f5f8b',
        categories: ['games', 'utilities'],
        icons: [
          { src: './icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Page and engines of all games are there after the first visit; of the words, those of the reader's
        // language, which the page puts into the cache below (src/state/language.ts), and others as they are read.
        globPatterns: ['**/*.{js,css,html,svg,png,wasm}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        runtimeCaching: [
          {
            urlPattern: /\/lang\/[^/]+\/[^/]+\.json$/,
            handler: 'CacheFirst', // the address changes with the words
            options: { cacheName: 'seatmate-lang', expiration: { maxEntries: 120 } },
          },
        ],
      },
    }),
  ],
  // The page parses its messages by itself (src/words/icu.ts); this is the library's own way to do without its parser.
  resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // nothing inline: the content security policy forbids it
    reportCompressedSize: true,
  },
  worker: { format: 'es' },
  // Nothing fails because a machine is slow: this only ends what will never end.
  test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 300_000, hookTimeout: 300_000 },
});

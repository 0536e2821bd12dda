// The built page at an address of its own, as any static host would serve it, with the headers that `seatmate serve` sends. A test that drives
// the page over a real server finds one in lan.test.ts.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the built page lies; SEATMATE_PAGE names another build. */
export const dist = process.env.SEATMATE_PAGE ?? join(root, 'web/dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

// As in src/server/server.cpp.
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Every run deals the same cards, so that what was seen once is seen again. With --long, or SEATMATE_LUCK=1, they are others each time.
const luck =
  process.env.SEATMATE_LONG || process.env.SEATMATE_LUCK
    ? ''
    : "let dealt = 0n; Object.defineProperty(crypto, 'getRandomValues', { value: (some) => { some[0] = ++dealt; return some; } });\n";

export interface Site {
  address: string;
  /** Files that are served instead of those of the build, by their path: a newer page is one whose sw.js is another. */
  instead: Map<string, string>;
  close(): Promise<void>;
}

export async function serve_page(): Promise<Site> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no page in ${dist}; tools/build-page makes one.`);
  const instead = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(dist, normalize(decodeURIComponent(pathname)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'Content-Security-Policy': policy }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    });
    if (instead.has(pathname)) response.end(instead.get(pathname));
    else if (/\/worker-[^/]*\.js$/.test(pathname)) response.end(luck + readFileSync(file, 'utf8'));
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    instead,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

// Chromium, and the screens people have.

import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

/** Milliseconds for one thing that must come. It is long, because a machine may be slow; nothing waits for it unless something is wrong. */
export const patience = 120_000;

const how = {
  timeout: patience,
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const screens: Record<'phone' | 'tablet' | 'laptop', BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1100 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1366, height: 768 } },
};

/**
 * A browser for a whole file of tests; names in `here` lead to this computer, whatever the network says of them. `trust` is an authority (PEM) that its
 * owner has told it to trust.
 */
export function launch({ here = [], trust }: { here?: string[]; trust?: string } = {}): Promise<Browser> {
  const args = [...how.args];
  if (here.length > 0) args.push(`--host-resolver-rules=${here.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`);
  if (trust) {
    const key = new X509Certificate(trust).publicKey.export({ type: 'spki', format: 'der' });
    args.push(`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`);
  }
  return chromium.launch({ ...how, args });
}

/** A browser with a profile on disk: what is stored outlives it. `forget` removes the profile. With `cookies: 'blocked'` pages may store nothing. */
export function profile({ cookies }: { cookies?: 'blocked' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-profile-'));
  if (cookies) {
    mkdirSync(join(folder, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  }
  return {
    open: async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
      const context = await chromium.launchPersistentContext(folder, { ...how, ...screens.phone, locale: 'en-GB', ...options });
      context.setDefaultTimeout(patience);
      return context;
    },
    forget: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A fresh device. Whatever goes wrong on its pages is collected in `troubles`. */
export async function device(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; troubles: string[] }> {
  const context = await browser.newContext({ ...screens.phone, locale: 'en-GB', ...options });
  context.setDefaultTimeout(patience);
  return { context, troubles: watch(context) };
}

/** Errors of scripts, and what the content security policy refused: no test may cause one. */
export function watch(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('weberror', (event) => troubles.push(String(event.error().stack ?? event.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(message.text()))
      troubles.push(message.text());
  });
  return troubles;
}

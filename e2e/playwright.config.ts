import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { administrator } from './administrator';
import { exhaustive, isExhaustive } from './screens/exhaustive';
import { onDemo, seedDirectory } from './screens/seed';

// Workers read this file again: what is chosen once is kept in the environment they inherit.
// Below the ports that systems give to outgoing connections (from 32,768 on Linux): those may be taken at any moment.
process.env['E2E_PORT'] ??= String(20_000 + 2 * Math.floor(Math.random() * 6_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'e2e-'));
const port = Number(process.env['E2E_PORT']);
const dataDirectory = process.env['E2E_DATA_DIR'];
/** A server that runs already (a development server), instead of those started for the tests. */
const running = process.env['E2E_BASE_URL'];
const chromium = process.env['CHROMIUM_PATH'];

/**
 * How far below the screen lazy pictures are fetched, as on a fast connection: the headless shell knows none and would
 * fetch from twice as far. The mouse is Playwright's own setting, which this one replaces.
 */
const LAZY_PICTURES =
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * Journeys that change what every page shows, count or build everything, write to every subscriber or store a thousand rows,
 * or measure what a page weighs when nobody writes: on a server of their own, one after the other, they disturb no other and
 * are disturbed by none.
 */
const ALONE =
  /(settings|comments|consent|maintenance|first-load|back-office-analytics|contacts-many|newsletter-issues|overlong|hostile-content|static-site)\.spec\.ts$/;

const addressOf = (itsPort: number): string => running ?? `http://127.0.0.1:${itsPort}`;

/** A server with a new database. Playwright would wait for each address it knew before it started the next server. */
const serverAt = (itsPort: number, name: string) => ({
  command: 'npm start --silent',
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    PORT: String(itsPort),
    DATA_DIR: join(dataDirectory, name),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // The tool that a webhook calls in a journey is on this machine.
    WEBHOOK_ALLOW_PRIVATE: '1',
    SEED_DIR: seedDirectory,
    TRUST_PROXY: '1',
  },
});

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './await-servers.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait for the server and for one another.
  workers: 3,
  ...(isExhaustive ? {} : { grepInvert: new RegExp(exhaustive.tag) }),
  forbidOnly: true,
  // A run of everything on a shared machine: one that passes when tried again does not fail the run, which names it as flaky.
  retries: isExhaustive ? 1 : 0,
  // The longest journey of an exhaustive run takes 13 s alone and 40 s beside others; a screen loads anew in up to 9 s.
  timeout: isExhaustive ? 120_000 : 60_000,
  expect: { timeout: isExhaustive ? 20_000 : 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Animations are on in the tests about them and in an exhaustive run.
    contextOptions: isExhaustive ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium's sandbox refuses root; the pages are our own.
      args: ['--disable-background-networking', LAZY_PICTURES, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    // First: what one worker must do alone goes on beside the rest, not after it.
    { name: 'alone', testMatch: ALONE, use: { baseURL: addressOf(port + 1) }, fullyParallel: false, workers: 1 },
    { name: 'journeys', testIgnore: ALONE, use: { baseURL: addressOf(port) } },
    ...(onDemo
      ? [{ name: 'demo', testDir: '../demo/tests', testMatch: /\.spec\.ts$/, use: { baseURL: addressOf(port) } }]
      : []),
  ],
  ...(running ? {} : { webServer: [serverAt(port, 'journeys'), serverAt(port + 1, 'alone')] }),
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { administrator } from './administrator';
import { browserArguments } from './screens/browser-arguments';
import { exhaustive, isExhaustive } from './screens/exhaustive';
import { onDemo, seedDirectory } from './screens/seed';

// Each worker reads this file again, so the random port and folder are kept in the environment, which workers inherit. The ports are below
// those of outgoing connections (from 32,768 on Linux), which the system may take at any moment.
process.env['E2E_PORT'] ??= String(20_000 + 2 * Math.floor(Math.random() * 6_000));
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'e2e-'));
const port = Number(process.env['E2E_PORT']);
const dataDirectory = process.env['E2E_DATA_DIR'];
/** A server that already runs (a development server), instead of new ones for the tests. */
const running = process.env['E2E_BASE_URL'];
const chromium = process.env['CHROMIUM_PATH'];
/** The path of the Firefox that runs the journeys; set by `--browser=firefox`. */
const firefox = process.env['FIREFOX_PATH'];
/** Whether to run the main journeys in WebKitGTK; set by `--browser=webkit`. */
const inWebKit = process.env['IN_WEBKIT'] === '1';

/**
 * Journeys that run on a server of their own, one after the other, because they would disturb others or be disturbed: they change all
 * pages, rename what all lists show, count or build everything, write to every subscriber, store a thousand rows, or measure the weight
 * of a page while nobody writes.
 */
const ALONE =
  /(settings|comments|consent|maintenance|first-load|author-page|blog-categories|menu|back-office-analytics|contacts-many|newsletter-issues|overlong|hostile-content|static-site)\.spec\.ts$/;

const addressOf = (itsPort: number): string => running ?? `http://127.0.0.1:${itsPort}`;

/** Starts a server with a new database. It names no address, because Playwright would wait for it before it starts the next server. */
const serverAt = (itsPort: number, name: string) => ({
  command: 'npm start --silent',
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    PORT: String(itsPort),
    DATA_DIR: join(dataDirectory, name),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // A journey's webhook calls a tool on this machine.
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
  // In an exhaustive run the longest journey takes 13 s alone and 40 s beside others, and reloading a screen up to 9 s.
  timeout: isExhaustive ? 120_000 : 60_000,
  expect: { timeout: isExhaustive ? 20_000 : 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Animations are on only in tests about them and in an exhaustive run.
    contextOptions: isExhaustive || firefox ? {} : { reducedMotion: 'reduce' },
    // `moz-firefox` is an unmodified Firefox, which Playwright drives by WebDriver BiDi.
    ...(firefox && { browserName: 'firefox', channel: 'moz-firefox' }),
    launchOptions: firefox
      ? {
          executablePath: firefox,
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            // Otherwise the picker of a file stays open, and the same input opens no second one.
            'remote.bidi.dismiss_file_pickers.enabled': true,
          },
        }
      : {
          ...(chromium ? { executablePath: chromium } : {}),
          args: [
            ...browserArguments,
            // The site counts no visit of a browser that says it is automated.
            '--disable-blink-features=AutomationControlled',
            // Without a graphics card, drawing by Chromium's emulated one takes a sixth more of the processor.
            '--disable-gpu',
          ],
        },
  },
  projects: inWebKit
    ? [{ name: 'webkit', testDir: 'webkit', use: { baseURL: addressOf(port) }, timeout: 120_000, workers: 1 }]
    : [
        // This project comes first, so that the work of a single worker runs beside the rest and not after it.
        { name: 'alone', testMatch: ALONE, use: { baseURL: addressOf(port + 1) }, fullyParallel: false, workers: 1 },
        { name: 'journeys', testIgnore: ALONE, use: { baseURL: addressOf(port) } },
        ...(onDemo
          ? [{ name: 'demo', testDir: '../demo/tests', testMatch: /\.spec\.ts$/, use: { baseURL: addressOf(port) } }]
          : []),
      ],
  ...(running ? {} : { webServer: [serverAt(port, 'journeys'), ...(inWebKit ? [] : [serverAt(port + 1, 'alone')])] }),
});

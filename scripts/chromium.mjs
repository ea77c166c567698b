import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { repositoryPath } from './paths.mjs';

/** Chromium without a browser's windows, which take half the time of the journeys. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium: CHROMIUM_PATH, the headless shell, which root installs from Debian if it is missing, Playwright's own, or an installed
 * browser. If there is none, throws an error that says how to get one.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH points at ${named}, which does not exist.`);
  }
  return installed([SHELL]) ?? playwrightsOwn() ?? shellFromDebian() ?? installed(BROWSERS) ?? missing();
}

const installed = (names) =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((path) => existsSync(path));

/** Finds an installed Firefox, or throws an error that says how to get one. */
export function findFirefox() {
  const path = installed(['firefox-esr', 'firefox']);
  if (path) return path;
  throw new Error('No Firefox was found: install one (on Debian, the package firefox-esr).');
}

function playwrightsOwn() {
  const { chromium } = createRequire(repositoryPath('e2e/package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function shellFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing the headless shell of Chromium from Debian…\n');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], options);
  install(SHELL);
  // Only newer versions of Debian have the shell as a package of its own.
  if (!installed([SHELL, ...BROWSERS])) install('chromium');
  return installed([SHELL]);
}

function missing() {
  throw new Error('No Chromium was found for the browser tests: install one, or set CHROMIUM_PATH to its executable.');
}

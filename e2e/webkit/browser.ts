import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { administrator } from '../administrator';
import { openContentApi, type ContentApi } from '../screens/content-api';

/** The queries of Testing Library, which find elements by role and name in any browser. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const patience = 30_000;

/** A window of WebKitGTK, which stands in for Safari, because Playwright drives only a WebKit of its own. */
export interface Window {
  readonly driver: WebDriver;
  open(path: string): Promise<void>;
  /** The first visible element with this role and accessible name. */
  find(role: string, name: string | RegExp): Promise<WebElement>;
  press(role: string, name: string | RegExp): Promise<void>;
  /** Types into the field of a label. */
  write(label: string | RegExp, text: string): Promise<void>;
  /** Waits until a script in the page answers with something other than false, null, zero or an empty text. */
  until<Answer>(script: string, ...values: readonly unknown[]): Promise<Answer>;
  sees(words: string): Promise<void>;
}

function windowOf(driver: WebDriver, baseURL: string): Window {
  const until = async <Answer>(script: string, ...values: readonly unknown[]): Promise<Answer> =>
    driver.wait<Answer>(async () => driver.executeScript<Answer>(script, ...values), patience, script.slice(0, 200));
  const query = async (kind: 'Role' | 'LabelText', what: string, name?: string | RegExp): Promise<WebElement> => {
    const find = `
      const [kind, what, name, isPattern] = arguments;
      if (!window.TestingLibraryDom) { ${queries} }
      const named = isPattern ? new RegExp(name) : name;
      const found = kind === 'Role'
        ? TestingLibraryDom.queryAllByRole(document.body, what, { name: named })
        : TestingLibraryDom.queryAllByLabelText(document.body, named);
      return found.find((element) => element.checkVisibility());`;
    const isPattern = name instanceof RegExp;
    return until<WebElement>(find, kind, what, isPattern ? name.source : name, isPattern);
  };
  const find = (role: string, name: string | RegExp) => query('Role', role, name);
  return {
    driver,
    find,
    until,
    open: (path) => driver.get(baseURL + path),
    // The site hides radio buttons under their labels, so the label is pressed.
    press: async (role, name) => {
      const element = await find(role, name);
      const target = await driver.executeScript<WebElement>(
        "return arguments[0].closest('label') ?? arguments[0]",
        element,
      );
      await target.click();
    },
    write: async (label, text) => (await query('LabelText', '', label)).sendKeys(text),
    sees: async (words) =>
      void (await until('return document.body.innerText.replace(/\\s/g, " ").includes(arguments[0])', words)),
  };
}

/** A word that no other test uses. */
export const newStamp = (): string => `w${Date.now().toString(36)}`;

/** A script that answers once the site's own scripts have run. */
export const enhanced = 'return document.documentElement.hasAttribute("data-enhanced")';

export async function signIn({ open, write, press, find }: Window): Promise<void> {
  await open('/admin/login');
  await write('E-mail', administrator.email);
  await write('Mot de passe', administrator.password);
  await press('button', 'Se connecter');
  await find('heading', 'Tableau de bord');
}

interface Fixtures {
  /** The theme of the system, by GTK's name. */
  readonly systemTheme: string;
  readonly window: Window;
  readonly api: ContentApi;
}

const ended = async (child: ChildProcess): Promise<void> => {
  const end = once(child, 'exit');
  child.kill();
  await end;
};

/** Each test has a window of its own. Debian's `webkit2gtk-driver` needs a display; where there is none, Xvfb is one. */
export const test = base.extend<Fixtures>({
  systemTheme: ['Adwaita', { option: true }],
  window: async ({ baseURL, systemTheme }, use) => {
    const screen = process.env['DISPLAY'] ?? `:${randomInt(100, 1_000)}`;
    const server = process.env['DISPLAY']
      ? undefined
      : spawn('Xvfb', [screen, '-screen', '0', '1440x1000x24'], { stdio: 'ignore' });
    const port = randomInt(20_000, 32_000);
    const program = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: screen, GTK_THEME: systemTheme },
    });
    const driver = await begun(`http://127.0.0.1:${port}`);
    await use(windowOf(driver, baseURL ?? ''));
    await driver.quit();
    await ended(program);
    if (server) await ended(server);
  },
  api: async ({ baseURL }, use) => {
    const api = await openContentApi(baseURL ?? '');
    await use(api);
    await api.close();
  },
});

/** Opens a window, once the driver and its display have started. */
async function begun(address: string, until = Date.now() + patience): Promise<WebDriver> {
  try {
    return await new Builder()
      .usingServer(address)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
  } catch (error) {
    if (Date.now() > until) throw error;
    return begun(address, until);
  }
}

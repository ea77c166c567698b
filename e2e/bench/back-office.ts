import type { Page } from '@playwright/test';
import { launchBrowser } from './browser';
import { addLargeContent } from './large-content';
import type { Account } from '../screens/server-under-test';
import { median, printFigures } from './figures';

interface Screen {
  /** The name of the screen's link in the navigation. */
  readonly link: string;
  /** A selector that matches once the content is shown, not only the layout around it. */
  readonly content: string;
}

const SCREENS: readonly Screen[] = [
  { link: 'Articles', content: 'table[aria-label="Articles"] tbody tr' },
  { link: 'Contacts', content: '[aria-label="Contacts"] > li' },
  { link: 'Pages', content: 'ul[aria-label="Pages"] > li' },
  { link: 'Newsletter', content: 'main h1' },
  { link: 'Paramètres', content: 'main input' },
  { link: 'Analytics', content: 'ul[aria-label="Chiffres clés"] > li' },
  { link: 'Tableau de bord', content: 'ul[aria-label="Chiffres"] > li' },
];
const ROUNDS = 3;

/**
 * Measures the time from a click in the navigation to the screen's content: first on the seed, then with 10,000 articles and 100,000
 * contact requests.
 */
export async function benchBackOffice(address: string, dataDirectory: string, account: Account): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    await signIn(page, address, account);
    for (const name of ['Audience', 'Site']) await page.getByRole('button', { name, exact: true }).click();
    await benchScreens(page, 'the seed', 300);
    await addLargeContent(dataDirectory);
    await page.reload();
    await benchScreens(page, '10,000 articles and 100,000 contacts', 600);
  } finally {
    await browser.close();
  }
}

/** Signs in with the form. */
async function signIn(page: Page, address: string, { email, password }: Account): Promise<void> {
  await page.goto(`${address}/admin/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/admin/dashboard');
}

async function benchScreens(page: Page, content: string, most: number): Promise<void> {
  const times = new Map(SCREENS.map(({ link }) => [link, [] as number[]]));
  // The first round fills the cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const screen of SCREENS) {
      const time = await open(page, screen);
      if (round > 0) times.get(screen.link)?.push(time);
    }
  }
  printFigures(
    'back-office',
    `click to the screen, ${content}, warm cache, median of ${ROUNDS}`,
    Array.from(times, ([name, all]) => ({ name, value: median(all), unit: 'ms', budget: { most } })),
  );
}

/** Clicks a link of the navigation; the page itself measures the time. */
async function open(page: Page, { link, content }: Screen): Promise<number> {
  const target = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: link, exact: true });
  // Waits until the previous screen has no work left.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  const [time] = await Promise.all([
    page.evaluate<number>(`(${timeToContent})(${JSON.stringify(content)})`),
    target.click(),
  ]);
  return time;
}

/**
 * A text and not a function, because the compiler would add helpers that do not exist in the page. On screens with a header of their own,
 * react-admin's header is hidden and empty.
 */
const timeToContent = `(content) => new Promise((resolve, reject) => {
  document.addEventListener('click', () => {
    const clickedAt = performance.now();
    const title = document.querySelector('main header:not([hidden]) h1')?.textContent;
    const look = () => {
      const arrived = document.querySelector('main header:not([hidden]) h1')?.textContent !== title
        && document.querySelector(content) && !document.querySelector('main [aria-label="Chargement"]');
      if (!arrived && performance.now() - clickedAt > 30000) return reject(new Error(content + ' did not come'));
      if (!arrived) return requestAnimationFrame(look);
      requestAnimationFrame(() => resolve(performance.now() - clickedAt));
    };
    look();
  }, { capture: true, once: true });
})`;

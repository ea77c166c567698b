import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from './sign-in';

/** The cookies and the local storage of a signed-in browser. */
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A back-office that stays loaded from test to test. */
export interface BackOffice {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The administrator's session, for other browsers. */
  readonly session: Session;
  /** Removes the traces of a test. */
  reset(): Promise<void>;
}

/** An address of the back-office that shows no content. */
const UNKNOWN_ADDRESS = '/admin/introuvable';
const EMPTY_PAGE = 'about:blank';
const VIEWPORT = { width: 1280, height: 720 };
/** The list of what was deleted, long enough for what other tests delete at the same moment. */
export const wholeTrash = '/admin/trash?perPage=100';
/** Events that tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response', 'requestfailed'] as const;

/**
 * Signs in to a back-office that stays loaded for all tests of a worker: loading it takes ten times as long as visiting
 * another screen.
 * @param options of the browser's context
 */
export async function openBackOffice(browser: Browser, options: BrowserContextOptions): Promise<BackOffice> {
  const context = await browser.newContext({ ...options, viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page);
  // The editor opens in HTML mode, where a field holds exactly what is stored.
  await page.evaluate(() => localStorage.setItem('RaStore.editor.mode', '"html"'));
  const session = await context.storageState();
  // The worker's later tests begin at this address too.
  await visit(page, UNKNOWN_ADDRESS);
  return { context, page, session, reset: () => reset(context, page, session) };
}

async function reset(context: BrowserContext, page: Page, session: Session): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  // Accepts the browser's question before it leaves unsaved changes.
  page.on('dialog', (dialog) => void dialog.accept());
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(VIEWPORT);
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none' });
  if (!(await isLeftAsOpened(page, session))) await open(page, context, session);
  page.removeAllListeners('dialog');
}

/** Leaves the test's screen. @returns whether the test left no notification, error, dialog, session or setting */
async function isLeftAsOpened(page: Page, session: Session): Promise<boolean> {
  if (!(await isOpen(page))) return false;
  await visit(page, UNKNOWN_ADDRESS);
  // Closes a notification, which fades away.
  await page.keyboard.press('Escape');
  await page
    .locator('.MuiSnackbar-root')
    .waitFor({ state: 'detached', timeout: 1_000 })
    .catch(() => undefined);
  return page.evaluate((expected) => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage))
      if (key !== 'RaStore.theme' && !expected.some(({ name }) => name === key)) localStorage.removeItem(key);
    return (
      Object.keys(localStorage).length === expected.length &&
      expected.every(({ name, value }) => localStorage.getItem(name) === value) &&
      document.querySelector('.MuiSnackbar-root, [role="alert"], [role="dialog"]') === null
    );
  }, storedIn(session));
}

const storedIn = ({ origins }: Session) => origins.flatMap(({ localStorage }) => localStorage);

/** Restores the session and leaves the page. */
async function open(page: Page, context: BrowserContext, session: Session): Promise<void> {
  await context.clearCookies();
  await context.addCookies(session.cookies);
  // Another test has left the page already, and no test has opened it since.
  if (page.url() === EMPTY_PAGE) return;
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, storedIn(session));
  await page.goto(EMPTY_PAGE);
}

/** Opens a screen of the back-office: by its router, as a link does, when the back-office is loaded; by loading it otherwise. */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await isOpen(page))) {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // The former screen is gone once the next frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, address);
}

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => location.pathname.startsWith('/admin') && document.getElementById('screen') !== null);

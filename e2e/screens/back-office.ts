import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** What a browser keeps of a session: cookies and local storage. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A back-office that stays open from test to test, as it does on an administrator's screen. */
export interface BackOffice {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Leaves nothing of a test to the next one. */
  reset(): Promise<void>;
}

/** An address of the back-office that shows no content. */
const NOWHERE = '/admin/introuvable';
const VIEWPORT = { width: 1280, height: 720 };
/** What tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response', 'requestfailed'] as const;

/**
 * Opens a back-office for a worker's tests: loading one costs ten times what a visit to another of its screens does.
 * @param options of the browser's context, the session to use among them
 */
export async function openBackOffice(browser: Browser, options: BrowserContextOptions): Promise<BackOffice> {
  const context = await browser.newContext({ ...options, viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = options.storageState as Session;
  return { context, page, reset: () => reset(context, page, session) };
}

async function reset(context: BrowserContext, page: Page, session: Session): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  // The guard of unsaved words asks before they are left.
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

/** Leaves the screen that a test ended on. @returns whether no notice, failure, dialog, session or setting of it is left */
async function isLeftAsOpened(page: Page, session: Session): Promise<boolean> {
  if (!(await isOpen(page))) return false;
  await visit(page, NOWHERE);
  // As a person does who is not interested in a notice.
  await page.keyboard.press('Escape');
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

/** Starts again from what the browser keeps. */
async function open(page: Page, context: BrowserContext, session: Session): Promise<void> {
  await context.clearCookies();
  await context.addCookies(session.cookies);
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, storedIn(session));
  await page.goto('about:blank');
}

/**
 * Shows a screen of the back-office: by its router where the back-office is open already, as a link does, and by loading
 * it where it is not.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (!(await isOpen(page))) {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // What was shown before is gone once the next frame is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, address);
}

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => location.pathname.startsWith('/admin') && document.getElementById('screen') !== null);

import { randomInt } from 'node:crypto';
import { expect, type ConsoleMessage, type Page, test as base, type WebError } from '@playwright/test';
import { type BackOffice, openBackOffice, type Session } from './back-office';
import { openContentApi, someAddress, type ContentApi } from './content-api';
import { signIn } from './sign-in';

/** What tests provoke on purpose and browsers report by themselves: a request that was cut off or refused. */
const PROVOKED = /^Failed to load resource|net::ERR_|^Contact request not sent/;

interface Visitor {
  /** What the pages of the public site complained about. */
  readonly complaints: string[];
  /** Words of this test's own, to find its rows among those of the tests that run beside it. */
  readonly stamp: string;
}

/** What the tests of a worker share; all of it is here, or tests that use less of it would get workers of their own. */
interface Shared {
  /** An administrator's hand in the background: what a test prepares and checks without a screen. */
  readonly api: ContentApi;
  /** An administrator's session. */
  readonly session: Session;
  /** A back-office in which that session is used. */
  readonly backOffice: BackOffice;
  /** A browser that runs no script. Pages leave nothing in it, so that what is served is read in one for all tests. */
  readonly reader: Page;
}

/** The headers by which the tested server takes a browser for one at a network address of its own. */
const visitorHeaders = (): Record<string, string> => ({
  'x-forwarded-for': someAddress(),
});

/** Words that no other test has. */
const newStamp = (): string => `t${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;

/**
 * Each test is a visitor with a network address of their own, so that the limits per address stay out of the way. It
 * fails when a page of the public site reports an error: an exception, a hydration that differs, something the security policy refused.
 */
export const test = base.extend<Visitor, Shared>({
  extraHTTPHeaders: async ({ locale: _locale }, use) => {
    await use(visitorHeaders());
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const onConsole = (line: ConsoleMessage): void => {
        if (line.type() !== 'error' || line.page()?.url().includes('/admin')) return;
        if (!PROVOKED.test(line.text())) complaints.push(line.text());
      };
      const onError = (problem: WebError): void => void complaints.push(problem.error().message);
      context.on('console', onConsole);
      context.on('weberror', onError);
      await use(complaints);
      context.off('console', onConsole);
      context.off('weberror', onError);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  stamp: async ({ locale: _locale }, use) => {
    await use(newStamp());
  },
  api: [
    async ({ browser: _browser }, use, { project }) => {
      const api = await openContentApi(project.use.baseURL ?? '');
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const options = { baseURL, locale, timezoneId, extraHTTPHeaders: visitorHeaders() };
      const context = await browser.newContext({ ...options, javaScriptEnabled: false });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // Once per worker: signing in for each test took longer than many tests.
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL ?? '',
        extraHTTPHeaders: visitorHeaders(),
      });
      const page = await context.newPage();
      await signIn(page);
      // An administrator who prefers to write in HTML: what is stored is then what a test reads in the field.
      await page.evaluate(() => localStorage.setItem('RaStore.editor.mode', '"html"'));
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  backOffice: [
    async ({ browser, session }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const backOffice = await openBackOffice(browser, {
        baseURL,
        locale,
        timezoneId,
        extraHTTPHeaders: visitorHeaders(),
        storageState: session,
      });
      await use(backOffice);
      await backOffice.context.close();
    },
    { scope: 'worker' },
  ],
});

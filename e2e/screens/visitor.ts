import { randomInt } from 'node:crypto';
import { expect, type ConsoleMessage, type Page, test as base, type WebError } from '@playwright/test';
import { type BackOffice, openBackOffice } from './back-office';
import { openContentApi, randomAddress, type ContentApi } from './content-api';

/** Console errors that tests cause on purpose: aborted and refused requests. */
const PROVOKED = /^Failed to load resource|net::ERR_|^Contact request not sent/;

interface Visitor {
  /** Errors of the public site's pages. */
  readonly pageErrors: string[];
  /** A word that only this test uses, to find its rows among those of parallel tests. */
  readonly stamp: string;
}

/** Fixtures of a worker, all in one type, because tests with different worker fixtures would run in different workers. */
interface Shared {
  /** The API with an administrator's rights, to prepare and to check. */
  readonly api: ContentApi;
  /** A back-office that an administrator has signed in to. */
  readonly backOffice: BackOffice;
  /** A browser without JavaScript, shared by all tests, because pages store nothing in it. */
  readonly reader: Page;
}

/** Headers that give a browser a network address of its own. */
const visitorHeaders = (): Record<string, string> => ({
  'x-forwarded-for': randomAddress(),
});

/** A word that no other test uses, nor another worker that loads the same file in the same millisecond. */
export const newStamp = (): string => `t${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;

/**
 * Each test is a visitor with a network address of its own, so that rate limits do not apply. It fails when a page of the
 * public site reports an error: an exception or a violation of the Content-Security-Policy.
 */
export const test = base.extend<Visitor, Shared>({
  extraHTTPHeaders: async ({ locale: _locale }, use) => {
    await use(visitorHeaders());
  },
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = [];
      const onConsole = (line: ConsoleMessage): void => {
        if (line.type() !== 'error' || line.page()?.url().includes('/admin')) return;
        if (!PROVOKED.test(line.text())) pageErrors.push(line.text());
      };
      const onError = (problem: WebError): void => void pageErrors.push(problem.error().message);
      context.on('console', onConsole);
      context.on('weberror', onError);
      await use(pageErrors);
      context.off('console', onConsole);
      context.off('weberror', onError);
      expect(pageErrors, 'what the pages complained about').toEqual([]);
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
  backOffice: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '' } = project.use;
      const backOffice = await openBackOffice(browser, {
        baseURL,
        locale,
        timezoneId,
        extraHTTPHeaders: visitorHeaders(),
      });
      await use(backOffice);
      await backOffice.context.close();
    },
    { scope: 'worker' },
  ],
});

import { test as visitor } from './visitor';

/** Each test starts signed in, in a browser of its own, on an empty page. */
export const freshTest = visitor.extend({
  storageState: ({ backOffice }, use) => use(backOffice.session),
  // Requests outside the browser are those of a visitor, without the session.
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const visitorRequests = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
      storageState: { cookies: [], origins: [] },
    });
    await use(visitorRequests);
    await visitorRequests.dispose();
  },
});

/** Each test starts in a back-office that is already loaded and reset; `visit()` opens a screen. */
export const test = freshTest.extend({
  context: async ({ backOffice }, use, testInfo) => {
    await use(backOffice.context);
    // Playwright inspects a page when its browser closes, but this one stays open and shows another screen by then.
    if (testInfo.error) await testInfo.attach('page', { body: await backOffice.page.locator('body').ariaSnapshot() });
    await backOffice.reset();
  },
  page: ({ backOffice }, use) => use(backOffice.page),
});

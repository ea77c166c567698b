import { test as visitor } from './visitor';

/** Each test starts signed in, in a browser of its own, on an empty page. */
export const freshTest = visitor.extend({
  storageState: ({ session }, use) => use(session),
  // What is asked for without a browser is asked for by a visitor.
  request: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const stranger = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
      storageState: { cookies: [], origins: [] },
    });
    await use(stranger);
    await stranger.dispose();
  },
});

/** Each test finds the back-office open, with nothing of the one before: `visit()` leads to a screen. */
export const test = freshTest.extend({
  context: async ({ backOffice }, use) => {
    await use(backOffice.context);
    await backOffice.reset();
  },
  page: ({ backOffice }, use) => use(backOffice.page),
});

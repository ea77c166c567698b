import { openContentApi, type ContentApi } from './content-api';
import { signIn } from './sign-in';
import { test as visitor } from './visitor';

interface Administrator {
  /** Words of this test's own, to find its rows among those of the tests that run beside it. */
  readonly stamp: string;
}

/** Each test starts signed in, from a network address of its own. */
export const test = visitor.extend<Administrator, { readonly api: ContentApi }>({
  page: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
  stamp: async ({ locale: _locale }, use) => {
    await use(`t${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`);
  },
  api: [
    async ({ browser: _browser }, use, { project }) => {
      const api = await openContentApi(project.use.baseURL ?? '');
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
});

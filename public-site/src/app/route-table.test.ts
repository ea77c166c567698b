import { screenPaths } from '@agency/supabase/pages';
import { previewPath } from '@agency/supabase/preview-message';
import { expect, test, vi } from 'vitest';
import { createRoutes } from './route-table';

test('every screen has its route, and every address without a parameter its screen (§2.1)', async () => {
  const [root] = createRoutes(() => Promise.reject(new Error('not connected')));
  const routes = root?.children?.[0]?.children ?? [];
  const addresses = routes.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  expect(new Set(addresses)).toEqual(new Set([...screenPaths, previewPath]));
  // The parts below the fold of the entry's page are on their way.
  await vi.dynamicImportSettled();
});

// @module-tag spec-2-1
import { builtInPaths } from '@agency-site/domain/pages';
import { previewPath } from '@agency-site/domain/preview-message';
import { expect, test } from 'vitest';
import { createSiteClient } from '../data/client';
import { createRoutes } from './route-table';

test('every screen has its route, and every address without a parameter its screen', () => {
  const client = createSiteClient({ supabaseUrl: 'https://site.example', publishableKey: '' });
  const [root] = createRoutes(new Request('https://site.example'), client);
  const routes = root?.children?.[0]?.children ?? [];
  const addresses = routes.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  expect(new Set(addresses)).toEqual(new Set([...builtInPaths, previewPath]));
});

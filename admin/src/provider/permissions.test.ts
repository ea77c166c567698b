// @module-tag spec-6
import { expect, it } from 'vitest';
import { accessOf } from './permissions';

const access = accessOf({ blog_posts: ['select', 'insert'], pages: ['select'], site_settings: ['select'] }, [
  { name: 'placeholders', options: { permission: ['select', 'pages'] } },
  { name: 'site_settings', options: { permission: ['update', 'site_settings'] } },
  { name: 'security', options: { permission: 'everybody' } },
]);

it.each([
  ['list', 'blog_posts', true],
  ['create', 'blog_posts', true],
  ['edit', 'blog_posts', false],
  ['publish', 'blog_posts', false],
  ['list', 'contacts', false],
  ['list', 'placeholders', true],
  ['list', 'site_settings', false],
  ['list', 'security', true],
] as const)('%s of %s: %s, as the database’s permissions say', async (action, resource, allowed) => {
  expect(await access({ action, resource })).toBe(allowed);
});

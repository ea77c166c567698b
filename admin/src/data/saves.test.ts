import { expect, it } from 'vitest';
import { saveOf } from './saves';

it.each([
  ['blog_posts', 'save_post', { title: 'T', updated_at: 'v' }, { post_id: 'a', post: { title: 'T' } }],
  ['pages', 'save_page', { title: 'T', updated_at: 'v' }, { page_id: 'a', page: { title: 'T' } }],
  ['contacts', 'save_notes', { notes: 'N', notes_updated_at: 'v' }, { contact_id: 'a', notes: 'N' }],
])('a text of %s is saved by %s, over the version it was made from (§10.6)', (resource, name, data, args) => {
  expect(saveOf(resource, 'a', data, ['id'])).toEqual({
    path: `rpc/${name}?select=id`,
    body: { ...args, expected_updated_at: 'v' },
  });
});

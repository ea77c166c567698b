import { newPostDefaults } from '@agency-site/domain/blog-posts';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { namesOf, valuesOf } from '@agency-site/domain/tables/column';
import { newPost } from '../src/features/articles/editor/post-form';
import type { Post } from '../src/features/articles/post';

/** A draft for the tests of the screens of articles. */
export const storedPost: Post = {
  ...newPost,
  summary: '',
  ...newPostDefaults,
  ...valuesOf(namesOf(postColumns, { editable: 'text' }), () => ''),
  id: 'p1',
  slug: 'relances',
  title: 'Relances',
  content: '<p>Texte</p>',
  proposed_at: null,
  view_count: 0,
  created_at: '2026-01-01T08:00:00Z',
  updated_at: '2026-01-01T08:00:00Z',
};

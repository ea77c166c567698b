import type { Values } from './rights';

/** The id of an account that no other test uses, for arguments of type uuid. */
export const bystander = '5a3c1f9e-0000-4000-8000-000000000001';

/** The id of a revision that the tests insert. */
export const keptRevision = 1_000_000;

/** Ids of rows that the tests insert, and their version. */
export const kept = {
  id: '5a3c1f9e-0000-4000-8000-000000000003',
  otherId: '5a3c1f9e-0000-4000-8000-000000000004',
  version: '2026-01-01T00:00:00Z',
} as const;

type Callers = 'everyone' | 'accounts' | 'administrators';

/**
 * Every function of schema public: who may call the function, and the arguments of the test's call where an arbitrary
 * value of their type is not valid.
 */
export const functionRights: Readonly<Record<string, readonly [Callers, Values?]>> = {
  increment_view_count: ['everyone'],
  current_post_slug: ['everyone'],
  shown_page: ['everyone'],
  search_posts: ['everyone'],
  subscribe_to_newsletter: ['everyone', { email: 'lectrice@example.fr' }],
  post_tags: ['accounts'],
  examples_shown: ['accounts'],
  pages_to_complete: ['administrators'],
  restore_revision: ['administrators', { revision_id: keptRevision }],
  versions_of: ['administrators'],
  trash_items: ['administrators'],
  find_anything: ['administrators'],
  restore_from_trash: ['administrators', { item_ids: [] }],
  media_library: ['administrators'],
  search_contacts: ['administrators'],
  contact_counts: ['administrators'],
  dashboard_statistics: ['administrators'],
  analytics_summary: ['administrators'],
  delete_essential_page: ['administrators'],
  autosave_post: ['administrators', { post_id: kept.id, post: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_post: ['administrators', { post_id: kept.otherId, post: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_page: ['administrators', { page_id: kept.id, page: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_notes: ['administrators', { contact_id: kept.id, expected_updated_at: kept.version }],
  save_settings: ['administrators', { settings: {}, expected_updated_at: kept.version }],
  undo_unpublish: ['administrators'],
};

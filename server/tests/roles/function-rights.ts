import type { Values } from './rights';

/** An account that is in no other test's way; its id serves wherever one is asked for. */
export const bystander = '5a3c1f9e-0000-4000-8000-000000000001';

/** The number of a former version that the tests put there. */
export const keptRevision = 1_000_000;

/** A draft that the tests put there, and the version it is. */
export const keptDraft = { id: '5a3c1f9e-0000-4000-8000-000000000003', version: '2026-01-01T00:00:00Z' } as const;

const draftText = {
  slug: 'ebauche',
  title: 'Ébauche',
  excerpt: '',
  content: '<p>Suite</p>',
  author: '',
  tags: [],
  featured: false,
  featured_image_alt: '',
  read_time_minutes: 1,
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
} as const;

type Callers = 'everyone' | 'accounts' | 'administrators';

/**
 * Every function of schema public: who may call it, and the arguments that it is tried with where any value of their type
 * will not do.
 */
export const functionRights: Readonly<Record<string, readonly [Callers, Values?]>> = {
  increment_view_count: ['everyone'],
  current_post_slug: ['everyone'],
  shown_page: ['everyone'],
  search_posts: ['everyone'],
  subscribe_to_newsletter: ['everyone', { email: 'lectrice@example.fr' }],
  post_tags: ['accounts'],
  pages_to_complete: ['administrators'],
  restore_revision: ['administrators', { revision_id: keptRevision }],
  versions_of: ['administrators'],
  bin_items: ['administrators'],
  find_anything: ['administrators'],
  restore_from_bin: ['administrators', { item_ids: [] }],
  media_library: ['administrators'],
  search_contacts: ['administrators'],
  contact_counts: ['administrators'],
  dashboard_statistics: ['administrators'],
  analytics_summary: ['administrators'],
  delete_essential_page: ['administrators'],
  autosave_post: ['administrators', { post_id: keptDraft.id, post: draftText, known: keptDraft.version }],
  save_settings: ['administrators', { known: '2999-01-01T00:00:00Z' }],
  undo_withdrawal: ['administrators'],
};

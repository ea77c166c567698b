import type { Values } from './rights';

/** The id of an account that no other test uses, for arguments of type uuid. */
export const bystander = '5a3c1f9e-0000-4000-8000-000000000001';

/** The id of a revision that the tests insert. */
export const keptRevision = 1_000_000;

/** Ids of rows that the tests insert, and their version. */
export const kept = {
  id: '5a3c1f9e-0000-4000-8000-000000000003',
  otherId: '5a3c1f9e-0000-4000-8000-000000000004',
  publishedId: '5a3c1f9e-0000-4000-8000-000000000005',
  version: '2026-01-01T00:00:00Z',
} as const;

type Callers = 'everyone' | 'accounts' | 'administrators' | 'who gave a code lately' | 'the service key';

/**
 * Every function of schema public: who may call the function, and the arguments of the test's call where an arbitrary
 * value of their type is not valid.
 */
export const functionRights: Readonly<Record<string, readonly [Callers, Values?]>> = {
  increment_view_count: ['everyone'],
  current_post_slug: ['everyone'],
  redirect_of: ['everyone'],
  count_requests: [
    'the service key',
    { missing: { '/autre': { times: 1 } }, empty_searches: { ailleurs: { times: 1 } } },
  ],
  seconds_until_change: ['the service key'],
  shown_page: ['everyone'],
  search_posts: ['everyone'],
  subscribe_to_newsletter: ['everyone', { email: 'lectrice@example.fr' }],
  send_comment: ['everyone', { post_id: kept.publishedId, name: 'Essai', email: 'essai@example.fr', words: 'Essai' }],
  record_analytics_event: ['everyone', { kind: 'view', path: '/', seconds: null, results: null }],
  post_tags: ['accounts'],
  examples_shown: ['accounts'],
  write_with_links: ['administrators', { into_table: 'tools', written: { name: 'Essai' }, links: {} }],
  pages_to_complete: ['administrators'],
  restore_revision: ['administrators', { revision_id: keptRevision }],
  versions_of: ['administrators'],
  trash_items: ['administrators'],
  find_anything: ['administrators'],
  restore_from_trash: ['administrators', { item_ids: [] }],
  redirect_list: ['administrators'],
  import_redirects: ['administrators', { lines: [{ from_path: '/ailleurs', to_address: '/contact' }] }],
  media_library: ['administrators'],
  search_contacts: ['administrators'],
  contact_counts: ['administrators'],
  dashboard_statistics: ['administrators'],
  analytics_summary: ['administrators'],
  visit_statistics: ['administrators', { page: null, source: null }],
  visit_breakdowns: ['administrators', { page: null, source: null }],
  visit_curves: ['administrators', { pages: ['/'] }],
  visits_now: ['administrators', { page: null, source: null }],
  example_visits_until: ['administrators'],
  remove_example_visits: ['administrators'],
  delete_essential_page: ['administrators'],
  autosave_post: ['administrators', { post_id: kept.id, post: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_post: ['administrators', { post_id: kept.otherId, post: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_page: ['administrators', { page_id: kept.id, page: { title: 'Suite' }, expected_updated_at: kept.version }],
  save_notes: ['administrators', { contact_id: kept.id, expected_updated_at: kept.version }],
  save_settings: ['administrators', { settings: {}, expected_updated_at: kept.version }],
  undo_unpublish: ['administrators'],
  claim_outbox: ['the service key'],
  settle_outbox: ['the service key'],
  all_redirects: ['the service key'],
  retry_outbox: ['administrators'],
  send_test_mail: ['administrators'],
  mail_state: ['administrators'],
  erase_comment_author: ['administrators'],
  test_webhook: ['administrators', { webhook_id: kept.id }],
  confirm_subscription: ['everyone'],
  end_subscription: ['everyone'],
  import_subscribers: ['administrators', { subscribers: [] }],
  newsletter_audiences: ['administrators'],
  test_newsletter_issue: ['administrators', { post_id: kept.publishedId }],
  send_newsletter_issue: [
    'administrators',
    { post_id: kept.publishedId, subject: 'Lettre', audience: 'everybody', per_hour: 60, expected_total: 1 },
  ],
  stop_newsletter_issue: ['administrators'],
  activity_list: ['administrators'],
  administrator_list: ['administrators'],
  can_invite: ['accounts'],
  invite_administrator: ['administrators', { email: 'collegue@example.fr' }],
  session_list: ['accounts'],
  end_session: ['accounts'],
  second_factor_state: ['accounts'],
  use_recovery_code: ['accounts'],
  new_recovery_codes: ['who gave a code lately'],
  second_factors: ['administrators'],
  reset_second_factor: ['administrators', { id: bystander }],
  remove_administrator: ['administrators', { id: bystander }],
};

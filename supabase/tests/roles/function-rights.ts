import type { Role, Values } from './table-rights';

/** The id of an account that no other test uses, for arguments of type uuid. */
export const unusedAccountId = '5a3c1f9e-0000-4000-8000-000000000001';

/** The id of a revision that the tests insert. */
export const storedRevision = 1_000_000;

/** Ids of rows that the tests insert, and their version. */
export const storedRows = {
  id: '5a3c1f9e-0000-4000-8000-000000000003',
  otherId: '5a3c1f9e-0000-4000-8000-000000000004',
  publishedId: '5a3c1f9e-0000-4000-8000-000000000005',
  proposedId: '5a3c1f9e-0000-4000-8000-000000000007',
  /** An administrator as whom nobody signs in. */
  colleague: '5a3c1f9e-0000-4000-8000-000000000006',
  /** A person whose access is closed for a time. */
  closed: '5a3c1f9e-0000-4000-8000-000000000008',
  version: '2026-01-01T00:00:00Z',
} as const;

/** Who may call a function: one of these groups, or a list of roles. */
export type Callers =
  | 'everyone'
  | 'accounts'
  | 'who gave a code lately'
  | 'the service key'
  | 'owner and the service key'
  | readonly Role[];

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
  visible_page: ['everyone'],
  visible_flows: ['everyone'],
  search_posts: ['everyone'],
  search_site: ['everyone'],
  visible_questions: ['everyone'],
  site_menu: ['everyone'],
  subscribe_to_newsletter: ['everyone', { email: 'lectrice@example.fr' }],
  send_comment: [
    'everyone',
    { post_id: storedRows.publishedId, name: 'Essai', email: 'essai@example.fr', words: 'Essai' },
  ],
  record_analytics_event: ['everyone', { kind: 'view', path: '/', seconds: null, results: null }],
  author_pages: ['everyone'],
  author_posts: ['everyone'],
  author_of: ['everyone'],
  author_choices: [['owner', 'editor', 'author']],
  post_tags: ['accounts'],
  example_counts: ['accounts'],
  links_to: ['accounts', { addresses: ['/tarifs'] }],
  save_with_links: [['owner', 'editor'], { into_table: 'tools', row_values: { name: 'Essai' }, links: {} }],
  reorder_rows: [['owner', 'editor'], { of_table: 'menu_links', row_ids: [], first_position: 1, shared: {} }],
  pages_to_complete: [['owner', 'editor', 'reader']],
  restore_revision: [['owner', 'editor', 'author'], { revision_id: storedRevision }],
  revision_list: [['owner', 'editor', 'author']],
  trash_items: [['owner', 'editor', 'author']],
  search_back_office: [['owner', 'editor', 'author', 'reader']],
  restore_from_trash: [['owner', 'editor', 'author'], { item_ids: [] }],
  redirect_list: [['owner', 'editor', 'reader']],
  missing_page_list: [['owner', 'editor', 'reader']],
  import_redirects: [['owner', 'editor'], { lines: [{ from_path: '/ailleurs', to_address: '/contact' }] }],
  focal_points: ['everyone'],
  replace_picture: [['owner', 'editor'], { former: 'ancienne.png', replacement: 'nouvelle.png' }],
  media_library: [['owner', 'editor', 'author', 'reader']],
  file_list: [['owner', 'editor', 'author', 'reader']],
  search_contacts: [['owner', 'editor']],
  import_contacts: [['owner', 'editor'], { contacts: [] }],
  contact_counts: [['owner', 'editor', 'reader']],
  dashboard_statistics: [['owner', 'editor', 'reader']],
  analytics_summary: [['owner', 'editor', 'reader']],
  visit_statistics: [['owner', 'editor', 'reader'], { page: null, source: null }],
  visit_breakdowns: [['owner', 'editor', 'reader'], { page: null, source: null }],
  daily_page_views: [['owner', 'editor', 'reader'], { pages: ['/'] }],
  visits_now: [['owner', 'editor', 'reader'], { page: null, source: null }],
  example_visits_until: [['owner', 'editor', 'reader']],
  remove_example_visits: [['owner']],
  delete_essential_page: [['owner', 'editor']],
  autosave_post: [
    ['owner', 'editor', 'author'],
    { post_id: storedRows.id, post: { title: 'Suite' }, expected_updated_at: storedRows.version },
  ],
  save_post: [
    ['owner', 'editor', 'author'],
    { post_id: storedRows.otherId, post: { title: 'Suite' }, expected_updated_at: storedRows.version },
  ],
  save_page: [
    ['owner', 'editor'],
    { page_id: storedRows.id, page: { title: 'Suite' }, expected_updated_at: storedRows.version },
  ],
  save_notes: [['owner', 'editor'], { contact_id: storedRows.id, expected_updated_at: storedRows.version }],
  save_settings: [['owner'], { settings: {}, expected_updated_at: storedRows.version }],
  propose_post: [['author'], { id: storedRows.id }],
  send_back_post: [['owner', 'editor'], { id: storedRows.proposedId, words: 'Encore un effort' }],
  undo_unpublish: [['owner', 'editor']],
  claim_outbox: ['the service key'],
  settle_outbox: ['the service key'],
  record_delivery_report: ['the service key'],
  all_redirects: ['the service key'],
  retry_outbox: [['owner', 'editor']],
  send_test_mail: [['owner', 'editor']],
  mail_state: [['owner', 'editor']],
  erase_comment_author: [['owner', 'editor']],
  test_webhook: [['owner'], { webhook_id: storedRows.id }],
  confirm_subscription: ['everyone'],
  end_subscription: ['everyone'],
  import_subscribers: [['owner', 'editor'], { subscribers: [] }],
  change_subscription: [
    ['owner', 'editor'],
    { subscriber_id: '00000000-0000-4000-8000-000000000000', to_state: 'bounced' },
  ],
  newsletter_audiences: [['owner', 'editor']],
  test_newsletter_issue: [['owner', 'editor'], { post_id: storedRows.publishedId }],
  send_newsletter_issue: [
    ['owner', 'editor'],
    { post_id: storedRows.publishedId, subject: 'Lettre', audience: 'everybody', per_hour: 60, expected_total: 1 },
  ],
  stop_newsletter_issue: [['owner', 'editor']],
  activity_list: [['owner']],
  administrator_list: [['owner']],
  can_invite: ['accounts'],
  session_list: ['accounts'],
  end_session: ['accounts'],
  second_factor_state: ['accounts'],
  use_recovery_code: ['accounts'],
  new_recovery_codes: ['who gave a code lately'],
  second_factors: [['owner']],
  reset_second_factor: [['owner'], { id: unusedAccountId }],
  my_permissions: ['accounts'],
  change_role: [['owner'], { id: storedRows.colleague, role: 'author' }],
  invite_administrator: [['owner'], { email: 'collegue@example.fr', role: 'reader' }],
  deactivate_administrator: [['owner'], { id: storedRows.colleague }],
  reactivate_administrator: [['owner'], { id: storedRows.closed }],
  remove_administrator: [['owner'], { id: unusedAccountId }],
  import_items: ['owner and the service key', { source: 'wordpress https://ancien.example', items: [] }],
  imported_ids: ['owner and the service key'],
  awaited_pictures: ['owner and the service key'],
  import_conditions: ['owner and the service key'],
  items_awaiting_picture: ['owner and the service key'],
  import_pictures: ['owner and the service key', { source: 'wordpress https://ancien.example', moved: [] }],
  import_addresses: ['owner and the service key', { lines: [] }],
  exported_tables: ['owner and the service key'],
  imported_files: ['owner and the service key'],
  file_by_hash: ['owner and the service key', { content: '0a1b2c3d4e5f6a7b', ending: 'pdf' }],
  import_files: ['owner and the service key', { source: 'wordpress https://ancien.example', moved: [] }],
  exported_pictures: ['owner and the service key'],
  exported_files: ['owner and the service key'],
  export_rows: ['owner and the service key', { of_table: 'tools', skipped: 0 }],
  restore_rows: ['owner and the service key'],
  stage_rows: ['owner and the service key', { of_table: 'tools', rows: [] }],
};

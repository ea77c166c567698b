/** One row that a test may insert, change and delete. */
export interface Sample {
  /** The column that names the row. */
  readonly key: string;
  /** The column that an upsert finds the row by. */
  readonly unique: string;
  readonly row: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, string>>;
}

/** An account that is in no other test's way, so that the allow-list can hold it. */
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

const samples: Readonly<Record<string, Sample>> = {
  blog_posts: {
    key: 'slug',
    unique: 'slug',
    row: { slug: 'essai', title: 'Essai', content: '<p>Essai</p>' },
    change: { status: 'published' },
  },
  pages: {
    key: 'slug',
    unique: 'slug',
    row: { slug: 'services/essai', title: 'Essai', content: '<p>Essai</p>' },
    change: { status: 'draft' },
  },
  contacts: {
    key: 'email',
    unique: 'id',
    row: { email: 'essai@example.fr', name: 'Essai', message: 'Bonjour' },
    change: { status: 'closed' },
  },
  site_settings: {
    key: 'key',
    unique: 'key',
    row: { key: 'contact_phone', value: '01 99 00 99 99' },
    change: { value: '' },
  },
  admins: {
    key: 'user_id',
    unique: 'user_id',
    row: { user_id: bystander },
    change: { created_at: '2020-01-01T00:00:00Z' },
  },
  newsletter_subscribers: {
    key: 'email',
    unique: 'id',
    row: { email: 'essai@example.fr' },
    change: { email: 'autre@example.fr' },
  },
  bin: {
    key: 'id',
    unique: 'id',
    row: { id: bystander, table_name: 'blog_posts', content: '{}' },
    change: { table_name: 'pages' },
  },
  revisions: {
    key: 'row_id',
    unique: 'id',
    row: { row_id: bystander, table_name: 'blog_posts', content: '{}' },
    change: { table_name: 'pages' },
  },
};

/** @throws when a table has no sample row: a new table needs one here, and its rights in rights.ts. */
export function sampleOf(table: string): Sample {
  const sample = samples[table];
  if (!sample) throw new Error(`samples.ts has no row for table ${table}`);
  return sample;
}

/** Arguments for each function of schema public. */
export const functionArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  increment_view_count: { post_id: bystander },
  current_post_slug: { former: 'essai' },
  post_tags: {},
  shown_page: { wanted: 'cgv' },
  search_posts: { words: 'relance' },
  restore_revision: { revision_id: keptRevision },
  versions_of: { of_table: 'pages', of_row: bystander },
  bin_items: {},
  find_anything: { words: 'devis' },
  restore_from_bin: { item_ids: ['5a3c1f9e-0000-4000-8000-000000000002'] },
  subscribe_to_newsletter: { email: 'lectrice@example.fr' },
  search_contacts: { words: 'bonjour' },
  delete_essential_page: { typed_slug: 'cgv' },
  autosave_post: { post_id: keptDraft.id, post: draftText, known: keptDraft.version },
  save_settings: { settings: {}, known: '2999-01-01T00:00:00Z' },
  undo_withdrawal: { post_ids: [bystander] },
};

/** `*` stands for every column of the table. */
type Columns = '*' | readonly string[];

/** What the API's roles may do with which columns; INSERT and UPDATE never reach ids, dates or counters. (An
 * updated_at that is sent is compared, never written.) */
export interface Grants {
  readonly SELECT?: Columns;
  readonly INSERT?: Columns;
  readonly UPDATE?: Columns;
  readonly DELETE?: true;
}

const postColumns = [
  'slug',
  'title',
  'excerpt',
  'content',
  'author',
  'category',
  'tags',
  'featured',
  'featured_image_url',
  'featured_image_alt',
  'read_time_minutes',
  'status',
  'published_at',
  'meta_title',
  'meta_description',
  'meta_keywords',
];

const pageColumns = [
  'slug',
  'title',
  'excerpt',
  'content',
  'featured_image_url',
  'featured_image_alt',
  'status',
  'sort_order',
  'meta_title',
  'meta_description',
  'meta_keywords',
];

const contactColumns = ['name', 'email', 'phone', 'company', 'service_interest', 'message', 'source'];

/** Every grant on a table of schema public, role by role. */
export const expectedGrants: Readonly<Record<'anon' | 'authenticated', Readonly<Record<string, Grants>>>> = {
  anon: {
    blog_posts: { SELECT: '*' },
    pages: { SELECT: [...pageColumns.filter((column) => column !== 'content'), 'id', 'created_at', 'updated_at'] },
    site_settings: { SELECT: '*' },
    contacts: { INSERT: contactColumns },
  },
  authenticated: {
    blog_posts: { SELECT: '*', INSERT: postColumns, UPDATE: [...postColumns, 'updated_at'], DELETE: true },
    pages: { SELECT: '*', INSERT: pageColumns, UPDATE: [...pageColumns, 'updated_at'], DELETE: true },
    site_settings: { SELECT: '*', INSERT: ['key', 'value'], UPDATE: ['key', 'value'], DELETE: true },
    contacts: { SELECT: '*', INSERT: contactColumns, UPDATE: ['status', 'notes', 'notes_updated_at'], DELETE: true },
    admins: { SELECT: '*' },
    newsletter_subscribers: { SELECT: '*', DELETE: true },
    bin: { SELECT: '*', DELETE: true },
    revisions: { SELECT: '*' },
  },
};

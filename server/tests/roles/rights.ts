/** Who sends a request: without a session, signed in but not in the allow-list, or an administrator. */
export const personas = ['stranger', 'signed-in', 'administrator'] as const;
export type Persona = (typeof personas)[number];

/** The operations on a table, in the order of the columns below. */
export const operations = ['select', 'insert', 'update', 'delete', 'upsert'] as const;
export type Operation = (typeof operations)[number];

/** Rows that a select shows; `refused` is an error. */
export type Visible = 'everything' | 'published' | 'nothing' | 'refused';

/**
 * What a write does: the table changed, an error was answered, or all went well and nothing changed. An upsert over a
 * text that is there names no version of it.
 */
type Effect = 'done' | 'refused' | 'nothing' | 'version asked or done';

type Rights = readonly [Visible, Effect, Effect, Effect, Effect];

/** Every table of schema public. */
// prettier-ignore
export const tableRights: Readonly<Record<string, Readonly<Record<Persona, Rights>>>> = {
  //                 select        insert     update     delete     upsert
  blog_posts: {
    stranger:      ['published',  'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['published',  'refused', 'nothing', 'nothing', 'refused'],
    administrator: ['everything', 'done',    'done',    'done',    'version asked or done'],
  },
  pages: {
    stranger:      ['published',  'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'refused', 'nothing', 'nothing', 'refused'],
    administrator: ['everything', 'done',    'done',    'done',    'version asked or done'],
  },
  contacts: {
    stranger:      ['refused',    'done',    'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'done',    'nothing', 'nothing', 'refused'],
    administrator: ['everything', 'done',    'done',    'done',    'refused'],
  },
  site_settings: {
    stranger:      ['everything', 'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['everything', 'refused', 'nothing', 'nothing', 'refused'],
    administrator: ['everything', 'done',    'done',    'done',    'done'],
  },
  admins: {
    stranger:      ['refused',    'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'refused', 'refused', 'refused', 'refused'],
    administrator: ['everything', 'refused', 'refused', 'refused', 'refused'],
  },
  newsletter_subscribers: {
    stranger:      ['refused',    'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'refused', 'refused', 'nothing', 'refused'],
    administrator: ['everything', 'refused', 'refused', 'done',    'refused'],
  },
  bin: {
    stranger:      ['refused',    'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'refused', 'refused', 'nothing', 'refused'],
    administrator: ['everything', 'refused', 'refused', 'done',    'refused'],
  },
  revisions: {
    stranger:      ['refused',    'refused', 'refused', 'refused', 'refused'],
    'signed-in':   ['nothing',    'refused', 'refused', 'refused', 'refused'],
    administrator: ['everything', 'refused', 'refused', 'refused', 'refused'],
  },
};

/** Every function of schema public. */
export const functionRights: Readonly<Record<string, Readonly<Record<Persona, 'done' | 'refused'>>>> = {
  increment_view_count: { stranger: 'done', 'signed-in': 'done', administrator: 'done' },
  current_post_slug: { stranger: 'done', 'signed-in': 'done', administrator: 'done' },
  shown_page: { stranger: 'done', 'signed-in': 'done', administrator: 'done' },
  pages_to_complete: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  search_posts: { stranger: 'done', 'signed-in': 'done', administrator: 'done' },
  post_tags: { stranger: 'refused', 'signed-in': 'done', administrator: 'done' },
  restore_revision: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  versions_of: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  bin_items: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  find_anything: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  restore_from_bin: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  subscribe_to_newsletter: { stranger: 'done', 'signed-in': 'done', administrator: 'done' },
  media_library: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  search_contacts: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  contact_counts: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  dashboard_statistics: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  analytics_summary: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  delete_essential_page: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  autosave_post: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  save_settings: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
  undo_withdrawal: { stranger: 'refused', 'signed-in': 'refused', administrator: 'done' },
};

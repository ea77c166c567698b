import { postColumns } from '@agency/supabase/tables/blog-posts';
import { type Column, namesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import { kept } from './function-rights';

/** Rows that a select shows; `linked` are those that join two rows which are both published, `refused` is an error. */
export type Visible = 'everything' | 'published' | 'linked' | 'nothing' | 'refused';

/** Values by column. */
export type Values = Readonly<Record<string, unknown>>;

/** One table: who may do what with which rows and columns. Everything else is refused. */
export interface TableRights {
  /**
   * The rows that anonymous visitors and accounts without the administrator's role see. Administrators see everything.
   */
  readonly seen: readonly [stranger: Visible, account: Visible];
  /** The condition for « published ». */
  readonly published?: Values;
  readonly insert?: 'everyone' | 'administrators';
  readonly delete?: 'administrators';
  /** Names of columns, separated by spaces; each column of the table is in one of the first four lists. */
  readonly columns: {
    /** Granted for insert and update. */
    readonly written?: string;
    /** Granted for insert; updated by functions only, if at all. */
    readonly inserted?: string;
    /** Granted for update only. */
    readonly changed?: string;
    /** Written by the database and its functions only. */
    readonly kept?: string;
    /** Those of the columns above that anonymous visitors cannot read. */
    readonly hidden?: string;
    /** Those that no account can read either: for the service's key alone. */
    readonly unread?: string;
  };
  /** Values of the sample row for columns whose constraint requires more than their type. */
  readonly sample?: Values;
  /** What a change of the sample row writes, where its key is the only column that is written. */
  readonly change?: Values;
}

/**
 * The columns of a text that administrators may write: all at insert, plain values at update; functions save the rest.
 */
const textsApart = (columns: Readonly<Record<string, Column>>, plain: readonly string[]) => ({
  written: plain.join(' '),
  inserted: namesOf(columns)
    .filter((name) => columns[name]?.written && !plain.includes(name))
    .join(' '),
});

/** The tables about the agency: everybody reads published rows. */
const ownList = (columns: string): TableRights => ({
  seen: ['published', 'published'],
  published: { published: true },
  insert: 'administrators',
  delete: 'administrators',
  columns: {
    written: `${columns} position published is_example`,
    kept: 'id created_at updated_at',
    hidden: 'created_at updated_at',
  },
});

/** What visitors did not find: counted by a function. */
const notFound = (columns: string): TableRights => ({
  seen: ['refused', 'nothing'],
  delete: 'administrators',
  columns: { kept: `id ${columns} times first_seen_at last_seen_at` },
});

/** What the database writes for administrators to read. */
const onlyRead = (columns: string): TableRights => ({ seen: ['refused', 'nothing'], columns: { kept: columns } });

/** Every table and view of schema public. */
export const tableRights: Readonly<Record<string, TableRights>> = {
  // Before the tables that they join.
  case_study_tools: {
    seen: ['linked', 'linked'],
    insert: 'administrators',
    delete: 'administrators',
    columns: { inserted: 'case_study_id tool_id' },
  },
  // Before the articles, which their own tests delete: a comment is seen where its article is.
  comments: {
    seen: ['published', 'nothing'],
    published: { status: 'approved' },
    insert: 'administrators',
    delete: 'administrators',
    columns: {
      inserted: 'words post_id parent_id',
      changed: 'status',
      kept: 'id name email from_agency created_at moderated_at',
      hidden: 'email moderated_at',
    },
    sample: { post_id: kept.publishedId },
  },
  blog_posts: {
    seen: ['published', 'published'],
    published: { status: 'published' },
    insert: 'administrators',
    delete: 'administrators',
    columns: {
      ...textsApart(postColumns, ['featured', 'featured_until', 'status', 'published_at']),
      kept: 'id view_count created_at updated_at search_vector rank_vector',
      hidden: 'search_vector rank_vector',
    },
  },
  pages: {
    seen: ['published', 'nothing'],
    published: { status: 'published' },
    insert: 'administrators',
    delete: 'administrators',
    columns: {
      ...textsApart(pageColumns, ['status', 'published_at', 'sort_order']),
      kept: 'id created_at updated_at essential',
      hidden: 'content essential',
    },
  },
  contacts: {
    seen: ['refused', 'nothing'],
    insert: 'everyone',
    delete: 'administrators',
    columns: {
      written: 'name email phone company service_interest',
      inserted: 'message source utm_source referrer',
      changed: 'status',
      kept: 'id notes notes_updated_at created_at updated_at search_text',
    },
    sample: { email: 'essai@example.fr', source: 'website' },
  },
  site_settings: {
    seen: ['everything', 'everything'],
    columns: { kept: 'key value created_at updated_at' },
    sample: { key: 'contact_phone' },
  },
  testimonials: ownList('words name trade place'),
  team_members: ownList('name role bio'),
  key_figures: ownList('value prefix label'),
  faq_entries: ownList('question answer'),
  case_studies: {
    ...ownList(''),
    columns: {
      written:
        'slug title client sector summary content results picture_url picture_alt meta_title meta_description partner_id position published is_example',
      kept: 'id created_at updated_at',
      hidden: 'created_at',
    },
  },
  partners: ownList('name url sentence'),
  tools: {
    ...ownList(''),
    columns: {
      written: 'name url sentence position published',
      kept: 'id created_at updated_at',
      hidden: 'created_at updated_at',
    },
  },
  admins: {
    seen: ['refused', 'nothing'],
    columns: { kept: 'user_id created_at' },
  },
  newsletter_subscribers: {
    seen: ['refused', 'nothing'],
    delete: 'administrators',
    columns: {
      kept: 'id email state source consent_words consented_at confirmed_at unsubscribed_at created_at',
    },
    sample: { email: 'essai@example.fr' },
  },
  newsletter_issues: {
    seen: ['refused', 'nothing'],
    columns: {
      kept: 'id post_id subject introduction post audience per_hour total sent failed sent_by created_at updated_at',
    },
    sample: { per_hour: 60 },
  },
  outbox: {
    seen: ['refused', 'nothing'],
    columns: {
      kept: 'id channel kind recipient data secret unique_key about state tries last_error due_at leased_until sent_at created_at updated_at',
      unread: 'secret unique_key leased_until',
    },
    sample: { recipient: 'essai@example.fr' },
  },
  redirects: {
    seen: ['refused', 'nothing'],
    insert: 'administrators',
    delete: 'administrators',
    columns: { written: 'from_path to_address kind', kept: 'id hits last_used_at created_at updated_at' },
    sample: { from_path: '/essai', to_address: '/contact' },
  },
  missing_pages: notFound('path referring_host'),
  empty_searches: notFound('words'),
  search_synonyms: {
    seen: ['refused', 'nothing'],
    insert: 'administrators',
    delete: 'administrators',
    columns: { written: 'words', kept: 'id expressions created_at updated_at' },
    sample: { words: 'essai, épreuve' },
    change: { words: 'autre, différent' },
  },
  webhooks: {
    seen: ['refused', 'nothing'],
    insert: 'administrators',
    delete: 'administrators',
    columns: { written: 'url events enabled', kept: 'id secret created_at updated_at' },
    sample: { url: 'https://hook.example.fr/essai', events: ['contact.created'] },
  },
  trash: {
    seen: ['refused', 'nothing'],
    delete: 'administrators',
    columns: { kept: 'id table_name content deleted_at deleted_by' },
  },
  activity_log: onlyRead('id happened_at account_id source event table_name row_id columns'),
  revisions: onlyRead('id table_name row_id content saved_at saved_by automatic_since'),
};

import { postColumns } from '@agency/supabase/tables/blog-posts';
import { type Column, namesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';

/** Rows that a select shows; `refused` is an error. */
export type Visible = 'everything' | 'published' | 'nothing' | 'refused';

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
  };
  /** Values of the sample row for columns whose constraint requires more than their type. */
  readonly sample?: Values;
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

/** The tables about the agency: everybody reads published rows, without the column `is_example`. */
const ownList = (columns: string): TableRights => ({
  seen: ['published', 'published'],
  published: { published: true },
  insert: 'administrators',
  delete: 'administrators',
  columns: {
    written: `${columns} position published is_example`,
    kept: 'id created_at updated_at',
    hidden: 'is_example created_at updated_at',
  },
});

/** Every table and view of schema public. */
export const tableRights: Readonly<Record<string, TableRights>> = {
  blog_posts: {
    seen: ['published', 'published'],
    published: { status: 'published' },
    insert: 'administrators',
    delete: 'administrators',
    columns: {
      ...textsApart(postColumns, ['featured', 'status', 'published_at']),
      kept: 'id view_count created_at updated_at search_vector rank_vector',
    },
  },
  pages: {
    seen: ['published', 'nothing'],
    published: { status: 'published' },
    insert: 'administrators',
    delete: 'administrators',
    columns: {
      ...textsApart(pageColumns, ['status', 'sort_order']),
      kept: 'id created_at updated_at essential',
      hidden: 'content essential',
    },
  },
  contacts: {
    seen: ['refused', 'nothing'],
    insert: 'everyone',
    delete: 'administrators',
    columns: {
      inserted: 'name email phone company service_interest message source',
      changed: 'status',
      kept: 'id notes notes_updated_at created_at updated_at search_text',
    },
    sample: { email: 'essai@example.fr' },
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
  admins: {
    seen: ['refused', 'nothing'],
    columns: { kept: 'user_id created_at' },
  },
  newsletter_subscribers: {
    seen: ['refused', 'nothing'],
    delete: 'administrators',
    columns: { kept: 'id email consented_at created_at' },
    sample: { email: 'essai@example.fr' },
  },
  trash: {
    seen: ['refused', 'nothing'],
    delete: 'administrators',
    columns: { kept: 'id table_name content deleted_at deleted_by' },
  },
  revisions: {
    seen: ['refused', 'nothing'],
    columns: { kept: 'id table_name row_id content saved_at saved_by automatic_since' },
  },
};

import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { Database } from '@agency-site/supabase/types';
import { type Column, namesOf } from '@agency-site/domain/tables/column';
import { pageColumns } from '@agency-site/domain/tables/pages';
import { unusedAccountId, storedRows } from './function-rights';
import type { Action, Permissions, TableRights } from './table-rights';

/** Returns the columns of a text that administrators may write: all at insert, plain values at update; functions save the rest. */
function textsApart<const Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
  plain: readonly (keyof Columns & string)[],
) {
  return {
    writable: plain,
    insertable: namesOf(columns).filter((name) => columns[name]?.editable && !plain.includes(name)),
  };
}

type Tables = Database['public']['Tables'];

const everything: readonly Action[] = ['select', 'insert', 'update', 'delete'];
/** Tables that owners and editors write, and readers read. */
const content: Permissions = { owner: everything, editor: everything, reader: ['select'] };
/** Tables for owners and editors only. */
const personal: Permissions = { owner: everything, editor: everything };

/** Tables that join two rows, and are written together with one of them. */
const pairs: Permissions = { owner: ['select', 'insert', 'delete'], editor: ['select', 'insert', 'delete'] };

/** The tables about the agency: everybody reads published rows. */
const ownList = <Name extends string>(
  columns: readonly Name[],
): TableRights<Name | 'position' | 'published' | 'is_example' | 'id' | 'created_at' | 'updated_at'> => ({
  visibleRows: ['published', 'published'],
  published: { published: true },
  may: content,
  columns: {
    writable: [...columns, 'position', 'published', 'is_example'],
    readOnly: ['id', 'created_at', 'updated_at'],
    hidden: ['created_at', 'updated_at'],
  },
});

/** Tables of addresses and words that visitors did not find. A function counts them. */
const notFound = <Name extends string>(
  columns: readonly Name[],
): TableRights<Name | 'id' | 'times' | 'first_seen_at' | 'last_seen_at'> => ({
  visibleRows: ['refused', 'nothing'],
  may: { owner: ['select', 'delete'], editor: ['select', 'delete'], reader: ['select'] },
  columns: { readOnly: ['id', ...columns, 'times', 'first_seen_at', 'last_seen_at'] },
});

/** Resources that are not tables: files, and tasks that several functions share. */
export const taskRights: Readonly<Record<string, Permissions>> = {
  media: {
    owner: ['select', 'insert', 'delete', 'others'],
    editor: ['select', 'insert', 'delete', 'others'],
    author: ['select', 'insert'],
    reader: ['select'],
  },
  figures: { owner: ['select'], editor: ['select'], reader: ['select'] },
  system: { owner: ['select'], editor: ['select'] },
  analytics: { owner: ['select', 'delete'], editor: ['select'], reader: ['select'] },
  imports: { owner: ['select', 'insert'] },
};

/** Every table and view of schema public. */
const rights: { readonly [Name in keyof Tables]: TableRights<keyof Tables[Name]['Row'] & string> } = {
  // These tables come before the tables that they join.
  case_study_tools: {
    visibleRows: ['linked', 'linked'],
    may: { ...pairs, reader: ['select'] },
    columns: { insertable: ['case_study_id', 'tool_id'] },
  },
  // The trash and comments come before articles, because the tests of articles delete them all: visitors read a comment only if they can
  // read its article, and authors find the articles that they deleted in the trash.
  trash: {
    visibleRows: ['refused', 'nothing'],
    may: {
      owner: ['select', 'update', 'delete', 'others'],
      editor: ['select', 'update', 'delete', 'others'],
      author: ['select', 'update'],
    },
    columns: { readOnly: ['id', 'table_name', 'content', 'deleted_at', 'deleted_by'] },
  },
  comments: {
    visibleRows: ['published', 'nothing'],
    published: { status: 'approved' },
    may: personal,
    columns: {
      insertable: ['words', 'post_id', 'parent_id'],
      updatable: ['status'],
      readOnly: ['id', 'name', 'email', 'from_agency', 'created_at', 'moderated_at'],
      hidden: ['email', 'moderated_at'],
    },
    sample: { post_id: storedRows.publishedId },
  },
  blog_posts: {
    visibleRows: ['published', 'published'],
    published: { status: 'published' },
    may: {
      owner: [...everything, 'others', 'publish'],
      editor: [...everything, 'others', 'publish'],
      author: [...everything, 'propose'],
      reader: ['select', 'others'],
    },
    columns: {
      ...textsApart(postColumns, ['featured', 'featured_until', 'status', 'published_at']),
      readOnly: [
        'id',
        'proposed_at',
        'view_count',
        'created_at',
        'updated_at',
        'summary',
        'search_vector',
        'rank_vector',
      ],
      hidden: ['slug_origin', 'author_id', 'proposed_at', 'search_vector', 'rank_vector'],
    },
  },
  pages: {
    visibleRows: ['published', 'nothing'],
    published: { status: 'published' },
    may: content,
    columns: {
      ...textsApart(pageColumns, ['status', 'published_at', 'sort_order']),
      readOnly: ['id', 'created_at', 'updated_at', 'essential', 'blocks_text', 'summary'],
      hidden: ['slug_origin', 'content', 'blocks', 'blocks_text', 'essential', 'summary'],
    },
  },
  contacts: {
    visibleRows: ['refused', 'nothing'],
    may: personal,
    sent: true,
    columns: {
      writable: ['name', 'email', 'phone', 'company', 'service_interest'],
      insertable: ['message', 'source', 'utm_source', 'referrer'],
      updatable: ['status', 'next_action', 'next_action_at', 'next_action_by'],
      readOnly: ['id', 'notes', 'notes_updated_at', 'answered_at', 'created_at', 'updated_at', 'search_text'],
    },
    sample: { email: 'essai@example.fr', source: 'website' },
  },
  site_settings: {
    visibleRows: ['everything', 'everything'],
    may: { owner: ['select', 'update'], editor: ['select'], reader: ['select'] },
    columns: { readOnly: ['key', 'value', 'created_at', 'updated_at'] },
    sample: { key: 'contact_phone' },
  },
  pictures: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: ['select', 'update'], editor: ['select', 'update'], author: ['select'], reader: ['select'] },
    columns: { updatable: ['title', 'alt', 'caption', 'tags', 'focus_x', 'focus_y'], readOnly: ['name'] },
  },
  testimonials: ownList(['words', 'name', 'trade', 'place']),
  team_members: ownList(['name', 'role', 'bio']),
  key_figures: ownList(['value', 'prefix', 'label']),
  faq_entries: ownList(['question', 'answer']),
  case_studies: {
    ...ownList([]),
    columns: {
      writable: [
        'slug',
        'slug_origin',
        'title',
        'client',
        'sector',
        'summary',
        'content',
        'results',
        'picture_url',
        'picture_alt',
        'meta_title',
        'meta_description',
        'partner_id',
        'position',
        'published',
        'is_example',
      ],
      readOnly: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at'],
    },
  },
  partners: ownList(['name', 'url', 'sentence']),
  tools: {
    ...ownList([]),
    columns: {
      writable: ['name', 'url', 'sentence', 'position', 'published'],
      readOnly: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
  profiles: {
    visibleRows: ['refused', 'nothing', 'own'],
    may: {
      owner: ['select', 'update', 'others'],
      editor: ['select', 'update'],
      author: ['select', 'update'],
      reader: ['select', 'update'],
    },
    columns: {
      updatable: ['name', 'slug', 'picture_url', 'biography', 'weekly_mail'],
      readOnly: ['id', 'created_at', 'updated_at'],
    },
    sample: { id: unusedAccountId },
    change: { biography: 'Essai' },
  },
  services: {
    ...ownList([]),
    columns: {
      writable: [
        'name',
        'slug',
        'price',
        'price_words',
        'line',
        'suits',
        'picture_url',
        'in_sentence',
        'form_choice',
        'position',
        'published',
      ],
      readOnly: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
  menu_links: {
    visibleRows: ['refused', 'nothing'],
    may: content,
    columns: {
      writable: ['label', 'place', 'heading', 'hint', 'target', 'hidden', 'position'],
      readOnly: ['id', 'created_at', 'updated_at'],
    },
    sample: { target: '/contact' },
    change: { hidden: true },
  },
  admins: {
    visibleRows: ['refused', 'nothing', 'own'],
    may: { owner: everything },
    removedByFunctions: true,
    columns: { readOnly: ['user_id', 'role', 'created_at'] },
    sample: { user_id: unusedAccountId },
  },
  newsletter_subscribers: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'delete'], editor: ['select', 'insert', 'delete'] },
    columns: {
      readOnly: [
        'id',
        'email',
        'state',
        'source',
        'consent_words',
        'consented_at',
        'confirmed_at',
        'unsubscribed_at',
        'created_at',
      ],
    },
    sample: { email: 'essai@example.fr' },
  },
  newsletter_issues: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'update'], editor: ['select', 'insert', 'update'], reader: ['select'] },
    columns: {
      readOnly: [
        'id',
        'post_id',
        'subject',
        'introduction',
        'post',
        'audience',
        'per_hour',
        'total',
        'sent',
        'failed',
        'sent_by',
        'is_planned',
        'created_at',
        'updated_at',
      ],
    },
    sample: { per_hour: 60 },
  },
  outbox: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'update'], editor: ['select', 'insert', 'update'] },
    columns: {
      readOnly: [
        'id',
        'channel',
        'kind',
        'recipient',
        'data',
        'secret',
        'unique_key',
        'about',
        'state',
        'tries',
        'last_error',
        'due_at',
        'leased_until',
        'sent_at',
        'created_at',
        'updated_at',
      ],
      unread: ['secret', 'unique_key', 'leased_until'],
    },
    sample: { recipient: 'essai@example.fr' },
  },
  redirects: {
    visibleRows: ['refused', 'nothing'],
    may: content,
    columns: {
      writable: ['from_path', 'to_address', 'kind'],
      readOnly: ['id', 'hits', 'last_used_at', 'created_at', 'updated_at'],
    },
    sample: { from_path: '/essai', to_address: '/contact' },
  },
  missing_pages: notFound(['path', 'referring_host']),
  empty_searches: notFound(['words']),
  search_synonyms: {
    visibleRows: ['refused', 'nothing'],
    may: content,
    columns: { writable: ['words'], readOnly: ['id', 'expressions', 'created_at', 'updated_at'] },
    sample: { words: 'essai, épreuve' },
    change: { words: 'autre, différent' },
  },
  webhooks: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: everything },
    columns: { writable: ['url', 'events', 'enabled'], readOnly: ['id', 'secret', 'created_at', 'updated_at'] },
    sample: { url: 'https://hook.example.fr/essai', events: ['contact.created'] },
  },
  activity_log: {
    visibleRows: ['refused', 'nothing'],
    may: { owner: ['select'] },
    columns: { readOnly: ['id', 'happened_at', 'account_id', 'source', 'event', 'table_name', 'row_id', 'columns'] },
  },
  revisions: {
    visibleRows: ['refused', 'nothing'],
    may: {
      owner: ['select', 'update', 'others'],
      editor: ['select', 'update', 'others'],
      author: ['select', 'update'],
    },
    columns: { readOnly: ['id', 'table_name', 'row_id', 'content', 'saved_at', 'saved_by', 'automatic_since'] },
  },
  blog_categories: {
    visibleRows: ['everything', 'everything'],
    may: content,
    columns: {
      writable: ['title', 'category', 'name', 'introduction', 'description', 'keywords'],
      readOnly: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
};

/** The same rights, for callers that look up a table by a name. */
export const tableRights: Readonly<Record<string, TableRights>> = rights;

import { postColumns } from '@agency/domain/tables/blog-posts';
import type { Database } from '@agency/supabase/types';
import { type Column, namesOf } from '@agency/domain/tables/column';
import { pageColumns } from '@agency/domain/tables/pages';
import { unusedAccountId, storedRows } from './function-rights';
import type { Action, Permissions, TableRights } from './table-rights';

/**
 * The columns of a text that administrators may write: all at insert, plain values at update; functions save the rest.
 */
function textsApart<const Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
  plain: readonly (keyof Columns & string)[],
) {
  return {
    written: plain,
    inserted: namesOf(columns).filter((name) => columns[name]?.editable && !plain.includes(name)),
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
  seen: ['published', 'published'],
  published: { published: true },
  may: content,
  columns: {
    written: [...columns, 'position', 'published', 'is_example'],
    kept: ['id', 'created_at', 'updated_at'],
    hidden: ['created_at', 'updated_at'],
  },
});

/** Tables of addresses and words that visitors did not find. A function counts them. */
const notFound = <Name extends string>(
  columns: readonly Name[],
): TableRights<Name | 'id' | 'times' | 'first_seen_at' | 'last_seen_at'> => ({
  seen: ['refused', 'nothing'],
  may: { owner: ['select', 'delete'], editor: ['select', 'delete'], reader: ['select'] },
  columns: { kept: ['id', ...columns, 'times', 'first_seen_at', 'last_seen_at'] },
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
    seen: ['linked', 'linked'],
    may: { ...pairs, reader: ['select'] },
    columns: { inserted: ['case_study_id', 'tool_id'] },
  },
  // The trash and comments come before articles, which their own tests delete: visitors read a comment only where they read its article,
  // and authors read those that they deleted.
  trash: {
    seen: ['refused', 'nothing'],
    may: {
      owner: ['select', 'update', 'delete', 'others'],
      editor: ['select', 'update', 'delete', 'others'],
      author: ['select', 'update'],
    },
    columns: { kept: ['id', 'table_name', 'content', 'deleted_at', 'deleted_by'] },
  },
  comments: {
    seen: ['published', 'nothing'],
    published: { status: 'approved' },
    may: personal,
    columns: {
      inserted: ['words', 'post_id', 'parent_id'],
      changed: ['status'],
      kept: ['id', 'name', 'email', 'from_agency', 'created_at', 'moderated_at'],
      hidden: ['email', 'moderated_at'],
    },
    sample: { post_id: storedRows.publishedId },
  },
  blog_posts: {
    seen: ['published', 'published'],
    published: { status: 'published' },
    may: {
      owner: [...everything, 'others', 'publish'],
      editor: [...everything, 'others', 'publish'],
      author: [...everything, 'propose'],
      reader: ['select', 'others'],
    },
    columns: {
      ...textsApart(postColumns, ['featured', 'featured_until', 'status', 'published_at']),
      kept: ['id', 'proposed_at', 'view_count', 'created_at', 'updated_at', 'summary', 'search_vector', 'rank_vector'],
      hidden: ['slug_origin', 'author_id', 'proposed_at', 'search_vector', 'rank_vector'],
    },
  },
  pages: {
    seen: ['published', 'nothing'],
    published: { status: 'published' },
    may: content,
    columns: {
      ...textsApart(pageColumns, ['status', 'published_at', 'sort_order']),
      kept: ['id', 'created_at', 'updated_at', 'essential', 'blocks_text', 'summary'],
      hidden: ['slug_origin', 'content', 'blocks', 'blocks_text', 'essential', 'summary'],
    },
  },
  contacts: {
    seen: ['refused', 'nothing'],
    may: personal,
    sent: true,
    columns: {
      written: ['name', 'email', 'phone', 'company', 'service_interest'],
      inserted: ['message', 'source', 'utm_source', 'referrer'],
      changed: ['status'],
      kept: ['id', 'notes', 'notes_updated_at', 'created_at', 'updated_at', 'search_text'],
    },
    sample: { email: 'essai@example.fr', source: 'website' },
  },
  site_settings: {
    seen: ['everything', 'everything'],
    may: { owner: ['select', 'update'], editor: ['select'], reader: ['select'] },
    columns: { kept: ['key', 'value', 'created_at', 'updated_at'] },
    sample: { key: 'contact_phone' },
  },
  pictures: {
    seen: ['refused', 'nothing'],
    may: { owner: ['select', 'update'], editor: ['select', 'update'], author: ['select'], reader: ['select'] },
    columns: { changed: ['title', 'alt', 'caption', 'tags', 'focus_x', 'focus_y'], kept: ['name'] },
  },
  testimonials: ownList(['words', 'name', 'trade', 'place']),
  team_members: ownList(['name', 'role', 'bio']),
  key_figures: ownList(['value', 'prefix', 'label']),
  faq_entries: ownList(['question', 'answer']),
  case_studies: {
    ...ownList([]),
    columns: {
      written: [
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
      kept: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at'],
    },
  },
  partners: ownList(['name', 'url', 'sentence']),
  tools: {
    ...ownList([]),
    columns: {
      written: ['name', 'url', 'sentence', 'position', 'published'],
      kept: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
  profiles: {
    seen: ['refused', 'nothing', 'own'],
    may: {
      owner: ['select', 'update', 'others'],
      editor: ['select', 'update'],
      author: ['select', 'update'],
      reader: ['select', 'update'],
    },
    columns: {
      changed: ['name', 'slug', 'picture_url', 'biography', 'weekly_mail'],
      kept: ['id', 'created_at', 'updated_at'],
    },
    sample: { id: unusedAccountId },
    change: { biography: 'Essai' },
  },
  services: {
    ...ownList([]),
    columns: {
      written: [
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
      kept: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
  menu_links: {
    seen: ['refused', 'nothing'],
    may: content,
    columns: {
      written: ['label', 'place', 'heading', 'hint', 'target', 'hidden', 'position'],
      kept: ['id', 'created_at', 'updated_at'],
    },
    sample: { target: '/contact' },
    change: { hidden: true },
  },
  admins: {
    seen: ['refused', 'nothing', 'own'],
    may: { owner: everything },
    removedByFunctions: true,
    columns: { kept: ['user_id', 'role', 'created_at'] },
    sample: { user_id: unusedAccountId },
  },
  newsletter_subscribers: {
    seen: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'delete'], editor: ['select', 'insert', 'delete'] },
    columns: {
      kept: [
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
    seen: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'update'], editor: ['select', 'insert', 'update'], reader: ['select'] },
    columns: {
      kept: [
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
    seen: ['refused', 'nothing'],
    may: { owner: ['select', 'insert', 'update'], editor: ['select', 'insert', 'update'] },
    columns: {
      kept: [
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
    seen: ['refused', 'nothing'],
    may: content,
    columns: {
      written: ['from_path', 'to_address', 'kind'],
      kept: ['id', 'hits', 'last_used_at', 'created_at', 'updated_at'],
    },
    sample: { from_path: '/essai', to_address: '/contact' },
  },
  missing_pages: notFound(['path', 'referring_host']),
  empty_searches: notFound(['words']),
  search_synonyms: {
    seen: ['refused', 'nothing'],
    may: content,
    columns: { written: ['words'], kept: ['id', 'expressions', 'created_at', 'updated_at'] },
    sample: { words: 'essai, épreuve' },
    change: { words: 'autre, différent' },
  },
  webhooks: {
    seen: ['refused', 'nothing'],
    may: { owner: everything },
    columns: { written: ['url', 'events', 'enabled'], kept: ['id', 'secret', 'created_at', 'updated_at'] },
    sample: { url: 'https://hook.example.fr/essai', events: ['contact.created'] },
  },
  activity_log: {
    seen: ['refused', 'nothing'],
    may: { owner: ['select'] },
    columns: { kept: ['id', 'happened_at', 'account_id', 'source', 'event', 'table_name', 'row_id', 'columns'] },
  },
  revisions: {
    seen: ['refused', 'nothing'],
    may: {
      owner: ['select', 'update', 'others'],
      editor: ['select', 'update', 'others'],
      author: ['select', 'update'],
    },
    columns: { kept: ['id', 'table_name', 'row_id', 'content', 'saved_at', 'saved_by', 'automatic_since'] },
  },
  blog_categories: {
    seen: ['everything', 'everything'],
    may: content,
    columns: {
      written: ['title', 'category', 'name', 'introduction', 'description', 'keywords'],
      kept: ['id', 'created_at', 'updated_at'],
      hidden: ['created_at', 'updated_at'],
    },
  },
};

/** The same rights, for callers that look up a table by a name. */
export const tableRights: Readonly<Record<string, TableRights>> = rights;

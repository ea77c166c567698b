import { archiveAt, listOfTerm, presentBlog, presentFeed } from './archives';
import { assemble } from './assemble';
import { commentWords, oneLevel } from './comments';
import type { FoundItem } from './found-item';
import { groupedBy } from './grouped';
import { Losses } from './losses';
import { ImportFileError, type ImportedComment, type ImportedSite, type OnItem } from './model';
import { lexicalWords } from './lexical';
import { emailShape } from '@agency/domain/contacts';

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[]>>;

/** Where Ghost writes the address of its own site, which its export does not name. */
const OWN_ADDRESS = '__GHOST_URL__';

/**
 * Reads the JSON that « Settings → Import/Export » of Ghost 5 and 6 writes.
 * @param siteUrl the address of the former site; without it, pictures and links of the site keep a path
 * @throws {ImportFileError}
 */
export function readGhost(content: unknown, siteUrl: string, onItem: OnItem): ImportedSite {
  const tables = tablesOf(content);
  const losses = new Losses();
  const authors = namesOf(tables['users']);
  const tags = new Map(rowsOf(tables, 'tags').map((tag) => [text(tag['id']), tag]));
  const [signed, tagged, meta, commented] = ['posts_authors', 'posts_tags', 'posts_meta', 'comments'].map((name) =>
    byPost(rowsOf(tables, name)),
  );
  const members = new Map(rowsOf(tables, 'members').map((member) => [text(member['id']), member]));
  const found = rowsOf(tables, 'posts').map((post) => {
    const id = text(post['id']);
    const kind = post['type'] === 'page' || post['page'] === 1 ? 'page' : 'post';
    return foundItem(post, kind, {
      author: (signed?.get(id) ?? []).map((row) => authors.get(text(row['author_id']))).join(', '),
      terms: (tagged?.get(id) ?? []).flatMap((row) => termOf(tags.get(text(row['tag_id'])))),
      meta: meta?.get(id)?.[0] ?? {},
      comments: commentsOf(commented?.get(id) ?? [], members),
      siteUrl,
    });
  });
  for (const table of ['members', 'snippets', 'offers'])
    if (rowsOf(tables, table).length > 0) losses.add('type', table, rowsOf(tables, table).length);
  const addresses = [
    { from_path: '/rss', to_address: presentFeed },
    ...[...tags.values()].flatMap((tag) =>
      termOf(tag).flatMap((name) => archiveAt(`/tag/${text(tag['slug'])}`, listOfTerm(name), '/rss')),
    ),
    ...rowsOf(tables, 'users').flatMap((user) => archiveAt(`/author/${text(user['slug'])}`, presentBlog, '/rss')),
  ];
  return {
    source: `ghost ${siteUrl}`.trim(),
    items: assemble(found, siteUrl, onItem),
    addresses,
    losses: losses.list(),
  };
}

interface Around {
  readonly author: string;
  readonly terms: readonly string[];
  readonly meta: Row;
  readonly comments: readonly ImportedComment[];
  readonly siteUrl: string;
}

function foundItem(post: Row, kind: 'post' | 'page', { author, terms, meta, comments, siteUrl }: Around): FoundItem {
  const losses = new Losses();
  const here = (value: unknown): string => text(value).replaceAll(OWN_ADDRESS, siteUrl);
  const status = text(post['status']);
  const visibility = text(post['visibility']) || 'public';
  const isPublic = (status === 'published' || status === 'scheduled') && visibility === 'public';
  if (visibility !== 'public') losses.add('status', visibility);
  if (status === 'sent') losses.add('status', status);
  const rendered = here(post['html']);
  if (rendered === '' && (post['lexical'] || post['mobiledoc']))
    losses.add('block', post['lexical'] ? 'lexical' : 'mobiledoc');
  const slug = text(post['slug']);
  return {
    source_id: text(post['id']),
    kind,
    title: text(post['title']).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    slug,
    html: rendered || lexicalWords(post['lexical']) || text(post['plaintext']),
    linesAreParagraphs: rendered === '' && !post['lexical'],
    excerpt: text(post['custom_excerpt']),
    author,
    terms,
    featured: post['featured'] === true || post['featured'] === 1,
    picture: text(post['feature_image'])
      ? {
          address: here(post['feature_image']),
          alt: text(meta['feature_image_alt']),
          caption: text(meta['feature_image_caption']),
        }
      : undefined,
    status: isPublic ? 'published' : 'draft',
    publishedAt: dateOf(post['published_at']),
    createdAt: dateOf(post['created_at']),
    updatedAt: dateOf(post['updated_at']),
    metaTitle: text(meta['meta_title']),
    metaDescription: text(meta['meta_description']),
    paths: slug && status === 'published' ? [`/${slug}/`] : [],
    comments,
    losses,
  };
}

/** The file holds its tables in `db[0].data`, or in `data`. */
function tablesOf(content: unknown): Tables {
  const { db, data } = (content ?? {}) as {
    readonly db?: readonly { readonly data?: unknown }[];
    readonly data?: unknown;
  };
  const tables = (Array.isArray(db) ? db[0]?.data : data) as Tables | undefined;
  if (!Array.isArray(tables?.['posts'])) throw new ImportFileError('not-an-export');
  return tables;
}

const rowsOf = (tables: Tables, name: string): readonly Row[] => (Array.isArray(tables[name]) ? tables[name] : []);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const namesOf = (users: Tables[string] = []): ReadonlyMap<string, string> =>
  new Map(users.map((user) => [text(user['id']), text(user['name'])]));

/** Rows by the post that they are of, in their order. */
const byPost = (rows: readonly Row[]): ReadonlyMap<string, Row[]> =>
  groupedBy(
    rows.toSorted((one, other) => Number(one['sort_order'] ?? 0) - Number(other['sort_order'] ?? 0)),
    (row) => text(row['post_id']),
  );

/** Internal tags, such as « #newsletter », were shown to nobody. */
const termOf = (tag: Row = {}): string[] => {
  const name = text(tag['name']);
  return name === '' || name.startsWith('#') || tag['visibility'] === 'internal' ? [] : [name];
};

function dateOf(value: unknown): string | undefined {
  const date =
    typeof value === 'number'
      ? value
      : Date.parse(text(value).replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z'));
  return Number.isNaN(date) ? undefined : new Date(date).toISOString();
}

/** Comments and members are in an export of everything, not in the usual one. */
function commentsOf(rows: readonly Row[], members: ReadonlyMap<string, Row>): ImportedComment[] {
  const comments = rows
    .filter((comment) => ['published', 'hidden'].includes(text(comment['status'])))
    .flatMap((comment): ImportedComment[] => {
      const { name, email } = members.get(text(comment['member_id'])) ?? {};
      const words = commentWords(text(comment['html']));
      if (words === '') return [];
      return [
        {
          source_id: text(comment['id']),
          parent: text(comment['parent_id']) || null,
          name: text(name).slice(0, 100) || 'Anonyme',
          email: emailShape.test(text(email)) ? text(email) : null,
          words,
          from_agency: false,
          status: comment['status'] === 'published' ? 'approved' : 'pending',
          created_at: dateOf(comment['created_at']) ?? new Date(0).toISOString(),
        },
      ];
    });
  return oneLevel(comments);
}

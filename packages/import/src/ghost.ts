import { archiveRedirects, addressOfTerm, blogPath, feedPath } from './archives';
import { assemble } from './assemble';
import type { FoundItem } from './found-item';
import { hasNoindex, withoutGatedBlocks } from './ghost-gates';
import { commentsOf } from './ghost-comments';
import { byPost, dateOf, isTrue, rowsOf, settingOf, text, type Row, type Tables } from './ghost-rows';
import { Omissions } from './omissions';
import { ImportFileError, type ImportedComment, type ImportedSite, type OnItem } from './model';
import { lexicalWords } from './lexical';
import { nameUnsupportedFields } from './unsupported-fields';

/** The placeholder that Ghost writes for its own address, which its export does not contain. */
const OWN_ADDRESS = '__GHOST_URL__';
const SOCIAL = ['og_title', 'og_description', 'og_image', 'twitter_title', 'twitter_description', 'twitter_image'];

/**
 * Reads the JSON that "Settings → Import/Export" of Ghost 5 and 6 writes.
 * @param siteUrl the address of the former site; without it, pictures and links of the site stay paths
 * @throws {ImportFileError}
 */
export function readGhost(content: unknown, siteUrl: string, onItem: OnItem): ImportedSite {
  const tables = tablesOf(content);
  const omissions = new Omissions();
  const authors = namesOf(tables['users']);
  const tags = new Map(rowsOf(tables, 'tags').map((tag) => [text(tag['id']), tag]));
  const [signed, tagged, meta, commented] = ['posts_authors', 'posts_tags', 'posts_meta', 'comments'].map((name) =>
    byPost(rowsOf(tables, name)),
  );
  const site: SiteRules = {
    siteUrl,
    isPrivate: isTrue(settingOf(tables, 'is_private')),
    exportedAt: exportedAtOf(content),
    showsComments: settingOf(tables, 'comments_enabled') !== 'off',
  };
  const members = new Map(rowsOf(tables, 'members').map((member) => [text(member['id']), member]));
  const found = rowsOf(tables, 'posts').map((post) => {
    const id = text(post['id']);
    const kind = post['type'] === 'page' || post['page'] === 1 ? 'page' : 'post';
    return foundItem(post, kind, {
      author: (signed?.get(id) ?? []).map((row) => authors.get(text(row['author_id']))).join(', '),
      terms: (tagged?.get(id) ?? []).flatMap((row) => termOf(tags.get(text(row['tag_id'])))),
      meta: meta?.get(id)?.[0] ?? {},
      comments: commentsOf(commented?.get(id) ?? [], members, site.showsComments),
      site,
    });
  });
  for (const table of ['members', 'snippets', 'offers'])
    if (rowsOf(tables, table).length > 0) omissions.add('type', table, rowsOf(tables, table).length);
  if (text(settingOf(tables, 'codeinjection_head')) + text(settingOf(tables, 'codeinjection_foot')) !== '')
    omissions.add('field', 'code');
  const addresses = [
    { from_path: '/rss', to_address: feedPath },
    ...[...tags.values()].flatMap((tag) =>
      termOf(tag).flatMap((name) => archiveRedirects(`/tag/${text(tag['slug'])}`, addressOfTerm(name), '/rss')),
    ),
    ...rowsOf(tables, 'users').flatMap((user) => archiveRedirects(`/author/${text(user['slug'])}`, blogPath, '/rss')),
  ];
  return {
    source: `ghost ${siteUrl}`.trim(),
    items: assemble(found, siteUrl, onItem, { addresses }),
    addresses,
    omissions: omissions.list(),
  };
}

interface ItemContext {
  readonly author: string;
  readonly terms: readonly string[];
  readonly meta: Row;
  readonly comments: readonly ImportedComment[];
  readonly site: SiteRules;
}

/** Settings of the former site that apply to all of its items. */
interface SiteRules {
  readonly siteUrl: string;
  /** Whether a password protected the whole site. */
  readonly isPrivate: boolean;
  readonly exportedAt: number;
  readonly showsComments: boolean;
}

function foundItem(post: Row, kind: 'post' | 'page', { author, terms, meta, comments, site }: ItemContext): FoundItem {
  const omissions = new Omissions();
  const here = (value: unknown): string => text(value).replaceAll(OWN_ADDRESS, site.siteUrl);
  const status = text(post['status']);
  const visibility = text(post['visibility']) || 'public';
  const publishedAt = dateOf(post['published_at']);
  const reasons = [
    ...(visibility === 'public' ? [] : [visibility]),
    ...(status === 'sent' || isTrue(meta['email_only']) || isTrue(post['email_only']) ? ['sent'] : []),
    // The planned time has passed since the export, but nobody saw the article there.
    ...(status === 'scheduled' && !(Date.parse(publishedAt ?? '') > site.exportedAt) ? ['missed'] : []),
    ...(site.isPrivate ? ['site-private'] : []),
    ...(hasNoindex(text(post['codeinjection_head'])) ? ['noindex'] : []),
  ];
  for (const reason of reasons) omissions.add('status', reason);
  const isPublic = (status === 'published' || status === 'scheduled') && reasons.length === 0;
  const rendered = withoutGatedBlocks(here(post['html']), omissions);
  const wasRendered = text(post['html']) !== '';
  if (!wasRendered && (post['lexical'] || post['mobiledoc']))
    omissions.add('block', post['lexical'] ? 'lexical' : 'mobiledoc');
  const slug = text(post['slug']);
  const [metaTitle, metaDescription] = [text(meta['meta_title']), text(meta['meta_description'])];
  const excerpt = text(post['custom_excerpt']);
  nameUnsupportedFields(
    {
      canonical: here(post['canonical_url']),
      own: [`${site.siteUrl}/${slug}/`],
      code: text(post['codeinjection_head']) + text(post['codeinjection_foot']),
      social: SOCIAL.map((name) => here(meta[name])),
      shown: [text(post['title']), metaTitle, metaDescription, excerpt, here(post['feature_image'])],
    },
    omissions,
  );
  return {
    source_id: text(post['id']),
    kind,
    title: text(post['title']).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    slug,
    html: wasRendered ? rendered : lexicalWords(post['lexical']) || text(post['plaintext']),
    linesAreParagraphs: !wasRendered && !post['lexical'],
    excerpt,
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
    publishedAt,
    createdAt: dateOf(post['created_at']),
    updatedAt: dateOf(post['updated_at']),
    metaTitle,
    metaDescription,
    paths: slug && status === 'published' ? [`/${slug}/`] : [],
    comments,
    omissions,
  };
}

/** Returns the tables of an export: they are in `db[0].data`, or in `data`. @throws {ImportFileError} for another file */
function tablesOf(content: unknown): Tables {
  const { db, data } = (content ?? {}) as {
    readonly db?: readonly { readonly data?: unknown }[];
    readonly data?: unknown;
  };
  const tables = (Array.isArray(db) ? db[0]?.data : data) as Tables | undefined;
  if (!Array.isArray(tables?.['posts'])) throw new ImportFileError('not-an-export');
  return tables;
}

/** The time when Ghost wrote the file; now, if the file does not say. */
function exportedAtOf(content: unknown): number {
  const { db, meta } = (content ?? {}) as { readonly db?: readonly { readonly meta?: Row }[]; readonly meta?: Row };
  const at = Number((Array.isArray(db) ? db[0]?.meta : meta)?.['exported_on']);
  return at > 0 ? at : Date.now();
}

const namesOf = (users: Tables[string] = []): ReadonlyMap<string, string> =>
  new Map(users.map((user) => [text(user['id']), text(user['name'])]));

/** Visitors never saw internal tags, such as `#newsletter`. */
const termOf = (tag: Row = {}): string[] => {
  const name = text(tag['name']);
  return name === '' || name.startsWith('#') || tag['visibility'] === 'internal' ? [] : [name];
};

import { archiveRedirects, addressOfTerm, blogPath, feedPath } from './archives';
import { childrenOf, childWords, wordsOf, type MarkupElement } from './markup';
import type { FormerAddress } from './model';
import { plainWords } from './plain-words';

/** WordPress' own category for articles without one. */
export const noCategory: ReadonlySet<string> = new Set(['', 'uncategorized', 'non-classe', 'sans-categorie']);

/**
 * Returns the former addresses of an article or a page: its permalink, those from before its slug changed, short links with its id, and
 * the pages about the files that were uploaded with it.
 */
export function pathsOf(item: MarkupElement, attachments: readonly MarkupElement[], siteUrl: string): string[] {
  const permalinks = permalinkOf(item).flatMap((path) => [
    path,
    ...childrenOf(item, 'wp:postmeta')
      .filter((meta) => childWords(meta, 'wp:meta_key') === '_wp_old_slug')
      .map((meta) => path.replace(/[^/]+(\/?)$/, `${childWords(meta, 'wp:meta_value')}$1`)),
  ]);
  const names = ['p', ...(childWords(item, 'wp:post_type') === 'page' ? ['page_id'] : [])];
  return [
    ...permalinks,
    ...names.flatMap((name) => queryAt(siteUrl, `${name}=${childWords(item, 'wp:post_id')}`)),
    ...attachments.flatMap((attachment) => pagesOf(attachment, siteUrl)),
  ];
}

/** Returns the addresses of the page about an uploaded file. */
export const pagesOf = (attachment: MarkupElement, siteUrl: string): string[] => [
  ...permalinkOf(attachment),
  ...queryAt(siteUrl, `attachment_id=${childWords(attachment, 'wp:post_id')}`),
];

/** Returns the path of an item's permalink; empty for a site without permalinks, and for a draft. */
function permalinkOf(item: MarkupElement): string[] {
  const link = childWords(item, 'link');
  const { pathname = '/', search = '' } = URL.canParse(link) ? new URL(link) : {};
  return search === '' && pathname !== '/' ? [pathname] : [];
}

/** A query identifies an article only at the root of a site: redirects in folders know only paths. */
const queryAt = (siteUrl: string, query: string): string[] => (folderOf(siteUrl) === '' ? [`/?${query}`] : []);

const folderOf = (siteUrl: string): string =>
  URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/+$/, '') : '';

const isOf = (item: MarkupElement, type: string, status: string): boolean =>
  childWords(item, 'wp:post_type') === type && childWords(item, 'wp:status') === status;

/** Returns the feeds and archives at WordPress's default addresses, and the pages of files that no article shows. */
export function archivesOf(channel: MarkupElement, items: readonly MarkupElement[], siteUrl: string): FormerAddress[] {
  const folder = folderOf(siteUrl);
  const posts = items.filter((item) => isOf(item, 'post', 'publish'));
  const ids = new Set(items.map((item) => childWords(item, 'wp:post_id')));
  const alone = items.filter(
    (item) => isOf(item, 'attachment', 'inherit') && !ids.has(childWords(item, 'wp:post_parent')),
  );
  const archive = (path: string, query: string, list: string): FormerAddress[] => [
    ...archiveRedirects(folder + path, list, '/feed'),
    ...queryAt(siteUrl, query).map((from_path) => ({ from_path, to_address: list })),
  ];
  const categories = new Map(
    childrenOf(channel, 'wp:category').map((term) => [childWords(term, 'wp:category_nicename'), term]),
  );
  // An export of only « Articles » lists no terms: only the articles name them.
  const termsOfPosts = (domain: string): [string, string][] =>
    posts
      .flatMap((post) => childrenOf(post, 'category'))
      .filter(({ attributes }) => attributes['domain'] === domain && !noCategory.has(attributes['nicename'] ?? ''))
      .map((term) => [term.attributes['nicename'] ?? '', plainWords(wordsOf(term))]);
  const unlisted = (domain: string, listed: readonly MarkupElement[], nicename: string): Map<string, string> => {
    const known = new Set(listed.map((term) => childWords(term, nicename)));
    return new Map(termsOfPosts(domain).filter(([slug]) => !known.has(slug)));
  };
  const tags = childrenOf(channel, 'wp:tag');
  const days = [...new Set(posts.map((post) => childWords(post, 'wp:post_date').slice(0, 10)))]
    .filter((day) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day))
    .map((day) => day.split('-'));
  const dates = new Set(days.flatMap((day) => day.map((_part, index) => day.slice(0, index + 1).join('/'))));
  return [
    ...['/feed', '/feed/rss2', '/feed/atom', '/comments/feed'].map((path) => folder + path),
    ...['rss2', 'rss', 'atom'].flatMap((format) => queryAt(siteUrl, `feed=${format}`)),
  ]
    .map((from_path): FormerAddress => ({ from_path, to_address: feedPath }))
    .concat(
      [...categories].flatMap(([nicename, term]) => {
        const list = addressOfTerm(plainWords(childWords(term, 'wp:cat_name')));
        const nested = [nicename, ...ancestorsOf(term, categories)].toReversed().join('/');
        return [...new Set([nicename, nested])].flatMap((path) =>
          archive(`/category/${path}`, `cat=${childWords(term, 'wp:term_id')}`, list),
        );
      }),
      [...unlisted('category', [...categories.values()], 'wp:category_nicename')].flatMap(([slug, name]) =>
        archiveRedirects(`${folder}/category/${slug}`, addressOfTerm(name), '/feed'),
      ),
      [...unlisted('post_tag', tags, 'wp:tag_slug')].flatMap(([slug, name]) =>
        archive(`/tag/${slug}`, `tag=${slug}`, addressOfTerm(name)),
      ),
      tags.flatMap((term) => {
        const slug = childWords(term, 'wp:tag_slug');
        return archive(`/tag/${slug}`, `tag=${slug}`, addressOfTerm(plainWords(childWords(term, 'wp:tag_name'))));
      }),
      childrenOf(channel, 'wp:author').flatMap((author) =>
        nicenamesOf(author).flatMap((name) =>
          archive(`/author/${name}`, `author=${childWords(author, 'wp:author_id')}`, blogPath),
        ),
      ),
      alone.flatMap((attachment) =>
        pagesOf(attachment, siteUrl).map((from_path) => ({ from_path, to_address: blogPath })),
      ),
      [...dates].flatMap((date) => archive(`/${date}`, `m=${date.replaceAll('/', '')}`, blogPath)),
    );
}

/** Returns the likely names of an author in addresses: from the login, as WordPress does it (`sanitize_title`), or the displayed name. */
const nicenamesOf = (author: MarkupElement): string[] => [
  ...new Set(
    ['wp:author_login', 'wp:author_display_name']
      .map((name) =>
        slugWords(childWords(author, name))
          .replace(/[./\s]+/g, '-')
          .replace(/[^a-z0-9_-]/g, '')
          .replace(/-+/g, '-')
          .replace(/^-|-$/g, ''),
      )
      .filter((name) => name !== ''),
  ),
];

const slugWords = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function ancestorsOf(term: MarkupElement, categories: ReadonlyMap<string, MarkupElement>): string[] {
  const found: string[] = [];
  for (let name = childWords(term, 'wp:category_parent'); name && !found.includes(name);) {
    found.push(name);
    const parent = categories.get(name);
    name = parent ? childWords(parent, 'wp:category_parent') : '';
  }
  return found;
}

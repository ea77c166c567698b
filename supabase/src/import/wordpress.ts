import { archiveOf, authorArchive, feedAt } from './archives';
import { assemble, commentWords, oneLevel, plainWords, type FoundItem } from './assemble';
import { Losses } from './losses';
import { childrenOf, childWords, readMarkup, wordsOf, type MarkupElement } from './markup';
import { ImportFileError, maxImportedText, type FormerAddress, type ImportedComment, type ImportedSite } from './model';
import { withoutShortcodes } from './shortcodes';
import { emailShape } from '../contacts';

const NO_CATEGORY = new Set(['uncategorized', 'non-classe', 'sans-categorie']);
/** Types of WordPress that are no content by themselves: drafts of drafts, the look of the theme. */
const SILENT_TYPES = new Set([
  'attachment',
  'revision',
  'wp_block',
  'wp_global_styles',
  'customize_changeset',
  'oembed_cache',
]);
/** « Sent » articles of Ghost and private ones of WordPress were for some readers: a draft shows nobody more than before. */
const DRAFTS = new Set(['draft', 'pending', 'private']);

/** Reads WXR, the file that « Outils → Exporter » of WordPress writes. @throws {ImportFileError} */
export function readWordPress(text: string): ImportedSite {
  const [channel] = childrenOf(childrenOf(readMarkup(text, 'xml'), 'rss')[0], 'channel');
  if (!channel || !childWords(channel, 'wp:wxr_version')) throw new ImportFileError('not-an-export');
  const siteUrl = childWords(channel, 'wp:base_blog_url') || childWords(channel, 'link');
  const items = childrenOf(channel, 'item');
  const site = new WordPressSite(channel, items);
  const losses = new Losses();
  const found = items.flatMap((item) => site.found(item, losses));
  return {
    source: `wordpress ${siteUrl}`,
    items: assemble(found, siteUrl),
    addresses: archivesOf(channel),
    losses: losses.list(),
  };
}

class WordPressSite {
  readonly #authors: ReadonlyMap<string, string>;
  readonly #attachments: ReadonlyMap<string, MarkupElement>;
  readonly #blocks: ReadonlyMap<string, string>;

  constructor(channel: MarkupElement, items: readonly MarkupElement[]) {
    this.#authors = new Map(
      childrenOf(channel, 'wp:author').map((author) => [
        childWords(author, 'wp:author_login'),
        childWords(author, 'wp:author_display_name'),
      ]),
    );
    const ofType = (type: string) =>
      items
        .filter((item) => childWords(item, 'wp:post_type') === type)
        .map((item) => [childWords(item, 'wp:post_id'), item] as const);
    this.#attachments = new Map(ofType('attachment'));
    this.#blocks = new Map(ofType('wp_block').map(([id, item]) => [id, childWords(item, 'content:encoded')]));
  }

  /** An article or a page; nothing for what is neither, which is counted. */
  found(item: MarkupElement, ofFile: Losses): FoundItem[] {
    const type = childWords(item, 'wp:post_type');
    const status = childWords(item, 'wp:status');
    if (SILENT_TYPES.has(type)) return [];
    if (type !== 'post' && type !== 'page') {
      ofFile.add('type', type);
      return [];
    }
    if (status !== 'publish' && status !== 'future' && !DRAFTS.has(status)) {
      ofFile.add('status', status);
      return [];
    }
    const losses = new Losses();
    const isProtected = childWords(item, 'wp:post_password') !== '';
    const isPublic = (status === 'publish' || status === 'future') && !isProtected;
    if (isProtected) losses.add('status', 'password');
    if (status === 'private' || status === 'pending') losses.add('status', status);
    const meta = metaOf(item);
    const raw = childWords(item, 'content:encoded');
    const html =
      raw.length > maxImportedText
        ? raw
        : withoutShortcodes(this.#withBlocks(raw), (id) => this.#pictureOf(id), losses);
    const thumbnail = meta.get('_thumbnail_id') ?? '';
    const attachment = this.#attachments.get(thumbnail);
    return [
      {
        source_id: childWords(item, 'wp:post_id'),
        kind: type,
        title: childWords(item, 'title'),
        slug: childWords(item, 'wp:post_name'),
        html,
        linesAreParagraphs: !raw.includes('<!-- wp:'),
        excerpt: childWords(item, 'excerpt:encoded'),
        author: this.#authors.get(childWords(item, 'dc:creator')) || childWords(item, 'dc:creator'),
        terms: termsOf(item),
        featured: childWords(item, 'wp:is_sticky') === '1',
        picture: this.#pictureOf(thumbnail),
        pictureAlt: (attachment && metaOf(attachment).get('_wp_attachment_image_alt')) ?? '',
        status: isPublic ? 'published' : 'draft',
        publishedAt: dateOf(item, 'wp:post_date_gmt', 'wp:post_date'),
        createdAt: dateOf(item, 'wp:post_date_gmt', 'wp:post_date'),
        updatedAt: dateOf(item, 'wp:post_modified_gmt', 'wp:post_modified'),
        metaTitle: plainWords(meta.get('_yoast_wpseo_title') ?? '')
          .replaceAll(/%%\w+%%/g, '')
          .trim(),
        metaDescription: plainWords(meta.get('_yoast_wpseo_metadesc') ?? ''),
        paths: pathsOf(item),
        comments: this.#commentsOf(item, losses),
        losses,
      },
    ];
  }

  #pictureOf(id: string): string | undefined {
    const attachment = this.#attachments.get(id);
    const address = attachment && childWords(attachment, 'wp:attachment_url');
    return address && address.length <= 2000 ? address : undefined;
  }

  /** A reusable block stands in the text by its number; a text that repeats one until it is too long stays as it is. */
  #withBlocks(text: string): string {
    let room = maxImportedText;
    return text.replace(/<!-- wp:block \{"ref":(\d+)[^}<]*\} \/-->/g, (whole, id: string) => {
      const block = this.#blocks.get(id) ?? whole;
      room -= block.length;
      return room > 0 ? block : whole;
    });
  }

  #commentsOf(item: MarkupElement, losses: Losses): ImportedComment[] {
    const comments = childrenOf(item, 'wp:comment').flatMap((comment): ImportedComment[] => {
      const approved = childWords(comment, 'wp:comment_approved');
      const type = childWords(comment, 'wp:comment_type');
      const words = commentWords(childWords(comment, 'wp:comment_content'));
      const isKept = (type === '' || type === 'comment') && (approved === '1' || approved === '0') && words !== '';
      if (!isKept) {
        losses.add('comment', type === '' || type === 'comment' ? approved || 'empty' : type);
        return [];
      }
      const email = childWords(comment, 'wp:comment_author_email');
      const parent = childWords(comment, 'wp:comment_parent');
      return [
        {
          source_id: childWords(comment, 'wp:comment_id'),
          parent: parent === '0' ? null : parent || null,
          name: plainWords(childWords(comment, 'wp:comment_author')).slice(0, 100) || 'Anonyme',
          email: emailShape.test(email) ? email : null,
          words,
          from_agency: !['', '0'].includes(childWords(comment, 'wp:comment_user_id')),
          status: approved === '1' ? 'approved' : 'pending',
          created_at: dateOf(comment, 'wp:comment_date_gmt', 'wp:comment_date') ?? new Date(0).toISOString(),
        },
      ];
    });
    return oneLevel(comments);
  }
}

/** The feed and the archives, at the addresses that WordPress gives them by itself. */
const archivesOf = (channel: MarkupElement): FormerAddress[] => [
  feedAt('/feed'),
  ...childrenOf(channel, 'wp:category').map((term) =>
    archiveOf(`/category/${childWords(term, 'wp:category_nicename')}`, childWords(term, 'wp:cat_name')),
  ),
  ...childrenOf(channel, 'wp:tag').map((term) =>
    archiveOf(`/tag/${childWords(term, 'wp:tag_slug')}`, childWords(term, 'wp:tag_name')),
  ),
  ...childrenOf(channel, 'wp:author').map((author) => authorArchive(childWords(author, 'wp:author_login'))),
];

const metaOf = (item: MarkupElement): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(item, 'wp:postmeta').map((meta) => [childWords(meta, 'wp:meta_key'), childWords(meta, 'wp:meta_value')]),
  );

const termsOf = (item: MarkupElement): string[] =>
  childrenOf(item, 'category')
    .filter(({ attributes }) => ['category', 'post_tag'].includes(attributes['domain'] ?? ''))
    .filter(({ attributes }) => !NO_CATEGORY.has(attributes['nicename'] ?? ''))
    .map((term) => plainWords(wordsOf(term)))
    .filter((term) => term !== '');

/** WordPress writes « 2026-11-25 09:30:00 », in UTC under the first name; zeros stand for no date. */
function dateOf(element: MarkupElement, inUtc: string, local: string): string | undefined {
  const text = [childWords(element, inUtc), childWords(element, local)].find((date) => /^[1-9]\d{3}-/.test(date));
  const iso = `${text?.replace(' ', 'T')}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : new Date(iso).toISOString();
}

/** The permalink, and those that the article had before its name changed. Drafts have none. */
function pathsOf(item: MarkupElement): string[] {
  const link = childWords(item, 'link');
  if (!URL.canParse(link)) return [];
  const { pathname, search } = new URL(link);
  if (search !== '' || pathname === '/') return [];
  const former = childrenOf(item, 'wp:postmeta')
    .filter((meta) => childWords(meta, 'wp:meta_key') === '_wp_old_slug')
    .map((meta) => pathname.replace(/[^/]+(\/?)$/, `${childWords(meta, 'wp:meta_value')}$1`));
  return [pathname, ...former];
}

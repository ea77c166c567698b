import { assemble } from './assemble';
import type { FoundItem } from './found-item';
import { groupedBy } from './grouped';
import { Losses } from './losses';
import { childrenOf, childWords, readMarkup, wordsOf, type MarkupElement } from './markup';
import { ImportFileError, maxImportedText, type ImportedPicture, type ImportedSite, type OnItem } from './model';
import { isPictureFile } from './pictures';
import { plainWords } from './plain-words';
import { withoutShortcodes } from './shortcodes';
import { archivesOf, pathsOf } from './wordpress-addresses';
import { commentsOf } from './wordpress-comments';
import { dateOf, metaOf } from './wordpress-fields';

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
export function readWordPress(text: string, onItem: OnItem): ImportedSite {
  const [channel] = childrenOf(childrenOf(readMarkup(text, 'xml'), 'rss')[0], 'channel');
  if (!channel || !childWords(channel, 'wp:wxr_version')) throw new ImportFileError('not-an-export');
  const siteUrl = childWords(channel, 'wp:base_blog_url') || childWords(channel, 'link');
  const items = childrenOf(channel, 'item');
  const site = new WordPressSite(channel, items, siteUrl);
  const losses = new Losses();
  const found = items.flatMap((item) => site.found(item, losses));
  return {
    source: `wordpress ${siteUrl}`,
    items: assemble(found, siteUrl, onItem, site.pictures),
    addresses: archivesOf(
      channel,
      items.filter(
        (item) => childWords(item, 'wp:post_type') === 'post' && childWords(item, 'wp:status') === 'publish',
      ),
      siteUrl,
    ),
    losses: losses.list(),
  };
}

class WordPressSite {
  readonly #authors: ReadonlyMap<string, string>;
  readonly #pictures: ReadonlyMap<string, ImportedPicture>;
  readonly #attachments: ReadonlyMap<string, readonly MarkupElement[]>;
  readonly #blocks: ReadonlyMap<string, string>;

  constructor(
    channel: MarkupElement,
    items: readonly MarkupElement[],
    readonly siteUrl: string,
  ) {
    this.#authors = new Map(
      childrenOf(channel, 'wp:author').map((author) => [
        childWords(author, 'wp:author_login'),
        childWords(author, 'wp:author_display_name'),
      ]),
    );
    const ofType = (type: string) => items.filter((item) => childWords(item, 'wp:post_type') === type);
    const attachments = ofType('attachment');
    this.#pictures = new Map(attachments.flatMap((item) => pictureOf(item).map((picture) => [idOf(item), picture])));
    this.#attachments = groupedBy(attachments, (item) => childWords(item, 'wp:post_parent'));
    this.#blocks = new Map(ofType('wp_block').map((item) => [idOf(item), childWords(item, 'content:encoded')]));
  }

  get pictures(): ImportedPicture[] {
    return [...this.#pictures.values()];
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
    const attachments = this.#attachments.get(childWords(item, 'wp:post_id')) ?? [];
    const raw = childWords(item, 'content:encoded');
    const html =
      raw.length > maxImportedText
        ? raw
        : withoutShortcodes(this.#withBlocks(raw), (ids) => this.#picturesAt(ids, attachments), losses);
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
        picture: this.#pictures.get(meta.get('_thumbnail_id') ?? ''),
        status: isPublic ? 'published' : 'draft',
        publishedAt: dateOf(item, 'wp:post_date_gmt', 'wp:post_date'),
        createdAt: dateOf(item, 'wp:post_date_gmt', 'wp:post_date'),
        updatedAt: dateOf(item, 'wp:post_modified_gmt', 'wp:post_modified'),
        metaTitle: plainWords(meta.get('_yoast_wpseo_title') ?? '')
          .replaceAll(/%%\w+%%/g, '')
          .trim(),
        metaDescription: plainWords(meta.get('_yoast_wpseo_metadesc') ?? ''),
        // Nobody had the address of what waits.
        paths: ['publish', 'private'].includes(status) ? pathsOf(item, attachments, this.siteUrl) : [],
        comments: commentsOf(item, losses),
        losses,
      },
    ];
  }

  #picturesAt(ids: readonly string[], sentWithIt: readonly MarkupElement[]): ImportedPicture[] {
    return ids.length > 0 ? ids.flatMap((id) => this.#pictures.get(id) ?? []) : sentWithIt.flatMap(pictureOf);
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
}

const termsOf = (item: MarkupElement): string[] =>
  childrenOf(item, 'category')
    .filter(({ attributes }) => ['category', 'post_tag'].includes(attributes['domain'] ?? ''))
    .filter(({ attributes }) => !NO_CATEGORY.has(attributes['nicename'] ?? ''))
    .map((term) => plainWords(wordsOf(term)))
    .filter((term) => term !== '');

/** Nothing for a file that is no picture. */
function pictureOf(attachment: MarkupElement): ImportedPicture[] {
  const address = childWords(attachment, 'wp:attachment_url');
  if (!isPictureFile(address) || address.length > 2000) return [];
  const alt = metaOf(attachment).get('_wp_attachment_image_alt') ?? '';
  return [{ address, alt, caption: plainWords(childWords(attachment, 'excerpt:encoded')) }];
}

const idOf = (item: MarkupElement): string => childWords(item, 'wp:post_id');

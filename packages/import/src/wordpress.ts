import { assemble } from './assemble';
import type { FoundItem } from './found-item';
import { groupedBy } from './grouped';
import { Omissions } from './omissions';
import { childrenOf, childWords, readMarkup, wordsOf, type MarkupElement } from './markup';
import { ImportFileError, maxImportedText, type ImportedPicture, type ImportedSite, type OnItem } from './model';
import { isPictureFile } from './pictures';
import { plainWords } from './plain-words';
import { isNoindex, isPostRestricted } from './restrictions';
import { seoFields } from './seo-fields';
import { withoutShortcodes, type AttachedFile, type Attachments } from './shortcodes';
import { PublicText, type Pattern } from './public-text';
import { nameUnsupportedFields } from './unsupported-fields';
import { archivesOf, noCategory, pathsOf } from './wordpress-addresses';
import { attachedFile, filesOf } from './wordpress-files';
import { commentsOf, authorIdsIn } from './wordpress-comments';
import { dateOf, metaOf } from './wordpress-fields';

/** Types of WordPress that are not content by themselves, such as revisions and settings of the theme. They are not reported. */
const SILENT_TYPES = new Set([
  'attachment',
  'revision',
  'wp_block',
  'wp_global_styles',
  'customize_changeset',
  'oembed_cache',
]);
/** Statuses of WordPress that the import keeps as drafts. Private texts are among them, because not everybody could read them. */
const DRAFTS = new Set(['draft', 'pending', 'private']);

/** Reads WXR, the file that « Outils → Exporter » of WordPress writes. @throws {ImportFileError} */
export function readWordPress(text: string, onItem: OnItem): ImportedSite {
  const [channel] = childrenOf(childrenOf(readMarkup(text, 'xml'), 'rss')[0], 'channel');
  if (!channel || !childWords(channel, 'wp:wxr_version')) throw new ImportFileError('not-an-export');
  const siteUrl = childWords(channel, 'wp:base_blog_url') || childWords(channel, 'link');
  const items = childrenOf(channel, 'item');
  const site = new WordPressSite(channel, items, siteUrl);
  const omissions = new Omissions();
  const found = items.flatMap((item) => site.found(item, omissions));
  const addresses = archivesOf(channel, items, siteUrl);
  const files = filesOf(items, found, siteUrl);
  return {
    source: `wordpress ${siteUrl}`,
    items: assemble(found, siteUrl, onItem, { pictures: site.pictures, addresses, files }),
    addresses,
    files,
    omissions: omissions.list(),
  };
}

class WordPressSite {
  readonly #authors: ReadonlyMap<string, string>;
  readonly #pictures: ReadonlyMap<string, ImportedPicture>;
  readonly #files: ReadonlyMap<string, AttachedFile>;
  readonly #attachmentIds: ReadonlySet<string>;
  readonly #attachments: ReadonlyMap<string, readonly MarkupElement[]>;
  readonly #patterns: ReadonlyMap<string, Pattern>;
  readonly #writers: ReadonlySet<string>;
  readonly #exportedAt: number;

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
    this.#attachmentIds = new Set(ofType('attachment').map(idOf));
    const attachments = ofType('attachment').filter(
      (item) => !['trash', 'private'].includes(childWords(item, 'wp:status')),
    );
    this.#pictures = new Map(attachments.flatMap((item) => pictureOf(item).map((picture) => [idOf(item), picture])));
    this.#files = new Map(attachments.flatMap((item) => attachedFile(item).map((file) => [idOf(item), file])));
    this.#attachments = groupedBy(attachments, (item) => childWords(item, 'wp:post_parent'));
    this.#patterns = new Map(ofType('wp_block').map((item) => [idOf(item), patternOf(item)]));
    this.#writers = authorIdsIn(channel, items);
    this.#exportedAt = Date.parse(childWords(channel, 'pubDate')) || Date.now();
  }

  get pictures(): ImportedPicture[] {
    return [...this.#pictures.values()];
  }

  /** Returns an article or a page; nothing for other types, which it counts. */
  found(item: MarkupElement, ofFile: Omissions): FoundItem[] {
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
    const omissions = new Omissions();
    const meta = metaOf(item);
    const attachments = this.#attachments.get(childWords(item, 'wp:post_id')) ?? [];
    const raw = childWords(item, 'content:encoded');
    const text = new PublicText({ patterns: this.#patterns, meta, omissions });
    const { html, refusal } = readable(raw, () =>
      withoutShortcodes(text.read(raw), this.#attachmentsAt(attachments), omissions),
    );
    const [title, excerpt] = [childWords(item, 'title'), childWords(item, 'excerpt:encoded')];
    const publishedAt = dateOf(item, 'wp:post_date_gmt', 'wp:post_date');
    const thumbnail = meta.get('_thumbnail_id') ?? '';
    const picture = this.#pictures.get(thumbnail);
    const awaitsPicture = /^[1-9]\d*$/.test(thumbnail) && !this.#attachmentIds.has(thumbnail);
    if (awaitsPicture) omissions.add('picture', 'featured');
    const reasons = [
      ...(childWords(item, 'wp:post_password') === '' ? [] : ['password']),
      ...(status === 'private' || status === 'pending' ? [status] : []),
      // The planned time has passed since the export, but nobody saw the article there.
      ...(status === 'future' && !(Date.parse(publishedAt ?? '') > this.#exportedAt) ? ['missed'] : []),
      ...(isPostRestricted(meta) ? ['restricted'] : []),
      ...(isNoindex(meta) ? ['noindex'] : []),
      ...(text.isDoubtful ? ['doubtful'] : []),
    ];
    for (const reason of reasons) omissions.add('status', reason);
    const plain = { title: plainWords(title), excerpt: plainWords(excerpt) };
    const { others, ...seo } = seoFields(meta, plain);
    const own = [childWords(item, 'link'), childWords(item, 'guid')];
    const shown = [plain.title, plain.excerpt, seo.metaTitle, seo.metaDescription, picture?.address ?? ''];
    nameUnsupportedFields({ ...others, own, code: '', shown }, omissions);
    const isPublic = (status === 'publish' || status === 'future') && reasons.length === 0;
    return [
      {
        source_id: childWords(item, 'wp:post_id'),
        kind: type,
        title,
        slug: childWords(item, 'wp:post_name'),
        html,
        linesAreParagraphs: !raw.includes('<!-- wp:'),
        excerpt,
        author: this.#authors.get(childWords(item, 'dc:creator')) || publicLogin(childWords(item, 'dc:creator')),
        terms: termsOf(item),
        featured: childWords(item, 'wp:is_sticky') === '1',
        picture,
        awaitsPicture,
        status: isPublic ? 'published' : 'draft',
        publishedAt,
        createdAt: publishedAt,
        updatedAt: dateOf(item, 'wp:post_modified_gmt', 'wp:post_modified'),
        ...seo,
        // Nobody had the address of an unpublished text.
        paths: ['publish', 'private'].includes(status) ? pathsOf(item, attachments, this.siteUrl) : [],
        comments: commentsOf(item, this.#writers, omissions),
        omissions,
        ...(refusal && { refusal }),
      },
    ];
  }

  #attachmentsAt(sentWithIt: readonly MarkupElement[]): Attachments {
    const or = (ids: readonly string[]): readonly string[] => (ids.length > 0 ? ids : sentWithIt.map(idOf));
    return {
      pictures: (ids) => or(ids).flatMap((id) => this.#pictures.get(id) ?? []),
      files: (ids) => or(ids).flatMap((id) => this.#files.get(id) ?? []),
    };
  }
}

const termsOf = (item: MarkupElement): string[] =>
  childrenOf(item, 'category')
    .filter(({ attributes }) => ['category', 'post_tag'].includes(attributes['domain'] ?? ''))
    .filter(({ attributes }) => !noCategory.has(attributes['nicename'] ?? ''))
    .map((term) => plainWords(wordsOf(term)))
    .filter((term) => term !== '');

/** Returns the picture of an upload; nothing for another file. */
function pictureOf(attachment: MarkupElement): ImportedPicture[] {
  const address = childWords(attachment, 'wp:attachment_url');
  if (!isPictureFile(address) || address.length > 2000) return [];
  const alt = metaOf(attachment).get('_wp_attachment_image_alt') ?? '';
  return [{ address, alt, caption: plainWords(childWords(attachment, 'excerpt:encoded')) }];
}

const idOf = (item: MarkupElement): string => childWords(item, 'wp:post_id');

const patternOf = (item: MarkupElement): Pattern => ({
  title: plainWords(childWords(item, 'title')),
  text: childWords(item, 'content:encoded'),
  isShown: childWords(item, 'wp:status') === 'publish' && childWords(item, 'wp:post_password') === '',
});

/** Returns the login that replaces an unknown name; empty for a login that is an e-mail address. */
const publicLogin = (login: string): string => (login.includes('@') ? '' : login);

/** Returns a text, or the reason why only its item is refused: it is too long or nests too deep. */
function readable(raw: string, read: () => string): Pick<FoundItem, 'html' | 'refusal'> {
  if (raw.length > maxImportedText) return { html: '', refusal: 'too-long' };
  try {
    return { html: read() };
  } catch (error) {
    if (error instanceof ImportFileError) return { html: '', refusal: 'too-deep' };
    throw error;
  }
}

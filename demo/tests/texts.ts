import { addressOfPage } from '@agency-site/domain/pages';
import { readSeedContent, type SeedText } from '@agency-site/import/seed-content';
import { countWords, textOfHtml } from '@agency-site/domain/reading-time';
import { repositoryPath } from '@agency-site/process/repository-root';

/** A page or an article of the seed, with its address on the site. */
export interface PlacedText extends SeedText {
  /** `blocks`: a page of blocks, which has no text of its own. */
  readonly kind: 'service' | 'sector' | 'automation' | 'legal' | 'article' | 'blocks';
  readonly address: string;
}

export const seed = readSeedContent(repositoryPath('demo/seed'));

const kindOf = ({ slug, blocks }: SeedText): PlacedText['kind'] => {
  if (slug.startsWith('services/')) return 'service';
  if (slug.startsWith('cas-usage/')) return 'sector';
  if (slug.startsWith('automatisations/')) return 'automation';
  return blocks.length > 0 ? 'blocks' : 'legal';
};

export const texts: readonly PlacedText[] = [
  ...seed.pages.map((page) => ({ ...page, kind: kindOf(page), address: addressOfPage(page.slug) })),
  ...seed.posts.map((post) => ({ ...post, kind: 'article' as const, address: `/blog/${post.slug}` })),
];

/** The rows of the tables about the agency, one line per row. Names of categories are left out: the specification fixes them. */
export const siteContentProse = Object.values(seed.siteContent)
  .flat()
  .map(({ category: _specified, ...row }) => Object.values(row).join(' '))
  .join('\n');

const offers = (seed.siteContent['services'] ?? []).map(({ slug, price }) => ({
  name: `{{prix ${String(slug).replace(/^.*\//, '')}}}`,
  price: Number(price),
}));

/** The value of a key of the front matter, with prices filled in as visitors see them. */
export const field = (text: SeedText, key: string): string =>
  offers.reduce(
    (words, { name, price }) => words.replaceAll(name, `${price} € HT`),
    String(text.frontMatter[key] ?? ''),
  );

/** Counts words and numbers, without the punctuation that French separates by a space. */
export const wordsOf = ({ html }: SeedText): number =>
  countWords(
    textOfHtml(html)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' '),
  );

/** The texts in a value, however deep. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  return typeof value === 'string' ? [value] : [];
};

/** The texts in blocks. Kinds and choices are left out, because they are single words. */
export const wordsOfBlocks = (blocks: SeedText['blocks']): string[] =>
  stringsIn(blocks).filter((text) => /\s/.test(text.trim()));

/** All text for readers and search engines, without <pre>, where spaces align columns. */
export const proseOf = ({ frontMatter, blocks, html }: SeedText): string =>
  [
    ...stringsIn(frontMatter),
    ...wordsOfBlocks(blocks).map(textOfHtml),
    textOfHtml(html.replace(/<pre>[\s\S]*?<\/pre>/g, '')),
  ].join('\n');

/** All prose of the demo, by its place. */
export const prose = [
  ...texts.map((text) => [text.address, proseOf(text)] as const),
  ['settings', Object.values(seed.settings).join('\n')] as const,
  ['site content', siteContentProse] as const,
  ['demo contacts', seed.demoContacts.map(({ message, notes }) => `${message}\n${notes ?? ''}`).join('\n')] as const,
];

import { readSeedContent, type SeedText } from '@agency/supabase/seed-content';
import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { repositoryPath } from '../../src/repository-root';

/** A page or an article of the seed, with its address on the site. */
export interface PlacedText extends SeedText {
  readonly kind: 'service' | 'sector' | 'automation' | 'legal' | 'article';
  readonly address: string;
}

export const seed = readSeedContent(repositoryPath('supabase/seed'));

const kindOf = (slug: string): PlacedText['kind'] => {
  if (slug.startsWith('services/')) return 'service';
  if (slug.startsWith('cas-usage/')) return 'sector';
  return slug.startsWith('automatisations/') ? 'automation' : 'legal';
};

export const texts: readonly PlacedText[] = [
  ...seed.pages.map((page) => ({ ...page, kind: kindOf(page.slug), address: `/${page.slug}` })),
  ...seed.posts.map((post) => ({ ...post, kind: 'article' as const, address: `/blog/${post.slug}` })),
];

/** What the site shows of the agency itself, a line for each row. */
export const siteContentProse = Object.values(seed.siteContent)
  .flat()
  .map((row) => Object.values(row).join(' '))
  .join('\n');

/** What a front matter says under a key, as text. */
export const field = (text: SeedText, key: string): string => String(text.frontMatter[key] ?? '');

/** What a reader counts as words: numbers and words, not the punctuation that French sets apart. */
export const wordsOf = ({ html }: SeedText): number =>
  countWords(
    textOfHtml(html)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' '),
  );

/** All that a reader or a search engine reads of a text, but for what <pre> aligns with spaces. */
export const proseOf = ({ frontMatter, html }: SeedText): string =>
  [...Object.values(frontMatter).flat().map(String), textOfHtml(html.replace(/<pre>[\s\S]*?<\/pre>/g, ''))].join('\n');

import { plainWords } from './plain-words';
import type { UnsupportedFields } from './unsupported-fields';

/** The custom fields of Yoast, Rank Math, SEOPress, AIOSEO and AIOSEO before version 4 for search engines. */
const TITLES = ['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_aioseop_title'];
const DESCRIPTIONS = [
  '_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description', '_aioseop_description',
]; // prettier-ignore
const CANONICAL = /^(_yoast_wpseo_canonical|rank_math_canonical_url|_seopress_robots_canonical|_aioseo_canonical_url)$/;
const SOCIAL =
  /^(_yoast_wpseo_(opengraph|twitter)-|rank_math_(facebook|twitter)_|_seopress_social_(fb|twitter)_|_aioseo_(og|twitter)_)(title|desc(ription)?|image|img)$/;

/** Placeholders, such as `%%sep%%` of Yoast and SEOPress, `%sep%` of Rank Math and `#separator_sa` of AIOSEO. */
const VARIABLE =
  /%%([a-z]\w*)%%|%([a-z]\w*)(?:\([^)%]*\))?%|#((?:post|page|separator|site|tagline|author|category|taxonomy|custom|current|permalink|attachment|archive|search)\w*)/gi;
const SEPARATORS = String.raw`[\s|·•»«~–—-]`;

interface ArticleValues {
  readonly title: string;
  readonly excerpt: string;
}

interface SeoFields {
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The fields that this product does not store. */
  readonly others: Pick<UnsupportedFields, 'canonical' | 'social'>;
}

/** An SEO plugin's fields with the article's values, without placeholders for the site and a title that equals the article's. */
export function seoFields(meta: ReadonlyMap<string, string>, values: ArticleValues): SeoFields {
  const written = (keys: readonly string[]): string =>
    filled(plainWords(keys.map((key) => meta.get(key)?.trim()).find((text) => text) ?? ''), values);
  const named = (pattern: RegExp): string[] =>
    [...meta].filter(([key]) => pattern.test(key)).map(([, value]) => filled(plainWords(value.trim()), values));
  const metaTitle = written(TITLES);
  return {
    metaTitle: metaTitle === values.title ? '' : metaTitle,
    metaDescription: written(DESCRIPTIONS),
    others: { canonical: named(CANONICAL).find((address) => address) ?? '', social: named(SOCIAL) },
  };
}

function filled(text: string, { title, excerpt }: ArticleValues): string {
  const words = text.replace(VARIABLE, (_whole, yoast?: string, rankMath?: string, aioseo?: string) => {
    const name = (yoast ?? rankMath ?? aioseo ?? '').toLowerCase();
    if (/^(post_?|page_?)?title$|^seo_title$/.test(name)) return title;
    if (/^(post_?)?excerpt(_only)?$/.test(name)) return excerpt;
    return name.startsWith('sep') ? ' – ' : ' ';
  });
  return words === text
    ? text
    : words
        .replace(/\s+/g, ' ')
        .replace(/ (?:– )+/g, ' – ')
        .replace(new RegExp(`^${SEPARATORS}+|${SEPARATORS}+$`, 'g'), '');
}

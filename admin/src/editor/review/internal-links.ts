import { categoryPath, postCategories } from '@agency/supabase/blog-posts';
import { screenPaths } from '@agency/supabase/pages';

/** A link of the text to the site itself, and what it leads to. */
export interface InternalLink {
  /** As written in the text. */
  readonly href: string;
  readonly to: 'article' | 'page';
  readonly slug: string;
}

const SCREENS: ReadonlySet<string> = new Set([...screenPaths, ...postCategories.map(categoryPath)]);

/**
 * The links that lead to a stored article or page of the site. Others are left out: to other sites, to a part of the
 * text, to mail and telephone, to the site's own screens and to files, whose address ends with an extension.
 * @param hrefs as written in the text
 * @param address the text's own public address, which relative links start from
 */
export function internalLinks(hrefs: readonly string[], address: string): InternalLink[] {
  const base = new URL(address, window.location.origin);
  return hrefs.flatMap((href): InternalLink[] => {
    if (href.startsWith('#') || !URL.canParse(href, base)) return [];
    const { origin, pathname } = new URL(href, base);
    if (origin !== base.origin) return [];
    // The site brings these to one address by itself.
    const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
    if (SCREENS.has(path) || /\.\w+$/.test(path)) return [];
    const article = /^\/blog\/(.+)/.exec(path)?.[1];
    return [article ? { href, to: 'article', slug: article } : { href, to: 'page', slug: path.slice(1) }];
  });
}

/** The shape that the database checks (`blog_posts_slug_shape`, `pages_slug_shape`). */
const LONGEST_SLUG = 200;

/**
 * The address segment made from a title (specification §5): lowercased, accents removed, other characters than a-z,
 * 0-9, spaces and hyphens removed, spaces turned into hyphens, repeated hyphens collapsed. Hyphens at either end are
 * dropped too and the rest is cut at 200 characters, because the database's slug shape refuses more.
 */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
}

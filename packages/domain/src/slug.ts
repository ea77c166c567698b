/** The longest slug that the database accepts (`blog_posts_slug_shape`, `pages_slug_shape`), in characters. */
const LONGEST_SLUG = 200;

/**
 * Derives an address segment from a title (specification §5): in lower case, without accents, other characters than a-z,
 * 0-9, spaces and hyphens removed, spaces turned into hyphens, repeated hyphens collapsed. The database accepts no hyphen
 * at either end and at most 200 characters, so the function also removes such hyphens and truncates the segment.
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

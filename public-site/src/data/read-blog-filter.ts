import { postCategories } from '@agency/supabase/blog-posts';
import { slugFromTitle } from '@agency/supabase/slug';
import type { BlogFilter } from './blog-filter';

const LONGEST_VALUE = 200;

/**
 * Reads the filter from an address. « q » is an older name of « search »; a known category is recognised however it
 * is written, with or without accents and capitals; what is no page number is the first page.
 */
export function readBlogFilter(parameters: URLSearchParams): BlogFilter {
  const read = (name: string): string | undefined => cleaned(parameters.get(name));
  const category = read('categorie');
  return {
    category: category && (postCategories.find((name) => slugFromTitle(name) === slugFromTitle(category)) ?? category),
    tag: read('tag'),
    search: read('search') ?? read('q'),
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '', 10) || 1),
  };
}

/** A value without control characters, which no database text can hold, and of a sensible length. */
const cleaned = (value: string | null): string | undefined =>
  value
    ?.replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_VALUE)
    .trim() || undefined;

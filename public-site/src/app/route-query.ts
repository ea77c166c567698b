import { authorPath } from '@agency-site/domain/blog-posts';
import { formerQueryNames } from '@agency-site/domain/canonical-path';
import { searchPath } from '@agency-site/domain/pages';
import { caseStudiesAddress, readPage, readSector } from '../features/case-studies/data';
import { blogAddress, readBlogFilter } from '../data/blog-filter';
import { readSearch, searchAddress } from '../data/site-search';

/**
 * The part of an address's query that its route reads, in one canonical spelling. The server renders and caches each page under this query
 * alone, so links with tracking parameters share one cached page. A parameter that is missing here does not reach the loader.
 * @returns an empty string, or `?…`
 */
export function routeQuery({ pathname, searchParams, origin }: URL): string {
  if (pathname === '/') return formerQuery(searchParams);
  if (pathname === '/blog') return new URL(blogAddress(readBlogFilter(searchParams)), origin).search;
  if (pathname.startsWith('/blog/categorie/') || pathname.startsWith(authorPath('')))
    return new URL(blogAddress({ page: readBlogFilter(searchParams).page }), origin).search;
  if (pathname === caseStudiesAddress())
    return new URL(caseStudiesAddress(readSector(searchParams), readPage(searchParams)), origin).search;
  if (pathname === searchPath) return new URL(searchAddress(readSearch(searchParams)), origin).search;
  const service = searchParams.get('service') ?? '';
  // A service is named by the last part of its page's address. Only the database knows which services exist.
  if (pathname === '/contact' && /^[a-z0-9-]{1,200}$/.test(service)) return `?service=${service}`;
  return '';
}

/** The parameters of WordPress addresses, such as `/?p=12`, which WordPress accepts in capitals too. */
function formerQuery(searchParams: URLSearchParams): string {
  const given = new URLSearchParams(searchParams.toString().toLowerCase());
  const name = formerQueryNames.find((known) => /^[\w-]+$/.test(given.get(known) ?? ''));
  return name ? `?${name}=${given.get(name)}` : '';
}

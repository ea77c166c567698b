import type { Page, Request } from '@playwright/test';
import { openEnhanced } from './enhanced';

/** The sizes of a first page, in compressed bytes as the network carries them. */
export interface FirstLoad {
  /** The size of the document with its headers. */
  readonly document: number;
  readonly scripts: number;
  /** One size per file. */
  readonly fonts: readonly number[];
  /** The total, with the headers of every answer. */
  readonly total: number;
  readonly requests: number;
}

/** The largest sizes that a first page may have, in bytes. */
export const firstLoadBudgets = {
  /** Ten packets of 1460 bytes, a server's first answer on a new connection (RFC 6928): all of it comes in one round trip. */
  document: 14_600,
  /** Only code that every visitor needs, compressed: menus, forms and counting. */
  scripts: 10_000,
  font: 48_000,
  /** The home page in all. */
  home: { total: 85_000, requests: 10 },
} as const;

/** One address of each kind of page that has a budget. */
export const kindsOfPage = [
  { name: 'home', path: '/' },
  { name: 'blog list', path: '/blog' },
  { name: 'article', path: '/blog/relancer-ses-devis-sans-y-penser' },
  { name: 'service', path: '/services/automatisations' },
  { name: 'case studies', path: '/etudes-de-cas' },
  { name: 'case study', path: '/etudes-de-cas/electricien-bon-de-chantier' },
  { name: 'contact', path: '/contact' },
] as const;

/**
 * Opens a page as the first of a visit, and adds up the bytes until its script has run and the browser requests nothing more. An earlier
 * request comes first, because the server compresses a page best from its second reader on.
 * @param page in a context whose cache is empty
 */
export async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  await page.request.get(path);
  const requests: Request[] = [];
  const note = (request: Request): number => requests.push(request);
  page.on('requestfinished', note);
  await openEnhanced(page, path);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const answers = await Promise.all(
    requests.map(async (request) => ({ type: request.resourceType(), ...(await request.sizes()) })),
  );
  // The icon of the tab comes from the cache, because the page shows it too: an answer from the cache has no size.
  const files = answers.filter(({ responseBodySize }) => responseBodySize >= 0);
  const sizesOf = (type?: string): number[] =>
    files.filter((file) => !type || file.type === type).map(({ responseBodySize }) => responseBodySize);
  return {
    document: sum(
      files
        .filter(({ type }) => type === 'document')
        .map(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    ),
    scripts: sum(sizesOf('script')),
    fonts: sizesOf('font'),
    total: sum(files.map(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)),
    requests: files.length,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

import { benchBackup } from './backup';
import { addLargeContent, largeContent } from './large-content';
import { median, printFigures } from './table';

/** How much there is, as a part of the largest. */
const SCALES = [0.01, 0.1, 1];
const ROUNDS = 15;

/** The calls of the back-office's lists. */
const API_CALLS: Readonly<Record<string, string>> = {
  'list of articles, counted': 'blog_posts?select=id,title,status&order=created_at.desc&limit=25',
  'list of requests, counted': 'contacts?select=id,name,status&order=created_at.desc&limit=25',
  'requests of a month, counted': 'contacts?select=id&created_at=gte.2026-10-01&created_at=lt.2026-11-01&limit=25',
};

/**
 * The same questions with 100, 1,000 and 10,000 articles and ten times as many contact requests.
 * @param session headers of an administrator's calls
 */
export async function benchGrowth(
  address: string,
  dataDirectory: string,
  session: Record<string, string>,
): Promise<void> {
  for (const scale of SCALES) {
    const size = { posts: largeContent.posts * scale, contacts: largeContent.contacts * scale };
    await addLargeContent(dataDirectory, size);
    const figures = [];
    for (const [name, path] of Object.entries(API_CALLS)) {
      const headers = { ...session, prefer: 'count=exact' };
      figures.push({ name, value: await medianTime(() => [`${address}/rest/v1/${path}`, headers]) });
    }
    const pages = {
      'article never rendered before': (round: number) => `/blog/article-d-essai-${size.posts - 3 - 4 * round}`,
      'search on the blog': (round: number) => `/blog?search=relances+${round}`,
      'search on the site': (round: number) => `/recherche?q=relances+${round}`,
      'search on the site, first letters': (round: number) =>
        `/recherche?q=${'automatisation'.slice(0, 3 + (round % 11))}`,
      sitemap: () => '/sitemap.xml',
    };
    for (const [name, pathOf] of Object.entries(pages))
      figures.push({
        name,
        value: await medianTime((round) => [address + pathOf(round), { 'x-forwarded-for': `10.2.0.${round}` }]),
      });
    printFigures(
      `${size.posts} articles and ${size.contacts} requests, median of ${ROUNDS}`,
      figures.map((figure) => ({
        ...figure,
        unit: 'ms',
        budget: { most: figure.name.startsWith('search on the site') ? 100 : 300 },
      })),
    );
    await benchBackup(dataDirectory, `${size.posts} articles and ${size.contacts} requests`);
  }
}

async function medianTime(requestOf: (round: number) => [string, Record<string, string>]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [url, headers] = requestOf(round);
    const begun = performance.now();
    const response = await fetch(url, { headers });
    await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

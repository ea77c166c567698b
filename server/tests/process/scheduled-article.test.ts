// @module-tag spec-10-1
import { beforeAll, expect, test } from 'vitest';
import { administrator, signIn, write } from './api-of';
import { useServer } from './running-server';

const server = useServer(administrator);
let token: string;
beforeAll(async () => {
  token = await signIn(server);
});

const WORD = 'Ornithorynque';
const read = (path: string): Promise<Response> => fetch(server.address + path, { redirect: 'manual' });
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const schedule = async (slug: string, seconds: number): Promise<void> => {
  const article = {
    slug,
    title: `${WORD} ${slug}`,
    content: '<p>Texte.</p>',
    category: 'CRM',
    tags: [WORD],
    featured: true,
  };
  await write(server, token, 'POST', 'blog_posts', {
    ...article,
    status: 'published',
    published_at: inSeconds(seconds),
  });
};
const move = (slug: string, published_at: string) =>
  write(server, token, 'PATCH', `blog_posts?slug=eq.${slug}`, { published_at });

/** Returns the address of every place where visitors and machines find an article. */
const placesOf = (slug: string): string[] => [
  `/blog/${slug}`,
  '/',
  '/blog',
  '/blog?categorie=crm',
  '/blog/categorie/crm',
  `/blog?tag=${WORD}`,
  `/blog?search=${WORD}`,
  `/recherche?q=${WORD}`,
  '/rss.xml',
  '/sitemap.xml',
  '/llms.txt',
  `/blog/${slug}.md`,
];
const placesThatShow = async (slug: string): Promise<string[]> => {
  const found = [];
  // Compares addresses and not words: the sitemap has no words, and the page for a missing address repeats those of the address.
  for (const path of placesOf(slug)) if ((await (await read(path)).text()).includes(`/blog/${slug}`)) found.push(path);
  return found;
};

test('no page and no file for machines shows a scheduled article, and each does at its moment', async () => {
  await schedule('a-venir', 3600);
  expect((await read('/blog/a-venir')).status).toBe(404);
  expect((await read('/blog/a-venir.md')).status).toBe(404);
  expect((await read('/social/blog/a-venir.png')).status).toBe(404);
  expect((await placesThatShow('a-venir')).filter((path) => !path.startsWith('/blog/a-venir'))).toEqual([]);
  await move('a-venir', 'now');
  expect((await read('/blog/a-venir')).status).toBe(200);
  expect((await read('/social/blog/a-venir.png')).status).toBe(200);
  expect(await placesThatShow('a-venir')).toEqual(placesOf('a-venir'));
});

const isShown = async () =>
  Promise.all(
    ['/blog', '/rss.xml', '/blog/dans-un-instant'].map(async (path) => {
      const answer = await read(path);
      return answer.ok && (await answer.text()).includes('dans-un-instant');
    }),
  );

test('no page and no file for machines shows a scheduled page, and each does at its moment', async () => {
  const page = {
    slug: 'page-a-venir',
    title: `${WORD} en page`,
    content: '<p>Texte.</p>',
    published_at: inSeconds(3600),
  };
  await write(server, token, 'POST', 'pages', { ...page, status: 'published' });
  const places = ['/page-a-venir', '/page-a-venir.md', '/sitemap.xml', '/llms.txt', `/recherche?q=${WORD}`];
  const placesFound = async () => {
    const found = [];
    for (const path of places) {
      const answer = await read(path);
      if (answer.ok && (await answer.text()).includes('page-a-venir')) found.push(path);
    }
    return found;
  };
  expect((await read('/page-a-venir')).status).toBe(404);
  expect(await placesFound()).toEqual([]);
  await write(server, token, 'PATCH', 'pages?slug=eq.page-a-venir', { published_at: 'now' });
  expect(await placesFound()).toEqual(places);
});

test(
  'pages that were kept show an article from its very moment on, with no write in between',
  { tags: 'spec-10-4' },
  async () => {
    await schedule('dans-un-instant', 8);
    const began = Date.now();
    expect(await isShown()).toEqual([false, false, false]);
    // The cache would otherwise keep the former answers for a minute.
    await expect.poll(isShown, { timeout: 40_000, interval: 200 }).toEqual([true, true, true]);
    expect(Date.now() - began).toBeLessThan(40_000);
  },
);

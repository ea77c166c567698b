// @module-tag spec-10-1
import { expect, test } from 'vitest';
import { administrator, savePage, savePost, saveSetting, signIn, write } from './api-of';
import { useServer } from './running-server';

const server = useServer({ ...administrator, SITE_URL: 'https://atelier.example' });

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.address + path, { headers, redirect: 'manual' });
const text = async (path: string): Promise<string> => (await ask(path)).text();

const article = {
  slug: 'un-article-a-lire',
  title: 'Un article à lire',
  excerpt: 'Deux phrases.',
  content: '<p>La première phrase, en <strong>gras</strong>.</p>',
  status: 'published',
};

test('each page of llms.txt has its text as Markdown, at the address that is given there', async () => {
  const listed = Array.from(
    (await text('/llms.txt')).matchAll(/\]\(https:\/\/atelier\.example(\S+\.md)\)/g),
    ([, path = '']) => path,
  );
  expect(listed).toEqual(expect.arrayContaining(['/index.md', '/contact.md', '/cgv.md', '/etudes-de-cas.md']));
  expect(
    listed.filter((path) => path.startsWith('/etudes-de-cas/')),
    'rows of a collection',
  ).not.toEqual([]);
  for (const path of listed) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const markdown = await answer.text();
    expect(markdown, path).toMatch(/^---\ntitle: ".+"\n/);
    expect(markdown.match(/^# .+$/gm), `headings of ${path}`).toHaveLength(1);
    // Only markup that Markdown cannot express may remain, and none of these elements.
    expect(markdown, path).not.toMatch(/<\/?(?:div|p|span|a|!--)\b/);
  }
});

test('an article is there while it is published, for nobody while it is a draft', async () => {
  const token = await signIn(server);
  expect((await write(server, token, 'POST', 'blog_posts', article)).status).toBe(201);
  const path = `/blog/${article.slug}.md`;
  expect(await text(path)).toContain('La première phrase, en **gras**.');
  expect(await text('/llms.txt')).toContain(`[${article.title}](https://atelier.example${path}): ${article.excerpt}`);
  expect((await savePost(server, token, article.slug, { status: 'draft' })).status).toBe(200);
  expect((await ask(path)).status).toBe(404);
  expect((await ask(path, { cookie: `administrator-session=${token}` })).status).toBe(404);
  expect(await text('/llms.txt')).not.toContain(article.title);
});

test('a page says its price in llms.txt, and nothing while its excerpt is to be completed', async () => {
  const token = await signIn(server);
  const slug = 'services/audit-processus';
  const address = `https://atelier.example/${slug}.md`;
  const excerpt = 'Un audit pour {{prix audit-processus}}.';
  expect((await savePage(server, token, slug, { excerpt })).status).toBe(200);
  expect(await text('/llms.txt')).toMatch(RegExp(`${address}\\): Un audit pour [\\d\\s]+€ HT\\.`));
  expect((await savePage(server, token, slug, { excerpt: 'Un audit. [à compléter : la durée]' })).status).toBe(200);
  expect(await text('/llms.txt')).toMatch(RegExp(`${address}\\)$`, 'm'));
});

test('a program that prefers Markdown gets it at the page’s own address; browsers get the page', async () => {
  const markdown = await ask('/contact', { accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' });
  expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers.get('vary')).toContain('Accept,');
  expect(markdown.headers.get('link')).toBe('<https://atelier.example/contact>; rel="canonical"');
  expect((await ask('/contact', { accept: 'text/markdown, */*' })).headers.get('content-type')).toMatch(/markdown/);
  for (const accept of [
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    '*/*',
    'text/*',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, */*',
    'text/html, text/markdown',
  ])
    expect([accept, (await ask('/contact', { accept })).headers.get('content-type')]).toEqual([
      accept,
      'text/html; charset=utf-8',
    ]);
});

test('caches keep the HTML and the Markdown of an address apart', async () => {
  const accept = 'text/markdown';
  const [html, markdown] = [await ask('/contact'), await ask('/contact', { accept })];
  const [ofHtml = '', ofMarkdown = ''] = [html, markdown].map(({ headers }) => headers.get('etag') ?? '');
  for (const answer of [html, markdown]) expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(ofHtml).not.toBe(ofMarkdown);
  expect((await ask('/contact', { accept, 'if-none-match': ofMarkdown })).status).toBe(304);
  expect((await ask('/contact', { accept, 'if-none-match': ofHtml })).status).toBe(200);
  expect((await ask('/contact', { 'if-none-match': ofMarkdown })).status).toBe(200);
  const head = await fetch(`${server.address}/contact`, { method: 'HEAD', headers: { accept } });
  expect(head.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test('a redirect leads a program that reads Markdown to Markdown, or to the file', async () => {
  const token = await signIn(server);
  for (const [from_path, to_address] of [
    ['/avant', '/contact'],
    ['/feed', '/rss.xml'],
  ])
    await write(server, token, 'POST', 'redirects', { from_path, to_address });
  const locations = ['/avant', '/avant.md', '/feed'].map(async (path) =>
    (await ask(path, { accept: 'text/markdown' })).headers.get('location'),
  );
  expect(await Promise.all(locations)).toEqual(['/contact.md', '/contact.md', '/rss.xml']);
});

test('pages that search engines are to leave out, and unknown ones, have no Markdown', async () => {
  for (const path of ['/apercu.md', '/lettre/inscription.md', '/inconnue.md', '/.md', '/blog/.md'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('in maintenance nothing is said', { tags: 'spec-2-4-7' }, async () => {
  const token = await signIn(server);
  expect((await saveSetting(server, token, 'maintenance_mode', 'true')).status).toBe(200);
  for (const path of ['/contact.md', '/llms.txt', '/rss.xml']) {
    const answer = await ask(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 503, '']);
  }
  expect((await ask('/robots.txt')).status, 'robots that find none come less').toBe(200);
  expect((await saveSetting(server, token, 'maintenance_mode', 'false')).status).toBe(200);
});

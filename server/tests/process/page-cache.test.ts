// @module-tag spec-10-4
import { expect, test } from 'vitest';
import { useServer } from './running-server';

const server = useServer({ TRUST_PROXY: '1' });

const read = (path: string, address = '192.0.2.1'): Promise<Response> =>
  fetch(server.address + path, { headers: { 'x-forwarded-for': address } });

test('a page is the same with tracking parameters, however many there are', async () => {
  const plain = (await read('/services')).headers.get('etag');
  const answers = await Promise.all(Array.from({ length: 400 }, (_, index) => read(`/services?fbclid=${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toEqual(new Set([plain]));
});

test('a social picture’s address exists only for the address of a page', async () => {
  expect((await read('/social/blog.png')).status).toBe(200);
  for (const path of ['/social/blog%3Fsearch=devis.png', '/social/blog%23a.png', '/social/blog//.png'])
    expect((await read(path)).status, path).toBe(404);
});

test('one address gets at most 300 renderings a minute, and cached pages beyond that', async () => {
  const greedy = '192.0.2.7';
  await read('/a-propos', greedy);
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) => read(`/social/inconnue-${index}.png`, greedy)),
  );
  // On a slow machine, the limit also counts a second rendering of the page above.
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(290);
  const refused = await read('/blog?search=greedy', greedy);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.text()).toContain('Réessayez dans une minute.');
  expect((await read('/a-propos', greedy)).status).toBe(200);
  expect((await read('/blog?search=greedy', '192.0.2.8')).status).toBe(200);
});

// @module-tag spec-8
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type Gateway } from './gateway';
import { startServer, type RunningServer } from '../process/running-server';

const SECRET = 'a secret that the project knows as well';

let project: RunningServer;
let gateway: Gateway;
let front: RunningServer;
beforeAll(async () => {
  project = await startServer();
  const keys = JSON.parse(readFileSync(join(project.dataDirectory, 'keys.json'), 'utf8')) as { secretKey: string };
  gateway = await startGateway(project.address);
  front = await startServer({
    SUPABASE_URL: gateway.address,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey(),
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_SERVER_SECRET: SECRET,
    TRUST_PROXY: 'X-Client-Ip',
  });
});
afterAll(async () => {
  await front.stop();
  await gateway.stop();
  await project.stop();
});

const request = { name: 'Sabine', email: 'sabine@example.fr', message: 'Une question sur un devis' };

test(
  'a form without a script counts for its visitor, whom nothing else identifies',
  { tags: 'spec-10-3' },
  async () => {
    const address = '2001:db8:1:2::7';
    const answer = await fetch(`${front.address}/contact`, {
      method: 'POST',
      headers: { 'x-client-ip': address, 'x-forwarded-for': '192.0.2.1' },
      body: new URLSearchParams(request),
    });
    expect(await answer.text()).toContain('Message envoyé avec succès');
    const sent = gateway.seen.find(({ what }) => what === 'POST /rest/v1/contacts');
    expect(sent?.headers).toMatchObject({
      'x-visitor-address': '2001:0db8:0001:0002::/64',
      'x-server-secret': SECRET,
    });
    await fetch(`${front.address}/blog`, { headers: { 'x-client-ip': address } });
    const read = gateway.seen.filter(({ what }) => what.startsWith('GET'));
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ headers }) => 'x-visitor-address' in headers)).toEqual([]);
  },
);

const post = (path: string, form: Record<string, string>): Promise<Response> =>
  fetch(front.address + path, { method: 'POST', body: new URLSearchParams(form) });

/** Returns the server's answer, its text, and the seconds that it took. */
async function timed(answer: Promise<Response>): Promise<{ answer: Response; text: string; seconds: number }> {
  const begun = performance.now();
  const response = await answer;
  return { answer: response, text: await response.text(), seconds: (performance.now() - begun) / 1000 };
}

test.each(['silent', 'broken'] as const)(
  'with a project that is %s, read pages stay, others answer 503, forms keep their words',
  async (mode) => {
    await fetch(`${front.address}/services/automatisations`);
    gateway.mode = mode;
    const words = `Une question d’un projet ${mode}`;
    const [known, filtered, unknown, feed, contact, newsletter] = await Promise.all([
      timed(fetch(`${front.address}/services/automatisations`)),
      timed(fetch(`${front.address}/blog`)),
      timed(fetch(`${front.address}/blog/un-article-que-personne-ne-lut-${mode}`)),
      timed(fetch(`${front.address}/sitemap.xml`)),
      timed(post('/contact', { ...request, message: words })),
      timed(post('/blog', { email: 'sabine@example.fr', consent: 'on' })),
    ]);
    gateway.mode = 'open';

    expect([known.answer.status, filtered.answer.status]).toEqual([200, 200]);
    expect(known.seconds).toBeLessThan(4);
    expect(unknown.answer.status).toBe(503);
    expect(unknown.answer.headers.get('retry-after')).toBe('30');
    expect(unknown.text).toContain('Erreur de chargement');
    expect([feed.answer.status, feed.answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(contact.text).toContain('Une erreur est survenue. Veuillez réessayer ou nous contacter directement.');
    expect(contact.text).toContain(words);
    expect(newsletter.text).toContain('Une erreur est survenue et votre adresse n’a pas été enregistrée.');
    expect(newsletter.text).toContain('value="sabine@example.fr"');
    for (const { seconds } of [unknown, feed, contact, newsletter]) expect(seconds).toBeLessThan(9);
    expect(front.output()).toMatch(/^Request failed: GET \/rest\/v1\/blog_posts: Supabase did not answer: /m);

    expect((await fetch(`${front.address}/blog/un-article-que-personne-ne-lut-${mode}`)).status).toBe(404);
  },
);

test('a server that never read anything still keeps the words of a form', async () => {
  gateway.mode = 'broken';
  const fresh = await startServer({
    SUPABASE_URL: gateway.address,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey(),
  });
  const answer = await fetch(`${fresh.address}/contact`, { method: 'POST', body: new URLSearchParams(request) });
  const text = await answer.text();
  const page = await fetch(fresh.address);
  await fresh.stop();
  gateway.mode = 'open';
  expect(text).toContain('Veuillez réessayer ou nous contacter directement.');
  expect(text).toContain(request.message);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30']);
});

/** Returns how often the worker claimed a row. */
const timesClaimed = (): number => gateway.seen.filter(({ what }) => what.includes('/rpc/claim')).length;

test('the worker still claims rows, with a longer timeout than a page', { tags: 'spec-10-12' }, async () => {
  const before = timesClaimed();
  await expect.poll(timesClaimed).toBeGreaterThan(before);
});

// @module-tag spec-10-17
// @module-tag spec-2-2
// @module-tag spec-2-3-5
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formerPicturePath } from '@agency-site/import/move-pictures';
import packageJson from '../../../package.json';
import { systemStatePath, type SystemState } from '@agency-site/domain/system-state';
import { beforeAll, expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { claimsOf, signToken } from '../../../supabase/tests/roles/forged-token';
import { administrator, saveSetting, signIn, write } from './api-of';
import { useServer } from './running-server';

const server = useServer(administrator);
let token: string;
beforeAll(async () => {
  token = await signIn(server);
});

const read = (path: string, session?: string): Promise<Response> =>
  fetch(server.address + path, { headers: session ? { cookie: `administrator-session=${session}` } : {} });

const setSetting = (key: string, value: string): Promise<Response> => saveSetting(server, token, key, value);

const policyOf = async (path = '/'): Promise<string> => (await read(path)).headers.get('content-security-policy') ?? '';

const DRAFT = '/blog/rgpd-ia-tpe-bonnes-pratiques';

test('only an administrator sees a draft, under a banner and uncached; others get a 404', async () => {
  expect((await read(DRAFT)).status).toBe(404);
  expect((await read(DRAFT, 'eyJhbGciOiJIUzI1NiJ9.e30.forged')).status).toBe(404);
  const shown = await read(DRAFT, token);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  const html = await shown.text();
  expect(html).toContain('Brouillon — visible par vous seul');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect((await read(DRAFT)).status, 'and still a 404 to visitors').toBe(404);
});

test('an administrator still sees a draft after the clock was set back by an hour', async () => {
  const keys = JSON.parse(readFileSync(join(server.dataDirectory, 'keys.json'), 'utf8')) as { jwtSecret: string };
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const ahead = signToken({ ...claimsOf(token), iat: inAnHour, exp: inAnHour + 3600 }, keys.jwtSecret);
  expect((await read(DRAFT, ahead)).status).toBe(200);
});

test(
  'a text of half a megabyte, which a thread prepares, is as safe and complete as a short one',
  { tags: 'spec-10-4' },
  async () => {
    const hostile = '<p onclick="alert(1)">Un <strong>mot</strong>.<script>alert(1)</script></p>';
    const post = { slug: 'long', title: 'Long', content: `${hostile.repeat(5_000)}<h2>Fin</h2>`, status: 'published' };
    expect((await write(server, token, 'POST', 'blog_posts', post)).status).toBe(201);
    const html = await (await read('/blog/long')).text();
    // The server may insert the link to the style sheet between the two elements.
    expect(html).toMatch(/<p>Un <strong>mot<\/strong>\.<\/p>(<link [^>]+>)?<h2 id="partie-fin">Fin<\/h2>/);
    expect(html).not.toContain('alert(1)');
  },
);

test('in maintenance visitors get a 503 with Retry-After, administrators the site with a banner', async () => {
  expect((await setSetting('maintenance_mode', 'true')).status).toBe(200);
  const visitor = await read('/blog');
  expect(visitor.status).toBe(503);
  expect(visitor.headers.get('retry-after')).toBe('600');
  expect(await visitor.text()).toContain('Le site est sur l’');
  const own = await read('/blog', token);
  expect(own.status).toBe(200);
  expect(await own.text()).toContain('Site en maintenance — visible par vous seul');
  expect((await read('/healthz')).status, 'the server itself is well').toBe(200);
  await setSetting('maintenance_mode', 'false');
  expect((await read('/blog')).status).toBe(200);
});

test('the policy allows Google Analytics only while its setting is filled in', { tags: 'spec-10-3' }, async () => {
  expect(await policyOf()).not.toContain('google');
  expect(await policyOf()).toContain('require-trusted-types-for');
  await setSetting('google_analytics_id', 'G-ABCDE12345');
  expect(await policyOf()).toContain("script-src 'self' 'sha256-");
  expect(await policyOf()).toContain('https://www.googletagmanager.com');
  expect(await policyOf()).not.toContain('require-trusted-types-for');
  expect(await policyOf('/apercu'), 'only administrators see the preview').not.toContain('google');
  await setSetting('google_analytics_id', '');
  expect(await policyOf()).not.toContain('google');
});

const homeNames = async (name: string, session?: string): Promise<boolean> =>
  (await (await read('/', session)).text()).includes(name);

test('an unpublished testimonial disappears at once, for administrators too', async () => {
  const publish = (published: boolean): Promise<Response> =>
    write(server, token, 'PATCH', 'testimonials?name=eq.Karim%20Haddad', { published });
  expect(await homeNames('Karim Haddad')).toBe(true);
  expect((await publish(false)).status).toBe(204);
  expect(await homeNames('Karim Haddad')).toBe(false);
  expect(await homeNames('Karim Haddad', token)).toBe(false);
  await publish(true);
  expect(await homeNames('Karim Haddad')).toBe(true);
});

test('the state of the server is for administrators alone: checks, versions, the last hour', async () => {
  expect((await read(systemStatePath)).status).toBe(401);
  expect((await read(systemStatePath, 'eyJhbGciOiJIUzI1NiJ9.e30.forged')).status).toBe(401);
  await read('/blog/relancer-ses-devis-sans-y-penser');
  const answer = await read(systemStatePath, token);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const state = (await answer.json()) as SystemState;
  expect(state.findings).toContainEqual({ check: 'administrators', level: 'good', facts: { count: 1, named: true } });
  expect(state.findings).toContainEqual(expect.objectContaining({ check: 'migrations', level: 'good' }));
  expect(state.findings.filter(({ level }) => level === 'bad')).toEqual([]);
  expect(state.version).toBe(packageJson.version);
  expect(Date.parse(state.startedAt)).toBeLessThan(Date.now());
  expect(state.lastHour.requests).toBeGreaterThan(3);
  expect(state.lastHour.slowest.map(({ route }) => route)).toContain('/blog/:slug');
});

test('the doctor, built as a container has it, asks a server that runs, and its database', async () => {
  const { hostname, port } = new URL(server.address);
  const env = { PATH: process.env['PATH'], HOST: hostname, PORT: port, DATA_DIR: server.dataDirectory };
  // The call rejects if something does not work.
  const { stdout } = await promisify(execFile)(process.execPath, [repositoryPath('server/dist/doctor.js')], { env });
  expect(stdout).toContain(`✓ DATA_DIR ${server.dataDirectory} is used by process ${server.child.pid}.`);
  expect(stdout).toContain(`✓ The server answers at ${server.address}.`);
  expect(stdout).toMatch(/^✓ PostgreSQL \d+\.\d+ answers/m);
  expect(stdout).toMatch(/^✓ (?:The migration is|All \d+ migrations are) applied\.$/m);
});

const readPicture = (address: string, session?: string): Promise<Response> =>
  read(`${formerPicturePath}?${new URLSearchParams({ address }).toString()}`, session);

test(
  'only owners get pictures of a former site, and none from this machine or its network',
  { tags: 'spec-10-27' },
  async () => {
    expect((await readPicture('https://ancien.example/a.png')).status).toBe(401);
    for (const address of [
      `${server.address}/icons/180.png`,
      'http://localhost/a.png',
      'http://[::ffff:10.0.0.1]/a.png',
    ])
      expect([address, (await readPicture(address, token)).status]).toEqual([address, 403]);
    for (const address of ['file:///etc/passwd', 'http://', ''])
      expect([address, (await readPicture(address, token)).status]).toEqual([address, 502]);
  },
);

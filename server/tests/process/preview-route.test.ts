// @module-tag spec-10-3
// @module-tag spec-2-4-4
import { expect, test } from 'vitest';
import { useServer } from './running-server';

const server = useServer();

const framing = async (path: string): Promise<string | undefined> => {
  const { headers } = await fetch(server.address + path);
  return /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0];
};

test('the preview route alone may be framed, and by our own origin only', async () => {
  expect(await framing('/apercu')).toBe("frame-ancestors 'self'");
  for (const path of ['/', '/blog', '/inconnue', '/admin/']) {
    expect(await framing(path), path).toBe("frame-ancestors 'none'");
  }
});

test('the preview route is kept out of search engines', async () => {
  const page = await fetch(`${server.address}/apercu`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await fetch(`${server.address}/robots.txt`)).text()).toContain('Disallow: /apercu');
});

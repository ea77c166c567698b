// @module-tag spec-2-3-5
import { expect, test } from 'vitest';
import { useServer } from './running-server';

const server = useServer();

test.each([
  ['/video/youtube/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com'],
  ['/video/vimeo/76979871', 'https://player.vimeo.com'],
  ['/video/dailymotion/x84sh87', 'https://geo.dailymotion.com'],
])('%s frames %s and nobody else, and only our own pages frame it', async (path, origin) => {
  const page = await fetch(server.address + path);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(/frame-src ([^;]+)/.exec(policy)?.[1]).toBe(origin);
  expect(/frame-ancestors ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await page.text()).toContain(`<iframe src="${origin}/`);
});

test('an invalid provider or id of a video answers 404', async () => {
  for (const path of ['/video/youtube/x', '/video/ailleurs/aqz-KE-bpKQ', '/video/youtube/%22%3E%3Cscript%3E'])
    expect((await fetch(server.address + path)).status, path).toBe(404);
});

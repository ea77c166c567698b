// @module-tag spec-2-3-7
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../exhaustive/raw-request';
import { proxies, startProxy } from '../proxies';
import { administrator, signIn, write } from './api-of';
import { newDirectory, useServer, type RunningServer } from './running-server';

const server: RunningServer = useServer(administrator);
beforeAll(async () => {
  const token = await signIn(server);
  const redirects = {
    '/été': '/contact',
    '/%c3%a0/%7Eb': '/contact',
    '/a[b]|c': '/contact',
    '/50%': '/contact',
    '/promo%21': '/contact',
    '/printemps': '/%c3%a9clos%e2%80%99',
  };
  for (const [from_path, to_address] of Object.entries(redirects))
    await write(server, token, 'POST', 'redirects', { from_path, to_address, kind: 'permanent' });
});

/** Returns the statuses and addresses of a target and of its redirects, six at most. */
async function wayFrom(address: string, target: string): Promise<(string | number)[]> {
  const answer = await sendRaw(address, { method: 'GET', target, headers: [], body: '' }, 20_000);
  const location = /^location: (.*)$/im.exec(answer?.head ?? '')?.[1];
  const way: (string | number)[] = [answer?.status ?? 0];
  for (let next = location, left = 5; next !== undefined && left > 0; left -= 1) {
    const url = new URL(next, address);
    const following = await sendRaw(
      address,
      { method: 'GET', target: url.pathname + url.search, headers: [], body: '' },
      20_000,
    );
    way.push(url.pathname, following?.status ?? 0);
    next = /^location: (.*)$/im.exec(following?.head ?? '')?.[1];
  }
  return way;
}

describe.each([{ program: 'the server itself' }, ...proxies])('behind $program', (proxy) => {
  const isHere = 'commandIn' in proxy ? proxy.isThere : true;
  describe.skipIf(!isHere)('on a machine that has it', () => {
    let address: string;
    let stop: () => Promise<unknown>;
    beforeAll(async () => {
      if ('commandIn' in proxy) ({ address, stop } = await startProxy(proxy, newDirectory(), server.address));
      else [address, stop] = [server.address, () => Promise.resolve()];
    });
    afterAll(() => stop());

    test.each([
      ['/été', ['/%C3%A9t%C3%A9', '/%c3%a9t%c3%a9', '/%c3%A9t%C3%a9', '/%c3%a9%74%c3%a9']],
      ['/à/~b', ['/%C3%A0/~b', '/%c3%a0/%7Eb', '/%c3%A0/%7eb']],
      ['/a[b]|c', ['/a[b]|c', '/a%5bb%5D%7Cc', '/a%5Bb]%7cc']],
      ['/50%', ['/50%25']],
      ['/promo!', ['/promo!', '/promo%21']],
    ])('a redirect from %s leads on at once, however it is written', async (_, targets) => {
      for (const target of targets) expect(await wayFrom(address, target), target).toEqual([301, '/contact', 200]);
    });

    test.each([
      ['/%c3%a9clos', [404]],
      ['/%C3%A9clos/', [301, '/%C3%A9clos', 404]],
      ['/%C3%89clos%c3%A9/', [301, '/%C3%89clos%C3%A9', 404]],
      ['/printemps', [301, '/%C3%A9clos%E2%80%99', 404]],
      ['/%63ontact', [200]],
      ['/Contact/', [301, '/contact', 200]],
      ['/%43ontact', [301, '/contact', 200]],
      ['/blog/%72elancer-ses-devis-sans-y-penser', [200]],
      ['/blog/%72elancer-ses-devis-sans-y-penser/', [301, '/blog/relancer-ses-devis-sans-y-penser', 200]],
      ['/fichiers/%c3%a9t%C3%A9%20(1).pdf', [404]],
      ['/illustrations/%41bc.svg', [301, '/illustrations/abc.svg', 404]],
      ['/illustrations/%41rticle.svg', [301, '/illustrations/article.svg', 200]],
    ])('%s leads round in no circle', async (target, way) => {
      expect(await wayFrom(address, target)).toEqual(way);
    });
  });
});

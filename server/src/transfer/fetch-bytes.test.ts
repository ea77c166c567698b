// @module-tag spec-10-27
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PrivateAddressError } from '@agency-site/mail/post-to-public';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchBytes, type FetchOptions } from './fetch-bytes';

/** A former site whose addresses `/to/…` redirect to the rest of the path, and `/again/3` three times. */
let former: Server;
let site: string;
const asked: string[] = [];
beforeAll(async () => {
  former = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const [, kind, rest = ''] = /^\/(to|again)\/(.+)$/.exec(url) ?? [];
    const location = kind === 'to' ? rest.replace('PORT', new URL(site).port) : `/again/${Number(rest) - 1}`;
    if (kind && rest !== '0') answer.writeHead(302, { location }).end();
    else answer.end('secret');
  }).listen(0, '127.0.0.1');
  await once(former, 'listening');
  site = `http://127.0.0.1:${(former.address() as AddressInfo).port}`;
});
afterAll(() => former.close());
beforeEach(() => void (asked.length = 0));

const wanted = { accept: '*/*', most: 100, refusal: 'file too heavy', timeoutMs: 5000 } as const;
/** Accepts the first address although it is private, because tests reach no public one; checks redirects as the product does. */
const firstIsPublic = (): FetchOptions => {
  let addresses = 0;
  return {
    ...wanted,
    get allowPrivate() {
      addresses += 1;
      return addresses === 1;
    },
  };
};

test.each([
  'http://127.0.0.1:PORT/secret',
  'http://localhost:PORT/secret',
  'http://[::ffff:7f00:1]:PORT/secret',
  'http://2130706433:PORT/secret',
  'http://10.0.0.8/secret',
  'http://169.254.169.254/latest/meta-data/',
  '//127.0.0.1:PORT/secret',
  '/secret',
])('a redirect to %s, an address of this machine or its network, is not followed', async (target) => {
  await expect(fetchBytes(`${site}/to/${target}`, firstIsPublic())).rejects.toThrow(PrivateAddressError);
  expect(asked).toHaveLength(1);
});

test.each(['file:///etc/hostname', 'ftp://127.0.0.1/a', 'data:text/plain,a'])(
  'a redirect to %s is not followed, even where private addresses are allowed',
  async (target) => {
    const answer = fetchBytes(`${site}/to/${target}`, { ...wanted, allowPrivate: true });
    await expect(answer).rejects.toThrow('its address is not on the web');
  },
);

const read = (times: number) => fetchBytes(`${site}/again/${times}`, { ...wanted, allowPrivate: true });
test('three redirects are followed, a fourth is not', async () => {
  expect(Buffer.from(await read(3)).toString()).toBe('secret');
  await expect(read(4)).rejects.toThrow('its server answers 302');
});

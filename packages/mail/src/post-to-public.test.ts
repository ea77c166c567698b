// @module-tag spec-10-16
import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test } from 'vitest';
import { postToPublic, PrivateAddressError } from './post-to-public';

const { lookup } = dns;
/** Makes every name resolve by this function. */
function resolveBy(resolver: object): void {
  Object.assign(dns, { lookup: resolver });
  syncBuiltinESMExports();
}
afterEach(() => resolveBy(lookup));

test.each([
  ['127.0.0.1', '93.184.215.14'],
  ['93.184.215.14', '127.0.0.1'],
  ['93.184.215.14', '::ffff:10.0.0.8'],
])('a name that has the addresses %s and %s is not called, for one of them is private', async (...addresses) => {
  resolveBy(async () => addresses.map((address) => ({ address })));
  const post = { headers: {}, body: '{}', signal: AbortSignal.timeout(10_000), allowPrivate: false };
  await expect(postToPublic('http://hook.example.fr/', post)).rejects.toThrow(PrivateAddressError);
});

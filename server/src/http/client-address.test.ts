// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { rateLimitAddress } from './client-address';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:1234', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:DB8:1:2::9', '2001:0db8:0001:0002::/64'],
  ['[2001:db8:1:2::9]:443', '2001:0db8:0001:0002::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['', undefined],
  ['unknown', undefined],
  ['192.0.2.1.5', undefined],
  ['1:2', undefined],
])('« %s » counts as %s', (text, counted) => {
  expect(rateLimitAddress(text)).toBe(counted);
});

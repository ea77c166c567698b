// @module-tag spec-2-3-7
import { expect, test } from 'vitest';
import { canonicalPath, normalPath } from './canonical-path';

test.each([
  ['/été', '/%C3%A9t%C3%A9'],
  ['/%c3%a9t%C3%a9', '/%C3%A9t%C3%A9'],
  ['/É', '/%C3%89'],
  ['/%61%7E%2D', '/a~-'],
  ['/%41/B', '/a/b'],
  ['/%21%24%26%27%28%29%2A%2b%2C%3A%3b%3D%40', "/!$&'()*+,:;=@"],
  ['/a[b]|^`{}"<>', '/a%5Bb%5D%7C%5E%60%7B%7D%22%3C%3E'],
  ['/moins-50%', '/moins-50%25'],
  ['/%%36%31', '/%2561'],
  ['/%2561', '/%2561'],
  ['/%2fa%5cb%00%0d%09%20%3f%23%25', '/%2Fa%5Cb%00%0D%09%20%3F%23%25'],
  ['/%FF', '/%FF'],
  ['//a//b//', '/a/b'],
  ['/%2F/', '/%2F'],
  ['/', '/'],
])('%s has one spelling: %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test('the case of letters is a matter of addresses, not of their spelling', () => {
  expect(normalPath('/Été%2Fa%4D')).toBe('/%C3%89t%C3%A9%2FaM');
});

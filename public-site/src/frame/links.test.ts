// @module-tag spec-2-1
import { expect, test } from 'vitest';
import { currentOf } from './links';

test('a link is current below its address, the home link only on the home page', () => {
  expect(currentOf('/services', '/services/automatisations')).toBe('true');
  expect(currentOf('/services', '/services')).toBe('page');
  expect(currentOf('/blog', '/blogue')).toBeUndefined();
  expect(currentOf('/', '/')).toBe('page');
  expect(currentOf('/', '/blog')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isCurrent } from './navigation';

test('a link is current below its address, the home link only on the home page', () => {
  expect(isCurrent('/services', '/services/automatisations')).toBe(true);
  expect(isCurrent('/services', '/services')).toBe(true);
  expect(isCurrent('/blog', '/blogue')).toBe(false);
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '/blog')).toBe(false);
});

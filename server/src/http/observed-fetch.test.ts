// @module-tag spec-8
import { expect, test } from 'vitest';
import { observe } from './page-renderer';

test.each([
  [200, true],
  [416, true],
  [400, false],
  [503, false],
])('after an answer %i, a page that was read is whole: %s', async (status, isWhole) => {
  const { fetch, succeeded } = observe(() => Promise.resolve(new Response('', { status })));
  await fetch('http://supabase.test');
  expect(succeeded()).toBe(isWhole);
});

// @module-tag spec-5
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { administrator } = useAdministrator();

const shapes = [
  // slug, accepted for an article, accepted for a page
  ['mon-article', true, true],
  ['2026', true, true],
  ['a', true, true],
  ['a'.repeat(200), true, true],
  ['a'.repeat(201), false, false],
  ['services/audit', false, true],
  ['services/audit/suite', false, false],
  ['/audit', false, false],
  ['services/', false, false],
  ['Majuscule', false, false],
  ['été', false, false],
  ['deux mots', false, false],
  ['-debut', false, false],
  ['fin-', false, false],
  ['deux--traits', false, false],
  ['sous_ligne', false, false],
  ['..', false, false],
  ['point.html', false, false],
  ['saut\n', false, false],
  ['suite\nmots', false, false],
  ['', false, false],
] as const;

describe.each([
  ['blog_posts', 1],
  ['pages', 2],
] as const)('the slug of %s', (table, column) => {
  test.each(
    shapes.map((shape) => [JSON.stringify(shape[0]).slice(0, 30), shape[column] ? 'accepted' : 'refused', shape[0]]),
  )('%s is %s', async (_, verdict, slug) => {
    const answer = await administrator('POST', `/rest/v1/${table}`, { slug, title: 'T', content: '<p>c</p>' });
    const expected = verdict === 'accepted' ? [201, undefined] : [400, '23514'];
    expect([answer.status, codeOf(answer)]).toEqual(expected);
  });

  test('is given once only', async () => {
    const row = { slug: 'deux-fois', title: 'T', content: '<p>c</p>' };
    await administrator('POST', `/rest/v1/${table}`, row);
    const again = await administrator('POST', `/rest/v1/${table}`, row);
    expect([again.status, codeOf(again)]).toEqual([409, '23505']);
  });
});

import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { describe, expect, it } from 'vitest';
import { tooLong } from './form-values';

describe('values longer than their column', () => {
  it('have an error per field, with the number of characters to remove', () => {
    expect(
      tooLong(postColumns, { title: 'x'.repeat(312), excerpt: 'x'.repeat(2001), meta_keywords: 'x'.repeat(1000) }),
    ).toEqual({
      title: '300 caractères au plus\u00A0: retirez-en 12.',
      excerpt: '2\u202F000 caractères au plus\u00A0: retirez-en 1.',
    });
  });

  it('are measured trimmed, as they are stored', () => {
    expect(tooLong(postColumns, { title: ` ${'x'.repeat(300)}\n`, meta_title: null })).toEqual({});
  });
});

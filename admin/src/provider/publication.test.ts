import { expect, it } from 'vitest';
import { publicationFilter } from './publication';

it('« Publié » leaves out scheduled texts, whose status is the same', () => {
  expect(publicationFilter('published')).toEqual(['published_at@lte', 'now']);
  expect(publicationFilter('scheduled')).toEqual(['published_at@gt', 'now']);
  expect(publicationFilter('draft')).toEqual(['status', 'draft']);
});

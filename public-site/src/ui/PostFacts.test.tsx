// @module-tag spec-2-3-5
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostFacts } from './PostFacts';

test.each([
  ['2026-03-12T08:30:00+00:00', '12 mars 2026'],
  ['2026-03-31T22:30:00+00:00', '1 avril 2026'],
])('a date is written in French, as the day in Paris: %s', (published_at, date) => {
  expect(renderToStaticMarkup(<PostFacts post={{ published_at, read_time_minutes: 4 }} />)).toContain(`>${date}<`);
});

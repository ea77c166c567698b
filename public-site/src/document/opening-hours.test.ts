import { siteTexts } from '@agency/domain/site-texts';
import { expect, test } from 'vitest';
import { openingHours } from './opening-hours';

test.each([
  [siteTexts.opening_hours.fallback, ['Monday', 5, '09:00', '18:00']],
  ['du mardi au samedi, 10h-19h30', ['Tuesday', 5, '10:00', '19:30']],
  ['Du vendredi au lundi, 9 h–18 h', undefined],
  ['Sur rendez-vous', undefined],
])('« %s » in structured data (§2.3.6)', (words, expected) => {
  const known = openingHours(words) as { dayOfWeek: string[]; opens: string; closes: string } | undefined;
  expect(known && [known.dayOfWeek[0], known.dayOfWeek.length, known.opens, known.closes]).toEqual(expected);
});

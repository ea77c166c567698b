import { type ContactCounts, totalOf } from './use-contact-counts';

/** How many requests came between two looks at the counts. */
export function arrivedSince(before: ContactCounts, now: ContactCounts): number {
  const later = now.latest !== null && Date.parse(now.latest) > Date.parse(before.latest ?? '1970-01-01');
  return later ? Math.max(1, totalOf(now) - totalOf(before)) : 0;
}

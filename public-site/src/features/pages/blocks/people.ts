import type { Testimonial } from '../../../data/site-content';

/** The initials of a person: the first letters of the first two words of their name. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('');

/** A client's trade and place: « traiteur à Nancy », « fleuriste au Mans ». Either may be empty. */
export function tradeAndPlace({ trade, place }: Pick<Testimonial, 'trade' | 'place'>): string {
  if (!trade || !place) return trade || place;
  const at = `à ${place}`.replace(/^à Le /, 'au ').replace(/^à Les /, 'aux ');
  return `${trade} ${at}`;
}

import { Star } from 'lucide-react';

/** Five stars out of five, one picture to a screen reader. */
export function Stars() {
  return (
    <p role="img" aria-label="5 étoiles sur 5" className="flex gap-0.5 text-action">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} aria-hidden="true" size={20} className="fill-current" />
      ))}
    </p>
  );
}

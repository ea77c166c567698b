import { useEffect, useState } from 'react';
import { positionAfterEdit } from './source-places';

/** Positions in a text, which follow its words while it is edited: see `positionAfterEdit`. */
export function usePlaces(text: string) {
  const [places] = useState(() => placesIn(text));
  useEffect(() => places.moveTo(text), [places, text]);
  return places;
}

function placesIn(text: string) {
  const places = new Set<{ at: number }>();
  let former = text;
  return {
    follow: (at: number): { at: number } => {
      const place = { at };
      places.add(place);
      return place;
    },
    moveTo: (edited: string): void => {
      for (const place of places) place.at = positionAfterEdit(place.at, former, edited);
      former = edited;
    },
  };
}

import { shownProtocols } from '@agency/supabase/stored-html';

/** Temporary addresses of pictures in Google Docs. */
const TEMPORARY = /^https:\/\/lh\d[\w-]*\.googleusercontent\.com\/docs/i;

/**
 * Removes tracking pixels, and pictures that visitors cannot load: files of a computer or of a message.
 * @returns how many pictures were removed, tracking pixels apart
 */
export function removeUnreachablePictures(fragment: DocumentFragment): number {
  const pictures = [...fragment.querySelectorAll('img')];
  const trackingPixels = pictures.filter((picture) => picture.getAttribute('width') === '1');
  const unreachable = pictures.filter(
    (picture) => !trackingPixels.includes(picture) && !isReachable(picture.getAttribute('src') ?? ''),
  );
  [...trackingPixels, ...unreachable].forEach((picture) => picture.remove());
  return unreachable.length;
}

const isReachable = (src: string): boolean =>
  shownProtocols.src.some((protocol) => src.toLowerCase().startsWith(`${protocol}:`))
    ? !TEMPORARY.test(src)
    : src.startsWith('/');

/** The message about removed pictures. */
export const picturesToAdd = (count: number): string =>
  count === 1
    ? 'Une image n’a pas pu être collée\u00A0: ajoutez-la avec le bouton Image.'
    : `${count} images n’ont pas pu être collées\u00A0: ajoutez-les avec le bouton Image.`;

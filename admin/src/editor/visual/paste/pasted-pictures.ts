import { shownProtocols } from '@agency/supabase/stored-html';

/** Where Google Docs keeps the pictures of a document, for a while and under an address of its own. */
const PASSING = /^https:\/\/lh\d[\w-]*\.googleusercontent\.com\/docs/i;

/**
 * Takes out pictures that no visitor would see: files of a computer, or of a message.
 * @returns how many there were
 */
export function removeUnseenPictures(fragment: DocumentFragment): number {
  const pictures = [...fragment.querySelectorAll('img')];
  const spies = pictures.filter((picture) => picture.getAttribute('width') === '1');
  const unseen = pictures.filter((picture) => !spies.includes(picture) && !isSeen(picture.getAttribute('src') ?? ''));
  [...spies, ...unseen].forEach((picture) => picture.remove());
  return unseen.length;
}

const isSeen = (src: string): boolean =>
  shownProtocols.src.some((protocol) => src.toLowerCase().startsWith(`${protocol}:`))
    ? !PASSING.test(src)
    : src.startsWith('/');

/** What a person is told of them. */
export const picturesToAdd = (count: number): string =>
  count === 1
    ? 'Une image n’a pas pu être collée\u00A0: ajoutez-la avec le bouton Image.'
    : `${count} images n’ont pas pu être collées\u00A0: ajoutez-les avec le bouton Image.`;

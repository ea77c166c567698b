import { groupedBy } from './grouped';
import { hasClass, readMarkup, elementsNamed, wordsOf, type MarkupElement } from './markup';
import type { ImportedPicture } from './model';

/** WordPress writes emoji as pictures. */
export const isEmoji = (element: MarkupElement): boolean => hasClass(element, /^(emoji|wp-smiley)$/);

/** Whether an element is a picture, or a link that contains only a picture. An emoji is none. */
export const isPicture = (element: MarkupElement): boolean =>
  element.name === 'img'
    ? !isEmoji(element)
    : element.name === 'a' && wordsOf(element).trim() === '' && elementsNamed(element, 'img').some(isPicture);

export const isPictureFile = (address = ''): boolean => /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(address);

export const wrapInFigure = (picture: string, caption = ''): string =>
  picture && `<figure>${picture}${caption}</figure>`;

/** Returns the pictures in a cleaned text, with their descriptions and captions. */
export function picturesIn(content: string): ImportedPicture[] {
  if (!content.includes('<img')) return [];
  const root = readMarkup(content, 'html');
  const captions = new Map(
    elementsNamed(root, 'figure').flatMap((figure) =>
      elementsNamed(figure, 'img').map((img) => [img, elementsNamed(figure, 'figcaption').map(wordsOf).join(' ')]),
    ),
  );
  return elementsNamed(root, 'img').map((img) => {
    const { src = '', alt = '' } = img.attributes;
    return { address: src, alt, caption: captions.get(img) ?? '' };
  });
}

/** The address of the whole picture: WordPress also stores `chantier-1024x683.jpg` and `chantier-scaled.jpg`; Ghost adds `size/w600/`. */
export const wholePicture = (address: string): string =>
  address
    .replace(/-(?:\d+x\d+|scaled)(?=\.\w+$)/, '')
    .replace(/(\/content\/images\/)size\/[wh\d]+\/(?:format\/\w+\/)?/, '$1');

/** Returns a key that is the same for all sizes of a photograph, over http and https. */
export const photograph = (address: string): string => wholePicture(address).replace(/^https?:/, '');

/** Returns the possible addresses of larger files of a picture, the largest first. */
export const largerFiles = (address: string): string[] => {
  const whole = wholePicture(address);
  const scaled = whole.replace(/(?=\.\w+$)/, '-scaled');
  return [...new Set([whole, ...(/-\d+x\d+\.\w+$/.test(address) ? [scaled] : [])])].filter((file) => file !== address);
};

/** The longest description or caption that the media library accepts. */
const LONGEST_WORDS = 500;

/** Returns each picture once, with its first description and caption. @param library the former site's, by `photograph` */
export function withDescriptions(
  pictures: readonly ImportedPicture[],
  library: ReadonlyMap<string, ImportedPicture>,
): ImportedPicture[] {
  return [...groupedBy(pictures, ({ address }) => address)].map(([address, shown]) => {
    const known = [...shown, ...[library.get(photograph(address)) ?? []].flat()];
    return { address, alt: first(known.map(({ alt }) => alt)), caption: first(known.map(({ caption }) => caption)) };
  });
}

const first = (words: readonly string[]): string => words.find((text) => text !== '')?.slice(0, LONGEST_WORDS) ?? '';

import { hasClass, within, wordsOf, type MarkupElement } from './markup';

/** WordPress writes emoji as pictures. */
export const isEmoji = (element: MarkupElement): boolean => hasClass(element, /^(emoji|wp-smiley)$/);

export const isPicture = (element: MarkupElement): boolean =>
  element.name === 'img'
    ? !isEmoji(element)
    : element.name === 'a' && wordsOf(element).trim() === '' && within(element, 'img').some(isPicture);

export const isPictureFile = (address = ''): boolean => /\.(jpe?g|png|gif|webp|avif)([?#]|$)/i.test(address);

export const inFigure = (picture: string, caption = ''): string => picture && `<figure>${picture}${caption}</figure>`;

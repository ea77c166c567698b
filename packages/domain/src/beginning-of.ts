/** The first characters of a text, at most as many as the length: an emoji is two of them, and half of one is no sign. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

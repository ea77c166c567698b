/** Returns the first characters of a text, at most as many as the length. An emoji counts as two, and the function never splits one. */
export const truncateText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * A message as people type it. A single no-break space or curly apostrophe would reduce the parts of an SMS from 160 characters to 70, at
 * three times the price.
 */
export const plainMessage = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[«“]\s?|\s?[»”]/g, '"')
    .trim();

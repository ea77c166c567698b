/**
 * Replaces typographic characters by those that people type. A single no-break space or curly apostrophe would reduce the parts of an SMS
 * from 160 characters to 70, so that the message costs up to three times as much.
 */
export const plainMessage = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[«“]\s?|\s?[»”]/g, '"')
    .trim();

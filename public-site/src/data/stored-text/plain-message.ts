/**
 * A message as one types it. A single no-break space or curly apostrophe puts an SMS in an alphabet of 70 characters a part
 * instead of 160, and it is paid three times.
 */
export const plainMessage = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[«“]\s?|\s?[»”]/g, '"')
    .trim();

/** Characters that XML forbids even as escapes; one is enough for a parser to refuse the document: https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an XML node or attribute, and removes characters that XML forbids; a vertical tab becomes a space. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\v\f]/g, ' ')
    .replace(forbidden, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const narrow = /[iljtfrI1.,:;’'!()| ]/;
const wide = /[mwMWŒœ%@&]|[A-ZÀ-Ý]/;

/** Upper estimate of the width of a bold sans-serif line, so that a text that fits here fits in any system font. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += narrow.test(letter) ? 0.4 : wide.test(letter) ? 0.85 : 0.66;
  return ems * size;
}

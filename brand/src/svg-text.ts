/** Escapes a text for an XML node or attribute. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const narrow = /[iljtfrI1.,:;’'!()| ]/;
const wide = /[mwMWŒœ%@&]|[A-ZÀ-Ý]/;

/** Upper estimate of the width of a bold sans-serif line, so that a text that fits here fits in any system font. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += narrow.test(letter) ? 0.4 : wide.test(letter) ? 0.85 : 0.66;
  return ems * size;
}

/** Text for an XML node or attribute. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

const narrow = /[iljtfrI1.,:;’'!()| ]/;
const wide = /[mwMWŒœ%@&]|[A-ZÀ-Ý]/;

/** Width of a bold sans-serif line, on the generous side, so that what fits here fits with any system font. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += narrow.test(letter) ? 0.4 : wide.test(letter) ? 0.85 : 0.66;
  return ems * size;
}

/** A coordinate with one decimal at most. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Numbers of a path, joined as tightly as SVG allows. */
export function join(...values: number[]): string {
  return values
    .map((value) => String(Math.round(value * 10) / 10 || 0))
    .reduce((all, one) => all + (one.startsWith('-') || all === '' ? one : ` ${one}`), '');
}

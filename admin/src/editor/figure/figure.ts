import { escapeHtml } from '../html';

/** A picture in a text. */
export interface Figure {
  readonly src: string;
  /** Told to who cannot see it; empty for decoration. */
  readonly alt: string;
  readonly caption: string;
}

/** As it is stored, on lines of its own. */
export function figureHtml({ src, alt, caption }: Figure): string {
  const words = caption ? `\n  <figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure>\n  <img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}\n</figure>\n`;
}

import { escapeHtml } from '../html';

export interface Figure {
  readonly src: string;
  /** The alternative text; empty for decoration. */
  readonly alt: string;
  readonly caption: string;
}

/** The stored HTML of a figure. */
export function figureHtml({ src, alt, caption }: Figure): string {
  const figcaption = caption ? `\n  <figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure>\n  <img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${figcaption}\n</figure>\n`;
}

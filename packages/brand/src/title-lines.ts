import { textWidth } from './svg-text';

/** Characters that the heading font lacks (emoji, other scripts) and would render as empty boxes. */
const MISSING_GLYPHS =
  /[^ -~\u00a0-\u017f\u1e80-\u1e85\u1ea0-\u1ef9\u2013-\u2026\u202f\u2030\u2039\u203a\u20a0-\u20bf\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/gu;

/** A text without characters that the heading font lacks; empty when no letter or digit is left. */
export function drawableText(text: string): string {
  const drawn = text.normalize('NFC').replace(MISSING_GLYPHS, '').replace(/ +/g, ' ').trim();
  return /[\p{Letter}\p{Number}]/u.test(drawn) ? drawn : '';
}

/** A text truncated with `…` to fit one line of this width. */
export function truncateToWidth(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The box of a title, and the font sizes to try, largest first. */
export interface TitleBox {
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

/** Wraps a title at the largest size at which it fits; at the smallest size, words are hyphenated and the rest is truncated. */
export function titleLines(title: string, box: TitleBox): { size: number; lines: string[] } {
  const { sizes, width, height, lineHeight } = box;
  const words = title.split(' ');
  const most = (size: number): number => Math.floor(height / (size * lineHeight));
  for (const size of sizes) {
    const lines = wrap(words, size, width);
    if (lines.length <= most(size) && lines.every((line) => textWidth(line, size) <= width)) return { size, lines };
  }
  const size = Math.min(...sizes);
  const lines = wrap(
    words.flatMap((word) => divide(word, size, width)),
    size,
    width,
  );
  if (lines.length <= most(size)) return { size, lines };
  const shownLines = lines.slice(0, most(size));
  return {
    size,
    lines: shownLines.map((line, index) =>
      index === shownLines.length - 1 ? truncateToWidth(`${line}…`, size, width) : line,
    ),
  };
}

function wrap(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than a line. */
function divide(word: string, size: number, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (textWidth(`${longer}-`, size) <= width || textWidth(word, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
}

import { textWidth } from './svg-text';

/** Signs that the heading face lacks: emoji, other scripts. It would draw empty boxes in their place. */
const NOT_DRAWN =
  /[^ -~\u00a0-\u017f\u1e80-\u1e85\u1ea0-\u1ef9\u2013-\u2026\u202f\u2030\u2039\u203a\u20a0-\u20bf\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265]/gu;

/** What the heading face can draw of a text; empty when no letter or figure is left. */
export function drawable(text: string): string {
  const drawn = text.normalize('NFC').replace(NOT_DRAWN, '').replace(/ +/g, ' ').trim();
  return /[\p{Letter}\p{Number}]/u.test(drawn) ? drawn : '';
}

/** A text on one line of this width, cut with « … » where it is longer. */
export function shortened(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The room for a title: largest size first, a longer title takes a smaller one. */
export interface TitleRoom {
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly lineHeight: number;
}

/** A title as lines at the largest size at which it fits; at the smallest, words are divided and the rest is cut. */
export function titleLines(title: string, room: TitleRoom): { size: number; lines: string[] } {
  const { sizes, width, height, lineHeight } = room;
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
  const kept = lines.slice(0, most(size));
  return {
    size,
    lines: kept.map((line, index) => (index === kept.length - 1 ? shortened(`${line}…`, size, width) : line)),
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

/** A word longer than a line, in parts that are not. */
function divide(word: string, size: number, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (textWidth(`${longer}-`, size) <= width || textWidth(word, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part));
}

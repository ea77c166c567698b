/** A piece of a comment: words, or a web address, which becomes a link. */
interface Piece {
  readonly text: string;
  /** Where it begins. */
  readonly start: number;
  readonly isLink: boolean;
}

/** Web addresses alone: no other scheme becomes a link. What closes a sentence or a bracket is no part of an address. */
const ADDRESS = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?…)\]'’])/i;

/** Splits plain text at its web addresses. */
export function linkedWords(words: string): Piece[] {
  let start = 0;
  return words.split(ADDRESS).map((text, index) => {
    const piece = { text, start, isLink: index % 2 === 1 };
    start += text.length;
    return piece;
  });
}

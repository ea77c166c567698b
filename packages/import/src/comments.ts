import { wordsIn } from './plain-words';
import type { ImportedComment } from './model';

/** Returns the words of a comment's HTML, because the product stores plain text with line breaks. */
export const commentWords = (html: string): string =>
  wordsIn(html.slice(0, 20_000).replace(/<br\s*\/?>\s*|<\/p>\s*/gi, '\n'))
    .trim()
    .slice(0, 5000);

/** Moves each answer below the first comment of its thread, because the product has only one level of answers. */
export function flattenThreads(comments: readonly ImportedComment[]): ImportedComment[] {
  const parents = new Map(comments.map(({ source_id, parent }) => [source_id, parent]));
  const topOf = (comment: ImportedComment): string | null => {
    let top: string | null = null;
    const seen = new Set([comment.source_id]);
    for (let next = comment.parent; next && parents.has(next) && !seen.has(next); next = parents.get(next) ?? null) {
      seen.add(next);
      top = next;
    }
    return top;
  };
  return comments.map((comment) => ({ ...comment, parent: topOf(comment) }));
}

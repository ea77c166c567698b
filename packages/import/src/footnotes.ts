import { tag } from './elements';

interface Footnote {
  readonly id?: unknown;
  readonly content?: unknown;
}

/**
 * Returns the notes of an article, which WordPress stores in a custom field as JSON, as a list in which each note links back to its number.
 */
export function footnotesIn(field = ''): string {
  const notes = notesIn(field).flatMap(({ id, content }) =>
    typeof id === 'string' && typeof content === 'string'
      ? [`${tag('li', { id })}${content} ${tag('a', { href: `#${id}-link` })}↩</a></li>`]
      : [],
  );
  return notes.length > 0 ? `<ol>${notes.join('')}</ol>` : '';
}

function notesIn(field: string): readonly Footnote[] {
  try {
    const notes: unknown = JSON.parse(field);
    return Array.isArray(notes) ? (notes as Footnote[]) : [];
  } catch {
    return [];
  }
}

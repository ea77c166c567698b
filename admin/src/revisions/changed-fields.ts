import { type PostStatus, postStatusLabels } from '@agency/supabase/blog-posts';

/** Values of a row, by the names of their columns. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field whose value differs, both values as a person reads them. */
export interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The fields that differ between two versions.
 * @param labels the fields compared and what they are called, in the order they are told; a field that only one of the
 *   versions has is not compared, since a former version may be older than the column
 */
export function changedFields(before: Fields, after: Fields, labels: Readonly<Record<string, string>>): ChangedField[] {
  return Object.entries(labels)
    .filter(([name]) => name in before && name in after)
    .map(([name, label]) => ({ name, label, before: readable(name, before[name]), after: readable(name, after[name]) }))
    .filter((field) => field.before !== field.after);
}

function readable(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return name === 'status' ? (postStatusLabels[text as PostStatus] ?? text) : text;
}

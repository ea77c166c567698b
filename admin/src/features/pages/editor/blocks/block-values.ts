import { truncateText } from '@agency-site/domain/truncate-text';
import type { BlockField, BlockFields, StoredBlock } from '@agency-site/domain/block';
import { blockDeclarations } from '@agency-site/domain/block-declarations';

/** An entry of a list of the form: a block, or an entry of a list inside a block. */
export type Entry = Readonly<Record<string, unknown>>;

/** Every kind of block, ordered by its French name. */
export const blockKinds = Object.entries(blockDeclarations)
  .map(([kind, declaration]) => ({ kind, ...declaration }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));

/** A value of the form if it is a string; otherwise an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const fieldsOf = (kind: unknown): BlockFields => blockDeclarations[String(kind)]?.fields ?? {};
export const kindLabel = (kind: unknown): string => blockDeclarations[String(kind)]?.label ?? String(kind);

/**
 * Adds an empty value for each field that an entry leaves out. Otherwise react-hook-form would use the value of the entry that was at this
 * position when the form was opened. A list that requires entries gets that many empty entries.
 */
export const withEmpty = (entry: Entry, fields: BlockFields): Entry => ({
  ...entry,
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withEmptyValue(entry[name], field)])),
});

function withEmptyValue(value: unknown, field: BlockField): unknown {
  if ('choices' in field) return value ?? '';
  if (field.type === 'list') {
    const entries = (value as readonly Entry[] | undefined) ?? Array.from({ length: field.min ?? 0 }, () => ({}));
    return entries.map((entry) => withEmpty(entry, field.fields));
  }
  if (field.type === 'picture') return { src: '', alt: '', ...(value as object | undefined) };
  if (field.type === 'link') return { label: '', href: '', ...(value as object | undefined) };
  return value ?? '';
}

export const newBlock = (kind: string): StoredBlock => ({ id: crypto.randomUUID(), kind });

/** The key under which the browser stores the block that was copied last, so that it can be pasted into any page. */
export const copiedBlock = 'editor.copiedBlock';

/** A copy of an entry; a block gets a new id. */
export const copyOf = <Copied extends Entry>(entry: Copied): Copied => ({
  ...structuredClone(entry),
  ...('id' in entry && { id: crypto.randomUUID() }),
});

/** The first words of an entry, which distinguish it from the others. */
export function summaryOf(entry: Entry, fields: BlockFields): string {
  for (const [name, field] of Object.entries(fields)) {
    const value = entry[name];
    if ('choices' in field || !value) continue;
    const words = 'type' in field && field.type === 'link' ? (value as Entry)['label'] : value;
    if (typeof words === 'string' && words.trim())
      return truncateText(
        words
          .replaceAll('*', '')
          .replaceAll(/<[^>]*>/g, ' ')
          .trim(),
        80,
      );
  }
  return '';
}

/** The kind of a block and its first words: « Étapes : Regarder ». */
export const nameOf = (block: Entry): string =>
  [kindLabel(block['kind']), summaryOf(block, fieldsOf(block['kind']))].filter(Boolean).join('\u00A0: ');

import { type BlockField, type BlockFields, addressShape, linkLengths, type StoredBlock } from '@agency/supabase/block';
import { blockDeclarations } from '@agency/supabase/block-declarations';

/** An entry of a list of the form: a block, or one of a list inside it. */
export type Entry = Readonly<Record<string, unknown>>;

/** Every kind, by its French name. */
export const blockKinds = Object.entries(blockDeclarations)
  .map(([kind, declaration]) => ({ kind, ...declaration }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));

/** A text of the form, where there is one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const fieldsOf = (kind: unknown): BlockFields => blockDeclarations[String(kind)]?.fields ?? {};
const kindLabel = (kind: unknown): string => blockDeclarations[String(kind)]?.label ?? String(kind);

/**
 * An entry with an empty value for each field that it leaves out: react-hook-form would take the value of the entry that stood in its place
 * when the form was opened. Of a list that needs some, the first ones.
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

/** Blocks as the form holds them once one was moved, added or taken away. */
export const formBlocks = (blocks: readonly StoredBlock[]): readonly Entry[] =>
  blocks.map((block) => withEmpty(block, fieldsOf(block.kind)));

/** Where the browser keeps the block that was copied last, to be added to whatever page. */
export const copiedBlock = 'editor.copiedBlock';

/** An entry once more; a block is another one. */
export const copyOf = <Copied extends Entry>(entry: Copied): Copied => ({
  ...structuredClone(entry),
  ...('id' in entry && { id: crypto.randomUUID() }),
});

/** The first words of an entry, which tell it from the others. */
export function summaryOf(entry: Entry, fields: BlockFields): string {
  for (const [name, field] of Object.entries(fields)) {
    const value = entry[name];
    if ('choices' in field || !value) continue;
    const words = 'type' in field && field.type === 'link' ? (value as Entry)['label'] : value;
    if (typeof words === 'string' && words.trim())
      return words
        .replaceAll('*', '')
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 80);
  }
  return '';
}

/** « Étapes : Regarder »: the kind of a block, and its first words. */
export const nameOf = (block: Entry): string =>
  [kindLabel(block['kind']), summaryOf(block, fieldsOf(block['kind']))].filter(Boolean).join('\u00A0: ');

/** Why blocks would be refused, with the place: « Bloc 3, Étapes : le titre est vide »; undefined where they would not. */
export function blocksProblem(blocks: readonly StoredBlock[]): string | undefined {
  for (const [index, block] of blocks.entries()) {
    const problem = blockProblem(block);
    if (problem) return `Bloc ${index + 1} (${kindLabel(block.kind)}), ${problem}`;
  }
  return undefined;
}

/** Why a block would be refused. */
export const blockProblem = (block: StoredBlock): string | undefined => entryProblem(block, fieldsOf(block.kind));

function entryProblem(entry: Entry, fields: BlockFields): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const problem = fieldProblem(entry[name], field);
    if (problem) return `« ${field.label} »\u00A0: ${problem}`;
  }
  return undefined;
}

function fieldProblem(value: unknown, field: BlockField): string | undefined {
  if ('choices' in field) return undefined;
  if (field.type === 'list') return listProblem(Array.isArray(value) ? (value as Entry[]) : [], field);
  if (field.type === 'picture' || field.type === 'link') {
    const [words, address] = field.type === 'link' ? (['label', 'href'] as const) : (['alt', 'src'] as const);
    const pair = (value ?? {}) as Entry;
    if (!pair[address] && !pair[words]) return field.required ? 'à remplir' : undefined;
    if (field.type === 'link' && !pair['label']) return 'il manque les mots';
    return textProblem(pair[words], linkLengths[words]) ?? addressProblem(pair[address]);
  }
  if (field.required && !textOf(value).trim()) return 'à remplir';
  return textProblem(value, field.longest) ?? (field.type === 'address' && value ? addressProblem(value) : undefined);
}

function listProblem(entries: readonly Entry[], field: Extract<BlockField, { type: 'list' }>): string | undefined {
  if (entries.length < (field.min ?? 0)) return `${field.min} au moins`;
  if (entries.length > field.max) return `${field.max} au plus`;
  for (const [index, entry] of entries.entries()) {
    const problem = entryProblem(entry, field.fields);
    if (problem) return `${field.one.toLowerCase()} ${index + 1}, ${problem}`;
  }
  return undefined;
}

const textProblem = (value: unknown, longest: number): string | undefined =>
  textOf(value).length > longest ? `${longest} caractères au plus` : undefined;

const addressProblem = (value: unknown): string | undefined =>
  new RegExp(addressShape).test(textOf(value)) ? undefined : 'une adresse commence par https://, mailto:, tel:, / ou #';

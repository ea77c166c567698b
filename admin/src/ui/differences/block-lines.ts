import { type BlockField, type BlockFields, blocksOf } from '@agency-site/domain/block';
import { blockDeclarations } from '@agency-site/domain/block-declarations';

/** Writes blocks as lines of text for a comparison, with the labels of the editor: the kind of each block, then a line for each field. */
export const linesOfBlocks = (stored: unknown): string =>
  blocksOf(stored)
    .flatMap((block) => {
      const { label, fields } = blockDeclarations[block.kind] ?? { label: block.kind, fields: {} };
      return [label, ...linesOfFields(block, fields)];
    })
    .join('\n');

const linesOfFields = (entry: Readonly<Record<string, unknown>>, fields: BlockFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (entry[name] ? linesOfField(entry[name], field) : []));

function linesOfField(value: unknown, field: BlockField): string[] {
  const labelled = (words: string): string => `  ${field.label}\u00A0: ${words}`;
  if ('choices' in field) return [labelled(field.choices[String(value)] ?? String(value))];
  // In an old version of the page, the value may not have the type that is now declared.
  if (field.type === 'list')
    return blocksOf(value).flatMap((item, index) => [
      labelled(`${field.itemLabel.toLowerCase()} ${index + 1}`),
      ...linesOfFields(item, field.fields).map((line) => `  ${line}`),
    ]);
  const parts = typeof value === 'object' ? Object.values(value ?? {}) : [value];
  return [labelled(parts.filter((part) => typeof part === 'string' && part).join(', '))];
}

import { type BlockField, type BlockFields, blocksOf } from '@agency-site/domain/block';
import { blockDeclarations } from '@agency-site/domain/block-declarations';
import { postStatusLabels } from '@agency-site/domain/blog-posts';
import { Box, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { outlined } from '../theme/styles';
import { compareTexts } from './compare-texts';
import { HunkView } from './HunkView';

export interface Versions {
  readonly before: object;
  readonly after: object;
  /** The labels of the compared fields, in order. */
  readonly labels: Readonly<Record<string, string>>;
}

export function FieldDifferences({ before, after, labels }: Versions) {
  const [former, present] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const fields = Object.entries(labels)
    // A field that only one version has is skipped: its column may be newer than the other version.
    .filter(([name]) => former.has(name) && present.has(name))
    .map(([name, label]) => [label, readable(name, former.get(name)), readable(name, present.get(name))] as const)
    .filter(([, formerText, presentText]) => formerText !== presentText);
  if (fields.length === 0) return <Typography color="text.secondary">Aucune différence.</Typography>;
  return (
    <Stack spacing={2.5}>
      {fields.map(([label, formerText, presentText]) => (
        <Box component="section" key={label} aria-label={label}>
          <Typography variant="h3" sx={{ mb: 0.75 }}>
            {label}
          </Typography>
          <TextDifference before={formerText} after={presentText} />
        </Box>
      ))}
    </Stack>
  );
}

function TextDifference({ before, after }: { readonly before: string; readonly after: string }) {
  const hunks = useMemo(() => compareTexts(before, after), [before, after]);
  const visible = hunks.flat().some(({ kind }) => kind === 'removed' || kind === 'added');
  return (
    <Box sx={fieldStyles}>
      {visible
        ? hunks.map((hunk, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- hunks are never reordered
            <HunkView key={index} hunk={hunk} />
          ))
        : 'Seuls des retours à la ligne ont changé, sans effet sur ce qui se lit.'}
    </Box>
  );
}

const statusLabels = new Map<string, string>(Object.entries(postStatusLabels));

function readable(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (name === 'blocks') return linesOfBlocks(value);
  if (Array.isArray(value)) return value.join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (name === 'status' && statusLabels.get(text)) || text;
}

const fieldStyles = {
  ...outlined,
  px: 1.5,
  py: 1,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;

/** Writes blocks as lines of text for a comparison, with the labels of the editor: the kind of each block, then a line for each field. */
const linesOfBlocks = (stored: unknown): string =>
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

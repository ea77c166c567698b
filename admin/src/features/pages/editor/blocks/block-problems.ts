import { addressShape, type BlockField, type BlockFields, pairFields, type StoredBlock } from '@agency/domain/block';
import { set } from 'react-hook-form';
import { type Entry, fieldsOf, textOf } from './block-values';

/** A problem in blocks, as the database would refuse it. */
interface Problem {
  /** The path of the field in the form of blocks: `2.steps.0.title`. */
  readonly path: readonly string[];
  readonly problem: string;
}

/** The errors of the form's field of blocks, each at the path of its input; undefined without any. */
export function blocksErrors(blocks: readonly StoredBlock[]): object | undefined {
  const problems = problemsOf(blocks);
  const errors = {};
  for (const { path, problem } of problems) set(errors, ['blocks', ...path].join('.'), problem);
  return problems.length > 0 ? errors : undefined;
}

const problemsOf = (blocks: readonly StoredBlock[]): Problem[] =>
  blocks.flatMap((block, index) => entryProblems(block, fieldsOf(block.kind)).map(within(index)));

const within =
  (part: string | number) =>
  ({ path, problem }: Problem): Problem => ({ path: [String(part), ...path], problem });

const entryProblems = (entry: Entry, fields: BlockFields): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => fieldProblems(entry[name], field).map(within(name)));

const only = (problem: string | undefined, ...path: readonly string[]): Problem[] =>
  problem === undefined ? [] : [{ path, problem }];

function fieldProblems(value: unknown, field: BlockField): Problem[] {
  if ('choices' in field) return [];
  if (field.type === 'list') return listProblems(Array.isArray(value) ? (value as Entry[]) : [], field);
  if (field.type === 'picture' || field.type === 'link') return pairProblems((value ?? {}) as Entry, field);
  const rules = { ...field, ...(field.type === 'address' && { shape: addressShape }) };
  return only(textProblem(textOf(value), rules));
}

/** A link needs words and an address, a picture an address; a field that is started has to be complete. */
function pairProblems(pair: Entry, { type, required }: Extract<BlockField, { type: 'picture' | 'link' }>): Problem[] {
  const parts = Object.entries<TextRules>(pairFields[type]);
  if (!required && parts.every(([name]) => textOf(pair[name]).trim() === '')) return [];
  return parts.flatMap(([name, rules]) => only(textProblem(textOf(pair[name]), rules), name));
}

function listProblems(entries: readonly Entry[], field: Extract<BlockField, { type: 'list' }>): Problem[] {
  if (entries.length < (field.min ?? 0)) return only(`${field.min} au moins`);
  if (entries.length > field.max) return only(`${field.max} au plus`);
  return entries.flatMap((entry, index) => entryProblems(entry, field.fields).map(within(index)));
}

interface TextRules {
  readonly maxLength: number;
  readonly required?: boolean;
  readonly shape?: string;
}

function textProblem(written: string, { maxLength, required, shape }: TextRules): string | undefined {
  const text = written.trim();
  if (text === '') return required ? 'à remplir' : undefined;
  if (text.length > maxLength) return `${maxLength} caractères au plus`;
  if (shape === undefined || new RegExp(shape).test(text)) return undefined;
  return `une adresse commence par https://${shape === addressShape ? ', mailto:, tel:, / ou #' : ' ou /'}`;
}

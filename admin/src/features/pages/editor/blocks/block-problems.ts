import {
  linkAddressPattern,
  type BlockField,
  type BlockFields,
  pairFields,
  type StoredBlock,
} from '@agency-site/domain/block';
import { set } from 'react-hook-form';
import { type Entry, fieldsOf, textOf } from './block-values';

/** A problem in the blocks of a page, for which the database would refuse them. */
interface Problem {
  /** The path of the field below the blocks of the form: `2.steps.0.title`, as a list. */
  readonly path: readonly string[];
  readonly problem: string;
}

/** The errors of the field `blocks` of the form, each at the path of its input; undefined without errors. */
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
  const rules = { ...field, ...(field.type === 'address' && { shape: linkAddressPattern }) };
  return only(textProblem(textOf(value), rules));
}

/** The problems of a link or a picture. An optional field may be empty, but once one part is filled in, the required parts must be too. */
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
  return `une adresse commence par https://${shape === linkAddressPattern ? ', mailto:, tel:, / ou #' : ' ou /'}`;
}

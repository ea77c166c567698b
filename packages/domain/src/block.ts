import type { Json } from '@agency-site/supabase/types';
import type { Column } from './tables/column';

/** The options that all fields of a block share, named like those of columns. */
interface Field extends Pick<Column, 'helperText' | 'required'> {
  readonly label: string;
}

/** A text: plain words, HTML, or an address. */
export interface TextField extends Field, Pick<Column, 'input'> {
  readonly type?: 'html' | 'address';
  readonly maxLength: number;
}

/** One of a few values; the first is the default. */
export interface ChoiceField extends Field {
  readonly choices: Readonly<Record<string, string>>;
}

interface PictureField extends Field {
  readonly type: 'picture';
}

interface LinkField extends Field {
  readonly type: 'link';
}

export interface ListField extends Omit<Field, 'required'> {
  readonly type: 'list';
  /** The French name of one item of the list. */
  readonly itemLabel: string;
  readonly min?: number;
  readonly max: number;
  readonly fields: Readonly<Record<string, TextField | ChoiceField | PictureField | LinkField>>;
}

export type BlockField = TextField | ChoiceField | PictureField | LinkField | ListField;
export type BlockFields = Readonly<Record<string, BlockField>>;

/** A kind of block: its name in the back-office, and its fields. */
export interface BlockDeclaration {
  readonly label: string;
  readonly helperText: string;
  /** Whether the block shows the page's title as its heading, which only the first block of a page does. */
  readonly opensPage?: boolean;
  readonly fields: BlockFields;
}

/** A block of a page: `id`, `kind`, and the values of its fields. */
export interface StoredBlock {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: Json | undefined;
}

export interface BlockPicture {
  readonly src: string;
  readonly alt: string;
}

export interface BlockLink {
  readonly label: string;
  readonly href: string;
}

type PictureOrLink<F> = F extends { readonly type: 'picture' } ? BlockPicture : BlockLink;

/** The value of a field. A text without a value is an empty text. */
type ValueOf<F> = F extends { readonly choices: infer Choices }
  ? keyof Choices
  : F extends { readonly type: 'list'; readonly fields: infer Fields }
    ? readonly ValuesOf<Fields>[]
    : F extends { readonly type: 'picture' | 'link' }
      ? PictureOrLink<F> | (F extends { readonly required: true } ? never : undefined)
      : string;

/** The values of declared fields. */
export type ValuesOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The blocks that a column contains. */
export const blocksOf = (stored: unknown): readonly StoredBlock[] =>
  Array.isArray(stored) ? stored.filter((block): block is StoredBlock => isObject(block)) : [];

/**
 * Returns a value for every declared field of a block, stored or still being written: a missing text is empty, a missing choice is the
 * first one, and a list item without its required picture or link is left out.
 */
export const filledValues = (fields: BlockFields, stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, filledValue(field, stored[name])]));

function filledValue(field: BlockField, value: unknown): unknown {
  if ('choices' in field)
    return typeof value === 'string' && Object.hasOwn(field.choices, value) ? value : Object.keys(field.choices)[0];
  if (field.type === 'list')
    return (Array.isArray(value) ? value : [])
      .filter(isObject)
      .map((item) => filledValues(field.fields, item))
      .filter((item) =>
        Object.entries(field.fields).every(([name, { required: isNeeded }]) => !isNeeded || item[name] !== undefined),
      );
  if (field.type === 'picture')
    return isObject(value) && value['src'] ? { src: value['src'], alt: value['alt'] ?? '' } : undefined;
  if (field.type === 'link') return isObject(value) && value['href'] && value['label'] ? value : undefined;
  return typeof value === 'string' ? value : '';
}

/** The pattern of a link's address: another site, an e-mail, a telephone, or a path of this site. The database checks the same pattern. */
export const linkAddressPattern = String.raw`^(https?://\S+|mailto:\S+|tel:\S+|#\S*|/([^/\\\s]\S*)?)$`;
const pictureShape = String.raw`^(https?://\S+|/[^/\\]\S*)$`;

const text = (maxLength: number, rules: object = {}) => ({ type: 'text', maxLength, ...rules });
const required = { required: true } as const;
/** The fields that a picture and a link consist of. */
export const pairFields = {
  picture: {
    src: text(2000, { ...required, shape: pictureShape }),
    alt: text(500),
  },
  link: {
    label: text(80, required),
    href: text(2000, { ...required, shape: linkAddressPattern }),
  },
} as const;

/** Fields as `private.block_definitions` stores them: the rules that the database checks, without labels. */
export const storedFieldRules = (fields: BlockFields): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));

function shapeOf(field: BlockField): object {
  if ('choices' in field) return { type: 'choice', values: Object.keys(field.choices) };
  if (field.type === 'list')
    return { type: 'list', min: field.min ?? 0, max: field.max, fields: storedFieldRules(field.fields) };
  const rules = field.required ? required : {};
  if (field.type === 'picture' || field.type === 'link')
    return { type: 'group', ...rules, fields: pairFields[field.type] };
  if (field.type === 'html') return { type: 'html', maxLength: field.maxLength, ...rules };
  return text(field.maxLength, { ...rules, ...(field.type === 'address' && { shape: linkAddressPattern }) });
}

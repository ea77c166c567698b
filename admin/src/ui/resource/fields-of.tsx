import { identity } from '@agency-site/brand/identity';
import { type Column, type NamesOf, namesOf, valuesOf } from '@agency-site/domain/tables/column';
import { InputAdornment } from '@mui/material';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import {
  BooleanField,
  BooleanInput,
  DataTable,
  DateField,
  DateInput,
  ImageField,
  maxLength,
  maxValue,
  minValue,
  NullableBooleanInput,
  NumberInput,
  regex,
  required,
  SelectField,
  SelectInput,
  TextInput,
  type TextInputProps,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MomentInput } from './MomentInput';
import { ReferredField, ReferredInput } from './references';
import { momentProblem } from '../components/MomentField';
import { PictureInput } from '../media/PictureInput';
import { type TypedEvent, useTitleSlug } from './use-title-slug';

type Declared = Readonly<Record<string, Column>>;
type Choice = { readonly id: string; readonly name: string };

/** The elements and props that react-admin needs for declared columns, by column name. A resource may use any of them or none. */
interface FromColumns<Name extends string> {
  readonly inputs: Readonly<Record<Name, ReactElement>>;
  readonly cells: Readonly<Record<Name, ReactElement>>;
  readonly filters: Readonly<Record<Name, ReactElement>>;
  readonly validate: Readonly<Record<Name, Validator[]>>;
  readonly choices: Readonly<Record<Name, Choice[]>>;
}

/** Generates the parts of a resource's screens from the declaration of its columns. */
export function fieldsOf<const Columns extends Declared>(columns: Columns): FromColumns<NamesOf<Columns>> {
  const names = namesOf(columns);
  const each = <Part,>(part: (name: string, column: Column) => Part) =>
    valuesOf(names, (name) => part(name, columns[name] ?? {}));
  return {
    inputs: each((name, column) => inputOf(name, column, 'slug_origin' in columns)),
    cells: each(cellOf),
    filters: each(filterOf),
    validate: each((_, column) => rulesOf(column)),
    choices: each((_, column) => choicesOf(column)),
  };
}

const choicesOf = ({ choices = {} }: Column): Choice[] => Object.entries(choices).map(([id, name]) => ({ id, name }));

const isWhole = (value: unknown): string | undefined =>
  typeof value !== 'number' || Number.isInteger(value) ? undefined : 'Écrivez un nombre entier.';

const isAmount = (value: unknown): string | undefined =>
  typeof value !== 'number' || Number(value.toFixed(2)) === value ? undefined : 'Écrivez des euros et des centimes.';

const euros = { locales: identity.locale, options: { style: 'currency', currency: 'EUR' } } as const;

export const isSlug = regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Des lettres sans accent, des chiffres et des tirets.');

/** Validators that refuse the values that the database refuses. */
const rulesOf = ({ type, required: isRequired, maxLength: bound, min, max, slugOf }: Column): Validator[] => [
  ...(isRequired && type !== 'boolean' ? [required()] : []),
  ...(bound === undefined ? [] : [maxLength(bound)]),
  ...(slugOf ? [isSlug] : []),
  ...(type === 'integer' ? [isWhole] : []),
  ...(type === 'money' ? [isAmount] : []),
  ...(type === 'datetime' ? [momentProblem] : []),
  ...(min === undefined ? [] : [minValue(min)]),
  ...(max === undefined ? [] : [maxValue(max)]),
];

function inputOf(source: string, column: Column, isOriginKept: boolean): ReactElement {
  const { type, helperText, defaultValue } = column;
  const props = {
    source,
    validate: rulesOf(column),
    ...(helperText && { helperText }),
    ...(defaultValue !== undefined && { defaultValue }),
  };
  if (column.slugOf) return <SlugInput key={source} {...props} slugOf={column.slugOf} isOriginKept={isOriginKept} />;
  if (column.references)
    return <ReferredInput key={source} {...props} reference={column.references} many={Boolean(column.through)} />;
  if (column.choices) return <SelectInput key={source} {...props} choices={choicesOf(column)} />;
  if (type === 'boolean') return <BooleanInput key={source} {...props} />;
  if (type === 'integer') return <NumberInput key={source} {...props} step={1} />;
  if (type === 'money') return <NumberInput key={source} {...props} step={0.01} slotProps={inEuros} />;
  if (type === 'date') return <DateInput key={source} {...props} />;
  if (type === 'datetime') return <MomentInput key={source} {...props} />;
  if (type === 'picture') return <PictureInput key={source} {...props} altSource={source.replace(/_url$/, '_alt')} />;
  return <TextInput key={source} {...props} {...(column.input === 'lines' && { multiline: true, minRows: 3 })} />;
}

const inEuros = { input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } };

interface SlugInputProps extends TextInputProps {
  readonly slugOf: string;
  readonly isOriginKept: boolean;
}

/** The input of the last part of a public address. It follows the title until somebody edits it. */
function SlugInput({ slugOf, isOriginKept, ...props }: SlugInputProps) {
  const title = useWatch<Record<string, string | null>>({ name: slugOf });
  const slug = useTitleSlug(slugOf, isOriginKept);
  const follow = useEffectEvent(slug.follow);
  useEffect(() => follow(title ?? ''), [title]);
  return <TextInput {...props} onChange={(event: TypedEvent) => slug.write(event.target.value)} />;
}

const moment = {
  locales: identity.locale,
  options: { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' },
} as const;

function cellOf(source: string, column: Column): ReactElement {
  const { type, choices, listedChoices, references, through } = column;
  if (references)
    return (
      <DataTable.Col key={source} source={source} disableSort>
        <ReferredField source={source} reference={references} many={Boolean(through)} />
      </DataTable.Col>
    );
  if (type === 'boolean') return <DataTable.Col key={source} source={source} field={BooleanField} />;
  if (type === 'integer') return <DataTable.NumberCol key={source} source={source} />;
  if (type === 'money') return <DataTable.NumberCol key={source} source={source} {...euros} />;
  if (type === 'date') return <DataTable.Col key={source} source={source} field={DateField} />;
  if (type === 'datetime')
    return (
      <DataTable.Col key={source} source={source}>
        <DateField source={source} showTime {...moment} />
      </DataTable.Col>
    );
  if (type === 'picture')
    return (
      <DataTable.Col key={source} source={source} disableSort>
        <ImageField source={source} sx={{ '& img': { width: 64, height: 48, m: 0 } }} />
      </DataTable.Col>
    );
  return (
    <DataTable.Col key={source} source={source}>
      {choices && <SelectField source={source} choices={choicesOf({ choices: { ...choices, ...listedChoices } })} />}
    </DataTable.Col>
  );
}

function filterOf(source: string, column: Column): ReactElement {
  const { type, choices, references } = column;
  if (references) return <ReferredInput key={source} source={source} reference={references} />;
  if (choices) return <SelectInput key={source} source={source} choices={choicesOf(column)} />;
  if (type === 'boolean') return <NullableBooleanInput key={source} source={source} />;
  if (type === 'integer' || type === 'money') return <NumberInput key={source} source={source} />;
  if (type === 'date') return <DateInput key={source} source={source} />;
  return <TextInput key={source} source={`${source}@ilike`} />;
}

import { StartupError } from '@agency/process/startup-error';
import { keyOf, type Column, type Table } from './grammar';

/** What a resource is called in French. */
export interface French {
  /** « étude de cas » */
  readonly singular: string;
  /** « études de cas » */
  readonly plural: string;
  /** In the menu: « Études de cas ». */
  readonly title: string;
  /** Known when it came with the article: « une étude de cas ». */
  readonly gender: 'un' | 'une' | undefined;
}

/** What would end a text in a source. */
const UNSAFE = /["\\`|%<>$\p{Cc}]/u;
/** With the apostrophe of French typography. */
const typeset = (words: string): string => words.replaceAll("'", '’');

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/**
 * Reads « une étude de cas,études de cas,Études de cas », of which the article and the title may be left out.
 * @throws {StartupError} for words that are missing
 */
export function parseFrench(words: string): French {
  const [first = '', plural, title, ...more] = typeset(words)
    .split(',')
    .map((word) => word.trim());
  const [, gender, singular = ''] = /^(?:(une?) )?(.*)$/.exec(first) ?? [];
  if (!singular || !plural || more.length > 0 || UNSAFE.test(words))
    throw new StartupError(
      `« ${words} »: write the French singular and plural, as --french "une étude de cas,études de cas".`,
    );
  return {
    singular,
    plural,
    title: title ?? capitalised(plural),
    gender: gender === 'un' || gender === 'une' ? gender : undefined,
  };
}

/** The title of the form for a new row; undefined where the gender is not known, for react-admin's own. */
export function titleOfNew({ singular, gender }: French): string | undefined {
  if (!gender) return undefined;
  const masculine = /^[aeiouyhàâéèêëîïôûœæ]/i.test(singular) ? 'Nouvel' : 'Nouveau';
  return `${gender === 'une' ? 'Nouvelle' : masculine} ${singular}`;
}

export const nameOf = ({ singular }: French): string => capitalised(singular);

/** What columns are usually called. */
const USUAL: Readonly<Record<string, string>> = {
  title: 'Titre',
  name: 'Nom',
  client: 'Client',
  summary: 'Résumé',
  description: 'Description',
  content: 'Contenu',
  result: 'Résultat',
  sector: 'Secteur',
  slug: 'Adresse',
  city: 'Ville',
  place: 'Lieu',
  url: 'Adresse',
  year: 'Année',
  price: 'Prix',
  published: 'Publié',
  position: 'Rang',
};

/** French labels by column, and by « column.value » for the values of an enumeration. */
export type Labels = Readonly<Record<string, string>>;

/** @throws {StartupError} for a label of nothing */
export function parseLabels(words: string, table: Named): Labels {
  const known = new Set(keysOf(table));
  const entries = typeset(words)
    .split(',')
    .map((word) => word.split('=').map((part) => part.trim()));
  for (const [key = '', label = '', ...more] of words ? entries : []) {
    if (!known.has(key) || !label || more.length > 0 || UNSAFE.test(label))
      throw new StartupError(`« ${key}=${label} » labels no column: write --labels "client=Client,sector.btp=BTP".`);
  }
  return words ? (Object.fromEntries(entries) as Record<string, string>) : {};
}

type Named = Pick<Table, 'columns' | 'links'>;

/** What has a label: the columns, each of their values, and the tables that are joined. */
const keysOf = ({ columns, links }: Named): string[] => [
  ...columns.flatMap((column: Column) => [
    keyOf(column),
    ...(column.type === 'enum' ? column.choices.map((choice) => `${column.name}.${choice}`) : []),
  ]),
  ...links.map(({ references }) => references),
];

/** The label of a key of `keysOf`; the English word where nobody gave one. */
export const labelOf = (key: string, labels: Labels): string =>
  labels[key] ?? USUAL[key] ?? capitalised((key.split('.').at(-1) ?? key).replaceAll('_', ' '));

/** The keys whose label nobody gave. */
export const unlabelled = (table: Named, labels: Labels): string[] =>
  keysOf(table).filter((key) => !labels[key] && !USUAL[key]);

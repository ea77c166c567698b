import { parseArgs } from 'node:util';
import { StartupError } from '@agency/process/startup-error';
import { parseFrench, parseLabels } from './french';
import { parseTable, wordOf, type Table } from './grammar';
import type { Screen } from './screen';

/** Before the command, in the first line of the migration that it wrote, or of the screen where it wrote no table. */
export const WRITTEN_BY = 'Written by npm run new:resource -- ';

const DEFAULT_ICON = 'ListAltOutlined';

export const HELP = `npm run new:resource -- TABLE 'COLUMNS' --french "une formation,formations"

Writes a table with its rights and its screens: the migration, the schema's document, the row of rights, the
resource, its line, the types and a journey. What is missing is asked for in a terminal. Quote the columns.

  npm run new:resource -- training_courses 'title:text! trainer:text level:enum(first,next) \\
    summary:text(500)! hours:integer published:boolean position' --french "une formation,formations"

COLUMNS, the name of a row first, as a required text:
  title:text!               one line, up to 200 characters; ! where a row needs a value
  summary:text(500)         up to 500 characters; several lines beyond 200
  hours:integer             a whole number; integer(0..100) with the least and the most
  founded_on:date           a day
  featured:boolean          yes or no, no at first
  level:enum(first,next)    one of these values
  partner:ref(partners)     a row of another table, which cannot be deleted while it is named
  tools:many(tools)         several rows of another table, by a table that joins both
  published:boolean         visitors read the rows that are published; without it, administrators alone read
  position                  administrators put the rows in order
  slug                      the last part of a row's own address, from its name

  --french "une formation,formations,Nos formations"
                            the singular, with its article, the plural, and the title if it is not the plural
  --labels "hours=Durée,level.first=Initiation"
                            French labels of columns and values, as far as you have them
  --icon WorkOutlined       one of @mui/icons-material (${DEFAULT_ICON})
  --page /formations        visitors find a list there, and below it a page of each row; with slug and published:boolean
  --no-tests                runs no tests afterwards
  --from-table NAME         writes only the screens of a table that the migrations make
  --remove NAME             takes away what the command wrote, while nobody has edited it`;

/** What somebody typed, before it is read. */
export interface Typed {
  readonly name: string | undefined;
  readonly columns: string;
  readonly french: string | undefined;
  readonly labels: string | undefined;
  readonly icon: string;
  readonly page: string | undefined;
  readonly tests: boolean;
  readonly help: boolean;
  readonly fromTable: string | undefined;
  readonly remove: string | undefined;
}

/** @throws for an unknown option, in one line */
export function readCommand(words: readonly string[]): Typed {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    allowNegative: true,
    options: {
      french: { type: 'string' },
      labels: { type: 'string' },
      icon: { type: 'string', default: DEFAULT_ICON },
      page: { type: 'string' },
      tests: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false, short: 'h' },
      'from-table': { type: 'string' },
      remove: { type: 'string' },
    },
  });
  const { french, labels, icon, page, tests, help, remove, 'from-table': fromTable } = values;
  const [name, ...columns] = positionals;
  return { name, columns: columns.join(' '), french, labels, icon, page, tests, help, fromTable, remove };
}

/** @throws {StartupError} for what is missing or wrong */
export function screenOf(typed: Typed): Screen {
  const { name, columns } = typed;
  if (!name) throw new StartupError('Name the table and its columns: npm run new:resource -- --help');
  if (!columns)
    throw new StartupError(`Which columns has ${name}? For example: 'title:text! published:boolean position'`);
  return { ...screenOfTable(parseTable(name, columns), typed), page: typed.page };
}

export function screenOfTable(table: Table, { french, labels = '', icon }: Typed): Screen {
  if (french === undefined)
    throw new StartupError(`What is ${table.name} called in French? --french "une étude de cas,études de cas"`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(icon)) throw new StartupError(`« ${icon} » is no icon of @mui/icons-material.`);
  return { table, french: parseFrench(french), labels: parseLabels(labels, table), icon };
}

/** The words that write the same again. */
export const commandOf = (screen: Screen): string =>
  `${screen.table.name} '${wordsOf(screen.table)}' ${optionsOf(screen)}`;

const wordsOf = ({ columns, links }: Table): string =>
  [...columns.map(wordOf), ...links.map(({ references }) => `${references}:many(${references})`)].join(' ');

/** The words that write the same screen of a table that exists. */
export const commandOfScreen = (screen: Screen): string => `--from-table ${screen.table.name} ${optionsOf(screen)}`;

function optionsOf({ french, labels, icon, page }: Screen): string {
  const { gender, singular, plural, title } = french;
  const labelled = Object.entries(labels).map(([key, label]) => `${key}=${label}`);
  return [
    `--french '${gender ? `${gender} ` : ''}${singular},${plural},${title}'`,
    ...(labelled.length > 0 ? [`--labels '${labelled.join(',')}'`] : []),
    ...(icon === DEFAULT_ICON ? [] : [`--icon ${icon}`]),
    ...(page ? [`--page ${page}`] : []),
  ].join(' ');
}

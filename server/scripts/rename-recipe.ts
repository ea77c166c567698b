import { StartupError } from '@agency-site/process/startup-error';
import type { Block } from './recipe';

/** A column on the command line. */
export interface Column {
  readonly name: string;
  readonly type: keyof typeof examples;
  readonly label: string;
  readonly required: boolean;
  /** The value in a new row. */
  readonly initial: string | undefined;
  /** The longest text, in characters. */
  readonly maxLength: number | undefined;
  readonly references: string | undefined;
  /** Whether rows of that table are erased after some time, even if rows of this one refer to them. */
  readonly isErased?: boolean;
  /** French label of each value, for an enumeration. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The names that replace those of the recipe's own table. */
export interface Subject {
  readonly table: string;
  /** « intervention », « interventions », « Interventions », « Nouvelle intervention » */
  readonly french: { readonly singular: string; readonly title: string; readonly titleOfNew: string };
  /** The address of the visitors' list. */
  readonly page: string | undefined;
  /** The first column is the title of a row. */
  readonly columns: readonly [Column, ...Column[]];
}

/** The recipe's example column of each type: its name, its label and, if the database's columns have other names, their endings. */
const examples = {
  text: ['place', 'Lieu'],
  long: ['program', 'Programme'],
  enum: ['grade', 'Niveau'],
  integer: ['hours', 'Heures'],
  money: ['price', 'Prix'],
  datetime: ['starts_at', 'Début'],
  date: ['apply_by', 'Inscription avant le'],
  boolean: ['remote', 'À distance'],
  picture: ['photo', 'Photo', '_url', '_alt'],
  ref: ['partner', 'Partenaire', '_id'],
} as const satisfies Readonly<Record<string, readonly [name: string, label: string, ...endings: string[]]>>;
export const types = Object.keys(examples) as (keyof typeof examples)[];

/** Returns the columns of the database for a column of this name and type. */
export const storedNames = ({ name, type }: Pick<Column, 'name' | 'type'>): string[] => {
  const [, , ...endings] = examples[type];
  return endings.length > 0 ? endings.map((ending) => name + ending) : [name];
};

const FIRST = 'topic';
/** Columns that the recipe always has. */
export const ownColumns = ['id', 'slug', 'published', 'created_at', 'updated_at'] as const;

const exampleNames = (type: Column['type']): string[] => storedNames({ name: examples[type][0], type });
const exampleColumns = types.flatMap(exampleNames);
const listed = [FIRST, ...exampleColumns, ...ownColumns].join('|');
/** Names of columns in a row, as in a grant or, in quotes, in a row of rights. */
const LIST = new RegExp(String.raw`\b(?:${listed})(?:('?), \1(?:${listed})\b)+`);
/** Matches a name of the recipe, also within another one: `place` in `training_courses_place_length`, `grade` in `gradeNames`. */
const named = (name: string): RegExp => new RegExp(`(?<![A-Za-z])${name}(?![a-z])`, 'g');

/** Words that are already replaced: while they are set aside here, no name of the recipe is found in them. */
class ReplacedWords {
  private readonly words: string[] = [];
  readonly protect = (word: string): string => `\u0001${this.words.push(word) - 1}\u0002`;
  readonly restore = (text: string): string =>
    // oxlint-disable-next-line no-control-regex -- no source has these signs.
    text.replaceAll(/\u0001(\d+)\u0002/g, (_, index: string) => this.words[Number(index)] ?? '');
}

/** Returns the blocks of the recipe with the names and columns of another table. */
export function renameRecipe(blocks: readonly Block[], subject: Subject): Block[] {
  const replaced = new ReplacedWords();
  const rename = renaming(subject, replaced);
  return blocks.map(({ language, paths, text }) => {
    const renamed = replaced.restore(
      rename(
        groupsOf(text)
          .flatMap((group) => linesOf(group, subject, replaced))
          .join('\n'),
      ),
    );
    return {
      language,
      paths: paths.map((path) => replaced.restore(rename(path))),
      text: withoutUnusedImports(renamed),
    };
  });
}

/** Returns the type of which a line of the recipe is an example. */
const typeOf = (line: string): Column['type'] | undefined =>
  LIST.test(line) ? undefined : types.find((type) => named(examples[type][0]).test(line));

/** Groups the lines of a text: adjacent examples form one group, every other line a group of its own. */
function groupsOf(text: string): string[][] {
  const groups: string[][] = [];
  for (const line of text.split('\n')) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && typeOf(last[0]) && typeOf(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Returns the new lines of a group: one per column for an example; for another line, the same with the columns of the new table. */
function linesOf(
  group: readonly string[],
  { columns: [title, ...columns] }: Subject,
  { protect }: ReplacedWords,
): string[] {
  const [first = ''] = group;
  if (!typeOf(first)) {
    const maxLength = named(FIRST).test(first) ? title.maxLength : undefined;
    return [withList(maxLength ? first.replace(/\b200\b/, String(maxLength)) : first, columns, protect)];
  }
  // A list is sorted once, by its first column with a date.
  if (/^\s*\.\w+\(/.test(first)) {
    const dated = columns.find(({ type }) => type === 'date' || type === 'datetime');
    return dated ? group.map((line) => lineOf(line, 'datetime', dated, protect)) : [];
  }
  return columns.flatMap((column) =>
    group.filter((line) => typeOf(line) === column.type).map((line) => lineOf(line, column.type, column, protect)),
  );
}

/** Replaces a list of columns in a line, as in a grant, by the table's columns of the types that the list contains. */
function withList(line: string, columns: readonly Column[], protect: ReplacedWords['protect']): string {
  const [list, quote = ''] = LIST.exec(line) ?? [];
  if (!list) return line;
  const separator = `${quote}, ${quote}`;
  const names = list.split(separator);
  const at = names.findIndex((name) => exampleColumns.includes(name));
  const asked = columns
    .filter(({ type }) => names.includes(exampleNames(type)[0] ?? ''))
    .flatMap(storedNames)
    .map(protect);
  const others = names.flatMap((name, index) => (exampleColumns.includes(name) ? (index === at ? asked : []) : [name]));
  return line.replace(list, others.join(separator));
}

/** Writes the line of an example for another column of its type. */
function lineOf(line: string, type: Column['type'], column: Column, protect: ReplacedWords['protect']): string {
  const [example, label] = examples[type];
  const isMain = named(exampleNames(type)[0] ?? example).test(line);
  let text = line.replaceAll('partners', () => protect(column.references ?? ''));
  if (column.maxLength) text = text.replace(/\b(?:200|5000)\b/, String(column.maxLength));
  text = text.replace(/\('first', 'next'\)/, () => protect(`(${Object.keys(column.choices).map(quoted).join(', ')})`));
  text = text.replace(/\{ first: .*? \}/, () => protect(JSON.stringify(column.choices)));
  text = text.replace(/(?<=label: ')[^']*/, (words) => words.replace(label, () => protect(column.label)));
  if (isMain) text = withRules(text, column, protect);
  if (column.isErased)
    text = text.replace(
      / references public\.[^,\s]+/,
      (link) => `${link} on delete ${column.required ? 'cascade' : 'set null'}`,
    );
  return text.replaceAll(named(example), (_, at: number) =>
    protect(/^[A-Z]/.test(text.slice(at + example.length)) ? camelCase(column.name) : column.name),
  );
}

const SQL_COLUMN =
  /^(\s*\w+ (?:text|integer|numeric\(10, 2\)|timestamptz|date|boolean|uuid))( not null)?( default \S+)?(?=[, ])/;

/** Writes a line of a table or of a declaration, with the required mark and the default of the column. */
function withRules(line: string, { required, initial, type }: Column, protect: ReplacedWords['protect']): string {
  const isLiteral = type === 'integer' || type === 'money' || type === 'boolean';
  const value = isLiteral || initial === undefined ? initial : quoted(initial);
  const declared = [
    ...(required && type !== 'boolean' ? ['required: true,'] : []),
    ...(value && !["'now'", 'false'].includes(value) ? [`defaultValue: ${protect(value)},`] : []),
  ];
  const sql = line.replace(SQL_COLUMN, (_, head: string, notNull = '', standard = '') => {
    const given = value ? ` default ${value === "'now'" ? 'now()' : protect(value)}` : required ? '' : standard;
    return `${head}${required ? ' not null' : notNull}${type === 'boolean' && !value ? standard : given}`;
  });
  const filled = sql
    .replace(/check \(char_length\((\w+)\)/, "check (btrim($1) <> '' and char_length($1)")
    .replace("|$)'", ")'");
  return (required ? filled : sql).replace(/label: '[^']*',/, (label) => [label, ...declared].join(' '));
}

const quoted = (value: string): string => `'${value}'`;

/** Replaces the names of the recipe's table, of its first column and of its address. */
function renaming(
  { table, french, page = '', columns: [first] }: Subject,
  { protect }: ReplacedWords,
): (text: string) => string {
  const row = singularOf(table);
  const names: Readonly<Record<string, string>> = {
    training_courses: table,
    'training-courses': kebabCase(table),
    'training courses': table.replaceAll('_', ' '),
    'training course': row.replaceAll('_', ' '),
    trainingCourses: camelCase(table),
    trainingCourse: camelCase(row),
    TrainingCourses: pascalCase(table),
    TrainingCourse: pascalCase(row),
    'Nouvelle formation': french.titleOfNew,
    Formations: french.title,
    Formation: french.singular,
    formations: page.slice(1),
    [FIRST]: first.name,
    Intitulé: first.label,
  };
  const pattern = new RegExp(`(?<!\\p{L})(?:${Object.keys(names).join('|')})(?!\\p{Ll})|TrainingCourses?`, 'gu');
  return (text) => text.replaceAll(pattern, (name) => protect(names[name] ?? name));
}

/** Removes imports that the text no longer uses. */
function withoutUnusedImports(text: string): string {
  const body = text.replaceAll(/^import .*\n/gm, '');
  return text.replaceAll(/^import \{ ([\w, ]+) \}( from .*\n)/gm, (_, names: string, from: string) => {
    const used = names.split(', ').filter((name) => new RegExp(`\\b${/\w+$/.exec(name)?.[0] ?? ''}\\b`).test(body));
    return used.length > 0 ? `import { ${used.join(', ')} }${from}` : '';
  });
}

/** Returns the singular, case_studies → case_study; a word without a plural ending gets the suffix `_row`. */
export function singularOf(name: string): string {
  const singular = name
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  return singular === name ? `${name}_row` : singular;
}

const camelCase = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const pascalCase = (name: string): string => camelCase(`_${name}`);
export const kebabCase = (name: string): string => name.replaceAll('_', '-');

/** @throws {StartupError} for a text that cannot be the name of a table or column */
export function checkName(name: string, what: string): void {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new StartupError(`« ${name} » is no name of ${what}: lower case, words joined by _, as hourly_price.`);
}

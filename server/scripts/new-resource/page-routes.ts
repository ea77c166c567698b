import { labelOf, nameOf } from './french';
import { leadOf, LONGEST_LINE, type Column } from './grammar';
import { camelCase, pascalCase, singularOf } from './names';
import { choicesName } from './page-data';
import type { PublicScreen } from './screen';

/** What shows a column's value, as « row.hours?.toLocaleString('fr-FR') »: nothing where it has none. */
function valueOf(table: string, column: Column): string {
  const value = `row.${column.name}`;
  switch (column.type) {
    case 'enum':
      return column.required
        ? `${choicesName(table, column)}[${value}]`
        : `${value} && ${choicesName(table, column)}[${value}]`;
    case 'boolean':
      return `${value} && 'Oui'`;
    case 'integer':
      return column.required ? `${value}.toLocaleString('fr-FR')` : `${value}?.toLocaleString('fr-FR')`;
    case 'date':
      return column.required ? `day.format(new Date(${value}))` : `${value} && day.format(new Date(${value}))`;
    default:
      return value;
  }
}

const isLong = (column: Column): boolean => column.type === 'text' && column.longest > LONGEST_LINE;

/** The visitors' list: cards that lead to the pages of their rows. */
export function listSource(screen: PublicScreen): string {
  const { table, french } = screen;
  const { name, columns } = table;
  const [first] = columns;
  const lead = leadOf(table);
  const enums = columns.filter(({ type }) => type === 'enum');
  const type = `${pascalCase(singularOf(name))}Summary`;
  const names = [
    `load${pascalCase(name)}`,
    `${camelCase(singularOf(name))}Address`,
    ...enums.map((column) => choicesName(name, column)),
    `type ${type}`,
  ];
  const titled = [
    first.name === 'title' ? 'title' : `${first.name}: title`,
    ...(lead ? [lead.name === 'summary' ? 'summary' : `${lead.name}: summary`] : []),
  ].join(', ');
  const rows = titled.includes(':')
    ? `rows: rows.map(({ slug, ${titled} }) => ({ slug, title${lead ? ', summary' : ''} }))`
    : 'rows';
  return `import { collections } from '@agency/domain/pages';
import { useLoaderData } from 'react-router-dom';
import { ${names.join(', ')} } from './data';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../../document/metadata';

const { label, path } = collections.${name};
const crumbs = [{ label }] as const;
const lead = '${french.title}\\u00A0: la liste, et une page pour tout savoir de chaque élément.';

export const load = load${pascalCase(name)};

export const metadata = (rows: readonly ${type}[]): PageMetadata => ({
  title: label,
  description: lead,
  keywords: '${french.plural}, automatisation, TPE',
  path,
  crumbs,
  hidden: rows.length === 0,
  subject: { type: 'collection', ${rows} },
});

/** The list, in which each row leads to its page. */
export function Component() {
  const rows = useLoaderData<readonly ${type}[]>();
  return (
    <>
      <ScreenHead crumbs={crumbs} title={label} lead={lead} picture={undefined} />
      <div className="container-site py-10 lg:py-14">
        {rows.length > 0 ? (
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((row) => (
              <li key={row.slug} className="card card-link relative flex flex-col gap-2.5 p-5">
                <h2 className="text-title-s">
                  <a href={${camelCase(singularOf(name))}Address(row)} data-cover>
                    {row.${first.name}}
                  </a>
                </h2>
                ${enums.map((column) => `{row.${column.name} && <p className="text-base text-muted">{${choicesName(name, column)}[row.${column.name}]}</p>}`).join('\n')}
                ${lead ? `<p className="text-base">{row.${lead.name}}</p>` : ''}
              </li>
            ))}
          </ul>
        ) : (
          <p>La liste est vide pour le moment.</p>
        )}
      </div>
    </>
  );
}
`;
}

/** The page of one row. */
export function detailSource(screen: PublicScreen): string {
  const { table, french, labels } = screen;
  const { name, columns } = table;
  const [first, ...others] = columns;
  const lead = leadOf(table);
  const row = singularOf(name);
  const shown = others.filter(
    (column) => column !== lead && column.name !== 'published' && !['slug', 'position', 'ref'].includes(column.type),
  );
  const facts = shown.filter((column) => !isLong(column));
  const texts = shown.filter(isLong);
  const enums = facts.filter(({ type }) => type === 'enum').map((column) => choicesName(name, column));
  const names = [`load${pascalCase(row)}`, `${camelCase(row)}Address`, ...enums, `type ${pascalCase(row)}`];
  const description = `\`\${row.${first.name}}\\u00A0: ${french.singular}, en détail.\``;
  const hasDate = facts.some(({ type }) => type === 'date');
  return `import { collections } from '@agency/domain/pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import { loadRedirect } from '../../data/redirects';
import { ${names.join(', ')} } from './data';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../../document/metadata';
import { notFound } from '../../document/route';

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<${pascalCase(row)}> {
  const row = await load${pascalCase(row)}(client, params['slug'] ?? '');
  if (!row) throw (await loadRedirect(client, request)) ?? notFound('page');
  return row;
}

const { label, path: to } = collections.${name};
const crumbsOf = (row: ${pascalCase(row)}) => [{ label, to }, { label: row.${first.name} }];

export const metadata = (row: ${pascalCase(row)}): PageMetadata => ({
  title: row.${first.name},
  description: ${lead ? (lead.required ? `row.${lead.name}` : `row.${lead.name} || ${description}`) : description},
  keywords: '${french.plural}, automatisation, TPE',
  path: ${camelCase(row)}Address(row),
  crumbs: crumbsOf(row),
  subject: { type: 'row', headline: row.${first.name}, updatedAt: row.updated_at },
  social: { title: row.${first.name}, kicker: '${nameOf(french)}' },
});
${hasDate ? `\nconst day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });\n` : ''}${
    facts.length > 0
      ? `
/** The row’s facts with their names, empty ones left out. */
const factsOf = (row: ${pascalCase(row)}) =>
  [${facts.map((column) => `{ name: '${labelOf(column.name, labels)}', value: ${valueOf(name, column)} }`).join(',\n')}].filter(({ value }) => value);
`
      : ''
  }
/** One row. */
export function Component() {
  const row = useLoaderData<${pascalCase(row)}>();
  return (
    <article>
      <ScreenHead crumbs={crumbsOf(row)} title={row.${first.name}} lead=${lead ? `{row.${lead.name}}` : '""'} picture={undefined} />
      ${facts.length + texts.length > 0 ? `<div className="container-site flex flex-col gap-8 py-10 lg:py-14">` : ''}
        ${
          facts.length > 0
            ? `<dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {factsOf(row).map(({ name, value }) => (
            <div key={name}>
              <dt className="text-base text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>`
            : ''
        }
        ${texts
          .map(
            (column) => `{row.${column.name} && (
          <section className="max-w-3xl">
            <h2 className="mb-3 text-title-m">${labelOf(column.name, labels)}</h2>
            <p className="whitespace-pre-line">{row.${column.name}}</p>
          </section>
        )}`,
          )
          .join('\n')}
      ${facts.length + texts.length > 0 ? '</div>' : ''}
    </article>
  );
}
`;
}

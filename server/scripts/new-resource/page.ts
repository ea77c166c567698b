import { StartupError } from '@agency/process/startup-error';
import { hasAddress } from './grammar';
import { camelCase, kebabCase, singularOf } from './names';
import { pageJourneyPath, pageJourneySource } from './page-journey';
import { detailSource, listSource } from './page-routes';
import { dataSource } from './page-data';
import type { Plan, Repository } from './repository';
import { columnsName, columnsSource, type PublicScreen } from './screen';

const PAGES = 'packages/domain/src/pages.ts';
const ROUTES = 'public-site/src/app/route-table.tsx';
const SELECTS = 'packages/domain/src/site-declarations-source.ts';

/** What visitors have of a table, in files of their own and in those that know each page. */
export async function planPage(repository: Repository, screen: PublicScreen): Promise<Plan> {
  const { table, french, page } = screen;
  const { name } = table;
  const file = kebabCase(name);
  const row = singularOf(name);
  const declared = columnsName(table);
  const sources = {
    [`packages/domain/src/tables/${file}.ts`]: `import type { Columns } from './column';

/** « ${french.title} ». */
export const ${declared} = ${columnsSource(screen)} as const satisfies Columns<'${name}'>;
`,
    [`public-site/src/features/${file}/data.ts`]: dataSource(screen),
    [`public-site/src/features/${file}/route.tsx`]: listSource(screen),
    [`public-site/src/features/${file}/${kebabCase(row)}.route.tsx`]: detailSource(screen),
    [pageJourneyPath(name)]: pageJourneySource(screen),
  };
  return {
    files: await Promise.all(
      Object.entries(sources).map(async ([path, source]) => ({ path, text: await repository.formatted(path, source) })),
    ),
    insertions: [
      {
        path: PAGES,
        lines: `  ${name}: { path: '${page}', label: '${french.title}' },\n`,
        before: /^\} as const;\n\nexport type Collection/m,
      },
      {
        path: SELECTS,
        lines: `import { ${declared} } from './tables/${file}';\n`,
        before: /^\n\/\*\* The columns that visitors read/m,
      },
      { path: SELECTS, lines: `    ...selects('${camelCase(row)}', ${declared}),\n`, before: /^ {4}pageSelect: /m },
      {
        path: ROUTES,
        lines: [
          `('${page.slice(1)}', client, () => import('../features/${file}/route'))`,
          `('${page.slice(1)}/:slug', client, () => import('../features/${file}/${kebabCase(row)}.route'))`,
        ]
          .map((words) => `            route${words},\n`)
          .join(''),
        before: /^ {12}route\('blog'/m,
      },
    ],
  };
}

/** Files that name addresses, as « '/blog' », « 'blog' » or « 'blog/:slug' ». */
const NAMING = [PAGES, ROUTES, 'admin/src/features/pages/create/new-page.ts'];

/** @throws {StartupError} for an address that cannot be, or is another's */
export function refuseTakenPage(repository: Repository, { table, page }: PublicScreen): void {
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(page))
    throw new StartupError(`« ${page} » is no address of a list: one word after a slash, as --page /etudes-de-cas.`);
  if (!hasAddress(table))
    throw new StartupError('A page needs two more columns: slug, its address, and published:boolean.');
  const taken =
    NAMING.find((path) => new RegExp(`'/?${page.slice(1)}['/]`).test(repository.read(path))) ??
    ['demo/seed', 'e2e/fixtures/seed'].map((seed) => `${seed}/pages${page}.html`).find(repository.has) ??
    repository.list('public-site/public').find((path) => path === page.slice(1));
  if (taken) throw new StartupError(`The address ${page} is taken: ${taken}`);
}

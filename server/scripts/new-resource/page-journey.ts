import { kebabCase } from './names';
import type { Column } from './grammar';
import type { PublicScreen } from './screen';

export const pageJourneyPath = (table: string): string => `e2e/journeys/${kebabCase(table)}.spec.ts`;

/** The value of a column that a row needs. */
function valueOf(column: Column): string | undefined {
  if (!column.required || column.type === 'slug') return undefined;
  if (column.type === 'ref') return `(await api.select('${column.references}', 'select=id&limit=1'))[0]?.['id']`;
  if (column.type === 'enum') return `'${column.choices[0]}'`;
  if (column.type === 'integer') return String(column.min ?? 1);
  if (column.type === 'date') return `'2026-01-31'`;
  return column.type === 'text' ? `'a'` : undefined;
}

/** The journey of a visitor: what is not published is not there, what is has its page, and both are well made. */
export function pageJourneySource({ table, french, page }: PublicScreen): string {
  const { name } = table;
  const [first, ...others] = table.columns;
  const needed = others.flatMap((column) => {
    const value = valueOf(column);
    return value === undefined ? [] : [`${column.name}: ${value}`];
  });
  return `import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/visitor';
import { expectWellMade } from '../screens/well-made';

test.afterEach(({ api, stamp }) => api.remove('${name}', \`slug=eq.\${stamp}\`));

test('${name}: visitors find what is published, and nothing else', exhaustive, async ({ page, request, api, stamp }) => {
  const address = \`${page}/\${stamp}\`;
  const shown = async () => ({
    status: (await request.get(address)).status(),
    list: (await (await request.get('${page}')).text()).includes(address),
    sitemap: (await (await request.get('/sitemap.xml')).text()).includes(address),
  });
  expect((await request.get('${page}')).status()).toBe(200);
  await api.insert('${name}', { ${[`slug: stamp`, `${first.name}: stamp`, ...needed, 'published: false'].join(', ')} });
  expect(await shown()).toEqual({ status: 404, list: false, sitemap: false });
  await api.update('${name}', \`slug=eq.\${stamp}\`, { published: true });
  // The server hears of a change a moment after it is stored.
  await expect.poll(shown).toEqual({ status: 200, list: true, sitemap: true });

  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: '${french.title}', exact: true }).click();
  await expect(page).toHaveURL('${page}');
  await page.getByRole('main').getByRole('link', { name: stamp }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: stamp })).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(trail.getByRole('link', { name: '${french.title}' })).toHaveAttribute('href', '${page}');
  await expectWellMade(page, '${page}');
  await expectWellMade(page, address);

  await api.remove('${name}', \`slug=eq.\${stamp}\`);
  await expect.poll(shown).toEqual({ status: 404, list: false, sitemap: false });
});
`;
}

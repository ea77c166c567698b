import { labelOf, titleOfNew } from './french';
import { isPublic, keyOf, type Column } from './grammar';
import { kebabCase } from './names';
import type { Screen } from './screen';

export const journeyPath = (table: string): string => `e2e/journeys/back-office-${kebabCase(table)}.spec.ts`;

/** The journey of an administrator through the screens: a row is written, corrected, deleted and brought back. */
export function journeySource({ table, french, labels }: Screen): string {
  const { name } = table;
  const [first, ...others] = table.columns;
  const address = `/admin/${kebabCase(name)}`;
  const field = (column: Column, role = 'textbox') =>
    `page.getByRole('${role}', { name: '${labelOf(keyOf(column), labels)}' })`;
  const filled = others.flatMap((column) => {
    if (!column.required) return [];
    if (column.type === 'text') return [`await ${field(column)}.fill('a');`];
    if (column.type === 'integer') return [`await ${field(column, 'spinbutton')}.fill('${column.min ?? 1}');`];
    if (column.type === 'date') return [`await page.getByLabel('${labelOf(column.name, labels)}').fill('2026-01-31');`];
    if (column.type === 'ref')
      return [`await ${field(column, 'combobox')}.click();`, `await page.getByRole('option').first().click();`];
    if (column.type !== 'enum') return [];
    const choice = labelOf(`${column.name}.${column.choices[0]}`, labels);
    return [
      `await ${field(column, 'combobox')}.click();`,
      `await page.getByRole('option', { name: '${choice}', exact: true }).click();`,
    ];
  });
  const hidden = isPublic(table)
    ? [
        `// Visitors read what is published, and other tests look at what they read.`,
        `await page.getByLabel('${labelOf('published', labels)}').uncheck();`,
      ]
    : [];
  return `import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';

test.afterEach(({ api, stamp }) => api.remove('${name}', \`${first.name}=like.*\${stamp}*\`));

test('${name}: a row is written, corrected and deleted${table.keepsDeleted ? ', and brought back' : ''}', exhaustive, async ({ page, stamp, api }) => {
  const stored = async () => (await api.select('${name}', \`select=${first.name}&${first.name}=like.*\${stamp}*\`))[0];
  await visit(page, '${address}');
  await expect(page.getByRole('heading', { level: 1, name: '${french.title}' })).toBeVisible();
  await visit(page, '${address}/new');
  ${titleOfNew(french) ? `await expect(page.getByRole('heading', { level: 1, name: '${titleOfNew(french)}' })).toBeVisible();` : ''}
  await expectAccessible(page);
  await ${field(first)}.fill(stamp);
  ${[...filled, ...hidden].join('\n  ')}
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('${address}');
  expect(await stored()).toEqual({ ${first.name}: stamp });

  await page.getByRole('link', { name: stamp }).click();
  await ${field(first)}.fill(\`\${stamp} corrigé\`);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page).toHaveURL('${address}');
  expect(await stored()).toEqual({ ${first.name}: \`\${stamp} corrigé\` });
  await expectAccessible(page);

  await page.getByRole('link', { name: stamp }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog', { name: stamp }).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('${address}');
  expect(await stored()).toBeUndefined();
${table.keepsDeleted ? undoSource(first.name) : ''}});
`;
}

const undoSource = (name: string): string => `  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('link', { name: stamp })).toBeVisible();
  expect(await stored()).toEqual({ ${name}: \`\${stamp} corrigé\` });
`;

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { editorScreen } from '../screens/articles';
import { visit } from '../screens/back-office';
import { paste } from '../screens/clipboard';

const samples = fileURLToPath(new URL('../../admin/src/editor/visual/paste/samples/', import.meta.url));
const copiedFrom = (program: string) => ({
  text: 'Relancer ses devis',
  html: readFileSync(`${samples}${program}.html`, 'utf8'),
});

test('what word processors copy is pasted clean and quietly, and pictures that stay behind are told', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()));
  const { visual, html } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await page.getByRole('button', { name: 'Visuel', exact: true }).click();
  for (const program of ['google-docs', 'word-desktop', 'word-web', 'libreoffice', 'notion', 'mail']) {
    await visual.press('Control+a');
    await paste(visual, copiedFrom(program));
    await expect(visual.getByRole('link', { name: 'lien' })).toHaveAttribute('href', 'https://www.cnil.fr/fr/rgpd');
    await expect(visual.locator('strong').first(), program).toHaveText('en gras');
    await expect(visual.locator('em'), program).toHaveText('en italique');
    await expect(visual.locator('ul ul > li'), program).toHaveText('Un et demi');
    await expect(visual.locator('img'), program).toHaveCount(0);
  }
  await expect(
    page.getByText('Une image n’a pas pu être collée : ajoutez-la avec le bouton Image.').first(),
  ).toBeVisible();
  expect(refused).toEqual([]);
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(html).toHaveValue(/^<p>Bonjour Camille,<\/p>\n<p>Un texte <strong>en gras<\/strong>, /);
});

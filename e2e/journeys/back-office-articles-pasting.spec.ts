// @module-tag spec-2-4-4
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { editorScreen } from '../screens/articles';
import { visit } from '../screens/back-office';
import { paste } from '../screens/clipboard';

const samples = fileURLToPath(new URL('../../admin/src/editor/visual/paste/samples/', import.meta.url));
const copiedFrom = (program: string) => ({
  text: 'Relancer ses devis',
  html: readFileSync(`${samples}${program}.html`, 'utf8'),
});

test('text from word processors is pasted clean, and missing pictures are reported', exhaustive, async ({ page }) => {
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

test('an address and code become what they mean as they are typed or pasted', exhaustive, async ({ page }) => {
  const { visual, html } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await page.getByRole('button', { name: 'Visuel', exact: true }).click();
  await visual.click();
  await page.keyboard.type('Voir https://www.cnil.fr/rgpd ou Make.com, la CNIL');
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await paste(visual, { text: 'https://www.cnil.fr/' });
  await page.keyboard.press('End');
  await page.keyboard.type(' puis `npm start` et ');
  await paste(visual, { text: 'https://www.cnil.fr/fr' });
  await page.keyboard.press('Enter');
  await page.keyboard.type('```');
  await page.keyboard.press('Enter');
  await page.keyboard.type('si (a)');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(html).toHaveValue(
    '<p>Voir <a href="https://www.cnil.fr/rgpd">https://www.cnil.fr/rgpd</a> ou Make.com, la ' +
      '<a href="https://www.cnil.fr/">CNIL</a> puis <code>npm start</code> et ' +
      '<a href="https://www.cnil.fr/fr">https://www.cnil.fr/fr</a></p>\n<pre><code>si (a)</code></pre>',
  );
});

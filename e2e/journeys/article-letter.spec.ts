// @module-tag spec-2-3-5
import { expect } from '@playwright/test';
import { storeArticle } from '../screens/articles';
import { axeFindings } from '../screens/axe';
import { inDisplayModes } from '../screens/display-modes';
import { openEnhanced } from '../screens/enhanced';
import { test } from '../screens/visitor';

const content =
  '<p>Avant</p>\n<blockquote class="letter">\n  <p>Bonjour,</p>\n  <p>c’est noté\u00A0: 14\u202Fh\u00A030</p>\n  <ul>\n    <li>une bêche</li>\n  </ul>\n</blockquote>\n' +
  '<ol class="steps">\n  <li>Signé\u202F?\n    <ul>\n      <li>oui, fini</li>\n    </ul>\n  </li>\n  <li>Écrire</li>\n</ol>';
const message = "Bonjour,\n\nc'est noté : 14 h 30\n\n- une bêche";

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('a message is copied as one types it, on its page and after a navigation', async ({
  page,
  api,
  stamp,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug } = await storeArticle(api, stamp, 'Lettre', { content, status: 'published', category: stamp });
  const copy = page.getByRole('button', { name: 'Copier', exact: true });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openEnhanced(page, `/blog/${String(slug)}`);
  await copy.press('Enter');
  await expect(page.getByText('Copié', { exact: true })).toHaveRole('status');
  expect(await clipboard()).toBe(message);
  await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));

  await page.getByText('c’est noté').selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(clipboard, 'selected by hand').toBe("c'est noté : 14 h 30");

  await page.goto(`/blog?categorie=${stamp}`);
  await page
    .getByRole('link', { name: `Lettre ${stamp}` })
    .first()
    .click();
  await copy.click();
  await expect.poll(clipboard).toBe(message);
});

test('without scripts a message is text to select', async ({ api, reader, stamp }) => {
  const { slug } = await storeArticle(api, stamp, 'Lettre', { content, status: 'published' });
  await reader.goto(`/blog/${String(slug)}`);
  await expect(reader.getByText('c’est noté')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Copier', exact: true })).toHaveCount(0);
});

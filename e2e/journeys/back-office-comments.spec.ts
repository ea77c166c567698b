// @module-tag spec-10-15
// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { storeArticle } from '../screens/articles';
import { visit } from '../screens/back-office';
import type { Row } from '../screens/content-api';
import { expectAccessible } from '../screens/accessibility';
import { changeSettings, type Settings } from '../screens/site-settings';

test.describe.configure({ mode: 'serial' });
let before: Settings = {};
let post: Row = {};
test.beforeAll(async ({ api }) => {
  before = await changeSettings(api, { comments_enabled: 'true' });
});
test.afterAll(async ({ api }) => void (await changeSettings(api, before)));
test.beforeEach(async ({ api, stamp }) => {
  post = await storeArticle(api, stamp, 'Avis', { status: 'published' });
});
test.afterEach(async ({ api }) => {
  await api.remove('comments', `post_id=eq.${String(post['id'])}`);
  await api.remove('blog_posts', `id=eq.${String(post['id'])}`);
});

const address = () => `/blog/${String(post['slug'])}`;
const list = (page: Page) => page.getByRole('table', { name: 'Commentaires' });

/** Sends a comment as a visitor without scripts. */
async function comment(reader: Page, name: string, words: string): Promise<void> {
  await reader.goto(address());
  const form = reader.getByRole('region', { name: 'Laisser un commentaire' });
  await form.getByLabel('Votre nom').fill(name);
  await form.getByLabel('Votre e-mail').fill(`${name.toLowerCase()}@example.fr`);
  await form.getByLabel('Votre commentaire').fill(words);
  await form.getByRole('button', { name: 'Envoyer le commentaire' }).click();
  await expect(form).toContainText('après relecture');
}

const shown = async (reader: Page): Promise<string> => {
  await reader.goto(address());
  return (
    (await reader
      .getByRole('region', { name: /ommentaires?$/ })
      .first()
      .textContent()) ?? ''
  );
};

freshTest(
  'an administrator reads, publishes and answers a comment, and erases its author',
  exhaustive,
  async ({ page, reader }) => {
    await comment(reader, 'Odile', 'Combien pour deux magasins ?');
    await visit(page, '/admin/comments');
    await expect(page.getByRole('link', { name: 'Commentaires' })).toHaveAccessibleDescription(
      /^\d+.commentaires? à relire$/,
    );
    await list(page).getByRole('link', { name: 'Odile' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Commentaire\u00A0: Odile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'odile@example.fr' })).toBeVisible();
    expect(await shown(reader)).not.toContain('Combien pour deux magasins ?');

    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Commentaire publié')).toBeVisible();
    expect(await shown(reader), 'the page kept for readers is rendered anew').toContain('Combien pour deux magasins ?');
    await page.getByLabel('Votre réponse').fill('Le même prix.');
    await page.getByRole('button', { name: 'Répondre' }).click();
    await expect(page.getByRole('table', { name: 'Réponses' })).toContainText('Le même prix.');
    expect(await shown(reader)).toContain('Le même prix.');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Effacer l’auteur' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer l’auteur' }).click();
    await expect(page.getByText(/^Auteur effacé de \d+.commentaires?$/)).toBeVisible();
    expect(await shown(reader)).toMatch(/Anonyme.*Combien pour deux magasins/s);
    expect(await shown(reader)).not.toContain('Odile');
  },
);

test('on a telephone the head of the list shows what it sorts by, and nothing else', async ({ page, reader }) => {
  await comment(reader, 'Ada', 'Et pour un seul magasin ?');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/comments');
  const heads = list(page).getByRole('columnheader').filter({ hasText: /\S/ });
  await expect(heads, 'all of them are heard').toHaveCount(6);
  const seen = await heads.evaluateAll((cells) =>
    cells.filter((cell) => cell.getBoundingClientRect().width > 1).map(({ textContent }) => textContent),
  );
  expect(seen).toEqual(['Auteur', 'Statut', 'Reçu le']);
});

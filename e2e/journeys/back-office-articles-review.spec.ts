// @module-tag spec-2-4-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';

// The checklist beside the text, and the previews of search results and shared links. Specification §5 "SEO guidance", §9.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

const link = (to: string): string => `<a href="${to}">lien</a>`;

test(
  'links to what no visitor can read are named, those that moved with their new address',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { html, review } = editorScreen(page);
    await storeArticle(api, stamp, 'Brouillon');
    await storeArticle(api, stamp, 'Parution', { status: 'published' });
    const { id } = await storeArticle(api, stamp, 'Avant', { status: 'published' });
    await api.update('blog_posts', `id=eq.${String(id)}`, { slug: `apres-${stamp}` });
    await api.insert('redirects', { from_path: `/offres-${stamp}`, to_address: '/services' });
    await visit(page, '/admin/blog/new');
    await html.fill(
      [
        `/blog/parution-${stamp}`,
        `/blog/brouillon-${stamp}`,
        `/blog/avant-${stamp}`,
        `/offres-${stamp}`,
        '/page-perdue',
        '/cgv',
        '/contact',
        '#partie',
        'https://www.cnil.fr/',
      ]
        .map(link)
        .join(' '),
    );
    await expect(review.getByText(/ne mène à rien|changé d’adresse/)).toHaveText([
      `/blog/brouillon-${stamp} ne mène à rien de publié.`,
      `/blog/avant-${stamp} a changé d’adresse : /blog/apres-${stamp}`,
      `/offres-${stamp} a changé d’adresse : /services`,
      '/page-perdue ne mène à rien de publié.',
    ]);
    await api.remove('redirects', `from_path=eq./offres-${stamp}`);
  },
);

test(
  '« Publier » names failed checks first, by keyboard too, and an update asks nothing',
  exhaustive,
  async ({ page, stamp, api }) => {
    const { publish, publishAnyway, update } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Vérifié', { content: '<p><a href="/page-perdue">Ici</a></p>' });
    const editor = `/admin/blog/edit/${String(id)}`;
    await visit(page, editor);
    await expect(editorScreen(page).review).toContainText('/page-perdue ne mène à rien de publié.');
    await publish.press('Enter');
    const question = page.getByRole('dialog', { name: 'Publier l’article ?' });
    await expect(question).toContainText(
      'Texte de 1 mot, extrait vide, aucune image à la une, lien interne à revoir : publier quand même ?',
    );
    await page.keyboard.press('Escape');
    await expect(publish).toBeFocused();
    await publishAnyway();
    await expect(page).toHaveURL('/admin/blog');

    await visit(page, editor);
    await update.click();
    await expect(page).toHaveURL('/admin/blog');
  },
);

test('the search result and the shared link are drawn as they will be saved', async ({ page, stamp }) => {
  const { title, excerpt, metaTitle, metaDescription, category } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  const result = page.getByRole('group', { name: 'Aperçu du résultat de recherche' });
  const shared = page.getByRole('group', { name: 'Aperçu sur les réseaux sociaux' });
  await title.fill(`Mon titre ${stamp}`);
  await excerpt.fill('Mon extrait.');
  await category.selectOption('CRM');
  await expect(result).toContainText(`Mon titre ${stamp} | `);
  await expect(result).toContainText(`› blog › mon-titre-${stamp}`);
  await expect(result).toContainText('Mon extrait.');
  await expect(shared).toContainText('CRM');
  await metaTitle.fill('Un titre pour les moteurs');
  await metaDescription.fill('Une description pour eux.');
  await expect(result).toContainText('Un titre pour les moteurs | ');
  await expect(result).toContainText('Une description pour eux.');
  await expect(shared, 'networks show the article’s own title').toContainText(`Mon titre ${stamp}`);
  await expect(shared).toContainText('Une description pour eux.');
});

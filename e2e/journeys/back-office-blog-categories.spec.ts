import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { articlesAbout, articlesScreen, editorScreen, storeArticle } from '../screens/articles';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';

const address = '/blog/categorie/crm';

test(
  'a category has the name that administrators give it, or else the one that articles store',
  exhaustive,
  async ({ page, request, stamp, api }) => {
    const [row] = await api.select(
      'blog_categories',
      'select=title,category,name,introduction,description,keywords&category=eq.CRM',
    );
    const name = `Nom ${stamp}`;
    await storeArticle(api, stamp, 'Rangé', { category: 'CRM', status: 'published' });
    try {
      await visit(page, '/admin/blog-categories');
      await expect(page.getByRole('heading', { level: 1, name: 'Catégories', exact: true })).toBeVisible();
      const category = page.getByRole('row', { name: 'CRM' }).getByRole('link');
      // Until the rows come, react-admin draws a table without names.
      await expect(category).toBeVisible();
      await expectAccessible(page);
      await category.click();
      await page.getByRole('textbox', { name: 'Titre de sa page' }).fill(stamp);
      await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(page).toHaveURL('/admin/blog-categories');
      await expect.poll(async () => (await request.get(address)).text()).toContain(`>${stamp}</h1>`);
      expect(await (await request.get('/blog')).text()).toContain(`>${stamp}</a>`);
      const places = {
        '/blog': `>${name}</a>`,
        '/blog?categorie=CRM': `>Catégorie ${name}</h2>`,
        [address]: `class="text-ink">${name}</span>`,
        [`/blog/range-${stamp}`]: `property="article:section" content="${name}"`,
        [`/blog/range-${stamp}.md`]: name,
        '/rss.xml': `<category>${name}</category>`,
      };
      for (const [place, words] of Object.entries(places))
        expect.soft(await (await request.get(place)).text(), place).toContain(words);
      await visit(page, articlesAbout(stamp));
      await expect(articlesScreen(page).row(`Rangé ${stamp}`)).toContainText(name);
      await page.getByRole('link', { name: `Rangé ${stamp}`, exact: true }).click();
      await expect(editorScreen(page).category).toHaveValue('CRM');
      await expect(editorScreen(page).category.getByRole('option', { selected: true })).toHaveText(name);

      await api.remove('blog_categories', 'category=eq.CRM');
      await expect.poll(async () => (await request.get(address)).text()).toContain('>CRM</h1>');
    } finally {
      await api.remove('blog_posts', `slug=like.*${stamp}*`);
      await api.remove('blog_categories', 'category=eq.CRM');
      if (row) await api.insert('blog_categories', row);
    }
  },
);

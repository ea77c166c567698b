import { expect } from '@playwright/test';
import { expectAccessible } from '../screens/accessibility';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';

const address = '/blog/categorie/crm';

test(
  'the page of a category says what administrators write, and its name alone without it',
  exhaustive,
  async ({ page, request, stamp, api }) => {
    const [row] = await api.select(
      'blog_categories',
      'select=title,category,introduction,description,keywords&category=eq.CRM',
    );
    try {
      await visit(page, '/admin/blog-categories');
      await expect(page.getByRole('heading', { level: 1, name: 'Catégories', exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('row', { name: 'CRM' }).getByRole('link').click();
      await page.getByRole('textbox', { name: 'Titre de sa page' }).fill(stamp);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sauvegarder' }).click();
      await expect(page).toHaveURL('/admin/blog-categories');
      await expect.poll(async () => (await request.get(address)).text()).toContain(`>${stamp}</h1>`);
      expect(await (await request.get('/blog')).text()).toContain(`>${stamp}</a>`);

      await api.remove('blog_categories', 'category=eq.CRM');
      await expect.poll(async () => (await request.get(address)).text()).toContain('>CRM</h1>');
    } finally {
      await api.remove('blog_categories', 'category=eq.CRM');
      if (row) await api.insert('blog_categories', row);
    }
  },
);

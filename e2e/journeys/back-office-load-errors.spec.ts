import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest } from '../screens/administrator';

// Each screen shows which content did not load, and loads it again on request.
for (const [address, message, role, name] of [
  ['/admin/blog', 'Les articles n’ont pas pu être lus', 'table', 'Articles'],
  ['/admin/pages', 'Les pages n’ont pas pu être lues', 'list', 'Pages'],
  ['/admin/contacts', 'Les contacts n’ont pas pu être lus', 'heading', 'Gestion des Contacts'],
] as const)
  freshTest(`${address} that cannot be read offers to try again`, exhaustive, async ({ page }) => {
    await page.route(/rest\/v1\/(blog_posts|pages|contacts)/, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur lors du chargement');
    await expect(page.getByText(message)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible();
    await expect(page.getByText(message)).toBeHidden();
  });

freshTest(
  'a screen whose only element cannot be read does not say that there is none',
  exhaustive,
  async ({ page }) => {
    await page.route(/rest\/v1\/(blog_posts|pages|contacts)\?/, (route) => route.abort());
    const nowhere = '00000000-0000-4000-8000-000000000000';
    for (const [address, message] of [
      [`/admin/blog/edit/${nowhere}`, 'Cet article n’a pas pu être lu'],
      [`/admin/pages/edit/${nowhere}`, 'Cette page n’a pas pu être lue'],
      [`/admin/contacts?contact=${nowhere}`, 'Ce contact n’a pas pu être lu'],
      ['/admin/dashboard', 'Les brouillons n’ont pas pu être lus'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(message)).toBeVisible();
    }
  },
);

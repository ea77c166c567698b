// @module-tag spec-2-4-7
// @module-tag spec-10-2
// @module-tag spec-10-8
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { axeFindings } from '../screens/axe';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout } from '../screens/contacts';
import { choosePicture, drawnPicture } from '../screens/pictures';
import { expectAccessible, expectRichestAccessible, listenToErrors, themeShown } from '../screens/accessibility';

// An exhaustive run checks each screen in four display modes, which is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** Screens at a fixed address with a layout of their own, with their titles. */
const screens = {
  '/admin/dashboard': 'Tableau de bord',
  '/admin/blog': 'Gestion des Articles',
  '/admin/blog?vue=calendrier': 'Gestion des Articles',
  '/admin/blog/new': 'Nouvel article',
  '/admin/contacts': 'Gestion des Contacts',
  '/admin/contacts?vue=pipeline': 'Gestion des Contacts',
  '/admin/pages': 'Gestion des Pages',
  '/admin/to-complete': 'À compléter avant la mise en ligne',
  '/admin/media': 'Médiathèque',
  '/admin/menu': 'Menus',
  '/admin/system': 'État du système',
  '/admin/trash': 'Corbeille',
  '/admin/testimonials': 'Témoignages',
  '/admin/testimonials/new': 'Nouveau témoignage',
  '/admin/case-studies/new': 'Nouvelle étude de cas',
  '/admin/analytics': 'Analytics',
  '/admin/settings': 'Paramètres du Site',
};

/** Lists and forms that have parts which the list and form of testimonials lack, unlike those of partners, tools or synonyms. */
const listsAndForms = {
  '/admin/case-studies': 'Études de cas',
  '/admin/menu/new': 'Nouveau lien',
  '/admin/services/new': 'Nouveau service',
  '/admin/comments': 'Commentaires',
  '/admin/newsletter': 'Newsletter',
  '/admin/letters': 'Lettres',
  '/admin/outbox': 'Envois',
  '/admin/missing-pages': 'Pages introuvables',
  '/admin/redirects': 'Redirections',
  '/admin/redirects/new': 'Nouvelle redirection',
  '/admin/profile': 'Mon profil',
  '/admin/administrators': 'Équipe du back-office',
  '/admin/administrators/new': 'Inviter une personne',
  '/admin/activity': 'Journal d’activité',
  '/admin/webhooks': 'Webhooks',
  '/admin/webhooks/new': 'Nouveau webhook',
  '/admin/import': 'Import de contenus',
};

/** The richest list and form, checked in more display modes than the other screens. */
const richest = new Set(['/admin/blog', '/admin/blog/new']);

for (const [address, title] of Object.entries({ ...screens, ...listsAndForms })) {
  const details = address in listsAndForms ? exhaustive : {};
  test(`${address} is accessible`, details, async ({ page }) => {
    const errors = listenToErrors(page);
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: 'Chargement' })).toHaveCount(0);
    await (richest.has(address) ? expectRichestAccessible : expectAccessible)(page);
    expect(errors).toEqual([]);
  });
}

test('the dialog of columns is accessible', exhaustive, async ({ page }) => {
  await visit(page, '/admin/blog');
  const heads = page.getByRole('table', { name: 'Articles', includeHidden: true }).locator('th');
  await expect(heads.nth(1)).toHaveText('Statut');
  await page.getByRole('button', { name: 'Colonnes' }).press('Enter');
  const columns = page.getByRole('dialog', { name: 'Colonnes' });
  const down = columns.getByRole('button', { name: 'Descendre « Statut »' });
  await down.press('Enter');
  await expect(down, 'moving a column keeps the focus').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(columns.getByRole('status')).toHaveText(/^Statut\s: 4e sur 10$/);
  await expect(heads.nth(3)).toHaveText('Statut');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heads.nth(3), 'the order is kept').toHaveText('Statut');
});

test('an article’s editor is accessible', exhaustive, async ({ page, api }) => {
  const errors = listenToErrors(page);
  const [post] = await api.select('blog_posts', 'select=id,title&slug=eq.audit-processus-trente-minutes');
  await visit(page, `/admin/blog/edit/${String(post?.['id'])}`);
  await expect(page.getByLabel('Titre', { exact: false }).first()).toHaveValue(String(post?.['title']));
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('pictures, library and dialogs are accessible', exhaustive, async ({ page, stamp }) => {
  const errors = listenToErrors(page);
  await visit(page, '/admin/media');
  await choosePicture(page, page, await drawnPicture(page, `Plan ${stamp}.png`, 900, 600));
  const button = page.getByRole('button', { name: `Supprimer plan-${stamp}.webp` });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/blog/new');
  await page.getByRole('button', { name: 'Médiathèque' }).click();
  await expect(page.getByRole('button', { name: `plan-${stamp}.webp` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `plan-${stamp}.webp` }).click();
  await page.getByRole('button', { name: 'Insérer une image' }).click();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByText('Une adresse commence par https:// ou par /')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the search-engine fields of a page are accessible', exhaustive, async ({ page }) => {
  const errors = listenToErrors(page);
  await visit(page, '/admin/pages');
  // A request is selected, because phones show the list alone.
  await page.getByRole('list', { name: 'Pages', exact: true }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'SEO' }).click();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a contact’s detail, a selection and a deletion dialog are accessible', async ({ page, api, stamp, baseURL }) => {
  const errors = listenToErrors(page);
  await sendRequests(baseURL ?? '', [{ name: `Ana ${stamp}`, company: stamp, phone: '06 12 34 56 78' }]);
  await visit(page, contactsAbout(stamp));
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Ana ${stamp}`, exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Détail du contact' }).getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await api.remove('contacts', `company=eq.${stamp}`);
});

test('empty lists, unknown addresses, failures are accessible', exhaustive, async ({ page, stamp }) => {
  await visit(page, contactsAbout(stamp));
  await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/admin/introuvable');
  await expect(page.getByText('Page non trouvée')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Audience' }).click();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('the menu of a phone is accessible', exhaustive, async ({ page }) => {
  const errors = listenToErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/dashboard');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Contenu' }).click();
  await expect(menu.getByRole('link', { name: 'Témoignages' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await themeShown(page);
    expect.soft(await axeFindings(page), colorScheme).toEqual([]);
  }
  await menu.getByRole('link', { name: 'Contacts' }).click();
  await expect(page).toHaveURL('/admin/contacts');
  await expect(menu).toBeHidden();
  expect(errors).toEqual([]);
});

test(
  'a page’s editor, search result and deletion are accessible',
  { tag: [exhaustive.tag, '@spec-2-4-6'] },
  async ({ page }) => {
    const errors = listenToErrors(page);
    await visit(page, '/admin/pages');
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect(page.getByLabel('Contenu (HTML)')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: '/cgv' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Modifier' }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'SEO' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: 'Supprimer la page' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  },
);

test('a new page is accessible, mistakes included', async ({ page }) => {
  await visit(page, '/admin/pages/new');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await expect(page.getByText('Le titre est obligatoire')).toBeVisible();
  await expectAccessible(page);
});

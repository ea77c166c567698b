// @module-tag spec-2-4-6
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { editorScreen } from '../screens/articles';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { exhaustive } from '../screens/exhaustive';

test.afterEach(({ api, stamp }) => api.remove('pages', `slug=like.*${stamp}*`));

test('blocks are chosen, changed, undone and added on the page itself, and read on the site', async ({
  page,
  api,
  request,
  stamp,
}) => {
  const slug = stamp.toLowerCase();
  const blocks = [
    { id: randomUUID(), kind: 'hero', layout: 'home', facts: [{ text: 'Deux fois' }, { text: 'Deux fois' }] },
    { id: randomUUID(), kind: 'call', layout: 'wide', title: 'Et chez vous ?', text: 'Trente minutes.' },
  ];
  const { id } = await api.insert('pages', {
    slug,
    title: `Essai ${stamp}`,
    blocks,
    status: 'published',
    sort_order: 900,
  });
  await visit(page, `/admin/pages/edit/${String(id)}`);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await editorScreen(page).choose('Aperçu en direct');
  const site = page.frameLocator('iframe[src="/apercu"]');
  const form = page.getByRole('region', { name: 'Blocs' });

  await site.getByText('Deux fois').first().click();
  await form.getByRole('button', { name: '1. Deux fois' }).click();
  await form.getByRole('textbox', { name: 'Point', exact: false }).last().fill('Une fois');
  await expect(site.getByText('Une fois')).toBeVisible();
  await expect(site.getByText('Deux fois'), 'an entry that says what another says').toHaveCount(1);
  await site.getByText('Trente minutes.').click();
  await expect(form.getByRole('button', { name: '2. Appel à l’action' }), 'its form opens').toBeFocused();
  await form.getByLabel('Titre', { exact: false }).fill('Et à l’atelier ?');
  await expect(site.getByRole('heading', { name: 'Et à l’atelier ?' })).toBeVisible();
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect(site.getByRole('heading', { name: 'Et chez vous ?' })).toBeVisible();
  await page.getByRole('button', { name: 'Refaire' }).click();
  await expect(site.getByRole('heading', { name: 'Et à l’atelier ?' })).toBeVisible();

  await form.getByRole('button', { name: 'Copier ce bloc' }).click();
  await site.getByRole('heading', { name: `Essai ${stamp}` }).hover();
  await site.getByRole('button', { name: 'Ajouter un bloc ici' }).first().click();
  await page.getByRole('option', { name: /^Citation/ }).click();
  await form.getByLabel('Citation, sans guillemets').fill('Enfin le dimanche.');
  await expect(site.getByText('Enfin le dimanche.')).toBeVisible();
  await form.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page.getByRole('option', { name: /^Coller le bloc copié/ }).click();
  await expect(form.getByRole('button', { name: /^4\. Appel à l’action/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click();
  await expect(page.getByText(/^Page sauvegardée avec succès\s!$/)).toBeVisible();

  const served = await (await request.get(`/${slug}`)).text();
  expect(served.match(/Et à l’atelier \?/g)).toHaveLength(2);
  expect(served.indexOf('Enfin le dimanche.')).toBeLessThan(served.indexOf('Et à l’atelier ?'));
  await page.goto(`/${slug}`);
  const overlaps = await page.locator('main > :not(link)').evaluateAll((shown) => {
    const bands = shown.map((block) => block.getBoundingClientRect());
    return bands.filter(({ bottom }, index) => bottom > (bands[index + 1]?.top ?? bottom) + 1).length;
  });
  expect(overlaps, 'a block that would end the page covers nothing of the one below').toBe(0);
});

test(
  'on a phone « Sauvegarder » stays visible and never covers the focus',
  exhaustive,
  async ({ page, api, stamp }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const blocks = Array.from({ length: 20 }, (_, index) => ({
      id: randomUUID(),
      kind: 'call',
      title: `Mot ${index}`,
    }));
    const { id } = await api.insert('pages', { slug: stamp.toLowerCase(), title: `Essai ${stamp}`, blocks });
    await visit(page, `/admin/pages/edit/${String(id)}`);
    await page.getByRole('button', { name: 'Modifier' }).click();
    const form = page.getByRole('region', { name: 'Blocs' });
    const save = page.getByRole('button', { name: 'Sauvegarder', exact: true });
    const entry = form.getByRole('listitem');
    await entry.last().getByRole('button').first().focus();
    await expect(save).toBeInViewport({ ratio: 1 });
    // Backwards, so that the browser scrolls each entry in from above.
    for (let count = 0; count < 40; count += 1) await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    const header = await page.locator('header').filter({ has: save }).boundingBox();
    expect(focused?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

    const [from, to] = [entry.nth(1), entry.nth(3)].map((one) => one.locator('[aria-hidden="true"]').first());
    await to?.scrollIntoViewIfNeeded();
    await from?.dragTo(to ?? entry, { steps: 8 });
    await expect(form.getByRole('button', { name: /^4\. .*Mot 1$/ })).toBeFocused();
  },
);

import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { contactsAbout, contactsScreen } from '../screens/contacts';

// Search and filter of the list of requests.
test.afterEach(({ api, stamp }) => api.remove('contacts', `company=like.*${stamp}*`));

test(
  'a search finds part of a name, an e-mail, a company or a message, without accents (§2.4.5)',
  exhaustive,
  async ({ page, stamp, baseURL }) => {
    const { rows, link, search } = contactsScreen(page);
    await sendRequests(baseURL ?? '', [
      {
        name: `Gaëlle ${stamp}`,
        email: `gaelle@${stamp}.example.fr`,
        company: `Céramique ${stamp}`,
        message: 'Les délais',
      },
      { name: `Autre ${stamp}`, email: `autre@${stamp}.example.fr`, company: stamp, message: 'La facturation' },
    ]);
    await visit(page, '/admin/contacts');
    for (const part of ['gaelle', `gaelle@${stamp}`, 'ceramique', 'delais']) {
      await search.fill(`${part} ${stamp}`);
      await expect(rows).toHaveCount(1);
      await expect(link(`Gaëlle ${stamp}`)).toBeVisible();
    }
    await search.fill(`introuvable ${stamp}`);
    await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  },
);

test('the filter and the counters show one status (§2.4.5)', exhaustive, async ({ page, stamp, baseURL, api }) => {
  const { rows, link, filter, counters } = contactsScreen(page);
  await sendRequests(baseURL ?? '', [
    { name: `Un ${stamp}`, company: stamp },
    { name: `Deux ${stamp}`, company: stamp },
  ]);
  await api.update('contacts', `name=eq.Deux ${stamp}`, { status: 'qualified' });
  await visit(page, contactsAbout(stamp));
  await expect(rows).toHaveCount(2);
  await filter.selectOption('Qualifiés');
  await expect(rows).toHaveCount(1);
  await expect(link(`Deux ${stamp}`)).toBeVisible();
  const qualified = counters.getByRole('button', { name: 'Qualifiés' });
  await expect(qualified).toHaveAttribute('aria-pressed', 'true');
  await expect(qualified).toHaveText(/^\d+ Qualifiés$/);
  await qualified.click();
  await expect(rows).toHaveCount(2);
  await counters.getByRole('button', { name: 'Convertis' }).click();
  await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  await expect(filter).toHaveValue('converted');
});

test('requests that cannot be loaded show an error until they can (§8)', exhaustive, async ({ page, stamp }) => {
  const { banner } = contactsScreen(page);
  const search = '**/rest/v1/rpc/search_contacts?**';
  await page.route(search, (route) => route.abort());
  // Otherwise a request that arrives meanwhile reloads the list.
  await page.route('**/rpc/contact_counts*', (route) => route.fulfill({ json: { byStatus: {}, latest: null } }));
  await visit(page, contactsAbout(stamp));
  await expect(banner).toContainText('Erreur lors du chargement');
  await expect(page.getByText('Les contacts n’ont pas pu être lus')).toBeVisible();
  await page.unroute(search);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Aucun contact trouvé')).toBeVisible();
  await expect(banner).toBeHidden();
});

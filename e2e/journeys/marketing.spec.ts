// @module-tag spec-2-3-2
// @module-tag spec-2-3-3
import { expect } from '@playwright/test';
import { exhaustive, variation } from '../screens/exhaustive';
import { test } from '../screens/visitor';

const prices = [
  { name: 'Automatisations', path: '/services/automatisations', price: /500\s€\sHT/ },
  { name: 'Outils NoCode', path: '/services/outils-nocode', price: /2\s000\s€\sHT/ },
  { name: 'Audit de processus', path: '/services/audit-processus', price: /1\s500\s€\sHT/ },
  { name: 'Intégration CRM/ERP', path: '/services/integration-crm-erp', price: /1\s000\s€\sHT/ },
  { name: 'Formations & accompagnement', path: '/services/formations-accompagnement', price: /800\s€\sHT/ },
];

test(
  'the services page gives each service its starting price and a link',
  { tag: '@spec-9' },
  async ({ reader: page }) => {
    await page.goto('/services');
    for (const { name, path, price } of prices) {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(row).toContainText(price);
      await expect(row.getByRole('link', { name: 'Voir le détail' })).toHaveAttribute('href', path);
    }
    const steps = page.getByRole('main').getByRole('heading', { level: 3, name: /^\d\. / });
    await expect(steps).toHaveText([/Audit gratuit/, /Proposition/, /Développement/, /Formation et suivi/]);
  },
);

test('the about page presents figures, mission, values, team and expertise', async ({ reader: page }) => {
  await page.goto('/a-propos');
  for (const name of ['L’atelier en chiffres', 'Notre mission', 'Une équipe de trois', 'Expertise et certifications'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  const values = page.getByRole('main').locator('section', { hasText: 'Ce à quoi nous tenons' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
  const team = page.getByRole('main').locator('section', { hasText: 'Une équipe de trois' });
  await expect(team.getByRole('heading', { level: 3 })).toHaveCount(3);
});

for (const [index, { name, path, price }] of prices.entries()) {
  test(
    `${path} shows its starting price and leads to the four other services`,
    variation(index),
    async ({ reader: page }) => {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Prix de départ' })).toContainText(price);
      await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(name);
      const others = page.getByRole('region', { name: 'Les autres services' }).getByRole('link');
      await expect(others).toHaveCount(4);
    },
  );
}

for (const [index, { path, title, label, column, child }] of [
  {
    path: '/cas-usage',
    title: 'Six métiers',
    label: 'Cas d’usage',
    column: 'Cas d’Usage par Secteur',
    child: 'BTP & artisanat',
  },
  {
    path: '/automatisations',
    title: 'Six automatisations',
    label: 'Automatisations',
    column: 'Exemples d’Automatisation',
    child: 'Finance & comptabilité',
  },
].entries()) {
  test(
    `${path} presents its six pages, whose breadcrumbs and the panel lead to it`,
    variation(index),
    async ({ reader: page, request }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Services', exact: true }).hover();
      await page.locator('#panneau-services').getByRole('link', { name: column }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const pages = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
      await expect(pages).toHaveCount(6);
      for (const link of await pages.all()) expect(await link.getAttribute('href')).toMatch(new RegExp(`^${path}/`));
      await pages.filter({ hasText: child }).click();
      await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(path);
      expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
    },
  );
}

test('pages of a service, a sector and an automation open and end each in its own way', async ({ reader: page }) => {
  const closingTitles = [];
  for (const path of [
    '/services/automatisations',
    '/cas-usage/btp-artisanat',
    '/automatisations/finance-comptabilite',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    // The breadcrumb and the logo lead home. A button below the last call to action would only distract from it.
    await expect(main.getByRole('link', { name: 'Retour à l’accueil' })).toHaveCount(0);
    closingTitles.push(await main.locator('section').last().getByRole('heading', { level: 2 }).innerText());
  }
  expect(new Set(closingTitles).size).toBe(3);
  await expect(page.getByText('Le gain de l’exemple')).toBeInViewport();
});

test('a sector page leads to the five other sectors', async ({ reader: page }) => {
  await page.goto('/cas-usage/btp-artisanat');
  await expect(page.getByRole('region', { name: 'Les autres métiers' }).getByRole('link')).toHaveCount(5);
});

for (const path of ['/mentions-legales', '/cgv', '/politique-confidentialite', '/declaration-accessibilite']) {
  test(
    `${path} has a table of contents, offers to write and to go home`,
    { tag: [exhaustive.tag, '@spec-10-2'] },
    async ({ reader: page }) => {
      await page.goto(path);
      const parts = page.getByRole('main').locator('.stored-html h2');
      const contents = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link');
      await expect(contents).toHaveText(await parts.allInnerTexts());
      await contents.last().click();
      await expect(parts.last()).toBeInViewport();
      const prompt = page.getByRole('complementary', { name: 'Nous contacter' });
      await expect(prompt.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
    },
  );
}

for (const [address, service] of [
  ['/services/integration-crm-erp', 'Intégration CRM/ERP'],
  ['/cas-usage/btp-artisanat', ''],
  ['/automatisations/finance-comptabilite', ''],
] as const) {
  test(
    `${address} ends with the free audit, whose form knows the service`,
    { tag: [exhaustive.tag, '@spec-2-3-6'] },
    async ({ reader: page }) => {
      await page.goto(address);
      const last = page.getByRole('main').getByRole('link', { name: 'Prendre RDV' }).last();
      await expect(page.getByRole('main').locator('section').last()).toContainText('trente minutes');
      await last.click();
      await expect(page.getByLabel('Service qui vous intéresse')).toHaveValue(service);
    },
  );
}

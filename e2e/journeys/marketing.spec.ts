import { EventEmitter, once } from 'node:events';
import { expect } from '@playwright/test';
import { hydrated } from '../screens/hydrated';
import { test } from '../screens/visitor';

const prices = [
  { name: 'Automatisations', path: '/services/automatisations', price: /500\s€\sHT/ },
  { name: 'Outils NoCode', path: '/services/outils-nocode', price: /2\s000\s€\sHT/ },
  { name: 'Audit de processus', path: '/services/audit-processus', price: /1\s500\s€\sHT/ },
  { name: 'Intégration CRM/ERP', path: '/services/integration-crm-erp', price: /1\s000\s€\sHT/ },
  { name: 'Formations & accompagnement', path: '/services/formations-accompagnement', price: /800\s€\sHT/ },
];

test.describe('the home page', () => {
  test('shows every part of the offer without JavaScript', async ({ reader: page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/services/"] >> visible=true')).toHaveCount(5);
    await expect(main.locator('h3 a[href^="/services/"]')).toHaveCount(3);
    await expect(main.locator('h3 a[href^="/cas-usage/"]')).toHaveCount(6);
    await expect(main.locator('h3 a[href^="/automatisations/"]')).toHaveCount(6);
    await expect(main.locator('h3 a[href^="/blog/"]')).toHaveCount(3);
    for (const figure of ['500+', /jusqu’à\s*95\s%/, '50+', /jusqu’à\s*70\s%/, '2019'])
      await expect(main.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    await expect(main.getByRole('img', { name: /5\sétoiles sur\s5/ })).toHaveCount(3);
    await expect(main.getByRole('heading', { name: 'Trente minutes pour y voir clair' })).toBeVisible();
  });

  test('closes with calls to write, to choose a slot and to phone', async ({ reader: page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Écrire un message' })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('link', { name: 'Ouvrir l’agenda' })).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('link', { name: /^01/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
  });

  test('on a phone the drawing of the free audit is shown whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const drawing = page.getByRole('img', { name: /chronomètre réglé sur trente minutes/ });
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(640 / 760, 1);
  });

  test('on paper it is read without the grounds that printers leave out', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Trente minutes pour y voir clair' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Prendre RDV' }).first()).toBeVisible();
    const pale = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (element) => element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3),
        )
        .filter((element) =>
          getComputedStyle(element)
            .color.match(/\d+/g)
            ?.some((part) => Number(part) > 0x66),
        )
        .map(({ textContent }) => textContent),
    );
    expect(pale).toEqual([]);
  });

  test('answers a click on a part that no script has taken over yet', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'BTP & artisanat' }).click();
    await expect(page).toHaveURL('/cas-usage/btp-artisanat');
    await page.goBack();
    await expect(page.getByRole('heading', { name: /Parlez-nous de votre/ })).toBeVisible();
    await page.getByRole('link', { name: 'Finance & comptabilité' }).click();
    await expect(page).toHaveURL('/automatisations/finance-comptabilite');
  });

  test('is short on a phone: lists are pushed sideways, by touch and by keyboard', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: String(baseURL), viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/');
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
    const last = page.getByRole('main').getByRole('link', { name: 'Formation & conseil' });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport();
    const voices = page.getByRole('region', { name: 'Ce qu’ils font de leurs heures' }).getByRole('list');
    await voices.focus();
    for (let push = 0; push < 20; push += 1) await page.keyboard.press('ArrowRight');
    await expect(voices.getByText('Mathilde Rousseau')).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(voices, 'nothing to push, nothing to focus').not.toHaveAttribute('tabindex');
    await context.close();
  });

  test('turns a spinner while the featured articles are on their way', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route('**/rest/v1/blog_posts**', async (route) => {
      await opened;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Automatelier' }).click();
    const spinner = page.getByRole('main').getByText('Chargement des articles…');
    await expect(spinner).toBeVisible();
    gate.emit('open');
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('main').locator('h3 a[href^="/blog/"]')).toHaveCount(3);
  });

  test('keeps the rest of the page when the articles cannot be read, and reads them on a retry', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.route('**/rest/v1/blog_posts**', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Automatelier' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Erreur de chargement');
    await expect(alert).toContainText('Une erreur est survenue');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Une journée par semaine');
    await page.unroute('**/rest/v1/blog_posts**');
    await alert.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page.getByRole('main').locator('h3 a[href^="/blog/"]')).toHaveCount(3);
  });
});

test('the services page gives each service its starting price and a link', async ({ reader: page }) => {
  await page.goto('/services');
  for (const { name, path, price } of prices) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(row).toContainText(price);
    await expect(row.getByRole('link', { name: 'Voir le détail' })).toHaveAttribute('href', path);
  }
  const steps = page.getByRole('main').getByRole('heading', { level: 3, name: /^\d\. / });
  await expect(steps).toHaveText([/Audit gratuit/, /Proposition/, /Développement/, /Formation et suivi/]);
});

test('the about page presents figures, mission, values, team and expertise', async ({ reader: page }) => {
  await page.goto('/a-propos');
  for (const name of ['L’atelier en chiffres', 'Notre mission', 'Une équipe de trois', 'Expertise et certifications'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  const values = page.getByRole('main').locator('section', { hasText: 'Ce à quoi nous tenons' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
  const team = page.getByRole('main').locator('section', { hasText: 'Une équipe de trois' });
  await expect(team.getByRole('heading', { level: 3 })).toHaveCount(3);
});

for (const { name, path, price } of prices) {
  test(`${path} shows its starting price and leads to the four other services`, async ({ reader: page }) => {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Prix de départ' })).toContainText(price);
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toContainText(name);
    const others = page.getByRole('region', { name: 'Les autres services' }).getByRole('link');
    await expect(others).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });
}

for (const { path, title, label, column, child } of [
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
]) {
  test(`${path} presents its six pages, whose breadcrumbs and the panel lead to it`, async ({
    reader: page,
    request,
  }) => {
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
  });
}

test('a sector page leads to the five other sectors', async ({ reader: page }) => {
  await page.goto('/cas-usage/btp-artisanat');
  await expect(page.getByRole('region', { name: 'Les autres métiers' }).getByRole('link')).toHaveCount(5);
});

for (const path of ['/mentions-legales', '/cgv', '/politique-confidentialite', '/declaration-accessibilite']) {
  test(`${path} has a table of contents, offers to write and to go home`, async ({ reader: page }) => {
    await page.goto(path);
    const parts = page.getByRole('main').locator('.stored-html h2');
    const contents = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link');
    await expect(contents).toHaveText(await parts.allInnerTexts());
    await contents.last().click();
    await expect(parts.last()).toBeInViewport();
    const prompt = page.getByRole('complementary', { name: 'Nous contacter' });
    await expect(prompt.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });
}

for (const [address, service] of [
  ['/services/integration-crm-erp', 'Intégration CRM/ERP'],
  ['/cas-usage/btp-artisanat', ''],
  ['/automatisations/finance-comptabilite', ''],
] as const) {
  test(`${address} ends with the free audit, whose form knows the service`, async ({ reader: page }) => {
    await page.goto(address);
    const last = page.getByRole('main').getByRole('link', { name: 'Prendre RDV' }).last();
    await expect(page.getByRole('main').locator('section').last()).toContainText('trente minutes');
    await last.click();
    await expect(page.getByLabel('Service qui vous intéresse')).toHaveValue(service);
  });
}

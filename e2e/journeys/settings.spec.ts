// @module-tag spec-2-2
// @module-tag spec-2-3-6
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { readHead } from '../screens/served-head';
import { changeSettings, type Settings } from '../screens/site-settings';
import { test } from '../screens/visitor';

/** The site has no such file: the tests answer the request themselves. */
const WIDE_LOGO = '/illustrations/logo-large.svg';

const changed: Settings = {
  site_title: 'L’Établi - Agence NoCode à Montreuil',
  site_description: 'Un établi où se montent les machines des petites entreprises de Montreuil.',
  contact_email: 'atelier@etabli.example',
  contact_phone: '01 99 00 56 78',
  contact_address: '12 rue de l’Établi, 93100 Montreuil',
  linkedin_url: '',
  twitter_url: 'https://x.com/etabli',
  facebook_url: 'https://www.facebook.com/etabli',
  site_logo_url: WIDE_LOGO,
  calendly_url: 'https://calendly.com/etabli/audit',
};

let before: Settings = {};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ api }) => {
  before = await changeSettings(api, changed);
});
test.afterAll(async ({ api }) => void (await changeSettings(api, before)));

test('the title follows every page’s own', async ({ page }) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Contact\u00A0: parlons de vos journées | L’Établi - Agence NoCode à Montreuil');
  await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
  await expect(page).toHaveTitle(/ \| L’Établi - Agence NoCode à Montreuil$/);
});

test('the name of the title is that of the header, the footer, the organisation and the manifest', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'L’Établi', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.getByRole('contentinfo')).toContainText(/©\s(\d{4}–)?\d{4}\sL’Établi/);
  const { graph, meta } = await readHead(page.request, '/');
  expect(graph[0]).toMatchObject({
    '@type': 'ProfessionalService',
    name: 'L’Établi',
    address: { streetAddress: '12 rue de l’Établi', postalCode: '93100', addressLocality: 'Montreuil' },
  });
  expect(meta('description'), 'of the home page').toBe(changed['site_description']);
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as unknown;
  expect(manifest).toMatchObject({ name: changed['site_title'], short_name: 'L’Établi' });
});

test(
  'the contact details are those of the settings, in the footer and on the contact page',
  { tag: '@spec-3-4' },
  async ({ page }) => {
    await page.goto('/contact');
    for (const part of [page.getByRole('contentinfo'), page.getByRole('main').getByRole('complementary')]) {
      await expect(part.getByRole('link', { name: 'atelier@etabli.example' })).toHaveAttribute(
        'href',
        'mailto:atelier@etabli.example',
      );
      await expect(part.getByRole('link', { name: '01 99 00 56 78' })).toHaveAttribute('href', 'tel:+33199005678');
      await expect(part).toContainText('12 rue de l’Établi, 93100 Montreuil');
    }
  },
);

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'L’Établi', exact: true });

/** Whether the name is visible beside the logo. */
const showsName = (page: Page): Promise<boolean> =>
  logoOf(page).evaluate((link) => {
    const name = [...link.querySelectorAll('span')].at(-1)?.getBoundingClientRect();
    return name !== undefined && name.top < link.getBoundingClientRect().bottom;
  });

test(
  'a square logo stands beside the name, and a wide one stands alone at full width',
  exhaustive,
  async ({ page, api }) => {
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50"/></svg>';
    await page.route(WIDE_LOGO, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawn }));
    await page.goto('/contact');
    const picture = logoOf(page).locator('img');
    await expect(picture).toHaveAttribute('src', WIDE_LOGO);
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(140);
    expect(await showsName(page)).toBe(false);
    await changeSettings(api, { site_logo_url: '/icons/192.png' });
    await page.reload();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(36);
    expect(await showsName(page)).toBe(true);
  },
);

test('a logo whose address is broken gives its place to the mark and the name', exhaustive, async ({ page, api }) => {
  await changeSettings(api, { site_logo_url: '/absente.svg' });
  await page.goto('/contact');
  await expect(logoOf(page).locator('img')).toHaveAttribute('src', '/logo.svg');
  expect(await showsName(page)).toBe(true);
});

test('the booking link opens elsewhere and nothing of that service is loaded here', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('calendly.com')) elsewhere.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('link', { name: /Voir les créneaux/ });
  await expect(link).toHaveAttribute('href', 'https://calendly.com/etabli/audit');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  expect(elsewhere).toEqual([]);
});

test(
  '« Prendre RDV » is one tap away from the slots, on a phone without scrolling or a script',
  { tag: '@spec-2-1' },
  async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 700 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Prendre RDV' }).first().click();
    const slots = page.getByRole('link', { name: /^Choisir un créneau/ });
    await expect(slots).toBeInViewport({ ratio: 1 });
    await expect(slots).toHaveAttribute('href', 'https://calendly.com/etabli/audit');
    await page.getByRole('link', { name: 'Écrire' }).click();
    await expect(page.getByRole('heading', { name: 'Votre demande' })).toBeInViewport();
    await context.close();
  },
);

test(
  'the closing calls of the home page offer the booking link too',
  { tag: [exhaustive.tag, '@spec-2-3-1'] },
  async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').locator('a[href="https://calendly.com/etabli/audit"]');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(page.getByRole('main').getByRole('link', { name: '01 99 00 56 78' })).toBeVisible();
  },
);

test('emptied again, the booking block and the social links are gone', exhaustive, async ({ page, api }) => {
  await changeSettings(api, { calendly_url: '', twitter_url: '', facebook_url: '', site_logo_url: '' });
  await page.goto('/contact');
  await expect(page.getByText(/créneau/)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn|Twitter|Facebook/ })).toHaveCount(0);
  await expect(logoOf(page).locator('svg')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test(
  'the blog shows as many articles a page as the setting says',
  { tag: [exhaustive.tag, '@spec-2-3-4'] },
  async ({ page, api }) => {
    const previous = await changeSettings(api, { blog_posts_per_page: '2' });
    await page.goto('/blog?categorie=Automatisation');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: /suivante/ }).click();
    await expect(page).toHaveURL('/blog?categorie=Automatisation&page=2');
    await changeSettings(api, { blog_posts_per_page: '20' });
    await page.goto('/blog?categorie=Automatisation');
    await expect(page.getByRole('navigation', { name: 'Pages du blog' })).toHaveCount(0);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(2);
    await changeSettings(api, previous);
  },
);

test(
  'the newsletter box is there only while the newsletter is on',
  { tag: [exhaustive.tag, '@spec-10-5'] },
  async ({ page, api }) => {
    const box = page.getByRole('region', { name: 'La lettre de l’atelier' });
    await page.goto('/blog');
    await expect(box).toBeVisible();
    const previous = await changeSettings(api, { newsletter_enabled: 'false' });
    for (const address of ['/blog', '/blog/combien-coute-une-automatisation']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(box).toHaveCount(0);
    }
    await changeSettings(api, previous);
  },
);

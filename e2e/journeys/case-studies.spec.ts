// @module-tag spec-10-11
import { exhaustive } from '../screens/exhaustive';
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { test as visitor } from '../screens/visitor';
import { expectWellMade } from '../screens/well-made';

const slug = 'electricien-bon-de-chantier';

visitor.describe('case studies', () => {
  visitor.use({ javaScriptEnabled: false });
  visitor('are found from the footer, filtered by sector and read, without scripts', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Études de cas' }).click();
    await expect(page).toHaveURL('/etudes-de-cas');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toContainText(['Étude d’un électricien', 'Étude d’une savonnière']);
    const pictures = cards.locator('img');
    await expect(pictures.first(), 'the first picture loads at once').toHaveAttribute('loading', 'eager');
    await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
    await page.getByRole('navigation', { name: 'Secteurs' }).getByRole('link', { name: 'BTP & artisanat' }).click();
    await expect(page).toHaveURL('/etudes-de-cas?secteur=btp-artisanat');
    await expect(cards).toHaveCount(1);
    await expect(cards, 'what is invented is marked').toContainText('exemple');
    await cards.getByRole('link', { name: 'Étude d’un électricien' }).click();
    await expect(page).toHaveURL(`/etudes-de-cas/${slug}`);
    await expect(page.getByRole('complementary', { name: 'Résultats' })).toHaveText(/rendues par semaine3\sh/);
    await expect(page.getByRole('heading', { level: 2, name: 'Avant' })).toBeVisible();
    await expect(page.getByText('ce client est inventé')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Atelier Brume' }), 'its partner').toContainText(
      'exemple',
    );
    await expect(page.getByRole('link', { name: 'Machine à relier' })).toHaveAttribute(
      'href',
      'https://relier.example',
    );
    await page.getByRole('article').getByRole('link', { name: 'BTP & artisanat' }).click();
    await expect(page).toHaveURL('/cas-usage/btp-artisanat');
    await page.getByRole('region', { name: 'Études de cas' }).getByRole('link', { name: 'électricien' }).click();
    await expect(page, 'the page of the sector leads back').toHaveURL(`/etudes-de-cas/${slug}`);
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
    await expect(trail.getByRole('link', { name: 'Études de cas' })).toHaveAttribute('href', '/etudes-de-cas');
  });
});

visitor(
  'pages of case studies are well made',
  { tag: [exhaustive.tag, '@spec-10-1', '@spec-10-2', '@spec-10-4'] },
  async ({ page }) => {
    await expectWellMade(page, '/etudes-de-cas');
    await expectWellMade(page, `/etudes-de-cas/${slug}`);
  },
);

test('a study is on the site once it is published, and gone when it is not any more', async ({
  api,
  request,
  stamp,
}) => {
  const own = `essai-${stamp.toLowerCase()}`;
  const address = `/etudes-de-cas/${own}`;
  const row = { slug: own, title: 'Essai', client: 'Ana', sector: 'formation-conseil', summary: 'Résumé.' };
  const shown = async () => ({
    status: (await request.get(address)).status(),
    list: (await (await request.get('/etudes-de-cas')).text()).includes(address),
    sitemap: (await (await request.get('/sitemap.xml')).text()).includes(address),
  });
  const content = '<p>Texte</p><script>alert(1)</script>';
  await api.insert('case_studies', { ...row, content, published: false });
  expect(await shown()).toEqual({ status: 404, list: false, sitemap: false });
  await api.update('case_studies', `slug=eq.${own}`, { published: true });
  // The server notices a change a moment after it is stored.
  await expect.poll(shown).toEqual({ status: 200, list: true, sitemap: true });
  expect(await (await request.get(address)).text()).not.toContain('alert(1)');
  await api.update('case_studies', `slug=eq.${own}`, { slug: `${own}-2` });
  const moved = async () => (await request.get(address, { maxRedirects: 0 })).headers()['location'];
  await expect.poll(moved, 'its former address leads to it').toBe(`${address}-2`);
  await api.remove('case_studies', `slug=eq.${own}-2`);
  await api.remove('redirects', `from_path=eq.${address}`);
  await expect.poll(shown).toEqual({ status: 404, list: false, sitemap: false });
});

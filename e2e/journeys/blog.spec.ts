// @module-tag spec-2-3-4
import { expect, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { newStamp, test } from '../screens/visitor';

const stamp = newStamp();
/** A tag that only this worker's tests use, so that the list shows no articles of others. */
const tag = `établi ${stamp}`;
const category = `Jardinage ${stamp}`;
const list = (query: Record<string, string>): string => `/blog?${new URLSearchParams({ tag, ...query }).toString()}`;

test.beforeAll(async ({ api }) => {
  const numbers = Array.from({ length: 14 }, (_, index) => index + 1);
  await api.insertAll(
    'blog_posts',
    numbers.map((number) => ({
      slug: `essai-${stamp}-${number}`,
      title: `Essai ${number} : ${number === 3 ? 'automatisation des semis' : 'un autre sujet'}`,
      excerpt: 'Un essai',
      content: '<p>Rien à signaler</p>',
      tags: [tag, 'deuxième', 'troisième', ...(number === 6 ? ['bouture'] : [])],
      category: number % 2 ? 'CRM' : category,
      status: 'published',
    })),
  );
});
test.afterAll(({ api }) => api.remove('blog_posts', `tags=cs.${encodeURIComponent(`{"${tag}"}`)}`));

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /article/ });

test('the list shows as many articles as the settings say, and the others on its next pages', async ({ page }) => {
  await page.goto(list({}));
  await expect(cards(page)).toHaveCount(6);
  await expect(count(page)).toHaveText('14 articles, page 1 sur 3');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(list({ page: '2' }));
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Page précédente' }).click();
  await expect(page).toHaveURL(list({ page: '2' }));
  await page.goBack();
  await expect(count(page)).toHaveText('14 articles, page 3 sur 3');
});

test(
  'after a page link, a search or a filter the focus is on the heading of the new list',
  exhaustive,
  async ({ page }) => {
    await openEnhanced(page, list({}));
    const focused = page.locator(':focus');
    const outline = () => focused.evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.getByRole('link', { name: 'Page suivante' }).press('Enter');
    await expect(count(page)).toHaveText('14 articles, page 2 sur 3');
    await expect(page.getByRole('heading', { name: `Mot-clé « ${tag} »` })).toBeFocused();
    await expect(focused).toBeInViewport();
    expect(await outline(), 'a keyboard sees where it stands').not.toBe('none');
    await page.keyboard.press('Tab');
    await expect(cards(page).first().getByRole('link').first()).toBeFocused();
    await page.getByRole('searchbox', { name: 'Chercher dans le blog' }).fill('essai');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Recherche « essai »/ })).toBeFocused();
    await page.getByRole('link', { name: 'CRM', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Recherche « essai », catégorie CRM/ })).toBeVisible();
    await expect(focused, 'who points needs no mark').toHaveCount(0);
    await openEnhanced(page, '/blog?categorie=CRM');
    await page.getByRole('link', { name: 'Tous', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'À la une' }), 'featured articles come first').toBeFocused();
  },
);

test('a word finds the article that has one of its family', async ({ reader: page }) => {
  await page.goto(list({ search: 'automatiser' }));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Essai 3');
  await expect(count(page)).toHaveText('1 article');
});

test('category, search and tag are combined, and taken away one by one', exhaustive, async ({ page }) => {
  await openEnhanced(page, list({}));
  await page.getByRole('searchbox', { name: 'Chercher dans le blog' }).fill('essai');
  await page.getByRole('button', { name: 'Chercher' }).first().click();
  await expect(page).toHaveURL(list({ search: 'essai' }));
  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await expect(count(page)).toHaveText('7 articles, page 1 sur 2');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Recherche « essai », catégorie CRM');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toEqual({ categorie: 'CRM', tag, search: 'essai', page: '2' });
  await page.goto(url.href);
  await expect(count(page), 'the address can be shared').toHaveText('7 articles, page 2 sur 2');
  await page.getByRole('link', { name: /Retirer le filtre Recherche/ }).click();
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ categorie: 'CRM', tag }).toString()}`);
  await page.getByRole('link', { name: 'Tous', exact: true }).click();
  await expect(page).toHaveURL(list({}));
});

test('everything works without JavaScript', async ({ reader: page }) => {
  await page.goto(list({ categorie: 'crm' }));
  await page.getByRole('searchbox', { name: 'Chercher dans le blog' }).fill('essai');
  await page.getByRole('button', { name: 'Chercher' }).first().click();
  await expect(count(page)).toHaveText('7 articles, page 1 sur 2');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ categorie: 'CRM', tag, search: 'essai' });
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('the featured block is on the first page alone', exhaustive, async ({ reader: page }) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: 'À la une' });
  await expect(featured.getByRole('article')).toHaveCount(3);
  expect(await featured.getByRole('article').first().getByRole('listitem').count()).toBeLessThanOrEqual(3);
  const shown = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(shown).size, 'no article is shown twice').toBe(shown.length);
  for (const address of ['/blog?page=2', '/blog?categorie=CRM', '/blog?search=devis', list({})]) {
    await page.goto(address);
    await expect(count(page)).toBeVisible();
    await expect(featured, address).toHaveCount(0);
  }
});

test('an empty list says why and leads back', exhaustive, async ({ reader: page }) => {
  await page.goto('/blog?categorie=Apiculture');
  await expect(page.getByText('Aucun article trouvé pour cette catégorie.')).toBeVisible();
  await expect(count(page)).toHaveText('0 article');
  await page.goto('/blog?search=ornithorynque&categorie=CRM');
  await expect(page.getByText('Aucun article trouvé pour « ornithorynque » dans la catégorie CRM.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a page beyond the last answers 404 and leads back', exhaustive, async ({ reader: page }) => {
  const response = await page.goto(list({ page: '99' }));
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Aller à la page 3' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('a tag leads to the articles that carry it; cards show two, whatever is in them', exhaustive, async ({ page }) => {
  await page.goto(list({ search: 'bouture' }));
  await expect(cards(page).getByRole('listitem')).toHaveCount(2);
  await cards(page)
    .getByRole('link', { name: `#${tag}` })
    .click();
  await expect(page).toHaveURL(list({}));
  await page.goto('/blog?tag=%7B%22%2C%5C%7D%22');
  await expect(count(page), 'a tag made of syntax is only a tag').toHaveText('0 article');
});

test(
  'each list has its own title, canonical address and robots directive',
  { tag: '@spec-10-1' },
  async ({ reader: page }) => {
    const headOf = async (address: string) => {
      await page.goto(address);
      return {
        title: await page.title(),
        canonical: await page
          .locator('link[rel="canonical"]')
          .evaluateAll((links) =>
            links.map((link) => new URL((link as HTMLLinkElement).href)).map((url) => url.pathname + url.search),
          ),
        robots: await page
          .locator('meta[name="robots"]')
          .evaluateAll((tags) => tags.map((meta) => meta.getAttribute('content'))),
      };
    };
    expect(await headOf('/blog?page=1')).toMatchObject({ canonical: ['/blog'], robots: [] });
    expect(await headOf('/blog?page=2')).toMatchObject({ canonical: ['/blog?page=2'], robots: [] });
    expect(await headOf('/blog?categorie=crm')).toMatchObject({ canonical: ['/blog/categorie/crm'], robots: [] });
    expect(await headOf('/blog/categorie/crm?page=2')).toMatchObject({
      canonical: ['/blog/categorie/crm?page=2'],
      robots: [],
    });
    expect((await headOf('/blog?categorie=CRM')).title).toContain('Blog, catégorie CRM |');
    expect(await headOf('/blog?search=devis')).toMatchObject({ canonical: [], robots: ['noindex'] });
  },
);

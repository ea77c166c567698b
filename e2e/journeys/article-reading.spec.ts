// @module-tag spec-10-2
// @module-tag spec-2-3-5
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { publishableKey, type ContentApi } from '../screens/content-api';
import { enhanced, openEnhanced } from '../screens/enhanced';
import { signIn } from '../screens/sign-in';
import { newStamp, test } from '../screens/visitor';

// These tests run in one worker, which makes the articles once.
test.describe.configure({ mode: 'default' });

const stamp = newStamp();
/** A moment of about ten years ago: articles that other journeys publish now would come between these, and be deleted. */
const published = Date.now() - 3e11;
const category = `Atelier ${stamp}`;
const slugOf = (number: number): string => `lecture-${stamp}-${number}`;
const part = (title: string): string => `<h2>${title}</h2>${'<p>Des mots pour défiler.</p>'.repeat(20)}`;
const long = ['Le début', 'Le milieu', 'Le milieu', 'La fin'].map(part).join('');

test.beforeAll(async ({ api }) => {
  for (let number = 1; number <= 6; number += 1) {
    await api.insert('blog_posts', {
      slug: slugOf(number),
      title: `Lecture ${number} de ${stamp}`,
      excerpt: 'Un article à lire',
      author: 'Équipe Automatelier',
      content: number === 6 ? '<p>Un article court.</p>' : long,
      tags: ['lecture', 'essai, virgule'],
      category: number === 6 ? null : category,
      status: 'published',
      published_at: new Date(published + number).toISOString(),
      read_time_minutes: 7,
    });
  }
});
test.afterAll(({ api }) => api.remove('blog_posts', `slug=like.lecture-${stamp}-*`));

async function viewsOf(api: ContentApi, slug: string): Promise<unknown> {
  const [post] = await api.select('blog_posts', `slug=eq.${slug}&select=view_count`);
  return post?.['view_count'];
}

/**
 * Reads an article's view count once it includes all views so far. The server adds the waiting views of all articles at the same time, some
 * seconds later, so this sends a view of another article and waits for it.
 */
async function settledViewsOf(page: Page, api: ContentApi, slug: string): Promise<unknown> {
  await page.waitForLoadState('networkidle');
  const [other] = await api.select('blog_posts', `slug=eq.${slugOf(6)}&select=id,view_count`);
  const counted = await page.request.post('/rest/v1/rpc/increment_view_count', {
    headers: { apikey: await publishableKey(page.request) },
    data: { post_id: other?.['id'] },
  });
  expect(counted.ok()).toBe(true);
  await expect.poll(() => viewsOf(api, slugOf(6))).toBeGreaterThan(Number(other?.['view_count']));
  return viewsOf(api, slug);
}

test('an article shows its particulars, and where to go from it', async ({ page }) => {
  await page.goto(`/blog/${slugOf(3)}`);
  await expect(
    page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Blog' }),
  ).toBeVisible();
  const header = page.getByRole('article').first();
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(published);
  await expect(header.getByText(day).first()).toBeVisible();
  await expect(header.getByText('7 min de lecture').first()).toBeVisible();
  await expect(header.getByText('Équipe Automatelier').first()).toBeVisible();
  await expect(page.getByRole('link', { name: category })).toHaveAttribute('href', `/blog?categorie=Atelier+${stamp}`);
  await expect(page.getByRole('link', { name: '#essai, virgule' }).first()).toHaveAttribute(
    'href',
    '/blog?tag=essai%2C+virgule',
  );
  const similar = page.getByRole('region', { name: 'Articles similaires' });
  await expect(similar.getByRole('article')).toHaveCount(3);
  await expect(similar.getByText(`Lecture 3 de ${stamp}`)).toHaveCount(0);
  const neighbours = page.getByRole('navigation', { name: 'Articles voisins' });
  await expect(neighbours.getByRole('link', { name: 'Article précédent' })).toBeVisible();
  await neighbours.getByRole('link', { name: 'Article suivant' }).click();
  await neighbours.getByRole('link', { name: `Article précédent Lecture 3 de ${stamp}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lecture 3 de ${stamp}`);
});

test('a long article has a table of contents, a short one has none', async ({ page }) => {
  await openEnhanced(page, `/blog/${slugOf(1)}`);
  const contents = page.getByRole('navigation', { name: 'Dans cet article' });
  await expect(contents.getByRole('link')).toHaveText(['Le début', 'Le milieu', 'Le milieu', 'La fin']);
  await contents.getByRole('link', { name: 'La fin' }).click();
  await expect(page).toHaveURL(`/blog/${slugOf(1)}#partie-la-fin`);
  await expect(page.locator('#partie-la-fin')).toBeInViewport();
  await expect(page.locator('#partie-la-fin')).toBeFocused();
  await expect(contents.getByRole('link', { name: 'La fin' })).toHaveAttribute('aria-current', 'true');
  await contents.getByRole('link', { name: 'Le milieu' }).last().click();
  await expect(page.locator('#partie-le-milieu-2')).toBeInViewport();
  await page.goto(`/blog/${slugOf(6)}`);
  await expect(contents).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Articles similaires' })).toHaveCount(0);
});

test('on a telephone, and without JavaScript, the table of contents unfolds', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/blog/${slugOf(1)}`);
  await page.getByText('Sommaire', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'La fin' }).click();
  await expect(page.locator('#partie-la-fin')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Partager' })).toHaveCount(0);
  await context.close();
});

test.describe('a view is counted', () => {
  test('once for a showing, and again for the next', exhaustive, async ({ page, api }) => {
    const slug = slugOf(4);
    // Another journey's view of this article may still be waiting to be counted.
    const before = Number(await settledViewsOf(page, api, slug));
    await page.goto(`/blog/${slug}`);
    await expect.poll(() => viewsOf(api, slug)).toBe(before + 1);

    await enhanced(page);
    await page.getByRole('navigation', { name: 'Dans cet article' }).getByRole('link', { name: 'La fin' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page).toHaveURL('/cgv');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Lecture 4 de ${stamp}`);

    await page.getByRole('link', { name: new RegExp(`Article suivant Lecture 5`) }).click();
    await expect(page).toHaveURL(`/blog/${slugOf(5)}`);
    await page.getByRole('link', { name: new RegExp(`Article précédent Lecture 4`) }).click();
    await expect.poll(() => viewsOf(api, slug), 'a link followed to it again').toBe(before + 2);
    await page.reload();
    await expect.poll(() => viewsOf(api, slug), 'another visit').toBe(before + 3);
    expect(await settledViewsOf(page, api, slug)).toBe(before + 3);
  });

  test(
    'not when the server, a robot or a browser without scripts asks for the page',
    exhaustive,
    async ({ page, browser, request, api }) => {
      const slug = slugOf(1);
      const quiet: BrowserContext[] = await Promise.all([
        browser.newContext({ javaScriptEnabled: false }),
        browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      ]);
      const before = await viewsOf(api, slug);
      await request.get(`/blog/${slug}`);
      const automated = await browser.newContext();
      await automated.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: true }));
      for (const context of [...quiet, automated]) {
        const quietPage = await context.newPage();
        await quietPage.goto(`/blog/${slug}`);
        await quietPage.waitForLoadState('networkidle');
        await context.close();
      }
      expect(await settledViewsOf(page, api, slug)).toBe(before);
    },
  );

  test('not when an administrator reads, until they sign out', exhaustive, async ({ browser, api }) => {
    const slug = slugOf(2);
    const before = Number(await viewsOf(api, slug));
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page);
    // After an hour the cookie with the token has expired, but the session of the back-office remains.
    await context.clearCookies({ name: 'administrator-session' });
    await openEnhanced(page, `/blog/${slug}`);
    expect(await settledViewsOf(page, api, slug)).toBe(before);
    await page.goto('/admin/dashboard');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    await page.goto(`/blog/${slug}`);
    await expect.poll(() => viewsOf(api, slug), 'a reader like another').toBe(before + 1);
    await context.close();
  });

  test('only once the page is visible', exhaustive, async ({ page, api }) => {
    const slug = slugOf(5);
    await page.addInitScript(() => {
      let state = 'hidden';
      Object.defineProperty(document, 'visibilityState', { get: () => state });
      Object.assign(window, {
        look: () => {
          state = 'visible';
          document.dispatchEvent(new Event('visibilitychange'));
        },
      });
    });
    const before = Number(await viewsOf(api, slug));
    await openEnhanced(page, `/blog/${slug}`);
    expect(await settledViewsOf(page, api, slug)).toBe(before);
    await page.evaluate(() => (window as unknown as { look: () => void }).look());
    await expect.poll(() => viewsOf(api, slug)).toBe(before + 1);
  });
});

test('the body is not sent twice', { tag: '@spec-10-4' }, async ({ request }) => {
  const html = await (await request.get(`/blog/${slugOf(1)}`)).text();
  expect(html.split('Des mots pour défiler.').length - 1).toBe(80);
});

test('on a phone a table shows its whole caption, and figures take no more width than needed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/combien-coute-une-automatisation');
  const table = page.getByRole('group', { name: /^Tableau : Quatre journées/ });
  await table.scrollIntoViewIfNeeded();
  const [box, caption, days] = await Promise.all([
    table.boundingBox(),
    table.locator('caption').boundingBox(),
    table.getByRole('columnheader', { name: 'Jours' }).boundingBox(),
  ]);
  expect(caption?.width).toBeLessThanOrEqual(box?.width ?? 0);
  expect(days?.width).toBeLessThan(80);
});

test('in print only the article is left, its tables without the shadows of scrolling', async ({ page }) => {
  await page.goto('/blog/combien-coute-une-automatisation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Tableau/ })).toHaveCSS('background-image', 'none');
  for (const hidden of ['banner', 'contentinfo', 'navigation', 'form', 'button'] as const) {
    await expect(page.getByRole(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  }
});

// @module-tag spec-2-4-8
import { expect, request as playwright, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { sendRequests } from '../screens/contact-requests';
import { publishableKey, randomAddress } from '../screens/content-api';

// Specification §2.4 "/admin/analytics", §3.5, §8 "Any failed admin database call", §9.
const region = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'visits and events are counted, shown and filtered, never made up',
  { tag: [exhaustive.tag, '@spec-9', '@spec-10-13'] },
  async ({ page, browser, api, stamp, baseURL }) => {
    const title = `Lu ${stamp}, dont le titre est plus long que la colonne où il est écrit, et le reste en entier`;
    await api.insert('blog_posts', { slug: stamp, title, content: '<p>Texte</p>', status: 'published' });
    // The site does not count visits of a signed-in administrator.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const visitor = await context.newPage();
    const recorded = visitor.waitForResponse('**/rpc/record_analytics_event');
    await visitor.goto(`${baseURL ?? ''}/blog/${stamp}?utm_source=${stamp}`);
    await recorded;
    await expect
      .poll(() => api.select('blog_posts', `select=view_count&slug=eq.${stamp}`))
      .toEqual([{ view_count: 1 }]);
    await context.close();
    await visit(page, '/admin/analytics');
    await expect(region(page, 'En ce moment')).toContainText(/\d+.visiteur/);

    await visit(page, `/admin/analytics?source=${stamp}`);
    await expect(page.getByText(`Visites venues de\u00A0: ${stamp}`)).toBeVisible();
    const traffic = region(page, 'Fréquentation');
    await expect(traffic.getByRole('definition')).toHaveText(['1', '1', '1']);
    const pages = page.getByRole('table', { name: 'Pages les plus vues' });
    await page.emulateMedia({ media: 'print' });
    await expect(pages.getByRole('columnheader', { name: 'Visiteurs' }), 'printed headings').toBeVisible();
    await page.emulateMedia({ media: null });
    const link = pages.getByRole('link', { name: title });
    expect(await link.evaluate((name) => name.scrollWidth <= name.clientWidth), 'whole').toBe(true);
    await link.click();
    await expect(page).toHaveURL(`/admin/analytics?page=%2Fblog%2F${stamp}`);
    await page.goBack();
    await expect(page.getByText(`Visites venues de\u00A0: ${stamp}`), '« back » undoes a filter').toBeVisible();
    await page.goForward();
    await expect(page.getByRole('table', { name: 'Sources' })).toContainText(stamp);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    await page.getByRole('menuitem', { name: 'Sources' }).click();
    expect((await download).suggestedFilename()).toBe('sources.csv');
    await page.getByText('Voir les chiffres').last().scrollIntoViewIfNeeded();
    await expect(page.getByText('Visites qui ont vu la page'), 'the filter stays in sight').toBeInViewport();
    await page.getByRole('link', { name: 'Retirer le filtre' }).click();
    await expect(page).toHaveURL('/admin/analytics');
    await api.remove('blog_posts', `slug=eq.${stamp}`);
  },
);

test(
  'each chart is a table too, articles without category included',
  { tag: '@spec-3-1' },
  async ({ page, api, stamp, baseURL }) => {
    // A month without a request has no bar.
    await sendRequests(baseURL ?? '', [{ name: stamp, company: stamp }]);
    await api.insert('blog_posts', {
      slug: stamp,
      title: `Sans catégorie ${stamp}`,
      content: '<p>Texte</p>',
      category: null,
      status: 'published',
      published_at: new Date().toISOString(),
    });
    await visit(page, '/admin/analytics');
    for (const title of ['Contacts par mois', 'Articles par catégorie']) {
      await expect(
        page
          .getByRole('img', { name: `Diagramme : ${title}` })
          .locator('svg path')
          .first(),
      ).toBeVisible();
      await region(page, title).getByText('Voir les chiffres').click();
      await expect(page.getByRole('table', { name: title })).toBeVisible();
    }
    const chart = page.getByRole('img', { name: 'Diagramme : Contacts par mois' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(chart.locator('svg text').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
    const widths = await chart.evaluate((box) => [box.clientWidth, box.querySelector('svg')?.clientWidth ?? Infinity]);
    expect(widths[1], 'the printed chart within its panel').toBeLessThanOrEqual(widths[0] ?? 0);
    await page.emulateMedia({ media: null, colorScheme: null });
    const months = page.getByRole('table', { name: 'Contacts par mois' }).getByRole('row');
    await expect(months, 'six months under their head').toHaveCount(7);
    const thisMonth = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'Europe/Paris' });
    await expect(months.last()).toContainText(thisMonth.format(new Date()));
    await expect(page.getByRole('row', { name: /^Sans catégorie [1-9]/ })).toBeVisible();
    await api.remove('blog_posts', `slug=eq.${stamp}`);
    await api.remove('contacts', `company=eq.${stamp}`);
  },
);

const devices = ['(Windows NT 10.0)', '(iPhone; Mobile)', '(iPad)'];

/** Makes six visits, each with another source, campaign and page, that perform every counted action. */
async function visitFromEverywhere(baseURL: string, stamp: string): Promise<void> {
  const known = await playwright.newContext({ baseURL });
  const apikey = await publishableKey(known);
  await known.dispose();
  for (let number = 0; number < 6; number++) {
    const visitor = await playwright.newContext({
      baseURL,
      userAgent: `Mozilla/5.0 ${devices[number % 3]}`,
      storageState: { cookies: [], origins: [] },
      extraHTTPHeaders: { apikey, 'x-forwarded-for': randomAddress() },
    });
    const post = async (path: string, data: object) => {
      const answer = await visitor.post(`/rest/v1/${path}`, { data, headers: { prefer: 'return=minimal' } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const record = (kind: string, path: string, more: object = {}) =>
      post('rpc/record_analytics_event', { kind, path, ...more });
    // The addresses are as long as those of articles, which take two lines.
    const entry = `/blog/${stamp}-relances-de-factures-${number}`;
    await record('view', entry, { utm_source: `${stamp}-${number}`, utm_campaign: `${stamp}-${number}` });
    for (const path of ['/services', '/contact', entry]) await record('view', path);
    for (const kind of ['booking', 'file', 'outgoing']) await record(kind, '/contact', { detail: `${stamp}.pdf` });
    await record('search', '/blog', { results: 0 });
    await post('contacts', { name: stamp, email: 'personne@example.fr', message: 'Bonjour', company: stamp });
    await post('rpc/subscribe_to_newsletter', { email: `${stamp}-${number}@example.fr` });
    await visitor.get(`/blog?search=${stamp}-${number}`);
    await visitor.dispose();
  }
}

test(
  'is two screens long at most, however much there is to count',
  exhaustive,
  async ({ page, api, stamp, baseURL }) => {
    await visitFromEverywhere(baseURL ?? '', stamp);
    // The server sends counts of searches without a result every two seconds.
    await expect.poll(() => api.select('empty_searches', `select=words&words=like.${stamp}*`)).toHaveLength(6);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/admin/analytics');
    await expect(page.getByRole('button', { name: /^Tout voir \(\d+\)$/ })).toHaveCount(4);
    await expect(
      page.getByRole('table', { name: 'Actions des visiteurs' }).getByRole('row'),
      'under their head',
    ).toHaveCount(10);
    await expect(page.getByRole('table', { name: 'Recherches sans résultat' }).getByRole('row')).toHaveCount(6);
    await expect(region(page, 'Articles par catégorie').locator('svg path').first()).toBeVisible();
    const notice = page.getByRole('main').getByText('Données de démonstration').locator('..');
    const examples = (await notice.isVisible()) ? ((await notice.boundingBox())?.height ?? 0) : 0;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800 + examples);
    await api.remove('contacts', `company=eq.${stamp}`);
    await api.remove('newsletter_subscribers', `email=like.${stamp}*`);
    await api.remove('empty_searches', `words=like.${stamp}*`);
  },
);

freshTest('charts are loaded with their screen only', exhaustive, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  await visit(page, '/admin/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Contacts' })).toBeVisible();
  const before = scripts.length;
  await page.getByRole('button', { name: 'Audience' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('img', { name: /^Diagramme/ }).first()).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

// @module-tag spec-10-3
// @module-tag spec-2-4-4
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { freshTest, test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { editorScreen, storeArticle } from '../screens/articles';

// The live preview: the public site's own preview route, framed by the editor.
test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

const text =
  '<h2>Un</h2><p>Premier.</p><h2>Deux</h2><table><caption>Prix</caption><tbody><tr><td>10 €</td></tr></tbody></table><h2>Trois</h2><p><a href="https://www.cnil.fr/">CNIL</a></p>';

/** Returns the markup without what differs between two renderings: times, addresses, reading progress. */
const comparableMarkup = (markup: string): string =>
  markup.replaceAll(/datetime="[^"]+"|href="[^"]*#[^"]+"| aria-current="true"/g, '');

test('the unsaved text shows exactly as visitors will see it', async ({ page, context, stamp, api }) => {
  const { title, excerpt, html, tags, publishAnyway, preview, choose } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await choose('Aperçu en direct');
  await title.fill(`Vu d’avance ${stamp}`);
  await excerpt.fill('Un extrait.');
  await html.fill(text);
  await tags.fill('devis, relance');
  await expect(preview.getByRole('heading', { level: 1, name: `Vu d’avance ${stamp}` })).toBeVisible();
  await expect(
    preview
      .getByRole('article')
      .first()
      .getByRole('link', { name: /relance/ }),
  ).toBeVisible();
  expect(await api.select('blog_posts', `select=id&slug=like.*${stamp}*`), 'nothing was saved').toEqual([]);
  const before = await preview.getByRole('article').first().innerHTML();

  await publishAnyway();
  await expect(page).toHaveURL('/admin/blog');
  const site = await context.newPage();
  await site.goto(`/blog/vu-davance-${stamp}`);
  await expect(site.getByRole('heading', { level: 1, name: `Vu d’avance ${stamp}` })).toBeVisible();
  // Polled, because the page hides parts that need its script until the script has run.
  await expect
    .poll(async () => comparableMarkup(await site.getByRole('article').first().innerHTML()))
    .toBe(comparableMarkup(before));
});

test('the preview follows each word, on a computer and on a telephone', exhaustive, async ({ page, stamp, api }) => {
  const { html, preview, choose } = editorScreen(page);
  const { id } = await storeArticle(api, stamp, 'Suivi', { status: 'published' });
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await choose('Aperçu en direct');
  await html.fill('<p>Une première version.</p>');
  await expect(preview.getByText('Une première version.')).toBeVisible();
  await html.fill('<p>Une seconde version.</p>');
  await expect(preview.getByText('Une seconde version.')).toBeVisible();
  const width = () => preview.locator('html').evaluate((root) => root.clientWidth);
  expect(await width()).toBeGreaterThan(1200);
  await page.getByRole('button', { name: 'Téléphone' }).click();
  await expect.poll(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Fermer l’aperçu en direct' }).click();
  await expect(html, 'the fields are as they were').toHaveValue('<p>Une seconde version.</p>');
  const [stored] = await api.select('blog_posts', `id=eq.${String(id)}&select=view_count`);
  expect(stored, 'who writes is no reader').toEqual({ view_count: 0 });
});

test('hostile markup does not run in the preview either', async ({ page }) => {
  const { title, html, preview, choose } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await choose('Aperçu en direct');
  await title.fill('Hostile');
  await html.fill(
    '<p>Avant</p><img src="/x" onerror="top.hit = 1"><script>top.hit = 1</script><a href="javascript:top.hit = 1">lien</a><p>Après</p>',
  );
  await expect(preview.getByText('Après')).toBeVisible();
  await expect(preview.getByRole('article').first().locator('script, [onerror], [href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

freshTest('the preview waits neither to be painted nor for an idle browser', exhaustive, async ({ page }) => {
  await page.addInitScript(() => {
    if (window === top) return;
    window.requestAnimationFrame = () => 0;
    window.requestIdleCallback = () => 0;
  });
  const { preview, choose, title } = editorScreen(page);
  await visit(page, '/admin/blog/new');
  await title.fill('Sans attendre');
  await choose('Aperçu en direct');
  await expect(preview.getByRole('heading', { level: 1, name: 'Sans attendre' })).toBeVisible();
});

test(
  'links of the preview open beside it, and its forms send nothing',
  exhaustive,
  async ({ page, stamp, api, context }) => {
    const { preview, choose } = editorScreen(page);
    const { id } = await storeArticle(api, stamp, 'Calme');
    await visit(page, `/admin/blog/edit/${String(id)}`);
    await choose('Aperçu en direct');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Calme ${stamp}`);
    const search = preview.getByLabel('Chercher sur le site');
    await search.fill('devis');
    await search.press('Enter');
    const opened = context.waitForEvent('page');
    await preview.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(await opened).toHaveURL('/blog');
    await expect(search, 'the search is still unsent').toHaveValue('devis');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Calme ${stamp}`);
  },
);

test('the preview listens to nobody but the page around it', exhaustive, async ({ page }) => {
  const message = {
    type: 'preview',
    kind: 'page',
    content: {
      slug: 'x',
      title: 'Glissé',
      excerpt: '',
      content: '<p>x</p>',
      featured_image_url: null,
      featured_image_alt: '',
    },
  };
  await page.goto('/apercu');
  await expect(page.getByText('Ouverte seule, cette page n’a rien à montrer.')).toBeVisible();
  await page.evaluate((sent) => window.postMessage(sent, '*'), message);

  // A message from a frame inside the preview has the same origin, but does not come from the preview's parent.
  await visit(page, '/admin/blog/new');
  const { preview, choose, title } = editorScreen(page);
  await title.fill('Le mien');
  await choose('Aperçu en direct');
  await expect(preview.getByRole('heading', { level: 1, name: 'Le mien' })).toBeVisible();
  // The back-office's own page refuses to make markup of a plain text (Trusted Types).
  const markup = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b>Glissé</b>'));
  await expect(markup).rejects.toThrow(/TrustedHTML/);
  const slipped = await preview.locator('html').evaluate(async (root, sent) => {
    const heard = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
    window.postMessage(sent, '*');
    await heard;
    // The preview would have changed in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return root.textContent.includes('Glissé');
  }, message);
  expect(slipped).toBe(false);
  await expect(preview.getByRole('heading', { level: 1, name: 'Le mien' })).toBeVisible();
});

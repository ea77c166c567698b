// @module-tag spec-10-8
import { expect, type Locator, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { articleWritten, editorScreen, storeArticle } from '../screens/articles';
import type { ContentApi } from '../screens/content-api';
import { choosePicture, drawnPicture, dropPicture, pastePicture, replacesPage } from '../screens/pictures';

const mediaAbout = (words: string): string =>
  `/admin/media?${new URLSearchParams({ filter: JSON.stringify({ q: words }) }).toString()}`;
const coverPanel = (page: Page): Locator => page.getByRole('region', { name: 'Image à la une' });
const stored = (name: string, size: string): RegExp =>
  new RegExp(`^/storage/v1/object/public/media/${name}-${size}-[0-9a-f]{8}\\.webp$`);

/** Gives an article a picture of 3000 × 1500 pixels, described and stored. @returns the picture's address */
async function giveCover(page: Page, stamp: string, id: unknown): Promise<string> {
  const { imageUrl, update } = editorScreen(page);
  await visit(page, `/admin/blog/edit/${String(id)}`);
  await choosePicture(page, coverPanel(page), await drawnPicture(page, `Établi ${stamp}.png`, 3000, 1500));
  await expect(imageUrl).toHaveValue(stored(`etabli-${stamp}`, '1600x800'));
  await expect(coverPanel(page).getByRole('status')).toHaveText(/Image envoyée\. Décrivez-la/);
  await coverPanel(page).getByLabel('Texte alternatif de l’image').fill('Un établi rayé');
  const address = await imageUrl.inputValue();
  const written = articleWritten(page);
  await update.click();
  await written;
  return address;
}

const storePublished = (api: ContentApi, stamp: string) =>
  storeArticle(api, stamp, 'Couverture', { status: 'published', published_at: new Date().toISOString() });

test('a file dropped beside a field does not replace the page', async ({ page }) => {
  await visit(page, '/admin/settings');
  const beside = page.getByLabel('Titre du site');
  await expect(beside).toBeVisible();
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  expect(await replacesPage(page, beside, file)).toBe(false);
});

test('a picture is chosen, made light and shown to visitors', async ({ page, api, stamp, context }) => {
  const { id, slug } = await storePublished(api, stamp);
  const address = await giveCover(page, stamp, id);
  const visitor = await context.newPage();
  const served = visitor.waitForResponse((response) => response.url().endsWith(address));
  await visitor.goto(`/blog/${String(slug)}`);
  expect((await served).headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const cover = visitor.getByRole('img', { name: 'Un établi rayé' });
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

test(
  'a picture is picked again elsewhere, kept while it is used, and replaced everywhere',
  exhaustive,
  async ({ page, api, stamp }) => {
    const first = await storePublished(api, stamp);
    const second = await storeArticle(api, stamp, 'Autre');
    const { imageUrl, save } = editorScreen(page);
    const address = await giveCover(page, stamp, first['id']);

    await visit(page, `/admin/blog/edit/${String(second['id'])}`);
    await coverPanel(page).getByRole('button', { name: 'Médiathèque' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
    await dialog.getByLabel('Rechercher une image').fill(`établi ${stamp}`);
    await dialog.getByLabel('Rechercher une image').press('Enter');
    await dialog.getByRole('button', { name: `etabli-${stamp}.webp` }).click();
    await expect(dialog).toBeHidden();
    await expect(imageUrl).toHaveValue(address);
    const again = articleWritten(page);
    await save.click();
    await again;

    await visit(page, mediaAbout(stamp));
    const card = page.getByRole('list', { name: 'Images' }).getByRole('listitem').filter({ hasText: '1600' });
    await card.getByText('Utilisée').click();
    await expect(card.getByRole('link', { name: `Couverture ${stamp}` })).toBeVisible();
    await card.getByRole('button', { name: 'Supprimer' }).click();
    const warning = page.getByRole('dialog');
    await expect(warning).toContainText(`Autre ${stamp}`);
    await warning.getByRole('button', { name: 'Fermer' }).click();
    await card.getByRole('button', { name: 'Remplacer partout' }).click();
    await choosePicture(page, warning, await drawnPicture(page, `Scie ${stamp}.png`, 800, 400));
    await warning.getByRole('button', { name: /^Remplacer à 2.endroits$/ }).click();
    await expect(warning).toBeHidden();
    const shown = await api.select(
      'blog_posts',
      `select=featured_image_url&id=in.(${String(first['id'])},${String(second['id'])})`,
    );
    for (const { featured_image_url: url } of shown) expect(url).toMatch(stored(`scie-${stamp}`, '800x400'));
    expect(shown).toHaveLength(2);
    await card.getByRole('button', { name: 'Supprimer' }).click();
    await warning.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Image supprimée')).toBeVisible();
    await expect(card).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);

    await page.getByRole('button', { name: `Recadrer scie-${stamp}.webp` }).click();
    await warning.getByLabel('Forme').selectOption('1:1');
    await warning.getByRole('button', { name: 'Recadrer' }).click();
    await expect(warning).toBeHidden();
    const [cut] = await api.select('blog_posts', `select=featured_image_url&id=eq.${String(second['id'])}`);
    expect(cut?.['featured_image_url']).toMatch(stored(`scie-${stamp}`, '400x400'));
  },
);

test(
  'pictures pasted or dropped into a text are inserted in order, and its words stay',
  exhaustive,
  async ({ page, api, stamp }) => {
    const content = '<p>Avant</p>\n<p>Milieu</p>\n<p>Après</p>';
    const article = await storeArticle(api, stamp, 'Figures', { content });
    const { html, visual, save } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(article['id'])}`);
    const named = (name: string) => drawnPicture(page, `${name} ${stamp}.png`, 640, 320);
    const figure = (name: string) => `<figure>\\s*<img src="\\S+/${name}-${stamp}-640x320-\\S+">\\s*</figure>\\s*`;

    // Pastes over a selected word, and types while the upload is held up.
    await html.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 8));
    const gate: { open?: () => void } = {};
    const answer = new Promise<void>((resolve) => (gate.open = resolve));
    await page.route('**/object/media/**', (route) => answer.then(() => route.continue()));
    await pastePicture(page, html, await named('un'));
    await expect(page.getByText(/^Envoi de l’image/)).toBeVisible();
    await html.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 3));
    await html.pressSequentially('Bien ');
    gate.open?.();
    await expect(html).toHaveValue(new RegExp(`^<p>Bien Avant</p>\\s*${figure('un')}<p>Milieu`));
    await page.unroute('**/object/media/**');

    await page.getByRole('button', { name: 'Visuel', exact: true }).click();
    await visual.getByText('Après').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await dropPicture(page, visual.getByText('Milieu'), await named('deux'), await named('trois'));
    await expect(page.getByText('2 images envoyées.')).toBeVisible();
    await page.keyboard.type('Ensuite');
    await page.getByRole('button', { name: 'HTML', exact: true }).click();
    const placed = new RegExp(`${figure('deux')}${figure('trois')}<p>Ensuite</p>$`);
    await expect(html).toHaveValue(placed);

    const written = articleWritten(page);
    await save.click();
    await written;
    const [saved] = await api.select('blog_posts', `select=content&id=eq.${String(article['id'])}`);
    expect(String(saved?.['content'])).toMatch(placed);
    await page.goto(`/blog/${String(article['slug'])}`);
    // No layout shift: the size is part of the file name.
    await expect(page.locator('main img[src*="trois-"]')).toHaveAttribute('width', '640');
  },
);

test(
  'a new picture of a text needs words, and a file pasted into its dialog is its own',
  exhaustive,
  async ({ page, stamp }) => {
    const { visual } = editorScreen(page);
    await visit(page, '/admin/blog/new');
    const dialog = page.getByRole('dialog', { name: 'Image' });
    await page.getByRole('button', { name: 'Visuel', exact: true }).click();
    await visual.click();
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await pastePicture(page, dialog.getByLabel('Adresse de l’image'), await drawnPicture(page, `${stamp}.png`, 60, 40));
    await expect(dialog.getByRole('img', { name: 'L’image choisie' })).toHaveAttribute('src', stored(stamp, '60x40'));
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/Sans texte, l’image ne dit rien/);
    await dialog.getByLabel('Texte alternatif').fill('Un établi');
    await dialog.getByRole('button', { name: 'Valider' }).click();
    await expect(visual.getByRole('img')).toHaveCount(1);
  },
);

test('a refused upload is explained and changes nothing in the form', exhaustive, async ({ page, api, stamp }) => {
  const article = await storeArticle(api, stamp, 'Refus', { featured_image_url: '/illustrations/article.svg' });
  await visit(page, `/admin/blog/edit/${String(article['id'])}`);
  const panel = coverPanel(page);
  const { imageUrl } = editorScreen(page);
  const picture = await drawnPicture(page, `${stamp}.png`, 40, 30);
  const notAPicture = {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  };
  await dropPicture(page, imageUrl, notAPicture);
  await expect(panel.getByRole('alert')).toHaveText(/pas une image que ce navigateur sait lire/);
  await dropPicture(page, imageUrl, { ...notAPicture, name: 'a.svg', mimeType: 'image/svg+xml' });
  await expect(panel.getByRole('alert')).toHaveText(/SVG/);
  const bomb = Buffer.from(picture.buffer);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  await pastePicture(page, imageUrl, { ...picture, buffer: bomb });
  await expect(panel.getByRole('alert')).toHaveText(/120.millions de pixels/);

  await page.route('**/storage/v1/**', (route) => route.abort());
  await pastePicture(page, imageUrl, picture);
  await expect(panel.getByRole('alert')).toHaveText(/vérifiez votre connexion/);
  await expect(imageUrl).toHaveValue('/illustrations/article.svg');
  await page.unroute('**/storage/v1/**');
  await pastePicture(page, imageUrl, picture);
  await expect(imageUrl).toHaveValue(stored(stamp, '40x30'));
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

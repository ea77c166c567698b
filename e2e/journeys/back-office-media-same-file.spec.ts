import { exhaustive } from '../screens/exhaustive';
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { editorScreen, storeArticle } from '../screens/articles';
import { visit } from '../screens/back-office';
import { choosePicture, drawnPicture, pastePicture } from '../screens/pictures';

test(
  'every picture field offers a file that the library has, and cards load small files',
  exhaustive,
  async ({ page, api, stamp }) => {
    const article = await storeArticle(api, stamp, 'Encore', { content: '<p>Avant</p>' });
    await visit(page, '/admin/media');
    const file = await drawnPicture(page, `plan ${stamp}.png`, 2000, 1500);
    const renamed = { ...file, name: `autre ${stamp}.png` };
    await choosePicture(page, page, file);
    await expect(page.getByText('Image envoyée.')).toBeVisible();
    const cards = page.getByRole('list', { name: 'Images' }).getByRole('listitem');
    const card = cards.filter({ hasText: `plan-${stamp}.webp` });
    const link = card.getByRole('link', { name: `Voir plan-${stamp}.webp` });
    await expect(link).toHaveAttribute('href', /-1600x1200-[0-9a-f]{8}\.webp$/);
    const address = String(await link.getAttribute('href'));
    const small = address.replace('.webp', '-small.webp');
    const thumbnail = card.locator('img');
    await expect(thumbnail).toHaveAttribute('src', small);
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

    const question = page.getByRole('dialog', { name: 'Cette image est déjà dans la médiathèque' });
    const reuse = question.getByRole('button', { name: 'Utiliser celle-ci' });
    await choosePicture(page, page, renamed);
    await expect(question).toContainText(`plan-${stamp}.webp`);
    await question.getByRole('button', { name: 'Ajouter quand même' }).click();
    await expect(card).toHaveCount(1);
    await expect(cards.filter({ hasText: `autre-${stamp}.webp` })).toHaveCount(1);
    await choosePicture(page, page, file);
    await question.getByRole('button', { name: 'Ajouter quand même' }).click();
    await expect(cards.filter({ hasText: `plan-${stamp}-2.webp` })).toHaveCount(1);

    const { imageUrl, html } = editorScreen(page);
    await visit(page, `/admin/blog/edit/${String(article['id'])}`);
    await choosePicture(page, page.getByRole('region', { name: 'Image à la une' }), renamed);
    await reuse.click();
    await expect(imageUrl).toHaveValue(address);
    await pastePicture(page, html, renamed);
    await reuse.click();
    await expect(html).toHaveValue(new RegExp(`<img src="${address}">`));
    // The draft saves itself with the picture, and a picture in use could not be deleted below, so the test removes it first.
    await expect(page.getByText('Image reprise de la médiathèque.').last()).toBeVisible();
    await html.fill('<p>Avant</p>');
    await imageUrl.fill('/illustrations/article.svg');
    const shown = async () =>
      (await api.select('blog_posts', `select=featured_image_url,content&id=eq.${String(article['id'])}`))[0];
    await expect.poll(shown).toEqual({ featured_image_url: '/illustrations/article.svg', content: '<p>Avant</p>' });

    await visit(page, '/admin/media');
    await card.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    // A dialog that closes still hides the cards from roles, so that their absence alone proves nothing.
    await expect(page.getByText('Image supprimée')).toBeVisible();
    await expect(card).toHaveCount(0);
    for (const gone of [address, small]) expect((await page.request.get(gone)).status()).toBe(404);
  },
);

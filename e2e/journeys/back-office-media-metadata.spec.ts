// @module-tag spec-10-8
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { cameraPhotograph, choosePicture } from '../screens/pictures';

test('a camera’s metadata stays in the private original, and visitors never get it', async ({
  page,
  stamp,
  playwright,
}) => {
  await visit(page, '/admin/media');
  // Every store receives the redrawn picture, so the test reads the bytes that the browser sends.
  await page.evaluate(() => {
    const { open, send } = XMLHttpRequest.prototype;
    let path: string;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      path = String(url);
      open.call(this, method, url, true);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob && path.includes('/object/media/'))
        void body.text().then((text) => (document.documentElement.dataset['sent'] = text));
      return send.call(this, body);
    };
  });
  const photograph = await cameraPhotograph(page, `Place ${stamp}.jpg`, 60, 40);
  expect(photograph.buffer.includes('GPS')).toBe(true);
  // A failed upload of a picture leaves no original behind.
  await page.route('**/object/media/**', (route) => route.abort());
  const cleaned = page.waitForResponse(/\/object\/originals$/);
  await choosePicture(page, page, photograph);
  await expect(page.getByRole('alert')).toHaveText(/vérifiez votre connexion/);
  expect(await (await cleaned).json()).toHaveLength(1);
  await page.unroute('**/object/media/**');

  await choosePicture(page, page, photograph);
  await expect(page.getByText('Image envoyée.')).toBeVisible();
  // The original was rotated.
  await expect(page.getByRole('link', { name: `Voir place-${stamp}.webp` })).toHaveAttribute(
    'href',
    new RegExp(`/media/place-${stamp}-40x60-[0-9a-f]{8}\\.webp$`),
  );
  const sent = () => page.evaluate(() => document.documentElement.dataset['sent'] ?? '');
  await expect.poll(sent).toMatch(/^RIFF/);
  expect(await sent()).not.toMatch(/Exif|GPS/i);

  await page.getByRole('button', { name: `Modifier place-${stamp}.webp` }).click();
  const [download, asked] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest(/\/object\/originals\/place-/),
    page.getByRole('button', { name: /^Télécharger l’original/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`place-${stamp}.jpg`);
  expect((await readFile(await download.path())).equals(photograph.buffer)).toBe(true);
  const stranger = await playwright.request.newContext();
  expect((await stranger.get(asked.url())).status()).toBe(401);
});

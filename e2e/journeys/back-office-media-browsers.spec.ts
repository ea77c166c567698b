// @module-tag spec-10-8
import { expect } from '@playwright/test';
import { freshTest as test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { choosePicture, drawnPicture } from '../screens/pictures';

// Chromium imitates the canvas of other browsers here, so each test has a page of its own.

test('without WebP, a photograph becomes a JPEG, and a transparent picture a PNG', async ({ page, stamp }) => {
  await visit(page, '/admin/media');
  await page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      const type = options?.type === 'image/webp' ? 'image/png' : (options?.type ?? 'image/png');
      return convertToBlob.call(this, { ...options, type });
    };
  });
  const photograph = await drawnPicture(page, `photo ${stamp}.webp`, 900, 600, 'image/webp');
  await choosePicture(page, page, photograph);
  await expect(page.getByRole('link', { name: `Voir photo-${stamp}.jpg` })).toBeVisible();
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
    return canvas.toDataURL('image/png');
  });
  const buffer = Buffer.concat([Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'), Buffer.from(stamp)]);
  await choosePicture(page, page, { name: `logo ${stamp}.png`, mimeType: 'image/png', buffer });
  await expect(page.getByRole('link', { name: `Voir logo-${stamp}.png` })).toBeVisible();
});

test('a browser that adds noise to pictures is detected, and a message says so', async ({ page, stamp }) => {
  await visit(page, '/admin/media');
  await page.evaluate(() => {
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...place) {
      const read = getImageData.apply(this, place);
      read.data[4] = (read.data[4] ?? 0) ^ 1;
      return read;
    };
  });
  await choosePicture(page, page, await drawnPicture(page, `${stamp}.png`, 60, 40));
  await expect(page.getByRole('alert')).toHaveText(/brouille les images.*Levez cette protection pour ce site/);
});

import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { cameraPhotograph, choosePicture } from '../screens/pictures';

test('what a camera wrote beside a photograph does not leave the browser (§10.8)', async ({ page, stamp }) => {
  await visit(page, '/admin/media');
  // Whatever stores them, it gets what was drawn anew: the bytes are looked at where they are sent.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) void body.text().then((text) => (document.documentElement.dataset['sent'] = text));
      return send.call(this, body);
    };
  });
  const photograph = await cameraPhotograph(page, `Place ${stamp}.jpg`, 60, 40);
  expect(photograph.buffer.includes('GPS')).toBe(true);
  await choosePicture(page, page, photograph);
  await expect(page.getByText('Image envoyée.')).toBeVisible();
  // It lay on its side.
  await expect(page.getByRole('link', { name: `Voir place-${stamp}.webp` })).toHaveAttribute(
    'href',
    new RegExp(`/media/place-${stamp}-40x60-[0-9a-f]{8}\\.webp$`),
  );
  const sent = () => page.evaluate(() => document.documentElement.dataset['sent'] ?? '');
  await expect.poll(sent).toMatch(/^RIFF/);
  expect(await sent()).not.toMatch(/Exif|GPS/i);
});

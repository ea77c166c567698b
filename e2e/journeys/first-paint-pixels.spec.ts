// @module-tag spec-10-4
import { expect, type Page } from '@playwright/test';
import { coveringDisplayModes } from '../screens/display-modes';
import { exhaustive } from '../screens/exhaustive';
import { kindsOfPage } from '../screens/first-load';
import { test } from '../screens/visitor';
import { holdStyleSheet } from '../screens/style-sheet';

/** Returns the first screen as a PNG in base64. Pictures are masked, because they may still be loading. */
async function firstScreen(page: Page): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  return (await page.screenshot({ animations: 'disabled', mask: [page.locator('img')] })).toString('base64');
}

/** Returns the number of pixels that differ between two pictures, except at the edges of letters, which vary. */
const differingPixels = (page: Page, pictures: readonly string[]): Promise<number> =>
  page.evaluate(async (sources) => {
    const [first, second] = await Promise.all(
      sources.map(async (source) => {
        const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      }),
    );
    let differing = 0;
    for (let pixel = 0; pixel < (first?.length ?? 0); pixel += 4) {
      const differs = [0, 1, 2].some(
        (channel) => Math.abs((first?.[pixel + channel] ?? 0) - (second?.[pixel + channel] ?? 0)) > 48,
      );
      if (differs) differing += 1;
    }
    return differing;
  }, pictures);

/** Returns the pictures on the screen whose space on the page has another shape, so that loading them moves the content below. */
const shiftingPictures = (page: Page): Promise<string[]> =>
  page.locator('img').evaluateAll(async (found) => {
    const onScreen = (found as HTMLImageElement[]).filter(
      (picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(onScreen.map((picture) => picture.decode()));
    return onScreen
      .filter((picture) => getComputedStyle(picture).objectFit === 'fill')
      .filter((picture) => {
        const size = (name: string): number => Number(picture.getAttribute(name));
        return Math.abs(picture.naturalWidth / picture.naturalHeight - size('width') / size('height')) > 0.01;
      })
      .map(({ src }) => src);
  });

const PAGES = [
  ...kindsOfPage,
  { name: 'services', path: '/services' },
  { name: 'about', path: '/a-propos' },
  { name: 'legal', path: '/mentions-legales' },
  { name: 'search without result', path: '/blog?search=introuvable-partout' },
  { name: 'missing', path: '/inconnue' },
] as const;

const WINDOWS = [
  ...coveringDisplayModes.map((mode) => ({ ...mode, height: 844 })),
  { name: '1920 px, light', width: 1920, height: 1080, colorScheme: 'light' },
] as const;

for (const { name: mode, width, height, colorScheme } of WINDOWS) {
  test(
    `at ${mode}, every first screen looks as with the whole style sheet`,
    exhaustive,
    async ({ browser, baseURL }) => {
      for (const { name, path } of PAGES) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          baseURL: String(baseURL),
        });
        const page = await context.newPage();
        const letSheetThrough = await holdStyleSheet(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('body link[rel="stylesheet"]')).toBeAttached();
        const before = await firstScreen(page);
        await letSheetThrough();
        const after = await firstScreen(page);
        expect.soft(await differingPixels(page, [before, after]), name).toBe(0);
        expect.soft(await shiftingPictures(page), name).toEqual([]);
        await context.close();
      }
    },
  );
}

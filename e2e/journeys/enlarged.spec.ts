import { expect, type Page } from '@playwright/test';
import { hydrated } from '../screens/hydrated';
import { illegibleWords } from '../screens/legible';
import { kindsOfScreen } from '../screens/public-addresses';
import { test } from '../screens/visitor';

const softly = expect.configure({ soft: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The browser's own setting for the size of letters. */
async function enlargeInBrowser(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** What extensions and systems do to the page itself: its letters grow, the window that media queries ask does not. */
async function enlargeInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [larger];
  });
}

const WAYS = [
  { way: 'letters twice as large, set in the browser', enlarge: enlargeInBrowser },
  { way: 'letters twice as large, set on the page', enlarge: enlargeInPage },
];
const SIZES = [
  { width: 1280, height: 844 },
  { width: 390, height: 844 },
];
const noEnlarging = async (): Promise<void> => undefined;

const LOOKS = [
  ...WAYS.flatMap((way) => SIZES.map((size) => ({ ...way, ...size }))),
  { way: 'the page zoomed to 200 % in a window of 1440', enlarge: noEnlarging, width: 720, height: 450 },
  { way: 'the page zoomed to 200 % on a phone', enlarge: noEnlarging, width: 195, height: 422 },
];

for (const { way, enlarge, width, height } of LOOKS) {
  test.describe(`${way}, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => enlarge(page));

    test('every word can be read on every kind of screen, without scrolling sideways', async ({ page }) => {
      test.setTimeout(180_000);
      for (const address of kindsOfScreen) {
        await page.goto(address);
        // Below the first screen a page is still being laid out when it has come.
        await softly.poll(() => illegibleWords(page), address).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, address).toBeLessThanOrEqual(0);
      }
    });

    test('the menu opens, shows its last link and leads to the contact page', async ({ page }) => {
      await page.goto('/services');
      await hydrated(page);
      const header = page.getByRole('banner');
      await header.locator('summary').first().click();
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await menu.locator('summary').click();
      const last = menu.getByRole('link', { name: 'Contact' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      expect(await illegibleWords(page)).toEqual([]);
      await header.getByRole('link', { name: 'Prendre RDV' }).last().click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(menu).toBeHidden();
    });
  });
}

// @module-tag spec-10-2
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../screens/axe';
import { enlarged, enlargements } from '../screens/enlarged';
import { openEnhanced } from '../screens/enhanced';
import { illegibleWords } from '../screens/legible';
import { isExhaustive, variation } from '../screens/exhaustive';
import {
  alternateDisplayModes,
  applyDisplayMode,
  coveringDisplayModes,
  richestDisplayModes,
  type DisplayMode,
} from '../screens/display-modes';
import { inParts, kindsOfScreen, listedAddresses, unlistedAddresses } from '../screens/public-addresses';
import { onDemo } from '../screens/seed';
import { smallTargets } from '../screens/targets';
import { test } from '../screens/visitor';

// Each address is opened once and checked in several ways, because opening takes most of the time.
const softly = expect.configure({ soft: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** All ways to enlarge a page or, unless the run is exhaustive, only a larger browser font size on a phone. */
const enlargementsToCheck = isExhaustive ? enlargements : enlargements.filter(({ width }) => width < 400).slice(0, 1);

/** The widths of a window of 1280 pixels zoomed to 200 and to 400 %. */
const ZOOMED = [640, 320] as const;

const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Checks an address: no findings of axe, nothing cut off, no target too small, every word legible. */
async function checkAddress(page: Page, address: string): Promise<void> {
  await openEnhanced(page, address);
  for (const mode of displayModesOf(address)) {
    await applyDisplayMode(page, mode);
    // A list that scrolls at this width gets its tab stop after the layout.
    await softly.poll(() => axeFindings(page), `${address}: axe, ${mode.name}`).toEqual([]);
    softly(await smallTargets(page), `${address}: targets below 24 pixels, ${mode.name}`).toEqual([]);
  }
  for (const width of ZOOMED) {
    await page.setViewportSize({ width, height: 450 });
    softly(await sticksOut(page), `${address}: sideways scrolling at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const enlargement of isOneOfAKind(address) ? enlargementsToCheck : enlargementsToCheck.slice(0, 1))
    await enlarged(page, enlargement, async () => {
      // The browser lays out the parts below the fold only later when the text size changes.
      await softly.poll(() => illegibleWords(page), `${address}: ${enlargement.name}`).toEqual([]);
      softly(await sticksOut(page), `${address}: sideways scrolling, ${enlargement.name}`).toBeLessThanOrEqual(0);
    });
}

test('axe, small targets and illegible words are found on a page with known faults', async ({ page }) => {
  await openEnhanced(page, '/contact');
  await page.evaluate(() => {
    const wrong: [string, string, Record<string, string>][] = [
      ['button', '', { width: '20px', height: '20px', padding: '0' }],
      ['p', 'Coupé', { left: '-20px' }],
      ['p', 'Dessous', { top: '80px' }],
      ['p', 'Dessus', { top: '80px' }],
    ];
    for (const [tag, words, style] of wrong) {
      const element = document.createElement(tag);
      element.textContent = words;
      Object.assign(element.style, { position: 'absolute', top: '0', left: '0', ...style });
      document.querySelector('main')?.append(element);
    }
  });
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: /)]);
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^<button style/)]);
  expect(await illegibleWords(page)).toEqual(['cut off: Coupé', 'over others: Dessous', 'over others: Dessus']);
});

/** Screens of the tests' own content that have parts which no kind of page above has. */
const withOwnParts = [
  '/blog?categorie=CRM',
  '/blog?tag=devis',
  '/blog?page=2',
  '/recherche?q=devis',
  '/etudes-de-cas/inconnue',
  '/blog/inconnu',
];
/** The other addresses. In the tests' own content screens of one kind are alike, so one of each is enough; of the demo, all are checked. */
const others = onDemo
  ? [...listedAddresses, ...unlistedAddresses].filter((address) => !kindsOfScreen.includes(address))
  : withOwnParts;
const addressesToCheck = isExhaustive ? [...kindsOfScreen, ...others] : kindsOfScreen;

/** Whether an address stands for its kind of page, so that it is checked in more ways than the others. */
const isOneOfAKind = (address: string): boolean => kindsOfScreen.includes(address);

/** The home page and an article have the most kinds of elements, so they are checked in more display modes. */
function displayModesOf(address: string): readonly DisplayMode[] {
  if (!isOneOfAKind(address)) return alternateDisplayModes(addressesToCheck.indexOf(address));
  if (address === '/' || address.startsWith('/blog/')) return richestDisplayModes;
  return isExhaustive ? coveringDisplayModes : alternateDisplayModes(addressesToCheck.indexOf(address));
}

for (const [part, addresses] of inParts(addressesToCheck, 5).entries()) {
  test(`a page of each kind is accessible, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(addresses.length * 30_000);
    for (const address of addresses) await checkAddress(page, address);
  });
}

for (const [index, enlargement] of enlargementsToCheck.entries()) {
  test(
    `the menu opens, shows its last link and leads to the contact page: ${enlargement.name}`,
    variation(index),
    async ({ page }) => {
      await openEnhanced(page, '/services');
      await enlarged(page, enlargement, async () => {
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
    },
  );
}

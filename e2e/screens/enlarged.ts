import type { Page } from '@playwright/test';

/** A way to enlarge a page, and the size of the window. */
export interface Enlargement {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly enlarge: (page: Page) => Promise<void>;
}

/** Sets the browser's font size, 16 pixels by default. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}

/** Enlarges the text on the page, as extensions do: media queries do not change. */
const enlargeInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(larger);
  });

const WINDOWS = [
  { width: 1280, height: 844 },
  { width: 390, height: 844 },
] as const;

/** Text at 200 %, and zoom at 200 %. */
export const enlargements: readonly Enlargement[] = [
  ...WINDOWS.flatMap((size) => [
    {
      ...size,
      name: `text twice as large, set in the browser, ${size.width} px wide`,
      enlarge: (page: Page) => setFontSize(page, 32),
    },
    { ...size, name: `text twice as large, set on the page, ${size.width} px wide`, enlarge: enlargeInPage },
  ]),
  { name: 'zoomed to 200 % in a window of 1440', width: 720, height: 450, enlarge: async () => undefined },
  { name: 'zoomed to 200 % on a phone', width: 195, height: 422, enlarge: async () => undefined },
];

/** Enlarges an open page, checks it, and resets it. */
export async function enlarged(
  page: Page,
  { width, height, enlarge }: Enlargement,
  see: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await enlarge(page);
  await see();
  await setFontSize(page, 16);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

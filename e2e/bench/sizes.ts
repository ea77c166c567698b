import { firstLoadBudgets, kindsOfPage, measureFirstLoad } from '../screens/first-load';
import { launchBrowser } from './browser';
import { printFigures, type Figure } from './figures';

/** Measures the bytes of the first page of a visit, for each kind of page, in a browser with an empty cache that does not scroll. */
export async function benchSizes(address: string): Promise<void> {
  const browser = await launchBrowser();
  for (const { name, path } of kindsOfPage) {
    const context = await browser.newContext();
    const { document, scripts, fonts, total, requests } = await measureFirstLoad(
      await context.newPage(),
      address + path,
    );
    await context.close();
    const home = path === '/' ? firstLoadBudgets.home : undefined;
    printFigures('sizes', name, [
      kilobytes('document', document, firstLoadBudgets.document),
      kilobytes('transferred', total, home?.total),
      { name: 'requests', value: requests, ...(home && { budget: { most: home.requests } }) },
      // All pages have the same script and font, so only the home page shows their sizes.
      ...(home
        ? [
            kilobytes('scripts', scripts, firstLoadBudgets.scripts),
            kilobytes('font', Math.max(...fonts), firstLoadBudgets.font),
          ]
        : []),
    ]);
  }
  await browser.close();
}

const kilobytes = (name: string, bytes: number, most?: number): Figure => ({
  name,
  value: bytes / 1000,
  unit: 'kB',
  ...(most && { budget: { most: most / 1000 } }),
});

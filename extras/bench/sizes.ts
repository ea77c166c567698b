import { firstLoadBudgets, kindsOfPage, measureFirstLoad } from '../../e2e/screens/first-load';
import { launchBrowser } from './browser';
import { printFigures } from './table';

/** What the first page of a visit costs, for each kind of page, in an empty browser that does not move. */
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
    printFigures(`First page, ${name} (${path})`, [
      { name: 'scripts, brotli', value: scripts / 1000, unit: 'kB', budget: { most: firstLoadBudgets.scripts / 1000 } },
      {
        name: 'document, brotli, and headers',
        value: document / 1000,
        unit: 'kB',
        budget: { most: firstLoadBudgets.document / 1000 },
      },
      { name: 'fonts', value: fonts.length, unit: '', budget: { most: 1 } },
      { name: 'font', value: Math.max(...fonts) / 1000, unit: 'kB', budget: { most: firstLoadBudgets.font / 1000 } },
      { name: 'transferred', value: total / 1000, unit: 'kB', ...(home && { budget: { most: home.total / 1000 } }) },
      { name: 'requests', value: requests, unit: '', ...(home && { budget: { most: home.requests } }) },
    ]);
  }
  await browser.close();
}

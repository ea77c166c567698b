import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { inDisplayModes } from './display-modes';
import { firstLoadBudgets, measureFirstLoad } from './first-load';
import { readHead } from './served-head';
import { structuredDataFaults } from './structured-data';
import { problemsOf } from './valid-html';

/** Checks that a page of the site is valid, has its metadata, arrives in one round trip, is accessible and is not wider than the window. */
export async function expectWellMade(page: Page, path: string): Promise<void> {
  const { html, graph } = await readHead(page.request, path);
  expect.soft(await problemsOf(html), path).toEqual([]);
  expect.soft(structuredDataFaults(graph), path).toEqual([]);
  const { document } = await measureFirstLoad(page, path);
  expect.soft(document, path).toBeLessThanOrEqual(firstLoadBudgets.document);
  await inDisplayModes(page, async (mode) => {
    expect.soft(await axeFindings(page), `${path}, ${mode}`).toEqual([]);
    const sticksOut = await page.evaluate(() => window.document.documentElement.scrollWidth - innerWidth);
    expect.soft(sticksOut, `${path}, ${mode}: sideways scrolling`).toBeLessThanOrEqual(0);
  });
}

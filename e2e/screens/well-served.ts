import { expect, type Page } from '@playwright/test';
import { firstLoadBudgets, measureFirstLoad } from './first-load';
import { readHead } from './served-head';
import { structuredDataFaults } from './structured-data';
import { problemsOf } from './valid-html';

/** The document of an address is valid, says what it is about, and comes in one round trip. */
export async function expectWellServed(page: Page, path: string): Promise<void> {
  const { html, graph } = await readHead(page.request, path);
  expect(await problemsOf(html), path).toEqual([]);
  expect(structuredDataFaults(graph), path).toEqual([]);
  expect((await measureFirstLoad(page, path)).document, path).toBeLessThanOrEqual(firstLoadBudgets.document);
}

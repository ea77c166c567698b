import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import type { Account } from '../screens/server-under-test';
import { launchBrowser } from './browser';
import { median, printFigures } from './figures';

/** The browser gets a sixth of the processor, as on a cheap laptop. */
const SLOWDOWN = 6;
const ROUNDS = 3;

/**
 * Measures, on a slow processor, the time from « Se connecter » over the menu's « Articles » to its list, and from « Publier » on a long draft to its
 * question. Each round begins in a new browser context, so that nothing is cached.
 */
export async function benchSlowProcessor(address: string, dataDirectory: string, account: Account): Promise<void> {
  const draft = await addLongDraft(dataDirectory);
  const browser = await launchBrowser();
  const signIns: number[] = [];
  const questions: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
      const page = await context.newPage();
      const debug = await context.newCDPSession(page);
      await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      page.setDefaultTimeout(120_000);
      await page.goto(`${address}/admin/login`);
      signIns.push(await signInToList(page, account));
      await page.goto(`${address}/admin/blog/edit/${draft}`);
      questions.push(await publishToQuestion(page));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  printFigures('slow-processor', `a sixth of the processor, nothing cached, median of ${ROUNDS}`, [
    { name: 'sign-in to the list of articles', value: median(signIns), unit: 'ms' },
    { name: 'Publier to its question', value: median(questions), unit: 'ms', budget: { most: 1000 } },
  ]);
}

/** Stores a draft of about sixty paragraphs, and returns its id. */
async function addLongDraft(dataDirectory: string): Promise<string> {
  const database = postgres({ host: join(dataDirectory, 'run'), username: 'postgres', max: 1, onnotice: () => {} });
  try {
    const [draft] = await database<{ id: string }[]>`
      insert into public.blog_posts (title, slug, status, excerpt, content, category)
      select 'Long brouillon', 'long-brouillon', 'draft', excerpt,
        (select string_agg('<h2>Partie ' || n || '</h2>' || repeat('<p>' || repeat('Une phrase avec <strong>un mot fort</strong> et <a href="/contact">un lien</a>. ', 8) || '</p>', 5), '')
          from generate_series(1, 12) as n), category
      from public.blog_posts where status = 'published' limit 1 returning id`;
    return String(draft?.id);
  } finally {
    await database.end();
  }
}

async function signInToList(page: Page, { email, password }: Account): Promise<number> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  const clickedAt = performance.now();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await menu.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('table', { name: 'Articles' }).getByText('Long brouillon').waitFor();
  return performance.now() - clickedAt;
}

async function publishToQuestion(page: Page): Promise<number> {
  const publish = page.getByRole('button', { name: 'Publier', exact: true }).first();
  await page.locator('.ProseMirror').first().waitFor();
  // Waits until opening the editor leaves no work.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  const clickedAt = performance.now();
  await publish.click();
  await page.getByRole('dialog').waitFor();
  return performance.now() - clickedAt;
}

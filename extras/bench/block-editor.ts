import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { launchBrowser } from './browser';
import { signIn } from './back-office';
import type { Account } from '../../e2e/screens/server-under-test';
import { median, percentile, printFigures, type Figure } from './table';

const BLOCKS = 60;
const KEYS = 30;
/** The words of the block that is written in. */
const WORDS = 'Le bloc du milieu ';

/**
 * A page of many blocks, edited beside its preview: from a key in a field to the next paint, and from a key to the changed word in the
 * page, on this processor and on one four times slower.
 * @throws when something that is waited for does not come
 */
export async function benchBlockEditor(address: string, dataDirectory: string, account: Account): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    page.setDefaultTimeout(60_000);
    await signIn(page, address, account);
    await page.goto(`${address}/admin/pages/edit/${await addPage(dataDirectory)}`);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.getByRole('button', { name: 'Plus d’actions', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Aperçu en direct' }).click();
    const blocks = page.frameLocator('iframe[src="/apercu"]').locator('[data-block]');
    await blocks.nth(BLOCKS - 1).waitFor();
    const form = page.getByRole('region', { name: 'Blocs' });
    await form.getByRole('button', { name: new RegExp(`^${BLOCKS / 2}\\. `) }).click();
    const field = form.getByLabel('Titre', { exact: false }).first();
    await field.press('End');
    const devtools = await page.context().newCDPSession(page);
    const figures: Figure[] = [];
    for (const slower of [1, 4]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
      figures.push(...(await figuresOf(page, slower)));
      await field.fill(WORDS);
    }
    printFigures(`A key in a page of ${BLOCKS} blocks beside its preview, ${KEYS} keys`, figures);
  } finally {
    await browser.close();
  }
}

async function figuresOf(page: Page, slower: number): Promise<Figure[]> {
  const paints: number[] = [];
  const changes: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    // What the key before left to do is done.
    await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10000 }))');
    // It listens before the key comes.
    const followed = await page.evaluateHandle<{ times: Promise<{ paint: number; change: number }> }>(followKey);
    await page.keyboard.press('a');
    const { paint, change } = await followed.evaluate(({ times }) => times);
    paints.push(paint);
    changes.push(change);
  }
  const speed = slower === 1 ? '' : `, CPU / ${slower}`;
  return [
    { name: `next paint${speed}`, value: median(paints), unit: 'ms', budget: { most: 50 } },
    { name: `next paint, 95 %${speed}`, value: percentile(paints, 95), unit: 'ms' },
    {
      name: `in the preview${speed}`,
      value: median(changes),
      unit: 'ms',
      ...(slower === 1 && { budget: { most: 150 } }),
    },
    { name: `in the preview, 95 %${speed}`, value: percentile(changes, 95), unit: 'ms' },
  ];
}

/** A draft of the demo's own blocks, those of the home first. In its middle one with a title. @returns its id */
async function addPage(dataDirectory: string): Promise<string> {
  const database = postgres({ host: join(dataDirectory, 'run'), username: 'postgres', max: 1, onnotice: () => {} });
  try {
    const [row] = await database<{ id: string }[]>`
      with numbered as (
        select block, row_number() over (order by sort_order, place) as n
        from public.pages, jsonb_array_elements(blocks) with ordinality as entry (block, place)
        limit ${BLOCKS}
      )
      insert into public.pages (slug, title, status, sort_order, blocks)
      select 'essai-de-blocs', 'Essai de blocs', 'draft', 900, jsonb_agg(
        case when n = ${BLOCKS / 2} then jsonb_build_object('kind', 'call', 'title', ${WORDS}::text) else block end
        || jsonb_build_object('id', gen_random_uuid()) order by n
      )
      from numbered
      returning id`;
    return row?.id ?? '';
  } finally {
    await database.end();
  }
}

/**
 * From a key to its next paint, as Event Timing tells it (frames of less than 16 ms are not told), and to the first frame of the preview that
 * has what the field now says. Text, not a function: the compiler that runs this file would add helpers to it that pages do not have.
 */
const followKey = `({ times: new Promise((resolve, reject) => {
  const end = setTimeout(() => reject(new Error('A key was not in the preview within 15 seconds')), 15000);
  let paint = 16;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) paint = Math.max(paint, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
  addEventListener('input', ({ target, timeStamp }) => {
    const { contentDocument } = document.querySelector('iframe[src="/apercu"]');
    const look = () => {
      if (!contentDocument.body.textContent.includes(target.value)) return requestAnimationFrame(look);
      const change = performance.now() - timeStamp;
      // The entries of the key come after its frame.
      setTimeout(() => {
        clearTimeout(end);
        observer.disconnect();
        resolve({ paint, change });
      }, 300);
    };
    look();
  }, { capture: true, once: true });
}) })`;

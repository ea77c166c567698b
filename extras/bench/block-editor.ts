import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { median, percentile, printFigures } from './table';

const BLOCKS = 60;
const KEYS = 40;
const CHANGES = 15;

/**
 * A page of many blocks, edited beside its preview: from a key to the next frame, on a processor four times slower; and from a key to
 * the change in the page.
 */
export async function benchBlocks(page: Page, address: string, dataDirectory: string): Promise<void> {
  await page.goto(`${address}/admin/pages/edit/${await addPage(dataDirectory)}`);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Plus d’actions', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Aperçu en direct' }).click();
  await page
    .frameLocator('iframe[src="/apercu"]')
    .locator('[data-block]')
    .nth(BLOCKS - 1)
    .waitFor();
  await page.getByRole('button', { name: /^30\. / }).click();
  const field = page.locator('[data-entry] input').first();
  await field.focus();
  const times = await page.evaluateHandle<number[]>(followKeys);
  const browser = await page.context().newCDPSession(page);
  const timesAt = async (slower: number, keys: number, delay: number): Promise<number[]> => {
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await times.evaluate((all) => all.splice(0));
    await page.keyboard.type('a'.repeat(keys), { delay });
    return times.jsonValue();
  };
  const keys = await timesAt(4, KEYS, 150);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const changes: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const shown = page.evaluate<number>(`(${timeToPreview})('essai${change}')`);
    await page.keyboard.insertText(`essai${change}`);
    changes.push(await shown);
  }
  printFigures(`A page of ${BLOCKS} blocks and its preview`, [
    { name: 'key to frame, CPU / 4', value: median(keys), unit: 'ms', budget: { most: 50 } },
    { name: 'key to frame, CPU / 4, 95 %', value: percentile(keys, 95), unit: 'ms' },
    { name: 'change to preview', value: median(changes), unit: 'ms', budget: { most: 150 } },
    { name: 'change to preview, slowest', value: Math.max(...changes), unit: 'ms' },
  ]);
}

/** The blocks of the home page, as often as there are enough. @returns its id */
async function addPage(dataDirectory: string): Promise<string> {
  const database = postgres({ host: join(dataDirectory, 'run'), username: 'postgres', max: 1, onnotice: () => {} });
  try {
    const [row] = await database<{ id: string }[]>`
      insert into public.pages (slug, title, status, sort_order, blocks)
      select 'essai-de-blocs', 'Essai de blocs', 'draft', 900, (
        select jsonb_agg(block || jsonb_build_object('id', gen_random_uuid()) order by n, place)
        from generate_series(0, ${BLOCKS - 1}::integer / jsonb_array_length(home.blocks)) as n,
          jsonb_array_elements(home.blocks) with ordinality as one (block, place)
        where n * jsonb_array_length(home.blocks) + place <= ${BLOCKS}
      )
      from public.pages as home where slug = 'accueil'
      returning id`;
    return row?.id ?? '';
  } finally {
    await database.end();
  }
}

/** Text, not functions: the compiler that runs this file would add helpers to them that pages do not have. */
const followKeys = `(() => {
  const times = [];
  addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
      painted.port2.postMessage(null);
    });
  }, { capture: true });
  return times;
})()`;

const timeToPreview = `(words) => new Promise((resolve) => {
  addEventListener('input', ({ timeStamp }) => {
    const site = document.querySelector('iframe').contentDocument;
    const look = () =>
      site.body.textContent.includes(words)
        ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        : requestAnimationFrame(look);
    look();
  }, { capture: true, once: true });
})`;

import { readFile } from 'node:fs/promises';
import { expect, request as playwright, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { test } from '../screens/administrator';
import { visit } from '../screens/back-office';
import { publishableKey, someAddress } from '../screens/content-api';

const rows = (page: Page) => page.getByRole('table', { name: 'Abonnés' }).locator('tbody').getByRole('row');

/** Subscribes an address as the form on the blog does. */
async function subscribe(baseURL: string, email: string): Promise<void> {
  const visitor = await playwright.newContext({ baseURL });
  const answer = await visitor.post('/rest/v1/rpc/subscribe_to_newsletter', {
    headers: { apikey: await publishableKey(visitor), 'x-forwarded-for': someAddress() },
    data: { email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await visitor.dispose();
}

test.beforeEach(async ({ page, stamp, baseURL }) => {
  for (const name of ['ana', 'paul']) await subscribe(baseURL ?? '', `${name}.${stamp}@example.fr`);
  await visit(page, '/admin/newsletter');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
});
test.afterEach(({ api, stamp }) => api.remove('newsletter_subscribers', `email=like.*${stamp}*`));

test(
  'subscribers are listed with their consent, searched and exported (§10.5)',
  exhaustive,
  async ({ page, stamp }) => {
    await expect(page.getByText(/^\d+\s(abonné|abonnés)$/)).toBeVisible();
    await page.getByPlaceholder('Rechercher une adresse').fill(stamp);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('columnheader', { name: /onsentement donné le/ })).toBeVisible();
    await expect(rows(page).first()).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await page.getByPlaceholder('Rechercher une adresse').fill(`PAUL.${stamp}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/admin\/newsletter\?/);
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/newsletter\?/);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: `paul.${stamp}@example.fr` })).toHaveAttribute(
      'href',
      `mailto:paul.${stamp}@example.fr`,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('newsletter.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^\uFEFFE-mail;État;Consentement donné le;Confirmé le;Parti le;Phrase acceptée;Origine\r\n/);
    expect(file).toMatch(
      new RegExp(`\r\npaul\\.${stamp}@example\\.fr;À confirmer;[\\d/ :]+;;;J’accepte que [^;]+;website\r\n$`),
    );
  },
);

// @module-tag spec-2-3-5
import { expect } from '@playwright/test';
import { storeArticle } from '../screens/articles';
import { axeFindings } from '../screens/axe';
import { inDisplayModes } from '../screens/display-modes';
import { test } from '../screens/visitor';

const content = `${'<p>Une ligne avant le compte.</p>\n'.repeat(80)}<figure class="calculator">
  <table>
    <caption>Mois pour payer</caption>
    <thead><tr><th scope="col">Heures</th><th scope="col">500 €</th></tr></thead>
    <tbody><tr><th scope="row">1 h</th><td>4</td></tr></tbody>
  </table>
</figure>
<figure class="before-after">
  <table>
    <caption>Une semaine</caption>
    <thead><tr><th scope="col">Tâche</th><th scope="col">Avant</th><th scope="col">Après</th></tr></thead>
    <tbody>
      <tr><th scope="row">Devis</th><td>4 h</td><td>2 h 30</td></tr>
      <tr><th scope="row">Relances</th><td>45 min</td><td>10 min</td></tr>
      <tr><th scope="row">Total</th><td>4 h 45</td><td>2 h 40</td></tr>
    </tbody>
  </table>
</figure>`;
const payback = 'calculator';

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('a calculator answers what one types, and its script waits until it is near', async ({ page, api, stamp }) => {
  const { slug } = await storeArticle(api, stamp, 'Compte', { content, status: 'published', category: stamp });
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().includes(payback) && scripts.push(request.url())));
  await page.goto(`/blog/${String(slug)}`);
  const form = page.getByRole('group', { name: 'Calcul du délai' });
  const answer = page.getByRole('status').filter({ hasText: 'abonnements déduits' });
  await expect(answer, 'an answer to the usual terms is served').toContainText('3 mois');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);

  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await form.getByLabel('Heures rendues par semaine').fill('1');
  await form.getByLabel('Prix du montage').fill('4000');
  await expect(answer).toContainText('30 mois et demi');
  await form.getByLabel('Abonnements par mois').fill('400');
  await expect(page.getByText('Les abonnements coûtent plus que les heures rendues')).toBeVisible();
  await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));

  await page.goto(`/blog?categorie=${stamp}`);
  const card = page.getByRole('link', { name: `Compte ${stamp}` });
  await card.first().click();
  await form.getByLabel('Heures rendues par semaine').fill('4');
  await expect(answer, 'after a navigation too').toContainText('1 mois et demi');
});

test('without scripts the table answers, times are told in a table, others load no calculator', async ({
  api,
  reader,
  page,
  stamp,
}) => {
  const { slug } = await storeArticle(api, stamp, 'Compte', { content, status: 'published' });
  await reader.goto(`/blog/${String(slug)}`);
  await expect(reader.getByRole('table', { name: 'Mois pour payer' })).toContainText('500 €');
  await expect(reader.getByLabel('Heures rendues par semaine')).toBeHidden();
  const week = reader.getByRole('table', { name: 'Une semaine' });
  await expect(week.getByRole('row', { name: 'Devis 4 h 2 h 30' })).toBeVisible();
  await expect(week.getByRole('columnheader', { name: 'Après' })).toBeVisible();
  const served = await page.request.get('/blog/relancer-ses-devis-sans-y-penser');
  expect(await served.text()).not.toContain(payback);
});

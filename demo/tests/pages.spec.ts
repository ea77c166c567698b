// @module-tag spec-2-2
// @module-tag spec-2-3-1
import { expect, test } from '@playwright/test';
import { listedAddresses } from '../../e2e/screens/public-addresses';
import { readHead } from '../../e2e/screens/served-head';

// Rules of wording that apply only to the demo: `npm run demo:check`.

const RULES: readonly (readonly [string, RegExp])[] = [
  ['a space that does not break before ; ! ? »', /[\p{L}\p{N})][;!?»](?=\s|$)/gu],
  ['an e-mail is an « e-mail »', /(?<![-\p{L}@.])(?:courriel|mail)s?(?![-\p{L}@.])/giu],
  ['a starting price is before tax', /(?:à partir de|dès|commence(?:nt)? à)\s+\d[\d\s]*€(?!\sHT)/giu],
  ['a best result says that it is one', /(?<!jusqu’à\s?)(?:95|70)\s%\s?(?:de |d’|des )/g],
];

/** The visible text of a served page. Inline tags are removed without a space, so that a missing space is found. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|pre|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(
      /<\/?(?:p|h\d|li|d[tdl]|td|th|tr|div|section|summary|figcaption|caption|label|option|button|br)\b[^>]*>/g,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ');

/** Returns the places where a served page breaks the rules of typography or vocabulary, with their context. */
function styleViolations(html: string): string[] {
  const text = wordsOf(html);
  return RULES.flatMap(([rule, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${rule}: ${text.slice(Math.max(0, index - 25), index + 25)}`),
  );
}

test('served pages follow the house style', async ({ request }) => {
  expect(listedAddresses.length, 'screens, stored pages and articles').toBeGreaterThan(5 + 21 + 10);
  for (const address of listedAddresses)
    expect.soft(styleViolations(await (await request.get(address)).text()), address).toEqual([]);
});

test('the agency has the name, the line, the year and the figures of the specification', async ({ page }) => {
  const { graph } = await readHead(page.request, '/');
  expect(graph[0]).toMatchObject({ name: 'Automatelier', foundingDate: '2019' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('Agence NoCode & Automatisation pour TPE en France');
  for (const figure of ['500+', /jusqu’à\s*95\s%/, '50+', /jusqu’à\s*70\s%/, '2019'])
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: figure })).toBeVisible();
});

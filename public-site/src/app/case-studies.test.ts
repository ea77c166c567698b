// @module-tag spec-10-11
import { siteWords } from '@agency-site/brand/site-words';
import { expect, test } from 'vitest';
import { render } from './entry-server';

const row = (number: number, sector: string) => ({
  slug: `etude-${number}`,
  title: `Étude ${number}`,
  client: 'Ana',
  sector,
  summary: 'Résumé.',
  results: '3 h : rendues',
  picture_url: '',
  is_example: false,
});
const studies = Array.from({ length: 26 }, (_, index) => row(index + 1, index < 13 ? 'e-commerce' : 'services-b2b'));

/** Renders a page of the site with these case studies. */
async function rendered(path: string, answers: unknown): Promise<{ status: number; html: string }> {
  const response = await render(new Request(`http://site.test${path}`), {
    supabase: {
      supabaseUrl: 'http://supabase.test',
      publishableKey: 'key',
      fetch: (input) => {
        const url = input instanceof Request ? input.url : String(input);
        return Promise.resolve(Response.json(url.includes('/case_studies') ? answers : []));
      },
    },
    browserConfiguration: { supabaseUrl: '', publishableKey: 'key' },
    siteUrl: 'http://site.test',
    criticalCss: () => '',
    styleSheet: undefined,
    script: '/site.js',
  });
  return { status: response.status, html: await response.text() };
}

test.each([
  ['/etudes-de-cas', [1, 12], `Études de cas\u00A0: ${siteWords.caseStudies} |`],
  ['/etudes-de-cas?page=3', [25, 26], `Études de cas\u00A0: ${siteWords.caseStudies}, page 3 |`],
  ['/etudes-de-cas?secteur=services-b2b&page=2', [26, 26], 'page 2 |'],
])('%s shows the case studies %j, and leads to the other pages', async (path, [first = 0, last = 0], title) => {
  const { status, html } = await rendered(path, studies);
  const shown = [...html.matchAll(/href="\/etudes-de-cas\/etude-(\d+)"/g)].map(([, number]) => Number(number));
  expect([status, Math.min(...shown), Math.max(...shown), new Set(shown).size]).toEqual([
    200,
    first,
    last,
    last - first + 1,
  ]);
  expect(html).toContain(title);
  expect(html).toContain('aria-label="Pages des études de cas"');
  expect(html.match(/rel="canonical" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')).toBe(`http://site.test${path}`);
});

test('a page beyond the last does not exist, and twelve studies need no second page', async () => {
  expect((await rendered('/etudes-de-cas?page=4', studies)).status).toBe(404);
  const { status, html } = await rendered('/etudes-de-cas', studies.slice(0, 12));
  expect(status).toBe(200);
  expect(html).not.toContain('Pages des études de cas');
});

const study = {
  ...row(1, 'e-commerce'),
  content: '<p>Texte</p>',
  picture_alt: '',
  meta_title: '',
  meta_description: '',
  published: true,
  updated_at: '2026-11-20T09:00:00Z',
  partner: null,
  tools: [],
};

test.each([true, false])('shows a study, with the banner of a draft unless it is published (%s)', async (published) => {
  const { html } = await rendered('/etudes-de-cas/etude-1', [{ ...study, published }]);
  expect(html).toContain('<p>Texte</p>');
  expect(html.includes('Brouillon — visible par vous seul')).toBe(!published);
  expect(/<meta name="robots" content="noindex/.test(html)).toBe(!published);
});

test.each([
  [{}, []],
  [
    { partner: { name: 'Atelier Brume', url: '', sentence: '', is_example: false, published: true } },
    ['Atelier Brume'],
  ],
  [{ tools: [{ name: 'Tableur libre', url: '', sentence: '', published: true }] }, ['Tableur libre']],
  [{ partner: { name: 'Atelier Brume', url: '', sentence: '', is_example: false, published: false } }, []],
  [{ tools: [{ name: 'Tableur libre', url: '', sentence: '', published: false }] }, []],
])('a study with %j names %j: its published partner and tools', async (of, named) => {
  const { html } = await rendered('/etudes-de-cas/etude-1', [{ ...study, ...of }]);
  expect(['Atelier Brume', 'Tableur libre'].filter((name) => html.includes(name))).toEqual(named);
  expect(['Réalisée avec', '>Outils<'].filter((title) => html.includes(title))).toHaveLength(named.length);
});

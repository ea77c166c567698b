// @module-tag spec-10-11
// @module-tag spec-8
import { afterEach, expect, test, vi } from 'vitest';
import { identity } from '@agency-site/brand/identity';
import { render, type RenderOptions } from './entry-server';

const answer = (status: number, body: unknown): Response => Response.json(body, { status });

/** Renders a page with these answers of Supabase, by table or function; everything else, settings included, is empty. */
async function rendered(path: string, tables: Readonly<Record<string, () => Response>>): Promise<Response> {
  const request = (input: RequestInfo | URL): Promise<Response> => {
    const table = /rest\/v1\/(?:rpc\/)?(\w+)/.exec(input instanceof Request ? input.url : String(input))?.[1] ?? '';
    const reply = tables[table] ?? (() => answer(200, []));
    return Promise.resolve().then(reply);
  };
  const options: RenderOptions = {
    supabase: { supabaseUrl: 'http://supabase.test', publishableKey: 'key', fetch: request },
    browserConfiguration: { supabaseUrl: '', publishableKey: 'key' },
    siteUrl: 'http://site.test',
    criticalCss: () => '',
    styleSheet: undefined,
    script: '/site.js',
  };
  return render(new Request(`http://site.test${path}`), options);
}

afterEach(() => void vi.restoreAllMocks());

const broken = (): Response => answer(500, { message: 'La base est en maintenance', code: 'XX000' });

const down = (): Response => {
  throw new TypeError('Failed to fetch');
};

test(
  'settings that cannot be read leave header, footer, the provider’s words and a retry',
  { tags: ['spec-3-4', 'spec-4'] },
  async () => {
    const response = await rendered('/services', { site_settings: broken });
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(`<title>Erreur de chargement | ${identity.name}`);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toContain('La base est en maintenance');
    expect(html).toMatch(/<a href="\/services"[^>]*>Réessayer/);
  },
);

test('a page that cannot be read is a failure, not a missing page', { tags: 'spec-2-3-3' }, async () => {
  const response = await rendered('/cgv', { visible_page: broken });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('La base est en maintenance');
});

test('a failed search shows an error in French, in the red box', { tags: 'spec-2-3-4' }, async () => {
  const html = await (await rendered('/blog?search=devis', { search_posts: broken })).text();
  expect(html).toContain('Erreur de chargement');
  expect(html).toContain('La recherche n’a pas abouti.');
  expect(html).not.toContain('La base est en maintenance');
});

test('a network failure and an internal error show no technical message', { tags: 'spec-10-3' }, async () => {
  const html = await (await rendered('/cgv', { visible_page: down })).text();
  expect(html).toContain('Une erreur est survenue');
  expect(html).not.toContain('Failed to fetch');
});

/** Answers with a page of these blocks. */
const pageOf = (blocks: readonly object[]) => (): Response =>
  answer(200, [
    {
      slug: 'accueil',
      title: 'Accueil',
      excerpt: '',
      content: '',
      blocks: blocks.map((block, index) => ({ id: String(index), ...block })),
      status: 'published',
      published_at: '2026-01-01T00:00:00Z',
    },
  ]);

test('the home page stays whole without its articles', { tags: 'spec-2-3-1' }, async () => {
  const blocks = [
    { kind: 'hero', layout: 'home', title: 'Une demi-journée par semaine' },
    { kind: 'cards', source: 'articles', title: 'À lire' },
  ];
  const response = await rendered('/', { blog_posts: broken, visible_page: pageOf(blocks) });
  const html = await response.text();
  expect(html).toContain('demi-journée</span> par semaine');
  expect(html).toContain('La base est en maintenance');
});

test('the home page answers without its page, which may be deleted or a draft', async () => {
  const response = await rendered('/', {});
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(identity.tagline);
});

const ofKinds = (titles: Readonly<Record<string, string>>) =>
  pageOf(Object.entries(titles).map(([kind, title]) => ({ kind, title })));

/** Pages with the lists of the agency's content (figures, testimonials…), by table or function, and the title above each list. */
const listsOf = [
  [
    '/a-propos',
    { key_figures: 'Chiffres', testimonials: 'Avis', team_members: 'Équipe', partners: 'Partenaires' },
    ofKinds({ figures: 'Chiffres', testimonials: 'Avis', team: 'Équipe', logos: 'Partenaires' }),
  ],
  ['/services', { visible_questions: 'Vos questions' }, ofKinds({ questions: 'Vos questions' })],
  ['/contact', { visible_questions: 'Avant d’écrire' }, pageOf([])],
] as const;

const mainOf = async (response: Response): Promise<string> =>
  /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? '';

test.each(listsOf)('%s omits the lists that cannot be loaded, and logs why', async (path, lists, visible_page) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failing = Object.fromEntries(Object.keys(lists).map((table) => [table, broken]));
  const response = await rendered(path, { ...failing, visible_page });
  expect(response.status).toBe(200);
  const html = await mainOf(response);
  for (const title of Object.values(lists)) expect(html).not.toContain(title);
  expect(warn.mock.calls).toEqual(Object.keys(lists).map(() => [expect.any(String), 'La base est en maintenance']));
});

test.each(listsOf)(
  '%s omits the lists without a published row, with their titles',
  async (path, lists, visible_page) => {
    const warn = vi.spyOn(console, 'warn');
    const response = await rendered(path, { visible_page });
    const html = await response.clone().text();
    const main = await mainOf(response);
    for (const title of Object.values(lists)) expect(main).not.toContain(title);
    expect(html).not.toContain('FAQPage');
    expect(warn).not.toHaveBeenCalled();
  },
);

const member = (_: unknown, index: number) => ({ name: `Ana ${index}`, role: 'Montage', bio: '' });
const faqEntry = (_: unknown, index: number) => ({ question: `Pourquoi ${index} ?`, answer: 'Parce que.' });

test.each([
  [1, 'Qui vous répond', 'Une question qu’on'],
  [4, 'Une équipe de quatre', 'Quatre questions qu’on'],
  [11, 'Une équipe de 11', '11 questions qu’on'],
])(
  'the team and the questions are counted in words: %i',
  { tags: ['spec-2-3-2', 'spec-2-3-6'] },
  async (length, ofTheTeam, ofTheQuestions) => {
    const team = () => answer(200, Array.from({ length }, member));
    const questions = () => answer(200, Array.from({ length }, faqEntry));
    const visible_page = pageOf([{ kind: 'team' }]);
    expect(await (await rendered('/a-propos', { team_members: team, visible_page })).text()).toContain(ofTheTeam);
    expect(await (await rendered('/contact', { visible_questions: questions })).text()).toContain(ofTheQuestions);
  },
);

test('a page with a block of questions has structured data of them', async () => {
  const questions = [{ question: 'Combien ?', answer: 'Douze.' }];
  const html = await (
    await rendered('/a-propos', { visible_page: pageOf([{ kind: 'questions', title: 'Vos questions', questions }]) })
  ).text();
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toMatch(/"acceptedAnswer":\{"@type":"Answer","text":"Douze\."\}/);
});

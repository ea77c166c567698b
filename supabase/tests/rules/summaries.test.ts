// @module-tag spec-2-3-4
import { expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const supabase = useTestSupabase();
const summaryOf = async (html: string): Promise<string> => {
  const [row] = await supabase.database`select private.first_sentences(${html}) as summary`;
  return String(row?.['summary']);
};

const SENTENCE = 'Un devis relancé à temps se signe deux fois plus souvent que les autres.';
test.each([
  ['all of a short text', '<p>Le matin, M. Durand relit.</p>', 'Le matin, M. Durand relit.'],
  [
    'words, not headings, pictures and tables',
    '<h2>Un</h2><figure><img src="/a"><figcaption>Vue</figcaption></figure><p>Le texte.</p><h2>Deux</h2><p>Sa suite.</p><table><tr><td>3</td></tr></table>',
    'Le texte. Sa suite.',
  ],
  ['a heading that stands alone', '<h2>Fermé en août</h2>', 'Fermé en août'],
  [
    'words whole, whatever is inside and between them',
    '<p>Mo<strong>teur</strong></p><p>à <em>gaz</em><sup><a href="#n1">1</a></sup></p><ul><li>un</li><li>deux</li></ul>',
    'Moteur à gaz un deux',
  ],
  [
    'letters for entities',
    '<p>D&eacute;couvrez l&#8217;&oelig;il&nbsp;: R&amp;D &lt;b&gt; &#x20AC; mot&shy;cle &hellip; &inconnu;</p>',
    'Découvrez l’œil\u00A0: R&D <b> € motcle … &inconnu;',
  ],
  ['no code', '<style>p { color: red }</style><!-- note > fin --><p>Le texte.</p>', 'Le texte.'],
  ['whole sentences', `<p>${SENTENCE} ${SENTENCE} ${SENTENCE}</p>`, `${SENTENCE} ${SENTENCE}`],
  [
    'sentences that end in quotes',
    `<p>Il a dit : «\u00A0${SENTENCE}\u00A0» Le lendemain, ${'encore '.repeat(20)}</p>`,
    `Il a dit : «\u00A0${SENTENCE}\u00A0»`,
  ],
  [
    'words, where the sentence is too long',
    `<p>${'Chaque matin, '.repeat(20)}</p>`,
    `${'Chaque matin, '.repeat(11).trimEnd().slice(0, -1)}…`,
  ],
  [
    'no abbreviation for an end',
    `<p>Ce que nous avons fait l’an dernier pour M. Durand ${'et les autres '.repeat(20)}</p>`,
    `Ce que nous avons fait l’an dernier pour M. Durand ${'et les autres '.repeat(7)}et les…`,
  ],
  ['the beginning of a word without an end', `<p>${'a'.repeat(300)}</p>`, `${'a'.repeat(159)}…`],
])('a text says of itself %s', async (_what, html, summary) => {
  expect(await summaryOf(html)).toBe(summary);
  expect(Array.from(summary).length).toBeLessThanOrEqual(160);
});

test('an article without an excerpt has a summary in lists, search results and letters', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  const rows = [
    { slug: 'sans', content: '<h2>Titre</h2><p>Ornithorynque un.</p>' },
    { slug: 'decrit', content: '<p>Ornithorynque.</p>', meta_description: 'Décrit.' },
    { slug: 'avec', content: '<p>Ornithorynque.</p>', meta_description: 'Décrit.', excerpt: 'Écrit.' },
  ];
  for (const row of rows) await createPost(administrator, { status: 'published', ...row });
  const summaries = { sans: 'Ornithorynque un.', decrit: 'Décrit.', avec: 'Écrit.' };
  for (const path of ['blog_posts?slug=in.(sans,decrit,avec)&', 'rpc/search_posts?words=ornithorynque&']) {
    const found = rowsOf<{ slug: string; summary: string }>(
      await clientOf(supabase)('GET', `/rest/v1/${path}select=slug,summary`),
    );
    expect(Object.fromEntries(found.map(({ slug, summary }) => [slug, summary]))).toEqual(summaries);
  }
  const [letter] = await supabase.database`
    select private.post_of_newsletter_issue(id) ->> 'excerpt' as words from public.blog_posts where slug = 'sans'`;
  expect(letter).toEqual({ words: 'Ornithorynque un.' });
});

test('a page says what visitors read of it alone', async () => {
  const { database } = supabase;
  await database`insert into public.pages (slug, title, content, blocks, published_at) values
    ('prix', 'Prix', '<p>Capital : [à compléter : tortues].</p><p>Le reste.</p>', '[]', now()),
    ('blocs', 'Blocs', '<p>Caché.</p>', '[{"id": "11111111-1111-4111-8111-111111111111", "kind": "text", "html": "<p>Montré.</p>"}]', now())`;
  const shown = async (slug: string) =>
    rowsOf<{ summary: string }>(
      await clientOf(supabase)('GET', `/rest/v1/rpc/visible_page?wanted=${slug}&select=summary`),
    ).map(({ summary }) => summary);
  expect(await shown('prix')).toEqual(['Le reste.']);
  expect(await shown('blocs')).toEqual(['Montré.']);
});

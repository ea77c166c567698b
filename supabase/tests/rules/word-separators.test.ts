// @module-tag spec-10-9
// @module-tag spec-2-3-5
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const texts = {
  slashes: 'Un CRM/ERP, Notion/Airtable',
  point: 'Envoyez le devis.Ensuite, relancez',
  hyphen: 'Prendre rendez-vous',
  apart: 'Vos rendez vous',
  quotes: '«\u00A0Girafe\u00A0» — mouton…bélier',
  entities: 'D&eacute;couvrez l&#8217;&oelig;uvre, un auto&shy;mate et l’&#233;t&#xE9;&nbsp;: R&amp;D',
  stem: 'Un feu devant la porte, une clé, puis les devis, des clés',
  joined: 'Un pare&zwj;choc, dix&thinsp;mille, &minus;3',
  plural: 'Des travaux, des enjeux, des bijoux, des tuyaux',
  singular: 'Un travail, un enjeu, un bijou, un tuyau, des maux',
  raised: 'Un local de 80 m², le XXIᵉ siècle, du CO₂',
  blocks: '</p><p>Amont</p><ul><li>aval</li></ul><table><tr><td>nord</td><td>sud</td></tr></table><p>est<br>ouest',
  cut: 'Un ki<wbr>lo<font color="red">mè</font>tre',
  inside: 'Un mo<strong>teur</strong> hy\u00ADbride et e\u0301lectrique',
};

beforeAll(async () => {
  const { database } = supabase;
  await database`delete from public.blog_posts`;
  await database`delete from public.search_synonyms`;
  await database`insert into public.search_synonyms (words) values ('e-mail, email, courriel'), ('journal, gazette'), ('bureau, agence'), ('vitrail, gazette'), ('coraux, agence')`;
  for (const [slug, text] of Object.entries(texts))
    await createPost(administrator, { slug, title: 'T', content: `<p>${text}</p>`, status: 'published' });
  await createPost(administrator, { slug: 'e-mail', title: 'Un e-mail', status: 'published' });
  await createPost(administrator, { slug: 'courriels', title: 'Des courriels', status: 'published' });
  await createPost(administrator, { slug: 'gazette', title: 'La gazette', status: 'published' });
  await createPost(administrator, { slug: 'agence', title: 'L’agence', status: 'published' });
});

const found = async (words: string): Promise<string[]> => {
  const query = `words=${encodeURIComponent(words)}`;
  const posts = rowsOf<{ slug: string }>(await administrator('GET', `/rest/v1/rpc/search_posts?select=slug&${query}`));
  const site = rowsOf<{ path: string }>(await clientOf(supabase)('GET', `/rest/v1/rpc/search_site?${query}`));
  const palette = await administrator('GET', `/rest/v1/rpc/search_back_office?${query}`);
  expect(site.filter(({ path }) => path.startsWith('/blog/')).length).toBe(posts.length);
  expect((palette.body as { articles: unknown[] }).articles.length).toBe(posts.length);
  return posts.map(({ slug }) => slug).toSorted();
};

test.each([
  ['CRM/ERP', ['slashes']],
  ['erp crm', ['slashes']],
  ['Airtable', ['slashes']],
  ['devis ensuite', ['point']],
  ['Ensuite', ['point']],
  ['rendez-vous', ['apart', 'hyphen']],
  ['rendez vous', ['apart', 'hyphen']],
  ['rendez/vous', ['apart', 'hyphen']],
  ['girafe', ['quotes']],
  ['« bélier »', ['quotes']],
  ['découvrez', ['entities']],
  ['œuvre', ['entities']],
  ['automate', ['entities']],
  ['été', ['entities']],
  ['R&D', ['entities']],
  ['parechoc', ['joined']],
  ['dix mille', ['joined']],
  ...['travail', 'travaux', 'enjeu', 'enjeux', 'bijou', 'BIJOUX', 'tuyau', 'tuyaux'].map(
    (word) => [word, ['plural', 'singular']] as [string, string[]],
  ),
  ['maux', ['singular']],
  ['80 m2', ['raised']],
  ['m²', ['raised']],
  ['XXIe', ['raised']],
  ['CO2', ['raised']],
  ['co₂', ['raised']],
  ['kilomètre', ['cut']],
  ['amont aval nord sud est ouest', ['blocks']],
  ...['amontaval', 'avalnord', 'nordsud', 'sudest', 'estouest'].map((word) => [word, []] as [string, string[]]),
  ['moteur hybride', ['inside']],
  ['électrique', ['inside']],
  ['emails', ['courriels', 'e-mail']],
  ['e-mails', ['courriels', 'e-mail']],
  ['Courriels', ['courriels', 'e-mail']],
  ['journaux', ['gazette']],
  ['gazettes', ['gazette']],
  ['bureaux', ['agence']],
  ['vitraux', ['gazette']],
  ['vitrails', ['gazette']],
  ['corail', ['agence']],
  ['émaux', []],
])('« %s » is found whatever stands between words, on the site, in the list and the palette', async (words, slugs) => {
  expect(await found(words)).toEqual(slugs);
});

const passageOf = async (words: string) =>
  rowsOf<{ passage: string }>(
    await clientOf(supabase)('GET', `/rest/v1/rpc/search_site?kind=eq.article&words=${encodeURIComponent(words)}`),
  ).map(({ passage }) => passage);

test('a passage shows letters, and marks the word whatever stands beside it', async () => {
  expect(await passageOf('Airtable')).toEqual(['Notion/\uE000Airtable\uE001']);
  expect(await passageOf('électrique')).toEqual(['moteur hybride et \uE000électrique\uE001']);
  expect(await passageOf('parechoc')).toEqual(['\uE000parechoc\uE001, dix mille']);
  expect(await passageOf('automate')).toEqual(['Découvrez l’œuvre, un \uE000automate\uE001 et l’été']);
});

test.each([
  ['devis', 'devant la porte, une clé, puis les \uE000devis\uE001, des clés'],
  ['clés', 'devant la porte, une \uE000clé\uE001, puis les devis, des \uE000clés\uE001'],
])('« %s » marks no word that only has its short stem', async (words, passage) => {
  expect(await passageOf(words)).toContain(passage);
});

test('a search leaves out the kind that its page shows already', async () => {
  const answer = await clientOf(supabase)('GET', '/rest/v1/rpc/search_site?words=girafe&besides=article');
  expect(answer.body).toEqual([]);
});

test('a contact request is found by words that other signs part, and by its address', async () => {
  await supabase.database`insert into public.contacts (name, email, message, source)
    values ('Léa Dupont', 'lea.dupont@example.fr', 'Notre CRM et l’ERP', 'website')`;
  for (const words of ['CRM/ERP', 'dupont-lea', 'lea.dupont@example'])
    expect((await administrator('POST', '/rest/v1/rpc/search_contacts', { words })).body).toMatchObject({ total: 1 });
  expect((await administrator('POST', '/rest/v1/rpc/search_contacts', { words: '%' })).body).toMatchObject({
    total: 0,
  });
});

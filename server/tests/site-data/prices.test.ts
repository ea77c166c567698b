// @module-tag spec-10-11
import { beforeAll, expect, test } from 'vitest';
import { loadPage } from '../../../public-site/src/features/pages/data';
import { loadFaqEntries } from '../../../public-site/src/data/site-content';
import { clientOf, rowsOf } from '../api-client';
import { useAdministrator } from '../test-supabase';
import { siteClients, type SiteClients } from './site-clients';

const { supabase, administrator } = useAdministrator();
let clients: SiteClients;
beforeAll(async () => {
  clients = await siteClients(supabase);
});

const price = (euros: number) =>
  administrator('PATCH', '/rest/v1/services?slug=eq.services/audit-processus', { price: euros });
const answers = async () => (await loadFaqEntries(clients.visitor)).map(({ answer }) => answer);

test('a price named in a page, a question or a result of the search is that of its service', async () => {
  await administrator('POST', '/rest/v1/pages', {
    slug: 'tarifs',
    title: 'Tarifs',
    excerpt: 'Dès {{prix audit-processus}}',
    meta_description: '{{prix audit-processus}} et plus',
    content: '<p>Audit xylophone : {{prix audit-processus}}.</p><p>Autre : {{prix inconnu}}.</p>',
  });
  const question = { question: 'Combien xylophone ?', answer: 'À partir de {{prix audit-processus}}.' };
  await administrator('POST', '/rest/v1/faq_entries', question);
  for (const [euros, written] of [
    [900, '900\u00A0€\u00A0HT'],
    [12_500, '12\u202F500\u00A0€\u00A0HT'],
  ] as const) {
    await price(euros);
    expect(await loadPage(clients.visitor, 'tarifs')).toMatchObject({
      content: `<p>Audit xylophone : ${written}.</p>`,
      excerpt: `Dès ${written}`,
      meta_description: `${written} et plus`,
    });
    expect(await answers()).toContain(`À partir de ${written}.`);
    const found = await clientOf(supabase)('GET', '/rest/v1/rpc/search_site?words=xylophone');
    const passages = rowsOf<{ passage: string }>(found).map(({ passage }) => passage);
    expect(passages).toHaveLength(2);
    // Passages contain plain spaces.
    expect(passages.join().replaceAll(/\s/g, ' ')).toContain(written.replaceAll(/\s/g, ' '));
    expect(passages.join()).not.toContain('{{');
  }
});

test('an answer whose price no service has is left out', async () => {
  const before = await answers();
  await administrator('POST', '/rest/v1/faq_entries', { question: 'Et ?', answer: 'De {{prix inconnu}} à plus.' });
  expect(await answers()).toEqual(before);
});

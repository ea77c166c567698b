// @module-tag spec-10-1
import { filledValues } from '@agency-site/domain/block';
import { expect, test } from 'vitest';
import type { SitePage } from '../data';
import { blockKinds } from './registry';
import { structuredDataOf } from '../stored-page';

const page: SitePage = {
  slug: 'essai',
  title: 'Titre de la page',
  excerpt: '',
  summary: '',
  content: '',
  blocks: [],
  featured_image_url: null,
  featured_image_alt: '',
  status: 'published',
  published_at: '2026-11-12T07:30:00+00:00',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  updated_at: '',
};
const texts = { line: '', suits: '', picture_url: '', in_sentence: '', form_choice: '' };
const offers = [
  { ...texts, name: 'Audit', slug: 'services/audit', price: 1500, price_words: 'à partir de' },
  { ...texts, name: 'Formation', slug: 'services/formation', price: 800, price_words: '' },
];
const absolute = (address: string): string => `https://exemple.fr${address}`;

/** The structured data of these blocks: for each one its kind, its fields and its data. */
const thingsOf = (...blocks: readonly (readonly [kind: string, fields: object, data?: unknown])[]) =>
  structuredDataOf(
    blocks.map(([kind, fields, data = null], index) => {
      const declared = blockKinds.get(kind)?.declaration.fields ?? {};
      return { id: String(index), kind, values: filledValues(declared, { ...fields }), data };
    }),
    { page, offers, absolute },
  );

const asked = (question: string) => ({ question, answer: `Réponse à ${question}` });
const member = { name: 'Zoé', role: 'Monteuse', bio: '', is_example: false };
const quote = { words: 'Enfin le dimanche.', name: 'Léa', trade: 'fleuriste', place: 'Le Mans', is_example: false };

test('the questions of all blocks make one page of questions', () => {
  const [faq, ...others] = thingsOf(
    ['questions', { title: 'Un' }, [asked('Un ?')]],
    ['questions', { title: 'Deux' }, [asked('Deux ?')]],
    ['questions', { title: 'Aucune' }, []],
  );
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Un ?' }, { name: 'Deux ?' }] });
  expect(others).toEqual([]);
});

test('a price list is a catalogue of offers, each with its service and its price or lowest price', () => {
  expect(thingsOf(['prices', { title: 'Prix', looks: [{}] }])).toMatchObject([
    {
      '@type': 'OfferCatalog',
      name: 'Prix',
      itemListElement: [
        {
          itemOffered: { '@type': 'Service', name: 'Audit', url: 'https://exemple.fr/services/audit' },
          priceSpecification: { priceCurrency: 'EUR', minPrice: 1500 },
        },
        { itemOffered: { name: 'Formation' }, priceSpecification: { price: 800 } },
      ],
    },
  ]);
});

const withExample = <Row extends object>(row: Row) => [row, { ...row, name: 'Inventée', is_example: true }];

test('the team are persons, clients’ words are quotations, and examples are left out', () => {
  const things = thingsOf(
    ['team', {}, withExample(member)],
    ['testimonials', { title: 'Avis' }, withExample(quote)],
    ['quotation', { words: 'Mesurer d’abord.', source: 'Un charpentier' }],
  );
  expect(things).toMatchObject([
    { '@type': 'Person', name: 'Zoé', jobTitle: 'Monteuse', url: 'https://exemple.fr/essai' },
    { '@type': 'Quotation', text: 'Enfin le dimanche.', creditText: 'Léa, fleuriste au Mans' },
    { '@type': 'Quotation', text: 'Mesurer d’abord.', creditText: 'Un charpentier' },
  ]);
  expect(JSON.stringify(things)).not.toMatch(/Inventée|rating/i);
});

test('a video has a picture and a date, as search engines require, or is left out', () => {
  expect(thingsOf(['video', { href: 'https://youtu.be/aqz-KE-bpKQ', caption: 'Le montage' }])).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Le montage',
      thumbnailUrl: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
      uploadDate: page.published_at,
      embedUrl: 'https://exemple.fr/video/youtube/aqz-KE-bpKQ',
    },
  ]);
  expect(thingsOf(['video', { href: 'https://vimeo.com/76979871' }])).toEqual([]);
});

test('incomplete texts stay out of structured data, as do pictures and steps', () => {
  const gap = { ...member, bio: '[à compléter : parcours]' };
  expect(thingsOf(['team', {}, [gap]], ['steps', { steps: [{ title: 'Un' }] }], ['gallery', {}])).toEqual([]);
});

import { blockDeclarations } from '@agency-site/domain/block-declarations';
import { filledValues, type BlockField, type BlockFields } from '@agency-site/domain/block';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackFrame, FrameContext } from '../../../data/frame';
import type { Offer } from '../../../data/offers';
import { blocksOfPage } from './load-blocks';
import { blockKinds } from './registry';

const page = {
  slug: 'services/automatisations',
  title: 'Titre de la page',
  excerpt: 'Accroche de la page',
  content: '<p>Contenu de la page</p>',
  featured_image_url: '/illustrations/accueil.svg',
  featured_image_alt: 'Dessin de la page',
};

const offer: Offer = {
  name: 'Automatisations',
  slug: 'services/automatisations',
  price: 500,
  price_words: 'à partir de',
  line: '',
  suits: '',
  picture_url: '',
  in_sentence: '',
  form_choice: '',
};

const settings = { ...fallbackFrame.settings, contact_phone: '01 23 45 67 89' };

let count = 0;
const words = (): string => `mots ${(count += 1)}`;

/** A value for every field, with words that occur in no other field. */
const sampleOf = (fields: BlockFields, choice = 0): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field, choice)]));

function sampleValue(field: BlockField, choice: number): unknown {
  if ('choices' in field) return Object.keys(field.choices)[choice] ?? Object.keys(field.choices)[0];
  if (field.type === 'list') return [sampleOf(field.fields, choice)];
  if (field.type === 'picture') return { src: '/illustrations/accueil.svg', alt: words() };
  if (field.type === 'link') return { label: words(), href: '/contact' };
  if (field.type === 'address') return '/services/automatisations';
  return field.type === 'html' ? `<p onclick="a()">${words()}<script>b()</script></p>` : words();
}

const textsOf = (value: unknown): string[] => JSON.stringify(value).match(/mots \d+/g) ?? [];

function kindOf(name: string) {
  const kind = blockKinds.get(name);
  if (!kind) throw new Error(`No kind ${name}`);
  return kind;
}

function shown(kind: string, values: Record<string, unknown>, data: unknown = null): string {
  const { Component, declaration } = kindOf(kind);
  return renderToStaticMarkup(
    <FrameContext value={{ ...fallbackFrame, settings, offers: [offer] }}>
      <Component block={filledValues(declaration.fields, values)} data={data} page={page} crumbs={[]} />
    </FrameContext>,
  );
}

test('the back-office and the database know the kinds that the site shows: run `npm run types`', () => {
  const declared = [...blockKinds].map(([kind, { declaration }]) => [kind, declaration]);
  expect(blockDeclarations).toEqual(Object.fromEntries(declared));
});

test.each([...blockKinds.keys()].filter((kind) => !blockKinds.get(kind)?.load))(
  'each word of the block « %s » is shown, in one of its dispositions',
  (kind) => {
    const { fields } = kindOf(kind).declaration;
    const dispositions = Math.max(
      ...Object.values(fields).map((field) => ('choices' in field ? Object.keys(field.choices).length : 1)),
    );
    const sample = sampleOf(fields);
    const all = Array.from({ length: dispositions }, (_, choice) =>
      shown(kind, { ...sample, ...chosen(fields, choice) }),
    ).join('');
    expect(textsOf(sample).filter((text) => !all.includes(text))).toEqual([]);
  },
);

const chosen = (fields: BlockFields, choice: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('choices' in field ? [[name, sampleValue(field, choice)]] : [])),
  );

/** What the `load` of a kind returns when the database has no rows. */
const nothingOf = (kind: string): unknown => (kind === 'cards' ? {} : []);

test.each([...blockKinds.keys()])('an unfinished block « %s » shows its filled fields', (kind) => {
  const { declaration, load } = kindOf(kind);
  const lists = Object.entries(declaration.fields).filter(([, field]) => 'type' in field && field.type === 'list');
  for (const values of [{}, Object.fromEntries(lists.map(([name]) => [name, [{}, {}]]))])
    expect(() => shown(kind, values, load && nothingOf(kind))).not.toThrow();
});

test('an empty text block shows the page’s content, and an empty top of a page its title', () => {
  expect(shown('text', {})).toContain('Contenu de la page');
  expect(shown('text', { html: '<p>À lui</p>' })).not.toContain('Contenu de la page');
  expect(shown('hero', {})).toContain('Titre de la page');
  expect(shown('hero', {})).toContain('Accroche de la page');
});

test('without blocks, a page below a folder shows title, texts and price; any other, its words', () => {
  const all = blocksOfPage({ slug: page.slug, blocks: [] }).map((block) => shown(block.kind, block));
  expect(all.join('')).toMatch(/Titre de la page.*Contenu de la page.*500/s);
  expect(blocksOfPage({ slug: 'cgv', blocks: [] })).toEqual([]);
});

test.each([
  ['figures', [{ value: '12', prefix: '', label: 'ateliers', is_example: false }]],
  ['questions', [{ question: 'Combien ?', answer: 'Rien.' }]],
])('a page may have two blocks « %s »: neither has an id', (kind, data) => {
  expect(shown(kind, { title: 'Deux fois' }, data)).not.toContain(' id="');
});

test('only what a client really said has stars', () => {
  const quotation = { words: 'Mes bons partent seuls.', name: 'Odile', trade: 'fleuriste', place: 'Le Mans' };
  const rows = [true, false].map((isExample) => ({ ...quotation, words: String(isExample), is_example: isExample }));
  const html = shown('testimonials', { title: 'Avis' }, rows);
  expect(html.match(/5.étoiles sur.5/g)).toHaveLength(1);
  expect(html.indexOf('étoiles')).toBeGreaterThan(html.indexOf('exemple'));
  expect(html).toContain('fleuriste au Mans');
});

test.each([...blockKinds.keys()])('HTML of a block « %s » is held to the allow-list', (kind) => {
  const { declaration, load } = kindOf(kind);
  expect(shown(kind, sampleOf(declaration.fields), load && nothingOf(kind))).not.toMatch(/onclick|<script/);
});

// @module-tag spec-2-3-3
import { expect, test } from 'vitest';
import { textOfHtml } from '@agency-site/domain/reading-time';
import { texts } from './texts';

const htmlOf = (slug: string): string => texts.find((text) => text.slug === slug)?.html ?? '';

/** The particulars that only the agency knows, shown as « [à compléter : …] ». */
const fieldsOf = (slug: string): string[] =>
  [...htmlOf(slug).matchAll(/\[à compléter\s*:\s*([^\]]+)\]/g)].map(([, name = '']) => name);

test('each field to complete is closed and named', () => {
  const legal = texts.filter(({ kind }) => kind === 'legal');
  const openings = legal.flatMap(({ html }) => [...html.matchAll(/à compléter/gi)]);
  expect(legal.flatMap(({ slug }) => fieldsOf(slug))).toHaveLength(openings.length);
});

test('only legal pages have fields to complete', () => {
  const others = texts.filter(({ kind, html }) => kind !== 'legal' && /à compléter/i.test(html));
  expect(others.map(({ slug }) => slug)).toEqual([]);
});

test('a passage that depends on a fact names one that a page leaves to complete', () => {
  const facts = new Set(texts.flatMap(({ slug }) => fieldsOf(slug)).map((name) => name.replace(/\s/g, ' ')));
  const named = texts.flatMap(({ html }) =>
    [...html.matchAll(/\{\{if_(?:un)?known\s([^}]+)\}\}/g)].map(([, name = '']) => name.replace(/\s/g, ' ')),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !facts.has(name))).toEqual([]);
});

test.each([
  // LCEN, article 1-1: publisher, director of publication, host.
  [
    'mentions-legales',
    [
      'dénomination sociale',
      'forme juridique',
      'capital',
      'siège',
      'RCS',
      'SIRE',
      'TVA',
      'directeur de la publication',
      'hébergeur',
    ],
  ],
  // Commercial code, L. 441-1 and L. 441-10.
  ['cgv', ['acompte', 'TVA', 'assureur', 'tribunal']],
  // RGPD, article 13.
  ['politique-confidentialite', ['délégué', 'durée', 'hébergement']],
])('%s leaves to complete what only the agency knows', (slug, words) => {
  const names = fieldsOf(slug).join('\n');
  expect(words.filter((word) => !names.includes(word))).toEqual([]);
});

test.each([
  ['mentions-legales', ['{{contact_email}}', '{{contact_phone}}', '{{contact_address}}']],
  ['politique-confidentialite', ['{{contact_email}}']],
])('%s takes from the settings what they know', (slug, names) => {
  expect(names.filter((name) => !htmlOf(slug).includes(name))).toEqual([]);
});

test('the legal notice says that testimonials, team and figures are examples', () => {
  const text = textOfHtml(htmlOf('mentions-legales'));
  expect(text).toMatch(/témoignages.*équipe.*chiffres clés sont eux aussi des exemples/);
});

test('the privacy page names the times after which the database erases', () => {
  const text = textOfHtml(htmlOf('politique-confidentialite')).replace(/\s/g, ' ');
  for (const sentence of [
    '3 ans après notre dernier échange',
    'effacées au plus tard le lendemain',
    '3 ans au plus pour les anciennes versions des textes',
    '90 jours après la dernière fois',
    'Journal d’activité des personnes qui gèrent le site',
    'effacées par un automate, qui passe une fois par jour',
  ])
    expect(text).toContain(sentence);
});

test.each([
  'Le brouillon du message que vous écrivez',
  'Votre choix d’un thème clair ou sombre',
  'elle évite aussi de compter leurs propres lectures',
  'l’onglet les retient jusqu’à sa fermeture',
  'un cookie reconnaît l’appareil',
  'Pour quitter la lettre d’information, un clic dans chaque lettre suffit',
])('the privacy page says what the site keeps in the browser, and how to leave: %s', (words) =>
  expect(textOfHtml(htmlOf('politique-confidentialite'))).toContain(words),
);

test('the privacy page says how long a deleted request can still be brought back', { tags: 'spec-10-7' }, () => {
  const text = textOfHtml(htmlOf('politique-confidentialite')).replace(/\s/g, ' ');
  expect(text).toContain(
    'une demande que nous supprimons avant passe 30 jours dans une corbeille, puis elle est effacée',
  );
  expect(text).toContain('Si vous demandez l’effacement de vos données, nous les en retirons aussitôt.');
});

test.each([
  ['mentions-legales', ['éditeur', 'hébergé', 'directeur de la publication', 'propriété']],
  ['cgv', ['prix', 'paiement', 'pénalités', '40', 'responsabilité', 'droit français', 'données']],
  [
    'politique-confidentialite',
    [
      'responsable du traitement',
      'finalité',
      'base légale',
      'conserv',
      'qui y a accès',
      'droit',
      'CNIL',
      'cookies',
      'réclamation',
    ],
  ],
])('%s speaks of what the law asks of it', (slug, words) => {
  const text = textOfHtml(htmlOf(slug)).toLowerCase();
  expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
});

import { expect, it } from 'vitest';
import { reviewText } from '../../../../editor/review/text-review';
import { htmlOfBlocks } from './html-of-blocks';

const block = (kind: string, fields: object) => ({ id: kind, kind, ...fields });

it('a page of blocks is reviewed as one text, with its content where a text block has no text', () => {
  const html = htmlOfBlocks(
    [
      block('hero', { title: 'Haut' }),
      block('steps', {
        title: 'Un & deux',
        picture: { src: '/media/a.webp' },
        steps: [{ title: 'Regarder', text: '[à compléter : délai]' }],
      }),
      block('text', { box: 'offer', boxTitle: 'Et vous' }),
      block('cards', { items: [{ href: '/carte', title: 'Carte' }] }),
      block('call', { title: 'Et vous ?', action: { label: 'Écrire', href: '/contact' } }),
    ],
    '<h2>Le contenu</h2><p><a href="/ailleurs">Lien</a></p>',
  );
  expect(reviewText(html)).toMatchObject({
    headingProblems: [],
    picturesWithoutAlt: ['/media/a.webp'],
    placeholders: ['[à compléter : délai]'],
    links: ['/ailleurs', '/carte', '/contact'],
  });
  expect(html).toContain('<h2>Un &amp; deux</h2>');
});

it('the review names a block with the page’s title that is not the first', () => {
  const html = htmlOfBlocks([block('hero', {}), block('flow', { steps: [] }), block('call', { title: 'Oui' })], '');
  expect(reviewText(html).headingProblems).toEqual([
    'Le bloc «\u00A0Haut de page\u00A0: une automatisation\u00A0» montre une seconde fois le titre de la page\u00A0: gardez-en un seul, en premier.',
  ]);
});

it('without blocks the review reads the content, and names a skipped level of heading', () => {
  expect(htmlOfBlocks([], '<p>Seul</p>')).toBe('<p>Seul</p>');
  const html = htmlOfBlocks([block('steps', { steps: [{ title: 'Trop bas' }] })], '');
  expect(reviewText(html).headingProblems).toHaveLength(1);
});

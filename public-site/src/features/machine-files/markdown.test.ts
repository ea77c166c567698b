import { shownElements } from '@agency-site/domain/stored-html';
import { expect, test } from 'vitest';
import { markdownOf, textAsMarkdown } from './markdown';
import { markdownAddress, pageOfMarkdown } from './markdown-address';

const described = { title: 'Nos « prix »', description: 'Ce que "tout" coûte', path: '/prix' };
const textOf = (main: string): string =>
  markdownOf(`<header>Menu</header><main>${main}</main>`, described, 'https://exemple.fr').split('---\n\n')[1] ?? '';

test('a page is its main part, after a front matter that identifies it', () => {
  expect(markdownOf('<header>Menu</header><main><h1>Prix</h1></main>', described, 'https://exemple.fr')).toBe(
    [
      '---',
      'title: "Nos « prix »"',
      String.raw`description: "Ce que \"tout\" coûte"`,
      'url: "https://exemple.fr/prix"',
      'language: "fr"',
      '---',
      '',
      '# Prix',
      '',
    ].join('\n'),
  );
});

test('tables, lists and quotations stay what they are', () => {
  expect(textOf('<table><tr><th>Travail</th><th>Prix</th></tr><tr><td>Relance</td><td>700 €</td></tr></table>')).toBe(
    '| Travail | Prix  |\n| ------- | ----- |\n| Relance | 700 € |\n',
  );
  expect(textOf('<ul><li>un</li><li>deux</li></ul><blockquote><p>Bonjour</p></blockquote>')).toBe(
    '- un\n- deux\n\n> Bonjour\n',
  );
});

test.each([
  ['what one presses', '<button>Partager</button><form><input><label>Nom</label></form>'],
  ['what leads elsewhere on the site', '<nav><a href="/">Accueil</a></nav>'],
  ['what is hidden', '<p hidden>Caché</p><span aria-hidden="true">→</span>'],
  ['what is for screens alone', '<div class="flex no-print">Sommaire</div>'],
  ['a drawing without a description', '<svg><title>Dessin</title></svg><img src="/a.svg" alt="">'],
])('%s is left out', (_, markup) => {
  expect(textOf(`<p>Avant</p>${markup}<p>Après</p>`)).toBe('Avant\n\nAprès\n');
});

test('addresses are absolute, and elements that the style sheet separates stay separate', () => {
  expect(textOf('<p><a href="/contact#nom">Écrire</a><a href="mailto:a@exemple.fr">a</a></p>')).toBe(
    '[Écrire](https://exemple.fr/contact#nom) [a](mailto:a@exemple.fr)\n',
  );
  expect(textOf('<p><span>Camille</span><span>6<!-- --> min</span></p>')).toBe('Camille 6 min\n');
});

test.each([
  ['/', '/index.md'],
  ['/blog/devis', '/blog/devis.md'],
  ['/blog?page=2', '/blog.md?page=2'],
])('the Markdown of %s is at %s, and leads back', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
  expect(pageOfMarkdown(markdown.replace(/\?.*/, ''))).toBe(page.replace(/\?.*/, ''));
  expect(pageOfMarkdown(page)).toBeUndefined();
});

test('an address that leads to another site, or to a file, has no Markdown of ours', () => {
  for (const address of ['https://exemple.fr/devis', '//exemple.fr/devis', 'mailto:a@exemple.fr', '/rss.xml?page=2'])
    expect(markdownAddress(address)).toBe(address);
});

/** Puts content into an element, with the parents that HTML requires around it. */
const holding = (name: string, content: string): string => {
  if (name === 'img') return `<img src="https://exemple.fr/a.png" alt="${content.replaceAll(/<[^>]*>/g, '')}">`;
  if (name === 'br' || name === 'hr') return `${content}<${name}>`;
  const [before = '', after = ''] = (surroundings[name] ?? '').split('…');
  return `${before}<${name}>${content}</${name}>${after}`;
};
const row = '<tr><td>Cellule</td></tr>';
const surroundings: Readonly<Record<string, string>> = {
  caption: `<table>…${row}</table>`,
  tr: '<table><tbody>…</tbody></table>',
  td: '<table><tbody><tr>…</tr></tbody></table>',
  th: '<table><tbody><tr>…</tr></tbody></table>',
  li: '<ul>…</ul>',
  dt: '<dl>…<dd>Sens</dd></dl>',
  dd: '<dl><dt>Mot</dt>…</dl>',
};
/** Elements that may contain only rows or cells. */
const ofRows = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Replaces character references by their characters, because Markdown may write either. */
const read = (markdown: string): string =>
  markdown.replaceAll(/&#x([\dA-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

test.each(shownElements)('%s has a Markdown form, whatever stands in it, with every word apart', (outer) => {
  for (const inner of shownElements) {
    // A picture contains no element, and these table parts no text.
    if (ofRows.has(inner) || ofRows.has(outer) || outer === 'img') continue;
    for (const content of ['deux', `de ${holding('del', 'ux')} s`]) {
      const stored = holding(outer, `un ${holding(inner, content)} trois`);
      const words = ['un', ...content.replaceAll(/<[^>]*>/g, '').split(' '), 'trois'].filter(Boolean);
      for (const markdown of [textAsMarkdown(stored), textOf(stored)])
        expect(read(markdown).match(/[A-Za-z]+/g), stored).toEqual(expect.arrayContaining(words));
    }
  }
});

test.each([
  ['<p><s>20</s> 15 %, <del>hier</del></p>', '~~20~~ 15 %, ~~hier~~\n'],
  ['<p>10<sup>2</sup> m, H<sub>2</sub>O</p>', '10<sup>2</sup> m, H<sub>2</sub>O\n'],
  [
    '<table><caption>Les <em>prix</em></caption><tr><th>A<br>B</th></tr><tr><td><p>c</p><ul><li>d</li><li>e</li></ul></td></tr></table>',
    'Les *prix*\n\n| A B |\n| - |\n| c d e |\n',
  ],
  ['<h2>Un<br>titre <b>et <strong>gras</strong></b></h2>', '## Un titre **et gras**\n'],
  ['<p><strong><s>~ 20 *</s></strong></p>', '**~~\\~ 20 \\*~~**\n'],
])('%s', (html, markdown) => {
  expect(textAsMarkdown(html).replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-')).toBe(markdown);
});

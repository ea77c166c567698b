import { expect, test } from 'vitest';
import { markdownOf } from './markdown';
import { markdownAddress, pageOfMarkdown } from './markdown-address';

const described = { title: 'Nos « prix »', description: 'Ce que "tout" coûte', path: '/prix' };
const textOf = (main: string): string =>
  markdownOf(`<header>Menu</header><main>${main}</main>`, described, 'https://exemple.fr').split('---\n\n')[1] ?? '';

test('a page is its main part, after what says which page it is', () => {
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

test('addresses are absolute, and what the style sheet keeps apart is apart', () => {
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

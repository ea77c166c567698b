// @module-tag spec-2-4-4
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedAfterPaste as stored } from '../../../../tests/stored-after-paste';
import { readPastedHtml } from './pasted-html';

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', `${name}.html`), 'utf8');

const heading = '<h2>Relancer ses devis</h2>';
const words =
  '<p>Un texte <strong>en gras</strong>, <em>en italique</em> et un <a href="https://www.cnil.fr/fr/rgpd">lien</a>.</p>';
const bullets = '<ul><li>Un<ul><li>Un et demi</li></ul></li><li>Deux</li></ul>';
const numbers = '<ol start="3"><li>Trois</li><li>Quatre</li></ol>';
const table = '<table><tbody><tr><td><strong>Outil</strong></td><td>Prix</td></tr></tbody></table>';

describe('the same document becomes the same text', () => {
  it.each(['word-desktop', 'word-web', 'libreoffice', 'notion'])('from %s', (name) => {
    expect(stored(sample(name))).toBe(heading + words + bullets + numbers + table);
  });

  it('from Google Docs', () => {
    expect(stored(sample('google-docs'))).toBe(heading + words + bullets + table);
  });

  it('from an e-mail, whose line breaks are paragraphs', () => {
    expect(stored(sample('mail'))).toBe(`<p>Bonjour Camille,</p>${words}<p>À demain,<br>Ana</p>${bullets}`);
  });
});

it.each(['google-docs', 'word-desktop', 'word-web', 'libreoffice', 'notion', 'mail'])(
  'a paste from %s counts and drops unreachable pictures, and all the policy would report',
  (name) => {
    const { html, removedPictures } = readPastedHtml(sample(name));
    expect(html).not.toMatch(/<img|\s(style|on\w+)=|<style/);
    expect(removedPictures).toBe(1);
  },
);

describe('other inline styles', () => {
  it.each([
    ['<p><span style="text-decoration-line: line-through">barré</span></p>', '<p><s>barré</s></p>'],
    ['<p>m<span style="vertical-align:super">2</span></p>', '<p>m<sup>2</sup></p>'],
    ['<p title="de style = sobre" style = "color:red">x</p>', '<p>x</p>'],
    ['<h2><span style="font-weight:700">Titre</span></h2><p>x</p>', '<h2>Titre</h2><p>x</p>'],
    ['<p><span style="text-decoration:underline">souligné</span></p>', '<p><u>souligné</u></p>'],
  ])('%s', (html, expected) => expect(stored(html)).toBe(expected));
});

describe('links', () => {
  it.each([
    ['#heading=h.abc', 'x'],
    ['file:///C:/devis.pdf', 'x'],
    ['javascript:alert(1)', 'x'],
    ['/contact', '<a href="/contact">x</a>'],
    ['https://www.google.com/search?q=devis', '<a href="https://www.google.com/search?q=devis">x</a>'],
    ['https://www.google.com/url?sa=t&url=https://a.fr/', '<a href="https://a.fr/">x</a>'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa.fr%2F&h=A', '<a href="https://a.fr/">x</a>'],
    [
      'https://www.linkedin.com/in/ana?u=https://a.fr/',
      '<a href="https://www.linkedin.com/in/ana?u=https://a.fr/">x</a>',
    ],
    ['https://a.fr/?utm_source=chatgpt.com&b=1', '<a href="https://a.fr/?b=1">x</a>'],
    ['https://a.fr/?b=1&utm_source=chatgpt.com#c', '<a href="https://a.fr/?b=1#c">x</a>'],
    ['https://a.fr/?utm_source=lettre', '<a href="https://a.fr/?utm_source=lettre">x</a>'],
    ['https://www.google.com/url?q=javascript:alert(1)', 'x'],
  ])('to %s', (href, expected) => expect(stored(`<p><a href="${href}">x</a></p>`)).toBe(`<p>${expected}</p>`));
});

const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`;

it('a Word list that changes its kind becomes two lists', () => {
  expect(stored(wordItem('·', 'un') + wordItem('a)', 'deux') + wordItem('b)', 'trois'))).toBe(
    '<ul><li>un</li></ul><ol><li>deux</li><li>trois</li></ol>',
  );
});

it.each([
  ['3.', '4.', 3],
  ['c)', 'd)', 3],
  ['III.', 'IV.', 3],
  ['(ix)', '(x)', 9],
  ['2.3.', '2.4.', 3],
])('a Word list that goes on with %s keeps its number', (first, second, start) => {
  expect(stored(`<p>a</p>${wordItem(first, 'b')}${wordItem(second, 'c')}`)).toBe(
    `<p>a</p><ol start="${start}"><li>b</li><li>c</li></ol>`,
  );
});

// @module-tag spec-2-4-4
import { expect, it } from 'vitest';
import { reviewText } from '../review/text-review';
import { findLostMarkup } from '../visual/lost-markup';
import { buttonHtml, calloutHtml, figureHtml, videoHtml } from './inserted-html';

const video = videoHtml({ provider: 'youtube', id: 'aqz-KE-bpKQ' }, 'La « visite » & <la suite>');
const button = buttonHtml({ href: '/contact?a="b"', words: 'Prendre <RDV>' });

it('escapes titles, words and addresses', () => {
  expect(video).toBe(
    '<figure>\n  <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Lire la vidéo sur YouTube</a>\n' +
      '  <figcaption>La « visite » &amp; &lt;la suite&gt;</figcaption>\n</figure>\n',
  );
  expect(button).toBe('<p><a class="button" href="/contact?a=&quot;b&quot;">Prendre &lt;RDV&gt;</a></p>\n');
});

it('puts a callout around the selection', () => {
  expect(calloutHtml('À <em>noter</em>')).toBe('<aside>\n  <p>À <em>noter</em></p>\n</aside>\n');
  expect(calloutHtml('<p>À noter</p>')).toBe('<aside>\n  <p>À noter</p>\n</aside>\n');
});

it('the review reports the placeholder of a callout without a selection', () => {
  expect(reviewText(calloutHtml('')).placeholders).toEqual(['[à compléter\u00A0: texte de l’encadré]']);
});

it.each([video, button, calloutHtml('À noter')])('the visual editor keeps %s', (html) =>
  expect(findLostMarkup(html)).toBeUndefined(),
);

it.each([
  ['Notre établi', '\n  <figcaption>Notre établi</figcaption>'],
  ['', ''],
])('writes a figure with the caption %j and escaped values', (caption, figcaption) => {
  expect(figureHtml({ src: '/a?b=1&c="', alt: '"><script>', caption })).toBe(
    `<figure>\n  <img src="/a?b=1&amp;c=&quot;" alt="&quot;&gt;&lt;script&gt;">${figcaption}\n</figure>\n`,
  );
});

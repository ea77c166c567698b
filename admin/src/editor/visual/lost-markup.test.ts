// @module-tag spec-2-4-4
// @module-tag exhaustive
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roundTrip, findLostMarkup } from './lost-markup';

const root = join(import.meta.dirname, '../../../..');
const contentOf = (name: string) => readFileSync(join(root, name), 'utf8').split(/^---$/m).slice(2).join('---').trim();
const texts = ['e2e/fixtures/seed', 'demo/seed']
  .filter((seed) => existsSync(join(root, seed)))
  .flatMap((seed) =>
    readdirSync(join(root, seed), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => join(seed, name))
      // The text of a page made of blocks may be empty.
      .filter((name) => contentOf(name) !== ''),
  );

describe('the markup that the visual editor keeps', () => {
  it.each(texts)('keeps everything in %s', (name) => {
    const html = contentOf(name);
    expect(findLostMarkup(html)).toBeUndefined();
    expect(findLostMarkup(roundTrip(html))).toBeUndefined();
  });

  it.each([
    ['<p>Un <strong>mot <em>et</em></strong>, <a href="/x" title="t"><code>c</code></a></p>'],
    ['<p>un<br>deux <s>s</s> <sub>1</sub> <kbd>Ctrl</kbd> <abbr title="Très petite entreprise">TPE</abbr></p>'],
    ['<ul>\n  <li>un</li>\n  <li>deux\n    <ol start="3">\n      <li>trois</li>\n    </ol>\n  </li>\n</ul>'],
    ['<ul>\n  <li><p>un</p><p>deux</p></li>\n</ul>'],
    ['<blockquote>\n  <p>« Cité »</p>\n</blockquote>'],
    ['<figure>\n  <img src="/a.svg" alt="" width="3">\n  <figcaption>Une <em>légende</em></figcaption>\n</figure>'],
    ['<figure class="calculator">\n  <blockquote>\n    <p>x</p>\n  </blockquote>\n</figure>'],
    ['<pre>\n\n  deux\n   espaces</pre>'],
    ['<pre><code>si (a &lt; b) &amp;&amp; c</code></pre>'],
    ['<hr>'],
    [
      '<figure>\n  <a href="https://youtu.be/aqz-KE-bpKQ">Voir la visite</a>\n  <figcaption>La <em>visite</em></figcaption>\n</figure>',
    ],
    ['<figure>\n  <a href="https://vimeo.com/76979871">Lire la vidéo sur Vimeo</a>\n</figure>'],
    ['<p><a class="button" href="/contact">Prendre RDV</a></p>'],
    ['<blockquote class="letter">\n  <p>Bonjour,</p>\n  <p>à mardi</p>\n</blockquote>'],
    [
      '<ol class="steps">\n  <li>Signé ?\n    <ul>\n      <li>oui, fini</li>\n    </ul>\n  </li>\n  <li>Écrire</li>\n</ol>',
    ],
    ['<figure>\n  <ol class="steps">\n    <li>un</li>\n  </ol>\n  <figcaption>Le trajet</figcaption>\n</figure>'],
    ['<aside>\n  <p>À noter</p>\n  <ul>\n    <li>un</li>\n  </ul>\n</aside>'],
    [
      '<table>\n  <caption>Prix</caption>\n  <thead>\n    <tr><th scope="col">A</th><th scope="col">B</th></tr>\n  </thead>\n  <tbody>\n' +
        '    <tr><th scope="row">a</th><td colspan="2">b <strong>c</strong></td></tr>\n  </tbody>\n</table>',
    ],
    ['<p>Prix&nbsp;: 5&nbsp;€</p>'],
    ['<p>Prix\u00A0: 5\u202F€</p>'],
  ])('%s, unchanged to the letter', (html) => {
    expect(findLostMarkup(html)).toBeUndefined();
    expect(roundTrip(html)).toBe(html);
  });

  it('text without a paragraph, which gets one', () => {
    expect(findLostMarkup('Bonjour')).toBeUndefined();
    expect(roundTrip('Bonjour')).toBe('<p>Bonjour</p>');
  });

  it('marks of the same words, in any nesting order', () => {
    expect(findLostMarkup('<p><em><strong>x</strong></em></p>')).toBeUndefined();
  });

  it('an empty text', () => expect(findLostMarkup('  ')).toBeUndefined());
});

describe('the visual editor names the markup that it would lose', () => {
  it.each([
    ['<details><summary>Plus</summary><p>x</p></details>', '<details>, <summary>'],
    ['<p class="note">x</p>', 'l’attribut class de <p>'],
    ['<p style="color: red">x</p>', 'l’attribut style de <p>'],
    ['<p>x</p><!-- à revoir -->', 'un commentaire <!-- … -->'],
    ['<p>un <!-- là --> deux</p>', 'un commentaire <!-- … -->'],
    ['<p><span>x</span></p>', '<span>'],
    ['<p>x <b>gras</b></p>', '<b>'],
    ['<a href="/x" target="_blank">x</a>', 'l’attribut target de <a>'],
    ['<p><img src="/a.svg" alt="a"> x</p>', 'l’ordre de certains éléments'],
    ['<figure><a href="/x"><img src="/a.svg" alt=""></a></figure>', '<a>, l’attribut href de <a>'],
    ['<figure><figcaption>avant</figcaption><p>x</p></figure>', '<figcaption>'],
    ['<table><caption>Un <em>mot</em></caption><tbody><tr><td>x</td></tr></tbody></table>', '<em>'],
    ['<p><a class="button" href="/x">x</a> et plus</p>', 'l’attribut class de <a>'],
    ['<figure><a href="https://youtu.be/aqz-KE-bpKQ" title="t">x</a></figure>', 'l’attribut title de <a>'],
    ['<blockquote class="note"><p>x</p></blockquote>', 'l’attribut class de <blockquote>'],
    ['<ol class="note"><li>x</li></ol>', 'l’attribut class de <ol>'],
    ['<aside class="note"><p>x</p></aside>', 'l’attribut class de <aside>'],
    ['<dl><dt>un</dt><dd>deux</dd></dl>', '<dl>, <dt>, <dd>'],
    ['<iframe src="https://x.example/"></iframe>', '<iframe>, l’attribut src de <iframe>'],
    ['<pre>un <strong>mot</strong></pre>', '<strong>'],
    ['<h2 id="ancre">x</h2>', 'l’attribut id de <h2>'],
    ['<ul><p>x</p></ul>', '<p>'],
    ['<script>1</script>', '<script>'],
    ['<p>x</p><div>y</div>', '<div>'],
    ['<p></p><i></i>', '<p>, <i>'],
  ])('%s', (html, named) => {
    expect(findLostMarkup(html)).toBe(named);
  });
});

// @module-tag spec-2-4-4
import { describe, expect, it } from 'vitest';
import { storedAfterPaste as stored } from '../../../../tests/stored-after-paste';
import { readPastedHtml } from './pasted-html';

const slice = (html: string) => html.replace('>', ' data-pm-slice="0 0 []">');

describe('a slice of ProseMirror', () => {
  it.each([
    ['<p>x <a href="#partie">y</a> <del>z</del></p>', ''],
    ['<blockquote class="letter"><p>x</p></blockquote>', ''],
    ['<p><a class="button" href="/contact">x</a></p>', ''],
    ['<p>x</p><ol class="steps"><li>y</li></ol>', ''],
    ['<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
    ['<p>a</p><img src="blob:https://x.fr/1"><img src="data:image/png;base64,iVBO">', '<p>a</p>'],
    ['<p><a href="https://www.google.com/url?q=https://a.fr/">a</a></p>', '<p><a href="https://a.fr/">a</a></p>'],
    ['<p>a</p><p style="display:none">b</p><p></p><p>c</p>', '<p>a</p><p>c</p>'],
  ])('%s', (html, expected) => expect(stored(slice(html))).toBe(expected || html));
});

describe('spaces, breaks and heads', () => {
  const row = '<tr><td>20</td><td>30</td></tr>';
  const head =
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>20</td><td>30</td></tr></tbody></table>';
  it.each([
    [
      '<p>Prêts<span>&nbsp;</span>? «<span class="Apple-converted-space">&nbsp;</span>oui<span><span>&nbsp;</span></span>»</p>',
      '<p>Prêts\u00A0? «\u00A0oui\u00A0»</p>',
    ],
    [
      '<p>Prêts\u202F! <b>10<span>&nbsp;</span>000<span>&nbsp;</span>€</b></p>',
      '<p>Prêts\u202F! <strong>10\u00A0000\u00A0€</strong></p>',
    ],
    ['<p>a</p>\n<br>\n<br><p>\u200B</p><p>b<br></p><br>', '<p>a</p><p>b</p>'],
    [
      "<p>a</p><p><span><br clear=all style='mso-special-character:line-break;page-break-before:always'></span></p><p>b</p>",
      '<p>a</p><p>b</p>',
    ],
    ["<p><br style='page-break-before:always'>a</p><hr style='page-break-before:always'><p>b</p>", '<p>a</p><p>b</p>'],
    [`<table><thead><tr><td><p><b>a</b></p></td><td>b</td></tr></thead>${row}</table>`, head],
    [`<table><tr><td><b>a</b></td><td><p><strong>b</strong></p></td></tr>${row}</table>`, head],
    [`<style>.x1{font-weight:700}</style><table><tr><td class=x1>a</td><td class=x1>b</td></tr>${row}</table>`, head],
    [`<table><tr><td role="rowheader">a</td><td role="columnheader">b</td></tr>${row}</table>`, head],
    [`<table><tr><th>a</th><th>b</th></tr>${row}</table>`, head],
    [
      "<p>a<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span>b&nbsp; : «&nbsp; c&nbsp;d</p>",
      '<p>a b\u00A0: «\u00A0c\u00A0d</p>',
    ],
    ['<pre>a\u00A0\u00A0b</pre>', '<pre>a\u00A0\u00A0b</pre>'],
    [
      '<table><tr><td><b>a</b></td></tr><tr><td><b>b</b></td></tr></table>',
      '<table><tbody><tr><td><strong>a</strong></td></tr><tr><td><strong>b</strong></td></tr></tbody></table>',
    ],
  ])('%s', (html, expected) => expect(stored(html)).toBe(expected));
});

const video =
  '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Lire la vidéo sur YouTube</a><figcaption>Le film</figcaption></figure>';

describe('pictures, signs, formulas and blocks', () => {
  const img = '<img src="https://x.fr/a.png" alt="x">';
  it.each([
    [`<p>a</p><p><span>${img}</span></p><h2>${img}</h2><p>b</p>`, `<p>a</p>${img}${img}<p>b</p>`],
    [`<p>a ${img} b ${img}</p>`, `<p>a</p>${img}<p>b</p>${img}`],
    [
      '<p>a <img alt="👋🏽" src="https://x.fr/e.png"> <img class="emoji" alt=":-)" src="data:,"> b</p>',
      '<p>a 👋🏽 :-) b</p>',
    ],
    [
      '<ul><li role="checkbox" aria-checked="true"><img src="data:," alt="cochée"><p>a</p></li><li role="checkbox" aria-checked="false"><p>b</p></li></ul>',
      '<ul><li>☑ a</li><li>☐ b</li></ul>',
    ],
    [
      '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul><div data-task-state="DONE"><p>c</p></div>',
      '<ul><li>☑ a</li><li>☐ b</li></ul><p>☑ c</p>',
    ],
    ['<p>a</p><p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ" title="Le film"></iframe></p>', `<p>a</p>${video}`],
    [
      '<p>a</p><audio><source src="https://x.fr/a.mp3">b</audio><video src="//x.fr/a.mp4" title="Le film"></video><iframe src="https://x.fr/plan" title="Le plan"></iframe><iframe src="https://x.fr/"></iframe>',
      '<p>a</p><p><a href="https://x.fr/a.mp3">Écouter le son</a></p><p><a href="https://x.fr/a.mp4">Le film</a></p><p><a href="https://x.fr/plan">Le plan</a></p>',
    ],
    [
      '<p><math><mi>x</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><mo>+</mo><msub><mi>c</mi><mn>1</mn></msub><msqrt><mn>2</mn></msqrt></math></p>',
      '<p>x=(a+b)/2+c<sub>1</sub>√2</p>',
    ],
    [
      '<pre><div>js<button>Copier</button></div><div><code><span>let a;</span></code></div></pre>',
      '<pre><code>let a;</code></pre>',
    ],
    ['<div data-panel-type="info"><div><p>a</p></div></div>', '<aside><p>a</p></aside>'],
  ])('%s', (html, expected) => expect(stored(html)).toBe(expected));

  it('does not count signs as lost pictures', () => {
    expect(readPastedHtml('<li role="checkbox" aria-checked="true"><img src="data:,"></li>').removedPictures).toBe(0);
  });
});

const word = (kind: string, n: number) =>
  `<a style='mso-footnote-id:ftn${n}' href="#_${kind}${n}" name="_${kind}ref${n}" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[${n}]<![endif]></span></a>`;
const wordNote = (n: number, text: string) =>
  `<div style='mso-element:footnote' id=ftn${n}><p class=MsoFootnoteText><a href="#_ftnref${n}" name="_ftn${n}" title=""><span class=MsoFootnoteReference>[${n}]</span></a> ${text}</p></div>`;
const office = (n: number) =>
  `<a class="sdfootnoteanc" name="sdfootnote${n}anc" href="#sdfootnote${n}sym"><sup>${n}</sup></a>`;
const officeNote = (n: number, text: string) =>
  `<div id="sdfootnote${n}"><p><a class="sdfootnotesym" name="sdfootnote${n}sym" href="#sdfootnote${n}anc">${n}</a>${text}</p></div>`;
const google = (n: number) => `<sup><a href="#ftnt${n}" id="ftnt_ref${n}">[${n}]</a></sup>`;
const googleNote = (n: number, text: string) =>
  `<div><p><a href="#ftnt_ref${n}" id="ftnt${n}">[${n}]</a><span>&nbsp;${text}</span></p></div>`;

describe('footnotes lead there and back', () => {
  const notes =
    '<p>Un<a href="#note-1"><sup>1</sup></a> mot<a href="#note-2"><sup>2</sup></a>.</p><ol><li>Dit <a href="#appel-1">↩</a></li><li>Fait <a href="#appel-2">↩</a></li></ol>';
  it.each([
    [
      'Word',
      `<p>Un${word('ftn', 1)} mot${word('ftn', 2)}.</p><div style='mso-element:footnote-list'><br clear=all><hr>${wordNote(1, 'Dit')}${wordNote(2, 'Fait')}</div>`,
    ],
    ['LibreOffice', `<p>Un${office(1)} mot${office(2)}.</p>${officeNote(1, 'Dit')}${officeNote(2, 'Fait')}`],
    [
      'Markdown',
      `<p>Un${google(1)} mot${google(2)}.</p><section><h2 class="sr-only">Footnotes</h2><ol><li id="ftnt1"><p>Dit <a href="#ftnt_ref1">↩</a></p></li><li id="ftnt2"><p>Fait <a href="#ftnt_ref2">↩</a></p></li></ol></section>`,
    ],
    ['Google Docs', `<p>Un${google(1)} mot${google(2)}.</p><hr>${googleNote(1, 'Dit')}${googleNote(2, 'Fait')}`],
  ])('from %s', (_, html) => expect(stored(html)).toBe(notes));

  it('whose former list is not left empty', () => {
    const html = `<p>Un${google(1)}</p><section><p>Sources</p><ol><li id="ftnt1"><p>Dit <a href="#ftnt_ref1">↩</a></p></li></ol></section>`;
    expect(stored(html)).toMatch(/<\/ol><p>Sources<\/p>$/);
  });

  it('after the notes of the text, and a note alone keeps a space', () => {
    expect(readPastedHtml(`<p>Un${office(1)}</p>${officeNote(1, 'Dit')}`, 3).html).toBe(
      '<p>Un<sup><a href="#note-3">3</a></sup></p><ol start="3"><li>Dit <a href="#appel-3">↩</a></li></ol>',
    );
    expect(stored(officeNote(1, 'Dit'))).toBe('<p>1 Dit</p>');
  });
});

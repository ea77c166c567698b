// @module-tag spec-2-3-5
import { expect, test } from 'vitest';
import { prepareText } from './sanitise';

const sanitiseHtml = (html: string): string => prepareText(html).html;

test('the markup that writers use is kept', () => {
  const html =
    '<p>Un <strong>mot</strong>, un <a href="/blog">lien</a>.</p><figure><blockquote><p>Citation</p></blockquote><figcaption>Légende</figcaption></figure>';
  expect(sanitiseHtml(html)).toBe(html);
});

test('a message to copy is a letter, with the place of its button; steps keep their class', () => {
  expect(sanitiseHtml('<blockquote class="letter"><p>Bonjour</p></blockquote>')).toBe(
    '<blockquote class="letter"><p>Bonjour</p><copy-letter></copy-letter></blockquote>',
  );
  const steps = '<ol class="steps"><li>Signé ?<ul><li>oui, fini</li></ul></li><li>Écrire</li></ol>';
  expect(sanitiseHtml(steps)).toBe(steps);
});

test('a number and its note lead to each other, each once', () => {
  const html =
    '<p>Un<sup><a href="#note-1">1</a></sup><sup><a href="#note-1">1</a></sup></p><ol><li>Dit <a href="#appel-1">↩</a></li></ol>';
  expect(sanitiseHtml(html)).toBe(
    '<p>Un<sup><a href="#note-1" id="appel-1">1</a></sup><sup><a href="#note-1">1</a></sup></p><ol><li id="note-1">Dit <a href="#appel-1">↩</a></li></ol>',
  );
});

test.each(['<blockquote class="sticky"><p>x</p></blockquote>', '<ol class="card letter"><li>x</li></ol>'])(
  '%s borrows no other look',
  (html) => expect(sanitiseHtml(html)).not.toMatch(/class|copy-letter/),
);

test('a table is put in a box that scrolls, that is focusable and named', () => {
  const table =
    '<table><caption>Nos prix</caption><tbody><tr><th scope="row">Prix de départ</th><td>à partir de 500 €</td></tr></tbody></table>';
  expect(sanitiseHtml(table)).toBe(
    `<div class="table-scroll" role="group" aria-label="Tableau : Nos prix" tabindex="0">${table}</div>`,
  );
  expect(sanitiseHtml('<figure><table></table><figcaption>Les <em>délais</em></figcaption></figure>')).toContain(
    'aria-label="Tableau : Les délais"',
  );
  expect(sanitiseHtml('<table><tbody><tr><td>"><img></td></tr></tbody></table>')).toContain('aria-label="Tableau"');
});

test('preformatted text keeps its first empty line, for which HTML needs two', () => {
  expect(sanitiseHtml('<pre>\n\nmots</pre>')).toContain('>\n\nmots</pre>');
  expect(sanitiseHtml('<pre>\nmots</pre>')).toContain('>mots</pre>');
});

test('preformatted text can be reached and is named like its figure', () => {
  expect(sanitiseHtml('<figure><pre><code>a  b</code></pre><figcaption>Un schéma</figcaption></figure>')).toContain(
    '<pre role="group" aria-label="Un schéma" tabindex="0"><code>a  b</code></pre>',
  );
});

test('headings get an id of their words, each id once, that no script could mean', () => {
  const { html, headings } = prepareText(
    '<h2>Les prix de départ</h2><h3>Détail</h3><h2>Les  prix de <em>départ</em></h2><h2>location</h2><h2 id="x" name="y"> </h2>',
  );
  expect(headings).toEqual([
    { id: 'partie-les-prix-de-depart', text: 'Les prix de départ' },
    { id: 'partie-les-prix-de-depart-2', text: 'Les prix de départ' },
    { id: 'partie-location', text: 'location' },
  ]);
  expect(html).toContain('<h3 id="partie-detail">Détail</h3>');
  expect(html).not.toMatch(/id="x"|name=/);
});

test('a table of contents keeps the no-break spaces of its headings', () => {
  expect(prepareText('<h2>Sous\n 24\u00A0heures\u202F?</h2>').headings).toEqual([
    { id: 'partie-sous-24-heures', text: 'Sous 24\u00A0heures\u202F?' },
  ]);
});

test('headings of a body start below the title of its page', () => {
  expect(sanitiseHtml('<h1>Un</h1><h6>Six</h6>')).toBe('<h2 id="partie-un">Un</h2><h4 id="partie-six">Six</h4>');
});

test('a picture without alternative text is decoration', () => {
  expect(sanitiseHtml('<img src="/a.png">')).toBe('<img alt="" src="/a.png" loading="lazy" decoding="async">');
  expect(sanitiseHtml('<img src="/a.png" alt="Un plan">')).toContain('alt="Un plan"');
});

test(
  'a picture of the bucket reserves its place while it loads, unless its size is written',
  { tags: 'spec-10-8' },
  () => {
    const src = '/storage/v1/object/public/media/atelier-1600x900-3f9a1c2e.webp';
    for (const origin of ['', 'https://projet.supabase.co']) {
      expect(sanitiseHtml(`<img src="${origin}${src}" alt="a">`)).toContain('width="1600" height="900"');
    }
    expect(sanitiseHtml(`<img src="${src}" alt="a" width="400">`)).not.toContain('height');
    expect(sanitiseHtml('<img src="/ailleurs/atelier-1600x900-3f9a1c2e.webp" alt="a">')).not.toContain('width');
  },
);

test(
  'a table names its columns of short cells, whatever their heading, unless cells are merged',
  { tags: 'spec-10-2' },
  () => {
    const rows =
      '<tr><th>Chantier</th><th>Prix hors taxes</th></tr><tr><td>Relances et rappels</td><td>1 500 €</td></tr>';
    expect(sanitiseHtml(`<table><tbody>${rows}</tbody></table>`)).toContain('<table class="short-2">');
    const merged = rows.replace('<td>1 500', '<td colspan="2">1 500');
    expect(sanitiseHtml(`<table><tbody>${merged}</tbody></table>`)).toContain('<table><tbody>');
  },
);

test('links in a table are completed like the others', () => {
  const html = sanitiseHtml('<table><tbody><tr><td><a href="//ailleurs.example/">x</a></td></tr></tbody></table>');
  expect(html).toContain('<a href="//ailleurs.example/" rel="noopener">');
});

test('links to other sites have no access to the page; links inside stay as they are', { tags: 'spec-10-3' }, () => {
  expect(sanitiseHtml('<a href="https://www.cnil.fr/">CNIL</a>')).toBe(
    '<a href="https://www.cnil.fr/" rel="noopener">CNIL</a>',
  );
  // Browsers read a backslash as a slash, so that this is the address of a host too.
  expect(sanitiseHtml(String.raw`<a href="/\ailleurs.example/">x</a>`)).toContain('rel="noopener"');
  expect(sanitiseHtml('<a href="/contact" onclick="x()">Contact</a>')).toBe('<a href="/contact">Contact</a>');
});

test('a figure with a link to a video waits for a click, and its label names the effect', () => {
  const figure =
    '<figure>\n  <a href="https://youtu.be/aqz-KE-bpKQ">Voir</a>\n  <figcaption>La visite</figcaption>\n</figure>';
  const html = sanitiseHtml(figure);
  expect(html).toContain(
    '<figure class="video"><click-to-play src="/video/youtube/aqz-KE-bpKQ" data-page="https://www.youtube.com/watch?v=aqz-KE-bpKQ">' +
      '<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener">Lire la vidéo sur YouTube</a><p>La vidéo est chez YouTube.',
  );
  expect(html).toContain('</click-to-play><figcaption>La visite</figcaption></figure>');
});

test.each([
  '<figure><a href="/contact">x</a></figure>',
  '<figure><a href="https://youtu.be/aqz-KE-bpKQ">x</a><p>y</p></figure>',
  '<figure>y <a href="https://youtu.be/aqz-KE-bpKQ">x</a></figure>',
  '<figure><figcaption>y</figcaption><a href="https://youtu.be/aqz-KE-bpKQ">x</a></figure>',
  '<p><a href="https://youtu.be/aqz-KE-bpKQ">x</a></p>',
  '<figure><a href="https://youtu.be/aqz-KE-bpKQ"><img src="/a.svg" alt="a"></a></figure>',
  '<click-to-play src="https://ailleurs.example/">x</click-to-play>',
])('%s plays nothing', (html) => expect(sanitiseHtml(html)).not.toContain('click-to-play'));

test('a link can look like a button and words stand apart, and nothing else has a class', () => {
  expect(sanitiseHtml('<p><a class="button fixed" href="/contact">Prendre RDV</a></p>')).toBe(
    '<p><a class="link-button" href="/contact">Prendre RDV</a></p>',
  );
  expect(sanitiseHtml('<a class="fixed inset-0" href="/contact">x</a>')).toBe('<a href="/contact">x</a>');
  expect(sanitiseHtml('<aside class="button" role="alert"><p>À noter</p></aside>')).toBe(
    '<aside class="callout" role="note"><p>À noter</p></aside>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<base href="https://evil.example/"><object data="x"></object><embed src="x">',
  '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>x</details>',
])('nothing of %s can run', (html) => {
  expect(sanitiseHtml(html)).not.toMatch(
    /<(script|svg|math|iframe|object|embed|base|form|input|style|noscript)|\son\w+=|javascript:|data:|style=/i,
  );
});

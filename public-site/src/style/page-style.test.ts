import { describe, expect, test } from 'vitest';
import { pageStyle } from './page-style';

/** What is left of a sheet for some markup, without what every page gets. */
const styleOf = (css: string, html: string): string =>
  pageStyle(css)(html)
    .replace(/^@layer [^{;]*;/, '')
    .replace(/:where\(:root:not\(\[data-unstyled\]\)\).*$/, '');

describe('a rule is kept when the page may show it', () => {
  test.each([
    ['its class', '.card{color:red}', '<p class="wide card">'],
    ['a class with signs in it', '.lg\\:w-\\[2px\\]{color:red}', '<p class="lg:w-[2px]">'],
    ['its element', 'blockquote{color:red}', '<blockquote>'],
    ['the page itself', 'body{color:red}', '<p>'],
    ['its attribute', '[aria-current]{color:red}', '<a aria-current="page">'],
    ['one of several choices', ':is(.a,.b){color:red}', '<p class="b">'],
    ['what a stored text holds', '.stored-html ul>li{color:red}', '<div class="stored-html"><ul><li></ul></div>'],
    ['what nothing can tell of', ':not(.a)>*{color:red}', '<p>'],
  ])('%s', (_name, css, html) => {
    expect(styleOf(css, html)).toBe(css);
  });
});

describe('a rule waits when nothing in the page can show it yet', () => {
  test.each([
    ['an absent class', '.card{color:red}', '<p class="cards">'],
    ['an absent element', 'blockquote{color:red}', '<p>'],
    ['an attribute with another value', '[data-panel=open]{color:red}', '<p data-panel="closed">'],
    ['a state', '.card:hover{color:red}', '<p class="card">'],
    ['a state of a group', '.g\\:x:is(:where(.group):hover *){color:red}', '<p class="group g:x">'],
    ['inside closed details', '.card{color:red}', '<details><summary>a</summary><p class="card"></details>'],
    ['inside what is marked as closed', '.card{color:red}', '<div data-closed><p class="card"></div>'],
    ['in what is styled later', '.card{color:red}', '<footer data-styled-later class="card"></footer>'],
    ['far down an article', 'pre{color:red}', '<div class="stored-html"><p><p><p><pre></pre></div>'],
    ['outside a stored text', '.stored-html ul{color:red}', '<ul></ul><div class="stored-html"><p></div>'],
    ['a host and a backdrop', ':host{color:red}::backdrop{color:red}', '<p>'],
    ['paper', '@media print{p{color:red}}', '<p>'],
    ['a movement', 'p{transition:color 1s}', '<p>'],
    ['what resets nothing', 'html{font-feature-settings:normal;tab-size:4}', '<p>'],
  ])('%s', (_name, css, html) => {
    expect(styleOf(css, html)).toBe('');
  });

  test('what details show while they are closed or open is kept', () => {
    expect(styleOf('.a{color:red}.b{color:red}', '<details><summary class="a"></summary></details>')).toBe(
      '.a{color:red}',
    );
    expect(styleOf('.b{color:red}', '<details open><p class="b"></p></details>')).toBe('.b{color:red}');
  });
});

test('of several selectors those that may match are kept', () => {
  expect(styleOf('.a,.b,p{color:red}', '<p class="b">')).toBe('.b,p{color:red}');
});

test('custom properties are kept when something kept reads them, even through another', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:"*";inherits:false}.x{width:var(--a)}';
  expect(styleOf(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1px}@property --b{syntax:"*";inherits:false}.x{width:var(--a)}',
  );
  expect(styleOf(':root{--c:2px}', '<path fill="var(--c)">')).toBe(':root{--c:2px}');
  expect(styleOf(css, '<p>')).toBe('');
});

test('layers keep their order, also those of which nothing is left', () => {
  const css = '@layer theme{p{color:red}}@layer base{.a{color:red}}@layer utilities{p{color:blue}}';
  expect(pageStyle(css)('<p>')).toMatch(
    /^@layer theme,base,utilities;@layer theme\{p\{color:red\}\}@layer utilities\{p\{color:blue\}\}/,
  );
});

test('rules stay in the conditions they stand in', () => {
  const css = '@media (min-width:64rem){@supports (color:red){.a{color:red}}.b{color:red}}';
  expect(styleOf(css, '<p class="a">')).toBe('@media (min-width:64rem){@supports (color:red){.a{color:red}}}');
});

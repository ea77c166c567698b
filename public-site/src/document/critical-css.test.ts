// @module-tag spec-10-4
import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css';

describe('a rule is kept when the first paint may show it', () => {
  test.each([
    ['its class', '.card{color:red}', '<p class="wide card"></p>'],
    ['a class with signs in it', '.lg\\:w-\\[2px\\]{color:red}', '<p class="lg:w-[2px]"></p>'],
    ['its element', 'blockquote{color:red}', '<blockquote></blockquote>'],
    ['the page itself', 'body{color:red}', '<p></p>'],
    ['the root of the markup', '#app{color:red}', '<p></p>'],
    ['the theme chosen by the visitor', ':root:where([data-theme=dark]){color:red}', '<p></p>'],
    ['lines between children', ':where(.divide-y>:not(:last-child)){color:red}', '<ul class="divide-y"></ul>'],
    ['lines with signs', ':where(.lg\\:divide-\\[2px\\]>*){color:red}', '<ul class="lg:divide-[2px]"></ul>'],
    ['what a stored text holds', '.stored-html ul>li{color:red}', '<div class="stored-html"><ul><li></li></ul></div>'],
    ['what follows an element without end', '.x ul{color:red}', '<div class="x"><link href="a"><ul></ul></div>'],
    ['what closed details show', '.a{color:red}', '<details><summary class="a"></summary></details>'],
    ['what open details show', '.a{color:red}', '<details open><p class="a"></p></details>'],
  ])('%s', (_name, css, html) => {
    expect(criticalCss(css)(html)).toBe(css);
  });
});

test('a rule is kept when a long page shows it before the link to the whole sheet', () => {
  const words = `<p>${'mot '.repeat(12_000)}</p>`;
  const link = '<link rel="stylesheet" href="/site.css">';
  expect(criticalCss('.a{color:red}.b{color:red}')(`${words}<p class="a"></p>${link}<p class="b"></p>`)).toBe(
    '.a{color:red}',
  );
});

test('a rule is kept when a long page without that link shows it below its header, however long the menus are', () => {
  const menus = '<a>Services</a>'.repeat(1_500);
  const words = `<p>${'mot '.repeat(8_000)}</p>`;
  expect(criticalCss('.a{color:red}')(`${menus}<main><p class="a"></p>${words}</main>`)).toBe('.a{color:red}');
});

test('a rule for an element of a group that its place selects is kept, however the built sheet spells it', () => {
  const html = '<ul><li class="group"><b class="x:y"></b></li></ul>';
  expect(criticalCss(':is(:where(.group):last-child .x\\:y){color:red}')(html)).toBe(
    ':where(.group):last-child .x\\:y{color:red}',
  );
});

describe('a rule waits for the whole sheet when nothing above the fold shows it yet', () => {
  test.each([
    ['an absent class', '.card{color:red}', '<p class="cards"></p>'],
    ['an attribute with another value', '[data-panel=open]{color:red}', '<p data-panel="closed"></p>'],
    ['an interaction', '.card:hover{color:red}', '<p class="card"></p>'],
    ['an interaction with a group', '.g\\:x:is(:where(.group):hover *){color:red}', '<p class="group g:x"></p>'],
    ['inside closed details', '.card{color:red}', '<details><summary>a</summary><p class="card"></p></details>'],
    ['hidden until a script runs', '.card{color:red}', '<p hidden class="card"><b class="card"></b></p>'],
    ['inside a closed panel', '.card{color:red}', '<div data-closed><p class="card"></p></div>'],
    ['far below the fold of a long page', '.card{color:red}', `<p>${'mot '.repeat(12_000)}</p><p class="card"></p>`],
    ['outside a stored text', '.stored-html ul{color:red}', '<ul></ul><div class="stored-html"><p></p></div>'],
    ['lines between absent children', ':where(.divide-y>:not(:last-child)){color:red}', '<ul></ul>'],
    ['paper', '@media print{@page{margin:1cm}p{color:red}}', '<p></p>'],
    ['a movement alone', 'p{transition:color 1s}', '<p></p>'],
  ])('%s', (_name, css, html) => {
    expect(criticalCss(css)(html)).toBe('');
  });

  test.each([
    ['movements', 'transition:color 1s;'],
    [
      'the shadows of a table that scrolls',
      'background:linear-gradient(red, blue) left / 3rem 100% no-repeat local, red;',
    ],
  ])('%s', (_name, declaration) => {
    expect(criticalCss(`p{${declaration}color:red}`)('<p></p>')).toBe('p{color:red}');
  });
});

test('a product loses its spaces, and a selector none', () => {
  const css = '.a * .b{margin:calc(var(--spacing) * -1.5)}';
  expect(criticalCss(css)('<p class="a"><i><b class="b"></b></i></p>')).toBe(
    '.a * .b{margin:calc(var(--spacing)*-1.5)}',
  );
});

test('of several selectors those that may match are kept', () => {
  expect(criticalCss('.a,.b,p:hover,p{color:red}')('<p class="b"></p>')).toBe('.b,p{color:red}');
});

test('custom properties are kept when something kept reads them, even through another', () => {
  const css =
    ':root{--c:2px;--a:var(--b);--b:1px}@property --b{inherits:false}@property --c{inherits:false}.x{width:var(--a)}';
  expect(criticalCss(css)('<p class="x"></p>')).toBe(
    ':root{--a:var(--b);--b:1px}@property --b{inherits:false}.x{width:var(--a)}',
  );
  expect(criticalCss(':root{--c:2px}')('<path fill="var(--c)">')).toBe(':root{--c:2px}');
});

test('pages of one shape with other words have one style, and each its own properties', () => {
  const choose = criticalCss(':root{--a:1px;--b:2px}.x{width:var(--a)}');
  expect(choose('<p class="x" title="un">Un</p>')).toBe(':root{--a:1px;}.x{width:var(--a)}');
  expect(choose('<p class="x" title="deux">Deux</p>')).toBe(':root{--a:1px;}.x{width:var(--a)}');
  expect(choose('<p class="x" style="width:var(--b)">Trois</p>')).toBe(':root{--a:1px;--b:2px}.x{width:var(--a)}');
});

test('layers keep their order, including empty ones', () => {
  const css = '@layer theme{p{color:red}}@layer base{.a{color:red}}@layer utilities{p{color:blue}}';
  expect(criticalCss(css)('<p></p>')).toBe('@layer theme{p{color:red}}@layer base{}@layer utilities{p{color:blue}}');
});

test('rules stay in the conditions they stand in', () => {
  const css = '@container (width>=64rem){.a{color:red}.b{color:red}}';
  expect(criticalCss(css)('<p class="a"></p>')).toBe('@container (width>=64rem){.a{color:red}}');
});

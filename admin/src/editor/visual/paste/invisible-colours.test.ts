// @module-tag spec-2-4-4
import { expect, it } from 'vitest';
import { pasted } from '../../../../tests/stored-after-paste';

it.each([
  ['transparent letters', '<p>a<span style="color:transparent">b<i>c</i></span></p>', '<p>a</p>'],
  ['letters of no opacity', '<p style="color:rgb(0 0 0 / 0)">b<span style="color:#000">a</span></p>', '<p>a</p>'],
  [
    'letters without alpha',
    '<p>a<span style="color:#ffffff00">b</span><span style="color:#0000">c</span></p>',
    '<p>a</p>',
  ],
  [
    'white words on white paper',
    '<p>a <span style="color:white">b</span><font color="#FFFFFF">c</font></p>',
    '<p>a</p>',
  ],
  ['nearly white words', '<p>a</p><p style="color:rgb(250 250 252)">b</p>', '<p>a</p>'],
  ['blackened words', '<p>a<span style="background:#0a0a0a;color:black">b</span></p>', '<p>a</p>'],
  [
    'white in every notation',
    ['rgb(100% 100% 100%)', 'color(srgb 1 1 1)', 'hsl(0deg 0% 100%)', 'hwb(0 100% 0%)', 'oklch(1 0 0)', 'lab(100 0 0)']
      .concat('oklab(100% 0 0)', 'ghostwhite', '/* paper */ #fff')
      .map((colour) => `<p style="color:${colour}">b</p>`)
      .join('') + '<p>a</p>',
    '<p>a</p>',
  ],
  [
    'no opacity in every notation',
    '<p>a</p><p style="color:rgba(255, 0, 0, 0)">b</p><p style="color:oklch(0 0 0 / 0)">c</p><p style="color:color(srgb 0 0 0 / 1%)">d</p>',
    '<p>a</p>',
  ],
  [
    'the notation of the ground itself',
    '<p>a</p><p style="background:oklch(0.4 0.1 200);color:oklch(0.4 0.1 200)">b</p>',
    '<p>a</p>',
  ],
  [
    'words in the colour of their cell',
    '<table><tr bgcolor="#1F4E79"><td style="color:white">a</td><td style="color:#1f4e79">b</td></tr></table>',
    '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  ],
  [
    'white words of a class of Excel',
    '<style>td{color:black} .xl65{color:white}</style><table><tr><td>a</td><td class=xl65>b</td></tr></table>',
    '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>',
  ],
])('words that nobody can tell from the paper are not pasted: %s', (_, html, expected) =>
  expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: true }),
);

it.each([
  ['a title cut out of a gradient', '<h2 style="background-clip:text;color:transparent">a</h2>', '<h2>a</h2>'],
  [
    'white words on a dark cell, banner or picture',
    '<p>a</p><table style="background:navy"><tr><td style="color:#fff">b</td></tr></table><div style="background-image:url(x.png)"><p style="color:white">c</p></div><div style="background:var(--x)"><p style="color:white">d</p></div><div style="position:absolute"><p style="color:#fff">e</p></div>',
    '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p><p>d</p><p>e</p>',
  ],
  [
    'light words alone, from a dark page',
    '<p style="color:#fff">a <span style="color:#8ab4f8">b</span></p>',
    '<p>a b</p>',
  ],
  [
    'light words beside a link, from a dark page',
    '<p style="color:#fff">a <a href="https://b.fr/">b</a></p>',
    '<p>a <a href="https://b.fr/">b</a></p>',
  ],
  [
    'the automatic colour of Word on black',
    '<p style="background:black">a<span style="color:windowtext">b</span></p>',
    '<p>ab</p>',
  ],
  [
    'white words of a black page',
    '<body bgcolor=black><p style="color:white">a</p><p>b</p></body>',
    '<p>a</p><p>b</p>',
  ],
  [
    'yellow and pale words',
    '<p>a <span style="color:yellow">b</span> <span style="color:#ddd">c</span></p>',
    '<p>a b c</p>',
  ],
  [
    'a link in white words',
    '<p>a <span style="color:white"><a href="https://b.fr/">b</a></span></p>',
    '<p>a <a href="https://b.fr/">b</a></p>',
  ],
  [
    'colours without alpha whose last number is zero, as browsers copy them',
    ['rgb(0, 0, 0)', 'rgb(255, 0, 0)', 'hsl(0, 100%, 5%)', 'rgb(90%, 10%, 5%)', 'rgb(20% 20% 20%)', 'color(srgb 1 0 0)']
      .concat('oklch(0.3 0.1 0)', 'lab(50% 40 0)', 'rgb(from white r g b)')
      .map((colour) => `<p style="color:${colour}">a</p>`)
      .join(''),
    '<p>a</p>'.repeat(9),
  ],
  [
    'white on black in the same notation',
    '<p style="background:oklch(0 0 0);color:oklch(1 0 0)">a</p><p style="background:rgb(0% 0% 0%);color:#fff">b</p>',
    '<p>a</p><p>b</p>',
  ],
  ['letters that are only outlined', '<h2 style="color:transparent;-webkit-text-stroke:1px #000">a</h2>', '<h2>a</h2>'],
])('but not %s', (_, html, expected) => expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: false }));

// @module-tag spec-2-4-4
import { expect, it } from 'vitest';
import { positionOutsideTags, positionAfterEdit } from './source-places';

it.each([
  ['<p>Av|ant</p>\n<p>Après</p>', '<p>Avant</p>|\n<p>Après</p>'],
  ['<p cl|ass="a">Avant</p><p>Après</p>', '<p class="a">Avant</p>|<p>Après</p>'],
  ['<p>Avant</p>|<p>Après</p>', '<p>Avant</p>|<p>Après</p>'],
  ['<ul><li>un| mot</li></ul>', '<ul><li>un| mot</li></ul>'],
  ['<aside cl|ass="a"><p>b</p></aside>', '<aside class="a">|<p>b</p></aside>'],
  [
    '<figure><img src="/a.webp"><figcaption>A|</figcaption></figure>',
    '<figure><img src="/a.webp"><figcaption>A</figcaption></figure>|',
  ],
  ['a < b| > c', 'a < b| > c'],
  ['|<p>a</p>', '|<p>a</p>'],
  ['<p>jamais| fermé', '<p>jamais| fermé'],
])('a figure at %s stands at %s', (marked, expected) => {
  const html = marked.replace('|', '');
  const at = positionOutsideTags(html, marked.indexOf('|'));
  expect(`${html.slice(0, at)}|${html.slice(at)}`).toBe(expected);
});

it.each([
  ['a|b', 'xab', 'xa|b'],
  ['a|b', 'axb', 'a|xb'],
  ['ab|', 'abx', 'ab|x'],
  ['abc|d', 'ad', 'a|d'],
])('the place of %s is kept in %s', (marked, edited, expected) => {
  const at = positionAfterEdit(marked.indexOf('|'), marked.replace('|', ''), edited);
  expect(`${edited.slice(0, at)}|${edited.slice(at)}`).toBe(expected);
});

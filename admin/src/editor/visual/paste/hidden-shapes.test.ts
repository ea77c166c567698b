// @module-tag spec-2-4-4
import { expect, it } from 'vitest';
import { pasted } from '../../../../tests/stored-after-paste';

it.each([
  [
    'a preheader',
    '<div style="font-size:1px;max-height:0px;overflow:hidden;opacity:0">Vu avant</div><p>a</p>',
    '<p>a</p>',
  ],
  ['a closed box', '<div style="height:0;overflow:hidden"><p>b</p></div><p>a</p>', '<p>a</p>'],
  ['lines without height, cut off', '<div style="line-height:0px;overflow:hidden">b<p>c</p></div><p>a</p>', '<p>a</p>'],
  ['what is cut off for screens', '<p>a<span style="position:absolute;clip:rect(0, 0, 0, 0)">b</span></p>', '<p>a</p>'],
  ['what is shrunk to nothing', '<p>a<span style="transform:scale(0)">b</span></p>', '<p>a</p>'],
  ['words pushed out by their indent', '<p>a</p><p style="text-indent:-9999px">b</p>', '<p>a</p>'],
  [
    'what is pushed out of the screen',
    '<p>a</p><p style="margin-left:-9999px">b</p><p style="transform:translateX(-9999px)">c</p><p style="position:fixed;right:-9999px">d</p>',
    '<p>a</p>',
  ],
  [
    'what a shape cuts to nothing',
    ['polygon(0 0, 0 0, 0 0)', 'polygon(evenodd, 0 0, 100% 100%, 50% 50%)', 'inset(100%)', 'inset(0 0 100% 0)']
      .concat('path("M0 0h0v0z")', 'ellipse(0 40%)', 'polygon(-50% 0, 0 0, -9px 9px)', 'xywh(0 0 0 9px)')
      .map((shape) => `<p style='clip-path:${shape}'>b</p>`)
      .join('<p>a</p>'),
    '<p>a</p>'.repeat(7),
  ],
  [
    'what a mask leaves out',
    '<p>a</p><p style="mask-image:linear-gradient(transparent, rgba(0,0,0,0) 50%)">b</p><p style="-webkit-mask-size:0 0">b</p>',
    '<p>a</p>',
  ],
  [
    'what is turned away or flattened',
    '<p>a</p><p style="transform:rotateY(90deg)">b</p><p style="scale:1 0">c</p>',
    '<p>a</p>',
  ],
  [
    'what is pushed out in short or in logical words',
    '<p>a</p><p style="margin:0 0 0 -9999px">b</p><p style="position:absolute;inset:-999em auto auto 0">c</p><p style="margin-inline-start:-9999px">d</p><p style="letter-spacing:-1000px">e</p>',
    '<p>a</p>',
  ],
  ['a parent put far away', '<p>a</p><div style="position:relative;left:-100em"><p>b</p></div>', '<p>a</p>'],
  ['what is put out of the screen', '<p>a<span style="position:absolute;left:-9999px">b</span></p>', '<p>a</p>'],
])('what is out of sight is not pasted: %s', (_, html, expected) =>
  expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: true }),
);

it.each([
  ['a hanging indent of Word', '<p style="margin-left:141.8pt;text-indent:-141.8pt">a</p>', '<p>a</p>'],
  [
    'shapes and masks that show something',
    '<p style="clip-path:polygon(0 0, 100% 0, 100% 80%)">a</p><p style="clip-path:inset(10% 20% round 4px)">b</p><p style="mask-image:linear-gradient(#000, transparent)">c</p><p style="clip:rect(0, 9px, 9px, 0)">d</p>',
    '<p>a</p><p>b</p><p>c</p><p>d</p>',
  ],
  [
    'a box that its padding opens',
    '<div style="height:0;padding-bottom:56.25%;overflow:hidden;position:relative"><p>a</p></div>',
    '<p>a</p>',
  ],
  [
    'what is centred, mirrored or drawn wide',
    '<p style="transform:translate(-50%, -50%) scaleX(-1)">a</p><p style="margin-left:-9999px;padding-left:9999px">b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'what a limit without a cut leaves visible, and what hangs out on the right or below',
    '<p style="max-height:0">a</p><p style="line-height:0">b</p><p style="height:0">c</p><p style="margin:0 -9999px -9999px 0">d</p><p style="position:absolute;inset:0">e</p>',
    '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>',
  ],
  [
    'low lines, and what stands between lines without height',
    '<h2 style="line-height:0.9;overflow:hidden">a</h2><div style="line-height:0;overflow:hidden"><img src="https://x.fr/a.png" alt="b"><p style="line-height:1.5">c</p></div>',
    '<h2>a</h2><img src="https://x.fr/a.png" alt="b"><p>c</p>',
  ],
  [
    'a mask of an address, which only a browser can read',
    '<p style="mask-image:url(edge.svg)">a</p><p style="mask:linear-gradient(white, transparent)">b</p>',
    '<p>a</p><p>b</p>',
  ],
  [
    'a low row of Google Docs',
    '<table><tr style="height:0pt"><td style="overflow:hidden">a</td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['text in a small size', '<p style="font-size:10.0pt;opacity:0.8;width:100px">a</p>', '<p>a</p>'],
])('but not %s', (_, html, expected) => expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: false }));

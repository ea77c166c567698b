// @module-tag spec-2-4-4
import { expect, it } from 'vitest';
import { pasted } from '../../../../tests/stored-after-paste';

it.each([
  [
    'a hidden block of WordPress',
    '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>b</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->',
    '<p>a</p>',
  ],
  [
    'a block of Ghost for members, and one for newsletters',
    '<p>a</p><!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>b</p><!--kg-gated-block:end--><div data-gh-segment="status:-free">c</div>',
    '<p>a</p>',
  ],
])('%s is not pasted, and the editor says so', (_, html, expected) =>
  expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: true }),
);

it.each([
  [
    'a block of WordPress that is hidden on phones only',
    '<!-- wp:paragraph {"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} --><p>a</p><!-- /wp:paragraph -->',
    '<p>a</p>',
  ],
  [
    'a formula, written once',
    '<p>a<span class=katex><span class=katex-mathml><math><semantics><msup><mi>c</mi><mn>2</mn></msup><annotation>c^2</annotation></semantics></math></span><span class=katex-html aria-hidden=true>c2</span></span></p>',
    '<p>ac<sup>2</sup></p>',
  ],
])('but %s', (_, html, expected) => expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: false }));

import { describe, expect, it } from 'vitest';
import { highlightHtml } from './highlight-html';

const kinds = (html: string) => highlightHtml(html).map(({ kind, text }) => `${kind}:${text}`);

describe('highlightHtml', () => {
  it('finds tags, attributes, values, entities and comments', () => {
    expect(kinds('<a href="/x" title=y>un &amp; deux</a><!-- note --><br/>')).toEqual([
      'tag:<a',
      'text: ',
      'attribute:href',
      'text:=',
      'value:"/x"',
      'text: ',
      'attribute:title',
      'text:=',
      'attribute:y',
      'tag:>',
      'text:un ',
      'entity:&amp;',
      'text: deux',
      'tag:</a',
      'tag:>',
      'comment:<!-- note -->',
      'tag:<br',
      'tag:/>',
    ]);
  });

  it.each([
    '',
    'a < b & c',
    '<p',
    '<p class="',
    '<!-- sans fin',
    '</',
    '<p\n>\n\n',
    "<a b='c\"d'>",
    '<<<p>>>',
    '& <1>',
  ])('loses nothing of %j', (html) => {
    expect(
      highlightHtml(html)
        .map(({ text }) => text)
        .join(''),
    ).toBe(html);
  });
});

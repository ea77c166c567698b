import { describe, expect, it } from 'vitest';
import { highlightHtml } from './highlight-html';

describe('highlightHtml', () => {
  it('finds tags, attributes, values, entities and comments', () => {
    const tokens = highlightHtml('<a href="/x" title=y>un &amp; deux</a><!-- note --><br/>');
    const textsOf = (of: string) => tokens.filter(({ kind }) => kind === of).map(({ text }) => text);
    expect(textsOf('tag')).toEqual(['<a', '>', '</a', '>', '<br', '/>']);
    expect(textsOf('attribute')).toEqual(['href', 'title', 'y']);
    expect(textsOf('value')).toEqual(['"/x"']);
    expect(textsOf('entity')).toEqual(['&amp;']);
    expect(textsOf('comment')).toEqual(['<!-- note -->']);
    expect(textsOf('text')).toEqual([' ', '=', ' ', '=', 'un ', ' deux']);
  });

  const odd = [
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
  ];
  it.each(odd)('loses nothing of %j', (html) => {
    const texts = highlightHtml(html).map(({ text }) => text);
    expect(texts.join('')).toBe(html);
  });
});

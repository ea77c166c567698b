// @module-tag spec-10-27
import { expect, it } from 'vitest';
import { readExport } from './read-export';

const imported = (html: string) => {
  const [item] = readExport(
    `<rss><channel><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
  ).items;
  return { content: item?.row.content, isReported: item?.omissions.some(({ kind }) => kind === 'hidden') };
};

it.each([
  ['words off the screen', '<p>a</p><p style="position:absolute;left:-9999px">b</p>'],
  [
    'words without opacity or size',
    '<p>a</p><p style="opacity:0">b</p><div style="height:1px;overflow:hidden">c</div>',
  ],
  ['words that Word hides', '<p>a<span style="mso-hide:all">b</span></p>'],
  ['words for screen readers', '<p>a<span class="screen-reader-text">b</span><span class="sr-only">c</span></p>'],
  ['what is closed', '<p>a</p><dialog><p>b</p></dialog><div popover>c</div>'],
  [
    'a comment of Word',
    '<p>a<a class="msocomanchor" href="#_msocom_1">[CE1]</a></p><div style="mso-element:comment-list"><p class="MsoCommentText"><a href="#_msoanchor_1">[CE1]</a>b</p></div>',
  ],
  [
    'a comment of Google Docs',
    '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>b</p><p>c</p></div>',
  ],
])('%s: not imported, and reported', (_, html) => {
  expect(imported(html)).toEqual({ content: '<p>a</p>', isReported: true });
});

it.each([
  [
    'what a class hides on phones only',
    '<p class="d-none d-md-block">a</p><p class="hidden md:flex">b</p>',
    '<p>a</p>\n<p>b</p>',
  ],
  [
    'what scrolling shows',
    '<div class="wow fadeIn" style="visibility:hidden"><p style="opacity:0">a</p></div>',
    '<p>a</p>',
  ],
  [
    'the words of a box that its padding opens',
    '<div style="height:0;padding-bottom:56.25%;overflow:hidden">a</div>',
    '<p>a</p>',
  ],
  ['words in the style of a comment', '<p class="MsoCommentText">a</p>', '<p>a</p>'],
  ['what only a screen reader leaves out', '<p>a<span aria-hidden="true">→</span></p>', '<p>a→</p>'],
  [
    'struck words',
    '<p><strike>a</strike> <span style="text-decoration:line-through">b</span></p>',
    '<p><s>a</s> <s>b</s></p>',
  ],
])('%s: imported', (_, html, content) => {
  expect(imported(html)).toEqual({ content, isReported: false });
});

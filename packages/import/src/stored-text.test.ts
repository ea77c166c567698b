// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { readExport } from './read-export';

const written = (html: string): string | undefined =>
  readExport(
    `<rss><channel><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
  ).items[0]?.row.content;

describe('a text', () => {
  it.each([
    [
      '<p>un <b>gras</b>, <i>penché</i>, <del>barré</del></p>',
      '<p>un <strong>gras</strong>, <em>penché</em>, <s>barré</s></p>',
    ],
    [
      '<p>a <img src="/x.png"> b</p>',
      '<p>a</p>\n<figure><img src="https://a.example/x.png" alt=""></figure>\n<p>b</p>',
    ],
    ['<p>a <img class="emoji" alt="🙂" src="/e.png"></p>', '<p>a 🙂</p>'],
    ['<a href="/x.jpg"><img src="/x.png"></a>', '<figure><img src="https://a.example/x.png" alt=""></figure>'],
    ['<div>a<div>b</div>c</div>', '<p>a</p>\n<p>b</p>\n<p>c</p>'],
    ['<h6>a</h6><p> </p><p><br></p>', '<h4>a</h4>'],
    [
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      '<figure><a href="https://www.youtube.com/embed/dQw4w9WgXcQ">Lire la vidéo sur YouTube</a></figure>',
    ],
    [
      '<table class="x"><tr><th scope="row" style="a">a</th><td colspan="2"><p>b</p></td></tr></table>',
      '<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>',
    ],
    [
      '<blockquote class="wp-block-quote"><p>a</p><cite>b</cite></blockquote>',
      '<blockquote>\n<p>a</p>\n<p><cite>b</cite></p>\n</blockquote>',
    ],
  ])('%s is written as the editor writes it', (html, expected) => expect(written(html)).toBe(expected));
});

// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { maxImportBytes } from './model';
import { readExport } from './read-export';

const item = (content: string, id = '1'): string =>
  `<item><title>T</title><link>https://a.example/t/</link><content:encoded><![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
const wxr = (items: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<rss><channel><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;
const contentOf = (html: string): string => readExport(wxr(item(html))).items[0]?.row.content ?? '';

describe('a file that means harm', () => {
  it.each([
    [
      'declares entities',
      'doctype',
      wxr(item('x'), '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'),
    ],
    ['stops in the middle', 'truncated', wxr(item('x')).slice(0, -40)],
    ['stops in a text', 'truncated', wxr(item('x')).slice(0, 160)],
    ['nests without end', 'too-deep', `<rss><channel>${'<a>'.repeat(100_000)}`],
    ['is JSON that nests without end', 'truncated', '{"db":'.repeat(200_000)],
    ['is another XML', 'not-an-export', '<html><body></body></html>'],
    ['is another JSON', 'not-an-export', '{"posts":[]}'],
    ['is no text', 'not-an-export', '\u0000\u0001PK'],
  ])('that %s is refused', (_what, refusal, file) => {
    expect(() => readExport(file)).toThrowError(expect.objectContaining({ refusal }) as Error);
  });

  it('of more than 100 MB is refused', () => {
    expect(() => readExport(`<${'x'.repeat(maxImportBytes)}`)).toThrowError(/100 MB/);
  });

  it('leaves entities that nothing declares as they stand', () => {
    expect(contentOf('&lol; &amp;lt;script&amp;gt;')).toBe('<p>&amp;lol; &amp;lt;script&amp;gt;</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<template><script>alert(1)</script></template>',
    '[caption]<img src="x" alt="[/caption]<script>alert(1)</script>"> y[/caption]',
    '<!-- wp:html --><object data="javascript:alert(1)"></object><!-- /wp:html -->',
    '<figure><a href="javascript:alert(1)"><img src="data:text/html,x"></a></figure>',
  ])('has no say through %s', (html) => {
    const written = contentOf(`${html} fin`);
    const alone = written.replace(/"[^"]*"/g, '""');
    expect(alone).not.toMatch(/<(script|svg|math|iframe|object|template|style)|\son\w+=|style=/i);
    expect(written).not.toMatch(/(href|src)="\s*(javascript|data):/i);
  });

  it('costs one item, not the others, where a text nests without end or is too long', () => {
    const { items } = readExport(
      wxr(
        item('<div>'.repeat(50_000), '1') +
          item(`${'<blockquote>'.repeat(148)}<img src="/a.png">`, '5') +
          item('a'.repeat(1_100_000), '2') +
          item('<b></b>', '3') +
          item('bien', '4'),
      ),
    );
    expect(items.map(({ refusal }) => refusal)).toEqual(['too-deep', 'too-deep', 'too-long', 'empty', undefined]);
  });

  it.each([
    '<pre>',
    '[caption]',
    '<!--',
    '[a b',
    '[gallery ids="',
    '<p>\n\n',
    '[/x][x]',
    '<b>',
    ' ',
    '<br>',
    '<!-- wp:block {"ref":1',
  ])('that repeats « %s » is read in time that grows with its length', (part) => {
    const began = performance.now();
    readExport(wxr(item(`a${part.repeat(100_000)}a`)));
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('grows no text without end by blocks and galleries that it names again and again', () => {
    const block = `<item><content:encoded><![CDATA[${'x'.repeat(900_000)}]]></content:encoded><wp:post_id>9</wp:post_id><wp:status>publish</wp:status><wp:post_type>wp_block</wp:post_type></item>`;
    const { items } = readExport(wxr(block + item('<!-- wp:block {"ref":9} /-->'.repeat(20_000)) + item('bien', '2')));
    expect(items.map(({ refusal }) => refusal)).toEqual(['too-long', undefined]);
  });

  it('may nest its titles, comments and names too', () => {
    const deep = '<i>'.repeat(6000);
    const { items } = readExport(wxr(item('bien')).replace('<title>T', `<title><![CDATA[${deep}]]>`));
    expect(items.map(({ row }) => row.title)).toEqual(['Sans titre']);
  });

  it('gives each of many items of one name an address of its own', () => {
    const { items } = readExport(wxr(Array.from({ length: 3000 }, (_, id) => item('x', String(id))).join('')));
    expect(new Set(items.map(({ row }) => row.slug)).size).toBe(3000);
  });
});

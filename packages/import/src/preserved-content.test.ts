// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { readExport } from './read-export';
import { itemOf } from '../tests/samples/read-sample';
import type { ImportItem } from './model';

const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
const wordPress = (html: string, fields = ''): ImportItem =>
  itemOf(
    readExport(
      `<rss><channel><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>Le titre</title><excerpt:encoded>Court.</excerpt:encoded><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>t</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${fields}</item></channel></rss>`,
    ).items,
    '1',
  );
const ghost = (html: string, post = {}, fields = {}): ImportItem =>
  itemOf(
    readExport(
      JSON.stringify({ data: { posts: [{ id: '1', status: 'published', title: 'T', html, ...post }], posts_meta: [{ post_id: '1', ...fields }] } }), // prettier-ignore
    ).items,
    '1',
  );
const fieldsLost = ({ omissions }: ImportItem): string[] =>
  omissions.filter(({ kind }) => kind === 'field').map(({ name }) => name);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const article = (id: number, name: string, html: string): string =>
  `<item><title>${name}</title><link>https://a.example/${name}/</link><content:encoded><![CDATA[${html}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${name}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

it('an anchor of another text leads to the heading that it marked there', () => {
  const { items } = readExport(
    `<rss><channel><link>https://a.example</link><wp:wxr_version>1.2</wp:wxr_version>${[
      article(
        1,
        'guide',
        '<h2 id="été-1">Nos prix</h2><p>Un.</p><p><a href="https://a.example/guide/#été-1">Haut</a></p>',
      ),
      article(2, 'suite', '<p><a href="/guide/#%C3%A9t%C3%A9-1">Prix</a> <a href="/guide/#rien">Rien</a></p>'),
    ].join('')}</channel></rss>`,
  );
  expect(itemOf(items, '1').row.content).toContain('<a href="/blog/guide#partie-nos-prix">Haut</a>');
  expect(itemOf(items, '2').row.content).toBe(
    '<p><a href="/blog/guide#partie-nos-prix">Prix</a> <a href="/blog/guide#rien">Rien</a></p>',
  );
});

describe('words of WordPress', () => {
  it.each([
    ['paragraphs of an item', '<ul><li><p>Un</p><p>Deux</p></li></ul>', '<ul>\n<li>Un<br>Deux</li>\n</ul>'],
    ['blocks of a cell', '<table><tr><td><div>3</div><div>1</div></td></tr></table>', '<table><tr><td>3<br>1</td></tr></table>'],
    ['paragraphs of a caption', '<figure><img src="/a.jpg" alt=""><figcaption><p>3</p><p>1</p></figcaption></figure>', '<figcaption>3<br>1</figcaption>'],
    ['paragraphs of a definition', '<dl><dt>T</dt><dd><p>Un</p><p>Deux</p></dd></dl>', '<dd>Un<br>Deux</dd>'],
    ['a picture in a block in a link', '<a href="/x"><div><img src="/a.jpg" alt=""></div></a>', '<a href="https://a.example/x"><img src="https://a.example/a.jpg" alt=""></a>'],
    ['lines between blocks', '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->\nUn\n\nDeux\n<!-- wp:freeform -->X\n\nY<!-- /wp:freeform -->', '<p>A</p>\n<p>Un</p>\n<p>Deux</p>\n<p>X</p>\n<p>Y</p>'],
    ['questions of an accordion', '<div class="wp-block-accordion"><h3><button><span>Question ?</span><span aria-hidden="true">+</span></button></h3><div hidden="until-found"><p>Oui.</p></div></div>', '<h3>Question ?</h3>\n<p>Oui.</p>'],
    ['a caption of sound', '<figure><audio src="/e.mp3"></audio><figcaption>Légende</figcaption></figure>'.replace('"/', '"https://a.example/'), '<p>Légende</p>'],
    ['a file and its button', '<div><a href="/g.pdf">grille</a><a href="/g.pdf" download>Télécharger</a></div>', 'grille</a> <a href'],
    ['captions of tables and galleries', '<figure><table><tr><td>1</td></tr></table><figcaption>T</figcaption></figure><figure><figure><img src="/a.jpg" alt=""></figure><figcaption>G</figcaption></figure>', '<p>G</p>'],
    ['brackets of a sentence', 'Bonjour [prenom_client], un [rendez-vous] ?', '<p>Bonjour [prenom_client], un [rendez-vous] ?</p>'],
    ['encoded HTML', `[vc_raw_html]${base64(encodeURIComponent('<p>Été</p>'))}[/vc_raw_html][fusion_code]${base64('<p>Hiver</p>')}[/fusion_code]`, '<p>Été</p>\n<p>Hiver</p>'],
    ['anchors', '<p><a href="#prix">Voir</a> <a href="#rien">rien</a></p><h2 id="prix">Nos prix</h2>', '<p><a href="#partie-nos-prix">Voir</a> rien</p>\n<h2>Nos prix</h2>'],
  ])('keep %s', (_what, html, written) => {
    expect(wordPress(html).row.content).toContain(written);
  }); // prettier-ignore

  it('keep notes, which lead to their numbers and back', () => {
    const number = '<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>';
    const text = `<!-- wp:paragraph --><p>Un fait${number}.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`;
    expect(wordPress(text, meta('footnotes', '[{"content":"Le <em>texte</em>","id":"a-1"}]')).row.content).toBe(
      '<p>Un fait<sup><a href="#note-1">1</a></sup>.</p>\n<ol>\n<li>Le <em>texte</em> <a href="#appel-1">↩</a></li>\n</ol>',
    );
  });

  it.each([
    ['_yoast_wpseo_title', 'Guide %%sep%% %%sitename%%', 'Guide'],
    ['rank_math_title', '%title% %page% %sep% Offre %currentyear%', 'Le titre – Offre'],
    ['_seopress_titles_title', '%%post_title%% – offert', 'Le titre – offert'],
    ['_aioseo_title', '#post_title #separator_sa #site_title', ''],
    ['_aioseop_title', '100% #tarif', '100% #tarif'],
    ['rank_math_description', 'Le %title% : %excerpt%', 'Le Le titre : Court.'],
  ])('keep the field %s, « %s », as « %s »', (key, value, written) => {
    const { meta_title: title, meta_description: description } = wordPress('<p>x</p>', meta(key, value)).row;
    expect(title || description).toBe(written);
  });

  it.each([
    ['_yoast_wpseo_canonical', 'https://c.example/t/', ['canonical']],
    ['rank_math_canonical_url', 'http://www.a.example/T', []],
    ['_seopress_robots_canonical', 'https://a.example/autre/', ['canonical']],
    ['_aioseo_canonical_url', '', []],
    ['_yoast_wpseo_opengraph-title', '%%title%% %%sep%% %%sitename%%', []],
    ['rank_math_twitter_title', 'Un autre titre', ['social']],
    ['_seopress_social_fb_img', 'https://a.example/social.jpg', ['social']],
    ['_aioseo_og_description', '#post_excerpt', []],
    ['rank_math_facebook_image_id', '12', []],
  ])('name the field %s, « %s », as lost: %s', (key, value, named) => {
    const link = '<link>https://a.example/t/</link>';
    expect(fieldsLost(wordPress('<p>x</p>', link + meta(key, value)))).toEqual(named);
  });

  it('keep titles of two lines apart', () => {
    const file = '<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title><![CDATA[Un<br>Deux]]></title><content:encoded>x</content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>'; // prettier-ignore
    expect(readExport(file).items[0]?.row.title).toBe('Un Deux');
  });
});

describe('words of Ghost', () => {
  it.each([
    ['notes of Markdown', '<p>x<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><section><ol><li id="fn1"><p>Note <a href="#fnref1">↩︎</a></p></li></ol></section>', '<li>Note <a href="#appel-1">↩︎</a></li>'],
    ['a bookmark', '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.example/"><div><div class="kg-bookmark-title">Titre</div><div class="kg-bookmark-description">Suite</div></div></a><figcaption>Légende</figcaption></figure>', '<p><a href="https://b.example/">Titre</a></p>\n<p>Suite</p>\n<p>Légende</p>'],
    ['a file', '<div class="kg-card kg-file-card"><a href="https://a.example/g.pdf"><div><div>Grille</div><div>Tarifs</div></div></a></div>', '>Grille<br>Tarifs</a>'],
    ['a sound, without its buttons', '<div class="kg-card kg-audio-card"><img src="" class="kg-audio-hide"><div><audio src="https://a.example/s.mp3"></audio><div>Le son</div><div class="kg-audio-player"><span>0:00</span></div></div></div>', 's.mp3\u00A0»</a></p>\n<p>Le son</p>'],
  ])('keep %s', (_what, html, written) => {
    const { content } = ghost(html).row;
    expect(content).toContain(written);
    expect(content).not.toMatch(/0:00|src="https?:\/\/[^/]*\/?"/);
  }); // prettier-ignore

  it('name fields that have no equal', () => {
    const post = ghost('<p>x</p>', { canonical_url: 'https://c.example', codeinjection_head: '<style></style>' }, { og_title: 'Social' }); // prettier-ignore
    expect(fieldsLost(post)).toEqual(['canonical', 'code', 'social']);
    const fields = { meta_title: 'M', og_title: 'M', twitter_title: 'T', og_image: '__GHOST_URL__/a.jpg' };
    const own = { slug: 't', canonical_url: '__GHOST_URL__/t', codeinjection_foot: ' ', feature_image: '__GHOST_URL__/a.jpg' }; // prettier-ignore
    expect(fieldsLost(ghost('<p>x</p>', own, fields)), 'but not those that say the same').toEqual([]);
  });

  it('name the code of the whole site', () => {
    const settings = [{ key: 'codeinjection_head', value: '<script></script>' }];
    const { omissions } = readExport(JSON.stringify({ data: { posts: [], settings } }));
    expect(omissions).toEqual([{ kind: 'field', name: 'code', count: 1 }]);
  });
});

// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { awaitedFiles } from './files';
import type { ImportedSite } from './model';
import { readExport } from './read-export';
import { itemOf } from '../tests/samples/read-sample';

const site = 'https://a.example';
const up = `${site}/wp-content/uploads/2024`;
const element = (name: string, words: string): string => `<wp:${name}><![CDATA[${words}]]></wp:${name}>`;

interface Sent {
  readonly url: string;
  readonly parent?: string;
  readonly status?: string;
  readonly title?: string;
  readonly caption?: string;
}
const attachment = (id: string, { url, parent = '0', status = 'inherit', title = '', caption = '' }: Sent): string =>
  `<item><title>${title}</title><link>${site}/sent-${id}/</link><excerpt:encoded>${caption}</excerpt:encoded>${element('post_id', id)}${element('post_parent', parent)}${element('status', status)}${element('post_type', 'attachment')}${element('attachment_url', url)}</item>`;
const article = (id: string, html: string, status = 'publish', others = ''): string =>
  `<item><title>Titre ${id}</title><link>${site}/article-${id}/</link><content:encoded><![CDATA[${html}]]></content:encoded>${element('post_id', id)}${element('post_name', `article-${id}`)}${element('status', status)}${element('post_type', 'post')}${others}</item>`;
const wordPress = (...items: readonly string[]): ImportedSite =>
  readExport(`<rss><channel><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`);
const ghost = (html: string): ImportedSite =>
  readExport(JSON.stringify({ data: { posts: [{ id: '1', status: 'published', title: 'T', html }] } }), site);

/** Returns words with no-break spaces beside their quotation marks. */
const named = (words: string): string => words.replace('« ', '«\u00A0').replace(' »', '\u00A0»');
const link = (address: string, words: string): string => `<p><a href="${address}">${named(words)}</a></p>`;

describe('a player or a download becomes a link to its file, with its words', () => {
  const library = [
    attachment('31', { url: `${up}/s1.mp3`, parent: '1', title: 'Épisode 1', caption: 'Avec Zoé' }),
    attachment('32', { url: `${up}/s2.ogg`, parent: '1', title: 'Épisode 2' }),
    attachment('33', { url: `${up}/v3.mp4`, parent: '1', title: 'Le film' }),
  ];
  it.each([
    ['a block of sound', `<!-- wp:audio {"id":9} --><figure class="wp-block-audio"><audio controls src="${up}/e.mp3"></audio><figcaption>Légende <em>du son</em></figcaption></figure><!-- /wp:audio -->`, `${link(`${up}/e.mp3`, 'Écouter « e.mp3 »')}\n<p>Légende <em>du son</em></p>`],
    ['a block of video, not its poster', `<!-- wp:video --><figure class="wp-block-video"><video controls poster="${up}/p.jpg" src="${up}/v.mp4"></video><figcaption>Légende</figcaption></figure><!-- /wp:video -->`, `${link(`${up}/v.mp4`, 'Voir la vidéo « v.mp4 »')}\n<p>Légende</p>`],
    ['sources of one sound', `<audio><source src="${up}/e.ogg" type="audio/ogg"><source src="${up}/e.mp3"></audio>`, link(`${up}/e.ogg`, 'Écouter « e.ogg »')],
    ['an address below the root', '<audio src="/wp-content/uploads/e%20t%C3%A9.mp3"></audio>', link(`${site}/wp-content/uploads/e%20t%C3%A9.mp3`, 'Écouter « e té.mp3 »')],
    ['a block of a file, not its preview', `<!-- wp:file {"id":10} --><div class="wp-block-file"><object class="wp-block-file__embed" data="${up}/g.pdf" type="application/pdf"></object><a id="f" href="${up}/g.pdf">grille</a><a href="${up}/g.pdf" class="wp-block-file__button" download aria-describedby="f">Télécharger</a></div><!-- /wp:file -->`, `<p><a href="${up}/g.pdf">grille</a> <a href="${up}/g.pdf">Télécharger</a></p>`],
    ['[audio] of the former editor', `Avant\n\n[audio mp3="${up}/e.mp3" loop="on"][/audio]\n\nAprès`, `<p>Avant</p>\n${link(`${up}/e.mp3`, 'Écouter « e.mp3 »')}\n<p>Après</p>`],
    ['[audio] below the root', '[audio src="/wp-content/uploads/e.mp3"]', link(`${site}/wp-content/uploads/e.mp3`, 'Écouter « e.mp3 »')],
    ['[audio] alone', 'Avant\n\n[audio]', `<p>Avant</p>\n${link(`${up}/s1.mp3`, 'Écouter « Épisode 1 »')}\n<p>Avec Zoé</p>`],
    ['[video], not its poster', `[video width="640" poster="${up}/p.jpg" mp4="${up}/v.mp4"][/video]`, link(`${up}/v.mp4`, 'Voir la vidéo « v.mp4 »')],
    ['[playlist] by numbers', '[playlist ids="32,31"]', `${link(`${up}/s2.ogg`, 'Écouter « Épisode 2 »')}\n${link(`${up}/s1.mp3`, 'Écouter « Épisode 1 »')}\n<p>Avec Zoé</p>`],
    ['[playlist] of all', '[playlist]', `${link(`${up}/s1.mp3`, 'Écouter « Épisode 1 »')}\n<p>Avec Zoé</p>\n${link(`${up}/s2.ogg`, 'Écouter « Épisode 2 »')}`],
    ['[playlist] of videos', '[playlist type="video"]', link(`${up}/v3.mp4`, 'Voir la vidéo « Le film »')],
    ['an address alone on its line', `${up}/g.pdf`, link(`${up}/g.pdf`, 'Télécharger « g.pdf »')],
    ['[embed]', `[embed]${up}/e.mp3[/embed]`, link(`${up}/e.mp3`, 'Écouter « e.mp3 »')],
    ['a plug-in that shows papers', `[pdf-embedder url="${up}/g.pdf" width="600"]`, link(`${up}/g.pdf`, 'Télécharger « g.pdf »')],
    ['a frame with a paper', `<iframe src="${up}/g.pdf"></iframe>`, link(`${up}/g.pdf`, 'Télécharger « g.pdf »')],
    ['a viewer of another host', `<iframe src="https://docs.google.com/viewer?url=${encodeURIComponent(`${up}/g.pdf`)}&embedded=true"></iframe>`, link(`${up}/g.pdf`, 'Télécharger « g.pdf »')],
  ])('of WordPress: %s', (_what, html, written) => {
    const read = wordPress(article('1', html), ...library);
    const { row, omissions, files } = itemOf(read.items, '1');
    expect(row.content).toBe(written);
    expect(omissions).toEqual([]);
    expect(files).toEqual([...new Set(Array.from(written.matchAll(/href="([^"]+)"/g), ([, address]) => address))]);
  }); // prettier-ignore

  it.each([
    ['sound', '<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-thumbnail placeholder"><svg></svg></div><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/2024/05/x.mp3" preload="metadata"></audio><div class="kg-audio-title">Titre du son</div><div class="kg-audio-player"><button class="kg-audio-play-icon"><svg></svg></button><span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span class="kg-audio-duration">12</span></div><input type="range"></div></div></div>', link(`${site}/content/media/2024/05/x.mp3`, 'Écouter « Titre du son »')],
    ['video', '<figure class="kg-card kg-video-card kg-card-hascaption"><div class="kg-video-container"><video src="__GHOST_URL__/content/media/v.mp4" poster="https://img.spacergif.org/v1/640x480/0a/spacer.png"></video><div class="kg-video-overlay"><button class="kg-video-large-play-icon"></button></div><div class="kg-video-player-container kg-video-hide"><span>0:00</span></div></div><figcaption><p><span>Légende</span></p></figcaption></figure>', `${link(`${site}/content/media/v.mp4`, 'Voir la vidéo « v.mp4 »')}\n<p>Légende</p>`],
    ['file', '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/x.pdf" title="Download" download=""><div class="kg-file-card-contents"><div class="kg-file-card-title">La plaquette</div><div class="kg-file-card-caption">Édition 2024</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">x.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>', `${link(`${site}/content/files/x.pdf`, 'Télécharger « La plaquette »')}\n<p>Édition 2024</p>`],
  ])('of Ghost: a card of %s', (_what, html, written) => {
    const { row, omissions, files } = itemOf(ghost(html).items, '1');
    expect(row.content).toBe(written);
    expect(omissions).toEqual([]);
    expect(files).toHaveLength(1);
  }); // prettier-ignore

  it('reports frames and buttons without a file as lost, and keeps their words', () => {
    const { row, omissions } = itemOf(wordPress(article('1', '<p>x</p><iframe src="https://ailleurs.example/carte"></iframe>[su_button url="/devis/"]y[/su_button]')).items, '1'); // prettier-ignore
    expect(row.content).toBe('<p>x</p>\n<p>y</p>');
    expect(omissions.map(({ name }) => name)).toEqual(['su_button', 'iframe']);
  });
});

describe('links of texts', () => {
  it('to files of the former site are named, in whatever way they are written, and no others', () => {
    const html = [`${up}/g.pdf#page=2`, '/wp-content/uploads/t.xlsx', `http://www.a.example/d.zip`, `${up}/plan.jpg`, '/sent-40/', '/?attachment_id=40', `${up}/old.exe`]
      .concat(['https://autre.example/x.pdf', '/contact/', 'mailto:a@a.example'])
      .map((address, index) => `<a href="${address}">mot ${index}</a>`).join(' '); // prettier-ignore
    const { files, row } = itemOf(wordPress(article('1', html), attachment('40', { url: `${up}/c.docx` })).items, '1');
    const expected = [`${up}/g.pdf`, `${site}/wp-content/uploads/t.xlsx`, 'http://www.a.example/d.zip', `${up}/plan.jpg`, `${up}/c.docx`, `${up}/old.exe`]; // prettier-ignore
    expect(files).toEqual(expected);
    for (const address of expected) expect(row.content).toContain(`href="${address}"`);
  });

  it('to authors, archives, feeds and pages of files lead to their address here', () => {
    const terms =
      '<category domain="category" nicename="crm">CRM</category><category domain="post_tag" nicename="devis">Devis</category>';
    const html = ['/author/lea/', '/?author=2', '/category/crm/', '/tag/devis', '/2024/03/', '/feed/', '/sent-41/', '/?attachment_id=41', '/sent-42/']
      .map((address) => `<a href="${site}${address}">mot</a>`).join(' '); // prettier-ignore
    const read = readExport(
      `<rss><channel><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version><wp:author><wp:author_id>2</wp:author_id><wp:author_login>lea</wp:author_login></wp:author>${article('1', html, 'publish', `${terms}<wp:post_date>2024-03-05 08:00:00</wp:post_date>`)}${attachment('41', { url: `${up}/seul.png` })}${attachment('42', { url: `${up}/lie.png`, parent: '1' })}</channel></rss>`,
    );
    const led = Array.from(itemOf(read.items, '1').row.content.matchAll(/href="([^"]+)"/g), ([, address]) => address);
    expect(led).toEqual(['/blog', '/blog', '/blog/categorie/crm', '/blog?search=Devis', '/blog', '/rss.xml', '/blog', '/blog', '/blog/article-1']); // prettier-ignore
  });
});

describe('the library of WordPress', () => {
  const read = wordPress(
    article('1', `<a href="${up}/lie.pdf">mot</a>`),
    article('2', 'x', 'private'),
    article('3', 'x', 'publish', element('post_password', 'secret')),
    attachment('50', { url: `${up}/lie.pdf`, parent: '1' }),
    attachment('51', { url: `${up}/seul.pdf` }),
    attachment('52', { url: `${up}/prive.pdf`, parent: '2' }),
    attachment('53', { url: `${up}/protege.pdf`, parent: '3' }),
    attachment('54', { url: `${up}/jete.pdf`, status: 'trash' }),
    attachment('55', { url: `${up}/cache.pdf`, status: 'private' }),
    attachment('56', { url: `${up}/image.png` }),
  );

  it('names the files that strangers found there, with their pages', () => {
    expect(read.files).toEqual([
      { address: `${up}/lie.pdf`, pages: ['/sent-50/', '/?attachment_id=50'] },
      { address: `${up}/seul.pdf`, pages: ['/sent-51/', '/?attachment_id=51'] },
    ]);
  });

  it('and texts have files that are awaited, each once, until they are here', () => {
    expect(awaitedFiles(read, {})).toEqual([
      { address: `${up}/lie.pdf`, titles: ['Titre 1'] },
      { address: `${up}/seul.pdf`, titles: [] },
    ]);
    expect(awaitedFiles(read, { [`${up}/lie.pdf`]: '/x.pdf' })).toHaveLength(1);
  });
});

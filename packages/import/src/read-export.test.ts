// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { placeItems } from './place-items';
import { readExport } from './read-export';
import { itemOf, omissions, sample } from '../tests/samples/read-sample';

describe('an export of WordPress', () => {
  const site = readExport(sample('wordpress.xml'));
  const item = (id: string) => itemOf(site.items, id);

  it('gives its articles and pages, and counts what is neither', () => {
    expect(site.source).toBe('wordpress https://ancien.example');
    expect(site.items.map(({ source_id, kind }) => `${kind} ${source_id}`)).toEqual([
      'post 12', 'post 13', 'post 14', 'post 15', 'page 16', 'page 17', 'page 18', 'post 20',
    ]); // prettier-ignore
    expect(omissions(site.omissions)).toEqual(['status trash 1', 'type realisation 1', 'type nav_menu_item 1']);
  });

  it('gives its feeds and archives an address here, by path and by number', () => {
    const led = site.addresses.map(({ from_path: from, to_address: to }) => `${from} ${to}`);
    expect(led).toEqual(expect.arrayContaining([
      '/feed /rss.xml', '/?feed=rss2 /rss.xml', '/comments/feed /rss.xml', '/category/automatisation/feed /rss.xml',
      '/category/automatisation /blog/categorie/automatisation', '/?cat=3 /blog/categorie/automatisation',
      '/category/automatisation/chantiers /blog?search=Chantiers%20%26%20co', '/?cat=4 /blog?search=Chantiers%20%26%20co',
      '/tag/devis /blog?search=Devis', '/?tag=devis /blog?search=Devis', '/author/lea /blog', '/?author=2 /blog',
      '/2024 /blog', '/2024/03 /blog', '/2024/03/05 /blog', '/?m=202403 /blog',
    ])); // prettier-ignore
    expect(
      led.filter((line) => line.includes('2099')),
      'an archive of what nobody has read',
    ).toEqual([]);
  });

  it('knows only paths where the site is in a folder', () => {
    const { items, addresses } = readExport(
      sample('wordpress.xml').replaceAll('https://ancien.example', 'https://ancien.example/journal'),
    );
    expect(itemOf(items, '12').former_paths).toContain('/journal/2024/03/devis-et-relances/');
    expect(addresses.map(({ from_path: from }) => from)).toContain('/journal/category/automatisation');
    expect(
      [...items.flatMap((each) => each.former_paths), ...addresses.map((line) => line.from_path)].join(),
    ).not.toContain('?');
  });

  it('keeps dates, author, category, tags, pictures and what search engines read', () => {
    expect(item('12').row).toMatchObject({
      slug: 'devis-et-relances',
      title: 'Devis & relances : le guide',
      excerpt: 'Envoyer vite.',
      author: 'Léa Morel',
      category: 'Automatisation',
      tags: ['Devis', 'Chantiers & co'],
      featured: true,
      featured_image_url: 'https://ancien.example/wp-content/uploads/2024/03/chantier.jpg',
      featured_image_alt: 'Façade en travaux',
      status: 'published',
      published_at: '2024-03-05T08:30:00.000Z',
      updated_at: '2024-04-01T09:00:00.000Z',
      meta_description: 'Le guide des devis',
    });
    expect(item('12').former_paths).toEqual([
      '/2024/03/devis-et-relances/', '/2024/03/devis/', '/?p=12', '/2024/03/devis-et-relances/chantier/', '/?attachment_id=21',
    ]); // prettier-ignore
    const folder = 'https://ancien.example/wp-content/uploads/2024/03';
    expect(item('12').pictures).toEqual([
      { address: `${folder}/chantier.jpg`, alt: 'Un chantier', caption: 'Le chantier' },
    ]);
  });

  it('writes blocks as the product does, and lists those without an equal', () => {
    expect(item('12').row.content).toBe(
      [
        '<p>Un devis part <strong>le jour même</strong>, voir <a href="/blog/classique#suite">l’ancien article</a>.</p>',
        '<h2>Première partie</h2>',
        '<figure><img src="https://ancien.example/wp-content/uploads/2024/03/chantier.jpg" alt="Un chantier"><figcaption>Le chantier</figcaption></figure>',
        '<ol>\n<li>Chiffrer\n<ul>\n<li>Vite</li>\n</ul></li>\n</ol>',
        '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Lire la vidéo sur YouTube</a></figure>',
        '<p><a class="button" href="/contact">Nous écrire</a></p>',
        '<p>À partir de 900 €</p>',
        '<p>Encadré commun.</p>',
      ].join('\n'),
    );
    expect(omissions(item('12').omissions)).toEqual([
      'shortcode contact-form-7 1',
      'comment spam 1',
      'comment pingback 1',
      'block latest-posts 1',
      'block acme/pricing 1',
    ]);
  });

  it('makes paragraphs of lines and HTML of shortcodes, and leaves brackets of a sentence alone', () => {
    const { content } = item('13').row;
    expect(content).toContain('<p>Première ligne<br>seconde ligne [sic].</p>');
    expect(content).toMatch(
      /<figure><img src="[^"]+\/chantier\.jpg" alt="" width="300"><figcaption>La façade<\/figcaption><\/figure>/,
    );
    expect(content).toMatch(/chantier\.jpg" alt="Façade en travaux"><figcaption>Rue des Lilas<\/figcaption><\/figure>/);
    expect(content).toMatch(/plan\.png" alt=""><\/figure>/);
    expect(content).toContain('<figure><a href="https://vimeo.com/76979871">Lire la vidéo sur Vimeo</a></figure>');
    expect(content).toContain('<pre>code [gallery ids="21"]\n\nfin</pre>');
    expect(content).toContain('<p>Cliquez');
    expect(item('13').row).toMatchObject({ category: null, tags: [], author: 'paul' });
  });

  it('makes an excerpt of the words before « Lire la suite », and awaits missing pictures', () => {
    const file = sample('wordpress.xml');
    const alone = readExport(
      file
        .replaceAll(/<item>(?:(?!<\/item>)[\s\S])*?<wp:post_type><!\[CDATA\[attachment\]\]>[\s\S]*?<\/item>/g, '')
        .replaceAll(/<wp:(category|tag)>[\s\S]*?<\/wp:\1>/g, '')
        .replace('<excerpt:encoded><![CDATA[Envoyer <b>vite</b>.]]>', '<excerpt:encoded><![CDATA[]]>')
        .replace(/<h1[^>]*>Première partie/, '<!--more La suite-->$&'),
    );
    const { row, awaits_picture: awaits, omissions: lost } = itemOf(alone.items, '12');
    expect(row).toMatchObject({
      excerpt: 'Un devis part le jour même, voir l’ancien article.',
      featured_image_url: null,
    });
    expect(awaits).toBe(true);
    expect(omissions(lost)).toContain('picture featured 1');
    expect(item('12').awaits_picture).toBe(false);
    expect(alone.addresses).toEqual(
      expect.arrayContaining([
        { from_path: '/category/automatisation', to_address: '/blog/categorie/automatisation' },
        { from_path: '/tag/devis/feed', to_address: '/rss.xml' },
      ]),
    );
  });

  it('leads from terms with signs, and from authors by their login and their name', () => {
    const file = sample('wordpress.xml')
      .replaceAll('Chantiers & co', 'R&amp;D')
      .replace(/<wp:author_login>(<!\[CDATA\[)?lea(\]\]>)?/, '<wp:author_login><![CDATA[Léa.M@ex.fr]]>');
    const led = readExport(file).addresses.map(({ from_path: from, to_address: to }) => `${from} ${to}`);
    expect(led).toEqual(
      expect.arrayContaining(['/?cat=4 /blog?search=R%26D', '/author/lea-mex-fr /blog', '/author/lea-morel /blog']),
    );
  });

  it('lets no script, handler or hostile address through', () => {
    expect(item('13').row.content).not.toMatch(/script|onerror|alert|data:/i);
    expect(item('13').row.content).toContain('piège');
    expect(omissions(item('13').omissions)).toEqual([
      'shortcode su_button 1',
      'element script 1',
      'address javascript:alert(1) 1',
      'address data:image/png;base64,AA 1',
    ]);
  });

  it('makes drafts of what not everybody could read, and gives them no address to come from', () => {
    for (const id of ['14', '15', '16']) expect(item(id).row).toMatchObject({ status: 'draft', published_at: null });
    expect(item('14').row).toMatchObject({
      title: 'Sans titre',
      slug: 'post-14',
      created_at: '2024-05-01T09:00:00.000Z',
    });
    expect(item('14').former_paths).toEqual([]);
    expect(omissions(item('15').omissions)).toEqual(['status password 1']);
    expect(omissions(item('16').omissions)).toEqual(['status private 1']);
  });

  it('redirects the path of a subpage, and renames a page whose address is taken', () => {
    expect(item('17')).toMatchObject({
      row: { slug: 'equipe' },
      former_paths: ['/agence/equipe/', '/?p=17', '/?page_id=17'],
    });
    const here = { posts: ['classique'], pages: ['contact-2'], comments: true };
    const placed = placeItems(site, ['13'], here).items;
    expect(itemOf(placed, '18')).toMatchObject({
      row: { slug: 'contact-3', status: 'draft', published_at: null },
      omissions: [{ kind: 'place', name: '/contact-3' }],
    });
    expect(itemOf(placed, '13'), 'here already').toEqual(item('13'));
    for (const slug of ['a-propos', 'mentions-legales', 'admin', 'apercu']) {
      const items = [{ ...item('18'), row: { ...item('18').row, slug } }];
      const [page] = placeItems({ ...site, items }, [], { ...here, pages: ['mentions-legales'] }).items;
      expect(page?.row).toMatchObject({ slug: `${slug}-2`, status: 'draft' });
    }
  });

  it('keeps planned articles, short links between articles, and galleries of uploaded pictures', () => {
    expect(item('20').row).toMatchObject({ status: 'published', published_at: '2099-01-02T09:00:00.000Z' });
    expect(item('20').former_paths, 'an address that nobody had').toEqual([]);
    expect(item('20').row.content).toBe(
      '<p>Voir <a href="/blog/devis-et-relances">le guide</a>.</p>\n<figure><img src="https://ancien.example/wp-content/uploads/2024/03/plan.png" alt=""></figure>',
    );
  });

  it('keeps comments that were shown or wait, with one level of answers', () => {
    expect(
      item('12').comments.map(({ name, parent, status, from_agency }) => [name, parent, status, from_agency]),
    ).toEqual([
      ['Paul', null, 'approved', false],
      ['Léa Morel', '1', 'approved', true],
      ['Zoé', '1', 'pending', false],
    ]);
    expect(item('12').comments[0]).toMatchObject({
      words: 'Merci !\nTrès utile.',
      email: 'paul@xn--boulangerie-lon-nnb.fr',
    });
  });
});

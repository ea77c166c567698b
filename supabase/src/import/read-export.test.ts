import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportItem, Loss } from './model';
import { readExport } from './read-export';

const sample = (name: string): string => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
const losses = (found: readonly Loss[]): string[] => found.map(({ kind, name, count }) => `${kind} ${name} ${count}`);
const itemOf = (items: readonly ImportItem[], id: string): ImportItem => {
  const item = items.find(({ source_id }) => source_id === id);
  if (!item) throw new Error(`No item ${id}`);
  return item;
};

describe('an export of WordPress (§10.27)', () => {
  const site = readExport(sample('wordpress.xml'));
  const item = (id: string) => itemOf(site.items, id);

  it('gives its articles and pages, and counts what is neither', () => {
    expect(site.source).toBe('wordpress https://ancien.example');
    expect(site.items.map(({ source_id, kind }) => `${kind} ${source_id}`)).toEqual([
      'post 12', 'post 13', 'post 14', 'post 15', 'page 16', 'page 17', 'page 18',
    ]); // prettier-ignore
    expect(losses(site.losses)).toEqual(['status trash 1', 'type nav_menu_item 1']);
  });

  it('gives its feed and archives an address here', () => {
    expect(site.addresses.map(({ from_path: from, to_address: to }) => `${from} ${to}`)).toEqual([
      '/feed /rss.xml',
      '/category/automatisation /blog/categorie/automatisation',
      '/tag/devis /blog?search=Devis',
      '/author/lea /blog',
    ]);
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
    expect(item('12').former_paths).toEqual(['/2024/03/devis-et-relances/', '/2024/03/devis/']);
    expect(item('12').pictures).toHaveLength(2);
  });

  it('writes blocks as the product does, and lists those without an equal', () => {
    expect(item('12').row.content).toBe(
      [
        '<p>Un devis part <strong>le jour même</strong>, voir <a href="/blog/classique#suite">l’ancien article</a>.</p>',
        '<h2>Première partie</h2>',
        '<figure><img src="https://ancien.example/wp-content/uploads/2024/03/chantier-1024x683.jpg" alt="Un chantier"><figcaption>Le chantier</figcaption></figure>',
        '<ol>\n<li>Chiffrer\n<ul>\n<li>Vite</li>\n</ul></li>\n</ol>',
        '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Lire la vidéo sur YouTube</a></figure>',
        '<p><a class="button" href="/contact">Nous écrire</a></p>',
        '<p>À partir de 900 €</p>',
        '<p>Encadré commun.</p>',
      ].join('\n'),
    );
    expect(losses(item('12').losses)).toEqual([
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
      /<figure><img src="[^"]+-300x200\.jpg" alt="" width="300" height="200"><figcaption>La façade<\/figcaption><\/figure>/,
    );
    expect(content.match(/uploads\/2024\/03\/(chantier\.jpg|plan\.png)" alt=""><\/figure>/g)).toHaveLength(2);
    expect(content).toContain('<figure><a href="https://vimeo.com/76979871">Lire la vidéo sur Vimeo</a></figure>');
    expect(content).toContain('<pre>code [gallery ids="21"]\n\nfin</pre>');
    expect(content).toContain('<p>Cliquez');
    expect(item('13').row).toMatchObject({ category: null, tags: [], author: 'paul' });
  });

  it('lets no script, handler or hostile address through', () => {
    expect(item('13').row.content).not.toMatch(/script|onerror|alert|data:/i);
    expect(item('13').row.content).toContain('piège');
    expect(losses(item('13').losses)).toEqual([
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
    expect(losses(item('15').losses)).toEqual(['status password 1']);
    expect(losses(item('16').losses)).toEqual(['status private 1']);
  });

  it('leads from the path of a page below another one, and refuses an address of the site itself', () => {
    expect(item('17')).toMatchObject({ row: { slug: 'equipe' }, former_paths: ['/agence/equipe/'] });
    expect(item('18').refusal).toBe('address');
  });

  it('keeps comments that were shown or wait, with one level of answers', () => {
    expect(
      item('12').comments.map(({ name, parent, status, from_agency }) => [name, parent, status, from_agency]),
    ).toEqual([
      ['Paul', null, 'approved', false],
      ['Léa Morel', '1', 'approved', true],
      ['Zoé', '1', 'pending', false],
    ]);
    expect(item('12').comments[0]).toMatchObject({ words: 'Merci !\nTrès utile.', email: 'paul@client.example' });
  });
});

describe('an export of Ghost (§10.27)', () => {
  it('of version 5 gives its posts and pages, cards as the product writes them (§10.27)', () => {
    const { items, addresses } = readExport(sample('ghost-5.json'), 'https://ancien.example/');
    const post = itemOf(items, '65f0a1');
    expect(post.row).toMatchObject({
      title: 'Relances <sans> effort',
      author: 'Léa Morel, Paul Roy',
      category: 'CRM',
      tags: ['Relances'],
      featured: true,
      featured_image_url: 'https://ancien.example/content/images/2024/01/une.jpg',
      featured_image_alt: 'La une',
      published_at: '2024-01-03T09:00:00.000Z',
      meta_title: 'Relances',
    });
    expect(post.row.content.split('\n')).toEqual([
      '<p>Une relance <em>polie</em>, comme <a href="/a-propos-de-nous">nous</a>.</p>',
      '<figure><img src="https://ancien.example/content/images/2024/01/bureau.jpg" alt="Un bureau" width="2000" height="1333"><figcaption>Le bureau</figcaption></figure>',
      '<aside>',
      '<p>À savoir</p>',
      '</aside>',
      '<p><a class="button" href="https://ailleurs.example/">Lire</a></p>',
      '<figure><a href="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed">Lire la vidéo sur YouTube</a></figure>',
      '<p><a href="https://ailleurs.example/page">https://ailleurs.example/page</a></p>',
      '<h4>Pourquoi ?</h4>',
      '<p>Parce que.</p>',
      '<h4>Kit</h4>',
      '<p>Un kit.</p>',
      '<p>HTML à soi</p>',
    ]);
    expect(losses(post.losses)).toEqual(['card signup 1', 'card product 1']);
    expect(post.former_paths).toEqual(['/relances-sans-effort/']);
    expect(itemOf(items, '65f0a2')).toMatchObject({
      row: { status: 'draft' },
      losses: [{ kind: 'status', name: 'paid' }],
    });
    expect(addresses.map(({ from_path: from }) => from)).toEqual([
      '/rss',
      '/tag/relances',
      '/tag/crm',
      '/author/lea',
      '/author/paul',
    ]);
    expect(itemOf(items, '65f0a3')).toMatchObject({ kind: 'page', former_paths: [] });
  });

  it('keeps paths where nobody told the address of the former site (§10.27)', () => {
    const post = itemOf(readExport(sample('ghost-5.json')).items, '65f0a1');
    expect(post.row.featured_image_url).toBe('/content/images/2024/01/une.jpg');
    expect(post.row.content).toContain('<a href="/a-propos-de-nous">nous</a>');
    expect(post.pictures).toEqual(['/content/images/2024/01/bureau.jpg', '/content/images/2024/01/une.jpg']);
    expect(losses(post.losses)).toEqual(['card signup 1', 'card product 1']);
  });

  it('of version 6 gives what is planned, what was never rendered, and letters as drafts (§10.27)', () => {
    const { items } = readExport(sample('ghost-6.json'));
    expect(itemOf(items, '77a1').row).toMatchObject({ status: 'published', published_at: '2099-01-02T09:00:00.000Z' });
    expect(itemOf(items, '77a2').row.content).toBe('<h2>Un titre</h2>\n<p>a &lt; b</p>');
    expect(itemOf(items, '77a2').losses).toEqual([{ kind: 'block', name: 'lexical', count: 1 }]);
    expect(itemOf(items, '77a3').row.status).toBe('draft');
  });
});

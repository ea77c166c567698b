// @module-tag spec-10-27
import { describe, expect, it } from 'vitest';
import { readExport } from './read-export';
import { itemOf, omissions, sample } from '../tests/samples/read-sample';

describe('an export of Ghost', () => {
  it('of version 5 gives its posts and pages, cards as the product writes them', () => {
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
      '<p><a href="https://ailleurs.example/page">Ailleurs</a></p>',
      '<h4>Pourquoi ?</h4>',
      '<p>Parce que.</p>',
      '<h4>Kit</h4>',
      '<p>Un kit.</p>',
      '<p>HTML à soi</p>',
    ]);
    expect(omissions(post.omissions)).toEqual(['card signup 1', 'card product 1']);
    expect(post.former_paths).toEqual(['/relances-sans-effort/']);
    expect(itemOf(items, '65f0a2')).toMatchObject({
      row: { status: 'draft' },
      omissions: [{ kind: 'status', name: 'paid' }],
    });
    expect(addresses.map(({ from_path: from }) => from)).toEqual([
      '/rss', '/tag/relances', '/tag/relances/rss', '/tag/crm', '/tag/crm/rss',
      '/author/lea', '/author/lea/rss', '/author/paul', '/author/paul/rss',
    ]); // prettier-ignore
    expect(itemOf(items, '65f0a3')).toMatchObject({ kind: 'page', former_paths: [] });
  });

  it('keeps paths where nobody told the address of the former site', () => {
    const post = itemOf(readExport(sample('ghost-5.json')).items, '65f0a1');
    expect(post.row.featured_image_url).toBe('/content/images/2024/01/une.jpg');
    expect(post.row.content).toContain('<a href="/a-propos-de-nous">nous</a>');
    expect(post.pictures.map(({ address }) => address)).toEqual([
      '/content/images/2024/01/bureau.jpg',
      '/content/images/2024/01/une.jpg',
    ]);
    expect(omissions(post.omissions)).toEqual(['card signup 1', 'card product 1']);
  });

  it('says of a text that Ghost never rendered that its form is lost', () => {
    const post = {
      id: '1',
      type: 'post',
      title: 'Ancien',
      slug: 'ancien',
      html: null,
      plaintext: 'Un mot.\n\nUn autre.',
    };
    const file = { db: [{ data: { posts: [{ ...post, mobiledoc: '{"version":"0.3.1"}' }] } }] };
    const item = itemOf(readExport(JSON.stringify(file)).items, '1');
    expect(item.row.content).toBe('<p>Un mot.</p>\n<p>Un autre.</p>');
    expect(item.omissions).toEqual([{ kind: 'block', name: 'mobiledoc', count: 1 }]);
  });

  it('keeps the styles of words in a text that Ghost never rendered', () => {
    const children = [
      { type: 'extended-text', text: '20', format: 4 },
      { type: 'extended-text', text: ' 15', format: 3 },
    ];
    const lexical = JSON.stringify({ root: { children: [{ type: 'paragraph', format: '', children }] } });
    const file = { db: [{ data: { posts: [{ id: '1', type: 'post', title: 'T', slug: 't', html: null, lexical }] } }] };
    const { content } = itemOf(readExport(JSON.stringify(file)).items, '1').row;
    expect(content).toBe('<p><s>20</s><em><strong> 15</strong></em></p>');
  });

  it('of version 6 gives what is planned, what was never rendered, and letters as drafts', () => {
    const { items } = readExport(sample('ghost-6.json'));
    expect(itemOf(items, '77a1').row).toMatchObject({ status: 'published', published_at: '2099-01-02T09:00:00.000Z' });
    expect(itemOf(items, '77a2').row.content).toBe('<h2>Un titre</h2>\n<p>a &lt; b</p>');
    expect(itemOf(items, '77a2').omissions).toEqual([{ kind: 'block', name: 'lexical', count: 1 }]);
    expect(itemOf(items, '77a3').row.status).toBe('draft');
  });
});

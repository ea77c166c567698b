// @module-tag spec-5
import { serverPaths } from '@agency-site/domain/server-paths';
import { slugFromTitle } from '@agency-site/domain/slug';
import { describe, expect, test } from 'vitest';
import { clientOf, rowsOf, saveText } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly slug_origin: string;
  readonly updated_at: string;
}

/** For each table, the columns that a row needs beside a title, and the changes that make a row public or hide it again. */
const tables = {
  blog_posts: {
    row: { content: '<p>Texte</p>', status: 'draft' },
    shown: { status: 'published' },
    hidden: { status: 'draft' },
  },
  pages: {
    row: { content: '<p>Texte</p>', status: 'draft' },
    shown: { status: 'published' },
    hidden: { status: 'draft' },
  },
  case_studies: {
    row: { client: 'Client', sector: 'Fleuriste', summary: 'Résumé', published: false },
    shown: { published: true },
    hidden: { published: false },
  },
} as const;

describe.each(Object.entries(tables))('a row of %s', (table, { row, shown, hidden }) => {
  const representation = { prefer: 'return=representation' };
  const create = async (fields: object): Promise<Row> => {
    const [created] = rowsOf<Row>(
      await administrator('POST', `/rest/v1/${table}`, { ...row, ...fields }, representation),
    );
    if (!created) throw new Error('Nothing was created');
    return created;
  };
  const change = async ({ id }: Row, fields: object): Promise<Row> => {
    const path = `/rest/v1/${table}?id=eq.${id}`;
    const answer = await (table === 'blog_posts' || table === 'pages'
      ? saveText(administrator, table, `id=eq.${id}`, fields)
      : administrator('PATCH', path, fields, representation));
    expect(answer.status).toBe(200);
    const [changed] = rowsOf<Row>(await administrator('GET', path));
    if (!changed) throw new Error('Nothing is there');
    return changed;
  };
  const name = table.replace('_', '-');

  test('has the address of its title until visitors see it, through every state', async () => {
    const draft = await create({ title: 'Titre de travail', slug: 'titre-de-travail' });
    expect(await change(draft, { title: `Relancer « l’Œuvre » ${name}` })).toMatchObject({
      slug: `relancer-loeuvre-${name}`,
      slug_origin: 'title',
    });
    await change(draft, shown);
    await change(draft, hidden);
    expect(await change(draft, { title: 'Un autre titre' })).toMatchObject({
      slug: `relancer-loeuvre-${name}`,
      slug_origin: 'public',
    });
  });

  test('keeps an address that somebody wrote until it matches the title again', async () => {
    const written = await create({ title: 'Bilan', slug: `autre-${name}` });
    expect(await change(written, { title: 'Bilan annuel' })).toMatchObject({ slug: `autre-${name}` });
    const same = await create({ title: 'Devis', slug: 'devis', slug_origin: 'written' });
    expect(await change(same, { title: 'Devis et factures' })).toMatchObject({ slug: 'devis' });
    const typed = await create({ title: 'Premier jet', slug: 'premier-jet' });
    expect(await change(typed, { title: 'Deuxième jet', slug: 'premier-jet', slug_origin: 'written' })).toMatchObject({
      slug: 'premier-jet',
    });
    expect(await change(typed, { title: 'Troisième jet', slug_origin: 'title' })).toMatchObject({
      slug: 'troisieme-jet',
    });
  });

  test('takes a number where the address is another’s, and loses it with the next title', async () => {
    await create({ title: 'Facture', slug: 'facture' });
    const draft = await create({ title: 'Reçu', slug: 'recu' });
    expect(await change(draft, { title: 'Facture' })).toMatchObject({ slug: 'facture-2' });
    expect(await change(draft, { title: 'Facture impayée' })).toMatchObject({ slug: 'facture-impayee' });
    expect(await change(draft, { title: '!!!' })).toMatchObject({ slug: 'facture-impayee' });
  });

  test('loses the number that a corrected title no longer has', async () => {
    const draft = await create({ title: `Bilan ${name} 24`, slug: `bilan-${name}-24` });
    expect(await change(draft, { title: `Bilan ${name}` })).toMatchObject({ slug: `bilan-${name}` });
    expect(await change(draft, { title: `Bilan ${name} !` })).toMatchObject({ slug: `bilan-${name}` });
  });

  test('says for search engines what its title and its lead say, until somebody writes more', async () => {
    const lead = table === 'case_studies' ? 'summary' : 'excerpt';
    const draft = await create({
      title: 'Repris',
      slug: `repris-${name}`,
      [lead]: 'Chapô',
      meta_title: ' Repris ',
      meta_description: 'Chapô',
    });
    const derived = { meta_title: '', meta_description: '' };
    expect(draft).toMatchObject(derived);
    expect(await change(draft, { meta_title: ' \u00A0', meta_description: '  ' }), 'blanks').toMatchObject(derived);
    const decomposed = {
      title: 'E\u0301te\u0301',
      meta_title: 'Été',
      [lead]: 'Été',
      meta_description: 'E\u0301te\u0301',
    };
    expect(await change(draft, decomposed), 'as macOS spells it').toMatchObject(derived);
    const written = { meta_title: 'Écrit', meta_description: 'Décrit' };
    expect(await change(draft, written)).toMatchObject(written);
    expect(await change(draft, { title: 'Corrigé', [lead]: 'Autre' })).toMatchObject(written);
  });
});

test('the address of a title is the one that the back-office shows', async () => {
  const titles = [
    'Été à l’atelier',
    'ŒUVRE & Æsir',
    '  deux   mots ',
    '- a - b -',
    'A\u00A0B\u202FC',
    'İstanbul ß ñ Ǆ',
    '50 % — 3×2',
    '___',
    'é'.repeat(250),
    `${'a'.repeat(199)} b`,
    'Prix\n2026\t!',
    'E\u0301cole',
    '日本 Web',
  ];
  const rows =
    await supabase.database`select title, private.slug_of(title) as slug from unnest(${titles}::text[]) as title`;
  expect(rows.map(({ slug }) => slug as string)).toEqual(titles.map(slugFromTitle));
});

test('a page never takes the address of a screen, and keeps its folder', async () => {
  const { database } = supabase;
  await database`insert into public.pages (slug, title, status) values
    ('travail', 'Travail', 'draft'), ('services/travail', 'Travail', 'draft')`;
  await database`update public.pages set title = 'Contact' where slug = 'travail'`;
  await database`update public.pages set title = 'Autre nom' where slug = 'services/travail'`;
  const rows =
    await database`select slug from public.pages where title in ('Contact', 'Autre nom') and status = 'draft' order by slug`;
  expect(rows.map(({ slug }) => slug as string)).toEqual(['contact-2', 'services/autre-nom']);
});

test('an automatic save that changes the address is one version; a restored row stays public', async () => {
  const { database } = supabase;
  const [created] = rowsOf<Row>(
    await administrator(
      'POST',
      '/rest/v1/blog_posts',
      { title: 'Suivi', slug: 'suivi', content: 'c' },
      { prefer: 'return=representation' },
    ),
  );
  if (!created) throw new Error('Nothing was created');
  const saved = await administrator('POST', '/rest/v1/rpc/autosave_post', {
    post_id: created.id,
    post: { title: 'Suivi des stocks', slug: 'suivi', meta_title: 'Suivi des stocks' },
    expected_updated_at: created.updated_at,
  });
  expect(saved.status).toBe(200);
  const versions =
    await database`select content ->> 'slug' as slug from public.revisions where row_id = ${created.id} order by id`;
  expect(versions.map(({ slug }) => slug as string)).toEqual(['suivi', 'suivi-des-stocks']);
  const path = `/rest/v1/blog_posts?id=eq.${created.id}`;
  await administrator('PATCH', path, { status: 'published' });
  await administrator('PATCH', path, { status: 'draft' });
  await administrator('DELETE', path);
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [created.id] });
  await saveText(administrator, 'blog_posts', `id=eq.${created.id}`, { title: 'Tout autre' });
  expect(await database`select slug from public.blog_posts where id = ${created.id}`).toMatchObject([
    { slug: 'suivi-des-stocks' },
  ]);
});

test('an author’s address follows their name until visitors can read an article of theirs', async () => {
  const { database } = supabase;
  const [profile] = await database`select id from public.profiles limit 1`;
  const rename = async (name: string): Promise<unknown> => {
    await database`update public.profiles set name = ${name} where id = ${profile?.['id']}`;
    const [row] = await database`select slug from public.profiles where id = ${profile?.['id']}`;
    return row?.['slug'];
  };
  await rename('Camile Bernard');
  expect(await rename('Camille Bernard')).toBe('camille-bernard');
  await database`insert into public.blog_posts (slug, title, content, status, author_id)
    values ('signe', 'Signé', 'c', 'published', ${profile?.['id']})`;
  expect(await rename('Camille Bernard-Roux')).toBe('camille-bernard');
  expect((await clientOf(supabase)('GET', '/rest/v1/rpc/author_pages')).status).toBe(200);
});

test.each(serverPaths)('no page follows its title to %s, which the server answers itself', async (path) => {
  const wanted = path.slice(1);
  expect([
    ...(await supabase.database`select private.free_slug('pages', gen_random_uuid(), ${wanted}) as slug`),
  ]).toEqual([{ slug: `${wanted}-2` }]);
});

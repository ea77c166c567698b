// @module-tag spec-2-2
import { expect } from '@playwright/test';
import { test } from '../screens/administrator';
import { readHead } from '../screens/served-head';

const tables = [
  ['blog_posts', '/blog/', 'excerpt', { status: 'published' }],
  ['pages', '/', 'excerpt', { status: 'published' }],
  ['case_studies', '/etudes-de-cas/', 'summary', { client: 'Léon', sector: 'BTP', published: true }],
] as const;

test.afterEach(async ({ api, stamp }) => {
  for (const [table] of tables) await api.remove(table, `slug=like.*${stamp}*`);
});

for (const [table, folder, lead, row] of tables)
  test(`a corrected title of ${table} reaches every part of the page’s head`, async ({ api, request, stamp }) => {
    const slug = `tete-${stamp}`;
    const text = { title: `Avant ${stamp}`, [lead]: `Chapeau d’avant ${stamp}`, content: '<p>Des mots.</p>' };
    await api.insert(table, { ...row, ...text, slug });
    const before = await readHead(request, `${folder}${slug}`);
    expect(before.title).toContain(`Avant ${stamp}`);
    expect(before.meta('description')).toBe(`Chapeau d’avant ${stamp}`);
    await api.update(table, `slug=eq.${slug}`, { title: `Après ${stamp}`, [lead]: `Chapeau d’après ${stamp}` });
    // Another address of the same page, because `readHead` reads each address only once.
    const after = await readHead(request, `${folder}${slug}?apres`);
    expect(after.title).toContain(`Après ${stamp}`);
    for (const name of ['og:title', 'twitter:title'])
      expect([name, after.meta(name)]).toEqual([name, before.meta(name).replace('Avant', 'Après')]);
    for (const name of ['description', 'og:description'])
      expect([name, after.meta(name)]).toEqual([name, `Chapeau d’après ${stamp}`]);
    expect(after.html.slice(0, after.html.indexOf('</head>'))).not.toMatch(new RegExp(`avant ${stamp}`, 'i'));
  });

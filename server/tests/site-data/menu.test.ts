// @module-tag spec-10-11
import { randomUUID } from 'node:crypto';
import { readSeedContent } from '@agency-site/import/seed-content';
import { beforeAll, expect, test } from 'vitest';
import { fallbackMenu, loadMenu, menuOf } from '../../../public-site/src/data/menu';
import { loadOffers } from '../../../public-site/src/data/site-content';
import { repositoryPath } from '@agency-site/process/repository-root';
import { type Call, clientOf, rowsOf, saveText } from '../api-client';
import { useAdministrator } from '../test-supabase';
import { failingClient, siteClients, type SiteClients } from './site-clients';

const { supabase, administrator } = useAdministrator();
let clients: SiteClients;
beforeAll(async () => {
  clients = await siteClients(supabase);
});

const footer = async () => (await loadMenu(clients.visitor)).footer.links.map(({ to }) => to);

test('a new site has the menus of its seed; without any row the built-in ones are shown', async () => {
  const rows =
    await supabase.database`select place, label, hint, target, heading from public.menu_links order by position`;
  const { menu } = readSeedContent(repositoryPath('e2e/fixtures/seed'));
  expect([...rows]).toEqual(menu);
  expect(await loadMenu(clients.visitor)).toEqual(menuOf(menu));
  await supabase.database`delete from public.menu_links`;
  expect(await loadMenu(clients.visitor)).toEqual(fallbackMenu);
  await supabase.database`insert into public.menu_links ${supabase.database([...rows])}`;
  await expect(loadMenu(failingClient('Base en panne'))).rejects.toThrow('Base en panne');
});

test('the footer leads to the case studies while there are some, with menus of its own or the built-in ones', async () => {
  const { database } = supabase;
  const list = '/etudes-de-cas';
  expect(await footer()).toContain(list);
  await database`update public.case_studies set published = false`;
  expect(await footer()).not.toContain(list);
  expect((await footer()).length).toBeGreaterThan(0);
  const rows = await database`delete from public.menu_links returning place, label, hint, target, heading, "position"`;
  const { main, footer: builtIn } = await loadMenu(clients.visitor);
  expect([main, builtIn.links]).toEqual([fallbackMenu.main, []]);
  await database`update public.case_studies set published = true`;
  expect(await footer()).toEqual([list]);
  await database`insert into public.menu_links ${database([...rows])}`;
});

const add = async (target: string, heading = false) =>
  (await administrator('POST', '/rest/v1/menu_links', { place: 'main', label: 'Lien', target, heading })).status;

test('strangers read menus only by their function; a target reads alike in every browser', async () => {
  expect((await clientOf(supabase)('GET', '/rest/v1/menu_links?select=label')).status).toBe(401);
  for (const target of ['javascript:alert(1)', '//ailleurs.example', '/\\ailleurs.example', 'a b', '', '#prix'])
    expect(await add(target), target).toBe(400);
  expect(await add('', true)).toBe(201);
  expect(await add('', true), 'a second title').toBe(409);
});

test('a page that is unpublished or deleted leaves the menus, and comes back to them', async () => {
  await administrator('POST', '/rest/v1/pages', { slug: 'tarifs', title: 'Tarifs' });
  await administrator('POST', '/rest/v1/menu_links', { place: 'footer', label: 'Tarifs', target: '/Tarifs/#prix' });
  expect(await footer()).toContain('/Tarifs/#prix');
  await administrator('PATCH', '/rest/v1/pages?slug=eq.tarifs', { status: 'draft' });
  expect(await footer()).not.toContain('/Tarifs/#prix');
  await administrator('PATCH', '/rest/v1/pages?slug=eq.tarifs', { status: 'published' });
  const [page] = await supabase.database`select id from public.pages where slug = 'tarifs'`;
  await administrator('DELETE', '/rest/v1/pages?slug=eq.tarifs');
  expect(await footer()).not.toContain('/Tarifs/#prix');
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [page?.['id']] });
  expect(await footer()).toContain('/Tarifs/#prix');
});

test('a link leads where the redirect of its address leads, if something is published there', async () => {
  const lead = (from_path: string, to_address: string) =>
    administrator('POST', '/rest/v1/redirects', { from_path, to_address });
  await administrator('POST', '/rest/v1/pages', { slug: 'nouvelle', title: 'Nouvelle' });
  await lead('/ancienne', '/nouvelle');
  await lead('/perdue', '/nulle-part');
  for (const target of ['/Ancienne#prix', '/perdue'])
    await administrator('POST', '/rest/v1/menu_links', { place: 'footer', label: 'Lien', target });
  expect(await footer()).toContain('/nouvelle');
  expect((await footer()).join(' ')).not.toMatch(/ncienne|perdue|nulle-part/);
});

test('a text that gets another address takes menus and services along', async () => {
  await administrator('POST', '/rest/v1/pages', { slug: 'services/veille', title: 'Veille' });
  await administrator('POST', '/rest/v1/services', { name: 'Veille', slug: 'services/veille', price: 300 });
  await administrator('POST', '/rest/v1/menu_links', { place: 'footer', label: 'Veille', target: '/services/veille' });
  expect((await saveText(administrator, 'pages', 'slug=eq.services/veille', { slug: 'services/suivi' })).status).toBe(
    200,
  );
  expect(await footer()).toContain('/services/suivi');
  expect((await loadOffers(clients.visitor)).map(({ slug }) => slug)).toContain('services/suivi');
});

const placesBy = async (call: Call, ...addresses: string[]) => {
  const query = new URLSearchParams({ addresses: JSON.stringify(addresses) });
  const places = rowsOf<{ kind: string; title: string }>(await call('GET', `/rest/v1/rpc/links_to?${query}`));
  return places.map(({ kind, title }) => `${kind} ${title}`).toSorted();
};

test('what leads to a text is named before it is deleted, with the rights of who asks', async () => {
  const content = '<p><a href="/blog/relances#prix">Relances</a> et <a href="/blog/relances-2">suite</a></p>';
  const block = {
    id: randomUUID(),
    kind: 'call',
    title: 'Et vous ?',
    text: 'Oui.',
    action: { label: 'Lire', href: '/blog/relances' },
  };
  await administrator('POST', '/rest/v1/pages', { slug: 'lien', title: 'Par un lien', content });
  await administrator('POST', '/rest/v1/pages', { slug: 'bloc', title: 'Par un bloc', blocks: [block] });
  await administrator('POST', '/rest/v1/menu_links', {
    place: 'legal',
    label: 'Par un menu',
    target: '/Blog/relances',
  });
  await administrator('POST', '/rest/v1/redirects', { from_path: '/vieux', to_address: '/blog/relances' });
  await administrator('POST', '/rest/v1/services', { name: 'Par un prix', slug: 'relances', price: 300 });
  expect(await placesBy(administrator, '/blog/relances', '/relances')).toEqual([
    'menu_links Par un menu',
    'pages Par un bloc',
    'pages Par un lien',
    'redirects /vieux',
    'services Par un prix',
  ]);
  expect(await placesBy(administrator, '/blog/relance', '(')).toEqual([]);
  const account = clientOf(supabase, await supabase.signIn('signed-in'));
  expect(await placesBy(account, '/blog/relances')).toEqual([]);
});

const reorder = async (call: Call, row_ids: readonly string[]) => {
  const body = { of_table: 'menu_links', row_ids, first_position: 1, shared: { place: 'useful' } };
  return (await call('POST', '/rest/v1/rpc/reorder_rows', body)).status;
};

test('a move is one call, all or nothing, for who may change the menus', async () => {
  const link = async (label: string, place: string, heading = false) => {
    const values = { label, place, target: '/contact', heading };
    const [row] = await supabase.database`insert into public.menu_links ${supabase.database(values)} returning id`;
    return String(row?.['id']);
  };
  await supabase.database`delete from public.menu_links where place in ('useful', 'legal')`;
  const former = await link('Titre', 'legal', true);
  const ids = [await link('Un', 'useful'), await link('Deux', 'useful'), await link('Trois', 'legal')];
  const order = async (place: string) => {
    const rows = await supabase.database`select label from public.menu_links where place = ${place} order by position`;
    return rows.map(({ label }) => String(label));
  };
  expect(await reorder(administrator, ids.toReversed())).toBe(204);
  expect(await order('useful')).toEqual(['Trois', 'Deux', 'Un']);
  expect(await order('legal')).toEqual(['Titre']);

  await link('Autre titre', 'useful', true);
  expect(await reorder(administrator, [...ids, former]), 'a second title').toBe(409);
  expect(await order('useful')).toEqual(['Trois', 'Deux', 'Un', 'Autre titre']);
  expect(await reorder(clientOf(supabase), ids)).toBe(401);
});

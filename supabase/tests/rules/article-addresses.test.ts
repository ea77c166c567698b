// @module-tag spec-2-4-4
import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);

const leadsTo = async (former: string): Promise<unknown> =>
  (await stranger('POST', '/rest/v1/rpc/current_post_slug', { former })).body;
const published = (slug: string) => createPost(administrator, { slug, status: 'published' });

test('the former addresses of a published article lead to its present one', async () => {
  const { id } = await published('premiere');
  await changePost(administrator, id, { slug: 'deuxieme' });
  await changePost(administrator, id, { slug: 'troisieme' });
  expect([await leadsTo('premiere'), await leadsTo('deuxieme')]).toEqual(['troisieme', 'troisieme']);
  expect(await leadsTo('troisieme')).toBeNull();
});

test('the function can be called with GET, as pages do', async () => {
  const { id } = await published('lue');
  await changePost(administrator, id, { slug: 'relue' });
  expect((await stranger('GET', '/rest/v1/rpc/current_post_slug?former=lue')).body).toBe('relue');
});

test('an address changed while the article is unpublished leads on once it is published again', async () => {
  const { id } = await published('avant');
  await changePost(administrator, id, { status: 'draft' });
  await changePost(administrator, id, { slug: 'apres' });
  expect(await leadsTo('avant')).toBeNull();
  await changePost(administrator, id, { status: 'published' });
  expect(await leadsTo('avant')).toBe('apres');
});

test('the address a draft had is remembered by nobody', async () => {
  const { id } = await createPost(administrator, { slug: 'ebauche' });
  await changePost(administrator, id, { slug: 'article-fini', status: 'published' });
  expect(await leadsTo('ebauche')).toBeNull();
});

test('an article that takes a former address wins, as soon as it is published', async () => {
  const { id } = await published('convoitee');
  await changePost(administrator, id, { slug: 'cedee' });
  const successor = await createPost(administrator, { slug: 'convoitee' });
  expect(await leadsTo('convoitee')).toBe('cedee');
  await changePost(administrator, successor.id, { status: 'published' });
  expect(await leadsTo('convoitee')).toBeNull();
});

test('an article that takes its own former address back is not sent round in circles', async () => {
  const { id } = await published('aller');
  await changePost(administrator, id, { slug: 'retour' });
  await changePost(administrator, id, { slug: 'aller' });
  expect([await leadsTo('aller'), await leadsTo('retour')]).toEqual([null, 'aller']);
});

test('a deleted article leads nowhere; back from the trash, it does again', async () => {
  const { id } = await published('jetee');
  await changePost(administrator, id, { slug: 'gardee' });
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  expect(await leadsTo('jetee')).toBeNull();
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
  expect(await leadsTo('jetee')).toBe('gardee');
});

test('tags in use are counted, the most used first', async () => {
  await supabase.database`delete from public.blog_posts`;
  await createPost(administrator, { tags: ['devis', 'relance'] });
  await createPost(administrator, { tags: ['relance'] });
  const answer = await administrator('POST', '/rest/v1/rpc/post_tags', {});
  expect(answer.body).toEqual([
    { tag: 'relance', uses: 2 },
    { tag: 'devis', uses: 1 },
  ]);
});

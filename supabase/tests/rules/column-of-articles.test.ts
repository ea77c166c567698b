// @module-tag spec-10-10
import { beforeAll, expect, test } from 'vitest';
import { clientOf, saveText, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
beforeAll(async () => {
  await supabase.database`delete from public.blog_posts`;
  await supabase.database`alter table public.blog_posts add column reviewer text not null default ''`;
});

const found = async (client: Call, query: string): Promise<unknown> =>
  (await client('GET', `/rest/v1/rpc/search_posts?${query}`)).body;

test('a column without a grant breaks no search or save, and is neither shown nor changed', async () => {
  const { id } = await createPost(administrator, { status: 'published', title: 'Le castor' });
  await supabase.database`update public.blog_posts set reviewer = 'Sabine' where id = ${id}`;
  expect(await found(stranger, 'words=castor&select=title,reviewer,search_vector,content')).toEqual([
    { title: 'Le castor', reviewer: null, search_vector: null, content: null },
  ]);
  expect(await found(administrator, 'words=castor&select=reviewer')).toEqual([{ reviewer: 'Sabine' }]);

  const save = (reviewer: string): ReturnType<Call> =>
    saveText(administrator, 'blog_posts', `id=eq.${id}`, { title: 'Castor', reviewer });
  expect((await save('Hamid')).body).toMatchObject({ message: 'No save writes reviewer' });
  expect((await save('Sabine')).body).toMatchObject([{ title: 'Castor', reviewer: 'Sabine' }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, saveText, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';
import { createPost, readPost } from './drafts';

let supabase: TestSupabase;
let administrator: Call;
let stranger: Call;
beforeAll(async () => {
  supabase = await startTestSupabase();
  administrator = clientOf(supabase, await supabase.signIn('administrator'));
  stranger = clientOf(supabase);
  await supabase.database`delete from public.blog_posts`;
  await supabase.database.unsafe(`
    alter table public.blog_posts
      add column subtitle text not null default '' constraint blog_posts_subtitle_length check (char_length(subtitle) <= 200),
      add column reviewer text not null default '',
      alter column search_vector set expression as (strip(
        private.stems_and_words(title) || private.stems_and_words(subtitle) || private.stems_and_words(private.tags_as_text(tags))
        || private.stems_and_words(excerpt) || private.stems_and_words(content)
      ));
    grant select (subtitle) on table public.blog_posts to anon;
    grant insert (subtitle) on table public.blog_posts to authenticated`);
});
afterAll(() => supabase.stop());

const found = async (client: Call, query: string): Promise<unknown> =>
  (await client('GET', `/rest/v1/rpc/search_posts?${query}`)).body;

test('a granted column is found, listed, saved, kept and restored; no function names it (§10.10)', async () => {
  const { id, updated_at: version } = await createPost(administrator, {
    status: 'published',
    subtitle: 'Les relances',
  });
  for (const client of [stranger, administrator])
    expect(await found(client, 'words=relance&select=title,subtitle')).toEqual([
      { title: 'Essai', subtitle: 'Les relances' },
    ]);

  const saved = await saveText(administrator, 'blog_posts', `id=eq.${id}`, { subtitle: 'Les factures' });
  expect(rowsOf(saved)).toMatchObject([{ subtitle: 'Les factures' }]);
  expect(await found(stranger, 'words=facture&select=title')).toEqual([{ title: 'Essai' }]);

  const versions = await administrator('GET', `/rest/v1/rpc/versions_of?of_table=blog_posts&of_row=${id}`);
  const [, first] = rowsOf<{ id: number }>(versions);
  await administrator('POST', '/rest/v1/rpc/restore_revision', { revision_id: first?.id });
  expect(await readPost(administrator, id)).toMatchObject({ subtitle: 'Les relances' });

  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
  expect(await readPost(administrator, id)).toMatchObject({ subtitle: 'Les relances', created_at: version });
});

test('a column that is not granted hinders neither a search nor a save, and is neither shown nor changed (§10.10)', async () => {
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

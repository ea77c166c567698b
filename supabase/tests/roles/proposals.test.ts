// @module-tag spec-6
import { beforeEach, expect, test } from 'vitest';
import { codeOf, rowsOf } from '../../../server/tests/api-client';
import { createPost, readPost } from '../rules/drafts';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const editor = useClient(supabase, 'editor');
const author = useClient(supabase, 'author');
const reader = useClient(supabase, 'reader');

let id: string;
beforeEach(async () => {
  ({ id } = await createPost(author));
  await supabase.database`delete from public.outbox`;
});
const propose = (client = author) => client('POST', '/rest/v1/rpc/propose_post', { id });
const sendBack = (words: string, client = editor) => client('POST', '/rest/v1/rpc/send_back_post', { id, words });
const publish = (client = editor) => client('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'published' });
const mails = async () => [
  ...(await supabase.database`select kind, recipient, data ->> 'words' as words from public.outbox order by created_at`),
];

test('a proposed draft is seen by editors, and its version is the same', async () => {
  const { updated_at: version } = await readPost(author, id);
  expect((await propose()).status).toBe(204);
  const waiting = await editor('GET', `/rest/v1/blog_posts?select=id,updated_at&proposed_at=not.is.null&id=eq.${id}`);
  expect(rowsOf(waiting)).toEqual([{ id, updated_at: version }]);
});

test('sent back with a word, its author is told by mail, and may propose it again', async () => {
  await propose();
  expect(codeOf(await sendBack(' '))).toBe('23514');
  expect((await sendBack('Il manque une source.')).status).toBe(204);
  expect(await mails()).toEqual([
    { kind: 'post_sent_back', recipient: 'author@example.fr', words: 'Il manque une source.' },
  ]);
  expect(codeOf(await sendBack('Encore'))).toBe('PT409');
  expect((await propose()).status).toBe(204);
});

test('published, it waits no longer, and its author is told once', async () => {
  await propose();
  await publish();
  await publish();
  expect(await readPost(editor, id)).toMatchObject({ status: 'published', proposed_at: null });
  expect((await mails()).map(({ kind }) => kind as string)).toEqual(['post_published']);
});

test('nobody proposes for an author, nor sends their own back, nor publishes by proposing', async () => {
  for (const client of [owner, editor, reader]) expect(codeOf(await propose(client))).toBe('42501');
  await propose();
  for (const client of [author, reader]) expect(codeOf(await sendBack('Non', client))).toBe('42501');
  await publish(author);
  await author('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { proposed_at: null });
  expect(await readPost(author, id)).toMatchObject({ status: 'draft' });
  expect(await readPost(author, id)).not.toMatchObject({ proposed_at: null });
  expect(await mails()).toEqual([]);
});

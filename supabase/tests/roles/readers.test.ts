// @module-tag spec-6
import { expect, test } from 'vitest';
import type { Answer, Call } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';
import { storedRows } from './function-rights';

const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const reader = useClient(supabase, 'reader');

/** Stands for personal data that a reader must not learn: names, addresses and words of people. */
const PERSONAL = 'zoe.personne@example.fr';
const peeks: Readonly<Record<string, (client: Call) => Promise<Answer>>> = {
  contacts: (client) => client('GET', '/rest/v1/contacts?select=*'),
  'a column of contacts that finds them': (client) => client('GET', '/rest/v1/contacts?select=search_text'),
  'contacts that are deleted': (client) =>
    client('DELETE', `/rest/v1/contacts?id=eq.${storedRows.id}`, undefined, { prefer: 'return=representation' }),
  'the search of contacts': (client) => client('POST', '/rest/v1/rpc/search_contacts', { words: 'zoe' }),
  'the palette': (client) => client('POST', '/rest/v1/rpc/search_back_office', { words: 'zoe' }),
  subscribers: (client) => client('GET', '/rest/v1/newsletter_subscribers?select=*'),
  comments: (client) => client('GET', '/rest/v1/comments?select=*'),
  'the outbox': (client) => client('GET', '/rest/v1/outbox?select=kind,recipient,data'),
  'the trash': (client) => client('POST', '/rest/v1/rpc/trash_items', {}),
};

test.each(Object.entries(peeks))('%s tells an owner names and addresses, a reader none', async (_, read) => {
  const { database } = supabase;
  await database`insert into public.contacts (id, name, email, message) values (${storedRows.id}, 'Zoé', ${PERSONAL}, 'Bonjour') on conflict do nothing`;
  await database`
    insert into public.blog_posts (id, slug, title, content, status)
    values (${storedRows.publishedId}, 'paru', 'Paru', 'Paru', 'published') on conflict do nothing`;
  await database`insert into public.newsletter_subscribers (email) values (${PERSONAL}) on conflict do nothing`;
  await database`insert into public.outbox (kind, recipient) values ('test', ${PERSONAL})`;
  await database`
    insert into public.trash (id, table_name, content)
    values (gen_random_uuid(), 'contacts', ${database.json({ name: 'Zoé', email: PERSONAL })})`;
  await database`
    insert into public.comments (post_id, words, name, email, status)
    values (${storedRows.publishedId}, 'Bonjour', 'Zoé', ${PERSONAL}, 'approved') on conflict do nothing`;
  expect(JSON.stringify((await read(reader)).body)).not.toContain(PERSONAL);
  expect(JSON.stringify((await read(owner)).body)).toContain(PERSONAL);
});

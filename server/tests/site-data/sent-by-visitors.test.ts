// @module-tag spec-10-15
// @module-tag spec-10-5
// @module-tag spec-2-3-7
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerComment } from '../../../public-site/src/features/article/comments/answer-comment';
import { loadComments, sendComment } from '../../../public-site/src/features/article/comments/data';
import { sendContactRequest } from '../../../public-site/src/features/contact/data';
import { answerSubscription, subscribeToNewsletter } from '../../../public-site/src/data/newsletter';
import { followSubscriptionLink } from '../../../public-site/src/features/newsletter/route';
import { loadRedirect } from '../../../public-site/src/data/redirects';
import { clientOf, saveSettings } from '../api-client';
import { createPost } from '../../../supabase/tests/rules/drafts';
import { useTestSupabase } from '../test-supabase';
import { failingClient, siteClients, type SiteClients } from './site-clients';

const supabase = useTestSupabase();
let clients: SiteClients;
let postId: string;
beforeAll(async () => {
  clients = await siteClients(supabase);
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  await saveSettings(administrator, { comments_enabled: 'true' });
  postId = (await createPost(administrator, { status: 'published' })).id;
});
beforeEach(() => supabase.database`truncate public.comments, public.contacts, public.newsletter_subscribers cascade`);

const comment = { parentId: '', name: 'Ana', email: 'ana@example.fr', words: 'Merci.' };

test('comments are read once approved, oldest first, by administrators too', async () => {
  for (const words of ['Premier', 'Deuxième', 'En attente'])
    await sendComment(clients.visitor, { ...comment, postId, words });
  await supabase.database`update public.comments set status = 'approved' where words <> 'En attente'`;
  const [first] = (await loadComments(clients.administrator, postId)) ?? [];
  await sendComment(clients.visitor, { ...comment, postId, parentId: first?.id ?? '', words: 'Réponse' });
  await supabase.database`update public.comments set status = 'approved' where words = 'Réponse'`;
  expect(await loadComments(clients.administrator, postId)).toMatchObject([
    { words: 'Premier', parent_id: null, from_agency: false },
    { words: 'Deuxième' },
    { words: 'Réponse', parent_id: first?.id },
  ]);
  expect(await loadComments(clients.visitor, '00000000-0000-4000-8000-000000000000')).toEqual([]);
  expect(await loadComments(failingClient(), postId)).toBeNull();
});

test('of very many comments the first 500 are read, those of one moment in one order', async () => {
  await supabase.database`
    insert into public.comments (post_id, name, email, words, status, created_at)
    select ${postId}, 'Ana', 'ana@example.fr', 'Merci ' || n, 'approved', '2026-10-01T08:00:00Z' from generate_series(1, 501) as n`;
  const stored = await supabase.database`select id from public.comments order by id limit 500`;
  const read = await loadComments(clients.administrator, postId);
  expect(read?.map(({ id }) => id)).toEqual(stored.map(({ id }) => id as string));
});

test('a refused comment fails with the database’s code', async () => {
  const unknown = { ...comment, postId: '00000000-0000-4000-8000-000000000000' };
  await expect(sendComment(clients.visitor, unknown)).rejects.toMatchObject({ name: 'DataError', cause: 'PT403' });
});

test('a contact request is stored without the fields that were left empty', { tags: 'spec-6' }, async () => {
  const full = {
    name: 'Ana',
    email: 'ana@example.fr',
    phone: '01',
    company: 'Ana',
    service_interest: 'Audit',
    message: 'Un',
  };
  await sendContactRequest(clients.visitor, full);
  await sendContactRequest(clients.visitor, { ...full, phone: '', company: '', service_interest: '', message: 'Deux' });
  const rows = await supabase.database`
    select name, phone, company, service_interest, message, source from public.contacts order by message desc`;
  expect(rows).toEqual([
    { name: 'Ana', phone: '01', company: 'Ana', service_interest: 'Audit', message: 'Un', source: 'website' },
    { name: 'Ana', phone: null, company: null, service_interest: null, message: 'Deux', source: 'website' },
  ]);
  await expect(sendContactRequest(failingClient('Panne'), full)).rejects.toThrow('Panne');
});

test('a refused subscription gives the reason', async () => {
  expect(await subscribeToNewsletter(clients.visitor, 'ana@example.fr')).toBeUndefined();
  expect(await subscribeToNewsletter(clients.visitor, 'ana')).toBe('invalid');
  expect(await subscribeToNewsletter(failingClient('Trop', 'PT429'), 'ana@example.fr')).toBe('too-many');
  expect(await subscribeToNewsletter(failingClient(), 'ana@example.fr')).toBe('failed');
});

test('a domain with accents is stored as mail servers know it', { tags: 'spec-5' }, async () => {
  const email = 'contact@boulangerie-léon.fr';
  const form = new FormData();
  const fields = { ...comment, email, post: postId, message: comment.words, consent: 'on' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await answerComment(clients.visitor, form)).toEqual({ sent: true, parentId: '' });
  expect(await answerSubscription(clients.visitor, form)).toEqual({ subscribed: true });
  const rows = await supabase.database`
    select email from public.comments union all select email from public.newsletter_subscribers`;
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ email: 'contact@xn--boulangerie-lon-nnb.fr' })));
});

test('a link of an e-mail confirms or ends a subscription, or is reported as unknown', async () => {
  await subscribeToNewsletter(clients.visitor, 'ana@example.fr');
  const [row] = await supabase.database<{ token: string }[]>`select token from private.subscription_links`;
  const stateOf = async () => (await supabase.database`select state from public.newsletter_subscribers`)[0]?.['state'];
  const token = row?.token ?? '';
  expect(await followSubscriptionLink(clients.visitor, 'confirm_subscription', token)).toBe('done');
  expect(await stateOf()).toBe('confirmed');
  expect(await followSubscriptionLink(clients.visitor, 'end_subscription', token.toUpperCase())).toBe('done');
  expect(await stateOf()).toBe('unsubscribed');
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await followSubscriptionLink(clients.visitor, 'confirm_subscription', nobody)).toBe('unknown');
  for (const broken of ['', 'x', `${nobody}0`, `a${nobody}`])
    expect(await followSubscriptionLink(clients.visitor, 'confirm_subscription', broken)).toBe('unknown');
  expect(await followSubscriptionLink(failingClient(), 'end_subscription', nobody)).toBe('failed');
});

test.each([
  ['/contact', '/ancienne', '/contact'],
  ['/blog?tag=devis#liste', '/ancienne?utm_source=a&b=1', '/blog?tag=devis&utm_source=a&b=1#liste'],
  ['https://ailleurs.example/prix?a=1', '/ancienne?b=2', 'https://ailleurs.example/prix?a=1&b=2'],
])('a redirect to %s leads %s to %s', async (to, requested, expected) => {
  await supabase.database`truncate public.redirects`;
  await supabase.database`insert into public.redirects (from_path, to_address, kind) values ('/ancienne', ${to}, 'temporary')`;
  const answer = await loadRedirect(clients.visitor, new Request(`https://www.example.fr${requested}`));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, expected]);
});

test(
  'an address that leads nowhere has no redirect; one that cannot be looked up fails',
  { tags: 'spec-8' },
  async () => {
    const request = new Request('https://www.example.fr/nulle-part');
    expect(await loadRedirect(clients.visitor, request)).toBeUndefined();
    await expect(loadRedirect(failingClient('Panne'), request)).rejects.toThrow('Panne');
  },
);

// @module-tag spec-10-16
import { expect, test } from 'vitest';
import { changePost, createPost } from '../rules/drafts';
import { webhookScene } from './webhook-scene';

const { supabase, administrator, addWebhook, listening, drain, comeDue, verify } = webhookScene();
const changed = { events: ['site.changed'] };

/** Returns the waiting calls, and the minutes until each. */
async function calls(): Promise<{ recipient: string; minutes: number }[]> {
  const found = await supabase.database<{ recipient: string; minutes: number }[]>`
    select recipient, round(extract(epoch from due_at - now()) / 60)::integer as minutes
    from public.outbox where kind = 'site.changed'`;
  return found.map((row) => ({ ...row }));
}

const takeCalls = async (): Promise<number> => (await supabase.database`delete from public.outbox returning id`).length;

test('changes within two minutes make one call to each listener, and later ones another', async () => {
  const receiver = await listening(undefined, changed);
  await addWebhook('https://b.example.fr', { ...changed, enabled: false });
  await addWebhook('https://c.example.fr', { events: ['post.published'] });
  await supabase.database`update public.site_settings set value = 'Autre titre' where key = 'site_title'`;
  await supabase.database`update public.pages set title = title || '.' where slug = 'cgv'`;
  expect(await calls()).toEqual([{ recipient: receiver.url, minutes: 2 }]);
  expect(await drain()).toBe(0);
  await comeDue();
  expect(await drain()).toBe(1);
  expect(verify(receiver.hook, receiver.calls[0])).toMatchObject({ type: 'site.changed', data: {} });
  await supabase.database`update public.pages set title = title || '.' where slug = 'cgv'`;
  await comeDue();
  expect(await drain()).toBe(1);
});

test('a call that failed does not hold back the next change', async () => {
  const { url } = await listening((_request, response) => response.writeHead(500).end(), changed);
  await supabase.database`update public.pages set title = title || '.' where slug = 'cgv'`;
  await comeDue();
  await drain();
  await supabase.database`update public.pages set title = title || '.' where slug = 'cgv'`;
  expect((await calls()).map(({ recipient }) => recipient)).toEqual([url, url]);
});

test('publishing, correcting, withdrawing or deleting an article makes a call; a draft does not', async () => {
  await addWebhook('https://a.example.fr', changed);
  const { id } = await createPost(administrator, {});
  await changePost(administrator, id, { title: 'Un autre brouillon' });
  expect(await takeCalls()).toBe(0);
  for (const change of [{ status: 'published' }, { title: 'Une faute corrigée' }, { status: 'draft' }]) {
    await changePost(administrator, id, change);
    expect(await takeCalls(), JSON.stringify(change)).toBe(1);
  }
  await changePost(administrator, id, { status: 'published' });
  await takeCalls();
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  expect(await takeCalls()).toBe(1);
});

test.each([
  ['a testimonial', `update public.testimonials set words = words || '.'`, 1],
  ['a member of the team', `delete from public.team_members`, 1],
  ['a figure', `update public.key_figures set published = false`, 1],
  ['a question', `insert into public.faq_entries (question, answer, published) values ('Q', 'R', true)`, 1],
  ['a partner', `insert into public.partners (name, published) values ('P', true)`, 1],
  [
    'a case study',
    `insert into public.case_studies (slug, title, client, sector, summary) values ('s', 'T', 'C', 'e-commerce', 'R')`,
    1,
  ],
  ['a redirect', `insert into public.redirects (from_path, to_address) values ('/ancienne', '/contact')`, 1],
  ['a picture’s point', `update public.pictures set focus_x = 20`, 1],
  ['a picture’s words', `update public.pictures set alt = 'Un établi'`, 0],
  ['what is not published', `insert into public.faq_entries (question, answer, published) values ('q', 'r', false)`, 0],
  ['a read article', `update public.blog_posts set view_count = view_count + 1`, 0],
  ['a followed redirect', `update public.redirects set hits = hits + 1, last_used_at = now()`, 0],
  ['what stays as it is', `update public.site_settings set value = value where key = 'site_title'`, 0],
])('%s: %s is %i call', async (_what, statement, expected) => {
  await supabase.database`insert into public.redirects (from_path, to_address) values ('/suivie', '/contact') on conflict do nothing`;
  await supabase.database`insert into public.pictures (name) values ('photo.png') on conflict do nothing`;
  await addWebhook('https://a.example.fr', changed);
  await supabase.database.unsafe(statement);
  expect(await calls()).toHaveLength(expected);
});

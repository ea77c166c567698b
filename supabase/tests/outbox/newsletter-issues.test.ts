// @module-tag spec-10-5
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, rowsOf } from '../../../server/tests/api-client';
import { changePost, createPost } from '../rules/drafts';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const { supabase, administrator } = useAdministrator();
let post: { id: string; slug: string; title: string };
const { drain, subscribe, follow, stateOf, confirmed, empty } = newsletterScene(() => supabase);

beforeAll(async () => {
  const [published] = await supabase.database<(typeof post)[]>`
    select id, slug, title from public.blog_posts where status = 'published' order by slug limit 1`;
  if (!published) throw new Error('The seed has no published article');
  post = published;
});
beforeEach(empty);

const send = (changed: object = {}) =>
  administrator('POST', '/rest/v1/rpc/send_newsletter_issue', {
    post_id: post.id,
    subject: 'La lettre de novembre',
    introduction: 'Bonjour à toutes et à tous,',
    audience: 'everybody',
    per_hour: 3600,
    expected_total: 2,
    ...changed,
  });
const states = (...emails: readonly string[]) => Promise.all(emails.map(stateOf));
const comeDue = () => supabase.database`update public.outbox set due_at = now() - interval '1 second'`;

/** Creates an issue of a scheduled article. */
const plan = async () => {
  const moment = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await createPost(administrator, { status: 'published', published_at: moment });
  return { id, issue: (await send({ post_id: id })).body };
};
const issues = async () =>
  rowsOf(await administrator('GET', '/rest/v1/newsletter_issues?select=total,is_planned,post'));
const appear = (id: string) => administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: 'now' });

describe('a newsletter issue', () => {
  test('is sent to each subscriber once, with one-click unsubscription, and is stored', async () => {
    await confirmed('ana@example.fr', 'paul@example.fr');
    await subscribe('pas-encore@example.fr');
    const issue = (await send()).body;
    await comeDue();
    const messages = (await drain()).filter((message) => message.includes('Subject: La lettre de novembre'));
    expect(messages).toHaveLength(2);
    for (const message of messages) {
      expect(message).toMatch(
        /^List-Unsubscribe:\s+<https:\/\/automatelier\.example\/lettre\/desinscription\?jeton=[0-9a-f-]{36}>/m,
      );
      expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      expect(message).toContain(`https://automatelier.example/blog/${post.slug}?utm_source`);
    }
    const [stored] = rowsOf(await administrator('GET', `/rest/v1/newsletter_issues?id=eq.${String(issue)}`));
    expect(stored).toMatchObject({
      total: 2,
      sent: 2,
      failed: 0,
      introduction: 'Bonjour à toutes et à tous,',
      sent_by: 'administrator@example.fr',
      post: { title: post.title },
    });
  });

  test('leaves at the chosen pace', async () => {
    await confirmed('a@example.fr', 'b@example.fr', 'c@example.fr');
    await send({ per_hour: 60, expected_total: 3 });
    const [spread] = await supabase.database<{ minutes: string }[]>`
      select extract(epoch from max(due_at) - min(due_at)) / 60 as minutes from public.outbox`;
    expect(Number(spread?.minutes)).toBe(2);
    expect(await drain(), 'the first one only').toHaveLength(1);
  });

  test('is not sent to another number of people than was confirmed, nor twice by a double click', async () => {
    await confirmed('ana@example.fr', 'paul@example.fr');
    expect(codeOf(await send({ expected_total: 1 }))).toBe('PT409');
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await supabase.database`select from public.newsletter_issues`).toHaveLength(1);
  });

  test('of a draft is refused', async () => {
    await confirmed('ana@example.fr', 'paul@example.fr');
    const [draft] = await supabase.database`select id from public.blog_posts where status = 'draft' limit 1`;
    expect(codeOf(await send({ post_id: draft?.['id'] }))).toBe('PT409');
  });

  test('marks the addresses that refuse it, which the next one leaves out', async () => {
    await confirmed('ana@example.fr', 'parti@example.fr');
    await send();
    await comeDue();
    await drain(['parti@example.fr']);
    expect(await stateOf('parti@example.fr')).toBe('bounced');
    const [stored] = rowsOf(await administrator('GET', '/rest/v1/newsletter_issues?select=sent,failed'));
    expect(stored).toEqual({ sent: 1, failed: 1 });
    const audiences = rowsOf(await administrator('POST', '/rest/v1/rpc/newsletter_audiences'));
    expect(audiences).toEqual([
      { audience: 'everybody', total: 1 },
      { audience: 'new', total: 0 },
    ]);
  });

  test('marks nobody when it is refused for what we are, and an address whose mailbox stays full', async () => {
    await confirmed('ana@example.fr', 'plein@example.fr');
    await send();
    await comeDue();
    await drain(['ana@example.fr', 'plein@example.fr'], '5.7.1 Daily sending limit exceeded');
    await comeDue();
    await drain(['plein@example.fr'], '5.2.2 Mailbox full', 552);
    expect(await states('ana@example.fr', 'plein@example.fr')).toEqual(['confirmed', 'confirmed']);
    const [full] = await supabase.database<{ hours: number; state: string }[]>`
      update public.outbox set tries = 6 where recipient = 'plein@example.fr'
      returning state, round(extract(epoch from due_at - now()) / 3600)::int as hours`;
    expect(full).toEqual({ hours: 12, state: 'waiting' });
    await comeDue();
    await drain(['plein@example.fr'], '5.2.2 Mailbox full', 552);
    expect(await states('ana@example.fr', 'plein@example.fr')).toEqual(['confirmed', 'bounced']);
  });

  test('is not sent to subscribers who leave meanwhile, and can be stopped', async () => {
    await confirmed('ana@example.fr', 'paul@example.fr', 'zoe@example.fr');
    const issue = (await send({ expected_total: 3, per_hour: 1 })).body;
    expect(await drain()).toHaveLength(1);
    const [{ token } = { token: '' }] = await supabase.database<{ token: string }[]>`
      select link.token from private.subscription_links link join public.newsletter_subscribers s on s.id = link.subscriber_id
      join public.outbox o on o.recipient = s.email where o.state = 'waiting' limit 1`;
    await follow('end_subscription', token);
    expect(await supabase.database`select from public.outbox where state = 'waiting'`).toHaveLength(1);
    await administrator('POST', '/rest/v1/rpc/stop_newsletter_issue', { issue_id: issue });
    await comeDue();
    expect(await drain()).toEqual([]);
    const [stored] = rowsOf(await administrator('GET', '/rest/v1/newsletter_issues?select=total,sent'));
    expect(stored).toEqual({ total: 1, sent: 1 });
  });

  describe('of a scheduled article', () => {
    test('leaves when it appears, as it is then, to who is subscribed then, and once', async () => {
      await confirmed('ana@example.fr', 'paul@example.fr');
      const { id } = await plan();
      expect(codeOf(await send({ post_id: id })), 'planned once').toBe('PT409');
      expect(await drain()).toEqual([]);
      expect(await issues()).toMatchObject([{ total: 0, is_planned: true }]);
      await changePost(administrator, id, { title: 'Titre du jour' });
      await supabase.database`delete from public.newsletter_subscribers where email = 'paul@example.fr'`;
      await confirmed('zoe@example.fr', 'max@example.fr');
      await appear(id);
      await comeDue();
      expect(await drain()).toHaveLength(3);
      expect(await issues()).toMatchObject([{ total: 3, is_planned: false, post: { title: 'Titre du jour' } }]);
      await appear(id);
      expect(await drain()).toEqual([]);
    });

    test('does not leave when it is stopped, nor when its article is taken back or deleted', async () => {
      await confirmed('ana@example.fr', 'paul@example.fr');
      const stopped = await plan();
      await administrator('POST', '/rest/v1/rpc/stop_newsletter_issue', { issue_id: stopped.issue });
      await appear(stopped.id);
      const deleted = await plan();
      await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${deleted.id}`);
      expect(await issues()).toEqual([]);
      const takenBack = await plan();
      await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${takenBack.id}`, { status: 'draft' });
      await supabase.database`select private.apply_due_changes()`;
      await comeDue();
      expect(await drain()).toEqual([]);
    });
  });

  test('is tried on oneself first', async () => {
    await administrator('POST', '/rest/v1/rpc/test_newsletter_issue', {
      post_id: post.id,
      subject: 'Essai',
      introduction: '',
    });
    const [message] = await drain();
    expect(message).toContain('To: administrator@example.fr');
    expect(message).not.toContain('List-Unsubscribe');
  });
});

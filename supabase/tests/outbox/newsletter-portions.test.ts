// @module-tag spec-10-5
import { beforeEach, describe, expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const { supabase, administrator } = useAdministrator();
const { drain, confirmed, empty } = newsletterScene(() => supabase);
beforeEach(empty);

const send = async (people: number, perHour = 60) => {
  const [post] = await supabase.database`select id from public.blog_posts where status = 'published' limit 1`;
  return administrator('POST', '/rest/v1/rpc/send_newsletter_issue', {
    post_id: post?.['id'],
    subject: 'La lettre de novembre',
    introduction: '',
    audience: 'everybody',
    per_hour: perHour,
    expected_total: people,
  });
};
const comeDue = () => supabase.database`update public.outbox set due_at = now() - interval '1 second'`;
const addresses = Array.from({ length: 1100 }, (_, place) => `lecteur-${place}@example.fr`);
const writeNext = () => supabase.database`select private.enqueue_newsletter_mails()`;
const letters = async () => {
  const [counts] = await supabase.database`
    select count(*)::int as written, count(distinct recipient)::int as people, (select total from public.newsletter_issues)
    from public.outbox`;
  return counts;
};

describe('a newsletter issue to more people than one portion holds', () => {
  test('is written portion by portion, each person once, whoever dies or leaves meanwhile', async () => {
    await confirmed(...addresses);
    await send(addresses.length);
    await writeNext();
    expect(await letters(), 'the first portion waits').toEqual({ written: 500, people: 500, total: 1100 });
    await comeDue();
    const killed = supabase.database.begin(async (sql) => {
      await sql`select private.enqueue_newsletter_mails()`;
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await letters()).toMatchObject({ written: 500 });
    await supabase.database`
      update public.newsletter_subscribers set state = 'unsubscribed' where email not in (select recipient from public.outbox)
        and email like '%7@example.fr'`;
    await Promise.all([writeNext(), writeNext(), writeNext()]);
    await comeDue();
    await Promise.all([writeNext(), writeNext()]);
    const stayed = await supabase.database`select from public.newsletter_subscribers where state = 'confirmed'`;
    const everybody = { written: stayed.length, people: stayed.length, total: stayed.length };
    expect(stayed.length).toBeLessThan(addresses.length);
    expect(await letters()).toEqual(everybody);
    await comeDue();
    await writeNext();
    expect(await letters(), 'nobody twice').toEqual(everybody);
  });

  test('keeps its pace from one portion to the next', async () => {
    await confirmed(...addresses.slice(0, 501));
    await send(501, 3600);
    await writeNext();
    const [spread] = await supabase.database<{ seconds: number }[]>`
      select round(extract(epoch from max(due_at) - min(due_at)))::int as seconds from public.outbox`;
    expect(spread).toEqual({ seconds: 500 });
  });

  test('ends when it is stopped', async () => {
    await confirmed(...addresses);
    const issue = (await send(addresses.length)).body;
    expect(await drain()).toHaveLength(1);
    await administrator('POST', '/rest/v1/rpc/stop_newsletter_issue', { issue_id: issue });
    await writeNext();
    expect(await letters()).toEqual({ written: 1, people: 1, total: 1 });
  });
});

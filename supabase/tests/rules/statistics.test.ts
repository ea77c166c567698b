// @module-tag spec-2-4-8
// @module-tag spec-3-5
// @module-tag spec-9
import { beforeEach, describe, expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
beforeEach(async () => {
  await supabase.database`delete from public.contacts`;
  await supabase.database`delete from public.blog_posts`;
});

/** Inserts a request as an import would: created this many days ago in Paris time, with a status. */
const receive = (received: string, status = 'new') => supabase.database`
  insert into public.contacts (name, email, message, status, created_at)
  values ('Ana', 'ana@example.fr', 'Bonjour', ${status},
    (now() at time zone 'Europe/Paris' - ${received}::interval) at time zone 'Europe/Paris')`;

const publish = (title: string, views: number, category: string | null, status = 'published') => supabase.database`
  insert into public.blog_posts (slug, title, content, category, view_count, status, read_time_minutes)
  values (${title.toLowerCase()}, ${title}, 'x', ${category}, ${views}, ${status}, 4)`;

// GET, as in the back-office: the server treats any other signed-in request as a write and empties its page cache.
const ask = async (question: string) => (await administrator('GET', `/rest/v1/rpc/${question}`)).body;

describe('dashboard_statistics()', () => {
  test('counts articles, requests, pages and the views of published articles', async () => {
    await publish('Un', 10, 'CRM');
    await publish('Deux', 5, 'CRM');
    await publish('Trois', 100, 'CRM', 'draft');
    await receive('1 hour');
    await receive('2 hours', 'closed');
    const [pages] = await supabase.database<{ count: number }[]>`select count(*)::int from public.pages`;
    expect(await ask('dashboard_statistics')).toMatchObject({
      totalPosts: 3,
      publishedPosts: 2,
      totalContacts: 2,
      newContacts: 1,
      totalPages: pages?.count,
      totalViews: 15,
    });
  });

  test(
    'counts the requests of each of the last 30 days, those without any included',
    { tags: 'spec-2-4-2' },
    async () => {
      await receive('0 days');
      await receive('0 days');
      await receive('29 days');
      await receive('31 days');
      const { contactsPerDay } = (await ask('dashboard_statistics')) as {
        contactsPerDay: { day: string; count: number }[];
      };
      const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date());
      expect(contactsPerDay).toHaveLength(30);
      expect(contactsPerDay.at(-1)).toEqual({ day: today, count: 2 });
      expect(contactsPerDay.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(3);
      expect(contactsPerDay[0]?.count).toBe(1);
    },
  );
});

describe('analytics_summary()', { tags: 'spec-7' }, () => {
  test('counts new requests in the given period, and in the one before', async () => {
    for (const received of ['1 day', '6 days', '8 days', '40 days']) await receive(received);
    expect(await ask('analytics_summary?days=7')).toMatchObject({ newContacts: 2, previousContacts: 1 });
    expect(await ask('analytics_summary')).toMatchObject({ newContacts: 3, previousContacts: 1, totalContacts: 4 });
  });

  test('tells which requests were answered: a closed one was not, and one that is new again waits', async () => {
    await receive('1 day');
    const answered: number[] = [];
    for (const status of ['closed', 'new', 'contacted', 'closed', 'new']) {
      await administrator('PATCH', '/rest/v1/contacts?name=eq.Ana', { status });
      answered.push(((await ask('analytics_summary')) as { answers: unknown[] }).answers.length);
    }
    expect(answered).toEqual([0, 0, 1, 1, 0]);
  });

  test('names the five published articles read most', async () => {
    for (const views of [1, 2, 3, 4, 5, 6]) await publish(`Article-${views}`, views, null);
    await publish('Brouillon', 100, null, 'draft');
    const { topPosts } = (await ask('analytics_summary')) as { topPosts: { title: string; view_count: number }[] };
    expect(topPosts.map(({ title, view_count }) => [title, view_count])).toEqual(
      [6, 5, 4, 3, 2].map((views) => [`Article-${views}`, views]),
    );
  });

  test('groups published articles by category, those without one together', { tags: 'spec-3-1' }, async () => {
    await publish('Un', 0, 'CRM');
    await publish('Deux', 0, null);
    await publish('Trois', 0, ' ');
    await publish('Quatre', 0, 'NoCode', 'draft');
    expect(await ask('analytics_summary')).toMatchObject({
      postsByCategory: [
        { category: null, count: 2 },
        { category: 'CRM', count: 1 },
      ],
    });
  });

  test('groups requests by the last six calendar months, months without any included', async () => {
    await receive('0 days');
    await receive('1 year');
    const { contactsByMonth } = (await ask('analytics_summary')) as {
      contactsByMonth: { month: string; count: number }[];
    };
    const month = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date()).slice(0, 7);
    expect(contactsByMonth.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(contactsByMonth.at(-1)?.month).toBe(month);
  });

  test('has no averages of nothing', async () => {
    expect(await ask('analytics_summary')).toMatchObject({ averageReadingMinutes: null, topPosts: [], totalViews: 0 });
  });

  test.each(['0', '-7', '100000'])('a period of %s days is refused', async (days) => {
    expect((await administrator('GET', `/rest/v1/rpc/analytics_summary?days=${days}`)).status).toBe(400);
  });
});

describe('contact_counts()', () => {
  test('counts by status, with the date of the latest request', { tags: 'spec-2-4-5' }, async () => {
    await receive('2 days', 'closed');
    await receive('1 day');
    await receive('3 days');
    const [latest] = await supabase.database<{ at: string }[]>`select max(created_at) as at from public.contacts`;
    expect(await ask('contact_counts')).toEqual({ byStatus: { new: 2, closed: 1 }, latest: latest?.at });
  });

  test('knows an empty table', async () => {
    expect(await ask('contact_counts')).toEqual({ byStatus: {}, latest: null });
  });
});

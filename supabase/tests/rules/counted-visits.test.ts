// @module-tag spec-10-13
// @module-tag exhaustive
import { beforeEach, describe, expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { manyVisits, plainCounts } from './plain-counts';
import { forgetVisits, view, visitorOf } from './visitor';

const { supabase, administrator } = useAdministrator();
beforeEach(() => forgetVisits(supabase));

const ask = async (question: string) => (await administrator('GET', `/rest/v1/rpc/${question}`)).body;
const count = () => supabase.database`select private.count_visits()`;
const purge = () => supabase.database`select private.purge_visits()`;

const keptCounts = () => supabase.database`
  select * from private.daily_statistics union all select * from private.open_statistics
  order by page, source, dimension, day, value`;

/** Returns every answer for the screen. */
const answers = () =>
  Promise.all(
    ['', '&page=/p1', '&page=/blog/a', '&source=google.com', '&source=']
      .flatMap((scope) => [
        `visit_statistics?days=2${scope}`,
        `visit_statistics?days=41${scope}`,
        ...[3, 41, 42, 90].map((days) => `visit_breakdowns?days=${days}${scope}`),
      ])
      .concat(`daily_page_views?days=3&pages=${encodeURIComponent('["/p1","/contact"]')}`)
      .map(ask),
  );

describe('counts that are kept', () => {
  test.each([0.1, 0.7])(
    'are those of a plain count of all visits, in whatever parts they were counted (%d)',
    async (seed) => {
      const { database } = supabase;
      await manyVisits(supabase, seed);
      const live = await answers();
      const plain = await plainCounts(supabase);
      expect(plain.length).toBeGreaterThan(500);
      for (const part of [0, 1, 2]) {
        // Keeps the visits of later parts going.
        await database`update private.visits set last_seen_at = now() where not is_counted`;
        await database`update private.visits set last_seen_at = now() - interval '31 minutes' where id % 3 <= ${part}`;
        await count();
        expect(await answers(), `part ${part}`).toEqual(live);
      }
      expect(await keptCounts()).toEqual(plain);
      await purge();
      expect(await answers(), 'closed').toEqual(live);
      expect(await keptCounts()).toEqual(plain);
      expect(
        await database`select from private.open_statistics where day < (now() at time zone 'Europe/Paris')::date`,
      ).toEqual([]);
      expect(
        await database`select from private.visits where visitor is not null and day < (now() at time zone 'Europe/Paris')::date`,
      ).toEqual([]);
    },
  );

  test('outlive raw visits that are deleted', async () => {
    await manyVisits(supabase, 0.3);
    await purge();
    const before = await answers();
    await supabase.database`delete from private.visits where is_counted and day < (now() at time zone 'Europe/Paris')::date`;
    expect(await answers()).toEqual(before);
  });

  test('of months are the sums of their days, whatever is added, changed or removed', async () => {
    const { database } = supabase;
    await manyVisits(supabase, 0.9);
    await purge();
    const months = () => database`
      select * from private.monthly_statistics order by page, source, dimension, month, value`;
    const sums = () => database`
      select page, source, dimension, date_trunc('month', day)::date as month, value, sum(visitors)::integer as visitors,
        sum(visits)::integer as visits, sum(views)::integer as views, sum(seconds)::integer as seconds
      from private.daily_statistics where dimension in ('source', 'campaign', 'entry', 'page', 'device')
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`;
    const change = async (statement: string): Promise<void> => {
      await database.unsafe(statement);
      expect(await months(), statement).toEqual(await sums());
    };
    expect(await months()).not.toEqual([]);
    await change("update private.daily_statistics set day = day - interval '20 days', views = views + 1");
    await change("delete from private.daily_statistics where value = '/p1' or day < current_date - 80");
    await change('delete from private.daily_statistics');
    expect(await months()).toEqual([]);
  });

  test('take a day further that a clock set back makes run again', async () => {
    const { database } = supabase;
    await manyVisits(supabase, 0.5);
    await purge();
    const [once] = (await ask('visit_statistics?days=90').then((answer) => [answer])) as {
      current: { visits: number };
    }[];
    await database`update private.visits set is_counted = false, visitor = id`;
    await purge();
    expect(await ask('visit_statistics?days=90')).toMatchObject({
      current: { visits: 2 * (once?.current.visits ?? 0) },
    });
  });
});

test('a counted visit is over: the next view of the same visitor begins another', async () => {
  const lea = visitorOf(supabase);
  await lea.record(view('/'));
  await supabase.database`update private.visits set last_seen_at = now() - interval '31 minutes'`;
  await count();
  // The visit looks current again, as after somebody set the clock back.
  await supabase.database`update private.visits set last_seen_at = now()`;
  await lea.record(view('/'));
  const both = { visitors: 1, visits: 2, views: 2 };
  expect(await ask('visit_statistics?days=7')).toMatchObject({ current: both });
  await supabase.database`update private.visits set last_seen_at = now() - interval '31 minutes'`;
  await count();
  expect(await ask('visit_statistics?days=7')).toMatchObject({ current: both });
});

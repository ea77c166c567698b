// @module-tag spec-10-13
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { forgetVisits, shiftVisits, timeOnPage, view, visitorOf, type Visitor } from './visitor';

const supabase = useTestSupabase();
beforeEach(() => forgetVisits(supabase));

const visitor = (): Visitor => visitorOf(supabase);
const counts = (dimension: string, page = '*', source = '*') => supabase.database`
  select value, visitors, visits, views, seconds, engaged, bounces from private.daily_statistics
  where dimension = ${dimension} and page = ${page} and source = ${source} order by value`;
const purge = () => supabase.database`select private.purge_expired()`;

describe('nobody is recognised', () => {
  test('neither the address nor the browser is kept', async () => {
    const lea = visitor();
    await lea.record(view('/', { referrer: 'google.com' }));
    const stored = await supabase.database`
      select to_jsonb(visits) as row from private.visits as visits
      union all select to_jsonb(views) from private.page_views as views
      union all select to_jsonb(addresses) from private.daily_counters as addresses`;
    expect(stored).toHaveLength(4);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${lea.address}|Firefox`));
  });

  test('the same visitor is another one the next day, and the salt of the day before is gone', async () => {
    const lea = visitor();
    await lea.record(view('/'));
    await shiftVisits(supabase, '1 day');
    await lea.record(view('/'));
    const hashes = await supabase.database`select distinct visitor from private.visits`;
    expect(hashes).toHaveLength(2);
    expect(await supabase.database`select from private.visitor_salts`).toHaveLength(1);
  });

  test('the purge erases salts and visitors of past days, and keeps today’s', async () => {
    await visitor().record(view('/'));
    await shiftVisits(supabase, '1 day');
    await supabase.database`update private.visitor_salts set day = day - 1`;
    await purge();
    expect(await supabase.database`select from private.visitor_salts`).toEqual([]);
    await visitor().record(view('/'));
    await purge();
    const stored = await supabase.database`select visitor is null as erased from private.visits order by id`;
    expect(stored).toEqual([{ erased: true }, { erased: false }]);
  });
});

describe('a day that is over', () => {
  test('is counted in total, by page and by source, and what was done is counted by visit', async () => {
    const lea = visitor();
    await lea.record(view('/', { referrer: 'google.com' }));
    await lea.record(view('/services/automatisations'));
    await lea.record(view('/contact'));
    await lea.record(timeOnPage('/contact', 14));
    await lea.record({ kind: 'search', path: '/blog', results: 0 });
    await lea.record({ kind: 'search', path: '/blog', results: 3 });
    await lea.call('POST', '/rest/v1/contacts', { name: 'Léa', email: 'lea@example.fr', message: 'Bonjour' });
    await visitor().record(view('/'));
    await shiftVisits(supabase, '1 day');
    await purge();
    const all = { visitors: 2, visits: 2, views: 4, seconds: 14, engaged: 1, bounces: 1 };
    const hers = { visitors: 1, visits: 1, views: 3, seconds: 14, engaged: 1, bounces: 0 };
    expect(await counts('total')).toEqual([{ value: '', ...all }]);
    expect(await counts('source')).toMatchObject([
      { value: '', visits: 1 },
      { value: 'google.com', ...hers },
    ]);
    expect(await counts('entry')).toMatchObject([{ value: '/', ...all }]);
    expect(await counts('reached')).toMatchObject(
      ['contact', 'contact-page', 'empty-search', 'offer', 'search'].map((value) => ({ value, visits: 1 })),
    );
    expect(await counts('page', '*', 'google.com')).toMatchObject([
      { value: '/', views: 1, seconds: 0 },
      { value: '/contact', views: 1, seconds: 14 },
      { value: '/services/automatisations', views: 1 },
    ]);
    expect(await counts('total', '/contact')).toEqual([{ value: '', ...hers, views: 1 }]);
    expect(await counts('reached', '/')).toMatchObject([
      { value: 'contact' },
      { value: 'contact-page' },
      { value: 'empty-search' },
      { value: 'offer' },
      { value: 'search' },
    ]);
    await purge();
    expect(await counts('total'), 'counted once').toHaveLength(1);
  });

  test('is kept 25 months, its counts too', async () => {
    await visitor().record(view('/'));
    await shiftVisits(supabase, '24 months');
    await purge();
    const stored = () => supabase.database`
      select (select count(*)::int from private.page_views) as views, count(*) > 0 as counts from private.daily_statistics`;
    expect(await stored()).toEqual([{ views: 1, counts: true }]);
    await shiftVisits(supabase, '1 month 1 day');
    await supabase.database`update private.daily_statistics set day = day - interval '1 month 1 day'`;
    await purge();
    expect(await stored()).toEqual([{ views: 0, counts: false }]);
  });
});

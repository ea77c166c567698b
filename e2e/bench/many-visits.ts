import type postgres from 'postgres';

/** 25 months of visits, of 2.5 views each: five million views. */
const DAYS = 760;
const VISITS_A_DAY = 2632;

/**
 * Adds visits. Pages and sources are few and unequal, as on a real site: 60 pages, 20 sources, 6 campaigns. Today's visits are spread over
 * the day so far. Daily counts are computed for yesterday only and copied to all days before, because computing each would take minutes.
 * @returns how many views there are
 */
export async function addManyVisits(database: postgres.Sql): Promise<number> {
  await database.begin(async (transaction) => {
    // Deletes the demo's own visits.
    await transaction`
      truncate private.visits, private.page_views, private.analytics_events, private.daily_statistics, private.open_statistics,
        private.monthly_statistics`;
    // Foreign keys are off, because the rows refer to one another by construction, and checks would take most of the time.
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into private.visits
        (day, is_counted, visitor, last_seen_at, entry_path, referrer_host, utm_campaign, device, views, seconds)
      select day::date, day < today - 1, case when day >= today - 1 then (random() * 2000)::bigint end,
        begun + random() * least(now() - begun, interval '20 hours'),
        '/page-' || floor(60 * random() ^ 3), (array['', '', 'google.com'])[n % 3 + 1] || case when n % 7 = 0 then n % 20 || '' else '' end,
        case when n % 9 = 0 then 'campagne-' || n % 6 else '' end, (array['mobile', 'desktop', 'tablet'])[n % 3 + 1],
        n % 4 + 1, floor(random() * 300)
      from (select (now() at time zone 'Europe/Paris')::date as today) as calendar,
        generate_series(today - ${DAYS}::integer, today, interval '1 day') as day,
        timezone('Europe/Paris', day::timestamp) as begun,
        generate_series(1, ${VISITS_A_DAY}::integer) as n`;
    await transaction`
      insert into private.page_views (visit_id, number, viewed_at, path, seconds)
      select id, number, last_seen_at,
        case when number = 1 then entry_path when random() < 0.1 then '/contact'
          when random() < 0.3 then '/blog/article-' || floor(40 * random() ^ 2) else '/page-' || floor(60 * random() ^ 3) end,
        seconds / views
      from private.visits, generate_series(1, views) as number`;
    await transaction`
      insert into private.analytics_events (visit_id, kind)
      select id, (array['contact', 'newsletter', 'search', 'outgoing'])[id % 4 + 1] from private.visits where id % 10 = 0`;
  });
  await database`analyze`;
  await database`select private.purge_visits()`;
  await database`
    insert into private.daily_statistics
    select page, source, dimension, day - n, value, visitors, visits, views, seconds, engaged, bounces
    from generate_series(1, ${DAYS - 1}::integer) as n, private.daily_statistics order by day - n, page, source, dimension`;
  await database`vacuum analyze`;
  const [counted] = await database<{ views: number }[]>`select count(*)::integer as views from private.page_views`;
  return counted?.views ?? 0;
}

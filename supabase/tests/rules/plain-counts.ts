import type { TestSupabase } from '../../../server/tests/served-supabase';

/**
 * Adds visits of five days in three months, including today: few visitors, who come back, on few pages, from few sources. None of the
 * visits continues.
 */
export async function manyVisits({ database }: TestSupabase, seed: number): Promise<void> {
  await database`select setseed(${seed})`;
  await database`
    insert into private.visits (day, visitor, last_seen_at, entry_path, referrer_host, utm_campaign, device, views, seconds)
    select (now() at time zone 'Europe/Paris')::date - (array[0, 1, 2, 40, 69])[1 + n % 5], floor(random() * 25), now() - interval '31 minutes',
      '/p' || floor(random() * 4), (array['', 'google.com', 'bing.com'])[1 + floor(random() * 3)],
      (array['', 'ete'])[1 + floor(random() * 2)], (array['mobile', 'desktop'])[1 + floor(random() * 2)],
      1 + floor(random() * 4), floor(random() * 30)
    from generate_series(1, 150) as n`;
  await database`
    insert into private.page_views (visit_id, number, path, seconds)
    select id, number, case when number = 1 then entry_path
      else (array['/contact', '/services', '/blog/a', '/blog/b', '/p1'])[1 + floor(random() * 5)] end, floor(random() * 30)
    from private.visits, generate_series(1, views) as number`;
  await database`
    insert into private.analytics_events (visit_id, kind, results)
    select id, kind, case when kind = 'search' then floor(random() * 2) end
    from private.visits, unnest(array['contact', 'search', 'search', 'outgoing']) as kind where random() < 0.2`;
}

/** Counts all visits at once, by plain queries that share nothing with the product's. */
export const plainCounts = ({ database }: TestSupabase) => database`
  with pages as (
    select visit_id, path, count(*) as views, sum(seconds) as seconds from private.page_views group by visit_id, path
  ), scopes as (
    select id as visit_id, '*' as page, '*' as source, visits.views from private.visits
    union all select id, '*', visits.source, visits.views from private.visits
    union all select visit_id, path, '*', pages.views from pages
  ), reached as (
    select visit_id, kind as value from private.analytics_events
    union select visit_id, 'empty-search' from private.analytics_events where results = 0
    union select visit_id, 'offer' from pages where path = '/services'
    union select visit_id, 'contact-page' from pages where path = '/contact'
  ), facts as (
    select scopes.*, dimension, value, visits.seconds from scopes join private.visits on id = visit_id,
      lateral (values ('total', ''), ('entry', entry_path), ('device', device)) as fact (dimension, value)
    union all select scopes.*, 'source', visits.source, visits.seconds
      from scopes join private.visits on id = visit_id where scopes.source = '*'
    union all select scopes.*, 'campaign', utm_campaign, visits.seconds
      from scopes join private.visits on id = visit_id where utm_campaign <> ''
    union all select scopes.*, 'reached', value, visits.seconds
      from scopes join private.visits on id = visit_id join reached using (visit_id)
    union all select visit_id, page, source, pages.views, 'page', path, pages.seconds
      from scopes join pages using (visit_id) where page = '*'
    union all select visit_id, page, source, sum(pages.views), 'reading', '', sum(pages.seconds)
      from scopes join pages using (visit_id) where path like '/blog/%' and page in ('*', path) group by visit_id, page, source
  )
  select page, facts.source, dimension, day, value, count(distinct visitor)::integer as visitors, count(*)::integer as visits,
    sum(facts.views)::integer as views, sum(facts.seconds)::integer as seconds,
    count(*) filter (where visits.views > 1 or visits.seconds >= 10)::integer as engaged,
    count(*) filter (where visits.views = 1)::integer as bounces
  from facts join private.visits on id = visit_id
  group by page, facts.source, dimension, day, value order by page, facts.source, dimension, day, value`;

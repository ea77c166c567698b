-- The figures of the screen « Analytics » about visits. They come from daily counts. Visits of the last half hour are not in these counts
-- yet, so the functions count them each time. The visitors of a period are the sum of the visitors of its days, because nobody can tell
-- whether two days had the same visitor.

-- Returns the daily counts of some dimensions in one scope (all visits ('*', '*'), those that saw a page, those from a source) for the days
-- that are not closed yet.
create function private.statistics_of_open_days(first_day date, dimensions text[], of_page text, of_source text)
returns setof private.daily_statistics
language sql stable security definer set search_path = ''
as $$
  select page, source, dimension, day, value, sum(visitors)::integer, sum(visits)::integer, sum(views)::integer,
    sum(seconds)::integer, sum(engaged)::integer, sum(bounces)::integer
  from (
    select * from private.open_statistics where page = of_page and source = of_source and dimension = any (dimensions)
    union all
    select * from private.statistics_of(array(select id from private.visits where not is_counted), of_page, of_source, dimensions)
  ) as recorded
  where day between first_day and (now() at time zone 'Europe/Paris')::date
  group by page, source, dimension, day, value
$$;

-- Refuses callers without the permission, and parameters that no screen sends.
create function private.require_analytics_scope(days integer, page text, source text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'analytics');
  if days is null or days not between 1 and 366 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 366 days';
  elsif page is not null and source is not null then
    raise sqlstate 'PT400' using message = 'Visits are filtered by a page or by a source';
  end if;
end
$$;

-- Returns the figures of the last days, including today, and of as many days before: in total, day by day, and by goal reached. `since` is
-- the first day with any visit.
create function public.visit_statistics(days integer default 30, page text default null, source text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  dimensions constant text[] := array['total', 'reading', 'reached'];
  of_page constant text := coalesce(page, '*');
  of_source constant text := coalesce(source, '*');
  today constant date := (now() at time zone 'Europe/Paris')::date;
  first_day constant date := today - days + 1;
  answer jsonb;
begin
  perform private.require_analytics_scope(days, page, source);
  with recorded as materialized (
    select day, day >= first_day as current, dimension, value, visitors, visits, views, seconds, engaged, bounces
    from (
      select * from private.daily_statistics as daily
      where daily.page = of_page and daily.source = of_source and dimension = any (dimensions) and day >= first_day - days
      union all
      select * from private.statistics_of_open_days(first_day - days, dimensions, of_page, of_source)
    ) as counted
  ), totals as (
    select period.current, jsonb_build_object(
      'visitors', coalesce(sum(visitors) filter (where dimension = 'total'), 0),
      'visits', coalesce(sum(visits) filter (where dimension = 'total'), 0),
      'views', coalesce(sum(views) filter (where dimension = 'total'), 0),
      'seconds', coalesce(sum(seconds) filter (where dimension = 'total'), 0),
      'engaged', coalesce(sum(engaged) filter (where dimension = 'total'), 0),
      'bounces', coalesce(sum(bounces) filter (where dimension = 'total'), 0),
      'readings', coalesce(sum(views) filter (where dimension = 'reading'), 0),
      'readingSeconds', coalesce(sum(seconds) filter (where dimension = 'reading'), 0),
      'reached', (
        select coalesce(jsonb_object_agg(value, visits), '{}') from (
          select value, sum(visits) as visits from recorded
          where dimension = 'reached' and recorded.current = period.current group by value
        ) as reached
      )
    ) as figures
    from (values (true), (false)) as period (current)
    left join recorded on recorded.current = period.current
    group by period.current
  )
  select jsonb_build_object(
    'since', least(
      (select daily.day from private.daily_statistics as daily
        where daily.page = '*' and daily.source = '*' and daily.dimension = 'total' order by daily.day limit 1),
      (select visits.day from private.visits as visits where visitor is not null order by visits.day limit 1)
    ),
    'current', (select figures from totals where current),
    'previous', (select figures from totals where not current),
    'days', (
      select jsonb_agg(
        jsonb_build_object('day', calendar::date, 'visitors', coalesce(visitors, 0), 'views', coalesce(views, 0)) order by calendar
      )
      from generate_series(first_day::timestamp, today, interval '1 day') as calendar
      left join recorded on recorded.day = calendar::date and dimension = 'total'
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.visit_statistics(integer, text, text) to authenticated;

-- Returns the last days by source, campaign, entry page, page and device: the hundred most frequent values of each, with the titles of
-- articles. It reads daily counts up to the first whole month, and monthly sums from there.
create function public.visit_breakdowns(days integer default 30, page text default null, source text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_page constant text := coalesce(page, '*');
  of_source constant text := coalesce(source, '*');
  dimensions constant text[] := array['source', 'campaign', 'entry', 'page', 'device'];
  first_day constant date := (now() at time zone 'Europe/Paris')::date - days + 1;
  first_month constant date := date_trunc('month', first_day - 1) + interval '1 month';
  answer jsonb;
begin
  perform private.require_analytics_scope(days, page, source);
  select coalesce(jsonb_object_agg(dimension, list), '{}') into answer
  from (
    select dimension, jsonb_agg(
      jsonb_build_object(
        'value', value, 'visitors', visitors, 'visits', visits, 'views', views, 'seconds', seconds,
        'post', case when post.id is not null then jsonb_build_object('id', post.id, 'title', post.title) end
      ) order by place
    ) as list
    from (
      select dimension, value, sum(visitors) as visitors, sum(visits) as visits, sum(views) as views, sum(seconds) as seconds,
        row_number() over (partition by dimension order by sum(visitors) desc, sum(views) desc, value collate private.french) as place
      from (
        select dimension, value, visitors, visits, views, seconds
        from private.daily_statistics as daily
        where daily.page = of_page and daily.source = of_source and dimension = any (dimensions)
          and day >= first_day and day < first_month
        union all
        select dimension, value, visitors, visits, views, seconds
        from private.monthly_statistics as monthly
        where monthly.page = of_page and monthly.source = of_source and dimension = any (dimensions) and month >= first_month
        union all
        select dimension, value, visitors, visits, views, seconds
        from private.statistics_of_open_days(first_day, dimensions, of_page, of_source)
      ) as recorded
      group by dimension, value
    ) as ranked
    left join public.blog_posts as post on ranked.dimension = 'page' and '/blog/' || post.slug = ranked.value
    where place <= 100
    group by dimension
  ) as lists;
  return answer;
end
$$;
grant execute on function public.visit_breakdowns(integer, text, text) to authenticated;

-- Returns the views of several pages, day by day, for the curve in each row of the list of articles. Pages without views are missing in the
-- result. `pages` is a list of paths.
create function public.daily_page_views(pages jsonb, days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  first_day constant date := today - days + 1;
  answer jsonb;
begin
  perform private.require_analytics_scope(days, null, null);
  if jsonb_typeof(pages) is distinct from 'array' or jsonb_array_length(pages) > 100 then
    raise sqlstate 'PT400' using message = 'Curves need a list of at most 100 pages';
  end if;
  with wanted as (
    select distinct jsonb_array_elements_text(pages) as page
  ), recorded as (
    select page, daily.day, daily.views
    from wanted join private.daily_statistics as daily using (page)
    where daily.source = '*' and daily.dimension = 'total' and daily.day >= first_day
    union all
    select page, today.day, today.views
    from wanted join private.open_statistics as today using (page)
    where today.source = '*' and today.dimension = 'total' and today.day >= first_day
    union all
    select page, visits.day, 1
    from private.visits as visits
    join private.page_views as views on views.visit_id = visits.id
    join wanted on wanted.page = views.path
    where not visits.is_counted and visits.day >= first_day
  ), counted as (
    select page, day, sum(views) as views from recorded group by page, day
  )
  select coalesce(jsonb_object_agg(page, curve), '{}') into answer
  from (
    select seen.page, jsonb_agg(coalesce(counted.views, 0) order by calendar) as curve
    from (select distinct page from counted) as seen
    cross join generate_series(first_day::timestamp, today, interval '1 day') as calendar
    left join counted on counted.page = seen.page and counted.day = calendar::date
    group by seen.page
  ) as curves;
  return answer;
end
$$;
grant execute on function public.daily_page_views(jsonb, integer) to authenticated;

-- Returns the number of visitors of the last half hour, and the latest pages that they saw.
create function public.visits_now(page text default null, source text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_analytics_scope(1, page, source);
  with present as (
    select visits.visitor, (
      select views.path from private.page_views as views where views.visit_id = visits.id order by views.number desc limit 1
    ) as path
    from private.visits as visits
    where visits.visitor is not null and visits.last_seen_at between now() - interval '30 minutes' and clock_timestamp()
      -- The index is by day.
      and visits.day >= (now() at time zone 'Europe/Paris')::date - 1
      and (visits_now.source is null or visits.source = visits_now.source)
      and (visits_now.page is null or exists (
        select from private.page_views as seen where seen.visit_id = visits.id and seen.path = visits_now.page
      ))
  )
  select jsonb_build_object(
    'visitors', (select count(distinct visitor) from present),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object('value', path, 'visitors', visitors) order by visitors desc, path)
      from (
        select path, count(distinct visitor) as visitors from present group by path order by visitors desc, path limit 5
      ) as pages
    ), '[]')
  ) into answer;
  return answer;
end
$$;
grant execute on function public.visits_now(text, text) to authenticated;

-- Returns the last day of the sample visits (`is_example`) of the local demo. They end the day before its first start, so that no day mixes
-- them with real ones, and one call deletes them.
create function public.example_visits_until() returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'analytics');
  return (select max(day) from private.visits where is_example);
end
$$;
grant execute on function public.example_visits_until() to authenticated;

-- Deletes the sample visits, and subtracts them from the views of articles.
create function public.remove_example_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until constant date := public.example_visits_until();
begin
  perform private.require_permission('delete', 'analytics');
  update public.blog_posts as post set view_count = greatest(0, view_count - removed.views)
  from (
    select read.id, count(*) as views
    from public.blog_posts as read
    join private.page_views as view on view.path = '/blog/' || read.slug and view.viewed_at >= read.created_at
    join private.visits as visit on visit.id = view.visit_id and visit.is_example
    group by read.id
  ) as removed
  where removed.id = post.id;
  delete from private.visits where day <= until;
  delete from private.daily_statistics where day <= until;
end
$$;
grant execute on function public.remove_example_visits() to authenticated;

-- As before, but what visits reached is looked up only for the dimension `reached`: the other breakdowns of a year took 108 ms
-- with five million views, half of them for the visits of today.
create or replace function private.measures_between(
  first_day date, last_day date, of_page text default null, of_source text default null, dimensions text[] default null
) returns setof private.daily_measures
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with visits as materialized (
    select visit.day, visit.visitor, visit.source, visit.utm_campaign, visit.entry_path, visit.device, visit.views, visit.seconds,
      seen.paths, seen.path_views, seen.path_seconds,
      case when dimensions is null or 'reached' = any (dimensions) then array(
        select distinct unnest(array[kind] || case when results = 0 then array['empty-search'] end)
        from private.measured_events where visit_id = visit.id
      ) || seen.steps end as reached
    from private.measured_visits as visit
    cross join lateral (
      select array_agg(path) as paths, array_agg(views) as path_views, array_agg(seconds) as path_seconds,
        case when dimensions is null or 'reached' = any (dimensions) then array_remove(array[
          case when bool_or(path ~ '^/(services|cas-usage|automatisations)(/|$)') then 'offer' end,
          case when bool_or(path = '/contact') then 'contact-page' end
        ], null) end as steps
      from (
        select path, count(*) as views, sum(seconds) as seconds
        from private.measured_views where visit_id = visit.id group by path
      ) as pages
    ) as seen
    where visit.day between first_day and last_day and visit.visitor is not null
      and (of_source is null or of_source in ('*', visit.source))
  ), scoped as (
    select '*' as scope_page, '*' as scope_source, visits.views as scope_views, visits.* from visits
    where of_page is null or (of_page = '*' and of_source = '*')
    union all
    select page.path, '*', page.views, visits.* from visits, unnest(paths, path_views) as page (path, views)
    where of_page is null or of_page = page.path
    union all
    select '*', visits.source, visits.views, visits.* from visits where of_source is null or of_source = visits.source
  ), by_visitor as (
    select scope_page, scope_source, dimension, day, value,
      count(*) as visits, sum(counted.views) as views, sum(counted.seconds) as seconds,
      count(*) filter (where scoped.views > 1 or scoped.seconds >= 10) as engaged,
      count(*) filter (where scoped.views = 1) as bounces
    from scoped
    cross join lateral (
      select dimension, value, scope_views, scoped.seconds
      from (
        values ('total', ''), ('source', scoped.source), ('campaign', nullif(utm_campaign, '')), ('entry', entry_path),
          ('device', device)
      ) as by (dimension, value)
      where value is not null and (dimension <> 'source' or scope_source = '*')
        and (dimensions is null or dimension = any (dimensions))
      union all
      select 'reached', unnest(reached), scope_views, scoped.seconds where dimensions is null or 'reached' = any (dimensions)
      union all
      select 'page', path, page.views, page.seconds
      from unnest(paths, path_views, path_seconds) as page (path, views, seconds)
      where scope_page = '*' and (dimensions is null or 'page' = any (dimensions))
      union all
      select 'reading', '', sum(page.views), sum(page.seconds)
      from unnest(paths, path_views, path_seconds) as page (path, views, seconds)
      where path ~ '^/blog/[^/]+$' and scope_page in ('*', path) and (dimensions is null or 'reading' = any (dimensions))
      having count(*) > 0
    ) as counted (dimension, value, views, seconds)
    group by scope_page, scope_source, dimension, day, value, visitor
  )
  select scope_page, scope_source, dimension, day, value,
    count(*)::integer, sum(visits)::integer, sum(views)::integer, sum(seconds)::integer, sum(engaged)::integer, sum(bounces)::integer
  from by_visitor
  group by scope_page, scope_source, dimension, day, value
$$;

-- The views of several pages, day by day: the list of articles draws a curve in each row. Without a place for pages that nobody
-- saw. `pages` is a list of paths.
create function public.visit_curves(pages jsonb, days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  first_day constant date := today - days + 1;
  answer jsonb;
begin
  perform private.require_scope(days, null, null);
  if jsonb_typeof(pages) is distinct from 'array' or jsonb_array_length(pages) > 100 then
    raise sqlstate 'PT400' using message = 'Curves are asked for a list of at most 100 pages';
  end if;
  with asked as (
    select distinct jsonb_array_elements_text(pages) as page
  ), counted as (
    select page, daily.day, daily.views
    from asked join private.daily_measures as daily using (page)
    where daily.source = '*' and daily.dimension = 'total' and daily.day >= first_day
    union all
    select page, visits.day, count(*)
    from private.measured_visits as visits
    join private.measured_views as views on views.visit_id = visits.id
    join asked on asked.page = views.path
    where visits.visitor is not null and visits.day >= first_day
    group by page, visits.day
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
grant execute on function public.visit_curves(jsonb, integer) to authenticated;

-- What visits the site has, counted by the site itself: no cookie, nothing that outlives a day in a browser or here, no address.
-- A visitor is a hash of address and browser under a salt that is thrown away every day, so that nobody can tell whether
-- two days had the same visitor. Everything is in `private`: strangers may record through one function and read nothing.

create unlogged table private.visitor_salts (
  day date primary key,
  salt bytea not null
);

-- How many analytics events an address sent today, by a digest under the salt of the day.
create unlogged table private.visitor_digests (
  digest bytea primary key,
  hits integer not null default 1
);

-- The views of one visitor that follow one another within half an hour.
create table private.visits (
  id bigint generated always as identity primary key,
  -- Of the agency's clock.
  day date not null,
  -- Erased as soon as the day is rolled up.
  visitor bigint,
  last_seen_at timestamptz not null default now(),
  entry_path text not null,
  referrer_host text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  -- Empty for a typed address, a bookmark, or a browser without a referrer.
  source text not null generated always as (coalesce(nullif(utm_source, ''), referrer_host)) stored,
  device text not null
    constraint visits_device_values check (device in ('desktop', 'mobile', 'tablet')),
  views integer not null default 1,
  -- During which its pages were in sight.
  seconds integer not null default 0,
  -- Made up, for the local demo.
  is_example boolean not null default false
);
create index visits_day on private.visits (day);
create index visits_not_rolled_up on private.visits (day, visitor) where visitor is not null;
create index visits_examples on private.visits (day) where is_example;

create table private.page_views (
  visit_id bigint not null references private.visits (id) on delete cascade,
  -- From 1, the entry page.
  number integer not null,
  viewed_at timestamptz not null default now(),
  path text not null,
  seconds integer not null default 0,
  primary key (visit_id, number)
);

-- What visitors did besides reading. Without a time: a contact request is not to be found by when it was sent.
create table private.analytics_events (
  id bigint generated always as identity primary key,
  visit_id bigint not null references private.visits (id) on delete cascade,
  kind text not null
    constraint analytics_events_kinds check (kind in ('contact', 'newsletter', 'booking', 'search', 'file', 'outgoing')),
  -- The file's path, the other site's host.
  detail text not null default '',
  -- Of a search.
  results integer
);
create index analytics_events_visit on private.analytics_events (visit_id);

-- The counts of a day that is over: of all visits ('*', '*'), of those that saw a page, of those that came from a source; each in
-- total and by the values of a dimension (`source`, `campaign`, `entry`, `device`, `page`, `reached`: what was done or seen, and
-- `reading`: articles alone).
create table private.daily_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  day date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  -- Of the visits; of the pages alone for the dimensions `page` and `reading`.
  seconds integer not null,
  engaged integer not null,
  bounces integer not null,
  primary key (page, source, dimension, day, value)
);

-- A year's breakdowns of all visits read 76,000 rows of 3.9 million and sorted them into values: half of their time. These rows
-- alone are in an index in that order, with what is summed, which is read without the table (9 MB, beside 720).
create index daily_statistics_of_all on private.daily_statistics (dimension, value, day) include (visitors, visits, views, seconds)
  where page = '*' and source = '*';

-- Who sends the current request, for today: null for what is not counted, which is robots that say so, administrators, visitors
-- whose browser asks not to be followed (Sec-GPC, DNT), and an address that has sent too much.
create function private.visitor_of_today() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := private.visitor_address();
  agent text := coalesce(headers ->> 'user-agent', '');
  today date := (now() at time zone 'Europe/Paris')::date;
  today_salt bytea;
  sent integer;
begin
  if agent = '' or headers ->> 'sec-gpc' = '1' or headers ->> 'dnt' = '1' or private.is_admin()
    -- « Cubot » is a brand of phones.
    or agent ~* '(?<!cu)bot\y|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview' then
    return null;
  end if;
  select salt into today_salt from private.visitor_salts where day = today;
  if today_salt is null then
    delete from private.visitor_salts where day < today;
    delete from private.visitor_digests;
    insert into private.visitor_salts (day, salt)
    values (today, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
    on conflict (day) do nothing;
    select salt into strict today_salt from private.visitor_salts where day = today;
  end if;
  insert into private.visitor_digests as counted (digest)
  values (sha256(today_salt || convert_to(address, 'UTF8')))
  on conflict (digest) do update set hits = counted.hits + 1
  returning hits into sent;
  if sent > 2000 then
    return null;
  end if;
  return ('x' || left(encode(sha256(today_salt || convert_to(address || ' ' || agent, 'UTF8')), 'hex'), 16))::bit(64)::bigint;
end
$$;

-- The visit that a visitor's view or event belongs to, locked; null when the last sign of them is older than half an hour.
create function private.current_visit(of_visitor bigint) returns private.visits
language sql security definer set search_path = ''
as $$
  select * from private.visits
  where day = (now() at time zone 'Europe/Paris')::date and visitor = of_visitor and last_seen_at > now() - interval '30 minutes'
  order by id desc limit 1 for update
$$;

-- A name as it comes from an address, bounded, the same however it is written.
create function private.bounded_name(value text) returns text
language sql immutable set search_path = ''
as $$ select lower(btrim(left(regexp_replace(coalesce(value, ''), '[[:cntrl:]*]', '', 'g'), 100))) $$;

-- Begins a visit, or continues the visitor's current one, with a view.
create function private.record_view(
  of_visitor bigint, path text, referrer text, utm_source text, utm_medium text, utm_campaign text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  agent text := current_setting('request.headers', true)::jsonb ->> 'user-agent';
begin
  -- Nobody reads that many pages.
  if visit.views >= 300 then
    return;
  end if;
  if visit.id is null then
    insert into private.visits (
      day, visitor, entry_path, referrer_host, utm_source, utm_medium, utm_campaign, device
    ) values (
      (now() at time zone 'Europe/Paris')::date, of_visitor, path,
      -- The same site on telephones, or through the address that counts its clicks.
      regexp_replace(private.bounded_name(referrer), '^(www|m|l|lm|out)\.', ''),
      private.bounded_name(utm_source), private.bounded_name(utm_medium), private.bounded_name(utm_campaign),
      case when agent ~* 'ipad|tablet|android(?!.*mobi)' then 'tablet' when agent ~* 'mobi' then 'mobile' else 'desktop' end
    ) returning * into visit;
  else
    update private.visits set views = views + 1, last_seen_at = now() where id = visit.id returning * into visit;
  end if;
  insert into private.page_views (visit_id, number, path) values (visit.id, visit.views, path);
end
$$;

-- Keeps how long the latest view of a page has been in sight, which is never longer than since the view.
create function private.record_stay(of_visitor bigint, of_path text, stayed integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  latest private.page_views;
  longest integer;
begin
  select * into latest from private.page_views
  where visit_id = visit.id and path = of_path order by number desc limit 1;
  -- A view is recorded a moment after the page has come.
  longest := least(stayed, 3600, extract(epoch from now() - latest.viewed_at)::integer + 30);
  if longest > latest.seconds then
    update private.page_views set seconds = longest where visit_id = visit.id and number = latest.number;
    update private.visits set seconds = seconds + longest - latest.seconds, last_seen_at = now() where id = visit.id;
  end if;
end
$$;

-- Keeps what a visitor did, if their visit is counted.
create function private.record_event(of_visitor bigint, kind text, detail text default '', results integer default null)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.analytics_events (visit_id, kind, detail, results)
  select id, record_event.kind, private.bounded_name(record_event.detail), record_event.results
  from private.current_visit(of_visitor)
  where id is not null and (select count(*) from private.analytics_events as events where events.visit_id = id) < 50
$$;

-- Records an event that a browser sends: a view, how long a page stayed in sight, or something that was done there. What is not counted gets the
-- same answer as what is.
create function public.record_analytics_event(
  kind text,
  path text,
  seconds integer default null,
  referrer text default null,
  utm_source text default null,
  utm_medium text default null,
  utm_campaign text default null,
  detail text default null,
  results integer default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor bigint;
begin
  if kind is null or kind not in ('view', 'stay', 'booking', 'search', 'file', 'outgoing')
    -- An address of the site that is shown to visitors, without its query.
    or path is null or path !~ '^/[a-z0-9/_-]{0,200}$' or path ~ '^/(apercu|admin)(/|$)'
    or (kind = 'stay') <> (seconds is not null) or seconds < 0
    or referrer !~* '^[a-z0-9.-]{1,253}$'
    or results < 0 or (kind = 'search') <> (results is not null) then
    raise sqlstate 'PT400' using message = 'This is no analytics event';
  end if;
  visitor := private.visitor_of_today();
  if visitor is null then
    return;
  end if;
  case kind
    when 'view' then perform private.record_view(visitor, path, referrer, utm_source, utm_medium, utm_campaign);
    when 'stay' then perform private.record_stay(visitor, path, seconds);
    else perform private.record_event(visitor, kind, detail, results);
  end case;
end
$$;
grant execute on function public.record_analytics_event(text, text, integer, text, text, text, text, text, integer) to anon, authenticated;

-- Conversions are recorded by triggers, not by browsers: a contact request or a subscription was inserted.
create function private.record_arrival() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_event(private.visitor_of_today(), tg_argv[0]);
  return null;
end
$$;

create trigger record_arrival after insert on public.contacts
  for each row execute function private.record_arrival('contact');
create trigger record_arrival after insert on public.newsletter_subscribers
  for each row execute function private.record_arrival('newsletter');

-- The counts of days that are not rolled up yet, as `daily_statistics` keeps them: of one scope, or of all without a page and a
-- source. A visit carries all that belongs to it, and nothing is joined afterwards: the planner, which cannot know how many
-- visits are still to be counted, would join them one by one.
-- What visits reached is looked up only for the dimension `reached`: without that the breakdowns of a year take twice as long.
create function private.statistics_between(
  first_day date, last_day date, of_page text default null, of_source text default null, dimensions text[] default null
) returns setof private.daily_statistics
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with visits as materialized (
    select visit.day, visit.visitor, visit.source, visit.utm_campaign, visit.entry_path, visit.device, visit.views, visit.seconds,
      seen.paths, seen.path_views, seen.path_seconds,
      case when dimensions is null or 'reached' = any (dimensions) then array(
        select distinct unnest(array[kind] || case when results = 0 then array['empty-search'] end)
        from private.analytics_events where visit_id = visit.id
      ) || seen.steps end as reached
    from private.visits as visit
    cross join lateral (
      select array_agg(path) as paths, array_agg(views) as path_views, array_agg(seconds) as path_seconds,
        case when dimensions is null or 'reached' = any (dimensions) then array_remove(array[
          case when bool_or(path ~ '^/(services|cas-usage|automatisations)(/|$)') then 'offer' end,
          case when bool_or(path = '/contact') then 'contact-page' end
        ], null) end as steps
      from (
        select path, count(*) as views, sum(seconds) as seconds
        from private.page_views where visit_id = visit.id group by path
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

-- Closes the days that are over: counts them, erases their visitors and their salt. Two years and a month later what was
-- recorded goes, its counts too (CNIL: 25 months at most).
create function private.purge_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  open_day date;
begin
  -- Of two purges at the same time the second finds nothing left to do.
  perform pg_advisory_xact_lock(hashtextextended('private.purge_visits', 0));
  delete from private.visitor_salts where day < today;
  for open_day in
    select distinct day from private.visits where visitor is not null and day < today order by day
  loop
    insert into private.daily_statistics select * from private.statistics_between(open_day, open_day) order by page, source, dimension;
    update private.visits set visitor = null where day = open_day;
  end loop;
  delete from private.visits where day < today - interval '25 months';
  delete from private.daily_statistics where day < today - interval '25 months';
end
$$;

-- The figures of the screen « Analytics » about visits. Days that are over are read from their counts, the others are counted anew,
-- which is at most the time since the last daily purge. A visitor of a period is the sum of the visitors of its days: days
-- cannot be joined.

-- The counts of some dimensions in one scope (all visits ('*', '*'), those that saw a page, those from a source) of the days that
-- are not rolled up yet.
create function private.statistics_to_come(first_day date, dimensions text[], of_page text, of_source text)
returns setof private.daily_statistics
language sql stable security definer set search_path = ''
as $$
  select * from private.statistics_between(
    greatest(first_day, (select day from private.visits where visitor is not null order by day limit 1)),
    (now() at time zone 'Europe/Paris')::date, of_page, of_source, dimensions
  )
$$;

-- Refuses parameters that no screen sends.
create function private.require_scope(days integer, page text, source text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_administrator();
  if days is null or days not between 1 and 366 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 366 days';
  elsif page is not null and source is not null then
    raise sqlstate 'PT400' using message = 'Visits are filtered by a page or by a source';
  end if;
end
$$;

-- The figures of the last days, today among them, and of as many days before: in total, day by day, and by what was reached.
-- `since` is the first day with a visit at all.
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
  perform private.require_scope(days, page, source);
  with recorded as materialized (
    select day, day >= first_day as current, dimension, value, visitors, visits, views, seconds, engaged, bounces
    from (
      select * from private.daily_statistics as daily
      where daily.page = of_page and daily.source = of_source and dimension = any (dimensions) and day >= first_day - days
      union all
      select * from private.statistics_to_come(first_day - days, dimensions, of_page, of_source)
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

-- The last days by source, campaign, entry page, page and device: the hundred most frequent values of each, with the
-- articles' titles. The planner takes the partial index only for arguments that it knows.
create function public.visit_breakdowns(days integer default 30, page text default null, source text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  of_page constant text := coalesce(page, '*');
  of_source constant text := coalesce(source, '*');
  dimensions constant text[] := array['source', 'campaign', 'entry', 'page', 'device'];
  first_day constant date := (now() at time zone 'Europe/Paris')::date - days + 1;
  answer jsonb;
begin
  perform private.require_scope(days, page, source);
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
        row_number() over (partition by dimension order by sum(visitors) desc, sum(views) desc, value) as place
      from (
        select dimension, value, sum(visitors) as visitors, sum(visits) as visits, sum(views) as views, sum(seconds) as seconds
        from private.daily_statistics as daily
        where daily.page = of_page and daily.source = of_source and dimension = any (dimensions) and day >= first_day
        group by dimension, value
        union all
        select dimension, value, visitors, visits, views, seconds
        from private.statistics_to_come(first_day, dimensions, of_page, of_source)
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
    raise sqlstate 'PT400' using message = 'Curves need a list of at most 100 pages';
  end if;
  with wanted as (
    select distinct jsonb_array_elements_text(pages) as page
  ), counted as (
    select page, daily.day, daily.views
    from wanted join private.daily_statistics as daily using (page)
    where daily.source = '*' and daily.dimension = 'total' and daily.day >= first_day
    union all
    select page, visits.day, count(*)
    from private.visits as visits
    join private.page_views as views on views.visit_id = visits.id
    join wanted on wanted.page = views.path
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

-- Who was on the site within the last half hour, and the pages that were looked at last.
create function public.visits_now(page text default null, source text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_scope(1, page, source);
  with present as (
    select visits.visitor, (
      select views.path from private.page_views as views where views.visit_id = visits.id order by views.number desc limit 1
    ) as path
    from private.visits as visits
    where visits.visitor is not null and visits.last_seen_at > now() - interval '30 minutes'
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

-- The local demo comes with visits that are examples (`is_example`), like the sample content of the site. They end the day before it
-- was first started, so that no day mixes them with real ones, and go with one call.
create function public.example_visits_until() returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return (select max(day) from private.visits where is_example);
end
$$;
grant execute on function public.example_visits_until() to authenticated;

-- What they added to the views of articles goes too.
create function public.remove_example_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until constant date := public.example_visits_until();
begin
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

-- Adds the digest of a week to the outbox, on Monday from eight o'clock in Paris, once; not at all when the settings say so. Requests are
-- named by their date and service alone: an erased request leaves no name behind in the outbox.
-- @param at the moment taken for now
create function private.enqueue_weekly_digest(at timestamptz default now()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  local_time constant timestamp := at at time zone 'Europe/Paris';
  week constant text := to_char(local_time, '"weekly_digest "IYYY"-W"IW');
  address constant text := private.agency_address();
begin
  if extract(isodow from local_time) <> 1 or extract(hour from local_time) < 8 or address is null
    or exists (select from public.outbox where unique_key = week)
    or exists (select from public.site_settings where key = 'weekly_digest_enabled' and value = 'false')
  then
    return;
  end if;
  perform private.enqueue_mail('weekly_digest', address, jsonb_build_object(
    'to_answer', (select count(*) from public.contacts where status = 'new'),
    'oldest', (select coalesce(jsonb_agg(request), '[]') from (
      select id, created_at, service_interest from public.contacts where status = 'new' order by created_at, id limit 5
    ) as request),
    'views', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
    'top', (select coalesce(jsonb_agg(post), '[]') from (
      select title, slug, view_count as views from public.blog_posts
      where status = 'published' and view_count > 0 order by view_count desc, id limit 5
    ) as post)
  ), unique_key => week);
end
$$;

-- Once a day. Each table declares how long its rows stay, in a function `private.purge_…()`; the privacy page names the same
-- times.
create or replace function private.purge_expired() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  purge regprocedure;
begin
  for purge in
    select oid from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'purge\_%' and proname <> 'purge_expired' and pronargs = 0
    order by proname
  loop
    execute format('select %s', purge);
  end loop;
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('add_post_views', '* * * * *', 'select private.add_post_views()');
  end if;
exception when others then
  raise warning 'Views are not added to their articles (see docs/deployment.md): %', sqlerrm;
end
$$;

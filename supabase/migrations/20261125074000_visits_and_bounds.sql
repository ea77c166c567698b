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
  is_example boolean not null default false,
  -- It is over, and in the counts of its day.
  is_counted boolean not null default false
);
create index visits_day on private.visits (day);
create index visits_to_count on private.visits (day) where not is_counted;
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

-- The counts of a day that is not over, of its visits that are. A table apart, small, whose rows may change all day long.
create table private.open_statistics (like private.daily_statistics including indexes);

-- The sums of the closed days of a month, of the dimensions that have many values: a year's breakdowns read 76,000 rows of days, and
-- 9,000 with these.
create table private.monthly_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  -- Its first day.
  month date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  seconds integer not null,
  primary key (page, source, dimension, month, value)
);

-- Adds changed days to the sums of their months, or takes them off (-1).
create function private.sum_months() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  merge into private.monthly_statistics as known
  using (
    select page, source, dimension, date_trunc('month', day)::date as month, value, tg_argv[0]::integer * sum(visitors) as visitors,
      tg_argv[0]::integer * sum(visits) as visits, tg_argv[0]::integer * sum(views) as views, tg_argv[0]::integer * sum(seconds) as seconds
    from changed
    where dimension = any (array['source', 'campaign', 'entry', 'page', 'device'])
    group by 1, 2, 3, 4, 5
  ) as change
  on (known.page, known.source, known.dimension, known.month, known.value)
    = (change.page, change.source, change.dimension, change.month, change.value)
  when matched and known.visits + change.visits = 0 then delete
  when matched then update set visitors = known.visitors + change.visitors, visits = known.visits + change.visits,
    views = known.views + change.views, seconds = known.seconds + change.seconds
  when not matched then insert values (change.page, change.source, change.dimension, change.month, change.value,
    change.visitors, change.visits, change.views, change.seconds);
  return null;
end
$$;

create trigger sum_added after insert on private.daily_statistics
  referencing new table as changed for each statement execute function private.sum_months('1');
create trigger sum_removed after delete on private.daily_statistics
  referencing old table as changed for each statement execute function private.sum_months('-1');
create trigger sum_changed_from after update on private.daily_statistics
  referencing old table as changed for each statement execute function private.sum_months('-1');
create trigger sum_changed_to after update on private.daily_statistics
  referencing new table as changed for each statement execute function private.sum_months('1');

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
    -- Of a clock that was set back.
    and not is_counted
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

-- What visits add to the counts of their days, as `daily_statistics` keeps them: to one scope, or to all without a page and a source.
-- A visitor counts once a day for each value: the visits of the same visitors that are counted already tell where they do.
-- A visit carries all that belongs to it, and nothing is joined afterwards: the planner, which cannot know how much that is,
-- would join it row by row. What visits reached is looked up only for the dimension `reached`.
create function private.statistics_of(
  added bigint[], of_page text default null, of_source text default null, dimensions text[] default null
) returns setof private.daily_statistics
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with known as (
    select id, true as is_added from unnest(added) as id
    union all
    select distinct earlier.id, false
    from private.visits as visit join private.visits as earlier using (day, visitor)
    where visit.id = any (added) and earlier.is_counted and earlier.id <> all (added)
  ), visits as materialized (
    select known.is_added, visit.day, visit.visitor, visit.source, visit.utm_campaign, visit.entry_path, visit.device, visit.views,
      visit.seconds, seen.paths, seen.path_views, seen.path_seconds,
      case when dimensions is null or 'reached' = any (dimensions) then array(
        select distinct unnest(array[kind] || case when results = 0 then array['empty-search'] end)
        from private.analytics_events where visit_id = visit.id
      ) || seen.steps end as reached
    from known
    join private.visits as visit using (id)
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
    where of_source is null or of_source in ('*', visit.source)
  ), scoped as (
    select '*' as scope_page, '*' as scope_source, visits.views as scope_views, visits.* from visits
    where of_page is null or (of_page = '*' and of_source = '*')
    union all
    select page.path, '*', page.views, visits.* from visits, unnest(paths, path_views) as page (path, views)
    where of_page is null or of_page = page.path
    union all
    select '*', visits.source, visits.views, visits.* from visits where of_source is null or of_source = visits.source
  ), by_visitor as (
    select scope_page, scope_source, dimension, day, value, bool_and(is_added) as is_new,
      count(*) filter (where is_added) as visits, sum(counted.views) filter (where is_added) as views,
      sum(counted.seconds) filter (where is_added) as seconds,
      count(*) filter (where is_added and (scoped.views > 1 or scoped.seconds >= 10)) as engaged,
      count(*) filter (where is_added and scoped.views = 1) as bounces
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
    having bool_or(is_added)
  )
  select scope_page, scope_source, dimension, day, value,
    count(*) filter (where is_new)::integer, sum(visits)::integer, sum(views)::integer, sum(seconds)::integer, sum(engaged)::integer, sum(bounces)::integer
  from by_visitor
  group by scope_page, scope_source, dimension, day, value
$$;

-- Adds the visits that are over, which nothing can be added to, to the counts of their days: each minute, so that little of a day
-- is left to be counted by who asks.
create function private.count_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  added bigint[];
begin
  -- Of two runs at the same time the second finds nothing left to do.
  perform pg_advisory_xact_lock(hashtextextended('private.count_visits', 0));
  with counted as (
    update private.visits set is_counted = true
    where not is_counted and (day < today or last_seen_at <= now() - interval '30 minutes')
    returning id
  )
  select array_agg(id) into added from counted;
  -- A statement of its own: it sees what was added to the visits while the one before waited for them.
  insert into private.open_statistics as known select * from private.statistics_of(added)
  on conflict (page, source, dimension, day, value) do update
    set visitors = known.visitors + excluded.visitors, visits = known.visits + excluded.visits, views = known.views + excluded.views,
      seconds = known.seconds + excluded.seconds, engaged = known.engaged + excluded.engaged, bounces = known.bounces + excluded.bounces;
end
$$;

-- Closes the days that are over: files their counts, erases their visitors and their salt. Two years and a month later what was
-- recorded goes, its counts too (CNIL: 25 months at most).
create function private.purge_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.count_visits();
  delete from private.visitor_salts where day < today;
  with closed as (
    delete from private.open_statistics where day < today returning *
  )
  insert into private.daily_statistics as known select * from closed order by page, source, dimension
  -- A clock that was set back makes a day that was closed run again.
  on conflict (page, source, dimension, day, value) do update
    set visitors = known.visitors + excluded.visitors, visits = known.visits + excluded.visits, views = known.views + excluded.views,
      seconds = known.seconds + excluded.seconds, engaged = known.engaged + excluded.engaged, bounces = known.bounces + excluded.bounces;
  update private.visits set visitor = null where visitor is not null and day < today;
  delete from private.visits where day < today - interval '25 months';
  delete from private.daily_statistics where day < today - interval '25 months';
end
$$;

-- The figures of the screen « Analytics » about visits. They are read from the counts of days; the visits that are not in
-- them yet, which are those of the last half hour, are counted anew. A visitor of a period is the sum of the visitors of its days: days
-- cannot be joined.

-- The counts of some dimensions in one scope (all visits ('*', '*'), those that saw a page, those from a source) of the days that
-- are not closed yet.
create function private.statistics_to_come(first_day date, dimensions text[], of_page text, of_source text)
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
-- articles' titles. Days are read up to the first whole month.
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
    perform cron.schedule('count_visits', '* * * * *', 'select private.count_visits()');
  end if;
exception when others then
  raise warning 'Views are not added to their articles (see docs/deployment.md): %', sqlerrm;
end
$$;


-- One shape of e-mail addresses, for all that stores one.

create function private.email_pattern() returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '[a-zA-Z0-9\u00C0-\u024F.!#$%&''*+/=?^_`{|}~-]{1,64}@'
    || '([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
$$;
create function private.is_email_address(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select address ~ ('^' || private.email_pattern() || '$') and char_length(address) <= 320 $$;
grant execute on function private.email_pattern(), private.is_email_address(text) to anon, authenticated;

-- What was stored under the former shape is not lost: the first address in it stays, and the notes keep what was received.
-- Without the trigger of dates: the three years after which a person is erased are not begun anew.
alter table public.contacts disable trigger keep_timestamps;
update public.contacts set
  notes = left(concat_ws(E'\n', notes, 'Adresse reçue : ' || email), 20000),
  email = coalesce(substring(email from '(' || private.email_pattern() || ')'), 'adresse-illisible@example.invalid')
where not private.is_email_address(email);
alter table public.contacts enable trigger keep_timestamps;
update public.site_settings set value = coalesce(substring(value from '(' || private.email_pattern() || ')'), '')
where key = 'contact_email' and value <> '' and not private.is_email_address(value);
update public.comments set email = null where not private.is_email_address(email);
delete from public.newsletter_subscribers where not private.is_email_address(email);
delete from public.outbox where channel = 'mail' and not private.is_email_address(recipient);

alter table public.contacts drop constraint contacts_email_shape,
  add constraint contacts_email_shape check (private.is_email_address(email));
alter table public.comments drop constraint comments_email_shape,
  add constraint comments_email_shape check (private.is_email_address(email));
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_shape,
  add constraint newsletter_subscribers_email_shape check (private.is_email_address(email));
alter table public.outbox
  add constraint outbox_mail_recipient check (channel <> 'mail' or private.is_email_address(recipient));
update private.setting_definitions set pattern = '^(' || private.email_pattern() || ')?$' where key = 'contact_email';

create or replace function public.invite_administrator(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_administrator.email));
  token text := encode(extensions.gen_random_bytes(32), 'hex');
  account uuid;
begin
  perform private.require_administrator();
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if private.is_email_address(address) is not true or char_length(address) > 255 then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  if (
    select count(*) from public.outbox
    where kind = 'invitation' and created_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'Too many invitations';
  end if;
  select known.id into account from auth.users as known where known.email = address;
  if exists (select from public.admins where user_id = account) then
    raise unique_violation using message = 'This person is an administrator already';
  end if;
  if account is null then
    account := gen_random_uuid();
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (account, 'authenticated', 'authenticated', address, '{"provider":"email","providers":["email"]}', '{}', now(), now());
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', account, account,
      jsonb_build_object('sub', account, 'email', address, 'email_verified', false), now(), now());
  end if;
  insert into private.invitations (account_id) values (account) on conflict (account_id) do update set created_at = now();
  -- The embedded Supabase lets a link of this kind serve once, for an hour after this date (otp_expiry of config.toml).
  update auth.users set recovery_token = token, recovery_sent_at = now() + interval '23 hours' where id = account;
  delete from public.outbox where kind = 'invitation' and about = account and state in ('waiting', 'failed');
  perform private.enqueue_mail('invitation', address, about => account, secret => jsonb_build_object('token_hash', token),
    data => jsonb_build_object('invited_by', (select known.email from auth.users as known where known.id = (select auth.uid()))));
  return account;
end
$$;

create or replace function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_requests('comment', 'Too many comments from this address');
  if not exists (
    select from public.blog_posts as post, public.site_settings as setting
    where post.id = send_comment.post_id and post.status = 'published'
      and setting.key = 'comments_enabled' and setting.value = 'true'
  ) then
    raise sqlstate 'PT403' using message = 'There is no article here that takes comments';
  end if;
  perform private.require_open_thread(send_comment.post_id, send_comment.parent_id);
  if private.is_email_address(send_comment.email) is not true then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.comments (post_id, parent_id, name, email, words)
  values (send_comment.post_id, send_comment.parent_id, send_comment.name, send_comment.email, send_comment.words)
  on conflict do nothing;
end
$$;

-- The work of a new subscription, undone: how long an answer takes does not tell whether the address was known.
create function private.pretend_to_subscribe() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  nobody public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (email, consent_words)
  values (gen_random_uuid() || '@example.invalid', private.consent_words())
  returning * into nobody;
  perform private.ask_for_confirmation(nobody);
  raise sqlstate 'UNDO1';
exception when sqlstate 'UNDO1' then
  perform pg_catalog.pg_notify('outbox', '');
end
$$;

create or replace function public.subscribe_to_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := btrim(subscribe_to_newsletter.email);
  subscriber public.newsletter_subscribers;
begin
  perform private.limit_requests('newsletter', 'Too many subscriptions from this address');
  if private.is_email_address(address) is not true then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.newsletter_subscribers as known (email, state, consented_at, consent_words)
  values (address, 'pending', now(), private.consent_words())
  on conflict (lower(email)) do update set
    state = case known.state when 'confirmed' then 'confirmed' else 'pending' end,
    consented_at = case known.state when 'confirmed' then known.consented_at else now() end,
    consent_words = case known.state when 'confirmed' then known.consent_words else private.consent_words() end
  returning known.* into subscriber;
  if subscriber.state = 'pending' then
    perform private.ask_for_confirmation(subscriber);
  end if;
  if subscriber.created_at <> now() then
    perform private.pretend_to_subscribe();
  end if;
end
$$;

create or replace function public.import_subscribers(subscribers jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  perform private.require_administrator();
  if jsonb_array_length(subscribers) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 addresses at once';
  end if;
  insert into public.newsletter_subscribers (email, state, source, consented_at, confirmed_at)
  select distinct on (lower(btrim(row.email))) btrim(row.email), 'confirmed', 'import',
    least(coalesce(row.consented_at, now()), now()), now()
  from jsonb_to_recordset(subscribers) as row (email text, consented_at timestamptz)
  where private.is_email_address(btrim(row.email))
  on conflict (lower(email)) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;


-- Where a redirect may lead: only what every parser of addresses reads alike.

create function private.percent_encoded(text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when letter ~ '[^!-~]|["<>^`{}]' then regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
      else letter
    end, '' order by place
  ), '')
  from regexp_split_to_table($1, '') with ordinality as split (letter, place)
$$;
grant execute on function private.percent_encoded(text) to authenticated;

create or replace function private.canonical_path(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(lower('/' || private.percent_encoded(
    regexp_replace(regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i'), '[?#].*$', '')
  )), '^/{2,}', '/'), '(?<=.)/+$', '')
$$;

create function private.is_redirect_target(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(address) <= 2000 and address !~ '[^!-~]|["<>\\^`{}|]'
    and address ~* '^(/([^/]|$)|https?://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#]|$))'
    and address !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
$$;
grant execute on function private.is_redirect_target(text) to authenticated;

create or replace function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  if new.to_address !~ '[[:space:][:cntrl:]]' then
    new.to_address := private.percent_encoded(new.to_address);
  end if;
  return new;
end
$$;

-- What goes was answered with an error, or led to a place that its author did not write.
alter table public.redirects drop constraint redirects_to_address_shape;
update public.redirects set to_address = to_address;
delete from public.redirects where not private.is_redirect_target(to_address);
alter table public.redirects add constraint redirects_to_address_shape check (private.is_redirect_target(to_address));


-- What only our server may say, and what one machine may count for on a day.

-- Whether one of our own servers is calling: with the service's key, or with its secret.
create function private.is_our_server() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('role', true) = 'service_role', false) or exists (
    select from private.address_source where server_secret_digest
      = encode(sha256(convert_to(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-server-secret', 'UTF8')), 'hex')
  )
$$;

create unlogged table private.daily_counters (
  address_digest text primary key,
  day date not null default current_date,
  hits integer not null default 1
);
create index daily_counters_age on private.daily_counters (day);

create or replace function private.address_key() returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  found_key bytea;
begin
  select key into found_key from private.address_keys where day = current_date;
  if found_key is null then
    insert into private.address_keys default values on conflict do nothing;
    delete from private.address_keys where day not between current_date and clock_timestamp()::date;
    delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
    select key into found_key from private.address_keys where day = current_date;
  end if;
  return found_key;
end
$$;

-- What is kept of the calling address for a purpose: purposes are counted apart, and the same address is another one tomorrow.
create function private.address_digest(purpose text) returns text
language sql volatile security definer set search_path = ''
as $$
  select encode(
    extensions.hmac(convert_to(purpose || ' ' || private.visitor_address(), 'UTF8'), private.address_key(), 'sha256'), 'hex'
  )
$$;

-- Counts one request of the calling address for a purpose, whether or not it is then granted.
create function private.hits_today(purpose text) returns integer
language sql volatile security definer set search_path = ''
as $$
  insert into private.daily_counters as counters (address_digest) values (private.address_digest(purpose))
  on conflict (address_digest) do update set hits = counters.hits + 1
  returning hits
$$;

-- Counts one request of the calling address for a purpose and refuses the 21st within ten minutes with HTTP 429.
-- Purposes are counted apart: subscribing takes nothing from the contact form.
create or replace function private.limit_requests(purpose text, refusal text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  -- Whoever deletes them already need not be waited for.
  delete from private.request_counters where (address_digest, window_start) in (
    select address_digest, window_start from private.request_counters
    where window_start not between now() - interval '10 minutes' and clock_timestamp() for update skip locked
  );
  insert into private.request_counters as counters (address_digest, window_start)
  values (
    private.address_digest(purpose),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = refusal;
  end if;
end
$$;

-- Runs every day with the other functions of this kind: what remains when nobody sends anything any more.
create or replace function private.purge_address_keys() returns void
language sql security definer set search_path = ''
as $$
  delete from private.address_keys where day not between current_date and clock_timestamp()::date;
  delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
  delete from private.request_counters where window_start not between now() - interval '10 minutes' and clock_timestamp();
$$;

-- Counts one view of a published article; visitors have no other right to write on articles, and an administrator's own
-- reading is no view. Of an address, five views of an article and 200 in all count on a day: one machine makes no figure.
create or replace function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.status = 'published' and not (select private.is_admin())
    and private.hits_today('views') <= 200 and private.hits_today('view ' || post.id) <= 5
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;

-- Adds what our server has counted, which alone may say so: what strangers sent would push out what was really met. Beyond 1,000
-- rows, those seen least and longest ago go first.
create or replace function public.count_requests(
  redirected jsonb default '{}', missing jsonb default '{}', empty_searches jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_our_server() then
    raise insufficient_privilege using message = 'Only the site''s own server counts requests';
  end if;
  update public.redirects as redirect set hits = redirect.hits + counted.times, last_used_at = now()
  from private.counts_in(redirected) as counted where redirect.from_path = counted.name;
  update private.former_post_slugs as former set hits = former.hits + counted.times, last_used_at = now()
  from private.counts_in(redirected) as counted where former.slug = substring(counted.name from '^/blog/([^/]+)$');

  -- A redirect that is being created is waited for: its address is no longer missing.
  perform pg_advisory_xact_lock_shared(hashtext('public.redirects'));
  insert into public.missing_pages as known (path, times, referring_host)
  select name, times, host from private.counts_in(missing)
  where private.is_page_path(name) and not exists (select from public.redirects where from_path = name)
  on conflict (path) do update set times = known.times + excluded.times, last_seen_at = now(),
    referring_host = coalesce(nullif(excluded.referring_host, ''), known.referring_host);
  delete from public.missing_pages where id in (
    select id from public.missing_pages order by missing_pages.times desc, last_seen_at desc offset 1000
  );

  -- What may be an e-mail address or a telephone number tells who searched.
  insert into public.empty_searches as known (words, times)
  select words, sum(counted.times)
  from private.counts_in(count_requests.empty_searches) as counted
  cross join lateral lower(btrim(regexp_replace(counted.name, '\s+', ' ', 'g'))) as words
  where char_length(words) between 2 and 100 and words !~ '@' and regexp_replace(words, '[ ./+-]', '', 'g') !~ '\d{6}'
  group by words order by words
  on conflict (words) do update set times = known.times + excluded.times, last_seen_at = now();
  delete from public.empty_searches where id in (
    select id from public.empty_searches order by times desc, last_seen_at desc offset 1000
  );
end
$$;

revoke execute on function public.count_requests(jsonb, jsonb, jsonb) from authenticated;
grant execute on function public.count_requests(jsonb, jsonb, jsonb) to service_role;

-- Who sends the current request, for today: null for what is not counted, which is robots that say so, administrators, visitors
-- whose browser asks not to be followed (Sec-GPC, DNT), and an address that has sent too much.
create or replace function private.visitor_of_today() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := private.visitor_address();
  agent text := coalesce(headers ->> 'user-agent', '');
  today date := (now() at time zone 'Europe/Paris')::date;
  today_salt bytea;
begin
  if agent = '' or headers ->> 'sec-gpc' = '1' or headers ->> 'dnt' = '1' or private.is_admin()
    -- « Cubot » is a brand of phones.
    or agent ~* '(?<!cu)bot\y|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview' then
    return null;
  end if;
  select salt into today_salt from private.visitor_salts where day = today;
  if today_salt is null then
    delete from private.visitor_salts where day < today;
    insert into private.visitor_salts (day, salt)
    values (today, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
    on conflict (day) do nothing;
    select salt into strict today_salt from private.visitor_salts where day = today;
  end if;
  if private.hits_today('analytics') > 600 then
    return null;
  end if;
  return ('x' || left(encode(sha256(today_salt || convert_to(address || ' ' || agent, 'UTF8')), 'hex'), 16))::bit(64)::bigint;
end
$$;

-- Begins a visit, or continues the visitor's current one, with a view.
create or replace function private.record_view(
  of_visitor bigint, path text, referrer text, utm_source text, utm_medium text, utm_campaign text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  agent text := current_setting('request.headers', true)::jsonb ->> 'user-agent';
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  -- Nobody reads that many pages, or one so often on a day. Whoever names a browser for each view is many visitors of one address.
  if visit.views >= 300
    or (
      select count(*) from private.visits as own join private.page_views as view on view.visit_id = own.id
      where own.day = today and own.visitor = of_visitor and view.path = record_view.path
    ) >= 10
    or (
      not exists (select from private.visits as own where own.day = today and own.visitor = of_visitor)
      and private.hits_today('visitors') > 10
    ) then
    return;
  end if;
  if visit.id is null then
    insert into private.visits (
      day, visitor, entry_path, referrer_host, utm_source, utm_medium, utm_campaign, device
    ) values (
      today, of_visitor, path,
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

drop table private.visitor_digests;


-- Synonyms of the search.

-- A text as words alone, however it is spelt: « E-mail, » is « e mail ».
create function private.plain_words(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select btrim(regexp_replace(private.searchable_text(value), '[^[:alnum:]]+', ' ', 'g')) $$;

-- The expressions of a set of synonyms, as plain words.
create function private.synonym_expressions(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct plain order by plain) filter (where plain <> ''), '{}')
  from unnest(string_to_array(words, ',')) as expression, private.plain_words(expression) as plain
$$;
-- A generated column and a check are computed with the rights of whoever inserts.
grant execute on function private.plain_words(text), private.synonym_expressions(text) to authenticated;

-- What readers call by several names: a search for one of them finds the others. The dictionary is applied to what is typed, not to
-- what is stored: no article is indexed again when it changes.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  -- Separated by commas: « e-mail, email, courriel ».
  words text not null
    constraint search_synonyms_words_several
      check (cardinality(private.synonym_expressions(words)) >= 2 and char_length(words) <= 500),
  expressions text[] not null generated always as (private.synonym_expressions(words)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger keep_timestamps before insert or update on public.search_synonyms
  for each row execute function private.keep_timestamps();
alter table public.search_synonyms enable row level security;
grant select, delete, insert (words), update (words) on table public.search_synonyms to authenticated;
create policy "administrators read synonyms" on public.search_synonyms
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add synonyms" on public.search_synonyms
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change synonyms" on public.search_synonyms
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete synonyms" on public.search_synonyms
  for delete to authenticated using ((select private.is_admin()));

-- All of the words, each by its stem or by itself. « le » and its like only count where there is nothing else; of more than
-- eight words the longest say enough. Quotes and operators are signs like others.
-- @param ending « :* » for words that may be the beginnings of others
create function private.words_condition(words text, ending text) returns text
language sql stable set search_path = '' set client_min_messages = warning
as $$
  with typed as (
    select array_to_tsvector(array[word])::text as word, plainto_tsquery('public.french_unaccent', word) as stem
    from unnest(tsvector_to_array(to_tsvector('private.words_unaccent', words))) as word
  ), telling as (
    select case when numnode(stem) > 0 then format('(%s | %s%s)', stem, word, ending) else word || ending end as condition
    from typed
    where numnode(stem) > 0 or not exists (select from typed where numnode(stem) > 0)
    order by length(word) desc
    limit 8
  )
  select string_agg(condition, ' & ') from telling
$$;

-- What is typed as a query: each expression that has synonyms as any of them, the longest first, and the other words. A word by
-- itself may be the beginning of a longer one.
create or replace function private.search_query(words text) returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  rest text := private.searchable_text(left(words, 200));
  known text;
  conditions text[] := '{}';
begin
  for known in
    select expression from public.search_synonyms, unnest(expressions) as expression
    where position(' ' || expression || ' ' in ' ' || private.plain_words(rest) || ' ') > 0
    group by expression order by length(expression) desc, expression limit 8
  loop
    -- What a longer expression took is not taken again.
    continue when position(' ' || known || ' ' in ' ' || private.plain_words(rest) || ' ') = 0;
    conditions := conditions || (
      select format('(%s)', string_agg(distinct format('(%s)', condition), ' | '))
      from public.search_synonyms as synonyms, unnest(string_to_array(synonyms.words, ',')) as synonym,
        private.words_condition(synonym, case when known !~ ' ' and private.plain_words(synonym) = known then ':*' else '' end) as condition
      where known = any (expressions) and condition is not null
    );
    rest := regexp_replace(
      rest, '(^|[^[:alnum:]])' || replace(known, ' ', '[^[:alnum:]]+') || '(?=$|[^[:alnum:]])', ' ', 'g'
    );
  end loop;
  return nullif(array_to_string(conditions || private.words_condition(rest, ':*'), ' & '), '')::tsquery;
end
$$;


-- Visitors see which rows are examples.
grant select (is_example) on table public.testimonials, public.team_members, public.key_figures, public.faq_entries to anon;


-- A new table that visitors read makes « site.changed » with one line.

-- Makes each change of a table that visitors see an event. `condition` says which rows they see, « row.published » for
-- example: of each table that `anon` may read, a test asks for these triggers.
create function private.announce_changes_of(seen regclass, condition text default 'true') returns void
language plpgsql set search_path = ''
as $$
declare
  added constant text := replace(condition, 'row.', 'new.');
  removed constant text := replace(condition, 'row.', 'old.');
begin
  execute format('create trigger announce_added after insert on %s
    for each row when (%s) execute function private.announce_site_change()', seen, added);
  execute format('create trigger announce_changed after update on %s
    for each row when (%s or %s) execute function private.announce_site_change()', seen, removed, added);
  execute format('create trigger announce_removed after delete on %s
    for each row when (%s) execute function private.announce_site_change()', seen, removed);
end
$$;


-- The back-office adds contact requests by hand, sees where the others came from, tells versions apart and shows small pictures.

alter table public.contacts alter column email drop not null;
alter table public.contacts disable trigger keep_timestamps;
update public.contacts set notes = left(concat_ws(E'\n', notes, 'Origine : ' || source), 20000), source = 'other'
where source not in ('website', 'phone', 'fair', 'email', 'other');
alter table public.contacts enable trigger keep_timestamps;
alter table public.contacts
  drop constraint contacts_source_length,
  add constraint contacts_source_values check (source in ('website', 'phone', 'fair', 'email', 'other')),
  add column utm_source text,
  add column referrer text,
  add constraint contacts_reachable check (email is not null or (source <> 'website' and btrim(coalesce(phone, '')) <> ''));

-- Generated anew, of an address that may be missing.
alter table public.contacts drop column search_text;
alter table public.contacts add column search_text text not null generated always as (
    private.searchable_text(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' ' || message
    )
  ) stored;
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

revoke all (utm_source, referrer) on public.contacts from anon, authenticated, service_role;
grant insert (utm_source, referrer) on table public.contacts to anon, authenticated;
grant update (name, email, phone, company, service_interest) on table public.contacts to authenticated;

drop policy "everyone sends a contact request" on public.contacts;
create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated
  with check (status = 'new' and notes is null and (source = 'website' or (select private.is_admin())));

create or replace function private.receive_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    new.status := 'new';
    new.notes := null;
    if new.source <> 'website' and private.is_admin() then
      new.utm_source := null;
      new.referrer := null;
    else
      perform private.limit_contact_requests();
      new.source := 'website';
      new.utm_source := left(nullif(btrim(new.utm_source), ''), 200);
      new.referrer := left(nullif(btrim(new.referrer), ''), 253);
    end if;
  end if;
  return new;
end
$$;

create or replace function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := private.contact_condition(words);
  sequence text := 'created_at desc, id';
  answer jsonb;
begin
  perform private.require_administrator();
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at, utm_source, referrer
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;

create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_administrator();
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (select id, title, status from public.blog_posts order by updated_at desc limit 6) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
       select * from (
         select id, name, coalesce(nullif(company, ''''), email, phone) as about, created_at
         from public.contacts where %s order by created_at desc, id limit 200
       ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
     ) as found',
    private.contact_condition(words)
  ) into contacts using needle;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

create or replace function private.announce_contact_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.agency_address() is not null then
    perform private.enqueue_mail('contact_notice', private.agency_address(),
      to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at', 'utm_source', 'referrer'], new.id);
  end if;
  if not exists (
    select from public.outbox
    where kind = 'contact_confirmation' and lower(recipient) = lower(new.email)
      and created_at between now() - interval '1 hour' and clock_timestamp()
  ) then
    perform private.enqueue_mail('contact_confirmation', new.email,
      jsonb_build_object('service_interest', new.service_interest, 'created_at', new.created_at), new.id);
  end if;
  return null;
end
$$;

drop trigger announce_contact_request on public.contacts;
create trigger announce_contact_request after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_request();

create or replace function private.announce_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('contact.created',
    to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at', 'utm_source', 'referrer'], new.id);
  return null;
end
$$;

drop trigger announce_contact_event on public.contacts;
create trigger announce_contact_event after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_event();

drop trigger record_arrival on public.contacts;
create trigger record_arrival after insert on public.contacts
  for each row when (new.source = 'website') execute function private.record_arrival('contact');

drop function public.versions_of(text, uuid);
create function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select revision.id, revision.saved_at, account.email::text, revision.automatic_since is not null,
    revision.content ->> 'status',
    regexp_count(regexp_replace(coalesce(revision.content ->> 'content', ''), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  left join auth.users as account on account.id = revision.saved_by
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.versions_of(text, uuid) to authenticated;

create function private.is_small_picture(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select name ~ '(^|-)\d+x\d+-[0-9a-f]{8}-small\.\w+$' $$;

drop function public.media_library(text, integer, integer);
create function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (name text, small_name text, size bigint, created_at timestamptz, uses jsonb, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  with files as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, small.is_small,
      regexp_replace(object.name, case when small.is_small then '-small\.\w+$' else '\.\w+$' end, '') as stem
    from storage.objects as object, private.is_small_picture(object.name) as small (is_small)
    where object.bucket_id = 'media'
  ), pairs as (
    select files.*,
      max(files.name) filter (where files.is_small) over (partition by files.stem) as small_name,
      bool_or(not files.is_small) over (partition by files.stem) as has_whole
    from files
  ), wanted as (
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, count(*) over () as total
    from pairs
    where position(lower(words) in pairs.name) > 0 and not (pairs.is_small and pairs.has_whole)
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), texts as (
    select 'article' as kind, post.id::text, post.title, concat(post.featured_image_url, ' ', post.content) as content
    from public.blog_posts as post
    union all
    select 'page', page.id::text, page.title, concat(page.featured_image_url, ' ', page.content) from public.pages as page
    union all
    select 'trash', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.trash as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', use.id, 'title', title) order by kind, title, use.id) as uses
    from (
      select distinct wanted.name, kind, texts.id, title
      from texts, private.named_pictures(texts.content) as picture
      join wanted on picture in (wanted.name, wanted.small_name)
    ) as use
    group by use.name
  )
  select wanted.name, wanted.small_name, wanted.size, wanted.created_at, coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.name = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;


-- A clock that was set back must not hold up for a day what was written, leased or put off before.

create or replace function public.claim_outbox(worker jsonb, channels text[])
returns table (id uuid, channel text, kind text, recipient text, data jsonb, secret jsonb, tries integer, created_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox_worker as known (seen_at, smtp_server, mail_from)
  values (now(), worker ->> 'smtp_server', worker ->> 'mail_from')
  on conflict (only_row) do update
    set seen_at = excluded.seen_at, smtp_server = excluded.smtp_server, mail_from = excluded.mail_from;
  perform private.write_due_mails();
  return query
  update public.outbox as item
  set state = 'sending', tries = item.tries + 1, leased_until = now() + interval '5 minutes'
  where item.id = (
    select due.id from public.outbox as due
    where due.channel = any (channels)
      and case due.state
        when 'waiting' then due.due_at <= now() or due.created_at > now() + interval '1 minute'
          or (due.tries > 0 and due.due_at > now() + interval '6 hours')
        -- A lease of another claim at the same moment began a moment later than this one.
        when 'sending' then due.leased_until not between now() and now() + interval '10 minutes'
      end
    order by due.due_at, due.created_at
    limit 1
    for update skip locked
  )
  returning item.id, item.channel, item.kind, item.recipient, private.data_of_item(item), item.secret, item.tries, item.created_at;
end
$$;

-- A page says no more than what another one tells: {{if_known capital social}} and {{if_unknown capital social}}.

-- As they are named in a text that leaves them open, without tags and whatever the space.
create function private.gaps_of(content text) returns table (name text, place bigint)
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(captured[1], '<[^>]*>', '', 'g'), E' \u00A0\u202F'), min(place)
  from regexp_matches(content, '\[à compléter[\s\u00A0\u202F]*:?([^]]*)\]', 'gi') with ordinality as match (captured, place)
  group by 1
$$;

-- Whether a fact can be said: the setting of that name has a value, or no page leaves a gap of that name any more.
create function private.is_known(fact text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.setting_definitions where key = fact) then
      exists (select from public.site_settings where key = fact and btrim(value) <> '')
    else not exists (
      select from public.pages as page cross join lateral private.gaps_of(page.content) as gap
      where page.content ilike '%[à compléter%' and translate(gap.name, E'\u00A0\u202F', '  ') = fact
    )
  end
$$;

create or replace function private.filled_text(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  filled text;
  condition text[];
  fact text;
begin
  if content !~ '\{\{' then
    return content;
  end if;
  for condition in
    select distinct captured from regexp_matches(content, '(\{\{if_(hosted|embedded|known|unknown)([^}]*)\}\})', 'g') as captured
  loop
    fact := btrim(translate(condition[3], E'\u00A0\u202F', '  '));
    content := replace(content, condition[1], case
      when case condition[2]
        when 'hosted' then private.is_hosted()
        when 'embedded' then not private.is_hosted()
        when 'known' then private.is_known(fact)
        else not private.is_known(fact)
      end then '{{true}}'
      else '{{false}}'
    end);
  end loop;
  content := regexp_replace(private.without_passages(content, '\{\{false\}\}'), '\{\{true\}\}\s*', '', 'g');
  for name in select distinct captured[1] from regexp_matches(content, '\{\{([a-z_]+)\}\}', 'g') as captured loop
    select replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') into filled
    from public.site_settings where key = name;
    content := replace(
      content, format('{{%s}}', name), coalesce(nullif(btrim(filled), ''), format('[à compléter : réglage %s]', name))
    );
  end loop;
  return content;
end
$$;

create or replace function public.pages_to_complete()
returns table (page_id uuid, slug text, title text, passage text, setting text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select page.id, page.slug, page.title, gap.name, substring(gap.name from '^réglage ([a-z_]+)$')
  from public.pages as page
  cross join lateral private.gaps_of(private.filled_text(page.content)) as gap
  where page.status = 'published'
  order by page.sort_order, page.id, gap.place;
end
$$;

-- A clock that was set back closes no limit for as long: what was counted in the future counts for nothing.

create or replace function public.send_test_mail() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = (select auth.uid()));
begin
  perform private.require_administrator();
  if (select count(*) from public.outbox where kind = 'test' and created_at between now() - interval '1 hour' and clock_timestamp()) >= 5 then
    raise sqlstate 'PT429' using message = 'Too many test e-mails';
  end if;
  perform private.enqueue_mail('test', address);
end
$$;

create or replace function private.ask_for_confirmation(subscriber public.newsletter_subscribers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  link private.subscription_links;
begin
  select * into strict link from private.subscription_links where subscriber_id = subscriber.id for update;
  if (
    select count(*) from public.outbox
    where kind = 'newsletter_confirmation' and lower(recipient) = lower(subscriber.email)
      and created_at between now() - interval '1 day' and clock_timestamp()
  ) >= 3 or link.asked_at between now() - interval '10 minutes' and clock_timestamp() then
    return;
  end if;
  update private.subscription_links set asked_at = now() where subscriber_id = subscriber.id;
  perform private.enqueue_mail('newsletter_confirmation', subscriber.email, about => subscriber.id,
    secret => jsonb_build_object('token', link.token));
end
$$;

create or replace function public.send_newsletter_issue(
  post_id uuid, subject text, introduction text, audience text, per_hour integer, expected_total integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  issue uuid := gen_random_uuid();
  counted integer;
begin
  perform private.require_administrator();
  -- A double click sends one issue: the second call waits here and finds the first one's.
  perform pg_advisory_xact_lock(hashtextextended('public.newsletter_issues', 0));
  if exists (
    select from public.newsletter_issues as recent
    where recent.post_id = send_newsletter_issue.post_id and recent.audience = send_newsletter_issue.audience
      and created_at between now() - interval '10 minutes' and clock_timestamp()
  ) then
    raise sqlstate 'PT409' using message = 'This article has just been sent to the same audience';
  end if;
  select count(*) into counted from private.newsletter_recipients(audience);
  if counted = 0 or counted <> expected_total then
    raise sqlstate 'PT409' using message = format('There are %s recipients now, not %s', counted, expected_total);
  end if;
  -- Before the issue is inserted, since « new » counts from the last issue.
  insert into public.outbox (kind, recipient, about, secret, due_at)
  select 'newsletter_issue', email, issue, jsonb_build_object('token', token),
    now() + (row_number() over (order by confirmed_at, recipient.id) - 1) * interval '1 hour' / per_hour
  from private.newsletter_recipients(audience) as recipient join private.subscription_links on subscriber_id = recipient.id;
  insert into public.newsletter_issues (id, post_id, subject, introduction, post, audience, per_hour, total, sent_by)
  values (issue, post_id, subject, introduction, private.post_of_newsletter_issue(post_id), audience, per_hour, counted,
    (select email from auth.users where id = (select auth.uid())));
  return issue;
end
$$;

-- A webhook whose address no parser reads was never called.

alter table public.webhooks drop constraint webhooks_url_shape;
delete from public.webhooks
where url !~* '^https?://([^\s/?#@]*@)?([^]\s/?#@:%["<>\\^`{|}]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?#]\S*)?$';
alter table public.webhooks add constraint webhooks_url_shape check (
  url ~* '^https?://([^\s/?#@]*@)?([^]\s/?#@:%["<>\\^`{|}]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?#]\S*)?$'
  and char_length(url) <= 2000
);

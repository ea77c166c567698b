-- The site counts its visits itself: without cookies, without addresses, and without data about a visitor that outlives the day.
-- A visitor is a hash of address and browser with a salt that is deleted every day, so that nobody can tell whether
-- two days had the same visitor. Everything is in `private`: strangers may record through one function and read nothing.

create unlogged table private.visitor_salts (
  day date primary key,
  salt bytea not null
);

-- A visit: the views of one visitor that follow one another within half an hour.
create table private.visits (
  id bigint generated always as identity primary key,
  -- The day in the agency's time zone.
  day date not null,
  -- The visitor's hash, which is erased as soon as the day is closed.
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
  -- The seconds during which the visitor saw its pages.
  seconds integer not null default 0,
  -- Sample data for the local demo.
  is_example boolean not null default false,
  -- The visit is over, and the counts of its day include it.
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

-- Actions of visitors besides reading. They have no time, so that nobody can match an action with the contact request of that minute.
create table private.analytics_events (
  id bigint generated always as identity primary key,
  visit_id bigint not null references private.visits (id) on delete cascade,
  kind text not null
    constraint analytics_events_kinds check (kind in ('contact', 'newsletter', 'booking', 'search', 'file', 'outgoing')),
  -- The file's path, or the host of the other site.
  detail text not null default '',
  -- The number of results of a search.
  results integer
);
create index analytics_events_visit on private.analytics_events (visit_id);

-- The counts of a closed (past) day: of all visits (page '*', source '*'), of the visits that saw one page, and of the visits from one
-- source. Each has a row for its total and one for each value of a dimension: `source`, `campaign`, `entry`, `device`, `page`, `reached`
-- (actions and goals) and `reading` (articles only).
create table private.daily_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  day date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  -- The seconds of the visits; of the pages only for the dimensions `page` and `reading`.
  seconds integer not null,
  engaged integer not null,
  bounces integer not null,
  primary key (page, source, dimension, day, value)
);

-- The counts of days that are not closed yet (today), from the visits that are over. These rows change all day long, so they have a
-- small table of their own.
create table private.open_statistics (like private.daily_statistics including indexes);

-- The sums of a month's closed days, for the dimensions with many values: with them a year's breakdown reads far fewer rows.
create table private.monthly_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  -- The first day of the month.
  month date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  seconds integer not null,
  primary key (page, source, dimension, month, value)
);

-- Adds changed days to the sums of their months, or subtracts them (-1).
create function private.update_monthly_statistics() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  merge into private.monthly_statistics as stored
  using (
    select page, source, dimension, date_trunc('month', day)::date as month, value, tg_argv[0]::integer * sum(visitors) as visitors,
      tg_argv[0]::integer * sum(visits) as visits, tg_argv[0]::integer * sum(views) as views, tg_argv[0]::integer * sum(seconds) as seconds
    from changed
    where dimension = any (array['source', 'campaign', 'entry', 'page', 'device'])
    group by 1, 2, 3, 4, 5
  ) as change
  on (stored.page, stored.source, stored.dimension, stored.month, stored.value)
    = (change.page, change.source, change.dimension, change.month, change.value)
  when matched and stored.visits + change.visits = 0 then delete
  when matched then update set visitors = stored.visitors + change.visitors, visits = stored.visits + change.visits,
    views = stored.views + change.views, seconds = stored.seconds + change.seconds
  when not matched then insert values (change.page, change.source, change.dimension, change.month, change.value,
    change.visitors, change.visits, change.views, change.seconds);
  return null;
end
$$;

-- Returns the hash of the visitor who sends the current request, for today. It is null for requests that the site does not count: robots
-- that say so, administrators, visitors whose browser asks not to be tracked (Sec-GPC, DNT), and an address that has sent too many.
create function private.visitor_hash() returns bigint
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
    -- Cubot is a brand of phones.
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
  if private.count_request_today('analytics') > 600 then
    return null;
  end if;
  return ('x' || left(encode(sha256(today_salt || convert_to(address || ' ' || agent, 'UTF8')), 'hex'), 16))::bit(64)::bigint;
end
$$;

-- Returns and locks the visit to which a view or event belongs; null when the visitor was last seen more than half an hour ago.
create function private.current_visit(of_visitor bigint) returns private.visits
language sql security definer set search_path = ''
as $$
  select * from private.visits
  where day = (now() at time zone 'Europe/Paris')::date and visitor = of_visitor and last_seen_at > now() - interval '30 minutes'
    -- A counted visit is over: it only looks current after the clock was set back.
    and not is_counted
  order by id desc limit 1 for update
$$;

-- Returns a name that a browser sent in lower case, without control characters, and limited in length.
create function private.normalized_name(value text) returns text
language sql immutable set search_path = ''
as $$ select lower(btrim(left(regexp_replace(coalesce(value, ''), '[[:cntrl:]*]', '', 'g'), 100))) $$;

-- Starts a visit, or continues the visitor's current one, with a view.
create function private.record_view(
  of_visitor bigint, path text, referrer text, utm_source text, utm_medium text, utm_campaign text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  agent text := current_setting('request.headers', true)::jsonb ->> 'user-agent';
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  -- Nobody reads that many pages, or one page that often, in a day. A client that sends another browser name for each view counts as many
  -- visitors of one address.
  if visit.views >= 300
    or (
      select count(*) from private.visits as own join private.page_views as view on view.visit_id = own.id
      where own.day = today and own.visitor = of_visitor and view.path = record_view.path
    ) >= 10
    or (
      not exists (select from private.visits as own where own.day = today and own.visitor = of_visitor)
      and private.count_request_today('visitors') > 10
    ) then
    return;
  end if;
  if visit.id is null then
    insert into private.visits (
      day, visitor, entry_path, referrer_host, utm_source, utm_medium, utm_campaign, device
    ) values (
      today, of_visitor, path,
      -- Drops the prefixes of a site's hosts for telephones, and of those that count its clicks.
      regexp_replace(private.normalized_name(referrer), '^(www|m|l|lm|out)\.', ''),
      private.normalized_name(utm_source), private.normalized_name(utm_medium), private.normalized_name(utm_campaign),
      case when agent ~* 'ipad|tablet|android(?!.*mobi)' then 'tablet' when agent ~* 'mobi' then 'mobile' else 'desktop' end
    ) returning * into visit;
  else
    update private.visits set views = views + 1, last_seen_at = now() where id = visit.id returning * into visit;
  end if;
  insert into private.page_views (visit_id, number, path) values (visit.id, visit.views, path);
end
$$;

-- Stores how long the latest view of a page has been visible, at most the time since the view.
create function private.record_time_on_page(of_visitor bigint, of_path text, seconds_visible integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  latest private.page_views;
  counted_seconds integer;
begin
  select * into latest from private.page_views
  where visit_id = visit.id and path = of_path order by number desc limit 1;
  -- The browser records a view a moment after the page arrives.
  counted_seconds := least(seconds_visible, 3600, extract(epoch from now() - latest.viewed_at)::integer + 30);
  if counted_seconds > latest.seconds then
    update private.page_views set seconds = counted_seconds where visit_id = visit.id and number = latest.number;
    update private.visits set seconds = seconds + counted_seconds - latest.seconds, last_seen_at = now() where id = visit.id;
  end if;
end
$$;

-- Stores an action of a visitor, if the site counts the visit.
create function private.record_event(of_visitor bigint, kind text, detail text default '', results integer default null)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.analytics_events (visit_id, kind, detail, results)
  select id, record_event.kind, private.normalized_name(record_event.detail), record_event.results
  from private.current_visit(of_visitor)
  where id is not null and (select count(*) from private.analytics_events as events where events.visit_id = id) < 50
$$;

-- Records an event that a browser sends: a view, how long a page stayed visible, or an action on it. Uncounted requests get the same answer
-- as counted ones.
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
    -- Refuses addresses other than those of pages that visitors see, without their queries.
    or path is null or path !~ '^/[a-z0-9/_-]{0,200}$' or path ~ '^/(apercu|admin)(/|$)'
    or (kind = 'stay') <> (seconds is not null) or seconds < 0
    or referrer !~* '^[a-z0-9.-]{1,253}$'
    or results < 0 or (kind = 'search') <> (results is not null) then
    raise sqlstate 'PT400' using message = 'This is no analytics event';
  end if;
  visitor := private.visitor_hash();
  if visitor is null then
    return;
  end if;
  case kind
    when 'view' then perform private.record_view(visitor, path, referrer, utm_source, utm_medium, utm_campaign);
    when 'stay' then perform private.record_time_on_page(visitor, path, seconds);
    else perform private.record_event(visitor, kind, detail, results);
  end case;
end
$$;
grant execute on function public.record_analytics_event(text, text, integer, text, text, text, text, text, integer) to anon, authenticated;

-- Records a conversion when a contact request or a subscription is inserted. Browsers do not report conversions: they could invent them.
create function private.record_conversion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_event(private.visitor_hash(), tg_argv[0]);
  return null;
end
$$;

-- Returns the counts that visits add to their days, in the form of `daily_statistics`: for one scope, or for all scopes when the caller
-- names neither a page nor a source. A visitor counts once a day for each value, so the function also reads the visits of the same
-- visitors that are counted already. Each visit carries all of its data and nothing is joined afterwards, because the planner cannot
-- know how much there is and would join row by row. The function looks up goals only for the dimension `reached`.
create function private.statistics_of(
  added bigint[], of_page text default null, of_source text default null, dimensions text[] default null
) returns setof private.daily_statistics
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with day_visits as (
    select id, true as is_added from unnest(added) as id
    union all
    select distinct earlier.id, false
    from private.visits as visit join private.visits as earlier using (day, visitor)
    where visit.id = any (added) and earlier.is_counted and earlier.id <> all (added)
  ), visits as materialized (
    select day_visits.is_added, visit.day, visit.visitor, visit.source, visit.utm_campaign, visit.entry_path, visit.device, visit.views,
      visit.seconds, seen.paths, seen.path_views, seen.path_seconds,
      case when dimensions is null or 'reached' = any (dimensions) then array(
        select distinct unnest(array[kind] || case when results = 0 then array['empty-search'] end)
        from private.analytics_events where visit_id = visit.id
      ) || seen.steps end as reached
    from day_visits
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

-- Adds finished visits, which can no longer change, to the counts of their days. It runs every minute, so that a query has little left to
-- count.
create function private.count_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  added bigint[];
begin
  -- Of two runs at the same time, the second finds nothing left to do.
  perform pg_advisory_xact_lock(hashtextextended('private.count_visits', 0));
  with counted as (
    update private.visits set is_counted = true
    where not is_counted and (day < today or last_seen_at <= now() - interval '30 minutes')
    returning id
  )
  select array_agg(id) into added from counted;
  -- This is a separate statement, so that it sees additions to the visits that committed while the statement before waited for them.
  insert into private.open_statistics as stored select * from private.statistics_of(added)
  on conflict (page, source, dimension, day, value) do update
    set visitors = stored.visitors + excluded.visitors, visits = stored.visits + excluded.visits, views = stored.views + excluded.views,
      seconds = stored.seconds + excluded.seconds, engaged = stored.engaged + excluded.engaged, bounces = stored.bounces + excluded.bounces;
end
$$;

-- Closes past days: it stores their counts and erases their visitors and their salt. It deletes records and counts after two years and a
-- month (CNIL: 25 months at most).
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
  insert into private.daily_statistics as stored select * from closed order by page, source, dimension
  -- After somebody set the clock back, a closed day is open again.
  on conflict (page, source, dimension, day, value) do update
    set visitors = stored.visitors + excluded.visitors, visits = stored.visits + excluded.visits, views = stored.views + excluded.views,
      seconds = stored.seconds + excluded.seconds, engaged = stored.engaged + excluded.engaged, bounces = stored.bounces + excluded.bounces;
  update private.visits set visitor = null where visitor is not null and day < today;
  delete from private.visits where day < today - interval '25 months';
  delete from private.daily_statistics where day < today - interval '25 months';
end
$$;

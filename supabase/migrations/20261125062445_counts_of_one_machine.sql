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
    delete from private.address_keys where day < current_date;
    delete from private.daily_counters where day < current_date;
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
    where window_start < now() - interval '10 minutes' for update skip locked
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
  delete from private.address_keys where day < current_date;
  delete from private.daily_counters where day < current_date;
  delete from private.request_counters where window_start < now() - interval '10 minutes';
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

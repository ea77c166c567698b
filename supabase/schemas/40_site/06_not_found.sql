-- Counts of addresses and searches without a result. They name no visitor, and at most 1,000 rows of each kind stay, so that nobody can
-- fill the tables.

create table public.missing_pages (
  id uuid primary key default gen_random_uuid(),
  path text collate private.french not null unique
    constraint missing_pages_path_length check (char_length(path) <= 300),
  -- The host of the last page that linked to it, if a browser named one.
  referring_host text collate private.french
    constraint missing_pages_referring_host_length check (char_length(referring_host) <= 253),
  times bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table public.empty_searches (
  id uuid primary key default gen_random_uuid(),
  words text collate private.french not null unique
    constraint empty_searches_words_length check (char_length(words) <= 100),
  times bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

do $$
declare
  counted text;
begin
  foreach counted in array array['missing_pages', 'empty_searches'] loop
    execute format('alter table public.%I enable row level security', counted);
    execute format('grant select, delete on table public.%I to authenticated', counted);
    execute format('create policy "administrators read missing pages and searches" on public.%1$I
      for select to authenticated using ((select private.has_permission(''select'', %1$L)))', counted);
    execute format('create policy "administrators delete missing pages and searches" on public.%1$I
      for delete to authenticated using ((select private.has_permission(''delete'', %1$L)))', counted);
    execute format('create index %1$s_age on public.%1$I (last_seen_at)', counted);
  end loop;
end
$$;

-- Returns the missing pages for the back-office, whose addresses people read, search and sort as letters.
create function public.missing_page_list() returns table (
  id uuid, path private.french_text, referring_host private.french_text, times bigint, first_seen_at timestamptz, last_seen_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'missing_pages');
  return query
  select page.id, private.readable_address(page.path)::private.french_text, page.referring_host::private.french_text,
    page.times, page.first_seen_at, page.last_seen_at
  from public.missing_pages as page;
end
$$;
grant execute on function public.missing_page_list() to authenticated;

-- Deletes an address from the missing ones when a redirect gets it. The lock comes before the deletion, so that a count at the same time is
-- either deleted or sees the redirect. By its name, this trigger fires before the one against chains, which takes the same lock.
create function private.forget_missing_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  delete from public.missing_pages where path = new.from_path;
  return null;
end
$$;

-- Deletes the address of a published article or page from the missing ones. The argument is the part of the address before the slug.
create function private.forget_missing_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.missing_pages where path = tg_argv[0] || new.slug;
  return null;
end
$$;

-- Whether an address may be that of a page: not a file (documents apart), not one that scanners try on every site, and without an e-mail
-- address, which would identify the visitor.
create function private.is_page_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path = private.canonical_path(path) and char_length(path) between 2 and 300
    and path !~ '@|%40|/\.|\.(php|env)|/wp-|/(wordpress|phpmyadmin|pma|cgi-bin|xmlrpc|vendor|actuator)(/|$)'
    and (path !~ '\.[a-z0-9_~-]+$' or path ~ '\.(html?|pdf|docx?|xlsx?|odt|ods)$')
$$;

-- Returns the entries of an argument of count_requests: {"/address": {"times": 2, "host": "example.fr"}}.
create function private.parse_counts(counts jsonb) returns table (name text, times bigint, host text)
language sql immutable set search_path = ''
as $$
  select key, least(greatest((value ->> 'times')::bigint, 1), 1000), coalesce(substring(value ->> 'host' from '^[a-z0-9.-]{1,253}$'), '')
  from jsonb_each(counts) order by key limit 200
$$;

-- Adds the redirects, missing pages and empty searches that our server counted. Only our server may call it, because strangers could push
-- out real rows with made-up counts. Beyond 1,000 missing pages or searches, it deletes the rarest, and among equals the oldest.
create function public.count_requests(
  redirected jsonb default '{}', missing jsonb default '{}', empty_searches jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_our_server() then
    raise insufficient_privilege using message = 'Only the site''s own server counts requests';
  end if;
  update public.redirects as redirect set hits = redirect.hits + counted.times, last_used_at = now()
  from private.parse_counts(redirected) as counted where redirect.from_path = counted.name;
  update private.former_post_slugs as former set hits = former.hits + counted.times, last_used_at = now()
  from private.parse_counts(redirected) as counted where former.slug = substring(counted.name from '^/blog/([^/]+)$');

  -- The lock waits for a redirect that is being created, whose address is no longer missing.
  perform pg_advisory_xact_lock_shared(hashtext('public.redirects'));
  insert into public.missing_pages as stored (path, times, referring_host)
  select name, times, nullif(host, '') from private.parse_counts(missing)
  where private.is_page_path(name) and not exists (select from public.redirects where from_path = name)
  on conflict (path) do update set times = stored.times + excluded.times, last_seen_at = now(),
    referring_host = coalesce(excluded.referring_host, stored.referring_host);
  delete from public.missing_pages where id in (
    select id from public.missing_pages order by missing_pages.times desc, last_seen_at desc offset 1000
  );

  -- Searches that may be an e-mail address or a telephone number are not counted: they would tell who searched.
  insert into public.empty_searches as stored (words, times)
  select words, sum(counted.times)
  from private.parse_counts(count_requests.empty_searches) as counted
  cross join lateral lower(btrim(regexp_replace(counted.name, '\s+', ' ', 'g'))) as words
  where char_length(words) between 2 and 100 and words !~ '@' and regexp_replace(words, '[ ./+-]', '', 'g') !~ '\d{6}'
  group by words order by words
  on conflict (words) do update set times = stored.times + excluded.times, last_seen_at = now();
  delete from public.empty_searches where id in (
    select id from public.empty_searches order by times desc, last_seen_at desc offset 1000
  );
end
$$;
grant execute on function public.count_requests(jsonb, jsonb, jsonb) to anon, service_role;

-- Deletes addresses and searches that nobody requested for 90 days; the privacy page states the same time.
create function private.purge_missing_pages() returns void
language sql security definer set search_path = ''
as $$
  delete from public.missing_pages where last_seen_at < now() - interval '90 days';
  delete from public.empty_searches where last_seen_at < now() - interval '90 days';
$$;

-- Figures and searches of the back-office. Row level security keeps a search index from being used (LIKE is not
-- leakproof) and the API neither groups nor counts by group, so these are functions with their owner's rights; each
-- asks first whether an administrator is calling.

create extension if not exists pg_trgm with schema extensions;

create function private.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Administrators only';
  end if;
end
$$;

revoke all on function private.require_administrator() from public, anon, authenticated;

-- « Éloïse » and « eloise » are the same to a search. The dictionary is named, so the result never depends on settings.
create function private.searchable_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select lower(extensions.unaccent('extensions.unaccent', value)) $$;

-- A generated column is computed with the rights of whoever inserts.
revoke all on function private.searchable_text(text) from public;
grant execute on function private.searchable_text(text) to anon, authenticated, service_role;

-- What a contact request is searched in. Telephone numbers also without what separates their digits.
alter table public.contacts add column search_text text not null generated always as (
  private.searchable_text(
    name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
    || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' ' || message
  )
) stored;

create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

-- Contact requests that hold every word, newest first: how many there are, and one page of them.
create function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text;
  answer jsonb;
begin
  perform private.require_administrator();
  -- One LIKE a word, written out: the index does not serve LIKE ALL (array).
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true') into condition
  from (
    select regexp_replace(word, '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(private.searchable_text(left(words, 500)), '\s+') as word
    where word <> ''
    limit 8
  ) as patterns;
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, created_at
         from public.contacts where %1$s order by created_at desc, id limit %2$s offset %3$s
       ) as page), ''[]''))',
    condition, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;

revoke all on function public.search_contacts(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_contacts(text, text, integer, integer) to authenticated, service_role;

-- How many contact requests have each status, and when the latest arrived: cheap enough to be asked again and again.
create function public.contact_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'byStatus', coalesce((
      select jsonb_object_agg(status, requests)
      from (select status, count(*) as requests from public.contacts group by status) as counted
    ), '{}'),
    'latest', (select max(created_at) from public.contacts)
  );
end
$$;

revoke all on function public.contact_counts() from public, anon, authenticated;
grant execute on function public.contact_counts() to authenticated, service_role;

-- Everything the dashboard counts, in one call; days are those of the agency's clock.
create function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where status = 'published'),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where status = 'new'),
    'totalPages', (select count(*) from public.pages),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
    'contactsPerDay', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'count', coalesce(requests, 0)) order by day)
      from generate_series((today - 29)::timestamp, today, interval '1 day') as day
      left join (
        select (created_at at time zone 'Europe/Paris')::date as received, count(*) as requests
        from public.contacts
        where created_at >= (today - 29)::timestamp at time zone 'Europe/Paris'
        group by received
      ) as counted on received = day::date
    )
  );
end
$$;

revoke all on function public.dashboard_statistics() from public, anon, authenticated;
grant execute on function public.dashboard_statistics() to authenticated, service_role;

-- Everything « Analytics » shows, in one call. The period concerns new requests only (specification §9).
create function public.analytics_summary(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_administrator();
  if days is null or days not between 1 and 3660 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 3660 days';
  end if;
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where status = 'published'),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where created_at >= now() - make_interval(days => days)),
    'previousContacts', (
      select count(*) from public.contacts
      where created_at >= now() - make_interval(days => 2 * days) and created_at < now() - make_interval(days => days)
    ),
    'averageReadingMinutes', (
      select round(avg(read_time_minutes), 1) from public.blog_posts where status = 'published'
    ),
    'topPosts', coalesce((
      select jsonb_agg(to_jsonb(top) order by view_count desc, title) from (
        select id, title, slug, view_count from public.blog_posts
        where status = 'published' order by view_count desc, title limit 5
      ) as top
    ), '[]'),
    'contactsByMonth', (
      select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'count', coalesce(requests, 0)) order by month)
      from generate_series(this_month - interval '5 months', this_month, interval '1 month') as month
      left join (
        select date_trunc('month', created_at at time zone 'Europe/Paris') as received, count(*) as requests
        from public.contacts
        where created_at >= (this_month - interval '5 months') at time zone 'Europe/Paris'
        group by received
      ) as counted on received = month
    ),
    -- Articles without a category are one group, named by whoever shows it.
    'postsByCategory', coalesce((
      select jsonb_agg(jsonb_build_object('category', category, 'count', posts) order by posts desc, category)
      from (
        select nullif(btrim(category), '') as category, count(*) as posts
        from public.blog_posts where status = 'published' group by 1
      ) as grouped
    ), '[]')
  );
end
$$;

revoke all on function public.analytics_summary(integer) from public, anon, authenticated;
grant execute on function public.analytics_summary(integer) to authenticated, service_role;

-- The figures of the dashboard and of the weekly e-mail.

-- Returns all counts of the dashboard in one call; days are those of the agency's time zone, and their counts leave out imported contacts.
create function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_permission('select', 'figures');
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'scheduledPosts', (select count(*) from public.blog_posts where published_at > now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where status = 'new'),
    'totalPages', (select count(*) from public.pages),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'contactsPerDay', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'count', coalesce(requests, 0)) order by day)
      from generate_series((today - 29)::timestamp, today, interval '1 day') as day
      left join (
        select (created_at at time zone 'Europe/Paris')::date as received, count(*) as requests
        from public.contacts
        where source <> 'import' and created_at >= (today - 29)::timestamp at time zone 'Europe/Paris'
        group by received
      ) as counted on received = day::date
    )
  );
end
$$;
grant execute on function public.dashboard_statistics() to authenticated;

-- Returns all figures of « Analytics » about content and requests in one call. The period concerns new requests only (specification §9).
create function public.analytics_summary(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_permission('select', 'analytics');
  if days is null or days not between 1 and 3660 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 3660 days';
  end if;
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (
      select count(*) from public.contacts where source <> 'import' and created_at >= now() - make_interval(days => days)
    ),
    'previousContacts', (
      select count(*) from public.contacts
      where source <> 'import' and created_at >= now() - make_interval(days => 2 * days) and created_at < now() - make_interval(days => days)
    ),
    -- When requests came and were answered; the screen counts the working hours between, because its library knows the holidays.
    'answers', coalesce((
      select jsonb_agg(jsonb_build_array(created_at, answered_at))
      from public.contacts where source <> 'import' and answered_at >= now() - make_interval(days => days)
    ), '[]'),
    'averageReadingMinutes', (
      select round(avg(read_time_minutes), 1) from public.blog_posts where published_at <= now()
    ),
    'topPosts', coalesce((
      select jsonb_agg(to_jsonb(top) order by view_count desc, title) from (
        select id, title, slug, view_count from public.blog_posts
        where published_at <= now() order by view_count desc, title limit 5
      ) as top
    ), '[]'),
    'contactsByMonth', (
      select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'count', coalesce(requests, 0)) order by month)
      from generate_series(this_month - interval '5 months', this_month, interval '1 month') as month
      left join (
        select date_trunc('month', created_at at time zone 'Europe/Paris') as received, count(*) as requests
        from public.contacts
        where source <> 'import' and created_at >= (this_month - interval '5 months') at time zone 'Europe/Paris'
        group by received
      ) as counted on received = month
    ),
    -- Articles without a category are one group, which the screen names.
    'postsByCategory', coalesce((
      select jsonb_agg(jsonb_build_object('category', category, 'count', posts) order by posts desc, category)
      from (
        select nullif(btrim(category), '') as category, count(*) as posts
        from public.blog_posts where published_at <= now() group by 1
      ) as grouped
    ), '[]')
  );
end
$$;
grant execute on function public.analytics_summary(integer) to authenticated;

-- Queues the digests of a week on Monday from eight o'clock in Paris, each once: one for the agency unless the settings disable it, and one
-- for each person who asked for it in their profile and may read requests. A digest lists requests by date and service only, so that an
-- erased request leaves no name in the outbox.
-- @param at the moment to take for now
create function private.enqueue_weekly_digest(at timestamptz default now()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  local_time constant timestamp := at at time zone 'Europe/Paris';
  week constant text := to_char(local_time, '"weekly_digest "IYYY"-W"IW');
  digest jsonb;
  reader record;
begin
  if extract(isodow from local_time) <> 1 or extract(hour from local_time) < 8 then
    return;
  end if;
  for reader in
    with agency as (
      select private.agency_address() as address
      where not exists (select from public.site_settings where key = 'weekly_digest_enabled' and value = 'false')
    )
    select address, week as unique_key, '{}'::jsonb as reason from agency where address is not null
    union all
    select account.email, week || ' ' || profile.id, jsonb_build_object('asked_by', account.email)
    from public.profiles as profile
    join public.admins as admin on admin.user_id = profile.id
    join auth.users as account on account.id = profile.id
    where profile.weekly_mail and account.email not in (select address from agency where address is not null) and exists (
      select from private.permissions as permission
      where permission.role = admin.role and permission.resource = 'contacts' and permission.action = 'select'
    )
  loop
    continue when exists (select from public.outbox where unique_key = reader.unique_key);
    digest := coalesce(digest, jsonb_build_object(
      'made_at', at,
      'to_answer', (select count(*) from public.contacts where status = 'new'),
      'oldest', (select coalesce(jsonb_agg(request), '[]') from (
        select id, created_at, private.listed_service(service_interest) as service_interest
        from public.contacts where status = 'new' order by created_at, id limit 5
      ) as request),
      'views', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
      'top', (select coalesce(jsonb_agg(post), '[]') from (
        select title, slug, view_count as views from public.blog_posts
        where published_at <= now() and view_count > 0 order by view_count desc, id limit 5
      ) as post)
    ));
    perform private.enqueue_mail('weekly_digest', reader.address, digest || reader.reason, unique_key => reader.unique_key);
  end loop;
end
$$;

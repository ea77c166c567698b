-- Texts that appear at a moment chosen beforehand: « published_at <= now() » is the one condition of what visitors see, and what
-- follows such a moment, once, waits in private.planned_changes.

alter table public.blog_posts
  add column featured_until timestamptz
    constraint blog_posts_featured_until_range check (featured_until between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  add constraint blog_posts_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00');
grant select (featured_until) on table public.blog_posts to anon;
grant insert (featured_until), update (featured_until) on table public.blog_posts to authenticated;

-- Pages that are published have been so since they were made. Dating them is no change of theirs.
alter table public.pages add column published_at timestamptz
  constraint pages_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00');
alter table public.pages disable trigger user;
update public.pages set published_at = least(created_at, now()) where status = 'published';
alter table public.pages enable trigger user;
alter table public.pages
  add constraint pages_published_at_presence check ((status = 'published') = (published_at is not null));
grant select (published_at) on table public.pages to anon;
grant insert (published_at), update (published_at) on table public.pages to authenticated;

drop index public.blog_posts_public_list, public.blog_posts_public_category, public.blog_posts_public_featured,
  public.blog_posts_most_viewed;
create index blog_posts_public_list on public.blog_posts (published_at desc, id) where published_at is not null;
create index blog_posts_public_category on public.blog_posts (category, published_at desc) where published_at is not null;
create index blog_posts_public_featured on public.blog_posts (published_at desc) where published_at is not null and featured;
create index blog_posts_most_viewed on public.blog_posts (view_count desc) where published_at is not null;

alter policy "visitors read published articles" on public.blog_posts using (published_at <= now());
alter policy "accounts read published articles, administrators every article" on public.blog_posts
  using (published_at <= now() or (select private.is_admin()));
alter policy "visitors read published pages" on public.pages using (published_at <= now());

create or replace function private.keep_publication_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from 'published' then
    new.published_at := null;
  elsif new.published_at is null or (
    private.is_client_role() and old.published_at is null and new.published_at between now() - interval '1 minute' and now()
  ) then
    new.published_at := coalesce(old.published_at, now());
  end if;
  return new;
end
$$;

create trigger keep_publication_date before insert or update on public.pages
  for each row execute function private.keep_publication_date();

create function private.forget_featured_until() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.featured_until := null;
  return new;
end
$$;

create trigger forget_featured_until before insert or update on public.blog_posts
  for each row when (not new.featured and new.featured_until is not null) execute function private.forget_featured_until();

create or replace function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.published_at <= now() and not (select private.is_admin())
    and private.hits_today('views') <= 200 and private.hits_today('view ' || post.id) <= 5
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;

drop trigger remember_post_slug on public.blog_posts;
create trigger remember_post_slug after update on public.blog_posts
  for each row when (old.published_at <= now() and (new.slug <> old.slug or (new.published_at <= now()) is not true))
  execute function private.remember_post_slug();

create or replace function public.current_post_slug(former text) returns text
language sql stable security definer set search_path = ''
as $$
  select post.slug
  from private.former_post_slugs as address
  join public.blog_posts as post on post.id = address.post_id
  where address.slug = current_post_slug.former and post.published_at <= now() and post.slug <> address.slug
    and not exists (
      select from public.blog_posts as heir where heir.slug = address.slug and heir.published_at <= now()
    )
$$;

alter table private.unpublications add column was_public boolean not null default true;
alter table private.unpublications alter column was_public drop default;

create or replace function private.remember_unpublication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.unpublications (post_id, published_at, was_public) values (old.id, old.published_at, old.published_at <= now())
  on conflict (post_id) do update set published_at = excluded.published_at, was_public = excluded.was_public;
  return null;
end
$$;

create or replace function public.undo_unpublish(post_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  perform private.require_administrator();
  update public.blog_posts as post set status = 'published', published_at = case
    when unpublication.was_public then unpublication.published_at else greatest(unpublication.published_at, now())
  end
  from private.unpublications as unpublication
  where unpublication.post_id = post.id and post.id = any (post_ids) and post.status = 'draft';
  get diagnostics undone = row_count;
  return undone;
end
$$;

create or replace function public.shown_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.is_admin() as administers) as asker
  cross join lateral jsonb_populate_record(page, jsonb_build_object('content',
    case when administers then private.filled_text(page.content) else private.shown_text(page.content) end
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;

create or replace function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else '{}' end;
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_administrator();
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  if automatic and former ->> 'status' <> 'draft' then
    former := null;
  end if;
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    perform private.keep_version(of_table, former, saved, true);
    if private.written_part(of_table, former) = private.written_part(of_table, saved) then
      return expected_updated_at;
    end if;
  end if;
  -- updated_at, which a trigger sets, is named so that there is always a column.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.written_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

create or replace function private.matching_posts(words text) returns table (id uuid, rank real)
language sql stable rows 20 security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, search.any_word)
      + starts_with(private.searchable_text(post.title), search.beginning)::integer
  from search
  join public.blog_posts as post on post.search_vector @@ search.query
  where post.published_at <= now() or (select private.is_admin())
$$;

create or replace function public.redirect_list() returns table (
  id uuid, from_path text, to_address text, kind text, hits bigint, last_used_at timestamptz, created_at timestamptz, automatic boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select redirect.id, redirect.from_path, redirect.to_address, redirect.kind, redirect.hits, redirect.last_used_at,
    redirect.created_at, false
  from public.redirects as redirect
  union all
  select md5(former.slug)::uuid, '/blog/' || former.slug, '/blog/' || post.slug, 'permanent', former.hits, former.last_used_at,
    former.created_at, true
  from private.former_post_slugs as former
  join public.blog_posts as post on post.id = former.post_id and post.published_at <= now() and post.slug <> former.slug
  where not exists (select from public.blog_posts as heir where heir.slug = former.slug and heir.published_at <= now())
    and not exists (select from public.redirects as redirect where redirect.from_path = '/blog/' || former.slug);
end
$$;

create or replace function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_requests('comment', 'Too many comments from this address');
  if not exists (
    select from public.blog_posts as post, public.site_settings as setting
    where post.id = send_comment.post_id and post.published_at <= now()
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

create or replace function private.post_of_newsletter_issue(post_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  post jsonb := (
    select jsonb_build_object('title', title, 'slug', slug, 'excerpt', excerpt,
      'image_url', featured_image_url, 'image_alt', featured_image_alt)
    from public.blog_posts where id = post_of_newsletter_issue.post_id and published_at <= now()
  );
begin
  if post is null then
    raise sqlstate 'PT409' using message = 'Only a published article is sent as a newsletter issue';
  end if;
  return post;
end
$$;

create or replace function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
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
        where created_at >= (today - 29)::timestamp at time zone 'Europe/Paris'
        group by received
      ) as counted on received = day::date
    )
  );
end
$$;

create or replace function public.analytics_summary(days integer default 30) returns jsonb
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
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where created_at >= now() - make_interval(days => days)),
    'previousContacts', (
      select count(*) from public.contacts
      where created_at >= now() - make_interval(days => 2 * days) and created_at < now() - make_interval(days => days)
    ),
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
        where created_at >= (this_month - interval '5 months') at time zone 'Europe/Paris'
        group by received
      ) as counted on received = month
    ),
    -- Articles without a category are one group, named by whoever shows it.
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

create or replace function private.enqueue_weekly_digest(at timestamptz default now()) returns void
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
    'views', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'top', (select coalesce(jsonb_agg(post), '[]') from (
      select title, slug, view_count as views from public.blog_posts
      where published_at <= now() and view_count > 0 order by view_count desc, id limit 5
    ) as post)
  ), unique_key => week);
end
$$;

drop trigger forget_missing_page on public.blog_posts;
create trigger forget_missing_page after insert or update of slug, status, published_at on public.blog_posts
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/blog/');
drop trigger forget_missing_page on public.pages;
create trigger forget_missing_page after insert or update of slug, status, published_at on public.pages
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/');

drop trigger announce_inserted_post on public.blog_posts;
drop trigger announce_published_post on public.blog_posts;
drop function private.announce_published_post();

create function private.enqueue_site_change(delay interval default '2 minutes') returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set due_at = now() + delay
  where channel = 'webhook' and kind = 'site.changed' and state = 'waiting' and tries = 0 and due_at > now() + delay;
  insert into public.outbox (channel, kind, recipient, secret, due_at)
  select 'webhook', 'site.changed', webhook.url, jsonb_build_object('signing_secret', webhook.secret), now() + delay
  from public.webhooks as webhook
  where webhook.enabled and 'site.changed' = any (webhook.events) and not exists (
    select from public.outbox as waiting
    where waiting.channel = 'webhook' and waiting.kind = 'site.changed' and waiting.recipient = webhook.url
      and waiting.state = 'waiting' and waiting.tries = 0
  );
$$;

create or replace function private.announce_site_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What is counted or kept beside what visitors see: reading an article or following a redirect changes nothing.
  unseen constant text[] := array['updated_at', 'view_count', 'hits', 'last_used_at', 'email'];
begin
  -- Before the rows are compared, because they may hold long texts.
  if not exists (select from public.webhooks where enabled and 'site.changed' = any (events)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
    return null;
  end if;
  perform private.enqueue_site_change();
  return null;
end
$$;

drop trigger announce_added on public.blog_posts;
drop trigger announce_changed on public.blog_posts;
drop trigger announce_removed on public.blog_posts;
drop trigger announce_added on public.pages;
drop trigger announce_changed on public.pages;
drop trigger announce_removed on public.pages;
select
  private.announce_changes_of('public.blog_posts', 'row.published_at <= now()'),
  private.announce_changes_of('public.pages', 'row.published_at <= now()');

-- What happens at a moment that was chosen beforehand. Visitors see a text from its moment on because its row says so
-- (published_at <= now()), whether anything runs or not; what else follows, once, waits here for whoever looks first: the worker of
-- the outbox or pg_cron. A moment that is changed or taken back before it comes leaves nothing.

create table private.planned_changes (
  of_table text not null,
  of_row uuid not null,
  -- A text that is published, or an article that is « À la une » no longer.
  kind text not null
    constraint planned_changes_kind_values check (kind in ('published', 'unfeatured')),
  due_at timestamptz not null,
  primary key (of_table, of_row, kind)
);
create index planned_changes_due on private.planned_changes (due_at);

-- @param due_at null when nothing is planned any more
create function private.plan_change(of_table text, of_row uuid, kind text, due_at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.planned_changes as planned
  where plan_change.due_at is null and planned.of_table = plan_change.of_table and planned.of_row = plan_change.of_row
    and planned.kind = plan_change.kind;
  insert into private.planned_changes as planned (of_table, of_row, kind, due_at)
  select plan_change.of_table, plan_change.of_row, plan_change.kind, plan_change.due_at where plan_change.due_at is not null
  on conflict on constraint planned_changes_pkey do update set due_at = excluded.due_at;
$$;

-- Does what follows the changes that are due. Of two that look at the same time, one finds a change and the other does not.
create function private.follow_due_changes() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change private.planned_changes;
  address text;
begin
  for change in
    delete from private.planned_changes where (of_table, of_row, kind) in (
      select of_table, of_row, kind from private.planned_changes where due_at <= now() for update skip locked
    ) returning *
  loop
    execute format('select %L || slug from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '/' else '/blog/' end, change.of_table) into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
    end if;
    -- What is published by hand makes this event by itself, with whatever else changes within two minutes.
    if change.due_at < now() then
      delete from public.missing_pages where path = address;
      perform private.enqueue_site_change(interval '0');
    end if;
  end loop;
end
$$;

create function private.announce_post(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_event('post.published', jsonb_build_object(
    'id', id, 'title', title, 'slug', slug, 'path', '/blog/' || slug,
    'excerpt', excerpt, 'category', category, 'published_at', published_at
  ), id)
  from public.blog_posts where id = announce_post.post_id;
$$;

-- What is published now has the date of now. A text that comes back, from the trash or from having been unpublished by mistake, has
-- its former date and is not announced again; neither is one that is published with a date of the past.
create function private.plan_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.published_at >= now() or new.published_at is null or exists (
    select from private.planned_changes where of_table = tg_table_name and of_row = new.id and kind = 'published'
  ) then
    perform private.plan_change(tg_table_name, new.id, 'published', new.published_at);
    perform private.follow_due_changes();
  end if;
  return null;
end
$$;

create function private.plan_end_of_featured() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.plan_change('blog_posts', new.id, 'unfeatured', new.featured_until);
  return null;
end
$$;

create trigger plan_end_of_featured after insert on public.blog_posts
  for each row when (new.featured_until is not null) execute function private.plan_end_of_featured();
create trigger plan_new_end_of_featured after update on public.blog_posts
  for each row when (old.featured_until is distinct from new.featured_until) execute function private.plan_end_of_featured();

create function private.forget_planned_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.planned_changes where of_table = tg_table_name and of_row = old.id;
  return null;
end
$$;

do $$
declare
  texts text;
begin
  foreach texts in array array['blog_posts', 'pages'] loop
    execute format('create trigger plan_publication after insert on public.%I
      for each row when (new.published_at is not null) execute function private.plan_publication()', texts);
    execute format('create trigger plan_new_publication after update on public.%I
      for each row when (old.published_at is distinct from new.published_at) execute function private.plan_publication()', texts);
    execute format('create trigger forget_planned_changes after delete on public.%I
      for each row execute function private.forget_planned_changes()', texts);
  end loop;
end
$$;

-- How long until what visitors see changes by itself, for our own server, which keeps rendered pages until then: a time that strangers
-- are not told.
-- @return seconds; null while nothing is planned
create function public.seconds_until_change() returns double precision
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_our_server() then
    raise insufficient_privilege using message = 'Only the site''s own server may ask';
  end if;
  return (select extract(epoch from min(due_at) - now()) from private.planned_changes where due_at > now());
end
$$;
grant execute on function public.seconds_until_change() to anon, service_role;

create or replace function private.write_due_mails() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.follow_due_changes();
  perform private.enqueue_weekly_digest();
  perform private.give_up_expired_links();
end
$$;

-- What an import had dated in the future waits for its moment from now on.
insert into private.planned_changes (of_table, of_row, kind, due_at)
select 'blog_posts', id, 'published', published_at from public.blog_posts where published_at > now();

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('follow_due_changes', '* * * * *', 'select private.follow_due_changes()');
  end if;
exception when others then
  raise warning 'What follows a publication is left to the worker of the outbox (see docs/deployment.md): %', sqlerrm;
end
$$;

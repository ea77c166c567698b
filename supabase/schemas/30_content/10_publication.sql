-- Planned publications. Visitors see a text from its moment on because of its row alone (published_at <= now()), even if no job runs.
-- The other consequences happen once: they wait here for the worker of the outbox or pg_cron, whichever comes first. A moment that
-- somebody changes or cancels beforehand leaves no trace.

create table private.planned_changes (
  of_table text not null,
  of_row uuid not null,
  -- The text is published, or the article is no longer « À la une ».
  kind text not null
    constraint planned_changes_kind_values check (kind in ('published', 'unfeatured')),
  due_at timestamptz not null,
  primary key (of_table, of_row, kind)
);
create index planned_changes_due on private.planned_changes (due_at);

-- Plans a change of a row, or cancels the planned one.
-- @param due_at null cancels the plan
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

-- Queues the request that tells search engines of a published address, if the setting has a key: https://www.indexnow.org. The worker adds
-- the site's own address.
-- @param about the id of the text: the row is deleted with it
create function private.announce_to_search_engines(path text, about uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about)
  select 'webhook', 'indexnow', 'https://api.indexnow.org/indexnow', jsonb_build_object('key', value, 'path', path), about
  from public.site_settings where key = 'indexnow_key' and value <> '';
$$;

-- Carries out the consequences of due changes. Of two callers at the same time, one finds a change and the other skips it.
create function private.apply_due_changes() returns void
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
    execute format('select %s from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '''/'' || coalesce(nullif(slug, ''accueil''), '''')' else '''/blog/'' || slug' end, change.of_table)
    into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' then
      perform private.announce_to_search_engines(address, change.of_row);
    end if;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
      perform private.send_planned_issues(change.of_row);
    end if;
    -- If a person publishes the text now, the trigger of its table queues this event, together with other changes of the next two minutes.
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
    'excerpt', summary, 'category', category, 'published_at', published_at
  ), id)
  from public.blog_posts where id = announce_post.post_id;
$$;

-- Plans the publication of a text, and announces it at once if its date is now. A text that comes back, from the trash or after somebody
-- unpublished it by mistake, has its former date and is not announced again; nor is a text with a date in the past.
create function private.plan_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.published_at >= now() or new.published_at is null or exists (
    select from private.planned_changes where of_table = tg_table_name and of_row = new.id and kind = 'published'
  ) then
    perform private.plan_change(tg_table_name, new.id, 'published', new.published_at);
    perform private.apply_due_changes();
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

create function private.forget_planned_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.planned_changes where of_table = tg_table_name and of_row = old.id;
  return null;
end
$$;

-- Returns the seconds until visitors see a planned change; null while nothing is planned. Only our own server may call it, to cache
-- rendered pages until then: strangers must not learn the time.
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

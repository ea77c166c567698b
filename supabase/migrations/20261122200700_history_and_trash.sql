-- Nobody's words are written over unseen: saves name the version they were made from, former versions are kept, and what
-- is deleted stays in the trash for 30 days. What is kept for a time is erased when that time is over.

-- One row for each save of an article or a page, the present version included. Written by the functions below alone.
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users (id) on delete set null,
  -- When the first of the automatic saves came that share this version; null on one that somebody asked to save.
  automatic_since timestamptz
);
-- Newest first, without reading the texts.
create index revisions_history on public.revisions (table_name, row_id, id desc) include (saved_at, saved_by);
create index revisions_saved_by on public.revisions (saved_by);

alter table public.revisions enable row level security;
grant select on table public.revisions to authenticated;
create policy "administrators read former versions" on public.revisions
  for select to authenticated using ((select private.is_admin()));

-- What an administrator writes of a row. Dates, counters, generated columns, the place in the list and what the site needs
-- are no part of a text.
create function private.written_part(row_content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select row_content - array[
    'id', 'view_count', 'published_at', 'created_at', 'updated_at', 'search_vector', 'rank_vector', 'sort_order', 'essential'
  ]
$$;

-- The columns of a table that a stored row holds. Columns added since get their default; generated ones are generated again.
create function private.written_columns(of_table text, row_content jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and row_content ? attname::text
$$;

-- Keeps the version just saved, after the one it replaces if none was kept yet (what seeds and imports bring), and
-- forgets all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one
-- version; a save that was asked for always keeps the version before it, and is kept itself.
-- @param former the row as it was; null for a new one
create function private.keep_version(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  written constant jsonb := private.written_part(saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.written_part(former) = written then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = written then
    -- An automatic save, kept before the row was changed.
    return;
  elsif automatic then
    update public.revisions set content = written, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid() and automatic_since > clock_timestamp() - interval '10 minutes';
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.written_part(former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, written, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_version(tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new), false);
  return null;
end
$$;

-- A view being counted is no save, and must not cost the comparison.
create trigger keep_revision_on_insert after insert on public.blog_posts
  for each row execute function private.keep_revision();
create trigger keep_revision_on_update after update on public.blog_posts
  for each row when (old.view_count = new.view_count) execute function private.keep_revision();
create trigger keep_revision after insert or update on public.pages
  for each row execute function private.keep_revision();

-- Saves what an administrator wrote of an article or a page: the columns that one may send with a new row. Dates are the
-- database's to choose. Saved automatically, a text stays as public as it is.
-- @param written {"title": "…", …}
-- @param expected_updated_at the updated_at that was read with the text
create function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else array['published_at'] end;
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_administrator();
  select string_agg(name, ', ') into refused from jsonb_object_keys(texts) as name
  where not exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', of_table)::regclass and attname = name and attnum > 0
      and has_column_privilege('authenticated', attrelid, attnum, 'insert')
  );
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  if automatic and former ->> 'status' <> 'draft' then
    former := null;
  end if;
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    perform private.keep_version(of_table, former, saved, true);
    if private.written_part(former) = private.written_part(saved) then
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

-- The first two answer with the row as it is then, the third one with its version.
create function public.save_post(post_id uuid, post jsonb, expected_updated_at timestamptz default null) returns setof public.blog_posts
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => false);
  return query select * from public.blog_posts where id = post_id;
end
$$;

create function public.save_page(page_id uuid, page jsonb, expected_updated_at timestamptz default null) returns setof public.pages
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.save_text('pages', page_id, page, expected_updated_at, automatic => false);
  return query select * from public.pages where id = page_id;
end
$$;

-- Drafts alone: never an article that is, or has become, public.
create function public.autosave_post(post_id uuid, post jsonb, expected_updated_at timestamptz) returns timestamptz
language sql security definer set search_path = ''
as $$ select private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => true) $$;

grant execute on function public.save_post(uuid, jsonb, timestamptz), public.save_page(uuid, jsonb, timestamptz),
  public.autosave_post(uuid, jsonb, timestamptz) to authenticated;

-- The versions kept of an article or a page, the present one first, without their texts: those are read one by one.
create function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select revision.id, revision.saved_at, account.email::text, revision.automatic_since is not null
  from public.revisions as revision
  left join auth.users as account on account.id = revision.saved_by
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.versions_of(text, uuid) to authenticated;

-- Writes a former version again, every written field of it. The address, and whether the text is public, stay as they
-- are: going back to former words must neither unpublish an article nor break its links. Refused when there is a newer
-- version than whoever restores has seen (expected_updated_at: when the newest one seen was saved).
-- @return the version that was the present one, so that it can be brought back
create function public.restore_revision(revision_id bigint, expected_updated_at timestamptz default null) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  restored integer;
begin
  perform private.require_administrator();
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  -- A save at the same time is waited for here, and then met below.
  execute format('select from public.%I where id = $1 for update', revision.table_name) using revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
  select * into newest from public.revisions
  where table_name = revision.table_name and row_id = revision.row_id
  order by id desc limit 1;
  if newest.saved_at > expected_updated_at then
    raise sqlstate 'PT409' using message = 'This text has been saved by somebody else meanwhile';
  end if;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, private.written_columns(revision.table_name, revision.content - array['slug', 'status'])
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;
grant execute on function public.restore_revision(bigint, timestamptz) to authenticated;

-- The trash: what administrators delete is kept whole for 30 days. A deleted row leaves its own table, so that nothing
-- which reads that table (pages, feeds, counts, search, unique addresses) can ever meet it.
create table public.trash (
  id uuid primary key,
  table_name text not null,
  content jsonb not null,
  deleted_at timestamptz not null default now(),
  deleted_by uuid default auth.uid() references auth.users (id) on delete set null
);
create index trash_list on public.trash (deleted_at desc, id);
create index trash_deleted_by on public.trash (deleted_by);

alter table public.trash enable row level security;
grant select, delete on table public.trash to authenticated;
create policy "administrators look into the trash" on public.trash
  for select to authenticated using (deleted_at > now() - interval '30 days' and (select private.is_admin()));
create policy "administrators empty the trash" on public.trash
  for delete to authenticated using ((select private.is_admin()));

create function private.move_to_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.trash (id, table_name, content) values (old.id, tg_table_name, to_jsonb(old))
  on conflict (id) do update set
    table_name = excluded.table_name, content = excluded.content,
    deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return null;
end
$$;

create trigger move_to_trash after delete on public.blog_posts
  for each row execute function private.move_to_trash();
create trigger move_to_trash after delete on public.pages
  for each row execute function private.move_to_trash();
create trigger move_to_trash after delete on public.contacts
  for each row execute function private.move_to_trash();

-- Forgets what has been in the trash for 30 days, and the former addresses of articles that are gone for good. Whoever forgets
-- them already need not be waited for.
create function private.empty_trash() returns void
language sql security definer set search_path = ''
as $$
  delete from public.trash where id in (
    select id from public.trash where deleted_at < now() - interval '30 days' for update skip locked
  );
  delete from private.former_post_slugs as former
  where not exists (select from public.blog_posts where id = former.post_id)
    and not exists (select from public.trash where id = former.post_id);
$$;

create function private.empty_trash_afterwards() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.empty_trash();
  return null;
end
$$;

-- A contact request in the trash is personal data: whatever comes next erases it in time, be it a visitor's request.
create trigger empty_trash after delete on public.blog_posts
  for each statement execute function private.empty_trash_afterwards();
create trigger empty_trash after delete on public.pages
  for each statement execute function private.empty_trash_afterwards();
create trigger empty_trash after insert or update or delete on public.contacts
  for each statement execute function private.empty_trash_afterwards();

-- What leaves the trash for good takes its former versions along.
create function private.forget_revisions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.table_name = 'blog_posts' and exists (select from public.blog_posts where id = old.id)
    or old.table_name = 'pages' and exists (select from public.pages where id = old.id) then
    return null;
  end if;
  delete from public.revisions where table_name = old.table_name and row_id = old.id;
  return null;
end
$$;

-- Deferred: an article that is being restored has left the trash and not yet come back.
create constraint trigger forget_revisions after delete on public.trash
  deferrable initially deferred
  for each row execute function private.forget_revisions();

-- What can be brought back from the trash, without its texts; a contact request by its name and e-mail. What has been there
-- for 30 days is gone, even if it is not erased yet.
create function public.trash_items()
returns table (
  id uuid, table_name text, title text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select item.id, item.table_name, coalesce(item.content ->> 'title', item.content ->> 'name'), item.content ->> 'slug',
    item.content ->> 'email', item.deleted_at, account.email::text,
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.trash as item
  left join auth.users as account on account.id = item.deleted_by
  where item.deleted_at > now() - interval '30 days';
end
$$;
grant execute on function public.trash_items() to authenticated;

-- Puts deleted rows back as they were: same id, dates and counters. All of them or, when the address of one has been
-- taken meanwhile, none.
create function public.restore_from_trash(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.trash;
  restored integer := 0;
begin
  perform private.require_administrator();
  for item in
    delete from public.trash where id = any (item_ids) and deleted_at > now() - interval '30 days' returning *
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, private.written_columns(item.table_name, item.content)
    ) using item.content;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;
grant execute on function public.restore_from_trash(uuid[]) to authenticated;

-- Once a day, by pg_cron where the database has it, and by our own server where the database is embedded. The privacy page
-- names the same times: a contact request goes three years after the last exchange (its arrival, a change of its status, a
-- note), past the trash; former versions, which name who saved them, after three years too, but for the present one; the digests
-- of visitors' addresses as soon as the ten minutes they count for are over.
create function private.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  delete from public.contacts where greatest(created_at, updated_at) < now() - interval '3 years';
  delete from public.trash
  where table_name = 'contacts' and greatest((content ->> 'created_at')::timestamptz, (content ->> 'updated_at')::timestamptz)
    < now() - interval '3 years';
  select private.empty_trash();
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  );
  delete from private.request_counters where window_start < now() - interval '10 minutes';
$$;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge_expired', '17 2 * * *', 'select private.purge_expired()');
  end if;
exception when others then
  -- Installed but not loaded, or kept for another database: the rest of the schema does not depend on it.
  raise warning 'The daily purge is not scheduled (see docs/deployment.md): %', sqlerrm;
end
$$;

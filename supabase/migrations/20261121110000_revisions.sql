-- Former versions of articles and pages, and the refusal of a save that would overwrite somebody else's.

-- One row for each save, the present version included. Written by triggers only.
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users (id) on delete set null
);
-- Newest first, without reading the texts.
create index revisions_history on public.revisions (table_name, row_id, id desc) include (saved_at, saved_by);
create index revisions_saved_by on public.revisions (saved_by);

alter table public.revisions enable row level security;
revoke all on table public.revisions from anon, authenticated;
grant all on table public.revisions to service_role;
grant select on table public.revisions to authenticated;

create policy "administrators read former versions" on public.revisions
  for select to authenticated using ((select private.is_admin()));

-- What an administrator writes of a row. Dates, counters, generated columns and the place in the list are no part of a text.
create function private.written_part(row_content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select row_content - array['id', 'view_count', 'published_at', 'created_at', 'updated_at', 'search_vector', 'sort_order']
$$;

revoke all on function private.written_part(jsonb) from public, anon, authenticated;

-- Keeps the version just saved, after the one it replaces if none was kept yet (what seeds and imports bring), and
-- forgets all but the present version and the 50 before it.
create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if private.written_part(to_jsonb(new)) = private.written_part(to_jsonb(old)) then
      return null;
    end if;
    insert into public.revisions (table_name, row_id, content, saved_at)
    select tg_table_name, old.id, private.written_part(to_jsonb(old)), old.updated_at
    where not exists (select from public.revisions where table_name = tg_table_name and row_id = old.id);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by)
  values (tg_table_name, new.id, private.written_part(to_jsonb(new)), auth.uid());
  delete from public.revisions
  where table_name = tg_table_name and row_id = new.id and id <= (
    select id from public.revisions
    where table_name = tg_table_name and row_id = new.id
    order by id desc offset 51 limit 1
  );
  return null;
end
$$;

revoke all on function private.keep_revision() from public, anon, authenticated;

-- A view being counted is no save, and must not cost the comparison.
create trigger keep_revision_on_insert after insert on public.blog_posts
  for each row execute function private.keep_revision();
create trigger keep_revision_on_update after update on public.blog_posts
  for each row when (old.view_count = new.view_count) execute function private.keep_revision();
create trigger keep_revision after insert or update on public.pages
  for each row execute function private.keep_revision();

-- Writes a former version again, every written field of it. The address, and whether the text is public, stay as they
-- are: going back to former words must neither withdraw an article nor break its links.
create function public.restore_revision(revision_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  columns text;
  restored integer;
begin
  perform private.require_administrator();
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', revision.table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('slug', 'status') and revision.content ? attname::text;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, columns
  ) using revision.content, revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
end
$$;

revoke all on function public.restore_revision(bigint) from public, anon, authenticated;
grant execute on function public.restore_revision(bigint) to authenticated, service_role;

-- What leaves the bin for good takes its former versions along.
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

revoke all on function private.forget_revisions() from public, anon, authenticated;

-- Deferred: an article that is being restored has left the bin and not yet come back.
create constraint trigger forget_revisions after delete on public.bin
  deferrable initially deferred
  for each row execute function private.forget_revisions();

-- A save that names the version it was made from, by sending its updated_at, is refused once there is a newer one.
-- Two saves at the same time wait for each other on the row, so the second one meets the first one's date.
create function private.refuse_stale_save() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT409' using
    message = 'This text has been saved by somebody else meanwhile',
    detail = format('It is the version of %s now, not that of %s', old.updated_at, new.updated_at);
end
$$;

revoke all on function private.refuse_stale_save() from public, anon, authenticated;

-- Named so that they come before keep_timestamps: triggers of a row run in the order of their names.
create trigger compare_versions before update of updated_at on public.blog_posts
  for each row when (new.updated_at <> old.updated_at) execute function private.refuse_stale_save();
create trigger compare_versions before update of updated_at on public.pages
  for each row when (new.updated_at <> old.updated_at) execute function private.refuse_stale_save();

grant update (updated_at) on table public.blog_posts to authenticated;
grant update (updated_at) on table public.pages to authenticated;

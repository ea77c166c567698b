-- The trash keeps deleted rows whole for 30 days. A deleted row leaves its own table, so that no query of that table (pages, feeds,
-- counts, search, unique addresses) can find it.

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
-- Authors see their own drafts.
create policy "administrators read the trash" on public.trash
  for select to authenticated using (
    (select private.has_permission('select', 'trash')) and deleted_at > now() - interval '30 days'
    and ((select private.has_permission('others', 'trash')) or (
      table_name = 'blog_posts' and content ->> 'author_id' = (select auth.uid())::text and content ->> 'status' = 'draft'
    ))
  );
create policy "administrators empty the trash" on public.trash
  for delete to authenticated using ((select private.has_permission('delete', 'trash')));

-- Moves a deleted row to the trash. A case study keeps its tools there: the trigger reads them before the deletion removes their links.
create function private.move_to_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  links constant jsonb := case when tg_table_name = 'case_studies' then jsonb_build_object('tools', array(
    select tool_id from public.case_study_tools where case_study_id = old.id
  )) else '{}' end;
begin
  insert into public.trash (id, table_name, content) values (old.id, tg_table_name, to_jsonb(old) || links)
  on conflict (id) do update set
    table_name = excluded.table_name, content = excluded.content,
    deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return old;
end
$$;

-- Deletes rows that have been in the trash for 30 days, and the former addresses of articles that no longer exist. It skips rows that
-- another session is deleting, so that no request waits for it.
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

-- Deletes the former versions of a row that leaves the trash for good.
create function private.forget_revisions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_back boolean := false;
begin
  if to_regclass(format('public.%I', old.table_name)) is not null then
    execute format('select exists (select from public.%I where id = $1)', old.table_name) into is_back using old.id;
  end if;
  if not is_back then
    delete from public.revisions where table_name = old.table_name and row_id = old.id;
  end if;
  return null;
end
$$;

-- Returns the first column of a table after its key, which is the title of its rows.
create function private.first_column(of_table text) returns text
language sql stable set search_path = ''
as $$
  select attname from pg_catalog.pg_attribute
  where attrelid = to_regclass(format('public.%I', of_table)) and attnum > 1 and not attisdropped order by attnum limit 1
$$;
grant execute on function private.first_column(text) to authenticated;

-- Returns the rows that the caller can restore from the trash, without their texts; a contact request has its name and e-mail. After
-- 30 days a row is no longer among them, even if it is not erased yet.
create function public.trash_items()
returns table (
  id uuid, table_name text, title private.french_text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'trash');
  return query
  select item.id, item.table_name,
    coalesce(item.content ->> 'title', item.content ->> 'name', item.content ->> private.first_column(item.table_name))::private.french_text,
    item.content ->> 'slug', item.content ->> 'email', item.deleted_at, private.email_of(item.deleted_by),
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.trash as item
  where item.deleted_at > now() - interval '30 days';
end
$$;
grant execute on function public.trash_items() to authenticated;

-- Returns a row of a table without its references to rows that have been deleted, such as its author's account.
create function private.without_lost_references(of_table text, content jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  reference record;
  is_kept boolean;
begin
  for reference in
    select own.attname as name, confrelid::regclass as target, theirs.attname as key
    from pg_catalog.pg_constraint
      join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_catalog.pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and conrelid = to_regclass(format('public.%I', of_table)) and content ->> own.attname is not null
  loop
    execute format('select exists (select from %s where %I::text = $1)', reference.target, reference.key)
      into is_kept using content ->> reference.name;
    if not is_kept then
      content := content || jsonb_build_object(reference.name, null);
    end if;
  end loop;
  return content;
end
$$;

-- Restores deleted rows with the same id, dates and counters. It restores all of them or, if another row now has the address of one, none.
create function private.restore_trash_rows(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.trash;
  restored integer := 0;
begin
  perform private.require_permission('update', 'trash');
  perform set_config('activity.restoring', 'true', true);
  for item in
    delete from public.trash where id = any (item_ids) returning *
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, private.stored_columns(item.table_name, item.content)
    ) using private.without_lost_references(item.table_name, item.content);
    if item.table_name = 'case_studies' then
      insert into public.case_study_tools (case_study_id, tool_id)
      select item.id, id from public.tools where item.content -> 'tools' ? id::text;
    end if;
    restored := restored + 1;
  end loop;
  perform set_config('activity.restoring', '', true);
  return restored;
end
$$;
grant execute on function private.restore_trash_rows(uuid[]) to authenticated;

-- Restores deleted rows, but only those that the caller sees in the trash.
create function public.restore_from_trash(item_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'trash');
  return private.restore_trash_rows(array(select id from public.trash where id = any (item_ids)));
end
$$;
grant execute on function public.restore_from_trash(uuid[]) to authenticated;

-- Deletes contact requests three years after the last exchange (arrival, change of status, note), without the trash.
create function private.purge_contacts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.contacts where greatest(created_at, updated_at) < now() - interval '3 years';
  delete from public.trash
  where table_name = 'contacts' and greatest((content ->> 'created_at')::timestamptz, (content ->> 'updated_at')::timestamptz)
    < now() - interval '3 years';
  select private.empty_trash();
$$;

-- The activity log of the back-office: who changed which columns of which row, and when, never the values. Triggers write it, and nobody
-- can change it. It leaves out what visitors send, and what the database does by itself: counting, erasing, a migration, a restore.

create table public.activity_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- The person who was signed in. It is not a foreign key, because an entry outlives the account.
  account_id uuid,
  source text not null
    constraint activity_log_source_values check (source in ('person', 'service_key', 'database')),
  -- `insert`, `update`, `delete`, or a name that record_activity() was given.
  event text not null
    constraint activity_log_event_shape check (event ~ '^[a-z_]{1,50}$'),
  table_name text,
  row_id text,
  columns text[] not null default '{}'
);
create index activity_log_happened_at on public.activity_log (happened_at desc, id);
create index activity_log_row on public.activity_log (table_name, row_id, id desc);

alter table public.activity_log enable row level security;
grant select on table public.activity_log to authenticated;
create policy "administrators read the activity log" on public.activity_log
  for select to authenticated using ((select private.has_permission('select', 'activity_log')));

-- Returns what writes: a person, the service key or the database itself; null for a visitor, and for an account without access to the
-- back-office. A request's role stays the same in functions that run with their owner's rights.
create function private.activity_source() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when current_setting('role', true) = 'service_role' then 'service_key'
    when exists (select from public.admins where user_id = (select auth.uid())) then 'person'
    when current_setting('role', true) in ('anon', 'authenticated') then null
    else 'database'
  end
$$;

-- Logs an event that is not a change of a row, or that says more than the change: a refused second factor, a new role.
create function private.record_activity(
  event text, table_name text default null, row_id text default null, columns text[] default '{}', account uuid default auth.uid()
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
  values (account, case when account is null then coalesce(private.activity_source(), 'database') else 'person' end,
    event, table_name, row_id, columns);
$$;

-- Writes an entry for each row that a statement changed, in one statement of its own.
-- @param tg_argv the column that identifies the row; then `always` if the database's own changes are entries too, or `texts` if the
-- automatic saves of ten minutes share one entry
create function private.log_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  source constant text := private.activity_source();
  -- Columns that triggers, workers and visitors change: the log leaves them out.
  unlogged_columns constant text[] := array['created_at', 'updated_at', 'notes_updated_at', 'answered_at', 'moderated_at', 'view_count',
    'hits', 'last_used_at', 'sent', 'failed', 'slug_origin'];
  -- In tables with `texts`, a change of one of these columns always has an entry of its own, because a person made it with a button.
  always_logged_columns constant text[] := array['status', 'published_at', 'featured', 'sort_order'];
  changed_columns text;
begin
  if source is null or (source = 'database' and tg_argv[1] is distinct from 'always') then
    return null;
  end if;
  -- A restoration from the trash writes an entry of its own.
  if tg_op = 'INSERT' and current_setting('activity.restoring', true) = 'true' then
    return null;
  end if;
  if tg_op <> 'UPDATE' then
    execute format(
      'insert into public.activity_log (account_id, source, event, table_name, row_id)
       select auth.uid(), $1, $2, $3, %I::text from changed_rows', tg_argv[0]
    ) using source, lower(tg_op), tg_table_name;
    return null;
  end if;
  select string_agg(format('case when former.%1$I is distinct from present.%1$I then %1$L end', attname), ', ') into changed_columns
  from pg_catalog.pg_attribute
  where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (unlogged_columns);
  execute format(
    'insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
     select auth.uid(), $1, ''update'', $2, row_id, columns
     from (
       select present.%1$I::text as row_id, array_remove(array[%2$s], null) as columns
       from former_rows as former join changed_rows as present on present.%1$I = former.%1$I
     ) as change
     where columns <> ''{}'' and ($3 or columns && $4 or not exists (
       select from public.activity_log as entry
       where entry.table_name = $2 and entry.row_id = change.row_id and entry.account_id = auth.uid()
         and entry.happened_at between now() - interval ''10 minutes'' and clock_timestamp()
         and entry.event = ''update'' and entry.columns @> change.columns
     ))', tg_argv[0], changed_columns
  ) using source, tg_table_name, tg_argv[1] <> 'texts', always_logged_columns;
  return null;
end
$$;

-- Adds the triggers that log the changes of a table; a test requires them for each table of the schema.
create function private.add_activity_triggers(of_table regclass, key text default 'id', how text default '') returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger log_insert after insert on %s referencing new table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
  execute format('create trigger log_update after update on %s referencing old table as former_rows new table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
  execute format('create trigger log_delete after delete on %s referencing old table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
end
$$;

-- Logs that a row left the trash before its time: at the end of the transaction, which alone tells whether somebody restored or erased it.
create function private.log_emptied_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_back boolean := false;
begin
  if old.deleted_at > now() - interval '30 days' and private.activity_source() in ('person', 'service_key') then
    if to_regclass(format('public.%I', old.table_name)) is not null then
      execute format('select exists (select from public.%I where id = $1)', old.table_name) into is_back using old.id;
    end if;
    perform private.record_activity(case when is_back then 'restore' else 'erase' end, old.table_name, old.id::text);
  end if;
  return null;
end
$$;

-- Logs a sign-in, which begins a session; renewing a session keeps its row. If the entry cannot be written, the person still signs in.
create function private.log_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.admins where user_id = new.user_id) then
    perform private.record_activity('sign_in', account => new.user_id);
  end if;
  return null;
exception when others then
  raise warning 'A sign-in is not in the activity log: %', sqlerrm;
  return null;
end
$$;

-- Logs a second factor that comes into use or is removed, whoever does it.
create function private.log_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only a factor that was in use counts as removed, and only one that comes into use counts as added.
  if old.status::text = 'verified' and tg_op = 'UPDATE' or 'verified' not in (old.status::text, coalesce(new.status::text, '')) then
    return null;
  end if;
  perform private.record_activity(
    case tg_op when 'DELETE' then 'second_factor_removed' else 'second_factor_added' end, 'admins', old.user_id::text,
    account => coalesce(auth.uid(), old.user_id)
  );
  return null;
end
$$;

-- Returns the log of one row or of all, with the e-mail addresses of the people who acted and of the accounts concerned, which the log does
-- not store itself.
create function public.activity_list(of_table text default null, of_row text default null)
returns table (
  id bigint, happened_at timestamptz, email text, source text, event text, table_name text, row_id text, about text, columns text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'activity_log');
  return query
  select entry.id, entry.happened_at, account.email::text, entry.source, entry.event, entry.table_name, entry.row_id,
    case when entry.table_name = 'admins' then (
      select subject.email::text from auth.users as subject where subject.id::text = entry.row_id
    ) end, entry.columns
  from public.activity_log as entry left join auth.users as account on account.id = entry.account_id
  where (of_table is null or entry.table_name = of_table) and (of_row is null or entry.row_id = of_row);
end
$$;
grant execute on function public.activity_list(text, text) to authenticated;

create function private.purge_activity() returns void
language sql security definer set search_path = ''
as $$
  delete from public.activity_log where happened_at < now() - interval '13 months';
$$;

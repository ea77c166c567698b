-- What is kept for a time is erased when that time is over, whether or not anybody writes: once a day, by pg_cron where the
-- database has it, and by our own server where the database is embedded. The privacy page names the same times.

-- A contact request three years after the last exchange: its arrival, a change of its status, a note. Past the bin.
create function private.purge_contacts() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  erased uuid[];
begin
  with gone as (
    delete from public.contacts where greatest(created_at, updated_at) < now() - interval '3 years' returning id
  )
  select array_agg(id) into erased from gone;
  delete from public.bin where id = any (erased);
end
$$;

-- Former versions of articles and pages, which name who saved them. The present version stays whatever its age.
create function private.purge_revisions() returns void
language sql security definer set search_path = ''
as $$
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  )
$$;

-- The digests of visitors' addresses, as soon as the ten minutes they count for are over.
create function private.purge_request_counters() returns void
language sql security definer set search_path = ''
as $$ delete from private.request_counters where window_start < now() - interval '10 minutes' $$;

create function private.purge_expired() returns void
language sql security definer set search_path = ''
as $$
  select private.purge_contacts();
  select private.empty_bin();
  select private.purge_revisions();
  select private.purge_request_counters();
$$;

revoke all on function private.purge_contacts() from public, anon, authenticated;
revoke all on function private.purge_revisions() from public, anon, authenticated;
revoke all on function private.purge_request_counters() from public, anon, authenticated;
revoke all on function private.purge_expired() from public, anon, authenticated;

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

-- As before, but for what has been in the bin for 30 days: it is out of reach, even before it is erased.
create or replace function public.restore_from_bin(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.bin;
  columns text;
  restored integer := 0;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators restore what was deleted';
  end if;
  for item in
    delete from public.bin where id = any (item_ids) and deleted_at > now() - interval '30 days' returning *
  loop
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', item.table_name)::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and item.content ? attname::text;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, columns
    ) using item.content;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;

-- Each table tells for itself how long its rows stay: the daily purge runs every function `private.purge_…()`, so that a new
-- table adds its own instead of writing this list again.
alter function private.purge_expired() rename to purge_contacts_and_revisions;

create function private.purge_expired() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  purge regprocedure;
begin
  for purge in
    select oid from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'purge\_%' and proname <> 'purge_expired' and pronargs = 0
    order by proname
  loop
    execute format('select %s', purge);
  end loop;
end
$$;

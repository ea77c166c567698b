-- Scheduled jobs: run by pg_cron where the database has it, and by our own server where the database is embedded.

-- Once a day. Each table declares how long its rows stay, in a function `private.purge_…()`; the privacy page names the same
-- times.
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

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge_expired', '17 2 * * *', 'select private.purge_expired()');
    perform cron.schedule('add_post_views', '* * * * *', 'select private.add_post_views()');
    perform cron.schedule('count_visits', '* * * * *', 'select private.count_visits()');
    perform cron.schedule('follow_due_changes', '* * * * *', 'select private.follow_due_changes()');
  end if;
exception when others then
  -- Installed but not loaded, or kept for another database: the rest of the schema does not depend on it.
  raise warning 'Nothing is scheduled (see docs/deployment.md): %', sqlerrm;
end
$$;

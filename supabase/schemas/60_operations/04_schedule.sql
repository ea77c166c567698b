-- Scheduled jobs: run by pg_cron where the database has it, and by our own server where the database is embedded.

-- The error of a purge, until it succeeds, because data that should be erased is still there.
create table private.purge_failures (
  purge text primary key,
  problem text not null,
  failed_at timestamptz not null default now()
);

-- Runs all purges once a day. Each table declares how long its rows stay in a function `private.purge_…()`; the privacy page states the
-- same times. A failed purge does not stop the others.
create function private.purge_expired() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  job regprocedure;
begin
  for job in
    select oid from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'purge\_%' and proname <> 'purge_expired' and pronargs = 0
    order by proname
  loop
    delete from private.purge_failures where purge = job::text;
    begin
      -- A deferred constraint would refuse all purges together, when the transaction ends.
      set constraints all immediate;
      execute format('select %s', job);
    -- "others" includes neither a statement that took too long nor a failed assertion.
    exception when others or query_canceled or assert_failure then
      insert into private.purge_failures (purge, problem) values (job::text, sqlerrm);
      raise warning '% failed: %', job, sqlerrm;
    end;
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
    perform cron.schedule('apply_due_changes', '* * * * *', 'select private.apply_due_changes()');
  end if;
exception when others then
  -- pg_cron may be installed but not loaded, or serve another database: the rest of the schema does not depend on it.
  raise warning 'Nothing is scheduled (see docs/deployment.md): %', sqlerrm;
end
$$;

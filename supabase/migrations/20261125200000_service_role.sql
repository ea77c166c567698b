-- The service's key passes every policy: what it may do is what is granted. The worker empties the outbox with it, and
-- `npm run admin:create` adds the first administrator to the allow-list. A new table or function is granted to it by name from here on.
alter default privileges in schema public revoke all on tables from service_role;
alter default privileges in schema public revoke all on functions from service_role;
alter default privileges in schema public revoke all on sequences from service_role;

-- Of what this role owns: a hosted project may hold objects of Supabase's own in these schemas.
do $$
declare
  object text;
begin
  for object in
    select format('%s %s', case relkind when 'S' then 'sequence' else 'table' end, oid::regclass) from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(relowner, 'usage')
    union all
    select format('function %s', oid::regprocedure) from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_has_role(proowner, 'usage')
  loop
    execute format('revoke all on %s from service_role', object);
  end loop;
end
$$;
revoke usage on schema private from service_role;

grant execute on function public.claim_outbox(jsonb, text[]), public.settle_outbox(uuid, integer, text, text) to service_role;
grant select, insert on table public.admins to service_role;

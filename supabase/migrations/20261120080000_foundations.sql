-- What every later migration builds on: an unexposed schema for helpers, French full-text search, timestamps.

create schema if not exists extensions;
create extension if not exists unaccent with schema extensions;

-- `private` is not in the API's exposed schemas: nothing here can be called from outside.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- French stems without accents: « automatiser » finds « automatisation », « creation » finds « création ».
-- It lives in `public` so that the API's `wfts(french_unaccent)` operator finds it.
create text search configuration public.french_unaccent (copy = pg_catalog.french);
alter text search configuration public.french_unaccent
  alter mapping for hword, hword_part, word with extensions.unaccent, french_stem;

-- True when the statement comes through the API rather than from a migration, a seed or an import.
create function private.is_client_role() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

revoke all on function private.is_client_role() from public;
grant execute on function private.is_client_role() to anon, authenticated, service_role;

-- Keeps created_at and updated_at: clients never choose them, imports may carry their own.
create function private.keep_timestamps() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client_role() then
      new.created_at := now();
      new.updated_at := now();
    end if;
  else
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end
$$;

revoke all on function private.keep_timestamps() from public, anon, authenticated;

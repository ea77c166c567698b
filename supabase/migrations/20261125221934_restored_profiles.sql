-- A profile is of an account: where that one is not, an export that has both comes without the profile.

drop function private.restored_columns(text);

-- The columns that a row is written from, generated ones left out. An account that is not here signs nothing; a row that is about one,
-- such as a profile, stays out.
create function private.restored_columns(of_table text) returns table (name text, value text, is_needed boolean)
language sql stable set search_path = ''
as $$
  select quote_ident(attname),
    case when is_account then format('(select account.id from auth.users as account where account.id = given.%I)', attname)
      else format('given.%I', attname) end,
    is_account and attnotnull
  from pg_catalog.pg_attribute
  cross join lateral (
    select exists (
      select from pg_catalog.pg_constraint
      where conrelid = attrelid and contype = 'f' and confrelid = 'auth.users'::regclass and conkey = array[attnum]
    )
  ) as reference (is_account)
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
$$;

-- Brings exported rows back; one that is here, or whose address is, is left alone. Columns that this version does not have any more are
-- left out, those that it has since have their defaults.
-- @return how many were written
create or replace function public.restore_rows(of_table text, rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  written integer;
begin
  perform private.require_import_right('insert');
  perform private.require_exported_table(of_table);
  if jsonb_array_length(rows) = 0 then
    return 0;
  end if;
  execute (
    select format('insert into public.%1$I (%2$s) overriding system value
      select %3$s from jsonb_populate_recordset(null::public.%1$I, $1) as given where %4$s on conflict do nothing',
      of_table, string_agg(name, ', '), string_agg(value, ', '),
      coalesce(string_agg(value || ' is not null', ' and ') filter (where is_needed), 'true'))
    from private.restored_columns(of_table) where rows -> 0 ? replace(name, '"', '')
  ) using rows;
  get diagnostics written = row_count;
  return written;
end
$$;

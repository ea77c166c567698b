-- Another picture takes the place of one everywhere.

-- A text with another picture in the place of those of some names.
create function private.with_picture(content text, names text[], heir text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array names loop
    content := replace(content, '/media/' || name, '/media/' || heir);
  end loop;
  return content;
end
$$;

-- Another picture takes the place of one, and of its small file, in all texts and rows at once, or in none: in the trash too, while
-- former versions stay as they were. Refused to who may not change each of the tables.
-- @return in how many rows
create function public.replace_picture(former text, heir text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  names constant text[] := array(
    select former union select name from storage.objects
    where bucket_id = 'media' and private.is_small_picture(name) and starts_with(name, regexp_replace(former, '\.\w+$', '-small.'))
  );
  place record;
  replaced integer;
  total integer := 0;
begin
  perform private.require_permission('update', 'pictures');
  if former = heir or (select count(*) from public.pictures where name in (former, heir)) < 2 then
    raise sqlstate 'PT404' using message = 'A picture of the library takes the place of another one';
  end if;
  for place in
    select found.table_name, string_agg(quote_ident(attname), ', ') as columns,
      string_agg(format('%1$I = private.with_picture(%1$I::text, $1, $2)::%2$s', attname, format_type(atttypid, null)), ', ') as changes
    from private.places_of_pictures() as found
      join pg_catalog.pg_attribute on attrelid = format('public.%I', found.table_name)::regclass and attname = any (found.columns)
    where attname <> found.key and found.table_name in (select kind from private.uses_of_pictures(names))
    group by found.table_name
  loop
    perform private.require_permission('update', place.table_name);
    if exists (select from private.permissions where resource = place.table_name and action = 'others') then
      perform private.require_permission('others', place.table_name);
    end if;
    execute format(
      'update public.%I set %s where exists (select from private.named_pictures(concat_ws('' '', %s)) as picture where picture = any ($1))',
      place.table_name, place.changes, place.columns
    ) using names, heir;
    get diagnostics replaced = row_count;
    total := total + replaced;
  end loop;
  update public.trash set content = private.with_picture(content::text, names, heir)::jsonb
  where table_name <> 'contacts' and exists (select from private.named_pictures(content::text) as picture where picture = any (names));
  get diagnostics replaced = row_count;
  perform private.record_activity('replace', 'pictures', former);
  return total + replaced;
end
$$;
grant execute on function public.replace_picture(text, text) to authenticated;

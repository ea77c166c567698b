-- Functions that save rows together with rows of other tables.

-- Saves a row, a new one if it has no `row_id`, together with its rows in join tables: all or nothing, with the caller's rights. `links`
-- contains the rows of the other table by the name of the join table. It refuses a row that was deleted in the meantime.
create function public.save_with_links(into_table text, row_values jsonb, links jsonb, row_id uuid default null) returns uuid
language plpgsql security invoker set search_path = ''
as $$
declare
  target regclass := to_regclass(format('public.%I', into_table));
  columns text := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(row_values) as name);
  link record;
  others uuid[];
begin
  if row_id is null then
    execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', target, columns)
      into row_id using row_values;
  else
    perform private.lock_row(into_table, row_id);
    if columns is not null then
      execute format('update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', target, columns)
        using row_values, row_id;
    end if;
  end if;
  for link in
    select sides.*, link_set.value as ids
    from jsonb_each(links) as link_set
    cross join lateral (
      select conrelid::regclass as name, max(attname::text) filter (where confrelid = target) as own,
        max(attname::text) filter (where confrelid <> target) as other
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where conrelid = to_regclass(format('public.%I', link_set.key)) and contype = 'f'
      group by conrelid
    ) as sides
  loop
    others := array(select id::uuid from jsonb_array_elements_text(link.ids) as id);
    execute format('delete from %s where %I = $1 and %I <> all ($2)', link.name, link.own, link.other) using row_id, others;
    execute format('insert into %s (%I, %I) select $1, unnest($2) on conflict do nothing', link.name, link.own, link.other)
      using row_id, others;
  end loop;
  return row_id;
end
$$;
grant execute on function public.save_with_links(text, jsonb, jsonb, uuid) to authenticated;

-- Puts rows of an ordered list in this order, starting at this position, and sets the same values (`shared`) in all of them, such as the
-- menu of links: all or nothing, with the caller's rights. It skips rows that do not change, so that the log has no entry for them.
create function public.reorder_rows(of_table text, row_ids uuid[], first_position integer, shared jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.require_permission('update', of_table);
  execute format(
    'update public.%I as stored set position = new_order.position%s
     from (select id, (rank + $2 - 1)::integer as position from unnest($1) with ordinality as listed (id, rank)) as new_order
     where stored.id = new_order.id and (stored.position <> new_order.position%s)',
    of_table,
    (select string_agg(format(', %I = %L', key, value), '') from jsonb_each_text(shared)),
    (select string_agg(format(' or stored.%I is distinct from %L', key, value), '') from jsonb_each_text(shared))
  ) using row_ids, first_position;
end
$$;
grant execute on function public.reorder_rows(text, uuid[], integer, jsonb) to authenticated;

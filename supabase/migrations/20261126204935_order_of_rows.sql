-- Puts rows of an ordered list in this order, from this position on, and gives all of them these values, such as the place of a menu's
-- links: all or nothing, with the rights of whoever calls. What changes nothing is not written, nor logged.
create function public.reorder_rows(of_table text, row_ids uuid[], first_position integer, shared jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.require_permission('update', of_table);
  execute format(
    'update public.%I as stored set position = given.position%s
     from (select id, (rank + $2 - 1)::integer as position from unnest($1) with ordinality as listed (id, rank)) as given
     where stored.id = given.id and (stored.position <> given.position%s)',
    of_table,
    (select string_agg(format(', %I = %L', key, value), '') from jsonb_each_text(shared)),
    (select string_agg(format(' or stored.%I is distinct from %L', key, value), '') from jsonb_each_text(shared))
  ) using row_ids, first_position;
end
$$;
grant execute on function public.reorder_rows(text, uuid[], integer, jsonb) to authenticated;

-- Contact requests that hold every word: how many there are, and one page of them, newest first. To read all of them
-- while others arrive or go, `after_id` asks for those whose id follows, in the order of ids: positions shift, ids do not.
drop function public.search_contacts(text, text, integer, integer);

create function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text;
  sequence text := 'created_at desc, id';
  answer jsonb;
begin
  perform private.require_administrator();
  -- One LIKE a word, written out: the index does not serve LIKE ALL (array).
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true') into condition
  from (
    select regexp_replace(word, '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(private.searchable_text(left(words, 500)), '\s+') as word
    where word <> ''
    limit 8
  ) as patterns;
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, created_at
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;

revoke all on function public.search_contacts(text, text, integer, integer, uuid) from public, anon, authenticated;
grant execute on function public.search_contacts(text, text, integer, integer, uuid) to authenticated, service_role;

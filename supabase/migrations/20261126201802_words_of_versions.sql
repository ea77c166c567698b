-- What tells two versions of a page apart counts the words of its blocks too.
create or replace function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'revisions');
  return query
  select revision.id, revision.saved_at, private.email_of(revision.saved_by), revision.automatic_since is not null,
    revision.content ->> 'status',
    regexp_count(regexp_replace(concat_ws(' ',
      revision.content ->> 'content',
      -- The words of blocks, as they stand between addresses, names and signs of JSON.
      regexp_replace(revision.content ->> 'blocks', '"(id|kind|href|src)": "[^"]*"|"\w+":|[][{}",]|\\n', ' ', 'g')
    ), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;

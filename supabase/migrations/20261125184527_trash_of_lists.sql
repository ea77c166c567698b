-- What is deleted of the lists about the agency waits in the trash, as articles do.

-- What is deleted can be brought back for 30 days.
create trigger move_to_trash after delete on public.testimonials
  for each row execute function private.move_to_trash();
create trigger move_to_trash after delete on public.team_members
  for each row execute function private.move_to_trash();
create trigger move_to_trash after delete on public.key_figures
  for each row execute function private.move_to_trash();
create trigger move_to_trash after delete on public.faq_entries
  for each row execute function private.move_to_trash();

-- The first column of a table after its key: what its rows are called.
create function private.first_column(of_table text) returns text
language sql stable set search_path = ''
as $$
  select attname from pg_catalog.pg_attribute
  where attrelid = to_regclass(format('public.%I', of_table)) and attnum > 1 and not attisdropped order by attnum limit 1
$$;
grant execute on function private.first_column(text) to authenticated;

-- What can be brought back from the trash, without its texts; a contact request by its name and e-mail. What has been there
-- for 30 days is gone, even if it is not erased yet.
create or replace function public.trash_items()
returns table (
  id uuid, table_name text, title text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'trash');
  return query
  select item.id, item.table_name,
    coalesce(item.content ->> 'title', item.content ->> 'name', item.content ->> private.first_column(item.table_name)),
    item.content ->> 'slug', item.content ->> 'email', item.deleted_at, private.email_of(item.deleted_by),
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.trash as item
  where item.deleted_at > now() - interval '30 days';
end
$$;

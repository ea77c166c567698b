-- Whoever may not change the menu moves none of its links, and two people at the same moment have no files of one name.

create or replace function private.move_menu_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former text := private.canonical_path(tg_argv[0] || old.slug);
begin
  if auth.uid() is not null and not private.may('update', 'menu_links') then
    return null;
  end if;
  update public.menu_links set target = tg_argv[0] || new.slug
  where target like '/%' and private.canonical_path(target) = former;
  if tg_argv[0] = '/' then
    update public.services set slug = new.slug where slug = old.slug;
  end if;
  return null;
end
$$;

create or replace function private.names_of_others() returns setof text
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('files of pictures', 0));
  with files as (
    select bucket_id, name, owner_id, regexp_replace(name, case when is_small then '-small' else '' end || '\.\w+$', '') as stem,
      bucket_id = 'media' and not is_small as is_picture
    from storage.objects, private.is_small_picture(name) as is_small
    where bucket_id in ('media', 'originals')
  ), kept as (
    select stem, (select private.may('others', 'media')) and bool_or(is_picture) as is_open
    from files group by stem having bool_or(owner_id is distinct from (select auth.uid())::text)
  )
  select place || stem || ending
  from kept, unnest(array['media/', 'originals/']) as place,
    unnest(array['.webp', '.jpg', '.png', '.gif', '-small.webp', '-small.jpg', '-small.png', '-small.gif']) as ending
  where not is_open or (place = 'media/' and ending not like '-small%')
  except
  select bucket_id || '/' || name from files
$$;

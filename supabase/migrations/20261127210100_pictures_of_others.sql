-- An author adds no small file and no original to somebody else's picture.

select private.allow('media', 'others', 'owner editor');

-- The names that nobody but others may give to a file, as they belong with files of theirs: a picture, its small file and its original
-- have one name. What lies beside a picture comes from who sent it, or from who changes those of others once it is there; and no picture
-- comes where files of somebody else wait for it. Names that are taken are not among them: those are refused as such.
create function private.names_of_others() returns setof text
language sql stable security definer set search_path = ''
as $$
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
grant execute on function private.names_of_others() to authenticated;

alter policy "administrators add pictures" on storage.objects with check (
  bucket_id in ('media', 'originals') and (select private.may('insert', 'media')) and name ~ '^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$'
    and bucket_id || '/' || name <> all (array(select private.names_of_others()))
);

-- The file that a picture was made from is kept, as it was chosen, in a bucket of its own that only administrators read.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('originals', 'originals', false, 41943040, array['image/*'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

alter policy "administrators list pictures" on storage.objects
  using (bucket_id in ('media', 'originals') and (select private.may('select', 'media')));
alter policy "administrators add pictures" on storage.objects
  with check (
    bucket_id in ('media', 'originals') and (select private.may('insert', 'media')) and name ~ '^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$'
  );
alter policy "administrators delete pictures" on storage.objects
  using (bucket_id in ('media', 'originals') and (select private.may('delete', 'media')));

drop function public.media_library(text, integer, integer);
create function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (
  name text, small_name text, size bigint, created_at timestamptz, title text, alt text, caption text, tags text[],
  focus_x integer, focus_y integer, original_size bigint, uses jsonb, total bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'media');
  return query
  with files as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, small.is_small,
      regexp_replace(object.name, case when small.is_small then '-small\.\w+$' else '\.\w+$' end, '') as stem
    from storage.objects as object, private.is_small_picture(object.name) as small (is_small)
    where object.bucket_id = 'media'
  ), pairs as (
    select files.*,
      max(files.name) filter (where files.is_small) over (partition by files.stem) as small_name,
      bool_or(not files.is_small) over (partition by files.stem) as has_whole
    from files
  ), wanted as (
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, picture.title, picture.alt, picture.caption, picture.tags,
      picture.focus_x, picture.focus_y, count(*) over () as total
    from pairs left join public.pictures as picture on picture.name = pairs.name,
      private.searchable_text(
        concat_ws(' ', pairs.name, picture.title, picture.alt, picture.caption, private.tags_as_text(picture.tags))
      ) as known
    where not (pairs.is_small and pairs.has_whole) and not exists (
      select from regexp_split_to_table(private.searchable_text(left(words, 200)), '[^[:alnum:]]+') as word
      where position(word in known) = 0
    )
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', use.kind, 'id', use.id, 'title', use.title) order by use.kind, use.title, use.id) as uses
    from (
      select distinct wanted.name, place.kind, place.id, place.title
      from private.uses_of_pictures(array(select unnest(array[wanted.name, wanted.small_name]) from wanted)) as place
      join wanted on place.name in (wanted.name, wanted.small_name)
    ) as use
    group by use.name
  )
  select wanted.name, wanted.small_name, wanted.size, wanted.created_at, coalesce(wanted.title, ''), coalesce(wanted.alt, ''),
    coalesce(wanted.caption, ''), coalesce(wanted.tags, '{}'), coalesce(wanted.focus_x, 50), coalesce(wanted.focus_y, 50),
    (original.metadata ->> 'size')::bigint, coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.name = wanted.name
    left join storage.objects as original on original.bucket_id = 'originals' and original.name = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;

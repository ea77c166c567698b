-- A name, an alternative text and a caption are kept with each picture.

select private.allow('pictures', 'select update', 'owner editor'), private.allow('pictures', 'select', 'author reader');

-- What the library knows of a picture beside its file, as long as the file is there. Texts keep words of their own: these are offered
-- where the picture is chosen. For the back-office alone: a list of names would tell visitors of pictures that nothing shows yet.
create table public.pictures (
  name text primary key,
  -- What people call it; without one, the name of its file. The address stays.
  title text not null default ''
    constraint pictures_title_length check (char_length(title) <= 200),
  alt text not null default ''
    constraint pictures_alt_length check (char_length(alt) <= 500),
  caption text not null default ''
    constraint pictures_caption_length check (char_length(caption) <= 500)
);
alter table public.pictures enable row level security;
grant select, update (title, alt, caption) on table public.pictures to authenticated;
create policy "administrators read about pictures" on public.pictures
  for select to authenticated using ((select private.may('select', 'pictures')));
create policy "administrators describe pictures" on public.pictures
  for update to authenticated using ((select private.may('update', 'pictures'))) with check ((select private.may('update', 'pictures')));

create function private.follow_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.pictures where name = old.name;
  elsif not private.is_small_picture(new.name) then
    insert into public.pictures (name) values (new.name) on conflict do nothing;
  end if;
  return null;
end
$$;
do $$
begin
  create trigger follow_new_picture after insert on storage.objects
    for each row when (new.bucket_id = 'media') execute function private.follow_picture();
  create trigger follow_deleted_picture after delete on storage.objects
    for each row when (old.bucket_id = 'media') execute function private.follow_picture();
exception when insufficient_privilege then
  raise warning 'Pictures cannot be described: %', sqlerrm;
end
$$;

insert into public.pictures (name)
select name from storage.objects where bucket_id = 'media' and not private.is_small_picture(name);

select private.log_activity_of('public.pictures', 'name');

-- The library tells them too.
drop function public.media_library(text, integer, integer);
create function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (
  name text, small_name text, size bigint, created_at timestamptz, title text, alt text, caption text, uses jsonb, total bigint
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
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, picture.title, picture.alt, picture.caption, count(*) over () as total
    from pairs left join public.pictures as picture on picture.name = pairs.name
    where position(lower(words) in pairs.name) > 0 and not (pairs.is_small and pairs.has_whole)
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), texts as (
    select 'article' as kind, post.id::text, post.title, concat(post.featured_image_url, ' ', post.content) as content
    from public.blog_posts as post
    union all
    select 'page', page.id::text, page.title, concat(page.featured_image_url, ' ', page.content) from public.pages as page
    union all
    select 'case_study', study.id::text, study.title, concat(study.picture_url, ' ', study.content)
    from public.case_studies as study
    union all
    select 'trash', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.trash as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', use.kind, 'id', use.id, 'title', use.title) order by use.kind, use.title, use.id) as uses
    from (
      select distinct wanted.name, texts.kind, texts.id, texts.title
      from texts, private.named_pictures(texts.content) as picture
      join wanted on picture in (wanted.name, wanted.small_name)
    ) as use
    group by use.name
  )
  select wanted.name, wanted.small_name, wanted.size, wanted.created_at, coalesce(wanted.title, ''), coalesce(wanted.alt, ''),
    coalesce(wanted.caption, ''), coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.name = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;

-- The pictures of the site: a bucket everybody reads and administrators write. On hosted Supabase the bucket's own
-- limits apply; what a file really is, is only looked at by our own server (docs/differences.md).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/gif']);

-- A public bucket hands out files by their address; this is about listing them.
create policy "administrators list pictures" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select private.may('select', 'media')));
-- No folders, dots or capitals: a name is one segment of an address and of a file system.
create policy "administrators add pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'media' and (select private.may('insert', 'media')) and name ~ '^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$'
  );
create policy "administrators delete pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select private.may('delete', 'media')));

-- No policy to update: an address always shows the same picture, so that browsers may keep it for ever.

-- The pictures that a text names. Split rather than searched: every text is read once, whatever the number of pictures.
create function private.named_pictures(content text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct substring(part from '^[a-z0-9-]+\.[a-z]+')
  from unnest((string_to_array(content, '/media/'))[2:]) as part
$$;

grant execute on function private.named_pictures(text) to authenticated;

-- Where a picture is shown small, a file of its own is: « atelier-1600x900-3f9a1c2e-small.webp » beside the whole picture.
create function private.is_small_picture(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select name ~ '(^|-)\d+x\d+-[0-9a-f]{8}-small\.\w+$' $$;
grant execute on function private.is_small_picture(text) to authenticated;

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

-- One page of the pictures, latest first, each with its small file and with what shows either: articles and pages, present
-- or in the trash, case studies, profiles and settings. Contact requests in the trash show none: an address somebody wrote in a message is no use
-- of a picture. A small file whose picture is gone is listed as a picture, so that it can be deleted. With the caller's own rights: nobody
-- learns the titles of drafts that they may not read.
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
    select 'profile', person.id::text, person.name, person.picture_url from private.profile_pictures() as person
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

-- The pictures of the site: a bucket that everybody reads and administrators write. On hosted Supabase, the bucket's own limits apply; only
-- our own server checks the content of a file (docs/differences.md).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The original files of pictures, by the names of the pictures. Private, because an original tells where a photograph was taken.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('originals', 'originals', false, 41943040, array['image/*'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The files that visitors download: papers, sound, video. Browsers run none of these types.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('files', 'files', true, 41943040, array[
  'application/pdf', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac', 'video/mp4', 'video/quicktime', 'video/webm', 'video/ogg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation', 'application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint',
  'application/rtf', 'application/epub+zip', 'application/zip', 'text/csv', 'text/plain'
])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a file in a bucket may have this name. No folders, dots or capitals: a name is one segment of an address and of a file system.
create function private.is_file_name(bucket text, name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select name ~ case bucket
    when 'files' then
      '^[a-z0-9][a-z0-9-]{0,149}\.(pdf|mp3|m4a|ogg|wav|flac|mp4|mov|webm|ogv|docx|xlsx|pptx|odt|ods|odp|doc|xls|ppt|rtf|epub|zip|csv|txt)$'
    else '^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$'
  end
$$;
grant execute on function private.is_file_name(text, text) to authenticated;

-- Whether a name is that of the small file of a picture, such as `atelier-1600x900-3f9a1c2e-small.webp`, which pages show at small sizes.
create function private.is_small_picture(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select name ~ '(^|-)\d+x\d+-[0-9a-f]{8}-small\.\w+$' $$;
grant execute on function private.is_small_picture(text) to authenticated;

-- Returns the file names that the caller may not use, because they belong to files of other people: a picture, its small file and its
-- original share one name. The sender of a picture may add files beside it and, once the picture exists, so may a person who may change
-- pictures of others. Nobody may add a picture to which files of another person already belong. Existing names are not in the result,
-- because the storage refuses those by itself. Uploads wait for one another, so that the second of two people at the same moment sees the
-- first one's file.
create function private.file_names_of_other_people() returns setof text
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('files of pictures', 0));
  with files as (
    select bucket_id, name, owner_id, regexp_replace(name, case when is_small then '-small' else '' end || '\.\w+$', '') as stem,
      bucket_id = 'media' and not is_small as is_picture
    from storage.objects, private.is_small_picture(name) as is_small
    where bucket_id in ('media', 'originals')
  ), stems as (
    select stem, (select private.has_permission('others', 'media')) and bool_or(is_picture) as is_open
    from files group by stem having bool_or(owner_id is distinct from (select auth.uid())::text)
  )
  select place || stem || ending
  from stems, unnest(array['media/', 'originals/']) as place,
    unnest(array['.webp', '.jpg', '.png', '.gif', '-small.webp', '-small.jpg', '-small.png', '-small.gif']) as ending
  where not is_open or (place = 'media/' and ending not like '-small%')
  except
  select bucket_id || '/' || name from files
$$;
grant execute on function private.file_names_of_other_people() to authenticated;

-- A project that had such a bucket before may have policies of these names.
drop policy if exists "administrators list pictures" on storage.objects;
drop policy if exists "administrators add pictures" on storage.objects;
drop policy if exists "administrators delete pictures" on storage.objects;

-- A public bucket serves files by their address; this policy is about listing them.
create policy "administrators list pictures" on storage.objects
  for select to authenticated using (bucket_id in ('media', 'originals', 'files') and (select private.has_permission('select', 'media')));
create policy "administrators add pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('media', 'originals', 'files') and (select private.has_permission('insert', 'media'))
      and private.is_file_name(bucket_id, name)
      and bucket_id || '/' || name <> all (array(select private.file_names_of_other_people()))
  );
create policy "administrators delete pictures" on storage.objects
  for delete to authenticated using (bucket_id in ('media', 'originals', 'files') and (select private.has_permission('delete', 'media')));

-- There is no policy to update: an address always shows the same picture, so that browsers may cache it for ever.

-- Returns the pictures and files that a text names. It splits the text instead of searching for each name, so that it reads a text once.
create function private.referenced_files(content text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct substring(part from '^[a-z0-9-]+\.[a-z0-9]+')
  from unnest((string_to_array(replace(content, '/public/files/', '/media/'), '/media/'))[2:]) as part
$$;

grant execute on function private.referenced_files(text) to authenticated;

-- Descriptions of the library's pictures, each as long as its file exists. Texts store their own descriptions, for which the dialog that
-- chooses a picture suggests these. Only the back-office reads them: a list of names would reveal pictures that no page shows yet.
create table public.pictures (
  name text primary key,
  -- The name that people read; the name of the file where it is empty. Another title does not change the address.
  title text collate private.french not null default ''
    constraint pictures_title_length check (char_length(title) <= 200),
  alt text not null default ''
    constraint pictures_alt_length check (char_length(alt) <= 500),
  caption text not null default ''
    constraint pictures_caption_length check (char_length(caption) <= 500),
  tags text[] not null default '{}'
    constraint pictures_tags_length check (cardinality(tags) <= 20 and char_length(private.tags_as_text(tags)) <= 500),
  -- The point that stays visible where the page crops the picture, in hundredths of its width and height.
  focus_x integer not null default 50
    constraint pictures_focus_x_range check (focus_x between 0 and 100),
  focus_y integer not null default 50
    constraint pictures_focus_y_range check (focus_y between 0 and 100)
);
alter table public.pictures enable row level security;
grant select, update (title, alt, caption, tags, focus_x, focus_y) on table public.pictures to authenticated;
create policy "administrators read pictures" on public.pictures
  for select to authenticated using ((select private.has_permission('select', 'pictures')));
create policy "administrators describe pictures" on public.pictures
  for update to authenticated using ((select private.has_permission('update', 'pictures')))
    with check ((select private.has_permission('update', 'pictures')));

-- Returns the focal points of the named pictures, except those in the middle. Names are separated by spaces. Everybody may call it, because
-- the caller knows the names already.
create function public.focal_points(names text) returns table (name text, x integer, y integer)
language sql stable security definer set search_path = ''
as $$
  select picture.name, picture.focus_x, picture.focus_y from public.pictures as picture
  where picture.name = any (string_to_array(names, ' ')) and (picture.focus_x, picture.focus_y) <> (50, 50)
$$;
grant execute on function public.focal_points(text) to anon, authenticated;

create function private.sync_picture() returns trigger
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

-- Returns the places where a picture may appear: the text columns of every table, except tables that visitors write, that record sent
-- messages, or that hold copies. A future table needs no entry here. The first column of a place is the title of its rows.
create function private.picture_columns() returns table (table_name text, key text, columns text[])
language sql stable set search_path = ''
as $$
  select class.relname::text, min(attname::text) filter (where attnum = (
      select indkey[0] from pg_catalog.pg_index where indrelid = class.oid and indisprimary
    )), array_agg(attname::text order by attname = 'title' desc, attname = 'name' desc, attnum) filter (
      where atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype) and has_column_privilege(attrelid, attnum, 'select')
    )
  from pg_catalog.pg_class as class join pg_catalog.pg_attribute on attrelid = class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    and relname <> all (array[
      'pictures', 'contacts', 'comments', 'newsletter_subscribers', 'missing_pages', 'empty_searches', 'outbox', 'newsletter_issues',
      'activity_log', 'revisions', 'trash'
    ])
  group by class.oid, class.relname
$$;

-- Returns the rows that use the named pictures and files, also rows in the trash, except contact requests: an address in a visitor's
-- message is no use of a picture. It runs with the caller's rights, so that nobody learns the titles of drafts that they may not read.
create function private.picture_uses(names text[]) returns table (name text, kind text, id text, title text)
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  for place in select * from private.picture_columns() as found where found.columns is not null and found.key is not null loop
    return query execute format(
      'select distinct named.name, %L, stored.%I::text, stored.%I::text
       from public.%I as stored, concat_ws('' '', %s) as shown (content), private.referenced_files(shown.content) as named (name)
       where shown.content ~ ''/(media|public/files)/'' and named.name = any ($1)',
      place.table_name, place.key, place.columns[1], place.table_name,
      (select string_agg(format('stored.%I', part), ', ') from unnest(place.columns) as part)
    ) using names;
  end loop;
  return query
  select distinct picture, 'trash', item.id::text,
    coalesce(item.content ->> 'title', item.content ->> 'name', item.content ->> private.first_column(item.table_name), '')
  from public.trash as item, private.referenced_files(item.content::text) as picture
  where item.table_name <> 'contacts' and picture = any (names);
  -- Adds the portraits of other people, because only owners read all profiles.
  return query
  select named.name, 'profiles', person.id::text, person.name
  from private.profile_pictures() as person, private.referenced_files(person.picture_url) as named (name)
  where named.name = any (names);
end
$$;
grant execute on function private.picture_columns(), private.picture_uses(text[]) to authenticated;

-- Refuses to delete a picture or file that a row uses, whoever deletes it and through whatever API; the message names the places.
create function private.protect_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  places constant text := (
    select string_agg(distinct format('%s « %s »', kind, title), ', ') from private.picture_uses(array[old.name])
  );
begin
  if places is not null then
    raise sqlstate 'PT409' using message = format(
      'The %s %s is in use: %s', case old.bucket_id when 'files' then 'file' else 'picture' end, old.name, places
    );
  end if;
  return old;
end
$$;

-- Returns a text with another picture in place of the named ones.
create function private.replace_file_names(content text, names text[], replacement text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array names loop
    content := replace(content, '/media/' || name, '/media/' || replacement);
  end loop;
  return content;
end
$$;

-- Replaces a picture and its small file with another one in all texts and rows at once, or in none: in the trash too, while former versions
-- stay unchanged. It refuses a caller who may not change all of these tables.
-- @return the number of changed rows
create function public.replace_picture(former text, replacement text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  names constant text[] := array(
    select former union select name from storage.objects
    where bucket_id = 'media' and private.is_small_picture(name) and starts_with(name, regexp_replace(former, '\.\w+$', '-small.'))
  );
  place record;
  replaced integer;
  total integer := 0;
begin
  perform private.require_permission('update', 'pictures');
  if former = replacement or (select count(*) from public.pictures where name in (former, replacement)) < 2 then
    raise sqlstate 'PT404' using message = 'A picture of the library takes the place of another one';
  end if;
  for place in
    select found.table_name, string_agg(quote_ident(attname), ', ') as columns,
      string_agg(
        format('%1$I = private.replace_file_names(%1$I::text, $1, $2)::%2$s', attname, format_type(atttypid, null)), ', '
      ) as changes
    from private.picture_columns() as found
      join pg_catalog.pg_attribute on attrelid = format('public.%I', found.table_name)::regclass and attname = any (found.columns)
    where attname <> found.key and found.table_name in (select kind from private.picture_uses(names))
    group by found.table_name
  loop
    perform private.require_permission('update', place.table_name);
    if exists (select from private.permissions where resource = place.table_name and action = 'others') then
      perform private.require_permission('others', place.table_name);
    end if;
    execute format(
      'update public.%I set %s
      where exists (select from private.referenced_files(concat_ws('' '', %s)) as picture where picture = any ($1))',
      place.table_name, place.changes, place.columns
    ) using names, replacement;
    get diagnostics replaced = row_count;
    total := total + replaced;
  end loop;
  update public.trash set content = private.replace_file_names(content::text, names, replacement)::jsonb
  where table_name <> 'contacts' and exists (select from private.referenced_files(content::text) as picture where picture = any (names));
  get diagnostics replaced = row_count;
  perform private.record_activity('replace', 'pictures', former);
  return total + replaced;
end
$$;
grant execute on function public.replace_picture(text, text) to authenticated;

-- Returns one page of the pictures, latest first, each with its small file and the rows that show either. A small file without its picture
-- is listed as a picture, so that somebody can delete it. Each searched word is in the name or the description.
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
  ), page as (
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, picture.title, picture.alt, picture.caption, picture.tags,
      picture.focus_x, picture.focus_y, count(*) over () as total
    from pairs left join public.pictures as picture on picture.name = pairs.name,
      private.searchable_text(
        concat_ws(' ', pairs.name, picture.title, picture.alt, picture.caption, private.tags_as_text(picture.tags))
      ) as searched
    where not (pairs.is_small and pairs.has_whole) and not exists (
      select from regexp_split_to_table(private.searchable_text(left(words, 200)), '[^[:alnum:]]+') as word
      where position(word in searched) = 0
    )
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', use.kind, 'id', use.id, 'title', use.title) order by use.kind, use.title collate private.french, use.id) as uses
    from (
      select distinct page.name, place.kind, place.id, place.title
      from private.picture_uses(array(select unnest(array[page.name, page.small_name]) from page)) as place
      join page on place.name in (page.name, page.small_name)
    ) as use
    group by use.name
  )
  select page.name, page.small_name, page.size, page.created_at, coalesce(page.title, ''), coalesce(page.alt, ''),
    coalesce(page.caption, ''), coalesce(page.tags, '{}'), coalesce(page.focus_x, 50), coalesce(page.focus_y, 50),
    (original.metadata ->> 'size')::bigint, coalesce(used.uses, '[]'), page.total
  from page left join used on used.name = page.name
    left join storage.objects as original on original.bucket_id = 'originals' and original.name = page.name
  order by page.created_at desc, page.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;

-- Returns the files that visitors download, each with the texts and redirects that lead to it.
create function public.file_list()
returns table (id text, name private.french_text, size bigint, mimetype text, created_at timestamptz, uses jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'media');
  return query
  with used as (
    select place.name,
      jsonb_agg(jsonb_build_object('kind', place.kind, 'id', place.id, 'title', place.title) order by place.kind, place.title collate private.french, place.id) as uses
    from private.picture_uses(array(select object.name from storage.objects as object where object.bucket_id = 'files')) as place
    group by place.name
  )
  select object.name, object.name::private.french_text, (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype', object.created_at,
    coalesce(used.uses, '[]')
  from storage.objects as object left join used on used.name = object.name
  where object.bucket_id = 'files';
end
$$;
grant execute on function public.file_list() to authenticated;

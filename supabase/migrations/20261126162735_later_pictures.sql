-- Pictures of a former site come in a later run too.

-- What is said of pictures of the former site, where the library does not know it yet.
-- @param shown [{"address": here, "alt", "caption"}]
create function private.describe_imported_pictures(shown jsonb) returns void
language sql set search_path = ''
as $$
  update public.pictures as known
  set alt = coalesce(nullif(known.alt, ''), said.alt), caption = coalesce(nullif(known.caption, ''), said.caption)
  from jsonb_to_recordset(shown) as said (address text, alt text, caption text)
  where known.name = substring(said.address from '/storage/v1/object/public/media/([a-z0-9.-]+)$') and '' in (known.alt, known.caption)
$$;

-- Writes one article or page with its comments, the redirects to it, and what the library does not know yet of its pictures.
-- @param item an ImportItem of supabase/src/import/model.ts
create or replace function private.import_item(source text, item jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_post constant boolean := item ->> 'kind' = 'post';
  address constant text := case when is_post then '/blog/' else '/' end || (item #>> '{row,slug}');
  new_id constant uuid := gen_random_uuid();
  known uuid;
  path text;
  unredirected jsonb := '[]';
begin
  select imported.row_id into known from private.imported_items as imported
  where imported.source = import_item.source and imported.source_id = item ->> 'source_id';
  if exists (select from public.blog_posts where id = known) or exists (select from public.pages where id = known)
    or exists (select from public.trash where id = known) then
    return jsonb_build_object('outcome', 'known', 'id', known);
  end if;
  -- Before their article: nobody is told of comments that were received years ago.
  insert into public.comments (id, words, post_id, parent_id, name, email, from_agency, status, created_at)
  select md5(new_id || comment.source_id)::uuid, comment.words, new_id, md5(new_id || comment.parent)::uuid, comment.name, comment.email,
    comment.from_agency, comment.status, comment.created_at
  from jsonb_to_recordset(item -> 'comments') as comment (
    source_id text, words text, parent text, name text, email text, from_agency boolean, status text, created_at timestamptz
  )
  where is_post;
  if is_post then
    insert into public.blog_posts (id, slug, title, excerpt, content, author, category, tags, featured, featured_image_url,
      featured_image_alt, read_time_minutes, status, published_at, created_at, updated_at, meta_title, meta_description)
    select new_id, slug, title, excerpt, content, author, category, tags, featured, featured_image_url,
      featured_image_alt, read_time_minutes, status, published_at, created_at, updated_at, meta_title, meta_description
    from jsonb_populate_record(null::public.blog_posts, item -> 'row');
  else
    insert into public.pages (id, slug, title, excerpt, content, featured_image_url, featured_image_alt, status, published_at,
      created_at, updated_at, meta_title, meta_description)
    select new_id, slug, title, excerpt, content, featured_image_url, featured_image_alt, status, published_at,
      created_at, updated_at, meta_title, meta_description
    from jsonb_populate_record(null::public.pages, item -> 'row');
  end if;
  -- To what visitors can read. A path that the site needs itself, or that leads elsewhere already, is named in the report.
  for path in select jsonb_array_elements_text(item -> 'former_paths') where item #>> '{row,status}' = 'published' loop
    begin
      insert into public.redirects (from_path, to_address) values (path, address) on conflict (from_path) do nothing;
      if not found then
        unredirected := unredirected || to_jsonb(path);
      end if;
    exception when others then
      unredirected := unredirected || to_jsonb(path);
    end;
  end loop;
  perform private.describe_imported_pictures(item -> 'pictures');
  insert into private.imported_items (source, source_id, row_id) values (import_item.source, item ->> 'source_id', new_id)
  on conflict on constraint imported_items_pkey do update set row_id = excluded.row_id, imported_at = now();
  return jsonb_build_object('outcome', 'created', 'id', new_id, 'unredirected_paths', unredirected);
end
$$;

-- The addresses elsewhere that articles and pages of an export still show: pictures of theirs can come in a later run.
create function public.awaited_pictures(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select distinct replace(shown.address, '&amp;', '&')
    from private.imported_items as imported
    join (
      select id, content, featured_image_url from public.blog_posts union all select id, content, featured_image_url from public.pages
    ) as text on text.id = imported.row_id
    cross join lateral (
      select match[1] from regexp_matches(text.content, 'src="(https?://[^"]+)"', 'g') as match union select text.featured_image_url
    ) as shown (address)
    where imported.source = awaited_pictures.source and shown.address ~ '^https?://'
  );
end
$$;
grant execute on function public.awaited_pictures(text) to authenticated, service_role;

-- A text with pictures at their new addresses.
create function private.with_imported_pictures(content text, arrived jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  picture record;
begin
  for picture in select * from jsonb_to_recordset(arrived) as given (former text, address text) loop
    content := replace(content, format('src="%s"', replace(picture.former, '&', '&amp;')), format('src="%s"', picture.address));
  end loop;
  return content;
end
$$;

-- Shows pictures that came in a later run, in the articles and pages of their export: nothing else of a text changes.
-- @param arrived [{"former", "address": here, "alt", "caption"}]
-- @return in how many articles and pages
create function public.import_pictures(source text, arrived jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  table_name text;
  written integer;
  total integer := 0;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(arrived) > 100 then
    raise sqlstate 'PT413' using message = '100 pictures at a time at most';
  end if;
  foreach table_name in array array['blog_posts', 'pages'] loop
    execute format(
      'update public.%I as shown
       set content = changed.content, featured_image_url = coalesce(
         (select address from jsonb_to_recordset($2) as given (former text, address text) where former = shown.featured_image_url),
         shown.featured_image_url
       )
       from (
         select id, private.with_imported_pictures(text.content, $2) as content
         from public.%1$I as text join private.imported_items as imported on imported.row_id = text.id where imported.source = $1
       ) as changed
       where changed.id = shown.id and (
         changed.content <> shown.content
         or shown.featured_image_url in (select former from jsonb_to_recordset($2) as given (former text))
       )',
      table_name
    ) using source, arrived;
    get diagnostics written = row_count;
    total := total + written;
  end loop;
  perform private.describe_imported_pictures(arrived);
  return total;
end
$$;
grant execute on function public.import_pictures(text, jsonb) to authenticated, service_role;

-- Redirects know the addresses by which WordPress names what it shows: « /?p=12 ».
create or replace function private.canonical_path(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    '/' || substring(lower(local) from '^/?(\?(?:p|page_id|attachment_id|cat|tag|author|m|feed)=[\w-]+)$'),
    regexp_replace(regexp_replace(lower('/' || private.percent_encoded(
      regexp_replace(local, '[?#].*$', '')
    )), '^/{2,}', '/'), '(?<=.)/+$', '')
  )
  from regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i') as given (local)
$$;
reindex index public.redirects_targets;

create or replace function public.all_redirects() returns table (from_path text, to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select known.from_path, redirect.to_address, redirect.status
  from (
    select redirects.from_path from public.redirects where redirects.from_path not like '/?%'
    union
    select '/blog/' || former.slug from private.former_post_slugs as former
  ) as known
  cross join lateral public.redirect_of(known.from_path) as redirect
  order by known.from_path
$$;

-- Words of imported pictures go to the library too.
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
  update public.pictures as known_picture
  set alt = coalesce(nullif(known_picture.alt, ''), shown.alt), caption = coalesce(nullif(known_picture.caption, ''), shown.caption)
  from jsonb_to_recordset(item -> 'pictures') as shown (address text, alt text, caption text)
  where known_picture.name = substring(shown.address from '/storage/v1/object/public/media/([a-z0-9.-]+)$')
    and '' in (known_picture.alt, known_picture.caption);
  insert into private.imported_items (source, source_id, row_id) values (import_item.source, item ->> 'source_id', new_id)
  on conflict on constraint imported_items_pkey do update set row_id = excluded.row_id, imported_at = now();
  return jsonb_build_object('outcome', 'created', 'id', new_id, 'unredirected_paths', unredirected);
end
$$;

-- The home page is announced at its address.
create or replace function private.follow_due_changes() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change private.planned_changes;
  address text;
begin
  for change in
    delete from private.planned_changes where (of_table, of_row, kind) in (
      select of_table, of_row, kind from private.planned_changes where due_at <= now() for update skip locked
    ) returning *
  loop
    execute format('select %s from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '''/'' || coalesce(nullif(slug, ''accueil''), '''')' else '''/blog/'' || slug' end, change.of_table)
    into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' then
      perform private.announce_to_search_engines(address, change.of_row);
    end if;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
      perform private.send_planned_issues(change.of_row);
    end if;
    -- What is published by hand makes this event by itself, with whatever else changes within two minutes.
    if change.due_at < now() then
      delete from public.missing_pages where path = address;
      perform private.enqueue_site_change(interval '0');
    end if;
  end loop;
end
$$;

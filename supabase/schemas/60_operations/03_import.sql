-- Import of content from another product, article by article, and export and restoration of all content. Owners, the service key and the
-- owner of the database may call these functions (`npm run import`, `npm run export`).

select private.grant_permissions('imports', 'select insert', 'owner');

-- The origin of an imported row, by which a second run of the same file finds it. It is not a foreign key, so that a row in the trash is
-- not imported again.
create table private.imported_items (
  source text not null,
  source_id text not null,
  row_id uuid not null,
  -- Whether the file lacked the row's featured picture: a later file may contain it.
  awaits_picture boolean not null default false,
  imported_at timestamptz not null default now(),
  primary key (source, source_id)
);

-- The present address of each imported file, by its former one. An imported file is not fetched again; links get its present address.
create table private.imported_files (
  source text not null,
  former text not null,
  address text not null,
  imported_at timestamptz not null default now(),
  primary key (source, former)
);

create function private.require_import_right(action text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), 'none') not in ('none', 'service_role') then
    perform private.require_permission(action, 'imports');
  end if;
end
$$;

-- Stores descriptions of imported pictures where the library has none yet.
-- @param descriptions [{"address": here, "alt", "caption"}]
create function private.describe_imported_pictures(descriptions jsonb) returns void
language sql set search_path = ''
as $$
  update public.pictures as picture
  set alt = coalesce(nullif(picture.alt, ''), described.alt), caption = coalesce(nullif(picture.caption, ''), described.caption)
  from jsonb_to_recordset(descriptions) as described (address text, alt text, caption text)
  where picture.name = substring(described.address from '/storage/v1/object/public/media/([a-z0-9.-]+)$')
    and '' in (picture.alt, picture.caption)
$$;

-- Writes one article or page with its comments, the redirects to it, and the descriptions of its pictures that the library lacks.
-- @param item an ImportItem of packages/import/src/model.ts
create function private.import_item(source text, item jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_post constant boolean := item ->> 'kind' = 'post';
  address constant text := case when is_post then '/blog/' else '/' end || (item #>> '{row,slug}');
  new_id constant uuid := gen_random_uuid();
  existing uuid;
  path text;
  unredirected jsonb := '[]';
begin
  select imported.row_id into existing from private.imported_items as imported
  where imported.source = import_item.source and imported.source_id = item ->> 'source_id';
  if exists (select from public.blog_posts where id = existing) or exists (select from public.pages where id = existing)
    or exists (select from public.trash where id = existing) then
    return jsonb_build_object('outcome', 'known', 'id', existing);
  end if;
  -- Comments come before their article, so that nobody is notified of comments that are years old.
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
  -- Redirects lead to texts that visitors can read. The report names a path without a redirect: the site needs it, or it leads elsewhere.
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
  insert into private.imported_items (source, source_id, row_id, awaits_picture)
  values (import_item.source, item ->> 'source_id', new_id, coalesce((item ->> 'awaits_picture')::boolean, false))
  on conflict on constraint imported_items_pkey
    do update set row_id = excluded.row_id, awaits_picture = excluded.awaits_picture, imported_at = now();
  return jsonb_build_object('outcome', 'created', 'id', new_id, 'unredirected_paths', unredirected);
end
$$;

-- Writes items of an export, each completely or not at all; the report follows the order of the items.
-- @return [{"source_id", "outcome": "created" or "known" or "refused", "id", "unredirected_paths", "reason": constraint or message}]
create function public.import_items(source text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  outcome jsonb;
  report jsonb := '[]';
  violated text;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(items) > 100 then
    raise sqlstate 'PT413' using message = '100 items at a time at most';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.imported_items'));
  for item in select given.value from jsonb_array_elements(items) as given loop
    begin
      outcome := private.import_item(import_items.source, item);
    exception when others then
      get stacked diagnostics violated = constraint_name;
      outcome := jsonb_build_object('outcome', 'refused', 'reason', coalesce(nullif(violated, ''), sqlerrm));
    end;
    report := report || (outcome || jsonb_build_object('source_id', item ->> 'source_id'));
  end loop;
  return report;
end
$$;
grant execute on function public.import_items(text, jsonb) to authenticated, service_role;

-- Creates redirects for addresses of the former site that are not those of articles, such as its feed and its archives. It leaves out an
-- address that is reserved or redirected already. The page of a file is an exception: it redirects to the list of articles until the file
-- is imported, and then to the file.
-- @return the number of redirects that it wrote
create function public.import_addresses(lines jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  line record;
  imported_count integer := 0;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(lines) > 1000 then
    raise sqlstate 'PT413' using message = '1,000 addresses at a time at most';
  end if;
  for line in select * from jsonb_to_recordset(lines) as given (from_path text, to_address text) loop
    begin
      insert into public.redirects (from_path, to_address) values (line.from_path, line.to_address)
      on conflict (from_path) do update set to_address = excluded.to_address
        where redirects.to_address = '/blog' and excluded.to_address like '%/storage/v1/object/public/files/%';
      imported_count := imported_count + found::integer;
    exception when check_violation or sqlstate 'PT422' then
      continue;
    end;
  end loop;
  return imported_count;
end
$$;
grant execute on function public.import_addresses(jsonb) to authenticated, service_role;

-- Returns the items of an export that are here already, for the preview.
create function public.imported_ids(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select imported.source_id from private.imported_items as imported
    where imported.source = imported_ids.source and (
      exists (select from public.blog_posts where id = imported.row_id) or exists (select from public.pages where id = imported.row_id)
      or exists (select from public.trash where id = imported.row_id)
    )
  );
end
$$;
grant execute on function public.imported_ids(text) to authenticated, service_role;

-- Returns the facts that the preview of an import needs: the taken addresses, and whether articles show comments.
-- @return {"posts": [slug], "pages": [slug], "comments": boolean}
create function public.import_conditions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return jsonb_build_object(
    'posts', array(select slug from public.blog_posts),
    'pages', array(select slug from public.pages),
    'comments', exists (select from public.site_settings where key = 'comments_enabled' and value = 'true')
  );
end
$$;
grant execute on function public.import_conditions() to authenticated, service_role;

-- Returns the addresses of other sites whose pictures the articles and pages of an export still show: a later run can fetch them. The
-- picture of a block is in its field `src`, or in its HTML.
create function public.awaited_pictures(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select distinct replace(shown.address, '&amp;', '&')
    from private.imported_items as imported
    join (
      select id, content, featured_image_url from public.blog_posts
      union all select id, content || blocks::text, featured_image_url from public.pages
    ) as text on text.id = imported.row_id
    cross join lateral (
      select match[1] from regexp_matches(text.content, 'src(?:="|=\\"|": ")(https?://[^"\\]+)', 'g') as match
      union select text.featured_image_url
    ) as shown (address)
    where imported.source = awaited_pictures.source and shown.address ~ '^https?://'
  );
end
$$;
grant execute on function public.awaited_pictures(text) to authenticated, service_role;

-- Returns the items that still have no featured picture because the file did not contain it. An import does not replace a picture that
-- somebody chose here, or removed after its import.
create function public.items_awaiting_picture(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select imported.source_id from private.imported_items as imported
    join (select id, featured_image_url from public.blog_posts union all select id, featured_image_url from public.pages) as text
      on text.id = imported.row_id
    where imported.source = items_awaiting_picture.source and imported.awaits_picture and text.featured_image_url is null
  );
end
$$;
grant execute on function public.items_awaiting_picture(text) to authenticated, service_role;

-- Returns a text, the blocks of a page as text, or an address, with the present addresses of pictures or files instead of the former ones.
-- @param attribute the attribute that holds the former addresses: `src` of pictures, `href` of files
create function private.replace_former_addresses(content text, moved jsonb, attribute text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  picture record;
  shape text;
begin
  for picture in
    select former, replace(former, '&', '&amp;') as in_html, address from jsonb_to_recordset(moved) as given (former text, address text)
  loop
    if content = picture.former then
      return picture.address;
    end if;
    foreach shape in array array['="%s"', '=\"%s\"'] loop
      content := replace(content, attribute || format(shape, picture.in_html), attribute || format(shape, picture.address));
    end loop;
    content := replace(content, format('"%s": "%s"', attribute, picture.former), format('"%s": "%s"', attribute, picture.address));
  end loop;
  return content;
end
$$;

-- Replaces the addresses of pictures that a later run fetched, in the articles and pages of their export; nothing else of a text changes.
-- @param moved [{"former", "address": here, "alt", "caption", "featured_by": ids of items that await it as their featured picture}]
-- @return the number of changed articles and pages
create function public.import_pictures(source text, moved jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  posts integer;
  pages integer;
  awaiting text[] := public.items_awaiting_picture(import_pictures.source);
  picture record;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(moved) > 100 then
    raise sqlstate 'PT413' using message = '100 pictures at a time at most';
  end if;
  update public.blog_posts as shown set content = changed.content, featured_image_url = changed.picture
  from private.imported_items as imported join public.blog_posts as post on post.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(post.content, moved, 'src') as content,
        private.replace_former_addresses(post.featured_image_url, moved, 'src') as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = post.id
    and (changed.content, changed.picture) is distinct from (post.content, post.featured_image_url);
  get diagnostics posts = row_count;
  update public.pages as shown set content = changed.content, blocks = changed.blocks, featured_image_url = changed.picture
  from private.imported_items as imported join public.pages as page on page.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(page.content, moved, 'src') as content,
        private.replace_former_addresses(page.blocks::text, moved, 'src')::jsonb as blocks,
        private.replace_former_addresses(page.featured_image_url, moved, 'src') as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = page.id
    and (changed.content, changed.blocks, changed.picture) is distinct from (page.content, page.blocks, page.featured_image_url);
  get diagnostics pages = row_count;
  for picture in
    select imported.source_id, imported.row_id, given.address, given.alt
    from jsonb_to_recordset(moved) as given (address text, alt text, featured_by jsonb)
    join private.imported_items as imported
      on imported.source = import_pictures.source and given.featured_by ? imported.source_id and imported.source_id = any (awaiting)
  loop
    update public.blog_posts set featured_image_url = picture.address, featured_image_alt = picture.alt where id = picture.row_id;
    update public.pages set featured_image_url = picture.address, featured_image_alt = picture.alt where id = picture.row_id;
    update private.imported_items as imported set awaits_picture = false
    where imported.source = import_pictures.source and imported.source_id = picture.source_id;
    posts := posts + 1;
  end loop;
  perform private.describe_imported_pictures(moved);
  return posts + pages;
end
$$;
grant execute on function public.import_pictures(text, jsonb) to authenticated, service_role;

-- Returns the present addresses of an export's files, by their former ones, without the files that somebody has deleted since.
-- @return {former address: address here}
create function public.imported_files(source text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return coalesce((
    select jsonb_object_agg(file.former, file.address) from private.imported_files as file
    where file.source = imported_files.source and exists (
      select from storage.objects
      where bucket_id || '/' || name = substring(file.address from '/storage/v1/object/public/((?:files|media)/[a-z0-9.-]+)')
    )
  ), '{}');
end
$$;
grant execute on function public.imported_files(text) to authenticated, service_role;

-- Returns the stored file whose name contains this hash of its content, so that no file is stored twice.
create function public.file_by_hash(content text, ending text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return (
    select name from storage.objects
    where bucket_id = 'files' and content ~ '^[0-9a-f]{16}$' and (name = content || '.' || ending or name like '%-' || content || '.' || ending)
    order by created_at, name limit 1
  );
end
$$;
grant execute on function public.file_by_hash(text, text) to authenticated, service_role;

-- Stores the former addresses of files, and makes links of the articles and pages of their export lead to the files; nothing else changes.
-- @param moved [{"former", "address": here}]
-- @return the number of changed articles and pages
create function public.import_files(source text, moved jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  posts integer;
  pages integer;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(moved) > 100 then
    raise sqlstate 'PT413' using message = '100 files at a time at most';
  end if;
  insert into private.imported_files (source, former, address)
  select import_files.source, file.former, file.address from jsonb_to_recordset(moved) as file (former text, address text)
  on conflict on constraint imported_files_pkey do update set address = excluded.address, imported_at = now();
  update public.blog_posts as linking set content = changed.content
  from private.imported_items as imported join public.blog_posts as post on post.id = imported.row_id
    cross join lateral (select private.replace_former_addresses(post.content, moved, 'href') as content) as changed
  where imported.source = import_files.source and linking.id = post.id and changed.content <> post.content;
  get diagnostics posts = row_count;
  update public.pages as linking set content = changed.content, blocks = changed.blocks
  from private.imported_items as imported join public.pages as page on page.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(page.content, moved, 'href') as content,
        private.replace_former_addresses(page.blocks::text, moved, 'href')::jsonb as blocks
    ) as changed
  where imported.source = import_files.source and linking.id = page.id
    and (changed.content, changed.blocks) is distinct from (page.content, page.blocks);
  get diagnostics pages = row_count;
  return posts + pages;
end
$$;
grant execute on function public.import_files(text, jsonb) to authenticated, service_role;

-- Returns the tables of an export: all except accounts, personal data of visitors (a backup has those), secrets, and rows that are counted
-- or copied from others. Comments come first: a restoration writes them before their articles, so that nobody is notified of them.
create function private.exported_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(relname::text order by relname <> 'comments', relname)
  from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (
    'admins', 'activity_log', 'contacts', 'newsletter_subscribers', 'newsletter_issues', 'outbox', 'webhooks', 'trash', 'revisions',
    'missing_pages', 'empty_searches'
  )
$$;

create function public.exported_tables() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return private.exported_tables();
end
$$;
grant execute on function public.exported_tables() to authenticated, service_role;

-- Returns the columns of a table for a restoration, except generated ones, each with the expression of its value. An account that does not
-- exist here becomes null; a row that needs it (`is_needed`), for example a profile, is left out.
create function private.restored_columns(of_table text) returns table (name text, value text, is_needed boolean)
language sql stable set search_path = ''
as $$
  select quote_ident(attname),
    case when is_account then format('(select account.id from auth.users as account where account.id = given.%I)', attname)
      else format('given.%I', attname) end,
    is_account and attnotnull
  from pg_catalog.pg_attribute
  cross join lateral (
    select exists (
      select from pg_catalog.pg_constraint
      where conrelid = attrelid and contype = 'f' and confrelid = 'auth.users'::regclass and conkey = array[attnum]
    )
  ) as reference (is_account)
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
$$;

create function private.require_exported_table(of_table text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if of_table is null or of_table <> all (private.exported_tables()) then
    raise sqlstate 'PT404' using message = 'No export holds this table';
  end if;
end
$$;

-- Returns rows of a table as JSON, a hundred at a time, in a stable order.
create function public.export_rows(of_table text, skipped integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  rows json;
begin
  perform private.require_import_right('select');
  perform private.require_exported_table(of_table);
  execute format(
    'select coalesce(json_agg(page.content), ''[]'') from (
       select json_build_object(%s) as content from public.%I as given order by given offset $1 limit 100
     ) as page',
    (select string_agg(format('%L, given.%s', attname, quote_ident(attname)), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''),
    of_table
  ) into rows using greatest(skipped, 0);
  return rows;
end
$$;
grant execute on function public.export_rows(text, integer) to authenticated, service_role;

-- Returns the columns that refer to a row of another table: foreign keys, and the article of a comment.
create function private.restored_references() returns table (of_table text, of_column text, to_table text)
language sql stable set search_path = ''
as $$
  select holder.relname::text, attname::text, named.relname::text
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class as holder on holder.oid = conrelid
  join pg_catalog.pg_class as named on named.oid = confrelid
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and cardinality(conkey) = 1
    and holder.relname = any (private.exported_tables()) and named.relname = any (private.exported_tables())
    and holder.relnamespace = 'public'::regnamespace and named.relnamespace = 'public'::regnamespace
  union all values ('comments', 'post_id', 'blog_posts')
$$;

-- Returns the keys by which a row of the export is the same as a row here: its primary key (p), its unique columns (u), or the columns by
-- which a person recognises it (n).
create function private.restored_keys() returns table (of_table text, columns text[], kind text)
language sql stable set search_path = ''
as $$
  select relname::text, array_agg(attname::text order by place), contype::text
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class on pg_class.oid = conrelid
  cross join lateral unnest(conkey) with ordinality as part (number, place)
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = part.number
  where contype in ('p', 'u') and relnamespace = 'public'::regnamespace and relname = any (private.exported_tables())
  group by pg_constraint.oid, relname, contype
  union all
  values
    ('menu_links', '{place,heading,target}'::text[], 'n'), ('testimonials', '{name,words}', 'n'),
    ('team_members', '{name,role}', 'n'), ('key_figures', '{label,value}', 'n'), ('faq_entries', '{question}', 'n'),
    ('partners', '{name}', 'n'), ('tools', '{name}', 'n'), ('search_synonyms', '{words}', 'n'),
    ('comments', '{post_id,parent_id,email,words}', 'n')
$$;

-- Rows of an export that are restored together; each request brings a part of them.
create table private.rows_to_restore (
  place bigint primary key generated always as identity,
  batch uuid not null,
  of_table text not null,
  content jsonb not null,
  -- The primary key in the export, if the row is the same as another one here.
  former text,
  state text not null default 'waiting',
  staged_at timestamptz not null default now()
);
create index rows_to_restore_batch on private.rows_to_restore (batch, of_table);

-- Receives rows of an export, for `restore_rows`.
create function public.stage_rows(batch uuid, of_table text, rows jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  perform private.require_exported_table(of_table);
  delete from private.rows_to_restore where staged_at < now() - interval '1 day';
  insert into private.rows_to_restore (batch, of_table, content)
  select stage_rows.batch, stage_rows.of_table, element from jsonb_array_elements(rows) with ordinality as given (element, number) order by number;
end
$$;
grant execute on function public.stage_rows(uuid, text, jsonb) to authenticated, service_role;

-- Finds waiting rows of a table that exist here, one for one, and changes references to them accordingly.
create function private.match_rows_to_restore(batch uuid, of_table text) returns void
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  key record;
  reference record;
  id constant text := (
    select declared.columns[1] from private.restored_keys() as declared
    where declared.of_table = match_rows_to_restore.of_table and declared.kind = 'p' and cardinality(declared.columns) = 1
  );
begin
  for key in
    select * from private.restored_keys() as declared
    where declared.of_table = match_rows_to_restore.of_table order by declared.kind = 'p' desc
  loop
    execute format(
      'with given as (
         select waiting.place, same.key, row_number() over (partition by same.key order by waiting.place) as number
         from private.rows_to_restore as waiting
         cross join lateral jsonb_populate_record(null::public.%1$I, waiting.content) as row
         cross join lateral (select jsonb_build_array(%2$s)) as same (key)
         where waiting.batch = $1 and waiting.of_table = %1$L and waiting.state = ''waiting''
       ), here as (
         select %4$s as id, same.key, row_number() over (partition by same.key order by row) as number
         from public.%1$I as row cross join lateral (select jsonb_build_array(%2$s)) as same (key)
         where not exists (
           select from private.rows_to_restore as found
           where found.batch = $1 and found.of_table = %1$L and found.state = ''here'' and found.content -> $3 = %4$s
         )
       )
       update private.rows_to_restore as waiting set state = ''here'', former = waiting.content ->> $3,
         content = waiting.content || case when $3 is null then ''{}'' else jsonb_build_object($3, here.id) end
       from given join here using (key, number)
       where waiting.place = given.place and ($2 or not given.key @> ''[null]'')',
      of_table, (select string_agg(format('row.%I', name), ', ') from unnest(key.columns) as name), null,
      case when id is null then '''null''::jsonb' else format('to_jsonb(row.%I)', id) end
    ) using batch, key.kind = 'n', id;
  end loop;
  for reference in select * from private.restored_references() as declared where declared.to_table = match_rows_to_restore.of_table loop
    update private.rows_to_restore as naming
    set content = jsonb_set(naming.content, array[reference.of_column], found.content -> id)
    from private.rows_to_restore as found
    where found.batch = match_rows_to_restore.batch and found.of_table = match_rows_to_restore.of_table and found.state = 'here'
      and found.former <> found.content ->> id and naming.batch = match_rows_to_restore.batch
      and naming.of_table = reference.of_table and naming.content ->> reference.of_column = found.former;
  end loop;
end
$$;

-- Writes one row. It skips a row whose place is taken and refuses a row that needs an account that does not exist here. It leaves out
-- columns that this version no longer has; newer ones get their defaults.
create function private.restore_row(of_table text, content jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  written integer;
begin
  execute (
    select format('insert into public.%1$I (%2$s) overriding system value
      select %3$s from jsonb_populate_record(null::public.%1$I, $1) as given where %4$s on conflict do nothing',
      of_table, string_agg(name, ', '), string_agg(value, ', '),
      coalesce(string_agg(value || ' is not null', ' and ') filter (where is_needed), 'true'))
    from private.restored_columns(of_table) where content ? replace(name, '"', '')
  ) using content;
  get diagnostics written = row_count;
  if written = 0 and exists (
    select from private.restored_columns(of_table)
    where is_needed and not exists (select from auth.users as account where account.id::text = content ->> replace(name, '"', ''))
  ) then
    raise sqlstate 'PT404' using message = 'its account is not here';
  end if;
  return written > 0;
end
$$;

-- Restores the received rows of an export, all at once. A row that exists here stays unchanged, and references lead to it; a row that
-- cannot exist here is left out and named. Comments come first, before their articles, so that nobody is notified of them.
create function public.restore_rows(batch uuid) returns table (of_table text, written bigint, problems text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  restored_table record;
  item record;
  outcome text;
  remaining bigint;
begin
  perform private.require_import_right('insert');
  -- Comments come twice, because they refer to comments.
  for restored_table in
    with recursive named (name, depth) as (
      select unnest(private.exported_tables()), 0
      union
      select reference.of_table, depth + 1 from named join private.restored_references() as reference on reference.to_table = name
      where reference.of_table <> reference.to_table and depth < 9
    )
    select name, pass from named cross join generate_series(1, 2) as pass group by name, pass order by max(depth), name, pass
  loop
    perform private.match_rows_to_restore(batch, restored_table.name);
  end loop;
  loop
    select count(*) into remaining from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting';
    for item in
      select row.* from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting'
      order by row.of_table <> 'comments', row.place
    loop
      begin
        outcome := case when private.restore_row(item.of_table, item.content) then 'written' else 'here' end;
      exception
        when foreign_key_violation then
          -- The row that it refers to may come later.
          outcome := 'waiting';
        when others then
          outcome := sqlerrm;
      end;
      update private.rows_to_restore as row set state = outcome where row.place = item.place;
    end loop;
    exit when remaining = (
      select count(*) from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting'
    );
  end loop;
  return query
    select row.of_table, count(*) filter (where row.state = 'written'), coalesce(array_agg(
      coalesce(row.content ->> 'slug', row.content ->> 'from_path', nullif(row.content ->> 'name', ''), row.content ->> 'id',
        row.content::text) || ': '
        || case row.state when 'waiting' then 'it names a row that is not here' else row.state end
      order by row.place) filter (where row.state not in ('written', 'here')), '{}')
    from private.rows_to_restore as row where row.batch = restore_rows.batch group by row.of_table order by row.of_table;
  delete from private.rows_to_restore as row where row.batch = restore_rows.batch;
end
$$;
grant execute on function public.restore_rows(uuid) to authenticated, service_role;

-- Returns the names of the pictures, whose files are in the storage.
create function public.exported_pictures() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return array(
    select name from storage.objects where bucket_id = 'media' and private.is_file_name('media', name) order by name
  );
end
$$;
grant execute on function public.exported_pictures() to authenticated, service_role;

-- Returns the names of the files that visitors download.
create function public.exported_files() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return array(
    select name from storage.objects where bucket_id = 'files' and private.is_file_name('files', name) order by name
  );
end
$$;
grant execute on function public.exported_files() to authenticated, service_role;

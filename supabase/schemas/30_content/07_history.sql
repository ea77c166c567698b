-- Versions: a save names the version that it is based on, so that nobody overwrites words that they have not seen, and the history stores
-- former versions.

-- One row for each save of an article, a page or a case study, including the present version. Only the functions below write it.
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users (id) on delete set null,
  -- The time of the first automatic save that shares this version; null for a manual save.
  automatic_since timestamptz
);
-- Sorts newest first, without reading the texts.
create index revisions_history on public.revisions (table_name, row_id, id desc) include (saved_at, saved_by);
create index revisions_saved_by on public.revisions (saved_by);

alter table public.revisions enable row level security;
grant select on table public.revisions to authenticated;
-- Authors read the versions of articles that they may change.
create policy "administrators read revisions" on public.revisions
  for select to authenticated using (
    (select private.has_permission('select', 'revisions')) and ((select private.has_permission('others', 'revisions')) or (
      table_name = 'blog_posts' and row_id in (select id from public.blog_posts where author_id = (select auth.uid()))
    ))
  );

-- Returns the columns that administrators may send with a new row.
create function private.insertable_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'insert')
$$;

-- Returns the part of a row that an administrator writes. The date of publication, the place in the list, the author and the origin of
-- the address are not part of a text.
create function private.editable_columns(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order', 'position', 'author_id', 'slug_origin') and key = any (private.insertable_columns(of_table))
$$;

-- Returns the columns of a table that a stored row contains. Columns added since get their default; generated ones are computed again.
create function private.stored_columns(of_table text, row_content jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and row_content ? attname::text
$$;

-- Stores the version just saved, preceded by the version that it replaces if none is stored yet (as after a seed or an import), and deletes
-- all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one version; a manual save
-- always has a version of its own, and so has the text before it.
-- @param former the row before the save; null for a new one
create function private.store_revision(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  snapshot constant jsonb := private.editable_columns(of_table, saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.editable_columns(of_table, former) = snapshot then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = snapshot then
    -- The version of an automatic save, which was stored before the row changed.
    return;
  elsif automatic then
    update public.revisions set content = snapshot, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid()
      and automatic_since between clock_timestamp() - interval '10 minutes' and clock_timestamp();
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.editable_columns(of_table, former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, snapshot, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

create function private.add_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.store_revision(tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new), false);
  return null;
end
$$;

-- Returns the columns of a text that no save of this caller changes, because only people who may publish set them.
create function private.publisher_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select case when of_table <> 'blog_posts' or private.has_permission('publish', of_table) then '{}'
    else array['featured', 'featured_until'] end
$$;

-- Saves an administrator's text of an article or a page: the columns that a client may send with a new row. It refuses other columns if
-- their values differ, because a form may send back values that it read. The database chooses dates. An automatic save does not change
-- whether a text is public; a save by a person who may not publish does not change « À la une ».
create function private.save_text(of_table text, of_row uuid, row_values jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := row_values - case when automatic then array['published_at', 'status'] else '{}' end
    - private.publisher_columns(of_table);
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_permission('update', of_table);
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  -- Comes first, so that an author whose draft somebody has published meanwhile is asked which version to keep.
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  if automatic and former ->> 'status' <> 'draft' then
    raise sqlstate 'PT404' using message = 'There is no such draft';
  end if;
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    saved := saved || private.derived_columns(of_table, former, saved);
    perform private.store_revision(of_table, former, saved, true);
    -- The author of an article is not part of a version, but is saved too.
    if former = saved then
      return expected_updated_at;
    end if;
  end if;
  -- The statement names updated_at, which a trigger sets, so that the list of columns is never empty.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.stored_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

-- save_post() and save_page() return the saved row, autosave_post() its version. They run with the caller's rights, which decide which
-- articles the caller may change.
create function public.save_post(post_id uuid, post jsonb, expected_updated_at timestamptz default null) returns setof public.blog_posts
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.lock_row('blog_posts', post_id);
  perform private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => false);
  return query select * from public.blog_posts where id = post_id;
end
$$;

create function public.save_page(page_id uuid, page jsonb, expected_updated_at timestamptz default null) returns setof public.pages
language plpgsql set search_path = ''
as $$
begin
  perform private.save_text('pages', page_id, page, expected_updated_at, automatic => false);
  return query select * from public.pages where id = page_id;
end
$$;

-- Saves a draft automatically: never an article that is public, or has become so in the meantime.
create function public.autosave_post(post_id uuid, post jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.lock_row('blog_posts', post_id);
  return private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => true);
end
$$;

grant execute on function private.save_text(text, uuid, jsonb, timestamptz, boolean), public.save_post(uuid, jsonb, timestamptz), public.save_page(uuid, jsonb, timestamptz),
  public.autosave_post(uuid, jsonb, timestamptz) to authenticated;

-- Returns the stored versions of a text, the present one first, with the data that distinguishes them. It leaves out the
-- texts, which clients read one by one.
create function public.revision_list(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'revisions');
  return query
  select revision.id, revision.saved_at, private.email_of(revision.saved_by), revision.automatic_since is not null,
    coalesce(revision.content ->> 'status', case when (revision.content ->> 'published')::boolean then 'published' else 'draft' end),
    regexp_count(regexp_replace(concat_ws(' ',
      revision.content ->> 'content',
      -- The words of blocks, between the addresses, names and punctuation of JSON.
      regexp_replace(revision.content ->> 'blocks', '"(id|kind|href|src)": "[^"]*"|"\w+":|[][{}",]|\\n', ' ', 'g')
    ), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.revision_list(text, uuid) to authenticated;

-- Restores a former version with all of its editable columns. The address and the publication stay unchanged: restoring former words must
-- neither unpublish an article nor break its links. It refuses when a newer version exists than the caller has seen (expected_updated_at:
-- the time of the newest one seen).
-- @return the version that was the present one, so that the caller can restore it
create function private.apply_revision(revision_id bigint, expected_updated_at timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  restored integer;
begin
  select * into revision from public.revisions where id = revision_id;
  perform private.require_permission('update', revision.table_name);
  -- Waits for a save at the same time, which the comparison below then notices.
  execute format('select from public.%I where id = $1 for update', revision.table_name) using revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
  select * into newest from public.revisions
  where table_name = revision.table_name and row_id = revision.row_id
  order by id desc limit 1;
  if newest.saved_at > expected_updated_at then
    raise sqlstate 'PT409' using message = 'This text has been saved by somebody else meanwhile';
  end if;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, private.stored_columns(revision.table_name, 
      revision.content - array['slug', 'status', 'published'] - private.publisher_columns(revision.table_name))
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;
grant execute on function private.apply_revision(bigint, timestamptz) to authenticated;

-- Restores a former version, which the caller must be able to read, of a text that the caller may change.
create function public.restore_revision(revision_id bigint, expected_updated_at timestamptz default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  revision public.revisions;
begin
  perform private.require_permission('update', 'revisions');
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  perform private.lock_row(revision.table_name, revision.row_id);
  return private.apply_revision(revision_id, expected_updated_at);
end
$$;
grant execute on function public.restore_revision(bigint, timestamptz) to authenticated;

-- Deletes versions that are older than three years, because they name the people who saved them. It keeps each text's latest version.
create function private.purge_revisions() returns void
language sql security definer set search_path = ''
as $$
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  );
$$;

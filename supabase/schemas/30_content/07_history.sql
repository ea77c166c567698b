-- Nobody's words are written over unseen: saves name the version they were made from, and former versions are kept.

-- One row for each save of an article or a page, the present version included. Written by the functions below alone.
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users (id) on delete set null,
  -- When the first of the automatic saves came that share this version; null on a manual save.
  automatic_since timestamptz
);
-- Newest first, without reading the texts.
create index revisions_history on public.revisions (table_name, row_id, id desc) include (saved_at, saved_by);
create index revisions_saved_by on public.revisions (saved_by);

alter table public.revisions enable row level security;
grant select on table public.revisions to authenticated;
-- Authors read those of the articles that they may change.
create policy "administrators read former versions" on public.revisions
  for select to authenticated using (
    (select private.may('select', 'revisions')) and ((select private.may('others', 'revisions')) or (
      table_name = 'blog_posts' and row_id in (select id from public.blog_posts where author_id = (select auth.uid()))
    ))
  );

-- The columns that administrators may send with a new row.
create function private.insertable_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'insert')
$$;

-- Returns the part of a row that an administrator writes. The date of publication, the place in the list and the author are not part of
-- a text.
create function private.written_part(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order', 'author_id') and key = any (private.insertable_columns(of_table))
$$;

-- The columns of a table that a stored row holds. Columns added since get their default; generated ones are generated again.
create function private.written_columns(of_table text, row_content jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and row_content ? attname::text
$$;

-- Keeps the version just saved, after the one it replaces if none was kept yet (what seeds and imports bring), and
-- forgets all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one
-- version; a manual save always keeps the version before it, and is kept itself.
-- @param former the row as it was; null for a new one
create function private.keep_version(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  written constant jsonb := private.written_part(of_table, saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.written_part(of_table, former) = written then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = written then
    -- An automatic save, kept before the row was changed.
    return;
  elsif automatic then
    update public.revisions set content = written, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid()
      and automatic_since between clock_timestamp() - interval '10 minutes' and clock_timestamp();
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.written_part(of_table, former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, written, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

create function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_version(tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new), false);
  return null;
end
$$;

-- The columns of a text that the caller leaves as they are, however the text is saved.
create function private.fields_of_publishers(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select case when of_table <> 'blog_posts' or private.may('publish', of_table) then '{}' else array['featured', 'featured_until'] end
$$;

-- Saves what an administrator wrote of an article or a page: the columns that one may send with a new row. Others are refused when
-- they would change: a form may send back what it read. Dates are the database's to choose. Saved automatically, a text stays as
-- public as it is; saved by who publishes none, as « À la une » as it is.
create function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else '{}' end
    - private.fields_of_publishers(of_table);
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_permission('update', of_table);
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  if automatic and former ->> 'status' <> 'draft' then
    former := null;
  end if;
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    perform private.keep_version(of_table, former, saved, true);
    -- Whose article it is is no part of the version, and is saved too.
    if former = saved then
      return expected_updated_at;
    end if;
  end if;
  -- updated_at, which a trigger sets, is named so that there is always a column.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.written_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

-- The first two answer with the row as it is then, the third one with its version. They run with the caller's rights, which say whose
-- articles are the caller's to change.
create function public.save_post(post_id uuid, post jsonb, expected_updated_at timestamptz default null) returns setof public.blog_posts
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.require_row('blog_posts', post_id);
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

-- Drafts alone: never an article that is, or has become, public.
create function public.autosave_post(post_id uuid, post jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.require_row('blog_posts', post_id);
  return private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => true);
end
$$;

grant execute on function private.save_text(text, uuid, jsonb, timestamptz, boolean), public.save_post(uuid, jsonb, timestamptz), public.save_page(uuid, jsonb, timestamptz),
  public.autosave_post(uuid, jsonb, timestamptz) to authenticated;

-- The versions kept of an article or a page, the present one first, with what tells them apart, without their texts: those
-- are read one by one.
create function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'revisions');
  return query
  select revision.id, revision.saved_at, private.email_of(revision.saved_by), revision.automatic_since is not null,
    revision.content ->> 'status',
    regexp_count(regexp_replace(concat_ws(' ',
      revision.content ->> 'content',
      -- The words of blocks, as they stand between addresses, names and signs of JSON.
      regexp_replace(revision.content ->> 'blocks', '"(id|kind|href|src)": "[^"]*"|"\w+":|[][{}",]|\\n', ' ', 'g')
    ), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.versions_of(text, uuid) to authenticated;

-- Writes a former version again, every written field of it. The address, and whether the text is public, stay as they
-- are: going back to former words must neither unpublish an article nor break its links. Refused when there is a newer
-- version than whoever restores has seen (expected_updated_at: when the newest one seen was saved).
-- @return the version that was the present one, so that it can be brought back
create function private.write_revision(revision_id bigint, expected_updated_at timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  restored integer;
begin
  select * into revision from public.revisions where id = revision_id;
  perform private.require_permission('update', revision.table_name);
  -- A save at the same time is waited for here, and then met below.
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
    revision.table_name, private.written_columns(revision.table_name, 
      revision.content - array['slug', 'status'] - private.fields_of_publishers(revision.table_name))
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;
grant execute on function private.write_revision(bigint, timestamptz) to authenticated;

-- Of a version that the caller may read, into a text that the caller may change.
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
  perform private.require_row(revision.table_name, revision.row_id);
  return private.write_revision(revision_id, expected_updated_at);
end
$$;
grant execute on function public.restore_revision(bigint, timestamptz) to authenticated;

-- Former versions name who saved them: they go after three years, but for the present one.
create function private.purge_revisions() returns void
language sql security definer set search_path = ''
as $$
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  );
$$;

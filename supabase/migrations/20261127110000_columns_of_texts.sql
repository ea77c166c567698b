-- A new column of articles or pages is searched, saved, kept and restored by what is granted on it: no function names it.

-- Which articles hold the words, the best first by rank: titles that begin as typed, words of the title, of tags and excerpt.
-- With the owner's rights, because row level security keeps the search index from being used.
create function private.matching_posts(words text) returns table (id uuid, rank real)
language sql stable rows 20 security definer set search_path = ''
as $$
  with asked as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, asked.any_word)
      + starts_with(private.searchable_text(post.title), asked.beginning)::integer
  from asked
  join public.blog_posts as post on post.search_vector @@ asked.query
  where post.status = 'published' or (select private.is_admin())
$$;
grant execute on function private.matching_posts(text) to anon, authenticated;

-- Articles by words, for the list of the back-office and the blog: the best first, then the newest. The rows are read with the
-- caller's own grants and policies: a column that the caller may not read is null. So is what has no place in a list, the content and
-- the search vectors, which would be copied for each article found.
drop function public.search_posts(text);
create function public.search_posts(words text) returns setof public.blog_posts
language plpgsql stable set search_path = '' set work_mem = '16MB'
as $$
declare
  columns constant text := (
    select string_agg(
      case when attgenerated = '' and attname <> 'content' and has_column_privilege(attrelid, attnum, 'select')
        then format('post.%I', attname) else format('null::%s', format_type(atttypid, atttypmod)) end,
      ', ' order by attnum
    )
    from pg_catalog.pg_attribute where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped
  );
begin
  return query execute format(
    'select %s from private.matching_posts($1) as found join public.blog_posts as post using (id)
     order by found.rank desc, coalesce(post.published_at, post.created_at) desc, post.id', columns
  ) using words;
end
$$;
grant execute on function public.search_posts(text) to anon, authenticated;

create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_administrator();
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (select id, title, status from public.blog_posts order by updated_at desc limit 6) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
       select * from (
         select id, name, coalesce(nullif(company, ''''), email) as about, created_at
         from public.contacts where %s order by created_at desc, id limit 200
       ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
     ) as found',
    private.contact_condition(words)
  ) into contacts using needle;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

-- The columns that administrators may send with a new row.
create function private.insertable_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'insert')
$$;

-- What an administrator writes of a row. The date of publication and the place in the list are no part of a text.
create function private.written_part(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order') and key = any (private.insertable_columns(of_table))
$$;

create or replace function private.keep_version(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
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
    where id = newest.id and saved_by = auth.uid() and automatic_since > clock_timestamp() - interval '10 minutes';
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

-- Saves what an administrator wrote of an article or a page: the columns that one may send with a new row. Others are refused when
-- they would change: a form may send back what it read. Dates are the database's to choose. Saved automatically, a text stays as
-- public as it is.
create or replace function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else array['published_at'] end;
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_administrator();
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
    if private.written_part(of_table, former) = private.written_part(of_table, saved) then
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

drop function private.written_part(jsonb);

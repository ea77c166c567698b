-- « À la une » is for who publishes to decide: authors neither set nor end it, by whatever way they save.

create or replace function private.keep_authorship() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.author_id) then
    new.author_id := null;
  end if;
  if auth.uid() is null or private.may('publish', 'blog_posts') then
    return new;
  end if;
  new.author_id := case tg_op when 'INSERT' then auth.uid() else old.author_id end;
  if new.status <> 'draft' or (
    (new.featured, new.featured_until) is distinct from (coalesce(old.featured, false), old.featured_until)
    and current_setting('activity.putting_back', true) is distinct from 'true'
  ) then
    raise insufficient_privilege using message = 'Not allowed: publish blog_posts';
  end if;
  return new;
end
$$;
create or replace trigger keep_authorship before insert or update of status, author_id, featured, featured_until on public.blog_posts
  for each row execute function private.keep_authorship();

-- The columns of a text that the caller leaves as they are, however the text is saved.
create function private.fields_of_publishers(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select case when of_table <> 'blog_posts' or private.may('publish', of_table) then '{}' else array['featured', 'featured_until'] end
$$;

create or replace function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
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

create or replace function private.write_revision(revision_id bigint, expected_updated_at timestamptz) returns bigint
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

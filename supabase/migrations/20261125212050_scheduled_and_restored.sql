create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_permission('select', 'blog_posts');
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (
      select id, title, case when published_at > now() then 'scheduled' else status end as status from public.blog_posts
      where author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')) order by updated_at desc limit 6
    ) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, case when published_at > now() then 'scheduled' else status end as status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  if private.may('select', 'contacts') then
    execute format(
      'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
         select * from (
           select id, name, coalesce(nullif(company, ''''), email, phone) as about, created_at
           from public.contacts where %s order by created_at desc, id limit 200
         ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
       ) as found',
      private.contact_condition(words)
    ) into contacts using needle;
  end if;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

create or replace function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_permission('select', 'figures');
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'scheduledPosts', (select count(*) from public.blog_posts where published_at > now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where status = 'new'),
    'totalPages', (select count(*) from public.pages),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'contactsPerDay', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'count', coalesce(requests, 0)) order by day)
      from generate_series((today - 29)::timestamp, today, interval '1 day') as day
      left join (
        select (created_at at time zone 'Europe/Paris')::date as received, count(*) as requests
        from public.contacts
        where created_at >= (today - 29)::timestamp at time zone 'Europe/Paris'
        group by received
      ) as counted on received = day::date
    )
  );
end
$$;

create or replace function private.log_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  source constant text := private.activity_source();
  -- What triggers, workers and visitors write.
  kept constant text[] := array['created_at', 'updated_at', 'notes_updated_at', 'moderated_at', 'view_count', 'hits', 'last_used_at',
    'sent', 'failed'];
  -- Of such a table, what somebody presses a button for.
  decided constant text[] := array['status', 'published_at', 'featured', 'sort_order'];
  compared text;
begin
  if source is null or (source = 'database' and tg_argv[1] is distinct from 'always') then
    return null;
  end if;
  -- Their own entry says that they are brought back.
  if tg_op = 'INSERT' and current_setting('activity.putting_back', true) = 'true' then
    return null;
  end if;
  if tg_op <> 'UPDATE' then
    execute format(
      'insert into public.activity_log (account_id, source, event, table_name, row_id)
       select auth.uid(), $1, $2, $3, %I::text from changed_rows', tg_argv[0]
    ) using source, lower(tg_op), tg_table_name;
    return null;
  end if;
  select string_agg(format('case when former.%1$I is distinct from present.%1$I then %1$L end', attname), ', ') into compared
  from pg_catalog.pg_attribute
  where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (kept);
  execute format(
    'insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
     select auth.uid(), $1, ''update'', $2, row_id, columns
     from (
       select present.%1$I::text as row_id, array_remove(array[%2$s], null) as columns
       from former_rows as former join changed_rows as present on present.%1$I = former.%1$I
     ) as change
     where columns <> ''{}'' and ($3 or columns && $4 or not exists (
       select from public.activity_log as entry
       where entry.table_name = $2 and entry.row_id = change.row_id and entry.account_id = auth.uid()
         and entry.happened_at > now() - interval ''10 minutes''
         and entry.event = ''update'' and entry.columns @> change.columns
     ))', tg_argv[0], compared
  ) using source, tg_table_name, tg_argv[1] <> 'texts', decided;
  return null;
end
$$;

create or replace function private.put_back(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.trash;
  restored integer := 0;
begin
  perform private.require_permission('update', 'trash');
  perform set_config('activity.putting_back', 'true', true);
  for item in
    delete from public.trash where id = any (item_ids) returning *
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, private.written_columns(item.table_name, item.content)
    ) using item.content;
    restored := restored + 1;
  end loop;
  perform set_config('activity.putting_back', '', true);
  return restored;
end
$$;

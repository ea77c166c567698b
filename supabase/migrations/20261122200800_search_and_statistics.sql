-- What is searched and counted. Row level security keeps a search index from being used: its operators may run only on rows
-- already known to be allowed, so all of them would be read. The API neither groups nor counts by group. So these are
-- functions with their owner's rights; each asks first whether an administrator is calling, or of each row found whether
-- the caller may see it.

-- What is typed as a query: each word by its stem or its beginning. « le » and its like only count where there is
-- nothing else; of more than eight words the longest say enough. Quotes and operators are signs like others.
create function private.search_query(words text) returns tsquery
language sql stable set search_path = '' set client_min_messages = warning
as $$
  with typed as (
    select array_to_tsvector(array[word])::text as word, plainto_tsquery('public.french_unaccent', word) as stem
    from unnest(tsvector_to_array(to_tsvector('private.words_unaccent', left(words, 200)))) as word
  ), telling as (
    select case when numnode(stem) > 0 then format('(%s | %s:*)', stem, word) else word || ':*' end as condition
    from typed
    where numnode(stem) > 0 or not exists (select from typed where numnode(stem) > 0)
    order by length(word) desc
    limit 8
  )
  select string_agg(condition, ' & ')::tsquery from telling
$$;

-- Articles by words, for the list of the back-office, the blog and the palette: the best first by rank (titles that begin as
-- typed, words of the title, of tags and excerpt). What articles weigh stays behind: content has no place in a list.
create function public.search_posts(words text) returns table (
  id uuid,
  slug text,
  title text,
  excerpt text,
  author text,
  category text,
  tags text[],
  featured boolean,
  featured_image_url text,
  featured_image_alt text,
  read_time_minutes integer,
  view_count integer,
  status text,
  published_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  meta_title text,
  meta_description text,
  meta_keywords text,
  rank real
)
language sql stable security definer set search_path = ''
as $$
  with asked as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id, post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.featured,
    post.featured_image_url, post.featured_image_alt, post.read_time_minutes, post.view_count, post.status,
    post.published_at, post.created_at, post.updated_at, post.meta_title, post.meta_description, post.meta_keywords,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, asked.any_word)
      + starts_with(private.searchable_text(post.title), asked.beginning)::integer
  from asked
  join public.blog_posts as post on post.search_vector @@ asked.query
  where post.status = 'published' or (select private.is_admin())
$$;
grant execute on function public.search_posts(text) to anon, authenticated;

-- Contact requests hold every word typed, or a part of one: a name, the end of an address, some digits. One LIKE a word,
-- written out: the index does not serve LIKE ALL (array).
create function private.contact_condition(words text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true')
  from (
    select regexp_replace(word, '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(private.searchable_text(left(words, 200)), '\s+') as word
    where word <> ''
    limit 8
  ) as patterns
$$;

-- Contact requests that hold every word: how many there are, and one page of them, newest first. To read all of them
-- while others arrive or go, `after_id` asks for those whose id follows, in the order of ids: positions shift, ids do not.
create function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := private.contact_condition(words);
  sequence text := 'created_at desc, id';
  answer jsonb;
begin
  perform private.require_administrator();
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;
grant execute on function public.search_contacts(text, text, integer, integer, uuid) to authenticated;

-- What the command palette looks for: a few articles and contact requests by what is typed, and without words the latest of
-- both. Of contacts that hold the letters, the latest 200 are looked at: those whose name begins with them come first, then
-- the latest.
create function public.find_anything(words text) returns jsonb
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
    from (select id, title, status from public.search_posts(words) order by rank desc, updated_at desc limit 6) as found;
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
grant execute on function public.find_anything(text) to authenticated;

-- How many contact requests have each status, and when the latest arrived: cheap enough to be asked again and again.
create function public.contact_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'byStatus', coalesce((
      select jsonb_object_agg(status, requests)
      from (select status, count(*) as requests from public.contacts group by status) as counted
    ), '{}'),
    'latest', (select max(created_at) from public.contacts)
  );
end
$$;
grant execute on function public.contact_counts() to authenticated;

-- Everything the dashboard counts, in one call; days are those of the agency's clock.
create function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_administrator();
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where status = 'published'),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where status = 'new'),
    'totalPages', (select count(*) from public.pages),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
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
grant execute on function public.dashboard_statistics() to authenticated;

-- Everything « Analytics » shows, in one call. The period concerns new requests only (specification §9).
create function public.analytics_summary(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_administrator();
  if days is null or days not between 1 and 3660 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 3660 days';
  end if;
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where status = 'published'),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where created_at >= now() - make_interval(days => days)),
    'previousContacts', (
      select count(*) from public.contacts
      where created_at >= now() - make_interval(days => 2 * days) and created_at < now() - make_interval(days => days)
    ),
    'averageReadingMinutes', (
      select round(avg(read_time_minutes), 1) from public.blog_posts where status = 'published'
    ),
    'topPosts', coalesce((
      select jsonb_agg(to_jsonb(top) order by view_count desc, title) from (
        select id, title, slug, view_count from public.blog_posts
        where status = 'published' order by view_count desc, title limit 5
      ) as top
    ), '[]'),
    'contactsByMonth', (
      select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'count', coalesce(requests, 0)) order by month)
      from generate_series(this_month - interval '5 months', this_month, interval '1 month') as month
      left join (
        select date_trunc('month', created_at at time zone 'Europe/Paris') as received, count(*) as requests
        from public.contacts
        where created_at >= (this_month - interval '5 months') at time zone 'Europe/Paris'
        group by received
      ) as counted on received = month
    ),
    -- Articles without a category are one group, named by whoever shows it.
    'postsByCategory', coalesce((
      select jsonb_agg(jsonb_build_object('category', category, 'count', posts) order by posts desc, category)
      from (
        select nullif(btrim(category), '') as category, count(*) as posts
        from public.blog_posts where status = 'published' group by 1
      ) as grouped
    ), '[]')
  );
end
$$;
grant execute on function public.analytics_summary(integer) to authenticated;

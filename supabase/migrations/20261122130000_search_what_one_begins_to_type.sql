-- Articles are found by what one begins to type: « relan », « fact », « bâtim ». Stems alone do not hold the beginnings
-- of words (« bâtiment » is kept as « bat »), so an article is searched in its words too. The list of the back-office,
-- the blog and the palette ask the one function below.

create text search configuration private.words_unaccent (copy = pg_catalog.simple);
alter text search configuration private.words_unaccent
  alter mapping for hword, hword_part, word with extensions.unaccent, simple;

-- A text as its French stems and its words, both without accents.
create function private.stems_and_words(value text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$ select to_tsvector('public.french_unaccent', value) || to_tsvector('private.words_unaccent', value) $$;

-- A generated column is computed with the rights of whoever inserts.
revoke all on function private.stems_and_words(text) from public;
grant execute on function private.stems_and_words(text) to anon, authenticated, service_role;

-- What finds an article, without positions: those would weigh more than the words. And what ranks it: a small vector,
-- because reading the large one of each article found takes ten times as long.
alter table public.blog_posts drop column search_vector;
alter table public.blog_posts
  add column search_vector tsvector not null generated always as (
    strip(
      private.stems_and_words(title) || private.stems_and_words(private.tags_as_text(tags))
      || private.stems_and_words(excerpt) || private.stems_and_words(content)
    )
  ) stored,
  add column rank_vector tsvector not null generated always as (
    setweight(private.stems_and_words(title), 'A')
    || setweight(private.stems_and_words(private.tags_as_text(tags)), 'B')
    || setweight(private.stems_and_words(excerpt), 'B')
  ) stored;

create index blog_posts_search on public.blog_posts using gin (search_vector);

-- As before, without the new vector: it is no part of a text either.
create or replace function private.written_part(row_content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select row_content - array[
    'id', 'view_count', 'published_at', 'created_at', 'updated_at', 'search_vector', 'rank_vector', 'sort_order'
  ]
$$;

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

revoke all on function private.search_query(text) from public, anon, authenticated;

drop function public.search_posts(text);

-- As before, with what puts the best first: titles that begin as typed, words of the title, of tags and excerpt.
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

revoke all on function public.search_posts(text) from public, anon, authenticated;
grant execute on function public.search_posts(text) to anon, authenticated, service_role;

-- As before, its articles found as everywhere else, and which of them are called so. Of contacts that hold the letters,
-- the latest 200 are looked at: those whose name begins with them come first, then the latest.
create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  contact_condition text;
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
  -- One LIKE a word, written out: the index does not serve LIKE ALL (array).
  select coalesce(string_agg(format('search_text like %L', pattern), ' and '), 'true') into contact_condition
  from (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' as pattern
    from regexp_split_to_table(needle, '\s+') as word
    where word <> ''
    limit 8
  ) as patterns;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
       select * from (
         select id, name, coalesce(nullif(company, ''''), email) as about, created_at
         from public.contacts where %s order by created_at desc, id limit 200
       ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
     ) as found',
    contact_condition
  ) into contacts using needle;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

drop index public.blog_posts_titles;

-- A search of the site that thousands of articles answer: each was read twice, its title went through a function of SQL, passages were
-- looked for in whole texts, and the words were read anew for each result.
drop function private.matching_posts(text);
create function private.matching_posts(words text) returns table (id uuid, rank real, published boolean)
language sql stable rows 20 security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, search.any_word)
      + starts_with(lower(extensions.unaccent('extensions.unaccent', post.title)), search.beginning)::integer,
    coalesce(post.published_at <= now(), false)
  from search
  join public.blog_posts as post on post.search_vector @@ search.query
  where post.published_at <= now() or ((select private.may('select', 'blog_posts'))
    and (post.author_id = (select auth.uid()) or (select private.may('others', 'blog_posts'))))
$$;
grant execute on function private.matching_posts(text) to anon, authenticated;
create or replace function private.matching_documents(words text) returns table (kind text, id uuid, rank real)
language sql stable security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select 'article', found.id, found.rank from private.matching_posts(words) as found where found.published
  union all
  select 'page', page.id, private.document_rank(page.title, page.excerpt, any_word, beginning)
  from search join public.pages as page
    on private.stems_and_words(
      page.title || ' ' || page.excerpt || ' ' || private.page_text(page.content, page.blocks, page.blocks_text)
    ) @@ query
  where page.status = 'published' and page.published_at <= now()
  union all
  select 'case_study', study.id,
    private.document_rank(study.title, study.summary, any_word, beginning)
  from search join public.case_studies as study
    on private.stems_and_words(study.title || ' ' || study.client || ' ' || study.summary || ' ' || study.content) @@ query
  where study.published
  union all
  select 'question', entry.id,
    private.document_rank(entry.question, entry.answer, any_word, beginning)
  from search join public.faq_entries as entry on private.stems_and_words(entry.question || ' ' || entry.answer) @@ query
  where entry.published
$$;
create or replace function private.passage(content text, query tsquery) returns text
language plpgsql stable set search_path = ''
as $$
declare
  longest integer;
  found text;
begin
  foreach longest in array array[4000, 40000] loop
    found := ts_headline(
      'public.french_unaccent',
      replace(replace(replace(replace(replace(replace(
        regexp_replace(left(content, longest), '<[^>]*(>|$)', ' ', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      query, E'StartSel=\uE000, StopSel=\uE001, MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … "'
    );
    exit when found like E'%\uE000%' or length(content) <= longest;
  end loop;
  return btrim(regexp_replace(found, '\s+', ' ', 'g'));
end
$$;
create or replace function public.search_site(words text, first integer default 0)
returns table (kind text, path text, title text, passage text, total bigint)
language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with search as materialized (select private.search_query(left(words, 200)) as query), found as materialized (
    select match.*, count(*) over () as total
    from private.matching_documents(left(words, 200)) as match
    order by rank desc, kind desc, id
    offset greatest(first, 0) limit 10
  )
  select kind, path, title, private.passage(content, query), total
  from search, found cross join lateral private.document(kind, id)
  order by rank desc, kind desc, id
$$;

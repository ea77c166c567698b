-- What visitors look for on the whole site: pages, articles, case studies and questions, whatever is published of them. The table's
-- policies would keep the indexes from being used, so these functions have their owner's rights and ask of each row whether it is
-- published: administrators find here what visitors find.

create index pages_search on public.pages
  using gin (private.stems_and_words(title || ' ' || excerpt || ' ' || content)) where status = 'published';
create index case_studies_search on public.case_studies
  using gin (private.stems_and_words(title || ' ' || client || ' ' || summary || ' ' || content)) where published;
create index faq_entries_search on public.faq_entries
  using gin (private.stems_and_words(question || ' ' || answer)) where published;

-- Which published documents hold the words, with their rank: that of search_posts.
create function private.matching_documents(words text)
returns table (kind text, id uuid, path text, title text, lead text, rank real)
language sql stable security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  ), documents as (
    select 'page' as kind, page.id, '/' || page.slug as path, page.title, page.excerpt as lead
    from search join public.pages as page
      on private.stems_and_words(page.title || ' ' || page.excerpt || ' ' || page.content) @@ search.query
    where page.status = 'published' and page.published_at <= now()
    union all
    select 'case_study', study.id, '/etudes-de-cas/' || study.slug, study.title, study.summary
    from search join public.case_studies as study
      on private.stems_and_words(study.title || ' ' || study.client || ' ' || study.summary || ' ' || study.content) @@ search.query
    where study.published
    union all
    select 'question', entry.id, '/contact#questions', entry.question, entry.answer
    from search join public.faq_entries as entry
      on private.stems_and_words(entry.question || ' ' || entry.answer) @@ search.query
    where entry.published
  )
  select kind, id, path, title, lead,
    ts_rank(
      '{0, 0, 0.1, 1}',
      setweight(private.stems_and_words(title), 'A') || setweight(private.stems_and_words(lead), 'B'), search.any_word
    ) + starts_with(private.searchable_text(title), search.beginning)::integer
  from search, documents
  union all
  select 'article', post.id, '/blog/' || post.slug, post.title, post.excerpt, found.rank
  from private.matching_posts(words) as found join public.blog_posts as post using (id)
  where post.published_at <= now()
$$;

-- The passage of a text that holds the words, without markup; each word found stands between U+E000 and U+E001, which no font draws.
create function private.passage(content text, query tsquery) returns text
language sql stable set search_path = ''
as $$
  select btrim(regexp_replace(
    ts_headline(
      'public.french_unaccent',
      replace(replace(replace(replace(replace(replace(
        -- A text longer than a hundred paragraphs is not read to its end for one line.
        regexp_replace(left(content, 40000), '<[^>]*>', ' ', 'g'),
        '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      query, E'StartSel=\uE000, StopSel=\uE001, MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … "'
    ), '\s+', ' ', 'g'
  ))
$$;

-- A page of what visitors find on the site, the best first.
-- @param first how many of the best to leave out
create function public.search_site(words text, first integer default 0)
returns table (kind text, path text, title text, passage text, total bigint)
language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with found as materialized (
    select document.*, count(*) over () as total
    from private.matching_documents(left(words, 200)) as document
    order by rank desc, kind desc, title, id
    offset greatest(first, 0) limit 10
  )
  select kind, path, title,
    private.passage(
      lead || ' ' || coalesce(case kind
        when 'page' then (select private.shown_text(content) from public.pages where id = found.id)
        when 'article' then (select content from public.blog_posts where id = found.id)
        when 'case_study' then (select content from public.case_studies where id = found.id)
      end, ''),
      private.search_query(left(words, 200))
    ), total
  from found
  order by rank desc, kind desc, title, id
$$;
grant execute on function public.search_site(text, integer) to anon, authenticated;

-- The search of the whole site: published pages, articles, case studies and questions. The tables' policies would keep PostgreSQL from
-- using the indexes, so these functions have their owner's rights and check that each row is published: administrators find the same
-- results as visitors.

create index pages_search on public.pages
  using gin (private.stems_and_words(title || ' ' || excerpt || ' ' || private.page_text(content, blocks, blocks_text))) where status = 'published';
create index case_studies_search on public.case_studies
  using gin (private.stems_and_words(title || ' ' || client || ' ' || summary || ' ' || content)) where published;
create index faq_entries_search on public.faq_entries
  using gin (private.stems_and_words(question || ' ' || answer)) where published;

-- Returns the rank of a document without a stored vector, computed like that of articles (private.matching_posts).
create function private.document_rank(title text, lead text, any_word tsquery, beginning text) returns real
language sql immutable parallel safe set search_path = ''
as $$
  select ts_rank(
    '{0, 0, 0.1, 1}', setweight(private.stems_and_words(title), 'A') || setweight(private.stems_and_words(lead), 'B'), any_word
  ) + starts_with(private.searchable_text(title), beginning)::integer
$$;

-- Returns the published documents that contain the words, with their rank. The query is a subquery in each condition, because the planner
-- would read all case studies for a join.
create function private.matching_documents(words text) returns table (kind text, id uuid, rank real)
language sql stable security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select 'article', found.id, found.rank from private.matching_posts(words) as found where found.published
  union all
  select 'page', page.id, private.document_rank(page.title, page.excerpt, any_word, beginning)
  from search, public.pages as page
  where page.status = 'published' and page.published_at <= now()
    and private.stems_and_words(
      page.title || ' ' || page.excerpt || ' ' || private.page_text(page.content, page.blocks, page.blocks_text)
    ) @@ (select query from search)
  union all
  select 'case_study', study.id, private.document_rank(study.title, study.summary, any_word, beginning)
  from search, public.case_studies as study
  where study.published
    and private.stems_and_words(study.title || ' ' || study.client || ' ' || study.summary || ' ' || study.content)
      @@ (select query from search)
  union all
  select 'question', entry.id, private.document_rank(entry.question, entry.answer, any_word, beginning)
  from search, public.faq_entries as entry
  where entry.published and private.stems_and_words(entry.question || ' ' || entry.answer) @@ (select query from search)
$$;

-- Returns the address, the title and the text of a document, for a result.
create function private.document_by_id(kind text, id uuid) returns table (path text, title text, content text)
language sql stable security definer set search_path = ''
as $$
  select '/blog/' || slug, title, excerpt || ' ' || content
  from public.blog_posts as post where document_by_id.kind = 'article' and post.id = document_by_id.id
  union all
  select case slug when 'accueil' then '/' else '/' || slug end, title,
    private.visible_text(excerpt || ' ' || private.page_text(content, blocks, blocks_text))
  from public.pages as page where document_by_id.kind = 'page' and page.id = document_by_id.id
  union all
  select '/etudes-de-cas/' || slug, title, summary || ' ' || content
  from public.case_studies as study where document_by_id.kind = 'case_study' and study.id = document_by_id.id
  union all
  select '/contact#questions', question, private.fill_prices(answer)
  from public.faq_entries as entry where document_by_id.kind = 'question' and entry.id = document_by_id.id
$$;

-- Returns the passage of a text that contains the words, without markup. U+E000 and U+E001, which no font draws, enclose each word found.
-- ts_headline takes the most time, so it receives only the text around the first match. Most texts state their subject at the beginning, so
-- the function reads on only if it finds nothing there, and in a text of more than a hundred paragraphs not to the end.
create function private.search_excerpt(content text, query tsquery) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- « devis » and « devant » have the same stem, « dev ». A stem that short marks no word that begins otherwise than the typed one.
  stems constant text[] := array(
    select stem[1] from regexp_matches(query::text, '''(\w{2,3})'' \| ''\w{4,}''', 'g') as stem
  );
  typed constant text[] := array(
    select regexp_replace(word[1], '\W', '.', 'g') from regexp_matches(query::text, '''([^'']+)''', 'g') as word where word[1] <> all (stems)
  );
  alike constant text := (
    select string_agg(format('%s|%s$', left(word, 4), regexp_replace(word, '[sx]$', '')), '|') from unnest(typed) as word
  );
  longest integer;
  spelt text;
  plain_text text;
  place integer;
  number text;
begin
  foreach longest in array array[4000, 40000] loop
    -- The words as in the index: letters with their accents, and no character that hides inside a word.
    spelt := normalize(
      regexp_replace(private.html_to_text(left(content, longest)), '[\u00AD\u200B\u2060\uFEFF]|(?<=\w)[\u200C\u200D](?=\w)', '', 'g'), nfc
    );
    plain_text := private.join_digits(spelt);
    place := regexp_instr(lower(extensions.unaccent('extensions.unaccent', plain_text)), '\m(' || array_to_string(typed, '|') || ')');
    exit when place > 0 or length(content) <= longest;
  end loop;
  -- U+0001 keeps the parser from joining words by the signs between them, as in the index.
  plain_text := btrim(regexp_replace(replace(ts_headline(
    'public.french_unaccent', regexp_replace(substr(plain_text, greatest(place - 300, 1), 1500),
      format('([%s])', private.word_separators()), E'\u0001\\1\u0001', 'g'), query,
    E'StartSel=\uE000, StopSel=\uE001, MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … "'
  ), E'\u0001', ''), '\s+', ' ', 'g'));
  if cardinality(stems) > 0 then
    plain_text := (
      select string_agg(case when word ~ ('^(' || array_to_string(stems, '|') || ')') and word !~ ('^(' || alike || ')')
        then translate(part, E'\uE000\uE001', '') else part end, '' order by index)
      from regexp_split_to_table(plain_text, E'(?=\uE000)|(?<=\uE001)') with ordinality as parts (part, index)
      cross join lateral private.searchable_text(translate(part, E'\uE000\uE001', '')) as word
    );
  end if;
  -- Numbers have the spaces of the text again.
  for number in select distinct match[1] from regexp_matches(spelt, '(\d{1,3}(?:[ \u00A0\u202F]\d{3})+)', 'g') as match loop
    plain_text := regexp_replace(plain_text, format('(?<!\d)%s(?!\d)', translate(number, E' \u00A0\u202F', '')), number, 'g');
  end loop;
  return plain_text;
end
$$;

-- Returns one page of the site's search results, the best first.
-- @param first the number of results to skip
-- @param besides a kind of results to leave out, because the caller shows it already
create function public.search_site(words text, first integer default 0, besides text default '')
returns table (kind text, path text, title text, passage text, total bigint)
language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with search as materialized (select private.search_query(left(words, 200)) as query), found as materialized (
    select match.*, count(*) over () as total
    from private.matching_documents(left(words, 200)) as match where match.kind <> besides
    order by rank desc, kind desc, id
    offset greatest(first, 0) limit 10
  )
  select kind, path, title, private.search_excerpt(content, query), total
  from search, found cross join lateral private.document_by_id(kind, id)
  order by rank desc, kind desc, id
$$;
grant execute on function public.search_site(text, integer, text) to anon, authenticated;

-- The searches of articles and contact requests. Row level security keeps PostgreSQL from using a search index, because it may run the
-- index's operators only on rows that the policies allow, and would read all rows. So these functions have their owner's rights; each
-- checks first that an administrator calls, or for each result that the caller may see it.

-- Returns a text as words only, however it is spelt: « E-mail, » becomes « e mail ».
create function private.plain_words(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select private.searchable_text(private.normalized_words(value)) $$;

-- Returns a pattern for an expression in plain words, each in the singular or the plural: « travail » and « travaux », except for « mail ».
create function private.plural_pattern(expression text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(
    regexp_replace(expression, '(\w\w)[sx]?(?= |$)', '\1[sx]?', 'g'),
    '([^em ]a)(il|[lu])\[sx\]\?', '\1(il|ils|l|ls|u|us|ux)', 'g'), '([^e ]a)[lu]\[sx\]\?', '\1(l|ls|u|us|ux)', 'g'
  )
$$;

-- Returns the expressions of a set of synonyms, as plain words.
create function private.synonym_expressions(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct plain order by plain) filter (where plain <> ''), '{}')
  from unnest(string_to_array(words, ',')) as expression, private.plain_words(expression) as plain
$$;
-- PostgreSQL computes generated columns and checks constraints with the rights of the role that inserts.
grant execute on function private.plain_words(text), private.synonym_expressions(text) to authenticated;

-- Synonyms: a search for one word of a row finds the others. They expand the query and not the index, so a change of a row requires no
-- article to be indexed again.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  -- The expressions, separated by commas: « e-mail, email, courriel ».
  words text collate private.french not null
    constraint search_synonyms_words_several
      check (cardinality(private.synonym_expressions(words)) >= 2 and char_length(words) <= 500),
  expressions text[] not null generated always as (private.synonym_expressions(words)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.search_synonyms enable row level security;
grant select, delete, insert (words), update (words) on table public.search_synonyms to authenticated;
create policy "administrators read synonyms" on public.search_synonyms
  for select to authenticated using ((select private.has_permission('select', 'search_synonyms')));
create policy "administrators add synonyms" on public.search_synonyms
  for insert to authenticated with check ((select private.has_permission('insert', 'search_synonyms')));
create policy "administrators change synonyms" on public.search_synonyms
  for update to authenticated using ((select private.has_permission('update', 'search_synonyms')))
    with check ((select private.has_permission('update', 'search_synonyms')));
create policy "administrators delete synonyms" on public.search_synonyms
  for delete to authenticated using ((select private.has_permission('delete', 'search_synonyms')));

-- Returns the singulars or plurals of a word that its stem does not find: « enjeux » and « enjeu », « travaux » and « travail ». Words in
-- « -mail » have no such plural, or « maux » would find e-mails.
create function private.other_numbers(word text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when word ~ '[^m]aux$' then array[left(word, -1), regexp_replace(word, 'ux$', 'il')]
    when word ~ '[eo]ux$' then array[left(word, -1)]
    when word ~ '[^m]ail$' then array[regexp_replace(word, 'il$', 'ux')]
  end
$$;

-- Returns the condition that a text contains all of the words, each by its stem or as it is. Words such as « le » count only where there
-- are no others; of more than eight words it takes the longest. The words are plain already: without their signs, « 26, 150 » would be
-- joined into one number.
-- @param ending `:*` for words that may be the beginnings of others, unless they have one letter or are numbers: 20 is not in 2019
create function private.words_condition(words text, ending text) returns text
language sql stable set search_path = '' set client_min_messages = warning
as $$
  with typed as (
    select array_to_tsvector(array[word])::text as word, plainto_tsquery('public.french_unaccent', word) as stem,
      (select string_agg(format(' | %L', form), '') from unnest(private.other_numbers(word)) as form) as others
    from unnest(tsvector_to_array(to_tsvector('private.words_unaccent', words))) as word
  ), telling as (
    select case when numnode(stem) > 0 then format('(%s | %s%s%s)', stem, word, prefix, others) else word || prefix end as condition
    from typed cross join lateral (select case when word ~ '\w\w' and word ~ '[^0-9'']' then ending else '' end) as typed_ending (prefix)
    where numnode(stem) > 0 or not exists (select from typed where numnode(stem) > 0)
    order by length(word) desc
    limit 8
  )
  select string_agg(condition, ' & ') from telling
$$;

-- Returns the condition for an expression of a set of synonyms. An expression of several words is a phrase: « rendez-vous » means these two
-- words side by side, and not every form of « rendre ».
create function private.expression_condition(expression text, ending text) returns text
language sql stable set search_path = '' set client_min_messages = warning
as $$
  select case when count(*) > 1
    then string_agg(format('(%s)', concat_ws(' | ', nullif(stem::text, ''), forms)), ' <-> ' order by place)
    else private.words_condition(expression, ending)
  end
  from regexp_split_to_table(expression, ' ') with ordinality as split (word, place)
  cross join lateral (select plainto_tsquery('public.french_unaccent', word),
    format('%s | %s', array_to_tsvector(array[word]), array_to_tsvector(array[word || 's']))) as found (stem, forms)
$$;

-- Turns typed words into a query. Each expression that has synonyms, the longest first, may be replaced by any of them; the other words
-- must match too. A single word may be the beginning of a longer one.
create function private.search_query(words text) returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  rest text := private.plain_words(left(words, 200));
  typed_expression text;
  conditions text[] := '{}';
begin
  for typed_expression in
    select expression from public.search_synonyms, unnest(expressions) as expression
    -- Compares the first two letters before the pattern, because PostgreSQL keeps only 32 compiled patterns; a plural never changes them.
    where position(' ' || left(expression, 2) in ' ' || rest) > 0
      and format(' %s ', rest) ~ format(' %s ', private.plural_pattern(expression))
    group by expression order by length(expression) desc, expression limit 8
  loop
    -- Skips words that a longer expression already contains.
    continue when format(' %s ', rest) !~ format(' %s ', private.plural_pattern(typed_expression));
    conditions := conditions || (
      select format('(%s)', string_agg(distinct format('(%s)', condition), ' | '))
      from public.search_synonyms as synonyms, unnest(synonyms.expressions) as synonym,
        private.expression_condition(
          synonym, case when typed_expression !~ ' ' and synonym = typed_expression then ':*' else '' end
        ) as condition
      where typed_expression = any (expressions) and condition is not null
    );
    rest := btrim(regexp_replace(format(' %s ', rest), format(' %s(?= )', private.plural_pattern(typed_expression)), ' ', 'g'));
  end loop;
  return nullif(array_to_string(conditions || private.words_condition(rest, ':*'), ' & '), '')::tsquery;
end
$$;

-- Returns the articles that contain the words, the best first: titles that begin with them, then words in the title, then in tags and
-- excerpt. It has its owner's rights, because row level security keeps PostgreSQL from using the search index. It contains the expression
-- of `searchable_text`, because a call for the title of each result would take most of the time.
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
  where post.published_at <= now() or ((select private.has_permission('select', 'blog_posts'))
    and (post.author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts'))))
$$;
grant execute on function private.matching_posts(text) to anon, authenticated;

-- Searches articles, for the list of the back-office and the blog: the best first, then the newest. It reads the rows with the caller's own
-- rights: a column that the caller may not read is null. The content and the search vectors are null too, because no list needs them and
-- PostgreSQL would copy them for each result.
create function public.search_posts(words text) returns setof public.blog_posts
language plpgsql stable set search_path = '' set work_mem = '16MB'
as $$
declare
  columns constant text := (
    select string_agg(
      case when atttypid <> 'tsvector'::regtype and attname <> 'content' and has_column_privilege(attrelid, attnum, 'select')
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

-- Returns the results of the command palette: a few articles and contact requests that match the text, or the latest ones without a text.
-- It ranks the latest 200 of the matching requests: those whose name begins with the text come first, then the latest.
create function public.search_back_office(words text) returns jsonb
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
      where author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')) order by updated_at desc limit 6
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
  if private.has_permission('select', 'contacts') then
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
grant execute on function public.search_back_office(text) to authenticated;

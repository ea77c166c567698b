-- Synonyms of the search.

-- A text as words alone, however it is spelt: « E-mail, » is « e mail ».
create function private.plain_words(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select btrim(regexp_replace(private.searchable_text(value), '[^[:alnum:]]+', ' ', 'g')) $$;

-- The expressions of a set of synonyms, as plain words.
create function private.synonym_expressions(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct plain order by plain) filter (where plain <> ''), '{}')
  from unnest(string_to_array(words, ',')) as expression, private.plain_words(expression) as plain
$$;
-- A generated column and a check are computed with the rights of whoever inserts.
grant execute on function private.plain_words(text), private.synonym_expressions(text) to authenticated;

-- What readers call by several names: a search for one of them finds the others. The dictionary is applied to what is typed, not to
-- what is stored: no article is indexed again when it changes.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  -- Separated by commas: « e-mail, email, courriel ».
  words text not null
    constraint search_synonyms_words_several
      check (cardinality(private.synonym_expressions(words)) >= 2 and char_length(words) <= 500),
  expressions text[] not null generated always as (private.synonym_expressions(words)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger keep_timestamps before insert or update on public.search_synonyms
  for each row execute function private.keep_timestamps();
alter table public.search_synonyms enable row level security;
grant select, delete, insert (words), update (words) on table public.search_synonyms to authenticated;
create policy "administrators read synonyms" on public.search_synonyms
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add synonyms" on public.search_synonyms
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change synonyms" on public.search_synonyms
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete synonyms" on public.search_synonyms
  for delete to authenticated using ((select private.is_admin()));

-- All of the words, each by its stem or by itself. « le » and its like only count where there is nothing else; of more than
-- eight words the longest say enough. Quotes and operators are signs like others.
-- @param ending « :* » for words that may be the beginnings of others
create function private.words_condition(words text, ending text) returns text
language sql stable set search_path = '' set client_min_messages = warning
as $$
  with typed as (
    select array_to_tsvector(array[word])::text as word, plainto_tsquery('public.french_unaccent', word) as stem
    from unnest(tsvector_to_array(to_tsvector('private.words_unaccent', words))) as word
  ), telling as (
    select case when numnode(stem) > 0 then format('(%s | %s%s)', stem, word, ending) else word || ending end as condition
    from typed
    where numnode(stem) > 0 or not exists (select from typed where numnode(stem) > 0)
    order by length(word) desc
    limit 8
  )
  select string_agg(condition, ' & ') from telling
$$;

-- What is typed as a query: each expression that has synonyms as any of them, the longest first, and the other words. A word by
-- itself may be the beginning of a longer one.
create or replace function private.search_query(words text) returns tsquery
language plpgsql stable set search_path = ''
as $$
declare
  rest text := private.searchable_text(left(words, 200));
  known text;
  conditions text[] := '{}';
begin
  for known in
    select expression from public.search_synonyms, unnest(expressions) as expression
    where position(' ' || expression || ' ' in ' ' || private.plain_words(rest) || ' ') > 0
    group by expression order by length(expression) desc, expression limit 8
  loop
    -- What a longer expression took is not taken again.
    continue when position(' ' || known || ' ' in ' ' || private.plain_words(rest) || ' ') = 0;
    conditions := conditions || (
      select format('(%s)', string_agg(distinct format('(%s)', condition), ' | '))
      from public.search_synonyms as synonyms, unnest(string_to_array(synonyms.words, ',')) as synonym,
        private.words_condition(synonym, case when known !~ ' ' and private.plain_words(synonym) = known then ':*' else '' end) as condition
      where known = any (expressions) and condition is not null
    );
    rest := regexp_replace(
      rest, '(^|[^[:alnum:]])' || replace(known, ' ', '[^[:alnum:]]+') || '(?=$|[^[:alnum:]])', ' ', 'g'
    );
  end loop;
  return nullif(array_to_string(conditions || private.words_condition(rest, ':*'), ' & '), '')::tsquery;
end
$$;

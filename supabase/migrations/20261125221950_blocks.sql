-- Pages made of blocks.

-- Blocks: what a page shows beside its specified fields, in order. Each is an object with an id, a kind and the fields of its kind.

-- The kinds, each declared with its component in public-site/src/features/blocks/kinds; `npm run types` writes the rows
-- (06_blocks_known.sql). A field is a « text » or « html » (longest, required, shape: a regular expression), a « choice » (values), a
-- « group » (fields, required) or a « list » (fields, min, max).
create table private.block_definitions (
  kind text primary key,
  fields jsonb not null
);

-- What is wrong with the value of a field; null when nothing is.
create function private.field_problem(name text, written jsonb, field jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words constant text := written #>> '{}';
begin
  if words is null then
    return case when (field ->> 'required')::boolean then name || ' is missing' end;
  end if;
  case field ->> 'type'
    when 'choice' then
      return case when jsonb_typeof(written) <> 'string' or not field -> 'values' @> written then name || ' has no such choice' end;
    when 'group' then
      return private.fields_problem(name || '.', written, field -> 'fields');
    when 'list' then
      if jsonb_typeof(written) <> 'array' then
        return name || ' is no list';
      elsif jsonb_array_length(written) not between (field ->> 'min')::integer and (field ->> 'max')::integer then
        return name || ' has too few or too many entries';
      end if;
      return (
        select problem
        from jsonb_array_elements(written) with ordinality as entry (item, place)
        cross join lateral private.fields_problem(format('%s[%s].', name, place), item, field -> 'fields') as problem
        where problem is not null order by place limit 1
      );
    else
      return case
        when jsonb_typeof(written) <> 'string' then name || ' is no text'
        when char_length(words) > (field ->> 'longest')::integer then name || ' is too long'
        when (field ->> 'required')::boolean and words !~ '\S' then name || ' is empty'
        when words <> '' and words !~ (field ->> 'shape') then name || ' is no address'
      end;
  end case;
end
$$;

create function private.fields_problem(prefix text, written jsonb, fields jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(written) is distinct from 'object' then
    return prefix || ' is no object';
  end if;
  return coalesce(
    (select format('%s%s is unknown', prefix, name) from jsonb_object_keys(written) as name where not fields ? name limit 1),
    (
      select problem
      from jsonb_each(fields) as declared
      cross join lateral private.field_problem(prefix || declared.key, written -> declared.key, declared.value) as problem
      where problem is not null limit 1
    )
  );
end
$$;

-- What is wrong with the blocks of a page; null when nothing is. What they weigh, and how many they are, the table says.
create function private.blocks_problem(blocks jsonb) returns text
language sql stable set search_path = ''
as $$
  select problem from (select place, case
    when block ->> 'id' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or block -> 'id' is null then format('Block %s has no id', place)
    when count(*) over (partition by block ->> 'id') > 1 then format('Block %s has the id of another', place)
    when definition.kind is null then format('Block %s is of no known kind', place)
    else private.fields_problem(format('Block %s: ', place), block - array['id', 'kind'], definition.fields)
  end as problem
  from jsonb_array_elements(blocks) with ordinality as entry (block, place)
  left join private.block_definitions as definition on definition.kind = block ->> 'kind') as checked
  where problem is not null order by place limit 1
$$;

-- The words of blocks as HTML, without addresses and choices: what is searched, and may be left open.
create function private.text_of_fields(written jsonb, fields jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(case declared.value ->> 'type'
      when 'html' then (written ->> declared.key) || E'\n'
      when 'group' then private.text_of_fields(written -> declared.key, declared.value -> 'fields')
      when 'list' then (
        select string_agg(private.text_of_fields(item, declared.value -> 'fields'), '' order by place)
        from jsonb_array_elements(written -> declared.key) with ordinality as entry (item, place)
      )
      when 'text' then case when not declared.value ? 'shape' then private.as_paragraph(written ->> declared.key) || E'\n' end
    end, ''), '')
    from jsonb_each(fields) as declared
  );
end
$$;

create function private.text_of_blocks(blocks jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(private.text_of_fields(block, definition.fields), '' order by place), '')
  from jsonb_array_elements(blocks) with ordinality as entry (block, place)
  join private.block_definitions as definition on definition.kind = block ->> 'kind'
$$;

create function private.check_blocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  problem text;
begin
  -- The table's own constraint refuses what is no list.
  if jsonb_typeof(new.blocks) <> 'array' then
    return new;
  end if;
  new.blocks := jsonb_strip_nulls(new.blocks);
  problem := private.blocks_problem(new.blocks);
  if problem is not null then
    raise check_violation using message = problem;
  end if;
  new.blocks_text := private.text_of_blocks(new.blocks);
  return new;
end
$$;

-- Plain words as HTML, and back: what holds for the passages of a text holds for a field of words as for one paragraph.
create function private.as_paragraph(words text) returns text
language sql immutable set search_path = ''
as $$ select '<p>' || replace(replace(replace(nullif(words, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' $$;

create function private.paragraph_words(paragraph text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(replace(regexp_replace(paragraph, '</?p>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
$$;

-- The value of a field as whoever asks may read it; null when nothing is left of what was written.
create function private.shown_field(written jsonb, field jsonb, administers boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_html constant boolean := field ->> 'type' = 'html';
  words constant text := case when is_html then written #>> '{}' else private.as_paragraph(written #>> '{}') end;
  shown text;
begin
  case field ->> 'type'
    when 'choice' then
      return written;
    when 'group' then
      return private.shown_fields(written, field -> 'fields', administers);
    when 'list' then
      return (
        select coalesce(jsonb_agg(shown_item order by place) filter (where shown_item is not null), '[]')
        from jsonb_array_elements(written) with ordinality as entry (item, place)
        cross join lateral private.shown_fields(item, field -> 'fields', administers) as shown_item
      );
    else
      if coalesce(words, '') !~* '\{\{|\[à compléter' then
        return written;
      end if;
      shown := case when administers then private.filled_text(words) else private.shown_text(words) end;
      return to_jsonb(nullif(case when is_html then shown else private.paragraph_words(shown) end, ''));
  end case;
end
$$;

-- Null when a field that is needed has nothing left: then nothing of it is shown.
create function private.shown_fields(written jsonb, fields jsonb, administers boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  declared record;
  shown jsonb;
begin
  for declared in select key, value from jsonb_each(fields) where written ? key loop
    shown := private.shown_field(written -> declared.key, declared.value, administers);
    if shown is not null then
      written := written || jsonb_build_object(declared.key, shown);
    elsif (declared.value ->> 'required')::boolean then
      return null;
    else
      written := written - declared.key;
    end if;
  end loop;
  return written;
end
$$;

create function private.shown_blocks(blocks jsonb, administers boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select case when blocks::text !~* '\{\{|\[à compléter' then blocks else (
    select coalesce(jsonb_agg(shown order by place) filter (where shown is not null), '[]')
    from jsonb_array_elements(blocks) with ordinality as entry (block, place)
    join private.block_definitions as definition on definition.kind = block ->> 'kind'
    cross join lateral private.shown_fields(block, definition.fields, administers) as shown
  ) end
$$;

-- What a page says below its excerpt: its blocks, and its content where it is shown, which is in a block of text that has none of its own.
create function private.page_text(content text, blocks jsonb, blocks_text text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when blocks = '[]' or blocks @? '$[*] ? (@.kind == "text" && !(@.html != ""))' then content else ''
  end || blocks_text
$$;
-- Whoever writes a page writes an index of its text.
grant execute on function private.page_text(text, jsonb, text) to authenticated;

alter table public.pages
  add column blocks jsonb not null default '[]'
    constraint pages_blocks_size check (
      case when jsonb_typeof(blocks) = 'array' then jsonb_array_length(blocks) <= 200 and octet_length(blocks::text) <= 500000 else false end
    ),
  add column blocks_text text not null default '';
grant insert (blocks) on table public.pages to authenticated;
create trigger check_blocks before insert or update of blocks on public.pages
  for each row execute function private.check_blocks();

create or replace function private.is_known(fact text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.setting_definitions where key = fact) then
      exists (select from public.site_settings where key = fact and btrim(value) <> '')
    else not exists (
      select from public.pages as page
      cross join lateral private.page_text(page.content, page.blocks, page.blocks_text) as words
      cross join lateral private.gaps_of(words) as gap
      where words ilike '%[à compléter%' and translate(gap.name, E'\u00A0\u202F', '  ') = fact
    )
  end
$$;

create or replace function public.shown_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.may('select', 'pages') as administers) as asker
  cross join lateral jsonb_populate_record(page, jsonb_build_object(
    'content', case when administers then private.filled_text(page.content) else private.shown_text(page.content) end,
    'blocks', private.shown_blocks(page.blocks, administers),
    'blocks_text', ''
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;

create or replace function public.pages_to_complete()
returns table (page_id uuid, slug text, title text, passage text, setting text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'pages');
  return query
  select page.id, page.slug, page.title, gap.name, substring(gap.name from '^réglage ([a-z_]+)$')
  from public.pages as page
  cross join lateral private.gaps_of(private.filled_text(private.page_text(page.content, page.blocks, page.blocks_text))) as gap
  where page.status = 'published'
  order by page.sort_order, page.id, gap.place;
end
$$;

drop index public.pages_search;
create index pages_search on public.pages
  using gin (private.stems_and_words(title || ' ' || excerpt || ' ' || private.page_text(content, blocks, blocks_text))) where status = 'published';

create or replace function private.matching_documents(words text) returns table (kind text, id uuid, rank real)
language sql stable security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select 'article', post.id, found.rank
  from private.matching_posts(words) as found join public.blog_posts as post using (id)
  where post.published_at <= now()
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

create or replace function private.document(kind text, id uuid) returns table (path text, title text, content text)
language sql stable security definer set search_path = ''
as $$
  select '/blog/' || slug, title, excerpt || ' ' || content
  from public.blog_posts as post where document.kind = 'article' and post.id = document.id
  union all
  select case slug when 'accueil' then '/' else '/' || slug end, title,
    excerpt || ' ' || private.shown_text(private.page_text(content, blocks, blocks_text))
  from public.pages as page where document.kind = 'page' and page.id = document.id
  union all
  select '/etudes-de-cas/' || slug, title, summary || ' ' || content
  from public.case_studies as study where document.kind = 'case_study' and study.id = document.id
  union all
  select '/contact#questions', question, private.with_prices(answer)
  from public.faq_entries as entry where document.kind = 'question' and entry.id = document.id
$$;

-- Blocks: the parts that make up a page, in order, besides its fixed fields. Each is an object with an id, a kind and the kind's fields.

-- The kinds, each declared with its component in public-site/src/features/pages/blocks/kinds; `npm run types` writes the rows
-- (04_block_kinds.sql). A field is a `text` or `html` (maxLength, required, shape: a regular expression), a `choice` (values), a
-- `group` (fields, required) or a `list` (fields, min, max).
create table private.block_definitions (
  kind text primary key,
  fields jsonb not null
);

-- Returns the first problem of a field's value; null when it has none.
create function private.field_problem(name text, field_value jsonb, field jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words constant text := field_value #>> '{}';
begin
  if words is null then
    return case when (field ->> 'required')::boolean then name || ' is missing' end;
  end if;
  case field ->> 'type'
    when 'choice' then
      return case when jsonb_typeof(field_value) <> 'string' or not field -> 'values' @> field_value then name || ' has no such choice' end;
    when 'group' then
      return private.fields_problem(name || '.', field_value, field -> 'fields');
    when 'list' then
      if jsonb_typeof(field_value) <> 'array' then
        return name || ' is no list';
      elsif jsonb_array_length(field_value) not between (field ->> 'min')::integer and (field ->> 'max')::integer then
        return name || ' has too few or too many entries';
      end if;
      return (
        select problem
        from jsonb_array_elements(field_value) with ordinality as entry (item, place)
        cross join lateral private.fields_problem(format('%s[%s].', name, place), item, field -> 'fields') as problem
        where problem is not null order by place limit 1
      );
    else
      return case
        when jsonb_typeof(field_value) <> 'string' then name || ' is no text'
        when char_length(words) > (field ->> 'maxLength')::integer then name || ' is too long'
        when (field ->> 'required')::boolean and words !~ '\S' then name || ' is empty'
        when words <> '' and words !~ (field ->> 'shape') then name || ' is no address'
      end;
  end case;
end
$$;

create function private.fields_problem(prefix text, field_values jsonb, fields jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(field_values) is distinct from 'object' then
    return prefix || ' is no object';
  end if;
  return coalesce(
    (select format('%s%s is unknown', prefix, name) from jsonb_object_keys(field_values) as name where not fields ? name limit 1),
    (
      select problem
      from jsonb_each(fields) as declared
      cross join lateral private.field_problem(prefix || declared.key, field_values -> declared.key, declared.value) as problem
      where problem is not null limit 1
    )
  );
end
$$;

-- Returns the first problem of a page's blocks; null when they have none. Constraints of the table limit their size and number.
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

-- Returns the words of blocks as HTML, without addresses and choices: the text that a search reads and that may contain gaps.
create function private.text_of_fields(field_values jsonb, fields jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(case declared.value ->> 'type'
      when 'html' then (field_values ->> declared.key) || E'\n'
      when 'group' then private.text_of_fields(field_values -> declared.key, declared.value -> 'fields')
      when 'list' then (
        select string_agg(private.text_of_fields(item, declared.value -> 'fields'), '' order by place)
        from jsonb_array_elements(field_values -> declared.key) with ordinality as entry (item, place)
      )
      when 'text' then case when not declared.value ? 'shape' then private.words_to_paragraph(field_values ->> declared.key) || E'\n' end
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
  -- The table's own constraint refuses a value that is not a list.
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

-- Converts plain words to a paragraph of HTML, and back, so that the rules for gaps (05_pages.sql) apply to plain fields too.
create function private.words_to_paragraph(words text) returns text
language sql immutable set search_path = ''
as $$ select '<p>' || replace(replace(replace(nullif(words, ''), '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>' $$;

create function private.paragraph_to_words(paragraph text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(replace(regexp_replace(paragraph, '</?p>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
$$;

-- Returns the value of a field as the caller may read it; null when nothing of it remains.
create function private.visible_field(field_value jsonb, field jsonb, administers boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  is_html constant boolean := field ->> 'type' = 'html';
  words constant text := case when is_html then field_value #>> '{}' else private.words_to_paragraph(field_value #>> '{}') end;
  shown text;
begin
  case field ->> 'type'
    when 'choice' then
      return field_value;
    when 'group' then
      return private.visible_fields(field_value, field -> 'fields', administers);
    when 'list' then
      return (
        select coalesce(jsonb_agg(shown_item order by place) filter (where shown_item is not null), '[]')
        from jsonb_array_elements(field_value) with ordinality as entry (item, place)
        cross join lateral private.visible_fields(item, field -> 'fields', administers) as shown_item
      );
    else
      if coalesce(words, '') !~* '\{\{|\[à compléter' then
        return field_value;
      end if;
      shown := case when administers then private.fill_settings(words) else private.visible_text(words) end;
      return to_jsonb(nullif(case when is_html then shown else private.paragraph_to_words(shown) end, ''));
  end case;
end
$$;

-- Returns the fields as the caller may read them; null if nothing remains of a required field, so that the page leaves out the group.
create function private.visible_fields(field_values jsonb, fields jsonb, administers boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  declared record;
  shown jsonb;
begin
  for declared in select key, value from jsonb_each(fields) where field_values ? key loop
    shown := private.visible_field(field_values -> declared.key, declared.value, administers);
    if shown is not null then
      field_values := field_values || jsonb_build_object(declared.key, shown);
    elsif (declared.value ->> 'required')::boolean then
      return null;
    else
      field_values := field_values - declared.key;
    end if;
  end loop;
  return field_values;
end
$$;

create function private.visible_blocks(blocks jsonb, administers boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select case when blocks::text !~* '\{\{|\[à compléter' then blocks else (
    select coalesce(jsonb_agg(shown order by place) filter (where shown is not null), '[]')
    from jsonb_array_elements(blocks) with ordinality as entry (block, place)
    join private.block_definitions as definition on definition.kind = block ->> 'kind'
    cross join lateral private.visible_fields(block, definition.fields, administers) as shown
  ) end
$$;

-- Returns the text of a page below its excerpt: its blocks and, if it has none or one of text without HTML of its own, its content.
create function private.page_text(content text, blocks jsonb, blocks_text text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when blocks = '[]' or blocks @? '$[*] ? (@.kind == "text" && !(@.html != ""))' then content else ''
  end || blocks_text
$$;

-- Returns the HTML of a page: its content where the page shows it, and the first block of text.
create function private.page_html(content text, blocks jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select private.page_text(content, blocks, coalesce(jsonb_path_query_first(blocks, '$[*] ? (@.kind == "text" && @.html != "").html') #>> '{}', ''))
$$;
-- Writing a page also writes an index of its text, with the rights of the role that writes.
grant execute on function private.page_text(text, jsonb, text), private.page_html(text, jsonb) to authenticated;

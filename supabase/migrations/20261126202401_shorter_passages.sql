-- A search of the site reads the words around the first place that holds one: ts_headline took most of the time of a search whose words
-- stand far down in long texts, or in titles alone.
create or replace function private.passage(content text, query tsquery) returns text
language plpgsql stable set search_path = ''
as $$
declare
  beginnings constant text := (
    select '\m(' || string_agg(regexp_replace(word[1], '\W', '.', 'g'), '|') || ')' from regexp_matches(query::text, '''([^'']+)''', 'g') as word
  );
  longest integer;
  written text;
  place integer;
begin
  foreach longest in array array[4000, 40000] loop
    written := replace(replace(replace(replace(replace(replace(
      regexp_replace(left(content, longest), '<[^>]*(>|$)', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
    place := regexp_instr(lower(extensions.unaccent('extensions.unaccent', written)), beginnings);
    exit when place > 0 or length(content) <= longest;
  end loop;
  return btrim(regexp_replace(ts_headline(
    'public.french_unaccent', substr(written, greatest(place - 300, 1), 1500), query,
    E'StartSel=\uE000, StopSel=\uE001, MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … "'
  ), '\s+', ' ', 'g'));
end
$$;

-- Foundations of all other files: default privileges, a schema that the API does not expose, timestamps, the words of a search.

-- The bodies of functions name tables of later files, so PostgreSQL must not check them here; a test checks all of them.
set check_function_bodies = off;

-- Created before the default privileges change, so that everybody may execute the functions of extensions.
create schema if not exists extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- Hosted Supabase grants every new object of `public` to the API's roles, and PostgreSQL lets everybody execute a new function. Here nobody
-- has a right that is not granted by name, not even the service key, because it passes every policy.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- The API does not expose `private`: nobody can call its functions from outside.
create schema private;
grant usage on schema private to anon, authenticated;

-- The collation by which lists are sorted, the same wherever the database runs: French, where accents and capitals decide last,
-- « Œuvre » sorts under O, numbers compare as numbers, and quotes with their spaces are ignored.
create collation private.french (
  provider = icu, locale = 'fr',
  rules = E'[numericOrdering on] &[first tertiary ignorable] = \u00AB = ''\u00AB '' = \u00BB = \u2018 = \u2019 = \u201C = \u201D'
    ' = \u2039 = \u203A = ''\u00A0'' = ''\u202F'' = ''"'' = '''''
);
-- A text with this collation, for the columns that functions return, because such a column cannot name a collation.
create domain private.french_text as text collate private.french;

-- Whether the statement comes through the API rather than from a migration, a seed or an import.
create function private.is_client_role() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;
grant execute on function private.is_client_role() to anon, authenticated;

-- Returns the pattern of an e-mail address, as the HTML standard defines it for forms, with a dot in its domain. It refuses lists, names
-- and comments, because a mail server would read other addresses out of the same text: `a,b@example.fr`, `a@example.fr;`,
-- `<a@example.fr>`. A domain with accents is stored as mail servers know it, in ASCII.
create function private.email_pattern() returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@'
    || '([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
$$;
create function private.is_email_address(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select address ~ ('^' || private.email_pattern() || '$') and char_length(address) <= 320 $$;
-- PostgreSQL checks constraints with the rights of the role that inserts.
grant execute on function private.email_pattern(), private.is_email_address(text) to anon, authenticated;

-- Sets created_at and updated_at: clients never choose them, while imports may carry their own.
create function private.set_timestamps() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client_role() then
      new.created_at := now();
      new.updated_at := now();
    end if;
  else
    new.created_at := old.created_at;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Refuses a save that is not based on the stored version, so that nobody overwrites a version that they have not seen. Every function that
-- saves a text calls it, and locks the row first: of two saves at the same time, the second one sees the date of the first.
create function private.require_version(stored timestamptz, expected_updated_at timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if stored is null then
    raise sqlstate 'PT404' using message = 'What is to be saved does not exist';
  elsif expected_updated_at is null then
    raise sqlstate 'PT428' using
      message = 'A change of the text must name the version it was made from',
      hint = 'Send the date that was read with the text, as « expected_updated_at »';
  elsif stored <> expected_updated_at then
    raise sqlstate 'PT409' using
      message = 'This text has been saved by somebody else meanwhile',
      detail = format('It is the version of %s now, not that of %s', stored, expected_updated_at);
  end if;
end
$$;

-- French stems without accents: « automatiser » finds « automatisation », « creation » finds « création ».
create text search configuration public.french_unaccent (copy = pg_catalog.french);
alter text search configuration public.french_unaccent
  alter mapping for hword, hword_part, word with extensions.unaccent, french_stem;
-- Whole words without accents. Stems alone do not contain the beginnings of words (« bâtiment » becomes « bat »), and readers look for
-- articles by the first letters that they type: « relan », « fact », « bâtim ».
create text search configuration private.words_unaccent (copy = pg_catalog.simple);
alter text search configuration private.words_unaccent
  alter mapping for hword, hword_part, word with extensions.unaccent, simple;

-- Returns the signs that separate words, as the inside of a bracket expression. The parser takes « CRM/ERP » for a path and
-- « devis.Ensuite » for a host, and which signs are letters depends on the locale of the database.
create function private.word_separators() returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '\u0001-\u001F!-/:-@\[-`{-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u1680\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u3000-\u303F'
$$;

-- Returns a text whose numbers have no spaces between their groups of three digits: « 1200 » for « 1 200 », with any space. A number of four
-- digits, such as a year, begins no group, and a decimal or a letter before the first one means that it is none.
create function private.join_digits(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(value,
    '(^|[^\w.,])(\d{1,3})[ \u00A0\u202F](\d{3})(?:[ \u00A0\u202F](\d{3}))?(?:[ \u00A0\u202F](\d{3}))?(?!\w)', '\1\2\3\4\5', 'g')
$$;

-- Returns a text whose numbers have no spaces, and whose raised and lowered digits are plain: « m2 » for « m² ».
create function private.plain_digits(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select translate(private.join_digits(value), '⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ᵉʳ', '01234567890123456789er') $$;

-- Returns a text whose French telephone numbers begin as they are dialled in France: « 06 » for « +33 6 ».
create function private.national_number(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select regexp_replace(value, '(^|\s)(?:\+|00)33[ \u00A0\u202F.]?(?:\(0\)|0)?[ \u00A0\u202F.]?(?=[1-9])', '\10', 'g') $$;

-- Returns the words of a text or of HTML separated by single spaces. It drops markup, turns entities into letters, and joins words that a
-- soft hyphen splits.
create function private.normalized_words(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Titles and typed words have no markup, and a search asks for many of them.
  if value ~ '[<&]' then
    value := private.html_to_text(value);
  end if;
  return btrim(regexp_replace(
    normalize(private.plain_digits(regexp_replace(value, '[\u00AD\u200B-\u200D\u2060\uFEFF]', '', 'g')), nfc),
    format('[ %s]+', private.word_separators()), ' ', 'g'
  ));
end
$$;

-- Returns a text as its words and its stems. Every search index contains this. The words come first, because a vector stores no position
-- above 16,383, and phrases are found by the positions of the words. The cost makes the planner read the index instead of computing the
-- vectors of all texts, also where a table has few rows.
create function private.stems_and_words(value text) returns tsvector
language sql immutable parallel safe cost 10000 set search_path = ''
as $$
  select to_tsvector('private.words_unaccent', words) || to_tsvector('public.french_unaccent', words)
  from private.normalized_words(value) as words
$$;

-- Returns tags as one text. array_to_string() is only stable because the text form of some types depends on settings; that of `text` does
-- not, so this function is immutable.
create function private.tags_as_text(tags text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$ select array_to_string(tags, ' ') $$;

-- Returns a text as searches compare it: « Éloïse » and « eloise » are the same. It names the dictionary, so that settings change nothing.
create function private.searchable_text(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select lower(extensions.unaccent('extensions.unaccent', value)) $$;

-- Returns a label of a domain as people write it: « boulangerie-léon » for `xn--boulangerie-lon-nnb` (Punycode, RFC 3492, whose names the
-- variables have). A label that is not valid stays as it is, so that no address fails.
create function private.readable_label(label text) returns text
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  input constant text := substring(label from '^xn--(?:.*-)?([a-z0-9]+)$');
  output text := coalesce(substring(label from '^xn--(.*)-'), '');
  n bigint := 128;
  i bigint := 0;
  bias bigint := 72;
  old_i bigint;
  w bigint;
  k bigint;
  t bigint;
  digit integer;
  delta bigint;
  points integer;
  place integer := 0;
begin
  if input is null then
    return label;
  end if;
  while place < length(input) loop
    old_i := i;
    w := 1;
    k := 36;
    loop
      place := place + 1;
      if place > length(input) or i > 100000000 then
        return label;
      end if;
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(input, place, 1)) - 1;
      i := i + digit * w;
      t := greatest(1, least(26, k - bias));
      exit when digit < t;
      w := w * (36 - t);
      k := k + 36;
    end loop;
    points := length(output) + 1;
    delta := (i - old_i) / case when old_i = 0 then 700 else 2 end;
    delta := delta + delta / points;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + 36 * delta / (delta + 38);
    n := n + i / points;
    i := i % points;
    if n > 1114111 or n between 55296 and 57343 then
      return label;
    end if;
    output := overlay(output placing chr(n::integer) from i::integer + 1 for 0);
    i := i + 1;
  end loop;
  return output;
end
$$;

-- Returns an address as searches read it: followed by its domain as people write it, if that has accents.
create function private.searchable_email(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when email ~* '[@.]xn--' then email || ' ' || array_to_string(
    array(select private.readable_label(label) from regexp_split_to_table(lower(substring(email from '[^@]*$')), '\.') with ordinality as labels (label, place) order by place), '.'
  ) else email end
$$;

-- PostgreSQL computes a generated column with the rights of the role that inserts.
grant execute on function private.stems_and_words(text), private.tags_as_text(text[]), private.searchable_text(text),
  private.readable_label(text), private.searchable_email(text), private.join_digits(text), private.plain_digits(text),
  private.national_number(text) to anon, authenticated;
grant execute on function private.word_separators(), private.normalized_words(text) to authenticated;

-- Stored texts contain no character that XML forbids: it would make readers refuse the whole feed, and it is invisible anywhere else.
-- The rule holds for every writer, because pasted text brings such characters, for instance the line breaks of slides (U+000B).

-- Removes these characters from a row. A vertical tab and a form feed separate words, so they become spaces. An e-mail address stays
-- unchanged, so that its constraint refuses it: without the character it could be the address of somebody else.
create function private.strip_control_characters() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- JSON writes every control character with a backslash; tabs and ends of lines, which may stay, are \t, \n and \r.
  row_json text := to_jsonb(new)::text;
begin
  if row_json !~ '\\(u00|[bf])|[\uFFFE\uFFFF]' then
    return new;
  end if;
  row_json := regexp_replace(row_json, '(?<!\\)((?:\\\\)*)\\(?:u000b|f)', '\1 ', 'g');
  row_json := regexp_replace(row_json, '(?<!\\)((?:\\\\)*)\\(?:u00[01][0-9a-f]|b)|[\uFFFE\uFFFF]', '\1', 'g');
  return jsonb_populate_record(new, row_json::jsonb || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(new))
    where key in ('email', 'recipient') or (key = 'value' and to_jsonb(new) ->> 'key' like '%email')
  ));
end
$$;

-- Adds the trigger that removes such characters from the rows of a table. Its name, which
-- begins with `a_`, makes it fire before the triggers that read the row.
create function private.add_control_character_trigger(of_table text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('create or replace trigger a_strip_control_characters before insert or update on %s
    for each row execute function private.strip_control_characters()', of_table::regclass);
end
$$;

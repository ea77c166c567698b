-- No word is stored that XML cannot write: such a sign made readers refuse the whole feed.

-- A row without such signs. A vertical tab and a form feed stand between words, and become spaces.
create function private.keep_printable() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- In JSON every control character is written with a backslash; tabs and ends of lines, which may stay, as \t, \n and \r.
  written text := to_jsonb(new)::text;
begin
  if written !~ '\\(u00|[bf])|[\uFFFE\uFFFF]' then
    return new;
  end if;
  written := regexp_replace(written, '(?<!\\)((?:\\\\)*)\\(?:u000b|f)', '\1 ', 'g');
  written := regexp_replace(written, '(?<!\\)((?:\\\\)*)\\(?:u00[01][0-9a-f]|b)|[\uFFFE\uFFFF]', '\1', 'g');
  return jsonb_populate_record(new, written::jsonb || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(new))
    where key in ('email', 'recipient') or (key = 'value' and to_jsonb(new) ->> 'key' like '%email')
  ));
end
$$;

-- Keeps the words of a table printable; by its name, the trigger comes before those that read what is written.
create function private.keep_printable_texts(of_table text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('create or replace trigger all_words_are_printable before insert or update on %s
    for each row execute function private.keep_printable()', of_table::regclass);
end
$$;

-- Of every table that has words.
select private.keep_printable_texts('public.' || quote_ident(relname))
from pg_catalog.pg_attribute join pg_catalog.pg_class as class on class.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
  and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
group by relname;

-- The address of a text follows its title until somebody writes one or visitors have seen it. The fields for search engines follow the
-- title and the excerpt while they are empty, because nobody has written them.

-- Returns the address that a title makes, as `slugFromTitle` of packages/domain does.
create function private.slug_of(title text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(left(btrim(regexp_replace(regexp_replace(
    lower(normalize(replace(replace(replace(replace(title, 'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae'), nfd)),
    '[^a-z0-9\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF-]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), '-'), 200), '-')
$$;

-- Whether a title makes this address, alone or with the number that distinguishes it from a taken one. A page's address may have a folder.
create function private.slug_matches_title(slug text, title text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select regexp_replace(slug, '^.*/', '') ~ format('^%s(-\d\d?)?$', private.slug_of(title)) $$;

-- Returns an address that no other row has: the preferred one, or else the one with the lowest free number. A page also avoids the addresses
-- of screens and of the server.
create function private.free_slug(of_table text, of_row uuid, preferred text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate text := preferred;
  is_taken boolean;
begin
  for number in 2..99 loop
    execute format('select exists (select from public.%I where slug = $1 and id <> $2)', of_table) into is_taken using candidate, of_row;
    exit when not is_taken and (of_table <> 'pages' or candidate not in ('admin', 'rest', 'auth', 'storage', 'healthz', 'accueil', 'apercu')
      and not exists (select from private.screens where path = '/' || candidate));
    candidate := left(preferred, 197) || '-' || number;
  end loop;
  return candidate;
end
$$;

-- Whether visitors can read a row.
create function private.is_public_row(stored jsonb) returns boolean
language sql stable set search_path = ''
as $$ select coalesce((stored ->> 'published_at')::timestamptz <= now(), (stored ->> 'published')::boolean, false) $$;

-- Returns a text for search engines: nothing where it is blank or repeats the text that it is derived from, in any Unicode form.
create function private.unless_derived(written text, derived text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when plain_text in ('', btrim(normalize(derived), blanks)) then '' else written end
  from (values (E' \t\n\r\u00A0\u202F')) as chosen (blanks) cross join lateral btrim(normalize(written), blanks) as plain_text
$$;

-- Returns the columns that a save derives from the title and the excerpt. `slug_origin` is `title` while the slug follows the title,
-- `written` once a person has chosen the slug, and `public` for good once visitors could read the row. A changed slug that does not match
-- the title counts as `written`.
-- @param old_row the row before the save; null for a new one
create function private.derived_columns(of_table text, old_row jsonb, new_row jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  title constant text := btrim(new_row ->> 'title');
  slug text := new_row ->> 'slug';
  origin text := new_row ->> 'slug_origin';
  -- The slug is that of the former title, even if it seems to be the new one with a number: « Bilan 24 » became « Bilan ».
  is_former constant boolean := slug = old_row ->> 'slug' and private.slug_of(old_row ->> 'title') <> private.slug_of(title);
begin
  if 'public' in (old_row ->> 'slug_origin', origin) or private.is_public_row(old_row) or private.is_public_row(new_row) then
    origin := 'public';
  elsif origin = 'title' and (is_former or not private.slug_matches_title(slug, title)) then
    if old_row is null or old_row ->> 'slug_origin' = 'title' and slug <> old_row ->> 'slug' then
      origin := 'written';
    elsif private.slug_of(title) <> '' and (new_row ->> 'essential')::boolean is not true then
      slug := private.free_slug(of_table, (new_row ->> 'id')::uuid, regexp_replace(slug, '[^/]*$', '') || private.slug_of(title));
    end if;
  end if;
  return jsonb_build_object(
    'slug', slug,
    'slug_origin', origin,
    'meta_title', private.unless_derived(new_row ->> 'meta_title', title),
    'meta_description', private.unless_derived(new_row ->> 'meta_description', coalesce(new_row ->> 'excerpt', new_row ->> 'summary'))
  );
end
$$;

create function private.derive_texts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  return jsonb_populate_record(new, private.derived_columns(
    tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new)
  ));
end
$$;

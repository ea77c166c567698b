-- Generated from supabase/schemas by `npm run migration -- --first-release`: do not edit.

-- supabase/schemas/10_core/01_foundations.sql

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


-- supabase/schemas/10_core/02_permissions.sql

-- Roles of people of the back-office, and the table of their permissions. Signing in gives no right by itself: every policy asks
-- private.has_permission(), and every function private.require_permission().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint admins_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- Whether an account has to give a code of an authenticator application after its password.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from auth.mfa_factors where user_id = account and status::text = 'verified') $$;

-- Whether the token's session still exists: an access token would outlive it by up to an hour.
create function private.session_exists() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  )
$$;

-- Whether the session has given the code of the second factor. Both the token and the session have to say so, because the token may be an
-- hour old and the account may have removed its factor since.
create function private.session_passed_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()) and aal::text = 'aal2'
  )
$$;

-- Whether the token's session may use its account's rights: the session exists, and it has given the code of the second factor if the
-- account has one or must have one.
create function private.session_is_authorized() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_exists() and (
    private.session_passed_second_factor()
    or not (private.has_second_factor((select auth.uid())) or private.requires_second_factor())
  );
end
$$;

-- Returns the caller's present role, or null. It reads the row each time instead of the token. It runs with its owner's rights, because the
-- policy on `admins` would otherwise call itself.
create function private.role_of_caller() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.admins where user_id = (select auth.uid()) and private.session_is_authorized() $$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.role_of_caller() is not null $$;

-- The permissions of each role: an action on a table, or on a task that several functions share (`figures`, `analytics`). An action
-- without a row is refused to every role, owners included.
create table private.permissions (
  role text not null,
  resource text not null,
  action text not null,
  primary key (role, resource, action)
);

-- Adds permissions. Each argument is a list of words: `private.grant_permissions('partners', 'select insert', 'owner editor')`.
create function private.grant_permissions(resources text, actions text, roles text) returns void
language sql set search_path = ''
as $$
  insert into private.permissions (role, resource, action)
  select role, resource, action
  from string_to_table(resources, ' ') as resource, string_to_table(actions, ' ') as action, string_to_table(roles, ' ') as role
  on conflict do nothing
$$;

-- Content that several administrators write. `others` is the right to articles, former versions and pictures of somebody else,
-- `publish` the right to articles that visitors see.
select
  private.grant_permissions('blog_posts', 'select insert update delete others publish', 'owner editor'),
  private.grant_permissions('blog_posts', 'select insert update delete propose', 'author'),
  private.grant_permissions('blog_posts', 'select others', 'reader'),
  private.grant_permissions('revisions', 'select update others', 'owner editor'),
  private.grant_permissions('trash', 'select update delete others', 'owner editor'),
  private.grant_permissions('revisions trash', 'select update', 'author'),
  private.grant_permissions('media', 'select insert delete others', 'owner editor'),
  private.grant_permissions('media', 'select insert', 'author'),
  private.grant_permissions('media', 'select', 'reader'),
  private.grant_permissions('pictures', 'select update', 'owner editor'),
  private.grant_permissions('pictures', 'select', 'author reader'),
  private.grant_permissions('pages testimonials team_members key_figures faq_entries partners tools case_studies',
    'select insert update delete', 'owner editor'),
  private.grant_permissions('pages testimonials team_members key_figures faq_entries partners tools case_studies', 'select', 'reader'),
  private.grant_permissions('case_study_tools', 'select insert delete', 'owner editor'),
  private.grant_permissions('case_study_tools', 'select', 'reader'),
  private.grant_permissions('redirects search_synonyms', 'select insert update delete', 'owner editor'),
  private.grant_permissions('missing_pages empty_searches', 'select delete', 'owner editor'),
  private.grant_permissions('redirects search_synonyms missing_pages empty_searches', 'select', 'reader'),
  -- Personal data of visitors: contact requests, comments and subscribers.
  private.grant_permissions('contacts comments', 'select insert update delete', 'owner editor'),
  private.grant_permissions('newsletter_subscribers', 'select insert delete', 'owner editor'),
  private.grant_permissions('newsletter_issues', 'select insert update', 'owner editor'),
  private.grant_permissions('newsletter_issues', 'select', 'reader'),
  private.grant_permissions('outbox', 'select insert update', 'owner editor'),
  -- Figures contain no personal data.
  private.grant_permissions('figures analytics', 'select', 'owner editor reader'),
  private.grant_permissions('analytics', 'delete', 'owner'),
  -- The site itself, and the people of the back-office.
  private.grant_permissions('site_settings', 'select', 'owner editor reader'),
  private.grant_permissions('site_settings', 'update', 'owner'),
  private.grant_permissions('webhooks', 'select insert update delete', 'owner'),
  private.grant_permissions('admins', 'select insert update delete', 'owner'),
  private.grant_permissions('activity_log', 'select', 'owner'),
  -- Reading the page « État du système », whose data the server gives.
  private.grant_permissions('system', 'select', 'owner editor');

-- Whether the caller has a permission. A policy writes `(select private.has_permission(…))`, so that PostgreSQL asks once per statement.
create function private.has_permission(action text, resource text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.permissions as permission
    where permission.role = private.role_of_caller() and permission.resource = has_permission.resource
      and permission.action = has_permission.action
  )
$$;
grant execute on function private.is_admin(), private.has_permission(text, text) to anon, authenticated;

-- Raises an error unless the caller has the permission. Every function that is not for everybody calls it first.
create function private.require_permission(action text, resource text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.has_permission(action, resource) then
    raise insufficient_privilege using message = format('Not allowed: %s %s', action, resource);
  end if;
end
$$;
grant execute on function private.require_permission(text, text) to authenticated;

-- Returns the caller's role and permissions, so that the back-office offers nothing else: {"role": "author", "permissions": {"blog_posts":
-- ["insert", "select"], …}}. The role of an account that is not an administrator's is null.
create function public.my_permissions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.role_of_caller(), 'permissions', coalesce((
    select jsonb_object_agg(resource, actions) from (
      select resource, jsonb_agg(action order by action) as actions
      from private.permissions where role = private.role_of_caller() group by resource
    ) as granted
  ), '{}'))
$$;
grant execute on function public.my_permissions() to authenticated;

-- An administrator reads their own row; people who manage administrators read all rows. No account can add a row directly. The service
-- key adds the first one (`npm run admin:create`).
alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, insert on table public.admins to service_role;
create policy "administrators read their own row, owners the list" on public.admins
  for select to authenticated using (
    (select private.has_permission('select', 'admins')) or ((select private.is_admin()) and user_id = (select auth.uid()))
  );

-- Keeps at least one owner, whoever changes the row or deletes the account. If two owners demote each other at the same time, the second
-- one waits here and then sees the first change.
create function private.require_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if not exists (select from public.admins where role = 'owner') then
    raise sqlstate 'PT409' using message = 'The last owner stays one';
  end if;
  return null;
end
$$;

-- Returns an account's address, where the history names the person who acted.
create function private.email_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select email::text from auth.users where id = account and (select private.is_admin()) $$;
grant execute on function private.email_of(uuid) to authenticated;

-- Locks a row for a function that changes it, if the caller's own policies allow the change. So only the policies say who may change which
-- rows.
create function private.lock_row(of_table text, of_row uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format('select from public.%I where id = $1 for update', of_table) using of_row;
  get diagnostics found_rows = row_count;
  if found_rows = 1 then
    return;
  end if;
  execute format('select from public.%I where id = $1', of_table) using of_row;
  get diagnostics found_rows = row_count;
  if found_rows = 1 then
    raise insufficient_privilege using message = 'This row is not yours to change';
  end if;
  raise sqlstate 'PT404' using message = 'What is to be changed does not exist';
end
$$;
grant execute on function private.lock_row(text, uuid) to authenticated;


-- supabase/schemas/10_core/03_visitor_addresses.sql

-- IP addresses of visitors: which one a request is counted under, what the database stores of it, and how many requests it may send.

-- The header that holds the caller's address. The database trusts one header only: the API's own proxy writes it, and clients cannot. A
-- server of ours that calls on behalf of visitors passes on their address with a secret; the database stores only the secret's digest.
create table private.address_source (
  only_row boolean primary key default true check (only_row),
  -- Hosted projects are behind Cloudflare. The embedded API stores another header when it starts.
  header text not null default 'cf-connecting-ip' check (header = lower(header)),
  server_secret_digest text
);
insert into private.address_source default values;

-- Returns the address that a request counts for: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. All
-- requests without a valid address share one.
create function private.visitor_address() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  source private.address_source;
  claimed inet;
begin
  select * into source from private.address_source;
  if source.server_secret_digest = encode(sha256(convert_to(headers ->> 'x-server-secret', 'UTF8')), 'hex') then
    claimed := btrim(headers ->> 'x-visitor-address');
  else
    -- A proxy appends the address that it sees to the addresses that it received.
    claimed := btrim(split_part(headers ->> source.header, ',', -1));
  end if;
  return coalesce(case family(claimed) when 6 then network(set_masklen(claimed, 64))::text else host(claimed) end, '');
exception when invalid_text_representation then
  return '';
end
$$;

-- Whether one of our own servers calls, with the service key or with its secret.
create function private.is_our_server() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('role', true) = 'service_role', false) or exists (
    select from private.address_source where server_secret_digest
      = encode(sha256(convert_to(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-server-secret', 'UTF8')), 'hex')
  )
$$;

-- Keys for the digests of addresses, a new one each day. Once a key is deleted, nobody can find the address behind a digest, not
-- even by trying all addresses. Unlogged, so that no copy of the key stays in the write-ahead log or in a backup of it.
create unlogged table private.address_keys (
  day date primary key default current_date,
  key bytea not null default extensions.gen_random_bytes(32)
);

create function private.address_key() returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  found_key bytea;
begin
  select key into found_key from private.address_keys where day = current_date;
  if found_key is null then
    insert into private.address_keys default values on conflict do nothing;
    delete from private.address_keys where day not between current_date and clock_timestamp()::date;
    delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
    select key into found_key from private.address_keys where day = current_date;
  end if;
  return found_key;
end
$$;

-- Returns the digest of the calling address for a purpose. The database stores nothing else of the address. An address has another digest
-- for each purpose and on each day.
create function private.address_digest(purpose text) returns text
language sql volatile security definer set search_path = ''
as $$
  select encode(
    extensions.hmac(convert_to(purpose || ' ' || private.visitor_address(), 'UTF8'), private.address_key(), 'sha256'), 'hex'
  )
$$;

-- How many requests each address sent for each purpose today.
create unlogged table private.daily_counters (
  address_digest text primary key,
  day date not null default current_date,
  hits integer not null default 1
);
create index daily_counters_age on private.daily_counters (day);

-- Counts one request of the calling address for a purpose, and returns the number of its requests today. Refused requests count too.
create function private.count_request_today(purpose text) returns integer
language sql volatile security definer set search_path = ''
as $$
  insert into private.daily_counters as counters (address_digest) values (private.address_digest(purpose))
  on conflict (address_digest) do update set hits = counters.hits + 1
  returning hits
$$;

-- How many requests each address sent for each purpose in the current ten minutes.
create unlogged table private.request_counters (
  address_digest text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (address_digest, window_start)
);
create index request_counters_age on private.request_counters (window_start);

-- Counts one request of the calling address for a purpose and refuses the 21st within ten minutes with HTTP 429. Each purpose has its own
-- count: a subscription does not use up the contact form.
create function private.limit_requests(purpose text, refusal text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  -- Skips rows that another session is deleting, so that no request waits for it.
  delete from private.request_counters where (address_digest, window_start) in (
    select address_digest, window_start from private.request_counters
    where window_start not between now() - interval '10 minutes' and clock_timestamp() for update skip locked
  );
  insert into private.request_counters as counters (address_digest, window_start)
  values (
    private.address_digest(purpose),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = refusal;
  end if;
end
$$;

-- Deletes expired keys and counters. It runs every day with the other purges, because a site without requests would keep them.
create function private.purge_address_keys() returns void
language sql security definer set search_path = ''
as $$
  delete from private.address_keys where day not between current_date and clock_timestamp()::date;
  delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
  delete from private.request_counters where window_start not between now() - interval '10 minutes' and clock_timestamp();
$$;


-- supabase/schemas/10_core/04_summaries.sql

-- Summaries of texts for which nobody wrote one: for cards, the feed, e-mails and descriptions.

-- Returns the character of an HTML entity, named or numbered; null for an unknown one, and for characters that markup needs.
create function private.decode_entity(entity text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when entity = 'shy' or code = 173 then ''
    when entity in ('zwnj', 'zwj') then chr(case entity when 'zwj' then 8205 else 8204 end)
    when code in (38, 60, 62) then '&' || case code when 38 then 'amp' when 60 then 'lt' else 'gt' end || ';'
    when code between 32 and 55295 or code between 57344 and 1114111 then chr(code)
  end
  from (
    select case
      when entity ~ '^#\d{1,7}$' then substr(entity, 2)::integer
      when entity ~* '^#x[\da-f]{1,6}$' then ('x' || lpad(substr(entity, 3), 8, '0'))::bit(32)::integer
      else coalesce(
        -- The entities of Latin-1 in their order, from the no-break space on.
        159 + array_position(string_to_array('nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn '
          || 'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring '
          || 'AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave '
          || 'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave '
          || 'iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml', ' '),
          entity),
        ascii(nullif(substr('''Œœ€…–—‘’‚“”„‹›•™→←   −≤≥≠≈‰′', array_position(string_to_array('apos OElig oelig euro hellip ndash mdash lsquo rsquo '
          || 'sbquo ldquo rdquo bdquo lsaquo rsaquo bull trade rarr larr ensp emsp thinsp minus '
          || 'le ge ne asymp permil prime', ' '), entity), 1), ''))
      )
    end
  ) as numbered (code)
$$;

-- Replaces HTML entities with their characters, except those that markup needs: `D&eacute;couvrez` becomes « Découvrez ».
create function private.decode_entities(html text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  entity text;
begin
  for entity in select distinct match[1] from regexp_matches(html, '&(#?\w{2,8});', 'g') as match loop
    html := replace(html, '&' || entity || ';', coalesce(private.decode_entity(entity), '&' || entity || ';'));
  end loop;
  return html;
end
$$;

-- Returns the words of HTML on one line.
create function private.html_to_text(html text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(replace(replace(replace(replace(private.decode_entities(
    regexp_replace(regexp_replace(regexp_replace(html,
      -- Removes comments and the numbers of footnotes. The expression is lazy as a whole: an alternative would make all of it greedy.
      '(?:<!--.*?-->|<sup\M[^>]*>\s*<a\M[^>]*>[^<]*</a>\s*</sup>){1,1}?', '', 'gi'),
      '</?(a|abbr|b|bdi|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)(\s[^>]*)?/?>', '', 'gi'),
      '<[a-z/!][^>]*(>|$)', ' ', 'gi')
  ), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g'))
$$;

-- Returns the first sentences of a text, as many as a description shows (specification §5): whole ones, or else its first words. It reads
-- headings, pictures and tables only where the text has nothing else.
create function private.first_sentences(html text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  longest constant integer := 160;
  aside text;
  words text;
begin
  foreach aside in array array['h[1-6]|figure|table|pre|', ''] loop
    words := private.html_to_text(regexp_replace(left(html, 20000),
      format('(?:<(%sscript|style|template|noscript|iframe|object|svg|math|audio|video|canvas)\M[^>]*>.*?</\1\s*>){1,1}?', aside), ' ', 'gi'));
    exit when words <> '';
  end loop;
  if length(words) <= longest then
    return words;
  end if;
  -- A full stop ends a sentence after at least three characters, so « M. Durand » does not end one.
  return coalesce(
    substring(left(words, longest + 2) from '^(.{40,}(?:[^ .]{3}[.]|[!?…])(?:[\u00A0\u202F]?[»”])?) (?=[A-ZÀ-ÞŒ0-9«“])'),
    regexp_replace(
      case when left(words, longest) ~ ' ' then substring(left(words, longest) from '^(.*) ') else left(words, longest - 1) end,
      '[\s,;:(«“–—-]+$', ''
    ) || '…'
  );
end
$$;

-- Returns the summary of a text: the excerpt or the description that somebody wrote, or else its first sentences.
create function private.summary_of(excerpt text, description text, html text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(nullif(btrim(excerpt), ''), nullif(btrim(description), ''), private.first_sentences(html)) $$;

-- PostgreSQL computes a generated column with the rights of the role that inserts.
grant execute on function private.decode_entity(text), private.decode_entities(text), private.html_to_text(text),
  private.first_sentences(text),
  private.summary_of(text, text, text) to authenticated;


-- supabase/schemas/20_people/01_people.sql

-- People of the back-office: invitations, roles, and the end of somebody's access, for a time or for good.

-- Administrators invite one another. An invitation is an account without a password, and a link to it; it gives no right by itself. The
-- account becomes an administrator with the role of the invitation when somebody follows a link that was sent to its address, within two
-- days. This holds for an existing account too: its password alone, or the invitation of a mistyped address, lets nobody in.
create table private.invitations (
  account_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint invitations_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- Withdraws an invitation: its link stops working, its unsent e-mail is cancelled, and an account that nobody ever opened is deleted.
create function private.withdraw_invitation(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations where account_id = account;
  if not found then
    return;
  end if;
  delete from public.outbox where kind = 'invitation' and about = account and state in ('waiting', 'failed');
  update auth.users set recovery_token = null where id = account;
  delete from auth.users
  where id = account and encrypted_password is null and last_sign_in_at is null
    and not exists (select from public.admins where user_id = account);
end
$$;

-- Invites the owner of an e-mail address, or invites them again if they missed the first link. The schema grants it to no role: only the
-- embedded Supabase accepts the link, and its server grants the function when it starts. On hosted Supabase, administrators invite in the
-- dashboard (docs/deployment.md).
-- @return the account's id
create function public.invite_administrator(email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_administrator.email));
  token text := encode(extensions.gen_random_bytes(32), 'hex');
  account uuid;
begin
  perform private.require_permission('insert', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if private.is_email_address(address) is not true or char_length(address) > 255 then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  if (
    select count(*) from public.outbox
    where kind = 'invitation' and created_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'Too many invitations';
  end if;
  select auth_user.id into account from auth.users as auth_user where auth_user.email = address;
  if exists (select from public.admins where user_id = account) then
    raise unique_violation using message = 'This person is an administrator already';
  end if;
  if account is null then
    account := gen_random_uuid();
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (account, 'authenticated', 'authenticated', address, '{"provider":"email","providers":["email"]}', '{}', now(), now());
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', account, account,
      jsonb_build_object('sub', account, 'email', address, 'email_verified', false), now(), now());
  end if;
  insert into private.invitations (account_id, role) values (account, invite_administrator.role)
  on conflict (account_id) do update set role = excluded.role, created_at = now();
  -- The embedded Supabase accepts a link of this kind once, for an hour after this date (otp_expiry of config.toml).
  update auth.users set recovery_token = token, recovery_sent_at = now() + interval '47 hours' where id = account;
  delete from public.outbox where kind = 'invitation' and about = account and state in ('waiting', 'failed');
  perform private.enqueue_mail('invitation', address, about => account, secret => jsonb_build_object('token_hash', token),
    data => jsonb_build_object('invited_by', (
      select auth_user.email from auth.users as auth_user where auth_user.id = (select auth.uid())
    )));
  return account;
end
$$;

-- Whether administrators of this project can invite; the back-office hides the button otherwise.
create function public.can_invite() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_permission('insert', 'admins')
    and has_function_privilege('authenticated', 'public.invite_administrator(text, text)', 'execute');
$$;
grant execute on function public.can_invite() to authenticated;

-- Accepts an invitation. The server calls this when somebody follows a link that was sent to the account's address, for an invitation or a
-- new password.
create function private.accept_invitation(account uuid) returns void
language sql security definer set search_path = ''
as $$
  with accepted as (
    delete from private.invitations where account_id = account and created_at > now() - interval '48 hours' returning account_id, role
  )
  insert into public.admins (user_id, role) select account_id, role from accepted on conflict (user_id) do nothing;
$$;

-- Gives an administrator another role, from their next request on. If two owners demote each other at the same time, the second one waits
-- and then no longer has the right.
create function public.change_role(id uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('update', 'admins');
  update public.admins as admin set role = change_role.role where admin.user_id = change_role.id;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is no administrator';
  end if;
end
$$;
grant execute on function public.change_role(uuid, text) to authenticated;

-- People whose access is closed for a time, each with the role that they get back. They are not administrators meanwhile.
create table private.deactivations (
  account_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint deactivations_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- Ends the deactivation of a person who becomes an administrator again, in any way.
create function private.end_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.deactivations where account_id = new.user_id;
  return null;
end
$$;

create function private.refuse_invitation_of_deactivated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.deactivations where account_id = new.account_id) then
    raise unique_violation using message = 'This person is deactivated';
  end if;
  return new;
end
$$;

-- Gives the articles, drafts and trash of one person to another person who writes, or to nobody.
create function private.reassign_posts(account uuid, new_author uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if new_author is not null and not exists (select from public.admins where user_id = new_author and role <> 'reader') then
    raise check_violation using message = 'Articles go to somebody who writes';
  end if;
  update public.blog_posts set author_id = new_author where author_id = account;
  update public.trash set content = content || jsonb_build_object('author_id', new_author)
  where table_name = 'blog_posts' and content ->> 'author_id' = account::text;
end
$$;

-- Begins the removal or deactivation of an administrator: waits for other changes of the list, checks the caller's right again afterwards,
-- and refuses the caller's own account.
create function private.require_removable_administrator(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('delete', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('delete', 'admins');
  if account = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody removes themselves';
  end if;
end
$$;

-- Withdraws an administrator's rights, sessions and profile, or an invitation, for good. The account stays, without rights, because the
-- history names the person who saved.
-- @param new_author the person who gets their articles; nobody when it is null
create function public.remove_administrator(id uuid, new_author uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_removable_administrator(remove_administrator.id);
  delete from public.admins where user_id = remove_administrator.id;
  delete from private.deactivations where account_id = remove_administrator.id;
  perform private.reassign_posts(remove_administrator.id, new_author);
  delete from public.profiles as profile where profile.id = remove_administrator.id;
  perform private.withdraw_invitation(remove_administrator.id);
end
$$;

-- Closes an administrator's access for a time: their rights and sessions end at once, their profile stays.
-- @param new_author the person who gets their articles: nobody when it is null; when it is the same person, they keep them
create function public.deactivate_administrator(id uuid, new_author uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_removable_administrator(deactivate_administrator.id);
  with closed as (
    delete from public.admins where user_id = deactivate_administrator.id returning user_id, role
  )
  insert into private.deactivations (account_id, role) select user_id, role from closed;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is no administrator';
  end if;
  if new_author is distinct from deactivate_administrator.id then
    perform private.reassign_posts(deactivate_administrator.id, new_author);
  end if;
end
$$;

-- Opens the access again, with the role that the person had before.
create function public.reactivate_administrator(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'admins');
  insert into public.admins (user_id, role)
  select account_id, role from private.deactivations where account_id = reactivate_administrator.id
  on conflict do nothing;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is not deactivated';
  end if;
end
$$;
grant execute on function public.remove_administrator(uuid, uuid), public.deactivate_administrator(uuid, uuid),
  public.reactivate_administrator(uuid) to authenticated;

-- Returns the administrators, the invited people and those whose access is closed, with the name that they sign with and the number of
-- their articles.
create function public.administrator_list()
returns table (
  id uuid, email private.french_text, name private.french_text, state text, role text, since timestamptz, last_sign_in_at timestamptz, is_self boolean, posts integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'admins');
  return query
  select account.id, account.email::private.french_text, coalesce(profile.name, '')::private.french_text, person.state, person.role, person.since,
    case when person.has_entered then account.last_sign_in_at end, account.id = (select auth.uid()),
    (select count(*) from public.blog_posts where author_id = account.id)::integer
  from (
    select admin.user_id as account_id, 'active' as state, admin.role, admin.created_at as since, true as has_entered
    from public.admins as admin
    union all
    select closed.account_id, 'deactivated', closed.role, closed.created_at, true from private.deactivations as closed
    union all
    select invitation.account_id, case when invitation.created_at > now() - interval '48 hours' then 'invited' else 'expired' end,
      invitation.role, invitation.created_at, false
    from private.invitations as invitation
    where not exists (select from public.admins where user_id = invitation.account_id)
  ) as person
  join auth.users as account on account.id = person.account_id
  left join public.profiles as profile on profile.id = person.account_id;
end
$$;
grant execute on function public.administrator_list() to authenticated;

create function private.purge_invitations() returns void
language sql security definer set search_path = ''
as $$
  select private.withdraw_invitation(account_id) from private.invitations where created_at < now() - interval '30 days';
$$;


-- supabase/schemas/20_people/02_profiles.sql

-- Profiles: how the site shows people of the back-office, and their own preferences. A profile begins with a person's access to the
-- back-office, stays while the access is closed for a time, and ends with the access.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- The name that signs the person's articles; while it is empty, the articles show the text of their column `author`.
  name text collate private.french not null default ''
    constraint profiles_name_length check (char_length(name) <= 200),
  -- The last part of the address /blog/auteur/{slug}.
  slug text unique
    constraint profiles_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  picture_url text not null default ''
    constraint profiles_picture_shape check (picture_url ~ '^(https?://|/[^/]|$)' and char_length(picture_url) <= 2000),
  biography text not null default ''
    constraint profiles_biography_length check (char_length(biography) <= 1000),
  -- Whether the person gets the weekly digest, if their role may read contact requests.
  weekly_mail boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_slug_presence check ((name = '') = (slug is null))
);

create function private.slug_of_name(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(btrim(regexp_replace(private.searchable_text(name), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'auteur')
$$;

-- Keeps the address of a person who has a name: the one that the client sent, or else one made from the name. The address follows the name
-- until visitors have seen the person's page.
create function private.set_profile_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if new.name = '' then
    new.slug := null;
  elsif new.slug is null or (
    tg_op = 'UPDATE' and new.name <> old.name and new.slug = old.slug
    and old.slug in (private.slug_of_name(old.name), private.slug_of_name(old.name) || '-' || left(old.id::text, 8))
    and not exists (select from public.blog_posts where author_id = old.id and published_at <= now())
  ) then
    new.slug := private.slug_of_name(new.name);
    if exists (select from public.profiles where slug = new.slug and id <> new.id) then
      new.slug := new.slug || '-' || left(new.id::text, 8);
    end if;
  end if;
  return new;
end
$$;

-- Everybody reads and writes their own profile, owners all of them. Visitors read the columns that author_pages() returns.
select private.grant_permissions('profiles', 'select update', 'owner editor author reader');
select private.grant_permissions('profiles', 'others', 'owner');
alter table public.profiles enable row level security;
grant select, update (name, slug, picture_url, biography, weekly_mail) on table public.profiles to authenticated;
create policy "people read their profile, owners all" on public.profiles
  for select to authenticated using (
    (select private.has_permission('select', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  );
create policy "people change their profile, owners all" on public.profiles
  for update to authenticated using (
    (select private.has_permission('update', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  ) with check (
    (select private.has_permission('update', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  );

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.user_id) on conflict do nothing;
  return null;
end
$$;

-- Returns people with a page on the site: those who sign an article that visitors read. A newer article also changes updated_at.
create function public.author_pages()
returns table (name text, slug text, picture_url text, biography text, updated_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select profile.name, profile.slug, profile.picture_url, profile.biography,
    greatest(profile.updated_at, max(post.updated_at), max(post.published_at))
  from public.profiles as profile join public.blog_posts as post on post.author_id = profile.id
  where profile.slug is not null and post.published_at <= now()
  group by profile.id
  order by profile.name, profile.id
$$;

-- Returns the articles of a person that visitors read, latest first, and their total number.
create function public.author_posts(author text, skipped integer default 0, shown integer default 20)
returns table (id uuid, total bigint)
language sql stable security definer set search_path = ''
as $$
  select post.id, count(*) over ()
  from public.blog_posts as post join public.profiles as profile on profile.id = post.author_id
  where profile.slug = author_posts.author and post.published_at <= now()
  order by post.published_at desc, post.id
  offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
$$;

-- Returns the person who signs an article that the caller may read; null where the site shows the column `author`.
create function public.author_of(post_id uuid) returns table (name text, slug text)
language sql stable security definer set search_path = ''
as $$
  select profile.name, profile.slug
  from public.blog_posts as post join public.profiles as profile on profile.id = post.author_id
  where post.id = author_of.post_id and profile.slug is not null and (
    post.published_at <= now() or ((select private.has_permission('select', 'blog_posts'))
      and (post.author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts'))))
  )
$$;
grant execute on function public.author_pages(), public.author_posts(text, integer, integer), public.author_of(uuid)
  to anon, authenticated;

-- Returns the people who may sign an article of the caller's: those who write, and those who already sign one. Authors sign their own
-- articles.
create function public.author_choices() returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  return query
  select profile.id, profile.name, account.email::text
  from public.profiles as profile join auth.users as account on account.id = profile.id
  where (profile.id = (select auth.uid()) or private.has_permission('others', 'blog_posts')) and (
    exists (select from public.admins where user_id = profile.id and role <> 'reader')
    or exists (select from public.blog_posts where author_id = profile.id)
  )
  order by nullif(profile.name, ''), account.email collate private.french;
end
$$;
grant execute on function public.author_choices() to authenticated;

-- Returns the pictures of profiles, so that the library can say where each is shown.
create function private.profile_pictures() returns table (id uuid, name text, picture_url text)
language sql stable security definer set search_path = ''
as $$
  select id, name, picture_url from public.profiles where picture_url <> '' and (select private.has_permission('select', 'media'))
$$;
grant execute on function private.profile_pictures() to authenticated;

-- Deletes the profile of an account that left the list of administrators in another way than by remove_administrator().
create function private.purge_profiles() returns void
language sql security definer set search_path = ''
as $$
  delete from public.profiles as profile
  where not exists (select from public.admins where user_id = profile.id)
    and not exists (select from private.deactivations where account_id = profile.id)
$$;


-- supabase/schemas/20_people/03_second_factor.sql

-- Second factors and sessions of people of the back-office. Supabase Auth stores both in its own tables, which the embedded Supabase has
-- too. This file adds the functions that Supabase Auth lacks.

-- Whether the caller's role must have a second factor.
create function private.requires_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.site_settings as setting join public.admins as person on person.role = any (string_to_array(setting.value, ' '))
    where setting.key = 'second_factor_required' and person.user_id = (select auth.uid())
  )
$$;

-- Refuses an owner without a second factor to require one, because that would lock the owner out by mistake.
create function private.check_second_factor_required() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not private.session_is_authorized() then
    raise sqlstate 'PT412' using message = 'Whoever requires a second factor has one';
  end if;
  return null;
end
$$;

-- Refuses a session that has ended or has not given its second factor. Functions that an account calls about itself call it first.
create function private.require_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.session_is_authorized() then
    raise insufficient_privilege using message = 'This session has no rights';
  end if;
end
$$;

-- Refuses the token of an ended session before anything else (packages/embedded-supabase/src/lite-connection.ts). A hosted project may set
-- this function as PostgREST's db_pre_request; otherwise such a token only has no rights.
create function private.check_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not private.session_exists() then
    raise sqlstate 'PT401' using message = 'This session was ended';
  end if;
end
$$;
grant execute on function private.check_session() to authenticated;

-- Ends an account's sessions except `except_session`: their tokens stop working at once, and nobody can renew them.
create function private.end_sessions(account uuid, except_session text default null) returns void
language sql security definer set search_path = ''
as $$ delete from auth.sessions where user_id = account and id::text is distinct from except_session $$;

-- Ends a person's sessions when their rights change, so that the new rights begin with a new session.
create function private.end_sessions_of_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.end_sessions(old.user_id, (select auth.jwt()) ->> 'session_id');
  return null;
end
$$;

-- Returns the caller's sessions. The browser describes itself; the last use is exact to the hour, because sessions in use renew hourly.
create function public.session_list()
returns table (id uuid, user_agent text, since timestamptz, last_used_at timestamptz, is_current boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_session();
  return query
  select session.id, session.user_agent, session.created_at,
    coalesce(session.refreshed_at at time zone 'UTC', session.created_at),
    session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where session.user_id = (select auth.uid()) and (session.not_after is null or session.not_after > now())
  order by 4 desc;
end
$$;

create function public.end_session(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_session();
  delete from auth.sessions as session where session.id = end_session.id and session.user_id = (select auth.uid());
end
$$;

-- Recovery codes replace a lost telephone. The database stores only their digests, computed like those of passwords.
create table private.recovery_codes (
  account_id uuid not null references auth.users (id) on delete cascade,
  digest text not null,
  used_at timestamptz,
  primary key (account_id, digest)
);
create table private.recovery_attempts (
  id bigint primary key generated always as identity,
  account_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default clock_timestamp()
);
create index recovery_attempts_account on private.recovery_attempts (account_id, attempted_at);

create function private.purge_recovery_attempts() returns void
language sql security definer set search_path = ''
as $$ delete from private.recovery_attempts where attempted_at < now() - interval '1 day' $$;

-- Informs a person by e-mail of a change of their second factor.
create function private.announce_second_factor(account uuid, event text) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_mail('second_factor', auth_user.email, jsonb_build_object('event', event), account)
  from auth.users as auth_user where auth_user.id = account;
$$;

-- Removes an account's second factor. Its other sessions end, because nobody knows any more who opened them. The session that asked
-- continues as one that has given only the password.
create function private.remove_second_factor(account uuid, event text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.mfa_factors where user_id = account;
  perform private.end_sessions(account, (select auth.jwt()) ->> 'session_id');
  update auth.sessions set aal = 'aal1', factor_id = null where user_id = account;
  delete from auth.mfa_amr_claims as proof using auth.sessions as session
  where session.id = proof.session_id and session.user_id = account and proof.authentication_method = 'totp';
  perform private.announce_second_factor(account, event);
end
$$;

-- Returns whether an account administers, has a second factor and has to use one, and how many recovery codes it has left. A session
-- that has only given the password may call it too, because the sign-in page has to know the next step.
create function public.second_factor_state()
returns table (administers boolean, has_factor boolean, is_required boolean, recovery_codes bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := (select auth.uid());
begin
  if not private.session_exists() then
    raise insufficient_privilege using message = 'This session was ended';
  end if;
  return query
  select exists (select from public.admins where user_id = account), private.has_second_factor(account),
    private.requires_second_factor(),
    (select count(*) from private.recovery_codes where account_id = account and used_at is null);
end
$$;

-- Creates ten recovery codes, which replace all former ones, and returns them this once. The session must have given a code of the second
-- factor in the last quarter of an hour, so that nobody creates codes in a session that was left open.
create function public.new_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select auth.uid());
  codes text[];
begin
  perform private.require_session();
  if not private.has_second_factor(account) or not exists (
    select from jsonb_array_elements((select auth.jwt()) -> 'amr') as proof
    where proof ->> 'method' = 'totp'
      and abs(extract(epoch from now()) - (proof ->> 'timestamp')::numeric) < 15 * 60
  ) then
    raise insufficient_privilege using message = 'Give a code of the second factor first';
  end if;
  -- The characters of Crockford's base 32, none of which resembles another.
  select array_agg(code) into codes from (
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, place) & 31) + 1, 1), '' order by place) as code
    from (select number, extensions.gen_random_bytes(10) as bytes from generate_series(1, 10) as number) as drawn,
      generate_series(0, 9) as place
    group by number
  ) as made;
  delete from private.recovery_codes where account_id = account;
  insert into private.recovery_codes (account_id, digest)
  select account, extensions.crypt(code, extensions.gen_salt('bf', 8)) from unnest(codes) as code;
  return codes;
end
$$;

-- Removes the second factor in exchange for one of its recovery codes, after the password; the person then sets up another one. A hosted
-- project needs this too, because Supabase Auth has no recovery codes. The function allows ten attempts an hour, and returns false instead
-- of raising, because an error would undo their count.
-- @return whether the code was valid
create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select auth.uid());
  -- Accepts a code however the person copied it: with spaces and dashes, in capitals, with an o for a zero.
  typed text := translate(lower(regexp_replace(use_recovery_code.code, '[^a-zA-Z0-9]', '', 'g')), 'ilo', '110');
begin
  if not private.session_exists() then
    raise insufficient_privilege using message = 'This session was ended';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('recovery of ' || account, 0));
  if (
    select count(*) from private.recovery_attempts
    where account_id = account and attempted_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 10 then
    raise sqlstate 'PT429' using message = 'Too many recovery codes';
  end if;
  insert into private.recovery_attempts (account_id) values (account);
  -- Attempts with a date in the future were made before the clock was set back. They count as made now, so that they expire with this one.
  update private.recovery_attempts set attempted_at = clock_timestamp() where account_id = account and attempted_at > clock_timestamp();
  if not private.has_second_factor(account) then
    return false;
  end if;
  update private.recovery_codes set used_at = now()
  where account_id = account and used_at is null and digest = extensions.crypt(typed, digest);
  if not found then
    perform private.record_activity('second_factor_failed', 'admins', account::text);
    return false;
  end if;
  perform private.remove_second_factor(account, 'recovery_code');
  return true;
end
$$;

grant execute on function public.session_list(), public.end_session(uuid), public.second_factor_state(), public.new_recovery_codes(),
  public.use_recovery_code(text) to authenticated;

-- Returns who has a second factor, so that an administrator can remove that of a person who lost both telephone and codes.
create function public.second_factors() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'admins');
  return query select admin.user_id from public.admins as admin where private.has_second_factor(admin.user_id);
end
$$;

create function public.reset_second_factor(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'admins');
  if reset_second_factor.id = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody resets their own second factor';
  end if;
  if private.has_second_factor(reset_second_factor.id) then
    delete from private.recovery_codes where account_id = reset_second_factor.id;
    perform private.remove_second_factor(reset_second_factor.id, 'reset');
  end if;
end
$$;
grant execute on function public.second_factors(), public.reset_second_factor(uuid) to authenticated;


-- supabase/schemas/20_people/04_activity.sql

-- The activity log of the back-office: who changed which columns of which row, and when, never the values. Triggers write it, and nobody
-- can change it. It leaves out what visitors send, and what the database does by itself: counting, erasing, a migration, a restore.

create table public.activity_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- The person who was signed in. It is not a foreign key, because an entry outlives the account.
  account_id uuid,
  source text not null
    constraint activity_log_source_values check (source in ('person', 'service_key', 'database')),
  -- `insert`, `update`, `delete`, or a name that record_activity() was given.
  event text not null
    constraint activity_log_event_shape check (event ~ '^[a-z_]{1,50}$'),
  table_name text,
  row_id text,
  columns text[] not null default '{}'
);
create index activity_log_happened_at on public.activity_log (happened_at desc, id);
create index activity_log_row on public.activity_log (table_name, row_id, id desc);

alter table public.activity_log enable row level security;
grant select on table public.activity_log to authenticated;
create policy "administrators read the activity log" on public.activity_log
  for select to authenticated using ((select private.has_permission('select', 'activity_log')));

-- Returns what writes: a person, the service key or the database itself; null for a visitor, and for an account without access to the
-- back-office. A request's role stays the same in functions that run with their owner's rights.
create function private.activity_source() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when current_setting('role', true) = 'service_role' then 'service_key'
    when exists (select from public.admins where user_id = (select auth.uid())) then 'person'
    when current_setting('role', true) in ('anon', 'authenticated') then null
    else 'database'
  end
$$;

-- Logs an event that is not a change of a row, or that says more than the change: a refused second factor, a new role.
create function private.record_activity(
  event text, table_name text default null, row_id text default null, columns text[] default '{}', account uuid default auth.uid()
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
  values (account, case when account is null then coalesce(private.activity_source(), 'database') else 'person' end,
    event, table_name, row_id, columns);
$$;

-- Writes an entry for each row that a statement changed, in one statement of its own.
-- @param tg_argv the column that identifies the row; then `always` if the database's own changes are entries too, or `texts` if the
-- automatic saves of ten minutes share one entry
create function private.log_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  source constant text := private.activity_source();
  -- Columns that triggers, workers and visitors change: the log leaves them out.
  unlogged_columns constant text[] := array['created_at', 'updated_at', 'notes_updated_at', 'answered_at', 'moderated_at', 'view_count',
    'hits', 'last_used_at', 'sent', 'failed', 'slug_origin'];
  -- In tables with `texts`, a change of one of these columns always has an entry of its own, because a person made it with a button.
  always_logged_columns constant text[] := array['status', 'published_at', 'featured', 'sort_order'];
  changed_columns text;
begin
  if source is null or (source = 'database' and tg_argv[1] is distinct from 'always') then
    return null;
  end if;
  -- A restoration from the trash writes an entry of its own.
  if tg_op = 'INSERT' and current_setting('activity.restoring', true) = 'true' then
    return null;
  end if;
  if tg_op <> 'UPDATE' then
    execute format(
      'insert into public.activity_log (account_id, source, event, table_name, row_id)
       select auth.uid(), $1, $2, $3, %I::text from changed_rows', tg_argv[0]
    ) using source, lower(tg_op), tg_table_name;
    return null;
  end if;
  select string_agg(format('case when former.%1$I is distinct from present.%1$I then %1$L end', attname), ', ') into changed_columns
  from pg_catalog.pg_attribute
  where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (unlogged_columns);
  execute format(
    'insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
     select auth.uid(), $1, ''update'', $2, row_id, columns
     from (
       select present.%1$I::text as row_id, array_remove(array[%2$s], null) as columns
       from former_rows as former join changed_rows as present on present.%1$I = former.%1$I
     ) as change
     where columns <> ''{}'' and ($3 or columns && $4 or not exists (
       select from public.activity_log as entry
       where entry.table_name = $2 and entry.row_id = change.row_id and entry.account_id = auth.uid()
         and entry.happened_at between now() - interval ''10 minutes'' and clock_timestamp()
         and entry.event = ''update'' and entry.columns @> change.columns
     ))', tg_argv[0], changed_columns
  ) using source, tg_table_name, tg_argv[1] <> 'texts', always_logged_columns;
  return null;
end
$$;

-- Adds the triggers that log the changes of a table; a test requires them for each table of the schema.
create function private.add_activity_triggers(of_table regclass, key text default 'id', how text default '') returns void
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger log_insert after insert on %s referencing new table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
  execute format('create trigger log_update after update on %s referencing old table as former_rows new table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
  execute format('create trigger log_delete after delete on %s referencing old table as changed_rows
    for each statement execute function private.log_activity(%L, %L)', of_table, key, how);
end
$$;

-- Logs that a row left the trash before its time: at the end of the transaction, which alone tells whether somebody restored or erased it.
create function private.log_emptied_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_back boolean := false;
begin
  if old.deleted_at > now() - interval '30 days' and private.activity_source() in ('person', 'service_key') then
    if to_regclass(format('public.%I', old.table_name)) is not null then
      execute format('select exists (select from public.%I where id = $1)', old.table_name) into is_back using old.id;
    end if;
    perform private.record_activity(case when is_back then 'restore' else 'erase' end, old.table_name, old.id::text);
  end if;
  return null;
end
$$;

-- Logs a sign-in, which begins a session; renewing a session keeps its row. If the entry cannot be written, the person still signs in.
create function private.log_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.admins where user_id = new.user_id) then
    perform private.record_activity('sign_in', account => new.user_id);
  end if;
  return null;
exception when others then
  raise warning 'A sign-in is not in the activity log: %', sqlerrm;
  return null;
end
$$;

-- Logs a second factor that comes into use or is removed, whoever does it.
create function private.log_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only a factor that was in use counts as removed, and only one that comes into use counts as added.
  if old.status::text = 'verified' and tg_op = 'UPDATE' or 'verified' not in (old.status::text, coalesce(new.status::text, '')) then
    return null;
  end if;
  perform private.record_activity(
    case tg_op when 'DELETE' then 'second_factor_removed' else 'second_factor_added' end, 'admins', old.user_id::text,
    account => coalesce(auth.uid(), old.user_id)
  );
  return null;
end
$$;

-- Returns the log of one row or of all, with the e-mail addresses of the people who acted and of the accounts concerned, which the log does
-- not store itself.
create function public.activity_list(of_table text default null, of_row text default null)
returns table (
  id bigint, happened_at timestamptz, email text, source text, event text, table_name text, row_id text, about text, columns text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'activity_log');
  return query
  select entry.id, entry.happened_at, account.email::text, entry.source, entry.event, entry.table_name, entry.row_id,
    case when entry.table_name = 'admins' then (
      select subject.email::text from auth.users as subject where subject.id::text = entry.row_id
    ) end, entry.columns
  from public.activity_log as entry left join auth.users as account on account.id = entry.account_id
  where (of_table is null or entry.table_name = of_table) and (of_row is null or entry.row_id = of_row);
end
$$;
grant execute on function public.activity_list(text, text) to authenticated;

create function private.purge_activity() returns void
language sql security definer set search_path = ''
as $$
  delete from public.activity_log where happened_at < now() - interval '13 months';
$$;


-- supabase/schemas/30_content/01_articles.sql

-- Articles: their publication, their addresses, their views and their tags.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text collate private.french not null unique
    constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text collate private.french not null
    constraint blog_posts_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null
    constraint blog_posts_content_length check (btrim(content) <> '' and char_length(content) <= 500000),
  author text not null default ''
    constraint blog_posts_author_length check (char_length(author) <= 200),
  -- The account that may change the draft and that signs the article with the name of its profile. The site shows `author` where there is
  -- no account, or no name.
  author_id uuid references auth.users (id) on delete set null,
  -- The moment when the author proposed the draft for publication.
  proposed_at timestamptz,
  category text collate private.french
    constraint blog_posts_category_length check (char_length(category) between 1 and 100),
  tags text[] not null default '{}'
    constraint blog_posts_tags_count check (cardinality(tags) <= 30 and char_length(array_to_string(tags, ',')) <= 2000),
  featured boolean not null default false,
  -- Until this moment the article is « À la une »; without a date, until somebody ends that.
  featured_until timestamptz
    constraint blog_posts_featured_until_range check (featured_until between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  featured_image_url text
    constraint blog_posts_image_shape check (featured_image_url ~ '^(https?://|/[^/])' and char_length(featured_image_url) <= 2000),
  featured_image_alt text not null default ''
    constraint blog_posts_image_alt_length check (char_length(featured_image_alt) <= 500),
  read_time_minutes integer not null default 5
    constraint blog_posts_read_time_minimum check (read_time_minutes >= 1),
  view_count integer not null default 0
    constraint blog_posts_view_count_minimum check (view_count >= 0),
  status text not null default 'draft'
    constraint blog_posts_status_values check (status in ('draft', 'published')),
  -- Visitors read an article from this moment on. Policies and everything else that shows articles check only `published_at <= now()`.
  published_at timestamptz
    constraint blog_posts_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint blog_posts_meta_keywords_length check (char_length(meta_keywords) <= 1000),
  -- Where the address comes from: the title, which it follows; a person who wrote it; or a publication, after which it stays.
  slug_origin text not null default 'title'
    constraint blog_posts_slug_origin_values check (slug_origin in ('title', 'written', 'public')),
  -- Cards, the feed and e-mails show this summary.
  summary text not null generated always as (private.summary_of(excerpt, meta_description, content)) stored,
  -- Searches find articles by search_vector; only the phrases of synonyms read its positions. They rank results by the small rank_vector,
  -- because reading the large one for each result takes about ten times as long.
  search_vector tsvector not null generated always as (
    private.stems_and_words(title) || private.stems_and_words(private.tags_as_text(tags))
    || private.stems_and_words(excerpt) || private.stems_and_words(content)
  ) stored,
  rank_vector tsvector not null generated always as (
    setweight(private.stems_and_words(title), 'A')
    || setweight(private.stems_and_words(private.tags_as_text(tags)), 'B')
    || setweight(private.stems_and_words(excerpt), 'B')
  ) stored,
  constraint blog_posts_published_at_presence check ((status = 'published') = (published_at is not null))
);

create index blog_posts_public_list on public.blog_posts (published_at desc, id) where published_at is not null;
create index blog_posts_public_category on public.blog_posts (category, published_at desc) where published_at is not null;
create index blog_posts_public_featured on public.blog_posts (published_at desc) where published_at is not null and featured;
create index blog_posts_most_viewed on public.blog_posts (view_count desc) where published_at is not null;
create index blog_posts_admin_list on public.blog_posts (created_at desc, id);
create index blog_posts_admin_status on public.blog_posts (status, created_at desc);
create index blog_posts_latest on public.blog_posts (updated_at desc);
create index blog_posts_author on public.blog_posts (author_id);
create index blog_posts_proposed on public.blog_posts (proposed_at) where proposed_at is not null;
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_search on public.blog_posts using gin (search_vector);

alter table public.blog_posts enable row level security;
-- Visitors read every column of an article except the search vectors: these are as large as the text and of no use to a reader.
grant select (id, slug, title, excerpt, content, author, category, tags, featured, featured_until, featured_image_url,
  featured_image_alt, read_time_minutes, view_count, status, published_at, created_at, updated_at, meta_title, meta_description, meta_keywords,
  summary) on table public.blog_posts to anon;
grant select on table public.blog_posts to authenticated;
grant insert (slug, slug_origin, title, excerpt, content, author, author_id, category, tags, featured, featured_until, featured_image_url,
  featured_image_alt, read_time_minutes, status, published_at, meta_title, meta_description, meta_keywords)
  on table public.blog_posts to authenticated;
-- This grant covers publishing and featuring, which change no text. save_post() changes texts.
grant update (status, published_at, featured, featured_until) on table public.blog_posts to authenticated;
grant delete on table public.blog_posts to authenticated;

create policy "visitors read published articles" on public.blog_posts
  for select to anon using (published_at <= now());
-- Authors have rights on their own drafts only: articles of others need the right `others`, published ones the right `publish`.
create policy "accounts read published articles, administrators theirs or every article" on public.blog_posts
  for select to authenticated using (
    published_at <= now() or ((select private.has_permission('select', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts'))))
  );
create policy "administrators write articles" on public.blog_posts
  for insert to authenticated with check (
    (select private.has_permission('insert', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );
create policy "administrators change articles" on public.blog_posts
  for update to authenticated using (
    (select private.has_permission('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  ) with check (
    (select private.has_permission('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );
create policy "administrators delete articles" on public.blog_posts
  for delete to authenticated using (
    (select private.has_permission('delete', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );

-- Sets the author of an article: a person of the back-office or nobody, because an article may come back from the trash after its author
-- has left. An article that an author writes has the author's name and stays a draft. An author cannot change « À la une », except that a
-- restoration from the trash brings it back. A trigger checks this because no policy applies to functions that save with their owner's
-- rights.
create function private.set_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.author_id) then
    new.author_id := null;
  end if;
  if auth.uid() is null or private.has_permission('publish', 'blog_posts') then
    return new;
  end if;
  new.author_id := case tg_op when 'INSERT' then auth.uid() else old.author_id end;
  if new.status <> 'draft' or (
    (new.featured, new.featured_until) is distinct from (coalesce(old.featured, false), old.featured_until)
    and current_setting('activity.restoring', true) is distinct from 'true'
  ) then
    raise insufficient_privilege using message = 'Not allowed: publish blog_posts';
  end if;
  return new;
end
$$;

-- Sets published_at, which exists exactly while a text is published: the date that the client sends, which may be in the future, or else
-- the present value, or else now. A client that publishes with a moment of the last minute means now: its clock may be behind, and a form
-- has no seconds.
create function private.set_published_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from 'published' then
    new.published_at := null;
  elsif new.published_at is null or (
    private.is_client_role() and old.published_at is null and new.published_at between now() - interval '1 minute' and now()
  ) then
    new.published_at := coalesce(old.published_at, now());
  end if;
  return new;
end
$$;

create function private.clear_featured_until() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.featured_until := null;
  return new;
end
$$;

-- Views that `blog_posts.view_count` does not include yet. Adding a view to its article would write the whole row again, with its search
-- vectors and every index entry. The fill factor leaves half of each page free, so that a count changes no index (HOT update).
create table private.post_views (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  pending integer not null default 0 check (pending >= 0)
) with (fillfactor = 50);

-- Counts one view of a published article. Visitors have no other right to write to articles, and an administrator's own reading does not
-- count. One address counts for at most five views of an article and 200 in all a day, so that no single machine can make up a figure.
create function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.published_at <= now() and not (select private.is_admin())
    and private.count_request_today('views') <= 200 and private.count_request_today('view ' || post.id) <= 5
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;
grant execute on function public.increment_view_count(uuid) to anon, authenticated;

-- Adds the counted views to their articles, which lists show and sort by. The embedded server calls it every few seconds, pg_cron every
-- minute, so that many readers do not rewrite an article more often than that.
create function private.add_post_views() returns void
language sql security definer set search_path = ''
as $$
  with counted as (
    select post_id, pending from private.post_views where pending > 0 for update skip locked
  ), emptied as (
    update private.post_views as views set pending = 0 from counted where views.post_id = counted.post_id
  )
  update public.blog_posts as post set view_count = least(post.view_count::bigint + counted.pending, 2147483647)
  from counted
  where post.id = counted.post_id and post.view_count < 2147483647
$$;

-- Former public addresses of articles. The table has no foreign key, so that an article that comes back from the trash finds its former
-- addresses again.
create table private.former_post_slugs (
  slug text primary key,
  post_id uuid not null,
  created_at timestamptz not null default now(),
  -- How often visitors used the former address, which leads to the present one without a redirect of an administrator.
  hits bigint not null default 0,
  last_used_at timestamptz
);
create index former_post_slugs_post on private.former_post_slugs (post_id);

-- Records an article's address when it stops being public: when the address changes, or when somebody unpublishes or postpones the article
-- and may change its address before publishing it again. An address leads to the article that had it last.
create function private.remember_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_post_slugs (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  return null;
end
$$;

-- Returns the slug of the published article to which a former address leads now, or null. A former address that another published article
-- has taken leads nowhere, so that nobody is redirected in circles.
create function public.current_post_slug(former text) returns text
language sql stable security definer set search_path = ''
as $$
  select post.slug
  from private.former_post_slugs as address
  join public.blog_posts as post on post.id = address.post_id
  where address.slug = current_post_slug.former and post.published_at <= now() and post.slug <> address.slug
    and not exists (
      select from public.blog_posts as successor where successor.slug = address.slug and successor.published_at <= now()
    )
$$;
grant execute on function public.current_post_slug(text) to anon, authenticated;

-- The date of publication of articles that somebody unpublished, so that an article unpublished by mistake can get its date back.
create table private.unpublications (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  published_at timestamptz not null,
  was_public boolean not null
);

create function private.remember_unpublication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.unpublications (post_id, published_at, was_public) values (old.id, old.published_at, old.published_at <= now())
  on conflict (post_id) do update set published_at = excluded.published_at, was_public = excluded.was_public;
  return null;
end
$$;

-- Publishes unpublished articles again with their former dates. A planned date that passed while the article was unpublished becomes now.
-- To publish an article with a new date, clients update the row.
create function public.undo_unpublish(post_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  perform private.require_permission('publish', 'blog_posts');
  update public.blog_posts as post set status = 'published', published_at = case
    when unpublication.was_public then unpublication.published_at else greatest(unpublication.published_at, now())
  end
  from private.unpublications as unpublication
  where unpublication.post_id = post.id and post.id = any (post_ids) and post.status = 'draft';
  get diagnostics undone = row_count;
  return undone;
end
$$;
grant execute on function public.undo_unpublish(uuid[]) to authenticated;

-- Returns the tags of the articles that the caller may read, the most frequent first.
create function public.post_tags() returns table (tag text, uses integer)
language sql stable set search_path = ''
as $$
  select used.tag, count(*)::integer
  from public.blog_posts as post, unnest(post.tags) as used (tag)
  group by used.tag
  order by count(*) desc, used.tag collate private.french
$$;
grant execute on function public.post_tags() to authenticated;


-- supabase/schemas/30_content/02_categories.sql

-- Names of the blog's categories, and texts of their pages: title, introduction, and texts for search engines. The page of a category
-- without a row shows only the name that articles store.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  title text collate private.french not null
    constraint blog_categories_title_length check (btrim(title) <> '' and char_length(title) <= 200),
  -- The category: one that the specification lists and the editor offers. Articles store this value.
  category text not null unique
    constraint blog_categories_category_known check (
      category in ('Automatisation', 'NoCode', 'CRM', 'Stratégie Digitale', 'Intelligence Artificielle')
    ),
  -- The name on the site. While it is empty, the site shows the value that articles store.
  name text collate private.french not null default ''
    constraint blog_categories_name_length check ((name = '' or btrim(name) <> '') and char_length(name) <= 60),
  introduction text not null default ''
    constraint blog_categories_introduction_length check (char_length(introduction) <= 600),
  description text not null default ''
    constraint blog_categories_description_length check (char_length(description) <= 300),
  keywords text not null default ''
    constraint blog_categories_keywords_length check (char_length(keywords) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.blog_categories enable row level security;
revoke all on table public.blog_categories from anon, authenticated, service_role;
grant select (id, title, category, name, introduction, description, keywords) on table public.blog_categories to anon;
grant select, delete, insert (title, category, name, introduction, description, keywords),
  update (title, category, name, introduction, description, keywords) on table public.blog_categories to authenticated;
select private.grant_permissions('blog_categories', 'select insert update delete', 'owner editor');
select private.grant_permissions('blog_categories', 'select', 'reader');
create policy "everyone reads blog categories" on public.blog_categories for select to anon, authenticated using (true);
create policy "administrators add blog categories" on public.blog_categories
  for insert to authenticated with check ((select private.has_permission('insert', 'blog_categories')));
create policy "administrators change blog categories" on public.blog_categories
  for update to authenticated using ((select private.has_permission('update', 'blog_categories')))
    with check ((select private.has_permission('update', 'blog_categories')));
create policy "administrators delete blog categories" on public.blog_categories
  for delete to authenticated using ((select private.has_permission('delete', 'blog_categories')));


-- supabase/schemas/30_content/03_blocks.sql

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


-- supabase/schemas/30_content/04_block_kinds.sql

-- Generated from public-site/src/features/pages/blocks/kinds by `npm run types`: do not edit.
delete from private.block_definitions;
insert into private.block_definitions (kind, fields) values
  ('call', '{"layout":{"type":"choice","values":["framed","apart","wide"]},"title":{"type":"text","maxLength":200,"required":true},"text":{"type":"text","maxLength":600},"action":{"type":"group","fields":{"label":{"type":"text","maxLength":80,"required":true},"href":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}}}'),
  ('cards', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"source":{"type":"choice","values":["services","sectors","examples","articles","own"]},"size":{"type":"choice","values":["large","compact"]},"items":{"type":"list","min":0,"max":24,"fields":{"href":{"type":"text","maxLength":2000,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"},"title":{"type":"text","maxLength":120},"text":{"type":"text","maxLength":400},"icon":{"type":"choice","values":["search","eye","pen","wrench","cog","screen","cap","scissors","ruler","key","mail","calendar","phone"]},"tone":{"type":"choice","values":["plain","machine","result"]}}},"link":{"type":"group","fields":{"label":{"type":"text","maxLength":80,"required":true},"href":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}}}'),
  ('contact', '{"title":{"type":"text","maxLength":200,"required":true},"lead":{"type":"text","maxLength":600},"ways":{"type":"list","min":1,"max":3,"fields":{"way":{"type":"choice","values":["mail","calendar","phone"]},"title":{"type":"text","maxLength":120,"required":true},"text":{"type":"text","maxLength":300},"button":{"type":"text","maxLength":80}}}}'),
  ('figures', '{"title":{"type":"text","maxLength":200}}'),
  ('flow', '{"call":{"type":"choice","values":["shown","hidden"]},"steps":{"type":"list","min":1,"max":8,"fields":{"text":{"type":"text","maxLength":120,"required":true}}},"gainTitle":{"type":"text","maxLength":80},"gain":{"type":"text","maxLength":80}}'),
  ('gallery', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"pictures":{"type":"list","min":1,"max":30,"fields":{"picture":{"type":"group","required":true,"fields":{"src":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|/[^/\\\\]\\S*)$"},"alt":{"type":"text","maxLength":500}}},"caption":{"type":"text","maxLength":300}}}}'),
  ('hero', '{"layout":{"type":"choice","values":["picture","words","home"]},"kicker":{"type":"text","maxLength":120},"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":1000},"call":{"type":"choice","values":["shown","hidden"]},"actions":{"type":"list","min":0,"max":2,"fields":{"link":{"type":"group","required":true,"fields":{"label":{"type":"text","maxLength":80,"required":true},"href":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}}}},"facts":{"type":"list","min":0,"max":4,"fields":{"text":{"type":"text","maxLength":80,"required":true}}}}'),
  ('lists', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"lists":{"type":"list","min":1,"max":4,"fields":{"title":{"type":"text","maxLength":120,"required":true},"items":{"type":"text","maxLength":2000,"required":true}}}}'),
  ('logos', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"logos":{"type":"list","min":0,"max":24,"fields":{"picture":{"type":"group","required":true,"fields":{"src":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|/[^/\\\\]\\S*)$"},"alt":{"type":"text","maxLength":500}}},"href":{"type":"text","maxLength":2000,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}},"partners":{"type":"choice","values":["shown","hidden"]}}'),
  ('opening', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":1000},"call":{"type":"choice","values":["shown","hidden"]}}'),
  ('picture', '{"title":{"type":"text","maxLength":200,"required":true},"lead":{"type":"text","maxLength":600},"items":{"type":"list","min":0,"max":8,"fields":{"when":{"type":"text","maxLength":20,"required":true},"what":{"type":"text","maxLength":400,"required":true}}},"call":{"type":"choice","values":["shown","hidden"]},"action":{"type":"group","fields":{"label":{"type":"text","maxLength":80,"required":true},"href":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}},"picture":{"type":"group","required":true,"fields":{"src":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|/[^/\\\\]\\S*)$"},"alt":{"type":"text","maxLength":500}}}}'),
  ('prices', '{"title":{"type":"text","maxLength":200,"required":true},"lead":{"type":"text","maxLength":600},"looks":{"type":"list","min":1,"max":6,"fields":{"icon":{"type":"choice","values":["search","eye","pen","wrench","cog","screen","cap","scissors","ruler","key","mail","calendar","phone"]},"tone":{"type":"choice","values":["plain","machine","result"]}}},"link":{"type":"group","fields":{"label":{"type":"text","maxLength":80,"required":true},"href":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"}}}}'),
  ('questions', '{"title":{"type":"text","maxLength":200,"required":true},"lead":{"type":"text","maxLength":600},"questions":{"type":"list","min":0,"max":30,"fields":{"question":{"type":"text","maxLength":300,"required":true},"answer":{"type":"text","maxLength":2000,"required":true}}}}'),
  ('quotation', '{"words":{"type":"text","maxLength":600,"required":true},"source":{"type":"text","maxLength":200}}'),
  ('related', '{"title":{"type":"text","maxLength":200,"required":true},"layout":{"type":"choice","values":["lines","pictures"]},"background":{"type":"choice","values":["sand","plain"]}}'),
  ('steps', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"layout":{"type":"choice","values":["line","list","call"]},"picture":{"type":"group","fields":{"src":{"type":"text","maxLength":2000,"required":true,"shape":"^(https?://\\S+|/[^/\\\\]\\S*)$"},"alt":{"type":"text","maxLength":500}}},"steps":{"type":"list","min":1,"max":8,"fields":{"title":{"type":"text","maxLength":120,"required":true},"when":{"type":"text","maxLength":80},"text":{"type":"text","maxLength":600},"icon":{"type":"choice","values":["search","eye","pen","wrench","cog","screen","cap","scissors","ruler","key","mail","calendar","phone"]},"tone":{"type":"choice","values":["plain","machine","result"]}}}}'),
  ('studies', '{"title":{"type":"text","maxLength":200,"required":true},"sector":{"type":"text","maxLength":100,"required":true}}'),
  ('team', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600}}'),
  ('terms', '{"title":{"type":"text","maxLength":200},"lead":{"type":"text","maxLength":600},"opening":{"type":"choice","values":["beside","under","centred","aside"]},"background":{"type":"choice","values":["plain","sand","bench"]},"terms":{"type":"list","min":1,"max":20,"fields":{"term":{"type":"text","maxLength":120,"required":true},"text":{"type":"text","maxLength":400,"required":true}}},"asideTitle":{"type":"text","maxLength":120},"aside":{"type":"html","maxLength":5000}}'),
  ('testimonials', '{"title":{"type":"text","maxLength":200,"required":true}}'),
  ('text', '{"title":{"type":"text","maxLength":200},"statement":{"type":"text","maxLength":400},"html":{"type":"html","maxLength":20000},"box":{"type":"choice","values":["none","offer"]},"boxTitle":{"type":"text","maxLength":120},"priceNote":{"type":"text","maxLength":120},"points":{"type":"text","maxLength":400},"beforePhone":{"type":"text","maxLength":80}}'),
  ('video', '{"href":{"type":"text","maxLength":500,"required":true,"shape":"^(https?://\\S+|mailto:\\S+|tel:\\S+|#\\S*|/([^/\\\\\\s]\\S*)?)$"},"caption":{"type":"text","maxLength":300}}');


-- supabase/schemas/30_content/05_pages.sql

-- Pages: the essential ones that the site needs, and the gaps in their texts.

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  slug text collate private.french not null unique
    constraint pages_slug_shape check (
      slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(slug) <= 200
    ),
  title text collate private.french not null
    constraint pages_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint pages_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null default ''
    constraint pages_content_length check (char_length(content) <= 500000),
  -- If the page has blocks, it shows them instead of the content (03_blocks.sql).
  blocks jsonb not null default '[]'
    constraint pages_blocks_size check (
      case when jsonb_typeof(blocks) = 'array' then jsonb_array_length(blocks) <= 200 and octet_length(blocks::text) <= 500000 else false end
    ),
  -- The words of the blocks. A trigger writes them.
  blocks_text text not null default '',
  featured_image_url text
    constraint pages_image_shape check (featured_image_url ~ '^(https?://|/[^/])' and char_length(featured_image_url) <= 2000),
  featured_image_alt text not null default ''
    constraint pages_image_alt_length check (char_length(featured_image_alt) <= 500),
  status text not null default 'published'
    constraint pages_status_values check (status in ('draft', 'published')),
  -- Visitors read a page from this moment on, like an article.
  published_at timestamptz
    constraint pages_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  sort_order integer not null default 0,
  -- Whether a menu leads to the page or the law requires it. Nobody can delete such a page by mistake, or change its address.
  essential boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint pages_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint pages_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint pages_meta_keywords_length check (char_length(meta_keywords) <= 1000),
  -- As in blog_posts.
  slug_origin text not null default 'title'
    constraint pages_slug_origin_values check (slug_origin in ('title', 'written', 'public')),
  summary text not null generated always as (
    private.summary_of(excerpt, meta_description, private.page_html(content, blocks))
  ) stored,
  constraint pages_published_at_presence check ((status = 'published') = (published_at is not null))
);

create index pages_list on public.pages (sort_order, id);

alter table public.pages enable row level security;
-- Only administrators read the stored text: visitors read the result of visible_page().
grant select (id, slug, title, excerpt, featured_image_url, featured_image_alt, status, published_at, sort_order, created_at, updated_at,
  meta_title, meta_description, meta_keywords) on table public.pages to anon;
grant select, delete on table public.pages to authenticated;
grant insert (slug, slug_origin, title, excerpt, content, blocks, featured_image_url, featured_image_alt, status, published_at, sort_order,
  meta_title, meta_description, meta_keywords) on table public.pages to authenticated;
-- This grant covers publishing and ordering, which change no text. save_page() changes texts.
grant update (status, published_at, sort_order) on table public.pages to authenticated;

create policy "visitors read published pages" on public.pages
  for select to anon using (published_at <= now());
create policy "administrators read every page" on public.pages
  for select to authenticated using ((select private.has_permission('select', 'pages')));
create policy "administrators write pages" on public.pages
  for insert to authenticated with check ((select private.has_permission('insert', 'pages')));
create policy "administrators change pages" on public.pages
  for update to authenticated using ((select private.has_permission('update', 'pages')))
    with check ((select private.has_permission('update', 'pages')));
create policy "administrators delete pages" on public.pages
  for delete to authenticated using ((select private.has_permission('delete', 'pages')));

-- Refuses to delete an essential page, or to change its slug. A DELETE through the API without a filter, or with one that is too wide,
-- fails as a whole, so that no other page is lost either. Owners (migrations, delete_essential_page) may delete the page; nobody may change
-- the slug.
create function private.protect_essential_page() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or private.is_client_role() then
    raise sqlstate 'PT409' using
      message = format('The site needs the page %s', old.slug),
      hint = 'To delete it all the same, call delete_essential_page with its slug. Its slug does not change.';
  end if;
  return old;
end
$$;

-- Deletes an essential page for an administrator who typed its slug to confirm.
create function public.delete_essential_page(typed_slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_permission('delete', 'pages');
  delete from public.pages where slug = typed_slug and essential;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
grant execute on function public.delete_essential_page(text) to authenticated;

-- Gaps in the text of a page. « [à compléter : capital social] » marks words that only the agency knows, and only administrators read
-- the passage around it. `{{contact_email}}` stands for the setting of that name, and is such a gap while the setting is empty.
-- Visitors read a passage that begins with `{{if_hosted}}` where Supabase keeps the data, and one that begins with `{{if_embedded}}`
-- where our own server does. They read `{{if_known capital social}}` while every page fills that gap, and
-- `{{if_unknown contact_phone}}` while one leaves it open, so that no page relies on a fact that another page does not give.

-- Whether a Supabase project runs the database: hosted or not, it has this role, which the database that our server embeds lacks.
create function private.is_hosted() returns boolean
language sql stable set search_path = ''
as $$ select exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin') $$;

-- Removes the rows, list items, paragraphs and headings that match a pattern, the innermost of each kind, and then elements that only
-- introduced them: a list without items, a heading without text below.
create function private.remove_passages(content text, sign text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  element text;
begin
  if content !~* sign then
    return content;
  end if;
  -- An editor may put paragraphs into rows and items: the row or the item is removed as a whole.
  foreach element in array array['tr', 'li', 'p', 'h[1-6]'] loop
    content := regexp_replace(
      content, format('<%1$s\M[^>]*>(?:(?!</?%1$s\M).)*%2$s(?:(?!</?%1$s\M).)*</%1$s>\s*', element, sign), '', 'gi'
    );
  end loop;
  content := regexp_replace(content, '<(ul|ol|blockquote)\M[^>]*>\s*</\1>\s*', '', 'gi');
  for rank in reverse 6..1 loop
    content := regexp_replace(
      content, format('<h%1$s\M[^>]*>(?:(?!</h%1$s).)*</h%1$s>\s*(?=<h[1-%1$s]\M|$)', rank), '', 'gi'
    );
  end loop;
  return content;
end
$$;

-- Returns the names of the gaps in a text, without tags and with any kind of space removed at both ends.
create function private.gaps_of(content text) returns table (name text, place bigint)
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(captured[1], '<[^>]*>', '', 'g'), E' \u00A0\u202F'), min(place)
  from regexp_matches(content, '\[à compléter[\s\u00A0\u202F]*:?([^]]*)\]', 'gi') with ordinality as match (captured, place)
  group by 1
$$;

-- Whether a fact is known: the setting of that name has a value, or no page has a gap of that name any more.
create function private.fact_is_known(fact text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.setting_definitions where key = fact) then
      exists (select from public.site_settings where key = fact and btrim(value) <> '')
    else not exists (
      select from public.pages as page
      cross join lateral private.page_text(page.content, page.blocks, page.blocks_text) as words
      cross join lateral private.gaps_of(words) as gap
      -- Only few texts contain a bracket, and a search without regard to case takes time, so this condition comes first.
      where words like '%[%' and words ilike '%[à compléter%' and translate(gap.name, E'\u00A0\u202F', '  ') = fact
    )
  end
$$;

-- Returns a text with the values of settings instead of their names, without the passages for other kinds of hosting; its gaps remain.
create function private.fill_settings(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  filled text;
  condition text[];
  fact text;
begin
  if content !~ '\{\{' then
    return content;
  end if;
  content := private.fill_prices(content);
  for condition in
    select distinct captured from regexp_matches(content, '(\{\{if_(hosted|embedded|known|unknown)([^}]*)\}\})', 'g') as captured
  loop
    fact := btrim(translate(condition[3], E'\u00A0\u202F', '  '));
    content := replace(content, condition[1], case
      when case condition[2]
        when 'hosted' then private.is_hosted()
        when 'embedded' then not private.is_hosted()
        when 'known' then private.fact_is_known(fact)
        else not private.fact_is_known(fact)
      end then '{{true}}'
      else '{{false}}'
    end);
  end loop;
  content := regexp_replace(private.remove_passages(content, '\{\{false\}\}'), '\{\{true\}\}\s*', '', 'g');
  for name in select distinct captured[1] from regexp_matches(content, '\{\{([a-z_]+)\}\}', 'g') as captured loop
    select replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') into filled
    from public.site_settings where key = name;
    content := replace(
      content, format('{{%s}}', name), coalesce(nullif(btrim(filled), ''), format('[à compléter : réglage %s]', name))
    );
  end loop;
  return content;
end
$$;

-- Returns a text as visitors read it, without any gap, even one outside of a passage.
create function private.visible_text(content text) returns text
language sql stable security definer set search_path = ''
as $$
  select regexp_replace(
    private.remove_passages(private.fill_settings(content), '\[à compléter'), '\[à compléter[^]<]*\]?', '', 'gi'
  )
$$;

-- Returns plain words as visitors read them, without any gap.
create function private.visible_words(words text, administers boolean) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.visible_field(to_jsonb(words), '{"type": "text"}', administers) #>> '{}', '') $$;

-- Returns a page as the caller may read it: administrators see drafts and gaps.
create function public.visible_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.has_permission('select', 'pages') as administers) as asker
  cross join lateral private.page_html(page.content, page.blocks)
  cross join lateral jsonb_populate_record(page, jsonb_build_object(
    'excerpt', private.visible_words(page.excerpt, administers),
    'meta_title', private.visible_words(page.meta_title, administers),
    'meta_description', private.visible_words(page.meta_description, administers),
    'content', case when administers then private.fill_settings(page.content) else private.visible_text(page.content) end,
    'blocks', private.visible_blocks(page.blocks, administers),
    'blocks_text', '',
    'summary', private.summary_of(
      private.visible_words(page.excerpt, administers), private.visible_words(page.meta_description, administers),
      case when administers then private.fill_settings(page_html) else private.visible_text(page_html) end
    )
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;
grant execute on function public.visible_page(text) to anon, authenticated;

-- Returns the steps and the gain that each example of automation shows at the top of its page, for the lists of examples.
create function public.visible_flows() returns table (slug text, steps text[], gain text)
language sql stable security definer set search_path = ''
as $$
  select page.slug, array(
    select step ->> 'text' from jsonb_array_elements(flow -> 'steps') with ordinality as entry (step, place) order by place
  ), coalesce(flow ->> 'gain', '')
  from public.pages as page
  cross join lateral jsonb_path_query_first(private.visible_blocks(page.blocks, false), '$[*] ? (@.kind == "flow")') as flow
  where page.blocks @> '[{"kind": "flow"}]' and flow is not null and page.published_at <= now()
$$;
grant execute on function public.visible_flows() to anon, authenticated;

-- Returns the gaps of published pages, in the order of the site and of each text.
-- @return setting names the setting to fill in; null where the words go into the text itself
create function public.pages_to_complete()
returns table (page_id uuid, slug text, title text, passage text, setting text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'pages');
  return query
  select page.id, page.slug, page.title, gap.name, substring(gap.name from '^réglage ([a-z_]+)$')
  from public.pages as page
  cross join lateral private.gaps_of(private.fill_settings(private.page_text(page.content, page.blocks, page.blocks_text))) as gap
  where page.status = 'published'
  order by page.sort_order, page.id, gap.place;
end
$$;
grant execute on function public.pages_to_complete() to authenticated;


-- supabase/schemas/30_content/06_media.sql

-- The pictures of the site: a bucket that everybody reads and administrators write. On hosted Supabase, the bucket's own limits apply; only
-- our own server checks the content of a file (docs/differences.md).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The original files of pictures, by the names of the pictures. Private, because an original tells where a photograph was taken.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('originals', 'originals', false, 41943040, array['image/*'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The files that visitors download: papers, sound, video. Browsers run none of these types.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('files', 'files', true, 41943040, array[
  'application/pdf', 'audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/flac', 'video/mp4', 'video/quicktime', 'video/webm', 'video/ogg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation', 'application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint',
  'application/rtf', 'application/epub+zip', 'application/zip', 'text/csv', 'text/plain'
])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether a file in a bucket may have this name. No folders, dots or capitals: a name is one segment of an address and of a file system.
create function private.is_file_name(bucket text, name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select name ~ case bucket
    when 'files' then
      '^[a-z0-9][a-z0-9-]{0,149}\.(pdf|mp3|m4a|ogg|wav|flac|mp4|mov|webm|ogv|docx|xlsx|pptx|odt|ods|odp|doc|xls|ppt|rtf|epub|zip|csv|txt)$'
    else '^[a-z0-9][a-z0-9-]{0,149}\.(webp|jpg|png|gif)$'
  end
$$;
grant execute on function private.is_file_name(text, text) to authenticated;

-- Whether a name is that of the small file of a picture, such as `atelier-1600x900-3f9a1c2e-small.webp`, which pages show at small sizes.
create function private.is_small_picture(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select name ~ '(^|-)\d+x\d+-[0-9a-f]{8}-small\.\w+$' $$;
grant execute on function private.is_small_picture(text) to authenticated;

-- Returns the file names that the caller may not use, because they belong to files of other people: a picture, its small file and its
-- original share one name. The sender of a picture may add files beside it and, once the picture exists, so may a person who may change
-- pictures of others. Nobody may add a picture to which files of another person already belong. Existing names are not in the result,
-- because the storage refuses those by itself. Uploads wait for one another, so that the second of two people at the same moment sees the
-- first one's file.
create function private.file_names_of_other_people() returns setof text
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('files of pictures', 0));
  with files as (
    select bucket_id, name, owner_id, regexp_replace(name, case when is_small then '-small' else '' end || '\.\w+$', '') as stem,
      bucket_id = 'media' and not is_small as is_picture
    from storage.objects, private.is_small_picture(name) as is_small
    where bucket_id in ('media', 'originals')
  ), stems as (
    select stem, (select private.has_permission('others', 'media')) and bool_or(is_picture) as is_open
    from files group by stem having bool_or(owner_id is distinct from (select auth.uid())::text)
  )
  select place || stem || ending
  from stems, unnest(array['media/', 'originals/']) as place,
    unnest(array['.webp', '.jpg', '.png', '.gif', '-small.webp', '-small.jpg', '-small.png', '-small.gif']) as ending
  where not is_open or (place = 'media/' and ending not like '-small%')
  except
  select bucket_id || '/' || name from files
$$;
grant execute on function private.file_names_of_other_people() to authenticated;

-- A project that had such a bucket before may have policies of these names.
drop policy if exists "administrators list pictures" on storage.objects;
drop policy if exists "administrators add pictures" on storage.objects;
drop policy if exists "administrators delete pictures" on storage.objects;

-- A public bucket serves files by their address; this policy is about listing them.
create policy "administrators list pictures" on storage.objects
  for select to authenticated using (bucket_id in ('media', 'originals', 'files') and (select private.has_permission('select', 'media')));
create policy "administrators add pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id in ('media', 'originals', 'files') and (select private.has_permission('insert', 'media'))
      and private.is_file_name(bucket_id, name)
      and bucket_id || '/' || name <> all (array(select private.file_names_of_other_people()))
  );
create policy "administrators delete pictures" on storage.objects
  for delete to authenticated using (bucket_id in ('media', 'originals', 'files') and (select private.has_permission('delete', 'media')));

-- There is no policy to update: an address always shows the same picture, so that browsers may cache it for ever.

-- Returns the pictures and files that a text names. It splits the text instead of searching for each name, so that it reads a text once.
create function private.referenced_files(content text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct substring(part from '^[a-z0-9-]+\.[a-z0-9]+')
  from unnest((string_to_array(replace(content, '/public/files/', '/media/'), '/media/'))[2:]) as part
$$;

grant execute on function private.referenced_files(text) to authenticated;

-- Descriptions of the library's pictures, each as long as its file exists. Texts store their own descriptions, for which the dialog that
-- chooses a picture suggests these. Only the back-office reads them: a list of names would reveal pictures that no page shows yet.
create table public.pictures (
  name text primary key,
  -- The name that people read; the name of the file where it is empty. Another title does not change the address.
  title text collate private.french not null default ''
    constraint pictures_title_length check (char_length(title) <= 200),
  alt text not null default ''
    constraint pictures_alt_length check (char_length(alt) <= 500),
  caption text not null default ''
    constraint pictures_caption_length check (char_length(caption) <= 500),
  tags text[] not null default '{}'
    constraint pictures_tags_length check (cardinality(tags) <= 20 and char_length(private.tags_as_text(tags)) <= 500),
  -- The point that stays visible where the page crops the picture, in hundredths of its width and height.
  focus_x integer not null default 50
    constraint pictures_focus_x_range check (focus_x between 0 and 100),
  focus_y integer not null default 50
    constraint pictures_focus_y_range check (focus_y between 0 and 100)
);
alter table public.pictures enable row level security;
grant select, update (title, alt, caption, tags, focus_x, focus_y) on table public.pictures to authenticated;
create policy "administrators read pictures" on public.pictures
  for select to authenticated using ((select private.has_permission('select', 'pictures')));
create policy "administrators describe pictures" on public.pictures
  for update to authenticated using ((select private.has_permission('update', 'pictures')))
    with check ((select private.has_permission('update', 'pictures')));

-- Returns the focal points of the named pictures, except those in the middle. Names are separated by spaces. Everybody may call it, because
-- the caller knows the names already.
create function public.focal_points(names text) returns table (name text, x integer, y integer)
language sql stable security definer set search_path = ''
as $$
  select picture.name, picture.focus_x, picture.focus_y from public.pictures as picture
  where picture.name = any (string_to_array(names, ' ')) and (picture.focus_x, picture.focus_y) <> (50, 50)
$$;
grant execute on function public.focal_points(text) to anon, authenticated;

create function private.sync_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.pictures where name = old.name;
  elsif not private.is_small_picture(new.name) then
    insert into public.pictures (name) values (new.name) on conflict do nothing;
  end if;
  return null;
end
$$;

-- Returns the places where a picture may appear: the text columns of every table, except tables that visitors write, that record sent
-- messages, or that hold copies. A future table needs no entry here. The first column of a place is the title of its rows.
create function private.picture_columns() returns table (table_name text, key text, columns text[])
language sql stable set search_path = ''
as $$
  select class.relname::text, min(attname::text) filter (where attnum = (
      select indkey[0] from pg_catalog.pg_index where indrelid = class.oid and indisprimary
    )), array_agg(attname::text order by attname = 'title' desc, attname = 'name' desc, attnum) filter (
      where atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype) and has_column_privilege(attrelid, attnum, 'select')
    )
  from pg_catalog.pg_class as class join pg_catalog.pg_attribute on attrelid = class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    and relname <> all (array[
      'pictures', 'contacts', 'comments', 'newsletter_subscribers', 'missing_pages', 'empty_searches', 'outbox', 'newsletter_issues',
      'activity_log', 'revisions', 'trash'
    ])
  group by class.oid, class.relname
$$;

-- Returns the rows that use the named pictures and files, also rows in the trash, except contact requests: an address in a visitor's
-- message is no use of a picture. It runs with the caller's rights, so that nobody learns the titles of drafts that they may not read.
create function private.picture_uses(names text[]) returns table (name text, kind text, id text, title text)
language plpgsql stable set search_path = ''
as $$
declare
  place record;
begin
  for place in select * from private.picture_columns() as found where found.columns is not null and found.key is not null loop
    return query execute format(
      'select distinct named.name, %L, stored.%I::text, stored.%I::text
       from public.%I as stored, concat_ws('' '', %s) as shown (content), private.referenced_files(shown.content) as named (name)
       where shown.content ~ ''/(media|public/files)/'' and named.name = any ($1)',
      place.table_name, place.key, place.columns[1], place.table_name,
      (select string_agg(format('stored.%I', part), ', ') from unnest(place.columns) as part)
    ) using names;
  end loop;
  return query
  select distinct picture, 'trash', item.id::text,
    coalesce(item.content ->> 'title', item.content ->> 'name', item.content ->> private.first_column(item.table_name), '')
  from public.trash as item, private.referenced_files(item.content::text) as picture
  where item.table_name <> 'contacts' and picture = any (names);
  -- Adds the portraits of other people, because only owners read all profiles.
  return query
  select named.name, 'profiles', person.id::text, person.name
  from private.profile_pictures() as person, private.referenced_files(person.picture_url) as named (name)
  where named.name = any (names);
end
$$;
grant execute on function private.picture_columns(), private.picture_uses(text[]) to authenticated;

-- Refuses to delete a picture or file that a row uses, whoever deletes it and through whatever API; the message names the places.
create function private.protect_used_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  places constant text := (
    select string_agg(distinct format('%s « %s »', kind, title), ', ') from private.picture_uses(array[old.name])
  );
begin
  if places is not null then
    raise sqlstate 'PT409' using message = format(
      'The %s %s is in use: %s', case old.bucket_id when 'files' then 'file' else 'picture' end, old.name, places
    );
  end if;
  return old;
end
$$;

-- Returns a text with another picture in place of the named ones.
create function private.replace_file_names(content text, names text[], replacement text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array names loop
    content := replace(content, '/media/' || name, '/media/' || replacement);
  end loop;
  return content;
end
$$;

-- Replaces a picture and its small file with another one in all texts and rows at once, or in none: in the trash too, while former versions
-- stay unchanged. It refuses a caller who may not change all of these tables.
-- @return the number of changed rows
create function public.replace_picture(former text, replacement text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  names constant text[] := array(
    select former union select name from storage.objects
    where bucket_id = 'media' and private.is_small_picture(name) and starts_with(name, regexp_replace(former, '\.\w+$', '-small.'))
  );
  place record;
  replaced integer;
  total integer := 0;
begin
  perform private.require_permission('update', 'pictures');
  if former = replacement or (select count(*) from public.pictures where name in (former, replacement)) < 2 then
    raise sqlstate 'PT404' using message = 'A picture of the library takes the place of another one';
  end if;
  for place in
    select found.table_name, string_agg(quote_ident(attname), ', ') as columns,
      string_agg(
        format('%1$I = private.replace_file_names(%1$I::text, $1, $2)::%2$s', attname, format_type(atttypid, null)), ', '
      ) as changes
    from private.picture_columns() as found
      join pg_catalog.pg_attribute on attrelid = format('public.%I', found.table_name)::regclass and attname = any (found.columns)
    where attname <> found.key and found.table_name in (select kind from private.picture_uses(names))
    group by found.table_name
  loop
    perform private.require_permission('update', place.table_name);
    if exists (select from private.permissions where resource = place.table_name and action = 'others') then
      perform private.require_permission('others', place.table_name);
    end if;
    execute format(
      'update public.%I set %s
      where exists (select from private.referenced_files(concat_ws('' '', %s)) as picture where picture = any ($1))',
      place.table_name, place.changes, place.columns
    ) using names, replacement;
    get diagnostics replaced = row_count;
    total := total + replaced;
  end loop;
  update public.trash set content = private.replace_file_names(content::text, names, replacement)::jsonb
  where table_name <> 'contacts' and exists (select from private.referenced_files(content::text) as picture where picture = any (names));
  get diagnostics replaced = row_count;
  perform private.record_activity('replace', 'pictures', former);
  return total + replaced;
end
$$;
grant execute on function public.replace_picture(text, text) to authenticated;

-- Returns one page of the pictures, latest first, each with its small file and the rows that show either. A small file without its picture
-- is listed as a picture, so that somebody can delete it. Each searched word is in the name or the description.
create function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (
  name text, small_name text, size bigint, created_at timestamptz, title text, alt text, caption text, tags text[],
  focus_x integer, focus_y integer, original_size bigint, uses jsonb, total bigint
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'media');
  return query
  with files as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, small.is_small,
      regexp_replace(object.name, case when small.is_small then '-small\.\w+$' else '\.\w+$' end, '') as stem
    from storage.objects as object, private.is_small_picture(object.name) as small (is_small)
    where object.bucket_id = 'media'
  ), pairs as (
    select files.*,
      max(files.name) filter (where files.is_small) over (partition by files.stem) as small_name,
      bool_or(not files.is_small) over (partition by files.stem) as has_whole
    from files
  ), page as (
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, picture.title, picture.alt, picture.caption, picture.tags,
      picture.focus_x, picture.focus_y, count(*) over () as total
    from pairs left join public.pictures as picture on picture.name = pairs.name,
      private.searchable_text(
        concat_ws(' ', pairs.name, picture.title, picture.alt, picture.caption, private.tags_as_text(picture.tags))
      ) as searched
    where not (pairs.is_small and pairs.has_whole) and not exists (
      select from regexp_split_to_table(private.searchable_text(left(words, 200)), '[^[:alnum:]]+') as word
      where position(word in searched) = 0
    )
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', use.kind, 'id', use.id, 'title', use.title) order by use.kind, use.title collate private.french, use.id) as uses
    from (
      select distinct page.name, place.kind, place.id, place.title
      from private.picture_uses(array(select unnest(array[page.name, page.small_name]) from page)) as place
      join page on place.name in (page.name, page.small_name)
    ) as use
    group by use.name
  )
  select page.name, page.small_name, page.size, page.created_at, coalesce(page.title, ''), coalesce(page.alt, ''),
    coalesce(page.caption, ''), coalesce(page.tags, '{}'), coalesce(page.focus_x, 50), coalesce(page.focus_y, 50),
    (original.metadata ->> 'size')::bigint, coalesce(used.uses, '[]'), page.total
  from page left join used on used.name = page.name
    left join storage.objects as original on original.bucket_id = 'originals' and original.name = page.name
  order by page.created_at desc, page.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;

-- Returns the files that visitors download, each with the texts and redirects that lead to it.
create function public.file_list()
returns table (id text, name private.french_text, size bigint, mimetype text, created_at timestamptz, uses jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'media');
  return query
  with used as (
    select place.name,
      jsonb_agg(jsonb_build_object('kind', place.kind, 'id', place.id, 'title', place.title) order by place.kind, place.title collate private.french, place.id) as uses
    from private.picture_uses(array(select object.name from storage.objects as object where object.bucket_id = 'files')) as place
    group by place.name
  )
  select object.name, object.name::private.french_text, (object.metadata ->> 'size')::bigint, object.metadata ->> 'mimetype', object.created_at,
    coalesce(used.uses, '[]')
  from storage.objects as object left join used on used.name = object.name
  where object.bucket_id = 'files';
end
$$;
grant execute on function public.file_list() to authenticated;


-- supabase/schemas/30_content/07_history.sql

-- Versions: a save names the version that it is based on, so that nobody overwrites words that they have not seen, and the history stores
-- former versions.

-- One row for each save of an article, a page or a case study, including the present version. Only the functions below write it.
create table public.revisions (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by uuid references auth.users (id) on delete set null,
  -- The time of the first automatic save that shares this version; null for a manual save.
  automatic_since timestamptz
);
-- Sorts newest first, without reading the texts.
create index revisions_history on public.revisions (table_name, row_id, id desc) include (saved_at, saved_by);
create index revisions_saved_by on public.revisions (saved_by);

alter table public.revisions enable row level security;
grant select on table public.revisions to authenticated;
-- Authors read the versions of articles that they may change.
create policy "administrators read revisions" on public.revisions
  for select to authenticated using (
    (select private.has_permission('select', 'revisions')) and ((select private.has_permission('others', 'revisions')) or (
      table_name = 'blog_posts' and row_id in (select id from public.blog_posts where author_id = (select auth.uid()))
    ))
  );

-- Returns the columns that administrators may send with a new row.
create function private.insertable_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'insert')
$$;

-- Returns the part of a row that an administrator writes. The date of publication, the place in the list, the author and the origin of
-- the address are not part of a text.
create function private.editable_columns(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order', 'position', 'author_id', 'slug_origin') and key = any (private.insertable_columns(of_table))
$$;

-- Returns the columns of a table that a stored row contains. Columns added since get their default; generated ones are computed again.
create function private.stored_columns(of_table text, row_content jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ')
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and row_content ? attname::text
$$;

-- Stores the version just saved, preceded by the version that it replaces if none is stored yet (as after a seed or an import), and deletes
-- all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one version; a manual save
-- always has a version of its own, and so has the text before it.
-- @param former the row before the save; null for a new one
create function private.store_revision(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  snapshot constant jsonb := private.editable_columns(of_table, saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.editable_columns(of_table, former) = snapshot then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = snapshot then
    -- The version of an automatic save, which was stored before the row changed.
    return;
  elsif automatic then
    update public.revisions set content = snapshot, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid()
      and automatic_since between clock_timestamp() - interval '10 minutes' and clock_timestamp();
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.editable_columns(of_table, former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, snapshot, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

create function private.add_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.store_revision(tg_table_name, case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new), false);
  return null;
end
$$;

-- Returns the columns of a text that no save of this caller changes, because only people who may publish set them.
create function private.publisher_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select case when of_table <> 'blog_posts' or private.has_permission('publish', of_table) then '{}'
    else array['featured', 'featured_until'] end
$$;

-- Saves an administrator's text of an article or a page: the columns that a client may send with a new row. It refuses other columns if
-- their values differ, because a form may send back values that it read. The database chooses dates. An automatic save does not change
-- whether a text is public; a save by a person who may not publish does not change « À la une ».
create function private.save_text(of_table text, of_row uuid, row_values jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := row_values - case when automatic then array['published_at', 'status'] else '{}' end
    - private.publisher_columns(of_table);
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_permission('update', of_table);
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  -- Comes first, so that an author whose draft somebody has published meanwhile is asked which version to keep.
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  if automatic and former ->> 'status' <> 'draft' then
    raise sqlstate 'PT404' using message = 'There is no such draft';
  end if;
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    saved := saved || private.derived_columns(of_table, former, saved);
    perform private.store_revision(of_table, former, saved, true);
    -- The author of an article is not part of a version, but is saved too.
    if former = saved then
      return expected_updated_at;
    end if;
  end if;
  -- The statement names updated_at, which a trigger sets, so that the list of columns is never empty.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.stored_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

-- save_post() and save_page() return the saved row, autosave_post() its version. They run with the caller's rights, which decide which
-- articles the caller may change.
create function public.save_post(post_id uuid, post jsonb, expected_updated_at timestamptz default null) returns setof public.blog_posts
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.lock_row('blog_posts', post_id);
  perform private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => false);
  return query select * from public.blog_posts where id = post_id;
end
$$;

create function public.save_page(page_id uuid, page jsonb, expected_updated_at timestamptz default null) returns setof public.pages
language plpgsql set search_path = ''
as $$
begin
  perform private.save_text('pages', page_id, page, expected_updated_at, automatic => false);
  return query select * from public.pages where id = page_id;
end
$$;

-- Saves a draft automatically: never an article that is public, or has become so in the meantime.
create function public.autosave_post(post_id uuid, post jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.lock_row('blog_posts', post_id);
  return private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => true);
end
$$;

grant execute on function private.save_text(text, uuid, jsonb, timestamptz, boolean), public.save_post(uuid, jsonb, timestamptz), public.save_page(uuid, jsonb, timestamptz),
  public.autosave_post(uuid, jsonb, timestamptz) to authenticated;

-- Returns the stored versions of a text, the present one first, with the data that distinguishes them. It leaves out the
-- texts, which clients read one by one.
create function public.revision_list(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'revisions');
  return query
  select revision.id, revision.saved_at, private.email_of(revision.saved_by), revision.automatic_since is not null,
    coalesce(revision.content ->> 'status', case when (revision.content ->> 'published')::boolean then 'published' else 'draft' end),
    regexp_count(regexp_replace(concat_ws(' ',
      revision.content ->> 'content',
      -- The words of blocks, between the addresses, names and punctuation of JSON.
      regexp_replace(revision.content ->> 'blocks', '"(id|kind|href|src)": "[^"]*"|"\w+":|[][{}",]|\\n', ' ', 'g')
    ), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.revision_list(text, uuid) to authenticated;

-- Restores a former version with all of its editable columns. The address and the publication stay unchanged: restoring former words must
-- neither unpublish an article nor break its links. It refuses when a newer version exists than the caller has seen (expected_updated_at:
-- the time of the newest one seen).
-- @return the version that was the present one, so that the caller can restore it
create function private.apply_revision(revision_id bigint, expected_updated_at timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  restored integer;
begin
  select * into revision from public.revisions where id = revision_id;
  perform private.require_permission('update', revision.table_name);
  -- Waits for a save at the same time, which the comparison below then notices.
  execute format('select from public.%I where id = $1 for update', revision.table_name) using revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
  select * into newest from public.revisions
  where table_name = revision.table_name and row_id = revision.row_id
  order by id desc limit 1;
  if newest.saved_at > expected_updated_at then
    raise sqlstate 'PT409' using message = 'This text has been saved by somebody else meanwhile';
  end if;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, private.stored_columns(revision.table_name, 
      revision.content - array['slug', 'status', 'published'] - private.publisher_columns(revision.table_name))
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;
grant execute on function private.apply_revision(bigint, timestamptz) to authenticated;

-- Restores a former version, which the caller must be able to read, of a text that the caller may change.
create function public.restore_revision(revision_id bigint, expected_updated_at timestamptz default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  revision public.revisions;
begin
  perform private.require_permission('update', 'revisions');
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  perform private.lock_row(revision.table_name, revision.row_id);
  return private.apply_revision(revision_id, expected_updated_at);
end
$$;
grant execute on function public.restore_revision(bigint, timestamptz) to authenticated;

-- Deletes versions that are older than three years, because they name the people who saved them. It keeps each text's latest version.
create function private.purge_revisions() returns void
language sql security definer set search_path = ''
as $$
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  );
$$;


-- supabase/schemas/30_content/08_trash.sql

-- The trash keeps deleted rows whole for 30 days. A deleted row leaves its own table, so that no query of that table (pages, feeds,
-- counts, search, unique addresses) can find it.

create table public.trash (
  id uuid primary key,
  table_name text not null,
  content jsonb not null,
  deleted_at timestamptz not null default now(),
  deleted_by uuid default auth.uid() references auth.users (id) on delete set null
);
create index trash_list on public.trash (deleted_at desc, id);
create index trash_deleted_by on public.trash (deleted_by);

alter table public.trash enable row level security;
grant select, delete on table public.trash to authenticated;
-- Authors see their own drafts.
create policy "administrators read the trash" on public.trash
  for select to authenticated using (
    (select private.has_permission('select', 'trash')) and deleted_at > now() - interval '30 days'
    and ((select private.has_permission('others', 'trash')) or (
      table_name = 'blog_posts' and content ->> 'author_id' = (select auth.uid())::text and content ->> 'status' = 'draft'
    ))
  );
create policy "administrators empty the trash" on public.trash
  for delete to authenticated using ((select private.has_permission('delete', 'trash')));

-- Moves a deleted row to the trash. A case study keeps its tools there: the trigger reads them before the deletion removes their links.
create function private.move_to_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  links constant jsonb := case when tg_table_name = 'case_studies' then jsonb_build_object('tools', array(
    select tool_id from public.case_study_tools where case_study_id = old.id
  )) else '{}' end;
begin
  insert into public.trash (id, table_name, content) values (old.id, tg_table_name, to_jsonb(old) || links)
  on conflict (id) do update set
    table_name = excluded.table_name, content = excluded.content,
    deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return old;
end
$$;

-- Deletes rows that have been in the trash for 30 days, and the former addresses of articles that no longer exist. It skips rows that
-- another session is deleting, so that no request waits for it.
create function private.empty_trash() returns void
language sql security definer set search_path = ''
as $$
  delete from public.trash where id in (
    select id from public.trash where deleted_at < now() - interval '30 days' for update skip locked
  );
  delete from private.former_post_slugs as former
  where not exists (select from public.blog_posts where id = former.post_id)
    and not exists (select from public.trash where id = former.post_id);
$$;

create function private.empty_trash_afterwards() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.empty_trash();
  return null;
end
$$;

-- Deletes the former versions of a row that leaves the trash for good.
create function private.forget_revisions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_back boolean := false;
begin
  if to_regclass(format('public.%I', old.table_name)) is not null then
    execute format('select exists (select from public.%I where id = $1)', old.table_name) into is_back using old.id;
  end if;
  if not is_back then
    delete from public.revisions where table_name = old.table_name and row_id = old.id;
  end if;
  return null;
end
$$;

-- Returns the first column of a table after its key, which is the title of its rows.
create function private.first_column(of_table text) returns text
language sql stable set search_path = ''
as $$
  select attname from pg_catalog.pg_attribute
  where attrelid = to_regclass(format('public.%I', of_table)) and attnum > 1 and not attisdropped order by attnum limit 1
$$;
grant execute on function private.first_column(text) to authenticated;

-- Returns the rows that the caller can restore from the trash, without their texts; a contact request has its name and e-mail. After
-- 30 days a row is no longer among them, even if it is not erased yet.
create function public.trash_items()
returns table (
  id uuid, table_name text, title private.french_text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'trash');
  return query
  select item.id, item.table_name,
    coalesce(item.content ->> 'title', item.content ->> 'name', item.content ->> private.first_column(item.table_name))::private.french_text,
    item.content ->> 'slug', item.content ->> 'email', item.deleted_at, private.email_of(item.deleted_by),
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.trash as item
  where item.deleted_at > now() - interval '30 days';
end
$$;
grant execute on function public.trash_items() to authenticated;

-- Returns a row of a table without its references to rows that have been deleted, such as its author's account.
create function private.without_lost_references(of_table text, content jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  reference record;
  is_kept boolean;
begin
  for reference in
    select own.attname as name, confrelid::regclass as target, theirs.attname as key
    from pg_catalog.pg_constraint
      join pg_catalog.pg_attribute as own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_catalog.pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and conrelid = to_regclass(format('public.%I', of_table)) and content ->> own.attname is not null
  loop
    execute format('select exists (select from %s where %I::text = $1)', reference.target, reference.key)
      into is_kept using content ->> reference.name;
    if not is_kept then
      content := content || jsonb_build_object(reference.name, null);
    end if;
  end loop;
  return content;
end
$$;

-- Restores deleted rows with the same id, dates and counters. It restores all of them or, if another row now has the address of one, none.
create function private.restore_trash_rows(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.trash;
  restored integer := 0;
begin
  perform private.require_permission('update', 'trash');
  perform set_config('activity.restoring', 'true', true);
  for item in
    delete from public.trash where id = any (item_ids) returning *
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, private.stored_columns(item.table_name, item.content)
    ) using private.without_lost_references(item.table_name, item.content);
    if item.table_name = 'case_studies' then
      insert into public.case_study_tools (case_study_id, tool_id)
      select item.id, id from public.tools where item.content -> 'tools' ? id::text;
    end if;
    restored := restored + 1;
  end loop;
  perform set_config('activity.restoring', '', true);
  return restored;
end
$$;
grant execute on function private.restore_trash_rows(uuid[]) to authenticated;

-- Restores deleted rows, but only those that the caller sees in the trash.
create function public.restore_from_trash(item_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'trash');
  return private.restore_trash_rows(array(select id from public.trash where id = any (item_ids)));
end
$$;
grant execute on function public.restore_from_trash(uuid[]) to authenticated;

-- Deletes contact requests three years after the last exchange (arrival, change of status, note), without the trash.
create function private.purge_contacts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.contacts where greatest(created_at, updated_at) < now() - interval '3 years';
  delete from public.trash
  where table_name = 'contacts' and greatest((content ->> 'created_at')::timestamptz, (content ->> 'updated_at')::timestamptz)
    < now() - interval '3 years';
  select private.empty_trash();
$$;


-- supabase/schemas/30_content/09_proposals.sql

-- « Proposer à la publication »: a finished draft of an author waits for a person who may publish it, or who sends it back with a message.

-- Proposes a draft that the caller may change. A second proposal of the same draft keeps the place of the first in the queue.
create function public.propose_post(id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('propose', 'blog_posts');
  perform private.lock_row('blog_posts', propose_post.id);
  perform private.mark_proposed(propose_post.id);
end
$$;

create function private.mark_proposed(id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.blog_posts as post set proposed_at = coalesce(post.proposed_at, now())
  where post.id = mark_proposed.id and post.status = 'draft';
$$;
grant execute on function private.mark_proposed(uuid), public.propose_post(uuid) to authenticated;

-- Sends an e-mail to the author of an article, if it has one who still has access to the back-office.
create function private.notify_author(post public.blog_posts, kind text, data jsonb) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_mail(notify_author.kind, account.email, jsonb_build_object('title', post.title) || data, post.id)
  from public.admins as admin join auth.users as account on account.id = admin.user_id
  where admin.user_id = post.author_id and admin.user_id is distinct from (select auth.uid());
$$;

-- Sends a proposed draft back to its author, with a message.
create function public.send_back_post(id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  post public.blog_posts;
begin
  perform private.require_permission('publish', 'blog_posts');
  if btrim(words) = '' or char_length(words) > 2000 then
    raise check_violation using message = 'A word of 2000 characters at most says why';
  end if;
  update public.blog_posts as proposed set proposed_at = null
  where proposed.id = send_back_post.id and proposed.proposed_at is not null
  returning * into post;
  if not found then
    raise sqlstate 'PT409' using message = 'This article is not proposed any more';
  end if;
  perform private.notify_author(post, 'post_sent_back',
    jsonb_build_object('id', post.id, 'words', words, 'by', private.email_of((select auth.uid()))));
end
$$;
grant execute on function public.send_back_post(uuid, text) to authenticated;

-- Ends the proposal of an article that is published, and notifies its author.
create function private.end_proposal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.proposed_at := null;
  perform private.notify_author(new, 'post_published', jsonb_build_object('slug', new.slug, 'published_at', new.published_at));
  return new;
end
$$;


-- supabase/schemas/30_content/10_publication.sql

-- Planned publications. Visitors see a text from its moment on because of its row alone (published_at <= now()), even if no job runs.
-- The other consequences happen once: they wait here for the worker of the outbox or pg_cron, whichever comes first. A moment that
-- somebody changes or cancels beforehand leaves no trace.

create table private.planned_changes (
  of_table text not null,
  of_row uuid not null,
  -- The text is published, or the article is no longer « À la une ».
  kind text not null
    constraint planned_changes_kind_values check (kind in ('published', 'unfeatured')),
  due_at timestamptz not null,
  primary key (of_table, of_row, kind)
);
create index planned_changes_due on private.planned_changes (due_at);

-- Plans a change of a row, or cancels the planned one.
-- @param due_at null cancels the plan
create function private.plan_change(of_table text, of_row uuid, kind text, due_at timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.planned_changes as planned
  where plan_change.due_at is null and planned.of_table = plan_change.of_table and planned.of_row = plan_change.of_row
    and planned.kind = plan_change.kind;
  insert into private.planned_changes as planned (of_table, of_row, kind, due_at)
  select plan_change.of_table, plan_change.of_row, plan_change.kind, plan_change.due_at where plan_change.due_at is not null
  on conflict on constraint planned_changes_pkey do update set due_at = excluded.due_at;
$$;

-- Queues the request that tells search engines of a published address, if the setting has a key: https://www.indexnow.org. The worker adds
-- the site's own address.
-- @param about the id of the text: the row is deleted with it
create function private.announce_to_search_engines(path text, about uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about)
  select 'webhook', 'indexnow', 'https://api.indexnow.org/indexnow', jsonb_build_object('key', value, 'path', path), about
  from public.site_settings where key = 'indexnow_key' and value <> '';
$$;

-- Carries out the consequences of due changes. Of two callers at the same time, one finds a change and the other skips it.
create function private.apply_due_changes() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change private.planned_changes;
  address text;
begin
  for change in
    delete from private.planned_changes where (of_table, of_row, kind) in (
      select of_table, of_row, kind from private.planned_changes where due_at <= now() for update skip locked
    ) returning *
  loop
    execute format('select %s from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '''/'' || coalesce(nullif(slug, ''accueil''), '''')' else '''/blog/'' || slug' end, change.of_table)
    into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' then
      perform private.announce_to_search_engines(address, change.of_row);
    end if;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
      perform private.send_planned_issues(change.of_row);
    end if;
    -- If a person publishes the text now, the trigger of its table queues this event, together with other changes of the next two minutes.
    if change.due_at < now() then
      delete from public.missing_pages where path = address;
      perform private.enqueue_site_change(interval '0');
    end if;
  end loop;
end
$$;

create function private.announce_post(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_event('post.published', jsonb_build_object(
    'id', id, 'title', title, 'slug', slug, 'path', '/blog/' || slug,
    'excerpt', summary, 'category', category, 'published_at', published_at
  ), id)
  from public.blog_posts where id = announce_post.post_id;
$$;

-- Plans the publication of a text, and announces it at once if its date is now. A text that comes back, from the trash or after somebody
-- unpublished it by mistake, has its former date and is not announced again; nor is a text with a date in the past.
create function private.plan_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.published_at >= now() or new.published_at is null or exists (
    select from private.planned_changes where of_table = tg_table_name and of_row = new.id and kind = 'published'
  ) then
    perform private.plan_change(tg_table_name, new.id, 'published', new.published_at);
    perform private.apply_due_changes();
  end if;
  return null;
end
$$;

create function private.plan_end_of_featured() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.plan_change('blog_posts', new.id, 'unfeatured', new.featured_until);
  return null;
end
$$;

create function private.forget_planned_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.planned_changes where of_table = tg_table_name and of_row = old.id;
  return null;
end
$$;

-- Returns the seconds until visitors see a planned change; null while nothing is planned. Only our own server may call it, to cache
-- rendered pages until then: strangers must not learn the time.
create function public.seconds_until_change() returns double precision
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_our_server() then
    raise insufficient_privilege using message = 'Only the site''s own server may ask';
  end if;
  return (select extract(epoch from min(due_at) - now()) from private.planned_changes where due_at > now());
end
$$;
grant execute on function public.seconds_until_change() to anon, service_role;


-- supabase/schemas/30_content/11_relations.sql

-- Functions that save rows together with rows of other tables.

-- Saves a row, a new one if it has no `row_id`, together with its rows in join tables: all or nothing, with the caller's rights. `links`
-- contains the rows of the other table by the name of the join table. It refuses a row that was deleted in the meantime.
create function public.save_with_links(into_table text, row_values jsonb, links jsonb, row_id uuid default null) returns uuid
language plpgsql security invoker set search_path = ''
as $$
declare
  target regclass := to_regclass(format('public.%I', into_table));
  columns text := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(row_values) as name);
  link record;
  others uuid[];
begin
  if row_id is null then
    execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) returning id', target, columns)
      into row_id using row_values;
  else
    perform private.lock_row(into_table, row_id);
    if columns is not null then
      execute format('update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', target, columns)
        using row_values, row_id;
    end if;
  end if;
  for link in
    select sides.*, link_set.value as ids
    from jsonb_each(links) as link_set
    cross join lateral (
      select conrelid::regclass as name, max(attname::text) filter (where confrelid = target) as own,
        max(attname::text) filter (where confrelid <> target) as other
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where conrelid = to_regclass(format('public.%I', link_set.key)) and contype = 'f'
      group by conrelid
    ) as sides
  loop
    others := array(select id::uuid from jsonb_array_elements_text(link.ids) as id);
    execute format('delete from %s where %I = $1 and %I <> all ($2)', link.name, link.own, link.other) using row_id, others;
    execute format('insert into %s (%I, %I) select $1, unnest($2) on conflict do nothing', link.name, link.own, link.other)
      using row_id, others;
  end loop;
  return row_id;
end
$$;
grant execute on function public.save_with_links(text, jsonb, jsonb, uuid) to authenticated;

-- Puts rows of an ordered list in this order, starting at this position, and sets the same values (`shared`) in all of them, such as the
-- menu of links: all or nothing, with the caller's rights. It skips rows that do not change, so that the log has no entry for them.
create function public.reorder_rows(of_table text, row_ids uuid[], first_position integer, shared jsonb) returns void
language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.require_permission('update', of_table);
  execute format(
    'update public.%I as stored set position = new_order.position%s
     from (select id, (rank + $2 - 1)::integer as position from unnest($1) with ordinality as listed (id, rank)) as new_order
     where stored.id = new_order.id and (stored.position <> new_order.position%s)',
    of_table,
    (select string_agg(format(', %I = %L', key, value), '') from jsonb_each_text(shared)),
    (select string_agg(format(' or stored.%I is distinct from %L', key, value), '') from jsonb_each_text(shared))
  ) using row_ids, first_position;
end
$$;
grant execute on function public.reorder_rows(text, uuid[], integer, jsonb) to authenticated;


-- supabase/schemas/30_content/12_derived_texts.sql

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


-- supabase/schemas/40_site/01_settings.sql

-- The settings of the site.

-- The values that each setting accepts, and whether visitors read it: one row per declaration of packages/domain/src/settings.ts.
create table private.setting_definitions (
  key text primary key,
  -- A regular expression.
  pattern text not null default '',
  -- The bounds of a number.
  minimum integer,
  maximum integer,
  read_by_visitors boolean not null default true
);
insert into private.setting_definitions (key, pattern, minimum, maximum, read_by_visitors) values
  ('site_title', '', null, null, true),
  ('site_description', '', null, null, true),
  ('site_logo_url', '^((https?://|/[^/])\S*)?$', null, null, true),
  ('contact_email', '^(' || private.email_pattern() || ')?$', null, null, true),
  ('contact_phone', '', null, null, true),
  ('contact_address', '', null, null, true),
  ('linkedin_url', '^(https?://\S+)?$', null, null, true),
  ('twitter_url', '^(https?://\S+)?$', null, null, true),
  ('facebook_url', '^(https?://\S+)?$', null, null, true),
  ('footer_text', '', null, null, true),
  ('call_title', '', null, null, true),
  ('call_text', '', null, null, true),
  ('offer_points', '', null, null, true),
  ('contact_title', '', null, null, true),
  ('contact_text', '', null, null, true),
  ('contact_steps', '^([^\n:]+:[^\n]+(\n+|$))*$', null, null, true),
  ('contact_hint', '', null, null, true),
  ('booking_text', '', null, null, true),
  ('opening_hours', '', null, null, true),
  ('blog_title', '', null, null, true),
  ('blog_text', '', null, null, true),
  ('case_studies_title', '', null, null, true),
  ('case_studies_text', '', null, null, true),
  ('newsletter_title', '', null, null, true),
  ('newsletter_text', '', null, null, true),
  ('newsletter_consent', '', null, null, true),
  ('search_examples', '', null, null, true),
  ('maintenance_title', '', null, null, true),
  ('maintenance_text', '', null, null, true),
  ('google_analytics_id', '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$', null, null, true),
  ('calendly_url', '^(https?://\S+)?$', null, null, true),
  ('blog_posts_per_page', '^(0|[1-9][0-9]{0,8})$', 1, 20, true),
  ('newsletter_enabled', '^(true|false)$', null, null, true),
  ('comments_enabled', '^(true|false)$', null, null, true),
  ('ai_answers_allowed', '^(true|false)$', null, null, true),
  ('ai_training_allowed', '^(true|false)$', null, null, true),
  ('indexnow_key', '^([A-Za-z0-9-]{8,128})?$', null, null, true),
  ('maintenance_mode', '^(true|false)$', null, null, true),
  ('second_factor_required', '^((owner|editor|author|reader)( (owner|editor|author|reader)){0,3})?$', null, null, false),
  ('weekly_digest_enabled', '^(true|false)$', null, null, false);

-- Returns the keys of the settings that visitors read.
create function private.public_setting_keys() returns setof text
language sql stable security definer set search_path = ''
as $$ select key from private.setting_definitions where read_by_visitors $$;
grant execute on function private.public_setting_keys() to anon, authenticated;

-- Refuses an undeclared setting, or a value that its definition does not accept.
create function private.check_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  definition private.setting_definitions;
begin
  select * into definition from private.setting_definitions where key = new.key;
  if definition.key is null or new.value !~ definition.pattern then
    raise check_violation using message = format('The setting %s does not take this value', new.key);
  end if;
  if definition.minimum is not null and new.value::integer not between definition.minimum and definition.maximum then
    raise check_violation using message = format('The setting %s is out of its bounds', new.key);
  end if;
  return new;
end
$$;

create table public.site_settings (
  key text primary key,
  value text not null default ''
    constraint site_settings_value_length check (char_length(value) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.site_settings enable row level security;
-- Only save_settings() writes settings.
grant select on table public.site_settings to anon, authenticated;

create policy "everyone reads the settings of the site, administrators the rest" on public.site_settings
  for select to anon, authenticated
  using (key = any (array(select private.public_setting_keys())) or (select private.has_permission('select', 'site_settings')));

-- Saves settings, all of them or none, unless somebody changed one since the caller read them.
-- @param settings {"site_title": "…", …}
-- @param expected_updated_at the newest updated_at among the settings read; not required when there were none
-- @return the newest updated_at now
create function public.save_settings(settings jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  newest timestamptz;
begin
  -- Checks the right before the lock, because anybody signed in could otherwise make the others wait.
  perform private.require_permission('update', 'site_settings');
  -- Two saves at the same time wait for each other, so that the second one sees the date of the first.
  perform pg_advisory_xact_lock(hashtextextended('public.site_settings', 0));
  select max(updated_at) into newest from public.site_settings;
  if newest is not null then
    perform private.require_version(newest, expected_updated_at);
  end if;
  insert into public.site_settings (key, value)
  select key, value from jsonb_each_text(settings)
  on conflict (key) do update set value = excluded.value
    where site_settings.value is distinct from excluded.value;
  return (select max(updated_at) from public.site_settings);
end
$$;
grant execute on function public.save_settings(jsonb, timestamptz) to authenticated;


-- supabase/schemas/40_site/02_site_content.sql

-- Content about the agency itself: testimonials, team, partners, figures, questions and case studies. Each list has an order of its
-- own, and only administrators see its unpublished rows. Sample content has a mark, because French law forbids invented reviews and
-- somebody has to replace them.

-- New rows come last: `position` is a growing number until somebody chooses another.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  words text collate private.french not null
    constraint testimonials_words_length check (btrim(words) <> '' and char_length(words) <= 1000),
  name text collate private.french not null
    constraint testimonials_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  trade text collate private.french not null default ''
    constraint testimonials_trade_length check (char_length(trade) <= 200),
  -- A town, without the « à » before it.
  place text collate private.french not null default ''
    constraint testimonials_place_length check (char_length(place) <= 200),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint team_members_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  role text collate private.french not null
    constraint team_members_role_length check (btrim(role) <> '' and char_length(role) <= 200),
  bio text not null default ''
    constraint team_members_bio_length check (char_length(bio) <= 1000),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.key_figures (
  id uuid primary key default gen_random_uuid(),
  -- A text, because it includes the unit: « 95 % », « 500+ ».
  value text collate private.french not null
    constraint key_figures_value_length check (btrim(value) <> '' and char_length(value) <= 20),
  -- Words before the figure: « jusqu’à » says that it is a best result and not an average.
  prefix text not null default ''
    constraint key_figures_prefix_length check (char_length(prefix) <= 40),
  label text collate private.french not null
    constraint key_figures_label_length check (btrim(label) <> '' and char_length(label) <= 300),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.faq_entries (
  id uuid primary key default gen_random_uuid(),
  question text collate private.french not null
    constraint faq_entries_question_length check (btrim(question) <> '' and char_length(question) <= 300),
  answer text not null
    constraint faq_entries_answer_length check (btrim(answer) <> '' and char_length(answer) <= 3000),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint partners_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  url text not null default ''
    constraint partners_url_shape check (url ~ '^(https?://|$)' and char_length(url) <= 2000),
  sentence text collate private.french not null default ''
    constraint partners_sentence_length check (char_length(sentence) <= 500),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Software that the agency builds with. No row is sample content, because the software exists.
create table public.tools (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint tools_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  url text not null default ''
    constraint tools_url_shape check (url ~ '^(https?://|$)' and char_length(url) <= 2000),
  sentence text collate private.french not null default ''
    constraint tools_sentence_length check (char_length(sentence) <= 500),
  position integer not null generated by default as identity,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.case_studies (
  id uuid primary key default gen_random_uuid(),
  slug text collate private.french not null unique
    constraint case_studies_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text collate private.french not null
    constraint case_studies_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  client text collate private.french not null
    constraint case_studies_client_length check (btrim(client) <> '' and char_length(client) <= 200),
  -- The client's trade, in words.
  sector text collate private.french not null
    constraint case_studies_sector_length check (btrim(sector) <> '' and char_length(sector) <= 100),
  summary text not null
    constraint case_studies_summary_length check (btrim(summary) <> '' and char_length(summary) <= 500),
  content text not null default ''
    constraint case_studies_content_length check (char_length(content) <= 500000),
  -- The figures of the study: one per line, with its words.
  results text not null default ''
    constraint case_studies_results_length check (char_length(results) <= 500),
  picture_url text not null default ''
    constraint case_studies_picture_shape
      check (picture_url ~ '^(https?://|/[^/]|$)' and char_length(picture_url) <= 2000),
  picture_alt text not null default ''
    constraint case_studies_picture_alt_length check (char_length(picture_alt) <= 500),
  meta_title text not null default ''
    constraint case_studies_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint case_studies_meta_description_length check (char_length(meta_description) <= 1000),
  -- As in blog_posts.
  slug_origin text not null default 'title'
    constraint case_studies_slug_origin_values check (slug_origin in ('title', 'written', 'public')),
  -- The client of the study. It has no `on delete restrict`, because that refusal has another code since PostgreSQL 18.
  partner_id uuid references public.partners,
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index case_studies_public_list on public.case_studies (position, id) where published;
create index case_studies_public_sector on public.case_studies (sector, position, id) where published;
create index case_studies_partner on public.case_studies (partner_id);

create table public.case_study_tools (
  case_study_id uuid not null references public.case_studies on delete cascade,
  tool_id uuid not null references public.tools,
  primary key (case_study_id, tool_id)
);
create index case_study_tools_tool on public.case_study_tools (tool_id);

-- The lists of this file get the same rules. Administrators write every column that the database does not fill in. Visitors read those
-- columns and the mark of sample content, which the site shows.
do $$
declare
  list text;
  written text;
begin
  foreach list in array array['testimonials', 'team_members', 'key_figures', 'faq_entries', 'partners', 'tools', 'case_studies'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into written
    from pg_attribute
    where attrelid = format('public.%I', list)::regclass and attnum > 0
      and attname not in ('id', 'created_at', 'updated_at');
    execute format('grant select (id, %s) on table public.%I to anon', written, list);
    execute format('grant insert (%1$s), update (%1$s) on table public.%2$I to authenticated', written, list);
    execute format('alter table public.%I enable row level security', list);
    execute format('grant select, delete on table public.%I to authenticated', list);
    execute format('create policy "visitors read published rows, administrators all" on public.%1$I
      for select to anon, authenticated using (published or (select private.has_permission(''select'', %1$L)))', list);
    execute format('create policy "administrators add" on public.%1$I
      for insert to authenticated with check ((select private.has_permission(''insert'', %1$L)))', list);
    execute format('create policy "administrators change" on public.%1$I
      for update to authenticated using ((select private.has_permission(''update'', %1$L)))
      with check ((select private.has_permission(''update'', %1$L)))', list);
    execute format('create policy "administrators delete" on public.%1$I
      for delete to authenticated using ((select private.has_permission(''delete'', %1$L)))', list);
  end loop;
end
$$;
-- The sitemap says when a case study changed.
grant select (updated_at) on table public.case_studies to anon;

alter table public.case_study_tools enable row level security;
grant select on table public.case_study_tools to anon;
grant select, delete, insert (case_study_id, tool_id) on table public.case_study_tools to authenticated;
-- The policies of both tables decide who reads a row that joins them.
create policy "visitors read links between rows that they may read" on public.case_study_tools
  for select to anon, authenticated using (
    exists (select from public.case_studies as study where study.id = case_study_id)
    and exists (select from public.tools as tool where tool.id = tool_id)
  );
create policy "administrators add" on public.case_study_tools
  for insert to authenticated with check ((select private.has_permission('insert', 'case_study_tools')));
create policy "administrators delete" on public.case_study_tools
  for delete to authenticated using ((select private.has_permission('delete', 'case_study_tools')));

-- Returns the number of sample rows that visitors see, list by list, for the notice on the dashboard.
create function public.example_counts() returns table (resource text, total bigint)
language sql stable security invoker set search_path = ''
as $$
  select 'testimonials', count(*) from public.testimonials where published and is_example
  union all
  select 'team_members', count(*) from public.team_members where published and is_example
  union all
  select 'key_figures', count(*) from public.key_figures where published and is_example
  union all
  select 'faq_entries', count(*) from public.faq_entries where published and is_example
  union all
  select 'case_studies', count(*) from public.case_studies where published and is_example
  union all
  select 'partners', count(*) from public.partners where published and is_example;
$$;
grant execute on function public.example_counts() to authenticated;


-- supabase/schemas/40_site/03_services.sql

-- Services that the agency sells, with their starting prices. Only this table holds prices: cards, rows, boxes, structured data and
-- the choices of the contact form read it.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint services_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  -- The slug of the page that describes the service.
  slug text collate private.french not null unique
    constraint services_slug_shape check (
      slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(slug) <= 200
    ),
  -- The starting price in euros, before tax.
  price integer not null
    constraint services_price_range check (price between 0 and 10000000),
  -- The words that visitors read before the price; empty if the price is exact.
  price_words text not null default 'à partir de'
    constraint services_price_words_length check (char_length(price_words) <= 40),
  line text not null default ''
    constraint services_line_length check (char_length(line) <= 300),
  -- The text after « Pour vous si ».
  suits text not null default ''
    constraint services_suits_length check (char_length(suits) <= 300),
  picture_url text not null default ''
    constraint services_picture_shape
      check (picture_url ~ '^(https?://|/[^/]|$)' and char_length(picture_url) <= 2000),
  -- The service's name within a sentence, with its article; and its name in the contact form.
  in_sentence text not null default ''
    constraint services_in_sentence_length check (char_length(in_sentence) <= 200),
  form_choice text not null default ''
    constraint services_form_choice_length check (char_length(form_choice) <= 100),
  position integer not null generated by default as identity,
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

grant select (id, name, slug, price, price_words, line, suits, picture_url, in_sentence, form_choice, position, published)
  on table public.services to anon;
grant select, delete,
  insert (name, slug, price, price_words, line, suits, picture_url, in_sentence, form_choice, position, published),
  update (name, slug, price, price_words, line, suits, picture_url, in_sentence, form_choice, position, published)
  on table public.services to authenticated;
alter table public.services enable row level security;
select private.grant_permissions('services', 'select insert update delete', 'owner editor');
select private.grant_permissions('services', 'select', 'reader');
create policy "visitors read published rows, administrators all" on public.services
  for select to anon, authenticated using (published or (select private.has_permission('select', 'services')));
create policy "administrators add" on public.services
  for insert to authenticated with check ((select private.has_permission('insert', 'services')));
create policy "administrators change" on public.services
  for update to authenticated using ((select private.has_permission('update', 'services')))
  with check ((select private.has_permission('update', 'services')));
create policy "administrators delete" on public.services
  for delete to authenticated using ((select private.has_permission('delete', 'services')));

-- Returns the choice of a contact form if the list of services has it; null for any other text, which a visitor may have written.
create function private.listed_service(chosen text) returns text
language sql stable set search_path = ''
as $$
  select chosen where chosen in (select coalesce(nullif(form_choice, ''), name) from public.services where published)
$$;

-- Returns a text with prices in place of their names: `{{prix audit-processus}}` becomes « 1 500 € HT », the price of that page's service.
-- A name without a service is a gap, like a setting without a value.
create function private.fill_prices(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
begin
  for wanted in select distinct captured[1] from regexp_matches(content, '\{\{prix ([a-z0-9-]+)\}\}', 'g') as captured loop
    content := replace(content, format('{{prix %s}}', wanted), coalesce(
      (select replace(to_char(price, 'FM9,999,999,999'), ',', E'\u202F') || E'\u00A0€\u00A0HT'
        from public.services where regexp_replace(slug, '^.*/', '') = wanted order by "position", id limit 1),
      format('[à compléter : prix %s]', wanted)
    ));
  end loop;
  return content;
end
$$;

-- Returns the questions that visitors read, in their order, with prices; it leaves out a question with a gap.
create function public.visible_questions() returns table (question text, answer text)
language sql stable security definer set search_path = ''
as $$
  select entry.question, shown.answer
  from public.faq_entries as entry cross join lateral private.fill_prices(entry.answer) as shown (answer)
  where entry.published and shown.answer !~ '\[à compléter : prix'
  order by entry."position", entry.id
$$;
grant execute on function public.visible_questions() to anon, authenticated;


-- supabase/schemas/40_site/04_menu.sql

-- The menus: the header and its panel, the footer, the call to action, and the suggestions on the page for a missing address.

create table public.menu_links (
  id uuid primary key default gen_random_uuid(),
  label text collate private.french not null
    constraint menu_links_label_length check (btrim(label) <> '' and char_length(label) <= 80),
  place text not null
    constraint menu_links_place_values check (place in ('main', 'services', 'sectors', 'examples', 'call', 'footer', 'contact',
      'legal', 'popular', 'useful')),
  -- Whether the link is the title of its place, which has only one.
  heading boolean not null default false,
  hint text collate private.french not null default ''
    constraint menu_links_hint_length check (char_length(hint) <= 120),
  target text not null default ''
    constraint menu_links_target_shape
      check (target ~* '^((/([^/\s\\]\S*)?|https?://[^\s/]\S*|mailto:\S+|tel:\S+))?$' and char_length(target) <= 2000),
  constraint menu_links_target_presence check (heading or target <> ''),
  hidden boolean not null default false,
  position integer not null generated by default as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index menu_links_heading on public.menu_links (place) where heading;

-- Visitors read the result of site_menu().
grant select, delete,
  insert (label, place, heading, hint, target, hidden, position),
  update (label, place, heading, hint, target, hidden, position)
  on table public.menu_links to authenticated;
alter table public.menu_links enable row level security;
select private.grant_permissions('menu_links', 'select insert update delete', 'owner editor');
select private.grant_permissions('menu_links', 'select', 'reader');
create policy "administrators read" on public.menu_links
  for select to authenticated using ((select private.has_permission('select', 'menu_links')));
create policy "administrators add" on public.menu_links
  for insert to authenticated with check ((select private.has_permission('insert', 'menu_links')));
create policy "administrators change" on public.menu_links
  for update to authenticated using ((select private.has_permission('update', 'menu_links')))
  with check ((select private.has_permission('update', 'menu_links')));
create policy "administrators delete" on public.menu_links
  for delete to authenticated using ((select private.has_permission('delete', 'menu_links')));

-- Returns the menus as visitors see them, in their order, without hidden links and without links to texts that do not exist or are not
-- published yet, nor to the case studies while there are none. A link whose address redirects has the target of the redirect. Of the links
-- that it leaves out, it names those in the footer to lists, so that the footer does not add these lists by itself, and the case studies
-- even if no link leads there. If no link remains, one row without a target says that menus exist.
create function public.site_menu()
returns table (place text, label text, hint text, target text, heading boolean, left_out boolean)
language sql stable security definer set search_path = ''
as $$
  with empty_lists as (
    select '/etudes-de-cas' as path where not exists (select from public.case_studies where published)
  ), targets as materialized (
    -- Most addresses stand in several menus.
    select target, private.canonical_path(target) as path, private.address_resolves(target) as is_found
    from (select distinct target from public.menu_links) as each
  ), links as materialized (
    select link.id, link."position", link.place, link.label, link.hint, coalesce(moved.to_address, target) as target, link.heading,
      link.hidden or not coalesce(is_found or private.address_resolves(moved.to_address), false)
        or path in (select path from empty_lists) as left_out, path
    from public.menu_links as link
    join targets using (target)
    -- Lateral, because a join would look up the redirect of every link before the site shows any page.
    cross join lateral (
      select case when not is_found then (select redirect.to_address from public.redirect_of(target) as redirect) end
    ) as moved (to_address)
  )
  (select place, label, hint, target, heading, false from links where not left_out order by "position", id)
  union all
  select 'footer', '', '', path, false, true
  from (
    select screen.path from links join private.screens as screen using (path)
    where links.place = 'footer' and links.left_out and screen.of_table is not null
    union select path from empty_lists
  ) as lists
  union all
  (select place, '', '', '', false, true from links where not exists (select from links where not left_out) limit 1)
$$;
grant execute on function public.site_menu() to anon, authenticated;

-- Changes the links of menus and services when a text gets another address, if the caller may change those: an author whose draft is in the
-- menu must not change the menu. The argument is the part of the address before the slug.
create function private.move_menu_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former text := private.canonical_path(tg_argv[0] || old.slug);
begin
  if auth.uid() is not null and not private.has_permission('update', 'menu_links') then
    return null;
  end if;
  update public.menu_links set target = tg_argv[0] || new.slug
  where target like '/%' and private.canonical_path(target) = former;
  if tg_argv[0] = '/' then
    update public.services set slug = new.slug where slug = old.slug;
  end if;
  return null;
end
$$;

-- Returns the menus, services, redirects, texts and rows that link to one of these addresses, as far as the caller may read them.
-- It searches services, and the columns that may hold the address of a picture.
create function public.links_to(addresses jsonb) returns table (kind text, id text, title text)
language plpgsql stable set search_path = ''
as $$
declare
  -- The address is in an attribute, in JSON, or alone in a column.
  pattern constant text := (
    select format(E'(^|["\n])(%s)/?(["#?\\\\\n]|$)', string_agg(address, '|'))
    from jsonb_array_elements_text(addresses) as address where address ~ '^(/[a-z0-9-]+)+$'
  );
  place record;
begin
  for place in select * from private.picture_columns() as found where found.columns is not null and found.key is not null loop
    return query execute format(
      'select %L, stored.%I::text, stored.%I::text from public.%I as stored where concat_ws(E''\n'', %s) ~* $1',
      place.table_name, place.key, place.columns[1], place.table_name,
      (select string_agg(format('stored.%I', part), ', ') from unnest(place.columns) as part)
    ) using pattern;
  end loop;
  return query select 'services', service.id::text, service.name from public.services as service where addresses ? ('/' || service.slug);
end
$$;
grant execute on function public.links_to(jsonb) to authenticated;


-- supabase/schemas/40_site/05_redirects.sql

-- Redirects, and everything else that leads from one address to another.

-- Returns an address whose forbidden characters are percent-encoded, as browsers send it. It is in PL/pgSQL, which returns most texts
-- without running a query: a file of 5,000 redirects calls it several times for each.
create function private.percent_encoded(text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if $1 !~ '[^!-~]|["<>^`{}]' then
    return $1;
  end if;
  return (
    select string_agg(
      case
        when letter ~ '[^!-~]|["<>^`{}]' then regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
        else letter
      end, '' order by place
    )
    from regexp_split_to_table($1, '') with ordinality as split (letter, place)
  );
end
$$;
grant execute on function private.percent_encoded(text) to authenticated;

-- Returns a path with its escapes in their one canonical spelling, to compare it with others (normalPath in
-- packages/domain/src/canonical-path.ts).
create function private.normal_path(path text, lowered boolean default false) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Nearly every path already has its canonical spelling.
  if path !~ '[^A-Za-z0-9_.~!$&''()*+,;=:@/-]' then
    return case when lowered then lower(path collate "C") else path end;
  end if;
  return (
    select string_agg(
      case
        when sign ~ '^[A-Za-z0-9_.~!$&''()*+,;=:@/-]' then case when lowered then lower(sign collate "C") else sign end
        when sign ~ '^%.' then upper(sign)
        else regexp_replace(upper(encode(convert_to(sign, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
      end, '' order by place
    )
    from regexp_matches(path, '%[0-9A-Fa-f]{2}|[A-Za-z0-9_.~!$&''()*+,;=:@/-]+|.', 'g') with ordinality as found (piece, place)
    cross join lateral (
      select case
        when piece[1] ~* '^%(2[146-9A-E]|3[0-9ABD]|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])$'
          then chr(get_byte(decode(substr(piece[1], 2), 'hex'), 0))
        else piece[1]
      end
    ) as read (sign)
  );
end
$$;
grant execute on function private.normal_path(text, boolean) to authenticated;

-- Returns an address in the form in which the site compares addresses (packages/domain/src/canonical-path.ts): only the path, in its
-- canonical spelling and in lower case, with single slashes and no trailing one. The only queries that are part of an address are
-- those by which WordPress identifies a page: `/?p=12` (public-site/src/app/route-query.ts).
create function private.canonical_path(address text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  local constant text := regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i');
begin
  return coalesce(
    '/' || substring(lower(local) from '^/?(\?(?:p|page_id|attachment_id|cat|tag|author|m|feed)=[\w-]+)$'),
    regexp_replace(regexp_replace(private.normal_path(
      '/' || regexp_replace(local, '[?#].*$', ''), true
    ), '/{2,}', '/', 'g'), '(?<=.)/+$', '')
  );
end
$$;
grant execute on function private.canonical_path(text) to authenticated;

-- Whether a redirect may lead to an address: a path of this site, or another site with a host name. It allows only addresses that every
-- parser reads alike: no account, no numeric host, no `.` and `..`, which may leave `//host` behind, and no character to encode.
create function private.is_redirect_target(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(address) <= 2000 and address !~ '[^!-~]|["<>\\^`{}|]'
    and address ~* '^(/([^/]|$)|https?://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#]|$))'
    and address !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
$$;
grant execute on function private.is_redirect_target(text) to authenticated;

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique
    constraint redirects_from_path_shape check (char_length(from_path) between 2 and 500)
    -- The server answers these addresses before it looks for redirects, so a redirect there would never apply.
    constraint redirects_from_path_reserved check (
      from_path !~ '^/(admin|rest|auth|storage|assets|illustrations|icons|social|video|apercu|healthz)(/|$)'
      and from_path not in ('/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt', '/indexnow.txt', '/site.webmanifest', '/favicon.ico',
        '/apple-touch-icon.png', '/logo.svg', '/.well-known/security.txt')
    ),
  to_address text not null
    constraint redirects_to_address_shape check (private.is_redirect_target(to_address)),
  kind text not null default 'permanent'
    constraint redirects_kind_values check (kind in ('permanent', 'temporary')),
  hits bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index redirects_targets on public.redirects (private.canonical_path(to_address)) where to_address like '/%';

alter table public.redirects enable row level security;
grant select, delete on table public.redirects to authenticated;
grant insert (from_path, to_address, kind), update (from_path, to_address, kind) on table public.redirects to authenticated;

create policy "administrators read redirects" on public.redirects
  for select to authenticated using ((select private.has_permission('select', 'redirects')));
create policy "administrators add redirects" on public.redirects
  for insert to authenticated with check ((select private.has_permission('insert', 'redirects')));
create policy "administrators change redirects" on public.redirects
  for update to authenticated using ((select private.has_permission('update', 'redirects')))
    with check ((select private.has_permission('update', 'redirects')));
create policy "administrators delete redirects" on public.redirects
  for delete to authenticated using ((select private.has_permission('delete', 'redirects')));

create function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The stored path would differ from the one that somebody wrote.
  if new.from_path ~ '[?#].' and private.canonical_path(new.from_path) !~ '\?' then
    raise check_violation using message = format('%s → %s', new.from_path, new.to_address), constraint = 'redirects_from_path_query',
      detail = 'A redirect does not read queries';
  end if;
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  if new.to_address !~ '[[:space:][:cntrl:]]' then
    new.to_address := private.percent_encoded(new.to_address);
  end if;
  -- The case of the target's letters stays, because it matters in file names. The constraint refuses a value that is not a target.
  if new.to_address like '/%' and private.is_redirect_target(new.to_address) then
    new.to_address := private.normal_path(substring(new.to_address from '^[^?#]*')) || substring(new.to_address from '[?#].*$|$');
  end if;
  return new;
end
$$;

-- Refuses a redirect that leads to another one, and so refuses loops too. The lock makes writers wait for one another, so that nobody
-- writes the two halves of a chain at the same time; each statement of the function sees earlier commits. It reads with its owner's rights,
-- because PostgreSQL evaluates a policy before other functions, and no index would help.
create function private.refuse_redirect_chain() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  if (new.to_address like '/%' and exists (
    select from public.redirects where from_path = private.canonical_path(new.to_address)
  )) or exists (
    select from public.redirects where to_address like '/%' and private.canonical_path(to_address) = new.from_path
  ) then
    raise sqlstate 'PT422' using
      message = format('%s → %s', new.from_path, new.to_address),
      detail = 'A redirect neither leads to another one nor back to itself',
      hint = 'Lead straight to the last address';
  end if;
  return null;
end
$$;

-- Functions that find the stored text at an address of the site. Neither a menu nor a redirect tells strangers the address of a text
-- that is a draft, planned, hidden or in the trash.

-- The site's own screens (`builtInPaths` of packages/domain/src/pages.ts). The addresses below a screen with a table are those of its rows,
-- by their slugs; the condition selects the rows that visitors read.
create table private.screens (
  path text primary key,
  of_table text,
  condition text
);
insert into private.screens (path, of_table, condition) values
  ('/', null, null), ('/a-propos', null, null), ('/contact', null, null), ('/recherche', null, null),
  ('/services', 'pages', null), ('/cas-usage', 'pages', null), ('/automatisations', 'pages', null),
  ('/blog', 'blog_posts', 'published_at <= now()'), ('/etudes-de-cas', 'case_studies', 'published');

-- Returns the table and the slug for an address, even if no such text exists; null for screens, files and other sites. The slug of a page
-- is its whole path.
create function private.text_at_address(address text) returns table (of_table text, slug text, condition text)
language plpgsql stable set search_path = ''
as $$
declare
  wanted constant text := split_part(private.canonical_path(address), '?', 1);
begin
  if address not like '/%' or wanted ~ '\.\w+$' or wanted like '/blog/categorie/%' then
    return;
  end if;
  return query
    select coalesce(folder.of_table, 'pages'),
      case when folder.condition is null then substr(wanted, 2) else substr(wanted, length(folder.path) + 2) end, folder.condition
    from (select) as given
    left join private.screens as folder on folder.path = '/' || split_part(wanted, '/', 2) and folder.of_table is not null
    where wanted is not null and (folder.path is not null or wanted !~ '^/.*/')
      and not exists (select from private.screens where path = wanted);
end
$$;

-- Whether visitors find something at an address; or, with `any_text`, whether a text has it, published or not.
create function private.address_resolves(address text, any_text boolean default false) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  of_text record;
  is_there boolean;
begin
  select * into of_text from private.text_at_address(address);
  if not found then
    return address is not null;
  elsif of_text.of_table = 'pages' then
    return exists (select from public.pages as page where page.slug = of_text.slug and (any_text or page.published_at <= now()));
  end if;
  execute format('select exists (select from public.%I where slug = $1 and ($2 or %s))', of_text.of_table, of_text.condition)
  into is_there using of_text.slug, any_text;
  return is_there;
end
$$;

-- Whether an address belongs to a text that visitors cannot read, or not yet.
create function private.address_has_hidden_text(address text) returns boolean
language sql stable set search_path = ''
as $$
  select not private.address_resolves(address) and (private.address_resolves(address, any_text => true) or exists (
    select from private.text_at_address(address) as of_text
    join public.trash as item on item.table_name = of_text.of_table and item.content ->> 'slug' = of_text.slug
  ))
$$;

-- Tells whether visitors find one of our pages at a path.
create function private.page_exists(path text) returns boolean
language sql stable set search_path = ''
as $$
  select path in (select screens.path from private.screens)
    or exists (select from private.text_at_address(path)) and private.address_resolves(path)
$$;

-- Returns a path without the endings that WordPress and Ghost add to addresses: a feed, the pages of a list or of comments.
create function private.strip_list_suffix(path text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(private.canonical_path(path),
    '((^|/)(feed(/(rss2?|atom|rdf))?|rss|page/\d{1,6}|comment-page-\d{1,6}|embed|amp))+$', ''), ''), '/')
$$;

-- Returns where an address without a page leads: by a redirect, or else to the article that had the address. Strangers learn one address at
-- a time, and none of a hidden text. A redirect to a former address of an article leads directly to the present one.
create function public.redirect_of(path text) returns table (to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select target, case redirect.kind when 'permanent' then 301 else 302 end
  from public.redirects as redirect
  cross join lateral coalesce(
    '/blog/' || public.current_post_slug(substring(redirect.to_address from '^/blog/([^/?#]+)$')), redirect.to_address
  ) as target
  where redirect.from_path = (
      select from_path from public.redirects
      where from_path = private.canonical_path(redirect_of.path)
        or from_path = private.strip_list_suffix(redirect_of.path) and not private.page_exists(from_path)
      order by from_path <> private.canonical_path(redirect_of.path) limit 1
    )
    and ((select private.has_permission('select', 'redirects')) or not private.address_has_hidden_text(target))
  union all
  select '/blog/' || former.slug, 301
  from public.current_post_slug(substring(private.strip_list_suffix(path) from '^/blog/([^/]+)$')) as former (slug)
  where former.slug is not null
  union all
  select present, 301 from private.strip_list_suffix(path) as present
  where present <> private.canonical_path(path) and (present <> '/' or path ~ '^/page/') and private.page_exists(present)
  limit 1
$$;
grant execute on function public.redirect_of(text) to anon, authenticated;

-- Returns all redirects, for a program that writes the site as files with the service key: strangers still learn one address at a time. It
-- leaves out addresses with queries, which a static host cannot redirect.
create function public.all_redirects() returns table (from_path text, to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select listed.from_path, redirect.to_address, redirect.status
  from (
    select redirects.from_path from public.redirects where redirects.from_path not like '/?%'
    union
    select '/blog/' || former.slug from private.former_post_slugs as former
  ) as listed
  cross join lateral public.redirect_of(listed.from_path) as redirect
  order by listed.from_path
$$;
grant execute on function public.all_redirects() to service_role;

-- Returns an address with its Latin letters as people read and sort them: `/été` for `/%C3%A9t%C3%A9`. All other signs stay encoded: visitors
-- choose the addresses of missing pages, and some signs are invisible, turn the direction of a text or are forbidden in XML.
create function private.readable_address(address text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  encoded text;
  decoded text;
begin
  for encoded in select distinct piece[1] from regexp_matches(address, '(?:%[89A-Fa-f][0-9A-Fa-f])+', 'g') as pieces (piece) loop
    begin
      decoded := convert_from(decode(replace(encoded, '%', ''), 'hex'), 'UTF8');
    exception when character_not_in_repertoire then
      continue;
    end;
    if decoded ~ '^[\u00C0-\u024F\u0300-\u036F\u1E00-\u1EFF\u2019]+$' then
      address := replace(address, encoded, decoded);
    end if;
  end loop;
  return address;
end
$$;

-- Returns everything that redirects, for the back-office: redirects, and former addresses in use, as people read, search and sort them.
create function public.redirect_list() returns table (
  id uuid, from_path private.french_text, to_address private.french_text, kind text, hits bigint, last_used_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'redirects');
  return query
  select redirect.id, private.readable_address(redirect.from_path)::private.french_text,
    private.readable_address(redirect.to_address)::private.french_text, redirect.kind, redirect.hits, redirect.last_used_at, redirect.created_at
  from public.redirects as redirect
  union all
  select md5(former.slug)::uuid, ('/blog/' || former.slug)::private.french_text, ('/blog/' || post.slug)::private.french_text,
    'automatic', former.hits, former.last_used_at, former.created_at
  from private.former_post_slugs as former
  join public.blog_posts as post on post.id = former.post_id and post.published_at <= now() and post.slug <> former.slug
  where not exists (select from public.blog_posts as successor where successor.slug = former.slug and successor.published_at <= now())
    and not exists (select from public.redirects as redirect where redirect.from_path = '/blog/' || former.slug);
end
$$;
grant execute on function public.redirect_list() to authenticated;

-- Returns the redirects in the lines of a file. Several spellings of an address are one redirect.
create function private.parse_redirects(lines jsonb)
returns table (from_path text, to_address text, kind text, targets bigint, shown text)
language sql stable set search_path = ''
as $$
  select min(from_path), min(to_address), min(kind), count(distinct (to_address, kind)), string_agg(distinct to_address, ', ')
  from (
    select entry ->> 'from_path' as from_path, btrim(entry ->> 'to_address') as to_address, coalesce(entry ->> 'kind', 'permanent') as kind
    from jsonb_array_elements(lines) as given (entry)
  ) as line
  group by private.canonical_path(from_path), case when from_path ~ '[?#].' then from_path end
$$;
grant execute on function private.parse_redirects(jsonb) to authenticated;

-- Imports the lines of a file: all of them, or none when it refuses one, which the error names. It overwrites known addresses, and refuses
-- an address that the file leads to two places.
-- @return the number of redirects in the file
create function public.import_redirects(lines jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  line record;
  imported_count integer;
begin
  perform private.require_permission('insert', 'redirects');
  if jsonb_array_length(lines) > 5000 then
    raise sqlstate 'PT413' using message = 'A file has 5,000 lines at most';
  end if;
  select * into line from private.parse_redirects(lines) where targets > 1 limit 1;
  if found then
    raise unique_violation using message = format('%s → %s', line.from_path, line.shown), detail = 'One address leads to one place';
  end if;
  begin
    insert into public.redirects (from_path, to_address, kind)
    select from_path, to_address, kind from private.parse_redirects(lines)
    on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
    get diagnostics imported_count = row_count;
    return imported_count;
  exception when others then
    -- Writes one row after the other, so that the error names the refused one.
    for line in select * from private.parse_redirects(lines) loop
      begin
        insert into public.redirects (from_path, to_address, kind) values (line.from_path, line.to_address, line.kind)
        on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
      exception when others then
        raise exception using errcode = sqlstate, message = format('%s → %s', line.from_path, line.to_address);
      end;
    end loop;
    raise;
  end;
end
$$;
grant execute on function public.import_redirects(jsonb) to authenticated;

-- Redirects the former address of a row that visitors read to the present one; the argument is the address of its list.
create function private.redirect_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former text := private.canonical_path(tg_argv[0] || '/' || old.slug);
  present text := tg_argv[0] || '/' || new.slug;
begin
  delete from public.redirects where from_path = private.canonical_path(present);
  update public.redirects set to_address = present
  where to_address like '/%' and private.canonical_path(to_address) = former;
  insert into public.redirects (from_path, to_address) values (former, present);
  return null;
end
$$;


-- supabase/schemas/40_site/06_not_found.sql

-- Counts of addresses and searches without a result. They name no visitor, and at most 1,000 rows of each kind stay, so that nobody can
-- fill the tables.

create table public.missing_pages (
  id uuid primary key default gen_random_uuid(),
  path text collate private.french not null unique
    constraint missing_pages_path_length check (char_length(path) <= 300),
  -- The host of the last page that linked to it, if a browser named one.
  referring_host text collate private.french
    constraint missing_pages_referring_host_length check (char_length(referring_host) <= 253),
  times bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table public.empty_searches (
  id uuid primary key default gen_random_uuid(),
  words text collate private.french not null unique
    constraint empty_searches_words_length check (char_length(words) <= 100),
  times bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

do $$
declare
  counted text;
begin
  foreach counted in array array['missing_pages', 'empty_searches'] loop
    execute format('alter table public.%I enable row level security', counted);
    execute format('grant select, delete on table public.%I to authenticated', counted);
    execute format('create policy "administrators read missing pages and searches" on public.%1$I
      for select to authenticated using ((select private.has_permission(''select'', %1$L)))', counted);
    execute format('create policy "administrators delete missing pages and searches" on public.%1$I
      for delete to authenticated using ((select private.has_permission(''delete'', %1$L)))', counted);
    execute format('create index %1$s_age on public.%1$I (last_seen_at)', counted);
  end loop;
end
$$;

-- Returns the missing pages for the back-office, whose addresses people read, search and sort as letters.
create function public.missing_page_list() returns table (
  id uuid, path private.french_text, referring_host private.french_text, times bigint, first_seen_at timestamptz, last_seen_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'missing_pages');
  return query
  select page.id, private.readable_address(page.path)::private.french_text, page.referring_host::private.french_text,
    page.times, page.first_seen_at, page.last_seen_at
  from public.missing_pages as page;
end
$$;
grant execute on function public.missing_page_list() to authenticated;

-- Deletes an address from the missing ones when a redirect gets it. The lock comes before the deletion, so that a count at the same time is
-- either deleted or sees the redirect. By its name, this trigger fires before the one against chains, which takes the same lock.
create function private.forget_missing_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  delete from public.missing_pages where path = new.from_path;
  return null;
end
$$;

-- Deletes the address of a published article or page from the missing ones. The argument is the part of the address before the slug.
create function private.forget_missing_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.missing_pages where path = tg_argv[0] || new.slug;
  return null;
end
$$;

-- Whether an address may be that of a page: not a file (documents apart), not one that scanners try on every site, and without an e-mail
-- address, which would identify the visitor.
create function private.is_page_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path = private.canonical_path(path) and char_length(path) between 2 and 300
    and path !~ '@|%40|/\.|\.(php|env)|/wp-|/(wordpress|phpmyadmin|pma|cgi-bin|xmlrpc|vendor|actuator)(/|$)'
    and (path !~ '\.[a-z0-9_~-]+$' or path ~ '\.(html?|pdf|docx?|xlsx?|odt|ods)$')
$$;

-- Returns the entries of an argument of count_requests: {"/address": {"times": 2, "host": "example.fr"}}.
create function private.parse_counts(counts jsonb) returns table (name text, times bigint, host text)
language sql immutable set search_path = ''
as $$
  select key, least(greatest((value ->> 'times')::bigint, 1), 1000), coalesce(substring(value ->> 'host' from '^[a-z0-9.-]{1,253}$'), '')
  from jsonb_each(counts) order by key limit 200
$$;

-- Adds the redirects, missing pages and empty searches that our server counted. Only our server may call it, because strangers could push
-- out real rows with made-up counts. Beyond 1,000 missing pages or searches, it deletes the rarest, and among equals the oldest.
create function public.count_requests(
  redirected jsonb default '{}', missing jsonb default '{}', empty_searches jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_our_server() then
    raise insufficient_privilege using message = 'Only the site''s own server counts requests';
  end if;
  update public.redirects as redirect set hits = redirect.hits + counted.times, last_used_at = now()
  from private.parse_counts(redirected) as counted where redirect.from_path = counted.name;
  update private.former_post_slugs as former set hits = former.hits + counted.times, last_used_at = now()
  from private.parse_counts(redirected) as counted where former.slug = substring(counted.name from '^/blog/([^/]+)$');

  -- The lock waits for a redirect that is being created, whose address is no longer missing.
  perform pg_advisory_xact_lock_shared(hashtext('public.redirects'));
  insert into public.missing_pages as stored (path, times, referring_host)
  select name, times, nullif(host, '') from private.parse_counts(missing)
  where private.is_page_path(name) and not exists (select from public.redirects where from_path = name)
  on conflict (path) do update set times = stored.times + excluded.times, last_seen_at = now(),
    referring_host = coalesce(excluded.referring_host, stored.referring_host);
  delete from public.missing_pages where id in (
    select id from public.missing_pages order by missing_pages.times desc, last_seen_at desc offset 1000
  );

  -- Searches that may be an e-mail address or a telephone number are not counted: they would tell who searched.
  insert into public.empty_searches as stored (words, times)
  select words, sum(counted.times)
  from private.parse_counts(count_requests.empty_searches) as counted
  cross join lateral lower(btrim(regexp_replace(counted.name, '\s+', ' ', 'g'))) as words
  where char_length(words) between 2 and 100 and words !~ '@' and regexp_replace(words, '[ ./+-]', '', 'g') !~ '\d{6}'
  group by words order by words
  on conflict (words) do update set times = stored.times + excluded.times, last_seen_at = now();
  delete from public.empty_searches where id in (
    select id from public.empty_searches order by times desc, last_seen_at desc offset 1000
  );
end
$$;
grant execute on function public.count_requests(jsonb, jsonb, jsonb) to anon, service_role;

-- Deletes addresses and searches that nobody requested for 90 days; the privacy page states the same time.
create function private.purge_missing_pages() returns void
language sql security definer set search_path = ''
as $$
  delete from public.missing_pages where last_seen_at < now() - interval '90 days';
  delete from public.empty_searches where last_seen_at < now() - interval '90 days';
$$;


-- supabase/schemas/40_site/07_search.sql

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


-- supabase/schemas/40_site/08_site_search.sql

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


-- supabase/schemas/50_audience/01_contacts.sql

-- Contact requests: those that strangers send, and those that administrators add by hand and follow up.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint contacts_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  -- A person who calls or comes by may leave only a telephone number.
  email text collate private.french
    constraint contacts_email_shape check (private.is_email_address(email)),
  phone text
    constraint contacts_phone_length check (char_length(phone) <= 50),
  company text collate private.french
    constraint contacts_company_length check (char_length(company) <= 200),
  service_interest text
    constraint contacts_service_interest_length check (char_length(service_interest) <= 200),
  message text not null
    constraint contacts_message_length check (btrim(message) <> '' and char_length(message) <= 10000),
  source text not null default 'website'
    constraint contacts_source_values check (source in ('website', 'phone', 'fair', 'email', 'import', 'other')),
  status text not null default 'new'
    constraint contacts_status_values check (status in ('new', 'contacted', 'qualified', 'converted', 'closed')),
  notes text
    constraint contacts_notes_length check (char_length(notes) <= 20000),
  -- The next thing that somebody has to do about the request; the name of that person is free text, as that of an article's author.
  next_action text
    constraint contacts_next_action_length check (btrim(next_action) <> '' and char_length(next_action) <= 200),
  next_action_at timestamptz,
  next_action_by text
    constraint contacts_next_action_by_length check (char_length(next_action_by) <= 200),
  -- When the status went from `new` to one that means an answer; null again when it goes back.
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The version of the notes, apart from that of the row, so that a change of the status meanwhile is not a conflict.
  notes_updated_at timestamptz not null default now(),
  -- The origin of the visitor, as the form knew it: the campaign in the link, and the host of the other site.
  utm_source text,
  referrer text,
  -- The text that searches read. It holds telephone numbers again without spaces and dots, and as they are dialled within France.
  search_text text not null generated always as (
    private.searchable_text(
      name || ' ' || coalesce(private.searchable_email(email), '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' '
      || private.national_number(regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g')) || ' ' || private.plain_digits(message)
    )
  ) stored,
  constraint contacts_reachable check (email is not null or (source <> 'website' and btrim(coalesce(phone, '')) <> ''))
);

create index contacts_list on public.contacts (created_at desc, id);
create index contacts_status_list on public.contacts (status, created_at desc);
create index contacts_next_action on public.contacts (next_action_at);
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

alter table public.contacts enable row level security;
grant insert (name, email, phone, company, service_interest, message, source, utm_source, referrer) on table public.contacts to anon, authenticated;
grant select, delete on table public.contacts to authenticated;
-- save_notes() writes the notes.
grant update (status, name, email, phone, company, service_interest, next_action, next_action_at, next_action_by)
  on table public.contacts to authenticated;

create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated
  with check (status = 'new' and notes is null and (source = 'website' or (select private.has_permission('insert', 'contacts'))));
create policy "administrators read contact requests" on public.contacts
  for select to authenticated using ((select private.has_permission('select', 'contacts')));
create policy "administrators follow up contact requests" on public.contacts
  for update to authenticated using ((select private.has_permission('update', 'contacts')))
    with check ((select private.has_permission('update', 'contacts')));
create policy "administrators delete contact requests" on public.contacts
  for delete to authenticated using ((select private.has_permission('delete', 'contacts')));

-- Limits contact requests. Strangers may call this function and not limit_requests(), because it fixes the purpose and the message.
create function private.limit_contact_requests() returns void
language sql security definer set search_path = ''
as $$ select private.limit_requests('contact', 'Too many contact requests from this address') $$;
grant execute on function private.limit_contact_requests() to anon, authenticated;

-- Whatever a stranger sends, a request starts as new, from the website, without notes; only administrators may set another source. The
-- function truncates the origin of the visit instead of refusing it, so that a long link on another site does not block the form.
create function private.normalise_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    new.status := 'new';
    new.notes := null;
    if new.source <> 'website' and private.has_permission('insert', 'contacts') then
      new.utm_source := null;
      new.referrer := null;
    else
      perform private.limit_contact_requests();
      new.source := 'website';
      new.utm_source := left(nullif(btrim(new.utm_source), ''), 200);
      new.referrer := left(nullif(btrim(new.referrer), ''), 253);
    end if;
  end if;
  return new;
end
$$;

create function private.set_contact_dates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answered_at := case when new.status = 'new' then null
    when old.status = 'new' and new.status <> 'closed' then now() else old.answered_at end;
  new.notes_updated_at := case when new.notes is distinct from old.notes then now() else old.notes_updated_at end;
  return new;
end
$$;

-- Saves the notes on a request, unless somebody changed them since the caller read them.
create function public.save_notes(contact_id uuid, notes text, expected_updated_at timestamptz default null) returns setof public.contacts
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'contacts');
  perform private.require_version(
    (select contact.notes_updated_at from public.contacts as contact where contact.id = contact_id for update), expected_updated_at
  );
  return query
  update public.contacts as contact set notes = save_notes.notes where contact.id = contact_id returning contact.*;
end
$$;
grant execute on function public.save_notes(uuid, text, timestamptz) to authenticated;

-- Returns the condition that a contact request contains every typed word, or a part of one: a name, the end of an address, some digits. It
-- writes one LIKE per word, because the index does not support LIKE ALL (array).
create function private.contact_condition(words text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true')
  from (
    select regexp_replace(private.searchable_text(word), '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(
      normalize(private.national_number(private.plain_digits(left(words, 200))), nfc), '[\s\u00A0\u202F]+'
    ) as typed
    -- It looks for words of two letters and more, whatever signs separate them; an address, or a text without such words, stays whole.
    cross join unnest(case when typed ~ '@' or private.plain_words(typed) !~ '\w\w' then array[typed]
      else array(select part from regexp_split_to_table(private.normalized_words(typed), ' ') as part where length(part) > 1) end) as word
    -- Signs between words do not count.
    where word <> '' and (word ~ '[[:alnum:]]' or words !~ '[[:alnum:]]')
    limit 8
  ) as patterns
$$;

-- Returns the contact requests that contain every word: their number, and one page of them, newest first. To read all of them while others
-- arrive or leave, a client passes `after_id` and gets those with the next ids, because positions shift and ids do not.
-- @param due_before returns only requests whose next action comes before this moment, the soonest first
-- @param unplanned returns only requests without a moment for the next action, unless their status is final
create function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null,
  due_before timestamptz default null,
  unplanned boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := private.contact_condition(words);
  sequence text := case when due_before is null then 'created_at desc, id' else 'next_action_at, id' end;
  answer jsonb;
begin
  perform private.require_permission('select', 'contacts');
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if due_before is not null then
    condition := condition || format(' and next_action_at < %L', due_before);
  end if;
  if unplanned then
    condition := condition || ' and next_action_at is null and status not in (''converted'', ''closed'')';
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at, utm_source, referrer, next_action, next_action_at, next_action_by
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;
grant execute on function public.search_contacts(text, text, integer, integer, uuid, timestamptz, boolean) to authenticated;

-- Returns the number of contact requests of each status, and the time of the latest that was not imported: cheap enough for polling.
create function public.contact_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'figures');
  return jsonb_build_object(
    'byStatus', coalesce((
      select jsonb_object_agg(status, requests)
      from (select status, count(*) as requests from public.contacts group by status) as counted
    ), '{}'),
    'latest', (select max(created_at) from public.contacts where source <> 'import')
  );
end
$$;
grant execute on function public.contact_counts() to authenticated;

-- Returns why contacts of a file stay out: `repeated` or `here` for an address that is above in the file or in the list already,
-- `expired` for one that the next purge would erase, or the constraint of the table that it breaks.
-- @param contacts rows of the table as objects
create function private.contact_problems(contacts jsonb) returns table (place integer, problem text)
language plpgsql stable set search_path = ''
as $$
declare
  rule record;
  rows constant text := 'from jsonb_array_elements($1) with ordinality as item (contact, place),
    jsonb_populate_record(null::public.contacts, contact) as contacts';
begin
  return query execute 'select place::integer, case when nth > 1 then ''repeated'' else ''here'' end
    from (select place, lower(email) as address, row_number() over (partition by lower(email) order by place) as nth ' || rows || '
      where email is not null) as input
    where nth > 1 or exists (select from public.contacts where lower(email) = address)' using contacts;
  return query execute 'select place::integer, ''expired'' ' || rows || ' where created_at < now() - interval ''3 years''' using contacts;
  for rule in
    select conname::text as name, pg_catalog.pg_get_expr(conbin, conrelid) as condition
    from pg_catalog.pg_constraint where conrelid = 'public.contacts'::regclass and contype = 'c'
  loop
    return query execute format('select place::integer, %L %s where (%s) is false', rule.name, rows, rule.condition) using contacts;
  end loop;
end
$$;

-- Imports contacts of a file: all of them or, when one breaks a rule, none; known addresses stay out. It sends no e-mail and calls no
-- webhook.
-- @param contacts [{"name", "email", "created_at", …}, …], 5000 at most
-- @param only_check whether to answer what would happen
-- @return {"added": [id, …], "problems": [{"place": from 1, "problem": of contact_problems()}, …]}
create function public.import_contacts(contacts jsonb, only_check boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned_contacts jsonb;
  problems jsonb;
  added uuid[] := '{}';
begin
  perform private.require_permission('insert', 'contacts');
  if jsonb_array_length(contacts) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 contacts at once';
  end if;
  -- A second import at the same time waits here, and then finds the addresses of the first.
  if not only_check then
    perform pg_advisory_xact_lock(hashtextextended('public.import_contacts', 0));
  end if;
  select coalesce(jsonb_agg('{"name": "", "message": "", "status": "contacted"}' || jsonb_strip_nulls(
    case when pg_input_is_valid(contact ->> 'created_at', 'timestamptz') then contact else contact - 'created_at' end
  ) || '{"source": "import"}' order by place), '[]')
  into cleaned_contacts from jsonb_array_elements(contacts) with ordinality as item (contact, place);
  select coalesce(jsonb_agg(to_jsonb(fault) order by place, problem), '[]') into problems from (
    select place, problem from private.contact_problems(cleaned_contacts)
    union all
    select place::integer, 'unreadable_date' from jsonb_array_elements(contacts) with ordinality as item (contact, place)
    where not pg_input_is_valid(contact ->> 'created_at', 'timestamptz')
  ) as fault;
  if not only_check and not jsonb_path_exists(problems, '$[*] ? (@.problem != "here" && @.problem != "repeated")') then
    with inserted as (
      insert into public.contacts
        (name, email, phone, company, service_interest, message, source, status, notes, created_at, updated_at)
      select name, email, phone, company, service_interest, message, source, status, notes, received, received
      from jsonb_array_elements(cleaned_contacts) with ordinality as item (contact, place),
        jsonb_populate_record(null::public.contacts, contact), least(created_at, now()) as received
      where place not in (select (fault ->> 'place')::integer from jsonb_array_elements(problems) as fault)
      returning id
    )
    select array_agg(id) into added from inserted;
  end if;
  return jsonb_build_object('added', coalesce(added, '{}'), 'problems', problems);
end
$$;
grant execute on function public.import_contacts(jsonb, boolean) to authenticated;

-- Returns the columns of a request that leave the back-office, in the notice to the agency and in calls of webhooks: its id, its date and
-- what its sender wrote. A new column stays inside until somebody names it here.
create function private.contact_payload(request public.contacts) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(payload) from (
    select request.id, request.name, request.email, request.phone, request.company, request.service_interest, request.message,
      request.created_at
  ) as payload;
$$;


-- supabase/schemas/50_audience/02_comments.sql

-- Comments under articles: strangers send one through a function, administrators decide whether it appears, and answer.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  -- Plain text; the site turns web addresses into links.
  words text not null
    constraint comments_words_length check (words ~ '\S' and char_length(words) <= 5000),
  -- This is not a foreign key, so that an article that comes back from the trash finds its comments again.
  post_id uuid not null,
  -- The comment that this one answers.
  parent_id uuid references public.comments (id) on delete cascade,
  name text collate private.french not null default 'Anonyme'
    constraint comments_name_length check (name ~ '\S' and char_length(name) <= 100),
  -- Null for an answer of the agency, and after the author is erased.
  email text collate private.french
    constraint comments_email_shape check (private.is_email_address(email)),
  from_agency boolean not null default false,
  status text not null default 'pending'
    constraint comments_status_values check (status in ('pending', 'approved', 'spam', 'trash')),
  created_at timestamptz not null default now(),
  -- The time of the last change of the status.
  moderated_at timestamptz
);

create index comments_of_post on public.comments (post_id, created_at);
create index comments_answers on public.comments (parent_id);
create index comments_list on public.comments (created_at desc, id);
create index comments_status_list on public.comments (status, created_at desc);
create index comments_author on public.comments (lower(email));
-- A double click, or a form sent twice, creates one comment.
create unique index comments_once on public.comments (coalesce(parent_id, post_id), lower(email), md5(words));

-- Visitors cannot read the e-mail address. Accounts without the administrator's role read no row.
grant select (id, words, post_id, parent_id, name, from_agency, status, created_at) on table public.comments to anon;
grant select, delete, insert (words, post_id, parent_id), update (status) on table public.comments to authenticated;
alter table public.comments enable row level security;

-- These policies find only articles that the caller may read.
create policy "visitors read approved comments of published articles" on public.comments
  for select to anon using (
    status = 'approved'
    and exists (select from public.site_settings where key = 'comments_enabled' and value = 'true')
    and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators read the comments of every article" on public.comments
  for select to authenticated using (
    (select private.has_permission('select', 'comments')) and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators answer" on public.comments
  for insert to authenticated with check ((select private.has_permission('insert', 'comments')));
create policy "administrators moderate comments" on public.comments
  for update to authenticated using ((select private.has_permission('update', 'comments')))
    with check ((select private.has_permission('update', 'comments')));
create policy "administrators delete comments" on public.comments
  for delete to authenticated using ((select private.has_permission('delete', 'comments')));

-- Refuses an answer to an answer, and an answer to a comment that visitors cannot read.
create function private.require_open_thread(of_post uuid, of_parent uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.blog_posts where id = of_post) then
    raise sqlstate 'PT404' using message = 'There is no such article';
  elsif of_parent is not null and not exists (
    select from public.comments
    where id = of_parent and post_id = of_post and parent_id is null and status = 'approved'
  ) then
    raise sqlstate 'PT409' using message = 'Only an approved comment that is no answer itself can be answered';
  end if;
end
$$;
grant execute on function private.require_open_thread(uuid, uuid) to authenticated;

-- Makes a comment of an administrator an answer of the agency, which needs no approval.
create function private.mark_agency_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    perform private.require_open_thread(new.post_id, new.parent_id);
    new.from_agency := true;
    new.status := 'approved';
    new.name := 'L’équipe';
  end if;
  return new;
end
$$;

create function private.set_moderated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moderated_at := now();
  return new;
end
$$;

-- Stores a visitor's comment, which waits for approval.
-- @param parent_id the comment that it answers
create function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_requests('comment', 'Too many comments from this address');
  if not exists (
    select from public.blog_posts as post, public.site_settings as setting
    where post.id = send_comment.post_id and post.published_at <= now()
      and setting.key = 'comments_enabled' and setting.value = 'true'
  ) then
    raise sqlstate 'PT403' using message = 'There is no article here that takes comments';
  end if;
  perform private.require_open_thread(send_comment.post_id, send_comment.parent_id);
  if private.is_email_address(send_comment.email) is not true then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.comments (post_id, parent_id, name, email, words)
  values (send_comment.post_id, send_comment.parent_id, send_comment.name, send_comment.email, send_comment.words)
  on conflict do nothing;
end
$$;
grant execute on function public.send_comment(uuid, text, text, text, uuid) to anon, authenticated;

-- Erases the name and the e-mail address of a comment's author from all comments of that author. The words stay.
-- @return the number of comments
create function public.erase_comment_author(comment_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_permission('update', 'comments');
  update public.comments as comment set name = default, email = null
  where not comment.from_agency and (
    comment.id = comment_id
    or lower(comment.email) = (select lower(author.email) from public.comments as author where author.id = comment_id)
  );
  get diagnostics erased = row_count;
  return erased;
end
$$;
grant execute on function public.erase_comment_author(uuid) to authenticated;

-- Deletes the comments of an article that leaves the trash for good. It is deferred, because an article that is being restored has left the
-- trash and not yet come back.
create function private.forget_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.comments
  where post_id = old.id and not exists (select from public.blog_posts where id = old.id);
  return null;
end
$$;

-- Announces a pending comment to the agency, by e-mail, and to webhooks. The announcement leaves out the author's e-mail address.
create function private.announce_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  payload jsonb := (
    select jsonb_build_object('id', new.id, 'name', new.name, 'words', new.words, 'created_at', new.created_at,
      'post', jsonb_build_object('id', id, 'title', title, 'slug', slug))
    from public.blog_posts where id = new.post_id
  );
begin
  -- An import may write comments before their articles.
  if payload is null then
    return null;
  end if;
  if private.agency_address() is not null then
    perform private.enqueue_mail('comment_notice', private.agency_address(), payload, new.id);
  end if;
  perform private.enqueue_event('comment.created', payload, new.id);
  return null;
end
$$;

-- Deletes refused comments after 30 days, and e-mail addresses after three years; the privacy page states the same times.
create function private.purge_comments() returns void
language sql security definer set search_path = ''
as $$
  delete from public.comments where status in ('spam', 'trash') and moderated_at < now() - interval '30 days';
  update public.comments set email = null where email is not null and created_at < now() - interval '3 years';
$$;


-- supabase/schemas/50_audience/03_newsletter.sql

-- The newsletter: subscriptions, their confirmation, and the issues that administrators send.

-- Strangers may add an address through one function and never read anything.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text collate private.french not null
    constraint newsletter_subscribers_email_shape check (private.is_email_address(email)),
  -- When the person ticked the box « J’accepte… »: the proof of consent (RGPD, article 7).
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  state text not null default 'pending'
    constraint newsletter_subscribers_state_values check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  source text not null default 'website'
    constraint newsletter_subscribers_source_length check (char_length(source) between 1 and 200),
  -- The sentence that the person accepted: together with consented_at and confirmed_at the proof of consent (RGPD, article 7).
  consent_words text not null default ''
    constraint newsletter_subscribers_consent_words_length check (char_length(consent_words) <= 2000),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- `Ana@Example.fr` and `ana@example.fr` are one subscriber.
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_list on public.newsletter_subscribers (created_at desc, id);
create index newsletter_subscribers_state on public.newsletter_subscribers (state, confirmed_at);

alter table public.newsletter_subscribers enable row level security;
grant select, delete on table public.newsletter_subscribers to authenticated;
create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.has_permission('select', 'newsletter_subscribers')));
create policy "administrators remove subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.has_permission('delete', 'newsletter_subscribers')));

-- Tokens for the links in e-mails: a token confirms or ends one subscription and nothing else. Only the worker reads the tokens.
create table private.subscription_links (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  -- The time of the last confirmation e-mail.
  asked_at timestamptz
);

create function private.create_subscription_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.subscription_links (subscriber_id) values (new.id);
  return null;
end
$$;

-- Returns the sentence beside the consent box, which is a setting; the database stores it with each consent. A test compares the fallback
-- with the site's.
create function private.consent_words() returns text
language sql stable set search_path = ''
as $$
  select coalesce((select nullif(value, '') from public.site_settings where key = 'newsletter_consent'),
    'J’accepte que mon adresse serve à m’envoyer la newsletter, et à rien d’autre.')
$$;

-- Sends the confirmation e-mail, at most three times a day, so that the form cannot flood a mailbox.
create function private.ask_for_confirmation(subscriber public.newsletter_subscribers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  link private.subscription_links;
begin
  select * into strict link from private.subscription_links where subscriber_id = subscriber.id for update;
  if (
    select count(*) from public.outbox
    where kind = 'newsletter_confirmation' and lower(recipient) = lower(subscriber.email)
      and created_at between now() - interval '1 day' and clock_timestamp()
  ) >= 3 or link.asked_at between now() - interval '10 minutes' and clock_timestamp() then
    return;
  end if;
  update private.subscription_links set asked_at = now() where subscriber_id = subscriber.id;
  perform private.enqueue_mail('newsletter_confirmation', subscriber.email, about => subscriber.id,
    secret => jsonb_build_object('token', link.token));
end
$$;

-- Does the work of a new subscription and undoes it, so that the time of an answer does not tell whether the address was known.
create function private.simulate_subscription() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  nobody public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (email, consent_words)
  values (gen_random_uuid() || '@example.invalid', private.consent_words())
  returning * into nobody;
  perform private.ask_for_confirmation(nobody);
  raise sqlstate 'UNDO1';
exception when sqlstate 'UNDO1' then
  perform pg_catalog.pg_notify('outbox', '');
end
$$;

-- Adds a subscriber who ticked the consent box. The answer is the same whether or not the address was known, so that nobody learns who
-- subscribes. A confirmed subscriber gets no second e-mail; a person who left may come back.
create function public.subscribe_to_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := btrim(subscribe_to_newsletter.email);
  subscriber public.newsletter_subscribers;
begin
  perform private.limit_requests('newsletter', 'Too many subscriptions from this address');
  if private.is_email_address(address) is not true then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.newsletter_subscribers as stored (email, state, consented_at, consent_words)
  values (address, 'pending', now(), private.consent_words())
  on conflict (lower(email)) do update set
    state = case stored.state when 'confirmed' then 'confirmed' else 'pending' end,
    consented_at = case stored.state when 'confirmed' then stored.consented_at else now() end,
    consent_words = case stored.state when 'confirmed' then stored.consent_words else private.consent_words() end
  returning stored.* into subscriber;
  if subscriber.state = 'pending' then
    perform private.ask_for_confirmation(subscriber);
  end if;
  if subscriber.created_at <> now() then
    perform private.simulate_subscription();
  end if;
end
$$;
grant execute on function public.subscribe_to_newsletter(text) to anon, authenticated;

-- Confirms a subscription with the link of its e-mail. A link keeps working, so that a second click is not an error.
-- @return false when no subscription has this link
create function public.confirm_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers as subscriber
  set state = 'confirmed', confirmed_at = coalesce(case when state = 'confirmed' then confirmed_at end, now()), unsubscribed_at = null
  from private.subscription_links as link
  where link.token = confirm_subscription.token and link.subscriber_id = subscriber.id and state in ('pending', 'confirmed');
  return found;
end
$$;
grant execute on function public.confirm_subscription(uuid) to anon, authenticated;

-- Ends the subscription of an address, and cancels the e-mails that wait for it.
-- @param to_state `unsubscribed` or `bounced`
create function private.end_subscription_of(address text, to_state text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers
  set state = to_state, unsubscribed_at = case when to_state = 'unsubscribed' then coalesce(unsubscribed_at, now()) else unsubscribed_at end
  where lower(email) = lower(address) and state in ('pending', 'confirmed');
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(address) and state = 'waiting';
end
$$;

-- Ends a subscription with one click (RFC 8058), and cancels the e-mails that wait for that address.
-- @return false when no subscription has this link
create function public.end_subscription(token uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  update public.newsletter_subscribers as subscriber
  set state = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now())
  from private.subscription_links as link
  where link.token = end_subscription.token and link.subscriber_id = subscriber.id
  returning email into address;
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(address) and state = 'waiting';
  return address is not null;
end
$$;
grant execute on function public.end_subscription(uuid) to anon, authenticated;

-- Changes a subscription for an administrator: « Désinscrire », « Adresse refusée », or « Réabonner », which restores an address that
-- had confirmed before it was refused. A person who has left or never confirmed gets an e-mail instead, because only that person may
-- begin the subscription.
-- @return the new state
create function public.change_subscription(subscriber_id uuid, to_state text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  perform private.require_permission('insert', 'newsletter_subscribers');
  if to_state not in ('confirmed', 'unsubscribed', 'bounced') then
    raise sqlstate '22023' using message = 'A subscriber becomes confirmed, unsubscribed or bounced';
  end if;
  select * into subscriber from public.newsletter_subscribers where id = subscriber_id for update;
  if to_state = 'confirmed' and (subscriber.state <> 'bounced' or subscriber.confirmed_at is null or subscriber.unsubscribed_at is not null)
    and subscriber.state <> 'confirmed' then
    update public.newsletter_subscribers set state = 'pending', consented_at = now() where id = subscriber_id returning * into subscriber;
    if found then
      perform private.ask_for_confirmation(subscriber);
    end if;
    return subscriber.state;
  end if;
  update public.newsletter_subscribers
  set state = to_state, unsubscribed_at = case when to_state = 'unsubscribed' then coalesce(unsubscribed_at, now()) else unsubscribed_at end
  where id = subscriber_id returning * into subscriber;
  if to_state <> 'confirmed' then
    delete from public.outbox
    where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(subscriber.email) and state = 'waiting';
  end if;
  return subscriber.state;
end
$$;
grant execute on function public.change_subscription(uuid, text) to authenticated;

-- Erases the copies in the outbox when a subscriber is erased.
create function private.erase_subscriber_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(old.email);
  return null;
end
$$;

-- Imports the subscribers of another list. It does not change known subscribers, except those who left the other list since: a person who
-- left is not brought back, and a list without dates ends no subscription that was confirmed here.
-- @param subscribers [{"email", "state", "consented_at", …}, …], 5000 at most; `confirmed` and `import` unless they say otherwise
-- @return how many of them are here now in each state, how many stay unchanged, and how many are not addresses
create function public.import_subscribers(subscribers jsonb)
returns table (confirmed integer, pending integer, ended integer, known text[], refused text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  imported text[];
begin
  perform private.require_permission('insert', 'newsletter_subscribers');
  if jsonb_array_length(subscribers) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 addresses at once';
  end if;
  with input as (
    select distinct on (lower(btrim(row.email))) btrim(row.email) as email, coalesce(row.state, 'confirmed') as state,
      coalesce(nullif(left(btrim(row.source), 200), ''), 'import') as source, left(coalesce(row.consent_words, ''), 1000) as consent_words,
      least(row.consented_at, now()) as consented_at, least(row.confirmed_at, now()) as confirmed_at,
      least(row.unsubscribed_at, now()) as unsubscribed_at
    from jsonb_to_recordset(subscribers) as row (email text, state text, source text, consent_words text,
      consented_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz)
    where private.is_email_address(btrim(row.email))
    order by lower(btrim(row.email)), array_position(array['unsubscribed', 'bounced', 'pending', 'confirmed'], row.state)
  ), here as (
    insert into public.newsletter_subscribers as subscriber
      (email, state, source, consent_words, consented_at, confirmed_at, unsubscribed_at)
    select email, state, source, consent_words, coalesce(consented_at, confirmed_at, now()),
      case state when 'confirmed' then coalesce(confirmed_at, now()) else confirmed_at end,
      case state when 'unsubscribed' then coalesce(unsubscribed_at, now()) end
    from input
    on conflict (lower(email)) do update set state = excluded.state, unsubscribed_at = excluded.unsubscribed_at
    where subscriber.state in ('pending', 'confirmed') and excluded.state in ('unsubscribed', 'bounced')
      and (subscriber.source <> 'website' or excluded.unsubscribed_at between subscriber.consented_at and now() - interval '1 second')
    returning email, state
  )
  select count(*) filter (where state = 'confirmed'), count(*) filter (where state = 'pending'),
    count(*) filter (where state in ('unsubscribed', 'bounced')), coalesce(array_agg(lower(email)), '{}')
  into confirmed, pending, ended, imported from here;
  delete from public.outbox as mail
  using public.newsletter_subscribers as subscriber
  where mail.kind in ('newsletter_issue', 'newsletter_confirmation') and mail.state = 'waiting' and lower(mail.recipient) = any (imported)
    and lower(subscriber.email) = lower(mail.recipient) and subscriber.state in ('unsubscribed', 'bounced');
  select coalesce(array_agg(email) filter (where is_address), '{}'), coalesce(array_agg(email) filter (where not is_address), '{}')
  into known, refused
  from (select btrim(row ->> 'email') from jsonb_array_elements(subscribers) as input (row)) as every (email)
  cross join lateral coalesce(private.is_email_address(email), false) as shape (is_address)
  where not is_address or lower(email) <> all (imported);
  return next;
end
$$;
grant execute on function public.import_subscribers(jsonb) to authenticated;

-- An issue of the newsletter. Its text stays, whatever happens to the article.
create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  post_id uuid references public.blog_posts (id) on delete set null,
  subject text collate private.french not null
    constraint newsletter_issues_subject_length check (btrim(subject) <> '' and char_length(subject) <= 200),
  -- A text that comes before the article.
  introduction text not null default ''
    constraint newsletter_issues_introduction_length check (char_length(introduction) <= 3000),
  -- A copy of the article: {"title", "slug", "excerpt", "image_url", "image_alt"}.
  post jsonb not null,
  audience text not null default 'everybody'
    constraint newsletter_issues_audience_values check (audience in ('everybody', 'new')),
  per_hour integer not null
    constraint newsletter_issues_per_hour_range check (per_hour between 1 and 10000),
  total integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  sent_by text collate private.french,
  -- Whether the issue waits for its article, which is scheduled.
  is_planned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_issues_list on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_post on public.newsletter_issues (post_id);
alter table public.newsletter_issues enable row level security;
grant select on table public.newsletter_issues to authenticated;
create policy "administrators read newsletter issues" on public.newsletter_issues
  for select to authenticated using ((select private.has_permission('select', 'newsletter_issues')));

-- Returns the recipients of an issue: every confirmed subscriber, or those confirmed since the last issue.
create function private.newsletter_recipients(audience text) returns setof public.newsletter_subscribers
language sql stable security definer set search_path = ''
as $$
  select * from public.newsletter_subscribers
  where state = 'confirmed' and (
    audience = 'everybody'
    or confirmed_at > coalesce((select max(created_at) from public.newsletter_issues where not is_planned), '-infinity')
  );
$$;

-- Returns the number of recipients of each audience.
create function public.newsletter_audiences() returns table (audience text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'newsletter_issues');
  return query
  select choice, (select count(*) from private.newsletter_recipients(choice)) from unnest(array['everybody', 'new']) as choice;
end
$$;
grant execute on function public.newsletter_audiences() to authenticated;

create function private.post_of_newsletter_issue(post_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  post jsonb := (
    select jsonb_build_object('title', title, 'slug', slug, 'excerpt', summary,
      'image_url', featured_image_url, 'image_alt', featured_image_alt)
    from public.blog_posts where id = post_of_newsletter_issue.post_id and status = 'published'
  );
begin
  if post is null then
    raise sqlstate 'PT409' using message = 'Only a published article is sent as a newsletter issue';
  end if;
  return post;
end
$$;

-- Sends a test of an issue to the administrator who wrote it.
create function public.test_newsletter_issue(post_id uuid, subject text, introduction text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'newsletter_issues');
  perform private.enqueue_mail('newsletter_issue', (select email from auth.users where id = (select auth.uid())),
    jsonb_build_object('subject', subject, 'introduction', introduction, 'post', private.post_of_newsletter_issue(post_id)));
end
$$;
grant execute on function public.test_newsletter_issue(uuid, text, text) to authenticated;

-- The recipients of an issue whose e-mails are not all written yet: the ids of the subscribers when the issue began, in their order.
create table private.pending_newsletter_mails (
  issue_id uuid primary key references public.newsletter_issues (id) on delete cascade,
  recipients uuid[] not null,
  -- How many of them had their turn.
  enqueued integer not null default 0
);

-- Writes the next e-mails of each issue to the outbox, one per recipient, spread over time at the issue's rate: 500 at a time, once the
-- last one is due within a quarter of an hour, so that 50,000 recipients delay nothing else. Recipients who have left since no longer
-- count in the total. Of two callers at the same time, one writes and the other skips the issue.
create function private.enqueue_newsletter_mails() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pending private.pending_newsletter_mails;
  portion uuid[];
  rate integer;
  first_due timestamptz;
  counted integer;
begin
  for pending in
    select * from private.pending_newsletter_mails as list
    where not exists (
      select from public.outbox
      where about = list.issue_id and kind = 'newsletter_issue' and state = 'waiting' and tries = 0
        and due_at > clock_timestamp() + interval '15 minutes'
    )
    for update skip locked
  loop
    portion := pending.recipients[pending.enqueued + 1 : pending.enqueued + 500];
    select issue.per_hour, coalesce(max(mail.due_at) + interval '1 hour' / issue.per_hour, now()) into strict rate, first_due
    from public.newsletter_issues as issue
    left join public.outbox as mail
      on mail.about = issue.id and mail.kind = 'newsletter_issue' and mail.state = 'waiting' and mail.tries = 0
    where issue.id = pending.issue_id group by issue.id;
    insert into public.outbox (kind, recipient, about, secret, due_at)
    select 'newsletter_issue', email, pending.issue_id, jsonb_build_object('token', token),
      first_due + (row_number() over (order by place) - 1) * interval '1 hour' / rate
    from unnest(portion) with ordinality as recipient (id, place)
    join public.newsletter_subscribers as subscriber on subscriber.id = recipient.id and state = 'confirmed'
    join private.subscription_links on subscriber_id = recipient.id;
    get diagnostics counted = row_count;
    update public.newsletter_issues set total = total + counted - cardinality(portion)
    where id = pending.issue_id and counted <> cardinality(portion);
    update private.pending_newsletter_mails set enqueued = enqueued + cardinality(portion) where issue_id = pending.issue_id;
    delete from private.pending_newsletter_mails where issue_id = pending.issue_id and enqueued >= cardinality(recipients);
  end loop;
end
$$;

-- Begins to send the issues that waited for an article, with the article's present text and to the present subscribers.
create function private.send_planned_issues(of_post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  everybody uuid[];
begin
  for issue in delete from public.newsletter_issues where post_id = of_post and is_planned returning * loop
    -- Collects the recipients before the issue becomes sent, because `new` counts from the last issue.
    select coalesce(array_agg(id order by confirmed_at, id), '{}') into everybody from private.newsletter_recipients(issue.audience);
    insert into public.newsletter_issues (id, post_id, subject, introduction, post, audience, per_hour, total, sent_by)
    values (issue.id, of_post, issue.subject, issue.introduction, private.post_of_newsletter_issue(of_post), issue.audience,
      issue.per_hour, cardinality(everybody), issue.sent_by);
    insert into private.pending_newsletter_mails (issue_id, recipients) values (issue.id, everybody);
  end loop;
  perform private.enqueue_newsletter_mails();
end
$$;

-- Deletes the issues that wait for an article which somebody deletes. It runs before the deletion, which empties post_id.
create function private.forget_planned_issues() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.newsletter_issues where post_id = old.id and is_planned;
  return old;
end
$$;

-- Sends an article as an issue; the issue of a scheduled article waits until the article appears.
-- @param expected_total the number that the screen showed for confirmation: the function refuses another one
-- @return the issue's id
create function public.send_newsletter_issue(
  post_id uuid, subject text, introduction text, audience text, per_hour integer, expected_total integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  issue uuid;
  counted integer;
begin
  perform private.require_permission('insert', 'newsletter_issues');
  -- A double click sends one issue: the second call waits here and then finds the issue of the first.
  perform pg_advisory_xact_lock(hashtextextended('public.newsletter_issues', 0));
  if exists (
    select from public.newsletter_issues as recent
    where recent.post_id = send_newsletter_issue.post_id and recent.audience = send_newsletter_issue.audience
      and (is_planned or created_at between now() - interval '10 minutes' and clock_timestamp())
  ) then
    raise sqlstate 'PT409' using message = 'This article has just been sent to the same audience';
  end if;
  select count(*) into counted from private.newsletter_recipients(audience);
  if counted = 0 or counted <> expected_total then
    raise sqlstate 'PT409' using message = format('There are %s recipients now, not %s', counted, expected_total);
  end if;
  insert into public.newsletter_issues as planned (post_id, subject, introduction, post, audience, per_hour, sent_by, is_planned)
  values (post_id, subject, introduction, private.post_of_newsletter_issue(post_id), audience, per_hour,
    (select email from auth.users where id = (select auth.uid())), true)
  returning planned.id into issue;
  if exists (select from public.blog_posts where id = send_newsletter_issue.post_id and published_at <= now()) then
    perform private.send_planned_issues(post_id);
  end if;
  return issue;
end
$$;
grant execute on function public.send_newsletter_issue(uuid, text, text, text, integer, integer) to authenticated;

-- Stops an issue that is being sent by deleting its pending e-mails and the list of those not written yet. An issue that waits for its article is deleted itself.
create function public.stop_newsletter_issue(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'newsletter_issues');
  -- Deletes the list first: this waits for a portion that is being written, whose e-mails are then deleted like the others.
  with pending as (
    delete from private.pending_newsletter_mails where pending_newsletter_mails.issue_id = stop_newsletter_issue.issue_id returning *
  )
  update public.newsletter_issues set total = total - (cardinality(recipients) - enqueued) from pending where id = pending.issue_id;
  delete from public.outbox where about = stop_newsletter_issue.issue_id and kind = 'newsletter_issue' and state = 'waiting';
  delete from public.newsletter_issues where id = issue_id and is_planned;
end
$$;
grant execute on function public.stop_newsletter_issue(uuid) to authenticated;

-- Counts the results of an issue's e-mails.
create function private.count_newsletter_results() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues
  set sent = sent + (new.state = 'sent')::integer - (old.state = 'sent')::integer,
    failed = failed + (new.state in ('failed', 'returned'))::integer - (old.state in ('failed', 'returned'))::integer
  where id = new.about;
  return null;
end
$$;

-- Subtracts an e-mail from the total of its issue when a stop or an unsubscription deletes it before it is sent.
create function private.uncount_newsletter_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues set total = total - 1 where id = old.about;
  return null;
end
$$;

-- Deletes unconfirmed subscribers after a week and unsubscribed ones after three years: until then an import must not bring back their
-- address.
create function private.purge_subscribers() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers
  where (state = 'pending' and consented_at < now() - interval '7 days') or unsubscribed_at < now() - interval '3 years';
$$;


-- supabase/schemas/50_audience/04_visits.sql

-- The site counts its visits itself: without cookies, without addresses, and without data about a visitor that outlives the day.
-- A visitor is a hash of address and browser with a salt that is deleted every day, so that nobody can tell whether
-- two days had the same visitor. Everything is in `private`: strangers may record through one function and read nothing.

create unlogged table private.visitor_salts (
  day date primary key,
  salt bytea not null
);

-- A visit: the views of one visitor that follow one another within half an hour.
create table private.visits (
  id bigint generated always as identity primary key,
  -- The day in the agency's time zone.
  day date not null,
  -- The visitor's hash, which is erased as soon as the day is closed.
  visitor bigint,
  last_seen_at timestamptz not null default now(),
  entry_path text not null,
  referrer_host text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  -- Empty for a typed address, a bookmark, or a browser without a referrer.
  source text not null generated always as (coalesce(nullif(utm_source, ''), referrer_host)) stored,
  device text not null
    constraint visits_device_values check (device in ('desktop', 'mobile', 'tablet')),
  views integer not null default 1,
  -- The seconds during which the visitor saw its pages.
  seconds integer not null default 0,
  -- Sample data for the local demo.
  is_example boolean not null default false,
  -- The visit is over, and the counts of its day include it.
  is_counted boolean not null default false
);
create index visits_day on private.visits (day);
create index visits_to_count on private.visits (day) where not is_counted;
create index visits_not_rolled_up on private.visits (day, visitor) where visitor is not null;
create index visits_examples on private.visits (day) where is_example;

create table private.page_views (
  visit_id bigint not null references private.visits (id) on delete cascade,
  -- From 1, the entry page.
  number integer not null,
  viewed_at timestamptz not null default now(),
  path text not null,
  seconds integer not null default 0,
  primary key (visit_id, number)
);

-- Actions of visitors besides reading. They have no time, so that nobody can match an action with the contact request of that minute.
create table private.analytics_events (
  id bigint generated always as identity primary key,
  visit_id bigint not null references private.visits (id) on delete cascade,
  kind text not null
    constraint analytics_events_kinds check (kind in ('contact', 'newsletter', 'booking', 'search', 'file', 'outgoing')),
  -- The file's path, or the host of the other site.
  detail text not null default '',
  -- The number of results of a search.
  results integer
);
create index analytics_events_visit on private.analytics_events (visit_id);

-- The counts of a closed (past) day: of all visits (page '*', source '*'), of the visits that saw one page, and of the visits from one
-- source. Each has a row for its total and one for each value of a dimension: `source`, `campaign`, `entry`, `device`, `page`, `reached`
-- (actions and goals) and `reading` (articles only).
create table private.daily_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  day date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  -- The seconds of the visits; of the pages only for the dimensions `page` and `reading`.
  seconds integer not null,
  engaged integer not null,
  bounces integer not null,
  primary key (page, source, dimension, day, value)
);

-- The counts of days that are not closed yet (today), from the visits that are over. These rows change all day long, so they have a
-- small table of their own.
create table private.open_statistics (like private.daily_statistics including indexes);

-- The sums of a month's closed days, for the dimensions with many values: with them a year's breakdown reads far fewer rows.
create table private.monthly_statistics (
  page text not null,
  source text not null,
  dimension text not null,
  -- The first day of the month.
  month date not null,
  value text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  seconds integer not null,
  primary key (page, source, dimension, month, value)
);

-- Adds changed days to the sums of their months, or subtracts them (-1).
create function private.update_monthly_statistics() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  merge into private.monthly_statistics as stored
  using (
    select page, source, dimension, date_trunc('month', day)::date as month, value, tg_argv[0]::integer * sum(visitors) as visitors,
      tg_argv[0]::integer * sum(visits) as visits, tg_argv[0]::integer * sum(views) as views, tg_argv[0]::integer * sum(seconds) as seconds
    from changed
    where dimension = any (array['source', 'campaign', 'entry', 'page', 'device'])
    group by 1, 2, 3, 4, 5
  ) as change
  on (stored.page, stored.source, stored.dimension, stored.month, stored.value)
    = (change.page, change.source, change.dimension, change.month, change.value)
  when matched and stored.visits + change.visits = 0 then delete
  when matched then update set visitors = stored.visitors + change.visitors, visits = stored.visits + change.visits,
    views = stored.views + change.views, seconds = stored.seconds + change.seconds
  when not matched then insert values (change.page, change.source, change.dimension, change.month, change.value,
    change.visitors, change.visits, change.views, change.seconds);
  return null;
end
$$;

-- Returns the hash of the visitor who sends the current request, for today. It is null for requests that the site does not count: robots
-- that say so, administrators, visitors whose browser asks not to be tracked (Sec-GPC, DNT), and an address that has sent too many.
create function private.visitor_hash() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := private.visitor_address();
  agent text := coalesce(headers ->> 'user-agent', '');
  today date := (now() at time zone 'Europe/Paris')::date;
  today_salt bytea;
begin
  if agent = '' or headers ->> 'sec-gpc' = '1' or headers ->> 'dnt' = '1' or private.is_admin()
    -- Cubot is a brand of phones.
    or agent ~* '(?<!cu)bot\y|crawl|spider|slurp|lighthouse|facebookexternalhit|embedly|preview' then
    return null;
  end if;
  select salt into today_salt from private.visitor_salts where day = today;
  if today_salt is null then
    delete from private.visitor_salts where day < today;
    insert into private.visitor_salts (day, salt)
    values (today, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
    on conflict (day) do nothing;
    select salt into strict today_salt from private.visitor_salts where day = today;
  end if;
  if private.count_request_today('analytics') > 600 then
    return null;
  end if;
  return ('x' || left(encode(sha256(today_salt || convert_to(address || ' ' || agent, 'UTF8')), 'hex'), 16))::bit(64)::bigint;
end
$$;

-- Returns and locks the visit to which a view or event belongs; null when the visitor was last seen more than half an hour ago.
create function private.current_visit(of_visitor bigint) returns private.visits
language sql security definer set search_path = ''
as $$
  select * from private.visits
  where day = (now() at time zone 'Europe/Paris')::date and visitor = of_visitor and last_seen_at > now() - interval '30 minutes'
    -- A counted visit is over: it only looks current after the clock was set back.
    and not is_counted
  order by id desc limit 1 for update
$$;

-- Returns a name that a browser sent in lower case, without control characters, and limited in length.
create function private.normalized_name(value text) returns text
language sql immutable set search_path = ''
as $$ select lower(btrim(left(regexp_replace(coalesce(value, ''), '[[:cntrl:]*]', '', 'g'), 100))) $$;

-- Starts a visit, or continues the visitor's current one, with a view.
create function private.record_view(
  of_visitor bigint, path text, referrer text, utm_source text, utm_medium text, utm_campaign text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  agent text := current_setting('request.headers', true)::jsonb ->> 'user-agent';
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  -- Nobody reads that many pages, or one page that often, in a day. A client that sends another browser name for each view counts as many
  -- visitors of one address.
  if visit.views >= 300
    or (
      select count(*) from private.visits as own join private.page_views as view on view.visit_id = own.id
      where own.day = today and own.visitor = of_visitor and view.path = record_view.path
    ) >= 10
    or (
      not exists (select from private.visits as own where own.day = today and own.visitor = of_visitor)
      and private.count_request_today('visitors') > 10
    ) then
    return;
  end if;
  if visit.id is null then
    insert into private.visits (
      day, visitor, entry_path, referrer_host, utm_source, utm_medium, utm_campaign, device
    ) values (
      today, of_visitor, path,
      -- Drops the prefixes of a site's hosts for telephones, and of those that count its clicks.
      regexp_replace(private.normalized_name(referrer), '^(www|m|l|lm|out)\.', ''),
      private.normalized_name(utm_source), private.normalized_name(utm_medium), private.normalized_name(utm_campaign),
      case when agent ~* 'ipad|tablet|android(?!.*mobi)' then 'tablet' when agent ~* 'mobi' then 'mobile' else 'desktop' end
    ) returning * into visit;
  else
    update private.visits set views = views + 1, last_seen_at = now() where id = visit.id returning * into visit;
  end if;
  insert into private.page_views (visit_id, number, path) values (visit.id, visit.views, path);
end
$$;

-- Stores how long the latest view of a page has been visible, at most the time since the view.
create function private.record_time_on_page(of_visitor bigint, of_path text, seconds_visible integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visit private.visits := private.current_visit(of_visitor);
  latest private.page_views;
  counted_seconds integer;
begin
  select * into latest from private.page_views
  where visit_id = visit.id and path = of_path order by number desc limit 1;
  -- The browser records a view a moment after the page arrives.
  counted_seconds := least(seconds_visible, 3600, extract(epoch from now() - latest.viewed_at)::integer + 30);
  if counted_seconds > latest.seconds then
    update private.page_views set seconds = counted_seconds where visit_id = visit.id and number = latest.number;
    update private.visits set seconds = seconds + counted_seconds - latest.seconds, last_seen_at = now() where id = visit.id;
  end if;
end
$$;

-- Stores an action of a visitor, if the site counts the visit.
create function private.record_event(of_visitor bigint, kind text, detail text default '', results integer default null)
returns void
language sql security definer set search_path = ''
as $$
  insert into private.analytics_events (visit_id, kind, detail, results)
  select id, record_event.kind, private.normalized_name(record_event.detail), record_event.results
  from private.current_visit(of_visitor)
  where id is not null and (select count(*) from private.analytics_events as events where events.visit_id = id) < 50
$$;

-- Records an event that a browser sends: a view, how long a page stayed visible, or an action on it. Uncounted requests get the same answer
-- as counted ones.
create function public.record_analytics_event(
  kind text,
  path text,
  seconds integer default null,
  referrer text default null,
  utm_source text default null,
  utm_medium text default null,
  utm_campaign text default null,
  detail text default null,
  results integer default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor bigint;
begin
  if kind is null or kind not in ('view', 'stay', 'booking', 'search', 'file', 'outgoing')
    -- Refuses addresses other than those of pages that visitors see, without their queries.
    or path is null or path !~ '^/[a-z0-9/_-]{0,200}$' or path ~ '^/(apercu|admin)(/|$)'
    or (kind = 'stay') <> (seconds is not null) or seconds < 0
    or referrer !~* '^[a-z0-9.-]{1,253}$'
    or results < 0 or (kind = 'search') <> (results is not null) then
    raise sqlstate 'PT400' using message = 'This is no analytics event';
  end if;
  visitor := private.visitor_hash();
  if visitor is null then
    return;
  end if;
  case kind
    when 'view' then perform private.record_view(visitor, path, referrer, utm_source, utm_medium, utm_campaign);
    when 'stay' then perform private.record_time_on_page(visitor, path, seconds);
    else perform private.record_event(visitor, kind, detail, results);
  end case;
end
$$;
grant execute on function public.record_analytics_event(text, text, integer, text, text, text, text, text, integer) to anon, authenticated;

-- Records a conversion when a contact request or a subscription is inserted. Browsers do not report conversions: they could invent them.
create function private.record_conversion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_event(private.visitor_hash(), tg_argv[0]);
  return null;
end
$$;

-- Returns the counts that visits add to their days, in the form of `daily_statistics`: for one scope, or for all scopes when the caller
-- names neither a page nor a source. A visitor counts once a day for each value, so the function also reads the visits of the same
-- visitors that are counted already. Each visit carries all of its data and nothing is joined afterwards, because the planner cannot
-- know how much there is and would join row by row. The function looks up goals only for the dimension `reached`.
create function private.statistics_of(
  added bigint[], of_page text default null, of_source text default null, dimensions text[] default null
) returns setof private.daily_statistics
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  with day_visits as (
    select id, true as is_added from unnest(added) as id
    union all
    select distinct earlier.id, false
    from private.visits as visit join private.visits as earlier using (day, visitor)
    where visit.id = any (added) and earlier.is_counted and earlier.id <> all (added)
  ), visits as materialized (
    select day_visits.is_added, visit.day, visit.visitor, visit.source, visit.utm_campaign, visit.entry_path, visit.device, visit.views,
      visit.seconds, seen.paths, seen.path_views, seen.path_seconds,
      case when dimensions is null or 'reached' = any (dimensions) then array(
        select distinct unnest(array[kind] || case when results = 0 then array['empty-search'] end)
        from private.analytics_events where visit_id = visit.id
      ) || seen.steps end as reached
    from day_visits
    join private.visits as visit using (id)
    cross join lateral (
      select array_agg(path) as paths, array_agg(views) as path_views, array_agg(seconds) as path_seconds,
        case when dimensions is null or 'reached' = any (dimensions) then array_remove(array[
          case when bool_or(path ~ '^/(services|cas-usage|automatisations)(/|$)') then 'offer' end,
          case when bool_or(path = '/contact') then 'contact-page' end
        ], null) end as steps
      from (
        select path, count(*) as views, sum(seconds) as seconds
        from private.page_views where visit_id = visit.id group by path
      ) as pages
    ) as seen
    where of_source is null or of_source in ('*', visit.source)
  ), scoped as (
    select '*' as scope_page, '*' as scope_source, visits.views as scope_views, visits.* from visits
    where of_page is null or (of_page = '*' and of_source = '*')
    union all
    select page.path, '*', page.views, visits.* from visits, unnest(paths, path_views) as page (path, views)
    where of_page is null or of_page = page.path
    union all
    select '*', visits.source, visits.views, visits.* from visits where of_source is null or of_source = visits.source
  ), by_visitor as (
    select scope_page, scope_source, dimension, day, value, bool_and(is_added) as is_new,
      count(*) filter (where is_added) as visits, sum(counted.views) filter (where is_added) as views,
      sum(counted.seconds) filter (where is_added) as seconds,
      count(*) filter (where is_added and (scoped.views > 1 or scoped.seconds >= 10)) as engaged,
      count(*) filter (where is_added and scoped.views = 1) as bounces
    from scoped
    cross join lateral (
      select dimension, value, scope_views, scoped.seconds
      from (
        values ('total', ''), ('source', scoped.source), ('campaign', nullif(utm_campaign, '')), ('entry', entry_path),
          ('device', device)
      ) as by (dimension, value)
      where value is not null and (dimension <> 'source' or scope_source = '*')
        and (dimensions is null or dimension = any (dimensions))
      union all
      select 'reached', unnest(reached), scope_views, scoped.seconds where dimensions is null or 'reached' = any (dimensions)
      union all
      select 'page', path, page.views, page.seconds
      from unnest(paths, path_views, path_seconds) as page (path, views, seconds)
      where scope_page = '*' and (dimensions is null or 'page' = any (dimensions))
      union all
      select 'reading', '', sum(page.views), sum(page.seconds)
      from unnest(paths, path_views, path_seconds) as page (path, views, seconds)
      where path ~ '^/blog/[^/]+$' and scope_page in ('*', path) and (dimensions is null or 'reading' = any (dimensions))
      having count(*) > 0
    ) as counted (dimension, value, views, seconds)
    group by scope_page, scope_source, dimension, day, value, visitor
    having bool_or(is_added)
  )
  select scope_page, scope_source, dimension, day, value,
    count(*) filter (where is_new)::integer, sum(visits)::integer, sum(views)::integer, sum(seconds)::integer, sum(engaged)::integer, sum(bounces)::integer
  from by_visitor
  group by scope_page, scope_source, dimension, day, value
$$;

-- Adds finished visits, which can no longer change, to the counts of their days. It runs every minute, so that a query has little left to
-- count.
create function private.count_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  added bigint[];
begin
  -- Of two runs at the same time, the second finds nothing left to do.
  perform pg_advisory_xact_lock(hashtextextended('private.count_visits', 0));
  with counted as (
    update private.visits set is_counted = true
    where not is_counted and (day < today or last_seen_at <= now() - interval '30 minutes')
    returning id
  )
  select array_agg(id) into added from counted;
  -- This is a separate statement, so that it sees additions to the visits that committed while the statement before waited for them.
  insert into private.open_statistics as stored select * from private.statistics_of(added)
  on conflict (page, source, dimension, day, value) do update
    set visitors = stored.visitors + excluded.visitors, visits = stored.visits + excluded.visits, views = stored.views + excluded.views,
      seconds = stored.seconds + excluded.seconds, engaged = stored.engaged + excluded.engaged, bounces = stored.bounces + excluded.bounces;
end
$$;

-- Closes past days: it stores their counts and erases their visitors and their salt. It deletes records and counts after two years and a
-- month (CNIL: 25 months at most).
create function private.purge_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.count_visits();
  delete from private.visitor_salts where day < today;
  with closed as (
    delete from private.open_statistics where day < today returning *
  )
  insert into private.daily_statistics as stored select * from closed order by page, source, dimension
  -- After somebody set the clock back, a closed day is open again.
  on conflict (page, source, dimension, day, value) do update
    set visitors = stored.visitors + excluded.visitors, visits = stored.visits + excluded.visits, views = stored.views + excluded.views,
      seconds = stored.seconds + excluded.seconds, engaged = stored.engaged + excluded.engaged, bounces = stored.bounces + excluded.bounces;
  update private.visits set visitor = null where visitor is not null and day < today;
  delete from private.visits where day < today - interval '25 months';
  delete from private.daily_statistics where day < today - interval '25 months';
end
$$;


-- supabase/schemas/50_audience/05_analytics.sql

-- The figures of the screen « Analytics » about visits. They come from daily counts. Visits of the last half hour are not in these counts
-- yet, so the functions count them each time. The visitors of a period are the sum of the visitors of its days, because nobody can tell
-- whether two days had the same visitor.

-- Returns the daily counts of some dimensions in one scope (all visits ('*', '*'), those that saw a page, those from a source) for the days
-- that are not closed yet.
create function private.statistics_of_open_days(first_day date, dimensions text[], of_page text, of_source text)
returns setof private.daily_statistics
language sql stable security definer set search_path = ''
as $$
  select page, source, dimension, day, value, sum(visitors)::integer, sum(visits)::integer, sum(views)::integer,
    sum(seconds)::integer, sum(engaged)::integer, sum(bounces)::integer
  from (
    select * from private.open_statistics where page = of_page and source = of_source and dimension = any (dimensions)
    union all
    select * from private.statistics_of(array(select id from private.visits where not is_counted), of_page, of_source, dimensions)
  ) as recorded
  where day between first_day and (now() at time zone 'Europe/Paris')::date
  group by page, source, dimension, day, value
$$;

-- Refuses callers without the permission, and parameters that no screen sends.
create function private.require_analytics_scope(days integer, page text, source text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'analytics');
  if days is null or days not between 1 and 366 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 366 days';
  elsif page is not null and source is not null then
    raise sqlstate 'PT400' using message = 'Visits are filtered by a page or by a source';
  end if;
end
$$;

-- Returns the figures of the last days, including today, and of as many days before: in total, day by day, and by goal reached. `since` is
-- the first day with any visit.
create function public.visit_statistics(days integer default 30, page text default null, source text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  dimensions constant text[] := array['total', 'reading', 'reached'];
  of_page constant text := coalesce(page, '*');
  of_source constant text := coalesce(source, '*');
  today constant date := (now() at time zone 'Europe/Paris')::date;
  first_day constant date := today - days + 1;
  answer jsonb;
begin
  perform private.require_analytics_scope(days, page, source);
  with recorded as materialized (
    select day, day >= first_day as current, dimension, value, visitors, visits, views, seconds, engaged, bounces
    from (
      select * from private.daily_statistics as daily
      where daily.page = of_page and daily.source = of_source and dimension = any (dimensions) and day >= first_day - days
      union all
      select * from private.statistics_of_open_days(first_day - days, dimensions, of_page, of_source)
    ) as counted
  ), totals as (
    select period.current, jsonb_build_object(
      'visitors', coalesce(sum(visitors) filter (where dimension = 'total'), 0),
      'visits', coalesce(sum(visits) filter (where dimension = 'total'), 0),
      'views', coalesce(sum(views) filter (where dimension = 'total'), 0),
      'seconds', coalesce(sum(seconds) filter (where dimension = 'total'), 0),
      'engaged', coalesce(sum(engaged) filter (where dimension = 'total'), 0),
      'bounces', coalesce(sum(bounces) filter (where dimension = 'total'), 0),
      'readings', coalesce(sum(views) filter (where dimension = 'reading'), 0),
      'readingSeconds', coalesce(sum(seconds) filter (where dimension = 'reading'), 0),
      'reached', (
        select coalesce(jsonb_object_agg(value, visits), '{}') from (
          select value, sum(visits) as visits from recorded
          where dimension = 'reached' and recorded.current = period.current group by value
        ) as reached
      )
    ) as figures
    from (values (true), (false)) as period (current)
    left join recorded on recorded.current = period.current
    group by period.current
  )
  select jsonb_build_object(
    'since', least(
      (select daily.day from private.daily_statistics as daily
        where daily.page = '*' and daily.source = '*' and daily.dimension = 'total' order by daily.day limit 1),
      (select visits.day from private.visits as visits where visitor is not null order by visits.day limit 1)
    ),
    'current', (select figures from totals where current),
    'previous', (select figures from totals where not current),
    'days', (
      select jsonb_agg(
        jsonb_build_object('day', calendar::date, 'visitors', coalesce(visitors, 0), 'views', coalesce(views, 0)) order by calendar
      )
      from generate_series(first_day::timestamp, today, interval '1 day') as calendar
      left join recorded on recorded.day = calendar::date and dimension = 'total'
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.visit_statistics(integer, text, text) to authenticated;

-- Returns the last days by source, campaign, entry page, page and device: the hundred most frequent values of each, with the titles of
-- articles. It reads daily counts up to the first whole month, and monthly sums from there.
create function public.visit_breakdowns(days integer default 30, page text default null, source text default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_page constant text := coalesce(page, '*');
  of_source constant text := coalesce(source, '*');
  dimensions constant text[] := array['source', 'campaign', 'entry', 'page', 'device'];
  first_day constant date := (now() at time zone 'Europe/Paris')::date - days + 1;
  first_month constant date := date_trunc('month', first_day - 1) + interval '1 month';
  answer jsonb;
begin
  perform private.require_analytics_scope(days, page, source);
  select coalesce(jsonb_object_agg(dimension, list), '{}') into answer
  from (
    select dimension, jsonb_agg(
      jsonb_build_object(
        'value', value, 'visitors', visitors, 'visits', visits, 'views', views, 'seconds', seconds,
        'post', case when post.id is not null then jsonb_build_object('id', post.id, 'title', post.title) end
      ) order by place
    ) as list
    from (
      select dimension, value, sum(visitors) as visitors, sum(visits) as visits, sum(views) as views, sum(seconds) as seconds,
        row_number() over (partition by dimension order by sum(visitors) desc, sum(views) desc, value collate private.french) as place
      from (
        select dimension, value, visitors, visits, views, seconds
        from private.daily_statistics as daily
        where daily.page = of_page and daily.source = of_source and dimension = any (dimensions)
          and day >= first_day and day < first_month
        union all
        select dimension, value, visitors, visits, views, seconds
        from private.monthly_statistics as monthly
        where monthly.page = of_page and monthly.source = of_source and dimension = any (dimensions) and month >= first_month
        union all
        select dimension, value, visitors, visits, views, seconds
        from private.statistics_of_open_days(first_day, dimensions, of_page, of_source)
      ) as recorded
      group by dimension, value
    ) as ranked
    left join public.blog_posts as post on ranked.dimension = 'page' and '/blog/' || post.slug = ranked.value
    where place <= 100
    group by dimension
  ) as lists;
  return answer;
end
$$;
grant execute on function public.visit_breakdowns(integer, text, text) to authenticated;

-- Returns the views of several pages, day by day, for the curve in each row of the list of articles. Pages without views are missing in the
-- result. `pages` is a list of paths.
create function public.daily_page_views(pages jsonb, days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Paris')::date;
  first_day constant date := today - days + 1;
  answer jsonb;
begin
  perform private.require_analytics_scope(days, null, null);
  if jsonb_typeof(pages) is distinct from 'array' or jsonb_array_length(pages) > 100 then
    raise sqlstate 'PT400' using message = 'Curves need a list of at most 100 pages';
  end if;
  with wanted as (
    select distinct jsonb_array_elements_text(pages) as page
  ), recorded as (
    select page, daily.day, daily.views
    from wanted join private.daily_statistics as daily using (page)
    where daily.source = '*' and daily.dimension = 'total' and daily.day >= first_day
    union all
    select page, today.day, today.views
    from wanted join private.open_statistics as today using (page)
    where today.source = '*' and today.dimension = 'total' and today.day >= first_day
    union all
    select page, visits.day, 1
    from private.visits as visits
    join private.page_views as views on views.visit_id = visits.id
    join wanted on wanted.page = views.path
    where not visits.is_counted and visits.day >= first_day
  ), counted as (
    select page, day, sum(views) as views from recorded group by page, day
  )
  select coalesce(jsonb_object_agg(page, curve), '{}') into answer
  from (
    select seen.page, jsonb_agg(coalesce(counted.views, 0) order by calendar) as curve
    from (select distinct page from counted) as seen
    cross join generate_series(first_day::timestamp, today, interval '1 day') as calendar
    left join counted on counted.page = seen.page and counted.day = calendar::date
    group by seen.page
  ) as curves;
  return answer;
end
$$;
grant execute on function public.daily_page_views(jsonb, integer) to authenticated;

-- Returns the number of visitors of the last half hour, and the latest pages that they saw.
create function public.visits_now(page text default null, source text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_analytics_scope(1, page, source);
  with present as (
    select visits.visitor, (
      select views.path from private.page_views as views where views.visit_id = visits.id order by views.number desc limit 1
    ) as path
    from private.visits as visits
    where visits.visitor is not null and visits.last_seen_at between now() - interval '30 minutes' and clock_timestamp()
      -- The index is by day.
      and visits.day >= (now() at time zone 'Europe/Paris')::date - 1
      and (visits_now.source is null or visits.source = visits_now.source)
      and (visits_now.page is null or exists (
        select from private.page_views as seen where seen.visit_id = visits.id and seen.path = visits_now.page
      ))
  )
  select jsonb_build_object(
    'visitors', (select count(distinct visitor) from present),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object('value', path, 'visitors', visitors) order by visitors desc, path)
      from (
        select path, count(distinct visitor) as visitors from present group by path order by visitors desc, path limit 5
      ) as pages
    ), '[]')
  ) into answer;
  return answer;
end
$$;
grant execute on function public.visits_now(text, text) to authenticated;

-- Returns the last day of the sample visits (`is_example`) of the local demo. They end the day before its first start, so that no day mixes
-- them with real ones, and one call deletes them.
create function public.example_visits_until() returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'analytics');
  return (select max(day) from private.visits where is_example);
end
$$;
grant execute on function public.example_visits_until() to authenticated;

-- Deletes the sample visits, and subtracts them from the views of articles.
create function public.remove_example_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until constant date := public.example_visits_until();
begin
  perform private.require_permission('delete', 'analytics');
  update public.blog_posts as post set view_count = greatest(0, view_count - removed.views)
  from (
    select read.id, count(*) as views
    from public.blog_posts as read
    join private.page_views as view on view.path = '/blog/' || read.slug and view.viewed_at >= read.created_at
    join private.visits as visit on visit.id = view.visit_id and visit.is_example
    group by read.id
  ) as removed
  where removed.id = post.id;
  delete from private.visits where day <= until;
  delete from private.daily_statistics where day <= until;
end
$$;
grant execute on function public.remove_example_visits() to authenticated;


-- supabase/schemas/50_audience/06_figures.sql

-- The figures of the dashboard and of the weekly e-mail.

-- Returns all counts of the dashboard in one call; days are those of the agency's time zone, and their counts leave out imported contacts.
create function public.dashboard_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_permission('select', 'figures');
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'scheduledPosts', (select count(*) from public.blog_posts where published_at > now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (select count(*) from public.contacts where status = 'new'),
    'totalPages', (select count(*) from public.pages),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'contactsPerDay', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'count', coalesce(requests, 0)) order by day)
      from generate_series((today - 29)::timestamp, today, interval '1 day') as day
      left join (
        select (created_at at time zone 'Europe/Paris')::date as received, count(*) as requests
        from public.contacts
        where source <> 'import' and created_at >= (today - 29)::timestamp at time zone 'Europe/Paris'
        group by received
      ) as counted on received = day::date
    )
  );
end
$$;
grant execute on function public.dashboard_statistics() to authenticated;

-- Returns all figures of « Analytics » about content and requests in one call. The period concerns new requests only (specification §9).
create function public.analytics_summary(days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  this_month date := date_trunc('month', now() at time zone 'Europe/Paris')::date;
begin
  perform private.require_permission('select', 'analytics');
  if days is null or days not between 1 and 3660 then
    raise sqlstate 'PT400' using message = 'A period is between 1 and 3660 days';
  end if;
  return jsonb_build_object(
    'totalPosts', (select count(*) from public.blog_posts),
    'publishedPosts', (select count(*) from public.blog_posts where published_at <= now()),
    'totalViews', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
    'totalContacts', (select count(*) from public.contacts),
    'newContacts', (
      select count(*) from public.contacts where source <> 'import' and created_at >= now() - make_interval(days => days)
    ),
    'previousContacts', (
      select count(*) from public.contacts
      where source <> 'import' and created_at >= now() - make_interval(days => 2 * days) and created_at < now() - make_interval(days => days)
    ),
    -- When requests came and were answered; the screen counts the working hours between, because its library knows the holidays.
    'answers', coalesce((
      select jsonb_agg(jsonb_build_array(created_at, answered_at))
      from public.contacts where source <> 'import' and answered_at >= now() - make_interval(days => days)
    ), '[]'),
    'averageReadingMinutes', (
      select round(avg(read_time_minutes), 1) from public.blog_posts where published_at <= now()
    ),
    'topPosts', coalesce((
      select jsonb_agg(to_jsonb(top) order by view_count desc, title) from (
        select id, title, slug, view_count from public.blog_posts
        where published_at <= now() order by view_count desc, title limit 5
      ) as top
    ), '[]'),
    'contactsByMonth', (
      select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'count', coalesce(requests, 0)) order by month)
      from generate_series(this_month - interval '5 months', this_month, interval '1 month') as month
      left join (
        select date_trunc('month', created_at at time zone 'Europe/Paris') as received, count(*) as requests
        from public.contacts
        where source <> 'import' and created_at >= (this_month - interval '5 months') at time zone 'Europe/Paris'
        group by received
      ) as counted on received = month
    ),
    -- Articles without a category are one group, which the screen names.
    'postsByCategory', coalesce((
      select jsonb_agg(jsonb_build_object('category', category, 'count', posts) order by posts desc, category)
      from (
        select nullif(btrim(category), '') as category, count(*) as posts
        from public.blog_posts where published_at <= now() group by 1
      ) as grouped
    ), '[]')
  );
end
$$;
grant execute on function public.analytics_summary(integer) to authenticated;

-- Queues the digests of a week on Monday from eight o'clock in Paris, each once: one for the agency unless the settings disable it, and one
-- for each person who asked for it in their profile and may read requests. A digest lists requests by date and service only, so that an
-- erased request leaves no name in the outbox.
-- @param at the moment to take for now
create function private.enqueue_weekly_digest(at timestamptz default now()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  local_time constant timestamp := at at time zone 'Europe/Paris';
  week constant text := to_char(local_time, '"weekly_digest "IYYY"-W"IW');
  digest jsonb;
  reader record;
begin
  if extract(isodow from local_time) <> 1 or extract(hour from local_time) < 8 then
    return;
  end if;
  for reader in
    with agency as (
      select private.agency_address() as address
      where not exists (select from public.site_settings where key = 'weekly_digest_enabled' and value = 'false')
    )
    select address, week as unique_key, '{}'::jsonb as reason from agency where address is not null
    union all
    select account.email, week || ' ' || profile.id, jsonb_build_object('asked_by', account.email)
    from public.profiles as profile
    join public.admins as admin on admin.user_id = profile.id
    join auth.users as account on account.id = profile.id
    where profile.weekly_mail and account.email not in (select address from agency where address is not null) and exists (
      select from private.permissions as permission
      where permission.role = admin.role and permission.resource = 'contacts' and permission.action = 'select'
    )
  loop
    continue when exists (select from public.outbox where unique_key = reader.unique_key);
    digest := coalesce(digest, jsonb_build_object(
      'made_at', at,
      'to_answer', (select count(*) from public.contacts where status = 'new'),
      'oldest', (select coalesce(jsonb_agg(request), '[]') from (
        select id, created_at, private.listed_service(service_interest) as service_interest
        from public.contacts where status = 'new' order by created_at, id limit 5
      ) as request),
      'views', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
      'top', (select coalesce(jsonb_agg(post), '[]') from (
        select title, slug, view_count as views from public.blog_posts
        where published_at <= now() and view_count > 0 order by view_count desc, id limit 5
      ) as post)
    ));
    perform private.enqueue_mail('weekly_digest', reader.address, digest || reader.reason, unique_key => reader.unique_key);
  end loop;
end
$$;


-- supabase/schemas/60_operations/01_outbox.sql

-- The outbox: e-mails and webhook calls wait in one table until a worker has sent them. A row is written in the transaction of the
-- change that it announces, so that a change that is rolled back announces nothing, and one that is committed is not lost.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null default 'mail'
    constraint outbox_channel_values check (channel in ('mail', 'webhook')),
  -- The kind of e-mail, or of event.
  kind text not null
    constraint outbox_kind_length check (char_length(kind) between 1 and 100),
  -- An e-mail address, or the address that a webhook calls.
  recipient text collate private.french not null
    constraint outbox_recipient_length check (char_length(recipient) between 3 and 2000),
  constraint outbox_mail_recipient check (channel <> 'mail' or private.is_email_address(recipient)),
  data jsonb not null default '{}',
  -- Data that only the recipient may read, such as a link that signs in. The database empties it once the row is sent.
  secret jsonb,
  -- Makes a row unique: several workers may insert the digest of week 48, but only one row is stored.
  unique_key text unique,
  -- The id of the row that this one is about, and with which it is erased.
  about uuid,
  state text not null default 'waiting'
    constraint outbox_state_values check (state in ('waiting', 'sending', 'sent', 'failed', 'returned')),
  tries integer not null default 0,
  last_error text collate private.french,
  -- When the next try is due.
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index outbox_list on public.outbox (created_at desc, id);
create index outbox_recipient on public.outbox (lower(recipient));
create index outbox_due on public.outbox (due_at) where state in ('waiting', 'sending');
create index outbox_about on public.outbox (about) where about is not null;
-- All waiting rows except untried e-mails of an issue: each claim looks among them for rows written while the clock was ahead.
create index outbox_ahead on public.outbox (updated_at)
  where state in ('waiting', 'sending') and (kind <> 'newsletter_issue' or about is null or tries > 0);
-- The e-mails of an issue that nobody has tried to send yet, in their order.
create index outbox_newsletter_mails on public.outbox (about, due_at) where kind = 'newsletter_issue' and state = 'waiting' and tries = 0;

alter table public.outbox enable row level security;
grant select (id, channel, kind, recipient, data, about, state, tries, last_error, due_at, sent_at, created_at, updated_at)
  on table public.outbox to authenticated;
create policy "administrators read the outbox" on public.outbox
  for select to authenticated using ((select private.has_permission('select', 'outbox')));

-- Wakes the worker of an embedded database at once; other workers look at intervals.
create function private.notify_outbox() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('outbox', '');
  return null;
end
$$;

-- The worker's last heartbeat: the back-office shows whether e-mails are sent without knowing the worker's environment.
create table private.outbox_worker (
  only_row boolean primary key default true check (only_row),
  seen_at timestamptz not null,
  -- Host and port, never the account.
  smtp_server text,
  mail_from text,
  -- The last error of the mail server, or of the connection to it, while no e-mail leaves. Null once one has left.
  mail_problem text,
  -- The last error of the mailbox of returned e-mails (IMAP_URL). Null once it has been read.
  mailbox_problem text
);

-- Queues an e-mail; does nothing if a row has the same unique key.
create function private.enqueue_mail(
  kind text, recipient text, data jsonb default '{}', about uuid default null, unique_key text default null, secret jsonb default null
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, recipient, data, about, unique_key, secret)
  values (kind, recipient, data, about, unique_key, secret)
  on conflict (unique_key) do nothing;
$$;

-- Returns the recipient of notices to the agency: the address in the settings, or else the first owner's.
create function private.agency_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(value, '') from public.site_settings where key = 'contact_email'),
    (select account.email from public.admins as admin join auth.users as account on account.id = admin.user_id
      order by admin.role = 'owner' desc, admin.created_at limit 1)
  );
$$;

-- Gives up e-mails whose link no longer works, because links in e-mails are valid for a limited time.
create function private.give_up_expired_links() returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set state = 'failed', secret = null, last_error = 'Le lien n’était plus valable.'
  where state = 'waiting' and (
    (kind = 'password_reset' and created_at < now() - interval '1 hour')
    or (kind = 'invitation' and created_at < now() - interval '2 days')
  );
$$;

-- Carries out due changes, queues the e-mails whose time has come, and gives up those whose time is over.
create function private.enqueue_due_mails() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.apply_due_changes();
  perform private.enqueue_newsletter_mails();
  perform private.enqueue_weekly_digest();
  perform private.give_up_expired_links();
end
$$;

-- Keeps the time between waiting rows if the clock was set ahead or back, or if no worker ran: a step of the clock must neither hold rows
-- up nor send all e-mails at once.
create function private.restore_send_intervals() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  -- While no e-mail leaves, e-mails wait for the one that was tried, so that thousands are not moved every few minutes.
  pause constant interval := case when exists (select from private.outbox_worker where mail_problem is not null)
    then interval '15 minutes' else interval '0' end;
begin
  -- Rows from a time when the clock was ahead: they move as if the last of them had been written now.
  update public.outbox set due_at = due_at - step.back
  from (
    select max(updated_at) - moment as back from public.outbox
    where state in ('waiting', 'sending') and updated_at > moment and (kind <> 'newsletter_issue' or about is null or tries > 0)
  ) as step
  where state in ('waiting', 'sending') and updated_at > moment and (kind <> 'newsletter_issue' or about is null or tries > 0);
  -- The e-mails of an issue leave one `distance` after another, however long ago they were written. The first one may be three minutes
  -- late, because workers look at intervals, and is at most one distance ahead. If it is not within these limits, all remaining e-mails of
  -- the issue move by the same time.
  update public.outbox as mail set due_at = mail.due_at + step.ahead
  from (
    select issue.id, moment + pause + case when due < moment then interval '0' else distance end - due as ahead
    from public.newsletter_issues as issue
    cross join lateral (select interval '1 hour' / issue.per_hour) as rate (distance)
    cross join lateral (
      select min(due_at) from public.outbox
      where about = issue.id and kind = 'newsletter_issue' and state = 'waiting' and tries = 0
    ) as first (due)
    where not issue.is_planned and issue.sent + issue.failed < issue.total
      and due not between moment - interval '3 minutes' and moment + pause + distance
  ) as step
  where mail.about = step.id and mail.kind = 'newsletter_issue' and mail.state = 'waiting' and mail.tries = 0;
end
$$;

-- Returns the payload of a row with that of its issue, because the database stores the text of an issue once and not for each recipient;
-- and with the name of the newsletter, if the settings give it one.
create function private.outbox_payload(item public.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select item.data || coalesce(
    (select jsonb_build_object('subject', subject, 'introduction', introduction, 'post', post)
      from public.newsletter_issues where item.kind = 'newsletter_issue' and newsletter_issues.id = item.about), '{}'
  ) || coalesce(
    (select jsonb_object_agg(key, value) from public.site_settings
      where item.kind in ('newsletter_issue', 'newsletter_confirmation') and key in ('newsletter_title', 'newsletter_text') and value <> ''), '{}'
  );
$$;

-- Leases one row to a worker, for at most five minutes: if the worker dies, its lease ends and another sends the row again, under the same
-- Message-ID. Rows of one channel leave in the order in which they are due.
-- @param worker {"smtp_server": "…" or null, "mail_from": "…" or null, "mailbox_problem": "…" or null}
-- @param channels those that the worker can serve now
create function public.claim_outbox(worker jsonb, channels text[])
returns table (id uuid, channel text, kind text, recipient text, data jsonb, secret jsonb, tries integer, created_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox_worker as worker_state (seen_at, smtp_server, mail_from, mailbox_problem)
  values (now(), worker ->> 'smtp_server', worker ->> 'mail_from', left(worker ->> 'mailbox_problem', 1000))
  on conflict (only_row) do update
    set seen_at = excluded.seen_at, smtp_server = excluded.smtp_server, mail_from = excluded.mail_from,
      mailbox_problem = excluded.mailbox_problem,
      mail_problem = case when worker_state.smtp_server is not distinct from excluded.smtp_server then worker_state.mail_problem end;
  perform private.enqueue_due_mails();
  perform private.restore_send_intervals();
  return query
  update public.outbox as item
  set state = 'sending', tries = item.tries + 1, leased_until = now() + interval '5 minutes'
  where item.id = (
    select due.id from public.outbox as due
    where due.channel = any (channels) and due.state in ('waiting', 'sending') and due.due_at <= clock_timestamp()
      -- Another claim at the same moment may have begun a moment later than this one, hence ten minutes for a lease of five. A lease that
      -- ends even later was given before the clock was set back.
      and (due.state = 'waiting' or due.leased_until not between now() and now() + interval '10 minutes')
    order by due.due_at, due.created_at
    limit 1
    for update skip locked
  )
  returning item.id, item.channel, item.kind, item.recipient, private.outbox_payload(item), item.secret, item.tries, item.created_at;
end
$$;

-- Writes the outcome of a row. A worker whose lease has passed to another one changes nothing.
-- @param outcome `sent`; `refused`: for good; `dead`: for good, because the address does not exist; `retry` and `pause`: again later, for a
-- day and a half at most; `full`: twice a day for three days, then dead; `unavailable`: the mail server accepts nothing, which never ends a
-- row
create function public.settle_outbox(item_id uuid, claimed_tries integer, outcome text, error text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  item public.outbox;
begin
  update public.outbox
  set
    state = case
      when outcome = 'sent' then 'sent'
      when outcome in ('refused', 'dead') or (outcome in ('retry', 'pause') and tries >= 14) or (outcome = 'full' and tries >= 7)
        then 'failed'
      else 'waiting'
    end,
    due_at = now() + case when outcome = 'full' then interval '12 hours' else least(interval '10 seconds' * power(3, least(tries, 10) - 1),
      case outcome when 'unavailable' then interval '15 minutes' else interval '6 hours' end) end,
    sent_at = case when outcome = 'sent' then now() end,
    secret = case when outcome <> 'sent' then secret end,
    last_error = case when outcome <> 'sent' then left(error, 1000) end,
    leased_until = null
  where id = item_id and tries = claimed_tries and state = 'sending'
  returning * into item;
  if item.channel = 'mail' and outcome in ('sent', 'unavailable', 'pause') then
    update private.outbox_worker set mail_problem = case when outcome <> 'sent' then left(error, 1000) end where only_row;
  end if;
  if item.state = 'failed' and outcome in ('dead', 'full') and item.kind like 'newsletter%' then
    perform private.end_subscription_of(item.recipient, 'bounced');
  end if;
end
$$;

-- Notes what the report of another mail server says about an e-mail that had left: it came back, or its recipient marked it as spam. Only
-- the recipient of the e-mail knows the ids, so that a forged report ends nobody else's subscription. An address counts as dead only if we
-- wrote to it, because a mailing list outlives its members; a full mailbox, only if an earlier e-mail came back as full too.
-- @param outcome as for settle_outbox, or `complaint`
-- @return whether the report is about an e-mail of the outbox, this time or an earlier one
create function public.record_delivery_report(item_ids uuid[], recipients text[], outcome text, error text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  item public.outbox;
begin
  select * into item from public.outbox
  where id = any (item_ids) and channel = 'mail' and state in ('sending', 'sent', 'returned') limit 1 for update;
  if not found then
    return false;
  end if;
  if item.state = 'returned' or item.state = 'sent' and item.last_error is not null then
    return true;
  end if;
  update public.outbox
  set state = case when outcome = 'complaint' then state else 'returned' end, last_error = left(error, 1000)
  where id = item.id;
  if item.kind in ('newsletter_issue', 'newsletter_confirmation') then
    if outcome = 'complaint' then
      perform private.end_subscription_of(item.recipient, 'unsubscribed');
    elsif lower(item.recipient) = any (recipients) and (outcome = 'dead' or outcome = 'full' and exists (
      select from public.outbox as earlier
      where lower(earlier.recipient) = lower(item.recipient) and earlier.state = 'returned' and earlier.sent_at < item.sent_at - interval '3 days'
    )) then
      perform private.end_subscription_of(item.recipient, 'bounced');
    end if;
  end if;
  return true;
end
$$;

-- The worker empties the outbox with the service key.
grant execute on function public.claim_outbox(jsonb, text[]), public.settle_outbox(uuid, integer, text, text),
  public.record_delivery_report(uuid[], text[], text, text) to service_role;

-- Makes a failed or pending row due now, for the button « Réessayer ».
create function public.retry_outbox(item_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'outbox');
  update public.outbox set state = 'waiting', tries = 0, due_at = now()
  where id = any (item_ids) and state in ('waiting', 'failed');
  perform pg_catalog.pg_notify('outbox', '');
end
$$;
grant execute on function public.retry_outbox(uuid[]) to authenticated;

-- Sends a test e-mail to the calling administrator, at most five an hour.
create function public.send_test_mail() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = (select auth.uid()));
begin
  perform private.require_permission('insert', 'outbox');
  if (select count(*) from public.outbox where kind = 'test' and created_at between now() - interval '1 hour' and clock_timestamp()) >= 5 then
    raise sqlstate 'PT429' using message = 'Too many test e-mails';
  end if;
  perform private.enqueue_mail('test', address);
end
$$;
grant execute on function public.send_test_mail() to authenticated;

-- Returns whether e-mails are sent, for the back-office: a worker without a heartbeat for ten minutes does not run. It counts only waiting
-- e-mails, because webhooks need no mail server.
create function public.mail_state()
returns table (running boolean, smtp_server text, mail_from text, waiting bigint, failed bigint, problem text,
  mailbox_problem text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'outbox');
  return query
  select coalesce(worker.seen_at between now() - interval '10 minutes' and clock_timestamp(), false), worker.smtp_server, worker.mail_from,
    (select count(*) from public.outbox where channel = 'mail' and state in ('waiting', 'sending')),
    (select count(*) from public.outbox where state = 'failed'), worker.mail_problem, worker.mailbox_problem
  from (select) as one left join private.outbox_worker as worker on true;
end
$$;
grant execute on function public.mail_state() to authenticated;

-- Deletes sent e-mails after 30 days, during which they are a record, and unsent ones after 90.
create function private.purge_outbox() returns void
language sql security definer set search_path = ''
as $$
  delete from public.outbox where sent_at < now() - interval '30 days' or created_at < now() - interval '90 days';
$$;

-- Queues two e-mails for a request from the site: a notice for the agency and a confirmation for the sender. The confirmation repeats
-- nothing that the sender typed except a service of the form's list, and goes to an address once an hour at most, so that nobody can use
-- the form to write to strangers.
create function private.announce_contact_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.agency_address() is not null then
    perform private.enqueue_mail('contact_notice', private.agency_address(), private.contact_payload(new), new.id);
  end if;
  if not exists (
    select from public.outbox
    where kind = 'contact_confirmation' and lower(recipient) = lower(new.email)
      and created_at between now() - interval '1 hour' and clock_timestamp()
  ) then
    perform private.enqueue_mail('contact_confirmation', new.email,
      jsonb_build_object('service_interest', private.listed_service(new.service_interest), 'created_at', new.created_at), new.id);
  end if;
  return null;
end
$$;

-- Erases the copies of a row in the outbox when the row is erased.
create function private.erase_from_outbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox where about = old.id;
  return null;
end
$$;


-- supabase/schemas/60_operations/02_webhooks.sql

-- Webhooks: addresses that the worker calls when something happens, such as a scenario of Make or n8n. Calls wait in the outbox like
-- e-mails, and have signatures of the Standard Webhooks specification (https://www.standardwebhooks.com).

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text collate private.french not null unique
    -- The host is a name, a number, or an IPv6 address in brackets, without a zone because no URL parser accepts one; a port may follow.
    constraint webhooks_url_shape check (
      url ~* '^https?://([^\s/?#@]*@)?([^]\s/?#@:%["<>\\^`{|}]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?#]\S*)?$'
      and char_length(url) <= 2000
    ),
  events text[] not null
    constraint webhooks_events_values
      check (
        cardinality(events) > 0
        and events <@ array['contact.created', 'comment.created', 'post.published', 'site.changed']
      ),
  -- The receiver verifies signatures with this secret. The database chooses the value.
  secret text not null default 'whsec_' || encode(extensions.gen_random_bytes(24), 'base64'),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.webhooks enable row level security;
grant select, delete, insert (url, events, enabled), update (url, events, enabled) on table public.webhooks to authenticated;
create policy "administrators read webhooks" on public.webhooks
  for select to authenticated using ((select private.has_permission('select', 'webhooks')));
create policy "administrators add webhooks" on public.webhooks
  for insert to authenticated with check ((select private.has_permission('insert', 'webhooks')));
create policy "administrators change webhooks" on public.webhooks
  for update to authenticated using ((select private.has_permission('update', 'webhooks')))
    with check ((select private.has_permission('update', 'webhooks')));
create policy "administrators delete webhooks" on public.webhooks
  for delete to authenticated using ((select private.has_permission('delete', 'webhooks')));

-- Queues one call for each webhook that listens to an event.
-- @param about the id of the row that the event is about, and with which the call is erased
create function private.enqueue_event(event text, data jsonb, about uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about, secret)
  select 'webhook', event, webhook.url, data, about, jsonb_build_object('signing_secret', webhook.secret)
  from public.webhooks as webhook
  where webhook.enabled and event = any (webhook.events);
$$;

-- Queues one call without an event, for the button « Tester »: even for a disabled webhook, so that somebody can try before enabling it.
create function public.test_webhook(webhook_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'webhooks');
  insert into public.outbox (channel, kind, recipient, data, secret)
  select 'webhook', 'ping', webhook.url, jsonb_build_object('webhook_id', webhook.id),
    jsonb_build_object('signing_secret', webhook.secret)
  from public.webhooks as webhook where webhook.id = webhook_id;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such webhook';
  end if;
end
$$;
grant execute on function public.test_webhook(uuid) to authenticated;

-- Changes unsent calls with their webhook: they go to its new address, fail once it is disabled, and are deleted with it.
create function private.sync_webhook_calls() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.outbox where channel = 'webhook' and recipient = old.url and state <> 'sent';
  elsif not new.enabled then
    update public.outbox set state = 'failed', last_error = 'Le webhook a été désactivé.'
    where channel = 'webhook' and recipient = old.url and state = 'waiting';
  else
    update public.outbox set recipient = new.url
    where channel = 'webhook' and recipient = old.url and state in ('waiting', 'failed');
  end if;
  return null;
end
$$;

-- Queues the event of a request from the site, with the payload of the notice to the agency.
create function private.announce_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('contact.created', private.contact_payload(new), new.id);
  return null;
end
$$;

-- Queues the webhook call that rebuilds a static site when its content changes, not only when an article is published. All changes within
-- two minutes share one call, because corrections often follow one another and each call may rebuild a whole site. A call that waits for a
-- retry does not delay the next change.
create function private.enqueue_site_change(delay interval default '2 minutes') returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set due_at = now() + delay
  where channel = 'webhook' and kind = 'site.changed' and state = 'waiting' and tries = 0 and due_at > now() + delay;
  insert into public.outbox (channel, kind, recipient, secret, due_at)
  select 'webhook', 'site.changed', webhook.url, jsonb_build_object('signing_secret', webhook.secret), now() + delay
  from public.webhooks as webhook
  where webhook.enabled and 'site.changed' = any (webhook.events) and not exists (
    select from public.outbox as waiting
    where waiting.channel = 'webhook' and waiting.kind = 'site.changed' and waiting.recipient = webhook.url
      and waiting.state = 'waiting' and waiting.tries = 0
  );
$$;

create function private.announce_site_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Columns that visitors do not see, such as counters: reading an article or following a redirect does not change the site.
  unseen constant text[] := array['updated_at', 'view_count', 'hits', 'last_used_at', 'email'];
begin
  -- This check comes before the comparison of the rows, because they may contain long texts.
  if not exists (select from public.webhooks where enabled and 'site.changed' = any (events)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
    return null;
  end if;
  perform private.enqueue_site_change();
  return null;
end
$$;

-- Creates the triggers that announce each change of a table that visitors see, as the event `site.changed`. `condition` selects the rows
-- that they see, for example `row.published`. A test requires these triggers for each table that `anon` may read.
create function private.add_site_change_triggers(of_table regclass, condition text default 'true') returns void
language plpgsql set search_path = ''
as $$
declare
  added constant text := replace(condition, 'row.', 'new.');
  removed constant text := replace(condition, 'row.', 'old.');
begin
  execute format('create trigger announce_added after insert on %s
    for each row when (%s) execute function private.announce_site_change()', of_table, added);
  execute format('create trigger announce_changed after update on %s
    for each row when (%s or %s) execute function private.announce_site_change()', of_table, removed, added);
  execute format('create trigger announce_removed after delete on %s
    for each row when (%s) execute function private.announce_site_change()', of_table, removed);
end
$$;


-- supabase/schemas/60_operations/03_import.sql

-- Import of content from another product, article by article, and export and restoration of all content. Owners, the service key and the
-- owner of the database may call these functions (`npm run import`, `npm run export`).

select private.grant_permissions('imports', 'select insert', 'owner');

-- The origin of an imported row, by which a second run of the same file finds it. It is not a foreign key, so that a row in the trash is
-- not imported again.
create table private.imported_items (
  source text not null,
  source_id text not null,
  row_id uuid not null,
  -- Whether the file lacked the row's featured picture: a later file may contain it.
  awaits_picture boolean not null default false,
  imported_at timestamptz not null default now(),
  primary key (source, source_id)
);

-- The present address of each imported file, by its former one. An imported file is not fetched again; links get its present address.
create table private.imported_files (
  source text not null,
  former text not null,
  address text not null,
  imported_at timestamptz not null default now(),
  primary key (source, former)
);

create function private.require_import_right(action text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), 'none') not in ('none', 'service_role') then
    perform private.require_permission(action, 'imports');
  end if;
end
$$;

-- Stores descriptions of imported pictures where the library has none yet.
-- @param descriptions [{"address": here, "alt", "caption"}]
create function private.describe_imported_pictures(descriptions jsonb) returns void
language sql set search_path = ''
as $$
  update public.pictures as picture
  set alt = coalesce(nullif(picture.alt, ''), described.alt), caption = coalesce(nullif(picture.caption, ''), described.caption)
  from jsonb_to_recordset(descriptions) as described (address text, alt text, caption text)
  where picture.name = substring(described.address from '/storage/v1/object/public/media/([a-z0-9.-]+)$')
    and '' in (picture.alt, picture.caption)
$$;

-- Writes one article or page with its comments, the redirects to it, and the descriptions of its pictures that the library lacks.
-- @param item an ImportItem of packages/import/src/model.ts
create function private.import_item(source text, item jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  is_post constant boolean := item ->> 'kind' = 'post';
  address constant text := case when is_post then '/blog/' else '/' end || (item #>> '{row,slug}');
  new_id constant uuid := gen_random_uuid();
  existing uuid;
  path text;
  unredirected jsonb := '[]';
begin
  select imported.row_id into existing from private.imported_items as imported
  where imported.source = import_item.source and imported.source_id = item ->> 'source_id';
  if exists (select from public.blog_posts where id = existing) or exists (select from public.pages where id = existing)
    or exists (select from public.trash where id = existing) then
    return jsonb_build_object('outcome', 'known', 'id', existing);
  end if;
  -- Comments come before their article, so that nobody is notified of comments that are years old.
  insert into public.comments (id, words, post_id, parent_id, name, email, from_agency, status, created_at)
  select md5(new_id || comment.source_id)::uuid, comment.words, new_id, md5(new_id || comment.parent)::uuid, comment.name, comment.email,
    comment.from_agency, comment.status, comment.created_at
  from jsonb_to_recordset(item -> 'comments') as comment (
    source_id text, words text, parent text, name text, email text, from_agency boolean, status text, created_at timestamptz
  )
  where is_post;
  if is_post then
    insert into public.blog_posts (id, slug, title, excerpt, content, author, category, tags, featured, featured_image_url,
      featured_image_alt, read_time_minutes, status, published_at, created_at, updated_at, meta_title, meta_description)
    select new_id, slug, title, excerpt, content, author, category, tags, featured, featured_image_url,
      featured_image_alt, read_time_minutes, status, published_at, created_at, updated_at, meta_title, meta_description
    from jsonb_populate_record(null::public.blog_posts, item -> 'row');
  else
    insert into public.pages (id, slug, title, excerpt, content, featured_image_url, featured_image_alt, status, published_at,
      created_at, updated_at, meta_title, meta_description)
    select new_id, slug, title, excerpt, content, featured_image_url, featured_image_alt, status, published_at,
      created_at, updated_at, meta_title, meta_description
    from jsonb_populate_record(null::public.pages, item -> 'row');
  end if;
  -- Redirects lead to texts that visitors can read. The report names a path without a redirect: the site needs it, or it leads elsewhere.
  for path in select jsonb_array_elements_text(item -> 'former_paths') where item #>> '{row,status}' = 'published' loop
    begin
      insert into public.redirects (from_path, to_address) values (path, address) on conflict (from_path) do nothing;
      if not found then
        unredirected := unredirected || to_jsonb(path);
      end if;
    exception when others then
      unredirected := unredirected || to_jsonb(path);
    end;
  end loop;
  perform private.describe_imported_pictures(item -> 'pictures');
  insert into private.imported_items (source, source_id, row_id, awaits_picture)
  values (import_item.source, item ->> 'source_id', new_id, coalesce((item ->> 'awaits_picture')::boolean, false))
  on conflict on constraint imported_items_pkey
    do update set row_id = excluded.row_id, awaits_picture = excluded.awaits_picture, imported_at = now();
  return jsonb_build_object('outcome', 'created', 'id', new_id, 'unredirected_paths', unredirected);
end
$$;

-- Writes items of an export, each completely or not at all; the report follows the order of the items.
-- @return [{"source_id", "outcome": "created" or "known" or "refused", "id", "unredirected_paths", "reason": constraint or message}]
create function public.import_items(source text, items jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item jsonb;
  outcome jsonb;
  report jsonb := '[]';
  violated text;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(items) > 100 then
    raise sqlstate 'PT413' using message = '100 items at a time at most';
  end if;
  perform pg_advisory_xact_lock(hashtext('private.imported_items'));
  for item in select given.value from jsonb_array_elements(items) as given loop
    begin
      outcome := private.import_item(import_items.source, item);
    exception when others then
      get stacked diagnostics violated = constraint_name;
      outcome := jsonb_build_object('outcome', 'refused', 'reason', coalesce(nullif(violated, ''), sqlerrm));
    end;
    report := report || (outcome || jsonb_build_object('source_id', item ->> 'source_id'));
  end loop;
  return report;
end
$$;
grant execute on function public.import_items(text, jsonb) to authenticated, service_role;

-- Creates redirects for addresses of the former site that are not those of articles, such as its feed and its archives. It leaves out an
-- address that is reserved or redirected already. The page of a file is an exception: it redirects to the list of articles until the file
-- is imported, and then to the file.
-- @return the number of redirects that it wrote
create function public.import_addresses(lines jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  line record;
  imported_count integer := 0;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(lines) > 1000 then
    raise sqlstate 'PT413' using message = '1,000 addresses at a time at most';
  end if;
  for line in select * from jsonb_to_recordset(lines) as given (from_path text, to_address text) loop
    begin
      insert into public.redirects (from_path, to_address) values (line.from_path, line.to_address)
      on conflict (from_path) do update set to_address = excluded.to_address
        where redirects.to_address = '/blog' and excluded.to_address like '%/storage/v1/object/public/files/%';
      imported_count := imported_count + found::integer;
    exception when check_violation or sqlstate 'PT422' then
      continue;
    end;
  end loop;
  return imported_count;
end
$$;
grant execute on function public.import_addresses(jsonb) to authenticated, service_role;

-- Returns the items of an export that are here already, for the preview.
create function public.imported_ids(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select imported.source_id from private.imported_items as imported
    where imported.source = imported_ids.source and (
      exists (select from public.blog_posts where id = imported.row_id) or exists (select from public.pages where id = imported.row_id)
      or exists (select from public.trash where id = imported.row_id)
    )
  );
end
$$;
grant execute on function public.imported_ids(text) to authenticated, service_role;

-- Returns the facts that the preview of an import needs: the taken addresses, and whether articles show comments.
-- @return {"posts": [slug], "pages": [slug], "comments": boolean}
create function public.import_conditions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return jsonb_build_object(
    'posts', array(select slug from public.blog_posts),
    'pages', array(select slug from public.pages),
    'comments', exists (select from public.site_settings where key = 'comments_enabled' and value = 'true')
  );
end
$$;
grant execute on function public.import_conditions() to authenticated, service_role;

-- Returns the addresses of other sites whose pictures the articles and pages of an export still show: a later run can fetch them. The
-- picture of a block is in its field `src`, or in its HTML.
create function public.awaited_pictures(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select distinct replace(shown.address, '&amp;', '&')
    from private.imported_items as imported
    join (
      select id, content, featured_image_url from public.blog_posts
      union all select id, content || blocks::text, featured_image_url from public.pages
    ) as text on text.id = imported.row_id
    cross join lateral (
      select match[1] from regexp_matches(text.content, 'src(?:="|=\\"|": ")(https?://[^"\\]+)', 'g') as match
      union select text.featured_image_url
    ) as shown (address)
    where imported.source = awaited_pictures.source and shown.address ~ '^https?://'
  );
end
$$;
grant execute on function public.awaited_pictures(text) to authenticated, service_role;

-- Returns the items that still have no featured picture because the file did not contain it. An import does not replace a picture that
-- somebody chose here, or removed after its import.
create function public.items_awaiting_picture(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select imported.source_id from private.imported_items as imported
    join (select id, featured_image_url from public.blog_posts union all select id, featured_image_url from public.pages) as text
      on text.id = imported.row_id
    where imported.source = items_awaiting_picture.source and imported.awaits_picture and text.featured_image_url is null
  );
end
$$;
grant execute on function public.items_awaiting_picture(text) to authenticated, service_role;

-- Returns a text, the blocks of a page as text, or an address, with the present addresses of pictures or files instead of the former ones.
-- @param attribute the attribute that holds the former addresses: `src` of pictures, `href` of files
create function private.replace_former_addresses(content text, moved jsonb, attribute text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  picture record;
  shape text;
begin
  for picture in
    select former, replace(former, '&', '&amp;') as in_html, address from jsonb_to_recordset(moved) as given (former text, address text)
  loop
    if content = picture.former then
      return picture.address;
    end if;
    foreach shape in array array['="%s"', '=\"%s\"'] loop
      content := replace(content, attribute || format(shape, picture.in_html), attribute || format(shape, picture.address));
    end loop;
    content := replace(content, format('"%s": "%s"', attribute, picture.former), format('"%s": "%s"', attribute, picture.address));
  end loop;
  return content;
end
$$;

-- Replaces the addresses of pictures that a later run fetched, in the articles and pages of their export; nothing else of a text changes.
-- @param moved [{"former", "address": here, "alt", "caption", "featured_by": ids of items that await it as their featured picture}]
-- @return the number of changed articles and pages
create function public.import_pictures(source text, moved jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  posts integer;
  pages integer;
  awaiting text[] := public.items_awaiting_picture(import_pictures.source);
  picture record;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(moved) > 100 then
    raise sqlstate 'PT413' using message = '100 pictures at a time at most';
  end if;
  update public.blog_posts as shown set content = changed.content, featured_image_url = changed.picture
  from private.imported_items as imported join public.blog_posts as post on post.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(post.content, moved, 'src') as content,
        private.replace_former_addresses(post.featured_image_url, moved, 'src') as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = post.id
    and (changed.content, changed.picture) is distinct from (post.content, post.featured_image_url);
  get diagnostics posts = row_count;
  update public.pages as shown set content = changed.content, blocks = changed.blocks, featured_image_url = changed.picture
  from private.imported_items as imported join public.pages as page on page.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(page.content, moved, 'src') as content,
        private.replace_former_addresses(page.blocks::text, moved, 'src')::jsonb as blocks,
        private.replace_former_addresses(page.featured_image_url, moved, 'src') as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = page.id
    and (changed.content, changed.blocks, changed.picture) is distinct from (page.content, page.blocks, page.featured_image_url);
  get diagnostics pages = row_count;
  for picture in
    select imported.source_id, imported.row_id, given.address, given.alt
    from jsonb_to_recordset(moved) as given (address text, alt text, featured_by jsonb)
    join private.imported_items as imported
      on imported.source = import_pictures.source and given.featured_by ? imported.source_id and imported.source_id = any (awaiting)
  loop
    update public.blog_posts set featured_image_url = picture.address, featured_image_alt = picture.alt where id = picture.row_id;
    update public.pages set featured_image_url = picture.address, featured_image_alt = picture.alt where id = picture.row_id;
    update private.imported_items as imported set awaits_picture = false
    where imported.source = import_pictures.source and imported.source_id = picture.source_id;
    posts := posts + 1;
  end loop;
  perform private.describe_imported_pictures(moved);
  return posts + pages;
end
$$;
grant execute on function public.import_pictures(text, jsonb) to authenticated, service_role;

-- Returns the present addresses of an export's files, by their former ones, without the files that somebody has deleted since.
-- @return {former address: address here}
create function public.imported_files(source text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return coalesce((
    select jsonb_object_agg(file.former, file.address) from private.imported_files as file
    where file.source = imported_files.source and exists (
      select from storage.objects
      where bucket_id || '/' || name = substring(file.address from '/storage/v1/object/public/((?:files|media)/[a-z0-9.-]+)')
    )
  ), '{}');
end
$$;
grant execute on function public.imported_files(text) to authenticated, service_role;

-- Returns the stored file whose name contains this hash of its content, so that no file is stored twice.
create function public.file_by_hash(content text, ending text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return (
    select name from storage.objects
    where bucket_id = 'files' and content ~ '^[0-9a-f]{16}$' and (name = content || '.' || ending or name like '%-' || content || '.' || ending)
    order by created_at, name limit 1
  );
end
$$;
grant execute on function public.file_by_hash(text, text) to authenticated, service_role;

-- Stores the former addresses of files, and makes links of the articles and pages of their export lead to the files; nothing else changes.
-- @param moved [{"former", "address": here}]
-- @return the number of changed articles and pages
create function public.import_files(source text, moved jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  posts integer;
  pages integer;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(moved) > 100 then
    raise sqlstate 'PT413' using message = '100 files at a time at most';
  end if;
  insert into private.imported_files (source, former, address)
  select import_files.source, file.former, file.address from jsonb_to_recordset(moved) as file (former text, address text)
  on conflict on constraint imported_files_pkey do update set address = excluded.address, imported_at = now();
  update public.blog_posts as linking set content = changed.content
  from private.imported_items as imported join public.blog_posts as post on post.id = imported.row_id
    cross join lateral (select private.replace_former_addresses(post.content, moved, 'href') as content) as changed
  where imported.source = import_files.source and linking.id = post.id and changed.content <> post.content;
  get diagnostics posts = row_count;
  update public.pages as linking set content = changed.content, blocks = changed.blocks
  from private.imported_items as imported join public.pages as page on page.id = imported.row_id
    cross join lateral (
      select private.replace_former_addresses(page.content, moved, 'href') as content,
        private.replace_former_addresses(page.blocks::text, moved, 'href')::jsonb as blocks
    ) as changed
  where imported.source = import_files.source and linking.id = page.id
    and (changed.content, changed.blocks) is distinct from (page.content, page.blocks);
  get diagnostics pages = row_count;
  return posts + pages;
end
$$;
grant execute on function public.import_files(text, jsonb) to authenticated, service_role;

-- Returns the tables of an export: all except accounts, personal data of visitors (a backup has those), secrets, and rows that are counted
-- or copied from others. Comments come first: a restoration writes them before their articles, so that nobody is notified of them.
create function private.exported_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(relname::text order by relname <> 'comments', relname)
  from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in (
    'admins', 'activity_log', 'contacts', 'newsletter_subscribers', 'newsletter_issues', 'outbox', 'webhooks', 'trash', 'revisions',
    'missing_pages', 'empty_searches'
  )
$$;

create function public.exported_tables() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return private.exported_tables();
end
$$;
grant execute on function public.exported_tables() to authenticated, service_role;

-- Returns the columns of a table for a restoration, except generated ones, each with the expression of its value. An account that does not
-- exist here becomes null; a row that needs it (`is_needed`), for example a profile, is left out.
create function private.restored_columns(of_table text) returns table (name text, value text, is_needed boolean)
language sql stable set search_path = ''
as $$
  select quote_ident(attname),
    case when is_account then format('(select account.id from auth.users as account where account.id = given.%I)', attname)
      else format('given.%I', attname) end,
    is_account and attnotnull
  from pg_catalog.pg_attribute
  cross join lateral (
    select exists (
      select from pg_catalog.pg_constraint
      where conrelid = attrelid and contype = 'f' and confrelid = 'auth.users'::regclass and conkey = array[attnum]
    )
  ) as reference (is_account)
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
$$;

create function private.require_exported_table(of_table text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if of_table is null or of_table <> all (private.exported_tables()) then
    raise sqlstate 'PT404' using message = 'No export holds this table';
  end if;
end
$$;

-- Returns rows of a table as JSON, a hundred at a time, in a stable order.
create function public.export_rows(of_table text, skipped integer) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  rows json;
begin
  perform private.require_import_right('select');
  perform private.require_exported_table(of_table);
  execute format(
    'select coalesce(json_agg(page.content), ''[]'') from (
       select json_build_object(%s) as content from public.%I as given order by given offset $1 limit 100
     ) as page',
    (select string_agg(format('%L, given.%s', attname, quote_ident(attname)), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''),
    of_table
  ) into rows using greatest(skipped, 0);
  return rows;
end
$$;
grant execute on function public.export_rows(text, integer) to authenticated, service_role;

-- Returns the columns that refer to a row of another table: foreign keys, and the article of a comment.
create function private.restored_references() returns table (of_table text, of_column text, to_table text)
language sql stable set search_path = ''
as $$
  select holder.relname::text, attname::text, named.relname::text
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class as holder on holder.oid = conrelid
  join pg_catalog.pg_class as named on named.oid = confrelid
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and cardinality(conkey) = 1
    and holder.relname = any (private.exported_tables()) and named.relname = any (private.exported_tables())
    and holder.relnamespace = 'public'::regnamespace and named.relnamespace = 'public'::regnamespace
  union all values ('comments', 'post_id', 'blog_posts')
$$;

-- Returns the keys by which a row of the export is the same as a row here: its primary key (p), its unique columns (u), or the columns by
-- which a person recognises it (n).
create function private.restored_keys() returns table (of_table text, columns text[], kind text)
language sql stable set search_path = ''
as $$
  select relname::text, array_agg(attname::text order by place), contype::text
  from pg_catalog.pg_constraint
  join pg_catalog.pg_class on pg_class.oid = conrelid
  cross join lateral unnest(conkey) with ordinality as part (number, place)
  join pg_catalog.pg_attribute on attrelid = conrelid and attnum = part.number
  where contype in ('p', 'u') and relnamespace = 'public'::regnamespace and relname = any (private.exported_tables())
  group by pg_constraint.oid, relname, contype
  union all
  values
    ('menu_links', '{place,heading,target}'::text[], 'n'), ('testimonials', '{name,words}', 'n'),
    ('team_members', '{name,role}', 'n'), ('key_figures', '{label,value}', 'n'), ('faq_entries', '{question}', 'n'),
    ('partners', '{name}', 'n'), ('tools', '{name}', 'n'), ('search_synonyms', '{words}', 'n'),
    ('comments', '{post_id,parent_id,email,words}', 'n')
$$;

-- Rows of an export that are restored together; each request brings a part of them.
create table private.rows_to_restore (
  place bigint primary key generated always as identity,
  batch uuid not null,
  of_table text not null,
  content jsonb not null,
  -- The primary key in the export, if the row is the same as another one here.
  former text,
  state text not null default 'waiting',
  staged_at timestamptz not null default now()
);
create index rows_to_restore_batch on private.rows_to_restore (batch, of_table);

-- Receives rows of an export, for `restore_rows`.
create function public.stage_rows(batch uuid, of_table text, rows jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  perform private.require_exported_table(of_table);
  delete from private.rows_to_restore where staged_at < now() - interval '1 day';
  insert into private.rows_to_restore (batch, of_table, content)
  select stage_rows.batch, stage_rows.of_table, element from jsonb_array_elements(rows) with ordinality as given (element, number) order by number;
end
$$;
grant execute on function public.stage_rows(uuid, text, jsonb) to authenticated, service_role;

-- Finds waiting rows of a table that exist here, one for one, and changes references to them accordingly.
create function private.match_rows_to_restore(batch uuid, of_table text) returns void
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  key record;
  reference record;
  id constant text := (
    select declared.columns[1] from private.restored_keys() as declared
    where declared.of_table = match_rows_to_restore.of_table and declared.kind = 'p' and cardinality(declared.columns) = 1
  );
begin
  for key in
    select * from private.restored_keys() as declared
    where declared.of_table = match_rows_to_restore.of_table order by declared.kind = 'p' desc
  loop
    execute format(
      'with given as (
         select waiting.place, same.key, row_number() over (partition by same.key order by waiting.place) as number
         from private.rows_to_restore as waiting
         cross join lateral jsonb_populate_record(null::public.%1$I, waiting.content) as row
         cross join lateral (select jsonb_build_array(%2$s)) as same (key)
         where waiting.batch = $1 and waiting.of_table = %1$L and waiting.state = ''waiting''
       ), here as (
         select %4$s as id, same.key, row_number() over (partition by same.key order by row) as number
         from public.%1$I as row cross join lateral (select jsonb_build_array(%2$s)) as same (key)
         where not exists (
           select from private.rows_to_restore as found
           where found.batch = $1 and found.of_table = %1$L and found.state = ''here'' and found.content -> $3 = %4$s
         )
       )
       update private.rows_to_restore as waiting set state = ''here'', former = waiting.content ->> $3,
         content = waiting.content || case when $3 is null then ''{}'' else jsonb_build_object($3, here.id) end
       from given join here using (key, number)
       where waiting.place = given.place and ($2 or not given.key @> ''[null]'')',
      of_table, (select string_agg(format('row.%I', name), ', ') from unnest(key.columns) as name), null,
      case when id is null then '''null''::jsonb' else format('to_jsonb(row.%I)', id) end
    ) using batch, key.kind = 'n', id;
  end loop;
  for reference in select * from private.restored_references() as declared where declared.to_table = match_rows_to_restore.of_table loop
    update private.rows_to_restore as naming
    set content = jsonb_set(naming.content, array[reference.of_column], found.content -> id)
    from private.rows_to_restore as found
    where found.batch = match_rows_to_restore.batch and found.of_table = match_rows_to_restore.of_table and found.state = 'here'
      and found.former <> found.content ->> id and naming.batch = match_rows_to_restore.batch
      and naming.of_table = reference.of_table and naming.content ->> reference.of_column = found.former;
  end loop;
end
$$;

-- Writes one row. It skips a row whose place is taken and refuses a row that needs an account that does not exist here. It leaves out
-- columns that this version no longer has; newer ones get their defaults.
create function private.restore_row(of_table text, content jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  written integer;
begin
  execute (
    select format('insert into public.%1$I (%2$s) overriding system value
      select %3$s from jsonb_populate_record(null::public.%1$I, $1) as given where %4$s on conflict do nothing',
      of_table, string_agg(name, ', '), string_agg(value, ', '),
      coalesce(string_agg(value || ' is not null', ' and ') filter (where is_needed), 'true'))
    from private.restored_columns(of_table) where content ? replace(name, '"', '')
  ) using content;
  get diagnostics written = row_count;
  if written = 0 and exists (
    select from private.restored_columns(of_table)
    where is_needed and not exists (select from auth.users as account where account.id::text = content ->> replace(name, '"', ''))
  ) then
    raise sqlstate 'PT404' using message = 'its account is not here';
  end if;
  return written > 0;
end
$$;

-- Restores the received rows of an export, all at once. A row that exists here stays unchanged, and references lead to it; a row that
-- cannot exist here is left out and named. Comments come first, before their articles, so that nobody is notified of them.
create function public.restore_rows(batch uuid) returns table (of_table text, written bigint, problems text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  restored_table record;
  item record;
  outcome text;
  remaining bigint;
begin
  perform private.require_import_right('insert');
  -- Comments come twice, because they refer to comments.
  for restored_table in
    with recursive named (name, depth) as (
      select unnest(private.exported_tables()), 0
      union
      select reference.of_table, depth + 1 from named join private.restored_references() as reference on reference.to_table = name
      where reference.of_table <> reference.to_table and depth < 9
    )
    select name, pass from named cross join generate_series(1, 2) as pass group by name, pass order by max(depth), name, pass
  loop
    perform private.match_rows_to_restore(batch, restored_table.name);
  end loop;
  loop
    select count(*) into remaining from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting';
    for item in
      select row.* from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting'
      order by row.of_table <> 'comments', row.place
    loop
      begin
        outcome := case when private.restore_row(item.of_table, item.content) then 'written' else 'here' end;
      exception
        when foreign_key_violation then
          -- The row that it refers to may come later.
          outcome := 'waiting';
        when others then
          outcome := sqlerrm;
      end;
      update private.rows_to_restore as row set state = outcome where row.place = item.place;
    end loop;
    exit when remaining = (
      select count(*) from private.rows_to_restore as row where row.batch = restore_rows.batch and row.state = 'waiting'
    );
  end loop;
  return query
    select row.of_table, count(*) filter (where row.state = 'written'), coalesce(array_agg(
      coalesce(row.content ->> 'slug', row.content ->> 'from_path', nullif(row.content ->> 'name', ''), row.content ->> 'id',
        row.content::text) || ': '
        || case row.state when 'waiting' then 'it names a row that is not here' else row.state end
      order by row.place) filter (where row.state not in ('written', 'here')), '{}')
    from private.rows_to_restore as row where row.batch = restore_rows.batch group by row.of_table order by row.of_table;
  delete from private.rows_to_restore as row where row.batch = restore_rows.batch;
end
$$;
grant execute on function public.restore_rows(uuid) to authenticated, service_role;

-- Returns the names of the pictures, whose files are in the storage.
create function public.exported_pictures() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return array(
    select name from storage.objects where bucket_id = 'media' and private.is_file_name('media', name) order by name
  );
end
$$;
grant execute on function public.exported_pictures() to authenticated, service_role;

-- Returns the names of the files that visitors download.
create function public.exported_files() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('select');
  return array(
    select name from storage.objects where bucket_id = 'files' and private.is_file_name('files', name) order by name
  );
end
$$;
grant execute on function public.exported_files() to authenticated, service_role;


-- supabase/schemas/60_operations/04_schedule.sql

-- Scheduled jobs: run by pg_cron where the database has it, and by our own server where the database is embedded.

-- The error of a purge, until it succeeds, because data that should be erased is still there.
create table private.purge_failures (
  purge text primary key,
  problem text not null,
  failed_at timestamptz not null default now()
);

-- Runs all purges once a day. Each table declares how long its rows stay in a function `private.purge_…()`; the privacy page states the
-- same times. A failed purge does not stop the others.
create function private.purge_expired() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  job regprocedure;
begin
  for job in
    select oid from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'purge\_%' and proname <> 'purge_expired' and pronargs = 0
    order by proname
  loop
    delete from private.purge_failures where purge = job::text;
    begin
      -- A deferred constraint would refuse all purges together, when the transaction ends.
      set constraints all immediate;
      execute format('select %s', job);
    -- "others" includes neither a statement that took too long nor a failed assertion.
    exception when others or query_canceled or assert_failure then
      insert into private.purge_failures (purge, problem) values (job::text, sqlerrm);
      raise warning '% failed: %', job, sqlerrm;
    end;
  end loop;
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge_expired', '17 2 * * *', 'select private.purge_expired()');
    perform cron.schedule('add_post_views', '* * * * *', 'select private.add_post_views()');
    perform cron.schedule('count_visits', '* * * * *', 'select private.count_visits()');
    perform cron.schedule('apply_due_changes', '* * * * *', 'select private.apply_due_changes()');
  end if;
exception when others then
  -- pg_cron may be installed but not loaded, or serve another database: the rest of the schema does not depend on it.
  raise warning 'Nothing is scheduled (see docs/deployment.md): %', sqlerrm;
end
$$;


-- supabase/schemas/90_triggers.sql

-- Every trigger of the schema, grouped by table. The triggers of a table are in the order in which PostgreSQL fires them for one event:
-- BEFORE each row, AFTER each row, AFTER each statement, then at the end of the transaction; by name within each. A test compares the
-- order. Three functions create triggers for several events: add_control_character_trigger (10_core/01_foundations.sql),
-- add_site_change_triggers (60_operations/02_webhooks.sql) and add_activity_triggers (20_people/04_activity.sql).

-- public.admins

select private.add_control_character_trigger('public.admins');
create trigger create_profile after insert on public.admins
  for each row execute function private.create_profile();
create trigger end_deactivation after insert on public.admins
  for each row execute function private.end_deactivation();
create trigger end_sessions_of_administrator after update or delete on public.admins
  for each row execute function private.end_sessions_of_administrator();
create trigger require_an_owner after update or delete on public.admins
  for each row when (old.role = 'owner') execute function private.require_an_owner();
-- The log records a new administrator even if the server itself adds it.
select private.add_activity_triggers('public.admins', 'user_id', how => 'always');

-- private.invitations

create trigger refuse_invitation_of_deactivated before insert on private.invitations
  for each row execute function private.refuse_invitation_of_deactivated();

-- public.profiles

select private.add_control_character_trigger('public.profiles');
create trigger set_profile_slug before insert or update on public.profiles
  for each row execute function private.set_profile_slug();
create trigger set_timestamps before insert or update on public.profiles
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.profiles', 'row.slug is not null');
-- Redirects the former address of an author's page to the present one.
create trigger redirect_former_address after update on public.profiles
  for each row when (new.slug <> old.slug) execute function private.redirect_former_address('/blog/auteur');
select private.add_activity_triggers('public.profiles');

-- public.activity_log

select private.add_control_character_trigger('public.activity_log');

-- public.blog_posts

select private.add_control_character_trigger('public.blog_posts');
create trigger clear_featured_until before insert or update on public.blog_posts
  for each row when (not new.featured and new.featured_until is not null) execute function private.clear_featured_until();
create trigger forget_planned_issues before delete on public.blog_posts
  for each row execute function private.forget_planned_issues();
create trigger set_author before insert or update of status, author_id, featured, featured_until on public.blog_posts
  for each row execute function private.set_author();
create trigger set_published_at before insert or update on public.blog_posts
  for each row execute function private.set_published_at();
create trigger set_timestamps_on_insert before insert on public.blog_posts
  for each row execute function private.set_timestamps();
-- Counting a view, proposing a draft and sending it back are not edits, so they do not change updated_at.
create trigger set_timestamps_on_update before update on public.blog_posts
  for each row when (
    old.view_count = new.view_count and (old.proposed_at is not distinct from new.proposed_at or old.status <> new.status)
  ) execute function private.set_timestamps();
-- By their names, the triggers below come after set_published_at.
create trigger update_derived_texts_on_insert before insert on public.blog_posts
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.blog_posts
  for each row when (
    (old.slug, old.slug_origin, old.title, old.excerpt, old.published_at, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.excerpt, new.published_at, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger withdraw_proposal before update on public.blog_posts
  for each row when (old.proposed_at is not null and new.status = 'published') execute function private.end_proposal();
create trigger add_revision_on_insert after insert on public.blog_posts
  for each row execute function private.add_revision();
-- Counting a view stores no version; the condition spares it the comparison of the rows.
create trigger add_revision_on_update after update on public.blog_posts
  for each row when (old.view_count = new.view_count) execute function private.add_revision();
select private.add_site_change_triggers('public.blog_posts', 'row.published_at <= now()');
create trigger forget_missing_page after insert or update of slug, status, published_at on public.blog_posts
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/blog/');
create trigger forget_planned_changes after delete on public.blog_posts
  for each row execute function private.forget_planned_changes();
create trigger move_menu_links after update on public.blog_posts
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/blog/');
create trigger move_to_trash after delete on public.blog_posts
  for each row execute function private.move_to_trash();
create trigger plan_end_of_featured after insert on public.blog_posts
  for each row when (new.featured_until is not null) execute function private.plan_end_of_featured();
create trigger plan_new_end_of_featured after update on public.blog_posts
  for each row when (old.featured_until is distinct from new.featured_until) execute function private.plan_end_of_featured();
create trigger plan_new_publication after update on public.blog_posts
  for each row when (old.published_at is distinct from new.published_at) execute function private.plan_publication();
create trigger plan_publication after insert on public.blog_posts
  for each row when (new.published_at is not null) execute function private.plan_publication();
create trigger remember_post_slug after update on public.blog_posts
  for each row when (old.published_at <= now() and (new.slug <> old.slug or (new.published_at <= now()) is not true))
  execute function private.remember_post_slug();
create trigger remember_unpublication after update on public.blog_posts
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function private.remember_unpublication();
create trigger empty_trash after delete on public.blog_posts
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.blog_posts', how => 'texts');

-- public.blog_categories

select private.add_control_character_trigger('public.blog_categories');
create trigger set_timestamps before insert or update on public.blog_categories
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.blog_categories');
create trigger move_to_trash after delete on public.blog_categories
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.blog_categories');

-- public.pages

select private.add_control_character_trigger('public.pages');
create trigger check_blocks before insert or update of blocks on public.pages
  for each row execute function private.check_blocks();
create trigger protect_essential_page before delete on public.pages
  for each row when (old.essential) execute function private.protect_essential_page();
create trigger protect_essential_slug before update of slug on public.pages
  for each row when (old.essential and old.slug <> new.slug) execute function private.protect_essential_page();
create trigger set_published_at before insert or update on public.pages
  for each row execute function private.set_published_at();
create trigger set_timestamps before insert or update on public.pages
  for each row execute function private.set_timestamps();
create trigger update_derived_texts_on_insert before insert on public.pages
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.pages
  for each row when (
    (old.slug, old.slug_origin, old.title, old.excerpt, old.published_at, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.excerpt, new.published_at, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger add_revision after insert or update on public.pages
  for each row execute function private.add_revision();
select private.add_site_change_triggers('public.pages', 'row.published_at <= now()');
create trigger forget_missing_page after insert or update of slug, status, published_at on public.pages
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/');
create trigger forget_planned_changes after delete on public.pages
  for each row execute function private.forget_planned_changes();
create trigger move_menu_links after update on public.pages
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/');
create trigger move_to_trash after delete on public.pages
  for each row execute function private.move_to_trash();
create trigger plan_new_publication after update on public.pages
  for each row when (old.published_at is distinct from new.published_at) execute function private.plan_publication();
create trigger plan_publication after insert on public.pages
  for each row when (new.published_at is not null) execute function private.plan_publication();
create trigger empty_trash after delete on public.pages
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.pages', how => 'texts');

-- public.pictures

select private.add_control_character_trigger('public.pictures');
-- Visitors see only the focal point of a picture, on every page that crops it; its words are for the back-office.
create trigger announce_changed after update on public.pictures
  for each row when ((old.focus_x, old.focus_y) is distinct from (new.focus_x, new.focus_y)) execute function private.announce_site_change();
select private.add_activity_triggers('public.pictures', 'name');

-- public.revisions

select private.add_control_character_trigger('public.revisions');

-- public.trash

select private.add_control_character_trigger('public.trash');
create constraint trigger forget_comments after delete on public.trash
  deferrable initially deferred
  for each row when (old.table_name = 'blog_posts') execute function private.forget_comments();
-- Deferred: an article that is being restored has left the trash and not yet come back.
create constraint trigger forget_revisions after delete on public.trash
  deferrable initially deferred
  for each row execute function private.forget_revisions();
create constraint trigger log_emptied_trash after delete on public.trash
  deferrable initially deferred
  for each row execute function private.log_emptied_trash();

-- public.site_settings

select private.add_control_character_trigger('public.site_settings');
create trigger check_setting before insert or update on public.site_settings
  for each row execute function private.check_setting();
create trigger set_timestamps before insert or update on public.site_settings
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.site_settings');
create trigger check_second_factor_required after insert or update on public.site_settings
  for each row when (new.key = 'second_factor_required') execute function private.check_second_factor_required();
select private.add_activity_triggers('public.site_settings', 'key');

-- public.testimonials

select private.add_control_character_trigger('public.testimonials');
create trigger set_timestamps before insert or update on public.testimonials
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.testimonials', 'row.published');
create trigger move_to_trash after delete on public.testimonials
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.testimonials');

-- public.team_members

select private.add_control_character_trigger('public.team_members');
create trigger set_timestamps before insert or update on public.team_members
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.team_members', 'row.published');
create trigger move_to_trash after delete on public.team_members
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.team_members');

-- public.key_figures

select private.add_control_character_trigger('public.key_figures');
create trigger set_timestamps before insert or update on public.key_figures
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.key_figures', 'row.published');
create trigger move_to_trash after delete on public.key_figures
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.key_figures');

-- public.faq_entries

select private.add_control_character_trigger('public.faq_entries');
create trigger set_timestamps before insert or update on public.faq_entries
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.faq_entries', 'row.published');
create trigger move_to_trash after delete on public.faq_entries
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.faq_entries');

-- public.partners

select private.add_control_character_trigger('public.partners');
create trigger set_timestamps before insert or update on public.partners
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.partners', 'row.published');
select private.add_activity_triggers('public.partners');

-- public.tools

select private.add_control_character_trigger('public.tools');
create trigger set_timestamps before insert or update on public.tools
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.tools', 'row.published');
select private.add_activity_triggers('public.tools');

-- public.case_studies

select private.add_control_character_trigger('public.case_studies');
create trigger move_to_trash before delete on public.case_studies
  for each row execute function private.move_to_trash();
create trigger set_timestamps before insert or update on public.case_studies
  for each row execute function private.set_timestamps();
create trigger update_derived_texts_on_insert before insert on public.case_studies
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.case_studies
  for each row when (
    (old.slug, old.slug_origin, old.title, old.summary, old.published, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.summary, new.published, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger add_revision after insert or update on public.case_studies
  for each row execute function private.add_revision();
select private.add_site_change_triggers('public.case_studies', 'row.published');
create trigger move_menu_links after update on public.case_studies
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/etudes-de-cas/');
create trigger redirect_former_address after update of slug on public.case_studies
  for each row when (old.published and new.slug <> old.slug) execute function private.redirect_former_address('/etudes-de-cas');
select private.add_activity_triggers('public.case_studies');

-- public.case_study_tools

select private.add_site_change_triggers('public.case_study_tools');
select private.add_activity_triggers('public.case_study_tools', 'case_study_id');

-- public.services

select private.add_control_character_trigger('public.services');
create trigger set_timestamps before insert or update on public.services
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.services', 'row.published');
create trigger move_to_trash after delete on public.services
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.services');

-- public.menu_links

select private.add_control_character_trigger('public.menu_links');
create trigger set_timestamps before insert or update on public.menu_links
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.menu_links');
create trigger move_to_trash after delete on public.menu_links
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.menu_links');

-- public.redirects

select private.add_control_character_trigger('public.redirects');
create trigger normalise_redirect before insert or update of from_path, to_address on public.redirects
  for each row execute function private.normalise_redirect();
create trigger set_timestamps before insert or update of from_path, to_address, kind on public.redirects
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.redirects');
create trigger forget_missing_page after insert or update of from_path on public.redirects
  for each row execute function private.forget_missing_page();
create constraint trigger refuse_redirect_chain after insert or update of from_path, to_address on public.redirects
  for each row execute function private.refuse_redirect_chain();
select private.add_activity_triggers('public.redirects');

-- public.missing_pages

select private.add_control_character_trigger('public.missing_pages');

-- public.empty_searches

select private.add_control_character_trigger('public.empty_searches');

-- public.search_synonyms

select private.add_control_character_trigger('public.search_synonyms');
create trigger set_timestamps before insert or update on public.search_synonyms
  for each row execute function private.set_timestamps();
select private.add_activity_triggers('public.search_synonyms');

-- public.contacts

select private.add_control_character_trigger('public.contacts');
create trigger normalise_contact_request before insert on public.contacts
  for each row execute function private.normalise_contact_request();
create trigger set_contact_dates before update on public.contacts
  for each row execute function private.set_contact_dates();
create trigger set_timestamps before insert or update on public.contacts
  for each row execute function private.set_timestamps();
create trigger announce_contact_event after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_event();
create trigger announce_contact_request after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_request();
create trigger erase_from_outbox after delete on public.contacts
  for each row execute function private.erase_from_outbox();
create trigger move_to_trash after delete on public.contacts
  for each row execute function private.move_to_trash();
create trigger record_conversion after insert on public.contacts
  for each row when (new.source = 'website') execute function private.record_conversion('contact');
-- Contact requests in the trash are personal data: any write to this table, even a visitor's, empties the trash of those that are due.
create trigger empty_trash after insert or update or delete on public.contacts
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.contacts', how => 'texts');

-- public.comments

select private.add_control_character_trigger('public.comments');
create trigger mark_agency_answer before insert on public.comments
  for each row execute function private.mark_agency_answer();
create trigger set_moderated_at before update on public.comments
  for each row when (old.status <> new.status) execute function private.set_moderated_at();
select private.add_site_change_triggers('public.comments', 'row.status = ''approved''');
create trigger announce_comment after insert on public.comments
  for each row when (new.status = 'pending') execute function private.announce_comment();
create trigger erase_author_from_outbox after update of email on public.comments
  for each row when (old.email is not null and new.email is null) execute function private.erase_from_outbox();
-- Erasing a comment, or its author, also erases copies in the outbox.
create trigger erase_comment_from_outbox after delete on public.comments
  for each row execute function private.erase_from_outbox();
select private.add_activity_triggers('public.comments');

-- public.newsletter_subscribers

select private.add_control_character_trigger('public.newsletter_subscribers');
create trigger create_subscription_link after insert on public.newsletter_subscribers
  for each row execute function private.create_subscription_link();
create trigger erase_subscriber_mail after delete on public.newsletter_subscribers
  for each row execute function private.erase_subscriber_mail();
create trigger record_conversion after insert on public.newsletter_subscribers
  for each row execute function private.record_conversion('newsletter');
select private.add_activity_triggers('public.newsletter_subscribers');

-- public.newsletter_issues

select private.add_control_character_trigger('public.newsletter_issues');
create trigger set_timestamps before insert or update on public.newsletter_issues
  for each row execute function private.set_timestamps();
select private.add_activity_triggers('public.newsletter_issues');

-- private.daily_statistics

create trigger sum_added after insert on private.daily_statistics
  referencing new table as changed for each statement execute function private.update_monthly_statistics('1');
create trigger sum_changed_from after update on private.daily_statistics
  referencing old table as changed for each statement execute function private.update_monthly_statistics('-1');
create trigger sum_changed_to after update on private.daily_statistics
  referencing new table as changed for each statement execute function private.update_monthly_statistics('1');
create trigger sum_removed after delete on private.daily_statistics
  referencing old table as changed for each statement execute function private.update_monthly_statistics('-1');

-- public.outbox

select private.add_control_character_trigger('public.outbox');
create trigger set_timestamps before insert or update on public.outbox
  for each row execute function private.set_timestamps();
create trigger count_newsletter_results after update of state on public.outbox
  for each row when (new.kind in ('newsletter_issue', 'newsletter_confirmation') and new.state is distinct from old.state)
  execute function private.count_newsletter_results();
create trigger uncount_newsletter_mail after delete on public.outbox
  for each row when (old.kind = 'newsletter_issue' and old.state = 'waiting') execute function private.uncount_newsletter_mail();
create trigger notify_outbox after insert on public.outbox
  for each statement execute function private.notify_outbox();

-- public.webhooks

select private.add_control_character_trigger('public.webhooks');
create trigger set_timestamps before insert or update on public.webhooks
  for each row execute function private.set_timestamps();
create trigger sync_webhook_calls after delete or update of url, enabled on public.webhooks
  for each row execute function private.sync_webhook_calls();
select private.add_activity_triggers('public.webhooks');

-- storage.objects

do $$
begin
  create trigger protect_used_file before delete on storage.objects
    for each row when (old.bucket_id in ('media', 'files')) execute function private.protect_used_file();
exception when insufficient_privilege then
  raise warning 'Pictures that are in use can be deleted: %', sqlerrm;
end
$$;
do $$
begin
  create trigger sync_deleted_picture after delete on storage.objects
    for each row when (old.bucket_id = 'media') execute function private.sync_picture();
  create trigger sync_new_picture after insert on storage.objects
    for each row when (new.bucket_id = 'media') execute function private.sync_picture();
exception when insufficient_privilege then
  raise warning 'Pictures cannot be described: %', sqlerrm;
end
$$;

-- auth.sessions

do $$
begin
  create trigger log_sign_in after insert on auth.sessions for each row execute function private.log_sign_in();
exception when insufficient_privilege then
  raise warning 'Sign-ins are not in the activity log: %', sqlerrm;
end
$$;

-- auth.mfa_factors

do $$
begin
  -- Nobody can drop this trigger again on a hosted project, so its rule is in the function, which can be replaced.
  create trigger log_second_factor after update or delete on auth.mfa_factors
    for each row execute function private.log_second_factor();
exception when insufficient_privilege then
  raise warning 'Second factors are not in the activity log: %', sqlerrm;
end
$$;

reset check_function_bodies;

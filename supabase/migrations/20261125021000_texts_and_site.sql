-- Texts and site: what visitors read of articles, what a save writes, how words are searched, invitations, lists of the agency's own,
-- redirects.

-- The service's key passes every policy: from here on it may do what is granted by name, on what there is already too. Of what this
-- role owns: a hosted project may hold objects of Supabase's own in these schemas.
alter default privileges in schema public revoke all on tables from service_role;
alter default privileges in schema public revoke all on functions from service_role;
alter default privileges in schema public revoke all on sequences from service_role;
do $$
declare
  object text;
begin
  for object in
    select format('%s %s', case relkind when 'S' then 'sequence' else 'table' end, oid::regclass) from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(relowner, 'usage')
    union all
    select format('function %s', oid::regprocedure) from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and pg_has_role(proowner, 'usage')
  loop
    execute format('revoke all on %s from service_role', object);
  end loop;
end
$$;
revoke usage on schema private from service_role;

grant select, insert on table public.admins to service_role;

-- Administrators invite one another. An invitation is an account without a password and a link to it; it gives no right by itself.
-- The account enters the allow-list when a link sent to its address is followed within a day, an account that exists already too:
-- a mistyped address, or a former administrator's password that somebody else knows, opens nothing.
create table private.invitations (
  account_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Takes an invitation back: its link stops working, its e-mail does not leave any more, and an account that nobody ever opened goes.
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

-- Invites whoever reads an address, again when the first link was missed. Not granted here: the link is one of the embedded
-- Supabase's, whose server grants the function when it starts. Hosted Supabase invites in its dashboard (docs/deployment.md).
-- @returns the account's id
create function public.invite_administrator(email text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_administrator.email));
  token text := encode(extensions.gen_random_bytes(32), 'hex');
  account uuid;
begin
  perform private.require_administrator();
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 255 then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  if (select count(*) from public.outbox where kind = 'invitation' and created_at > now() - interval '1 hour') >= 20 then
    raise sqlstate 'PT429' using message = 'Too many invitations';
  end if;
  select known.id into account from auth.users as known where known.email = address;
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
  insert into private.invitations (account_id) values (account) on conflict (account_id) do update set created_at = now();
  -- The embedded Supabase lets a link of this kind serve once, for an hour after this date (otp_expiry of config.toml).
  update auth.users set recovery_token = token, recovery_sent_at = now() + interval '23 hours' where id = account;
  delete from public.outbox where kind = 'invitation' and about = account and state in ('waiting', 'failed');
  perform private.enqueue_mail('invitation', address, about => account, secret => jsonb_build_object('token_hash', token),
    data => jsonb_build_object('invited_by', (select known.email from auth.users as known where known.id = (select auth.uid()))));
  return account;
end
$$;

-- Whether this project lets administrators invite, for the button.
create function public.can_invite() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_admin() and has_function_privilege('authenticated', 'public.invite_administrator(text)', 'execute');
$$;
grant execute on function public.can_invite() to authenticated;

-- The server calls this when a link to an account's address was followed: the invitation's own, or that of a new password.
create function private.accept_invitation(account uuid) returns void
language sql security definer set search_path = ''
as $$
  with accepted as (
    delete from private.invitations where account_id = account and created_at > now() - interval '24 hours' returning account_id
  )
  insert into public.admins (user_id) select account_id from accepted on conflict (user_id) do nothing;
$$;

-- Takes an administrator's rights, or an invitation back. Nobody removes themselves, so that one always remains: of two who remove
-- each other at the same time, the second one waits and has no right any more. The account stays, without rights, because the
-- history names who saved.
create function public.remove_administrator(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_administrator();
  if remove_administrator.id = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody removes themselves';
  end if;
  delete from public.admins where user_id = remove_administrator.id;
  perform private.withdraw_invitation(remove_administrator.id);
end
$$;
grant execute on function public.remove_administrator(uuid) to authenticated;

-- Who enters the back-office, and who is invited.
create function public.administrator_list() returns table (id uuid, email text, state text, since timestamptz, is_self boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select account.id, account.email::text, 'active', admin.created_at, account.id = (select auth.uid())
  from public.admins as admin join auth.users as account on account.id = admin.user_id
  union all
  select account.id, account.email::text,
    case when invitation.created_at > now() - interval '24 hours' then 'invited' else 'expired' end, invitation.created_at, false
  from private.invitations as invitation join auth.users as account on account.id = invitation.account_id
  where not exists (select from public.admins where user_id = account.id);
end
$$;
grant execute on function public.administrator_list() to authenticated;

create function private.purge_invitations() returns void
language sql security definer set search_path = ''
as $$
  select private.withdraw_invitation(account_id) from private.invitations where created_at < now() - interval '30 days';
$$;

-- Which address a request counts for, what is kept of it, and how many requests of a kind an address may send.

-- Where the address of whoever calls stands. One header alone is believed: the API's own proxy writes it, and clients cannot.
-- A server of ours that calls on behalf of its visitors passes their address on with a secret; only its digest is stored.
create table private.address_source (
  only_row boolean primary key default true check (only_row),
  -- Hosted projects are behind Cloudflare. The embedded API says otherwise when it starts.
  header text not null default 'cf-connecting-ip' check (header = lower(header)),
  server_secret_digest text
);
insert into private.address_source default values;

-- The address that a request counts for: an IPv4 address, or the /64 network of an IPv6 address, which is one customer's. What is
-- no address is one address for all.
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
    -- A proxy appends the address it sees to those it was sent.
    claimed := btrim(split_part(headers ->> source.header, ',', -1));
  end if;
  return coalesce(case family(claimed) when 6 then network(set_masklen(claimed, 64))::text else host(claimed) end, '');
exception when invalid_text_representation then
  return '';
end
$$;

-- What digests of addresses are made with, a new key each day. Once a key is deleted nobody can tell, not even by trying
-- all of them, which address a digest stands for. Unlogged: no copy of the key stays in the write-ahead log or in a backup of it.
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
    delete from private.address_keys where day < current_date;
    select key into found_key from private.address_keys where day = current_date;
  end if;
  return found_key;
end
$$;

-- Digests of addresses are made with a new key each day; what was counted without one goes.
truncate private.request_counters;
alter table private.request_counters set unlogged;

-- Counts one request of the calling address for a purpose and refuses the 21st within ten minutes with HTTP 429.
-- Purposes are counted apart: subscribing takes nothing from the contact form.
create or replace function private.limit_requests(purpose text, refusal text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  -- Whoever deletes them already need not be waited for.
  delete from private.request_counters where (address_digest, window_start) in (
    select address_digest, window_start from private.request_counters
    where window_start < now() - interval '10 minutes' for update skip locked
  );
  insert into private.request_counters as counters (address_digest, window_start)
  values (
    encode(
      extensions.hmac(
        convert_to(purpose || ' ' || private.visitor_address(), 'UTF8'), private.address_key(), 'sha256'
      ),
      'hex'
    ),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = refusal;
  end if;
end
$$;

-- Runs every day with the other functions of this kind: what remains when nobody sends anything any more.
create function private.purge_address_keys() returns void
language sql security definer set search_path = ''
as $$
  delete from private.address_keys where day < current_date;
  delete from private.request_counters where window_start < now() - interval '10 minutes';
$$;

-- What each setting accepts, and whether visitors read it: a row for each declaration of supabase/src/settings.ts.
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
  ('contact_email', '^([^@\s]+@[^@\s]+\.[^@\s]+)?$', null, null, true),
  ('contact_phone', '', null, null, true),
  ('contact_address', '', null, null, true),
  ('linkedin_url', '^(https?://\S+)?$', null, null, true),
  ('twitter_url', '^(https?://\S+)?$', null, null, true),
  ('facebook_url', '^(https?://\S+)?$', null, null, true),
  ('google_analytics_id', '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$', null, null, true),
  ('calendly_url', '^(https?://\S+)?$', null, null, true),
  ('blog_posts_per_page', '^(0|[1-9][0-9]{0,8})$', 1, 20, true),
  ('newsletter_enabled', '^(true|false)$', null, null, true),
  ('comments_enabled', '^(true|false)$', null, null, true),
  ('maintenance_mode', '^(true|false)$', null, null, true),
  ('weekly_digest_enabled', '^(true|false)$', null, null, false);

-- The keys of the settings that visitors read.
create function private.public_setting_keys() returns setof text
language sql stable security definer set search_path = ''
as $$ select key from private.setting_definitions where read_by_visitors $$;
grant execute on function private.public_setting_keys() to anon, authenticated;

-- A setting is a declared one, with a value that its definition accepts.
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
alter table public.site_settings
  drop constraint site_settings_known_key,
  drop constraint site_settings_posts_per_page_range,
  drop constraint site_settings_boolean_values,
  drop constraint site_settings_address_shape,
  drop constraint site_settings_logo_shape,
  drop constraint site_settings_email_shape,
  drop constraint site_settings_analytics_shape;
create trigger check_setting before insert or update on public.site_settings
  for each row execute function private.check_setting();
drop policy "everyone reads the settings" on public.site_settings;
create policy "everyone reads the settings of the site, administrators the rest" on public.site_settings
  for select to anon, authenticated
  using (key = any (array(select private.public_setting_keys())) or (select private.is_admin()));

-- Visitors read every column of an article but those that only find and rank it: these weigh as much as the text and
-- are of no use to a reader.
revoke select on table public.blog_posts from anon;
grant select (id, slug, title, excerpt, content, author, category, tags, featured, featured_image_url, featured_image_alt,
  read_time_minutes, view_count, status, published_at, created_at, updated_at, meta_title, meta_description, meta_keywords)
  on table public.blog_posts to anon;

-- Views that `blog_posts.view_count` does not hold yet. A view that was added to its article would write the whole row again, with
-- its search vectors and every index entry: 12 kB of write-ahead log at 6 kB of text, 1 MB at 500 kB. Half of each page stays free,
-- so that counting touches no index.
create table private.post_views (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  pending integer not null default 0 check (pending >= 0)
) with (fillfactor = 50);

-- Counts one view of a published article; visitors have no other right to write on articles, and an administrator's own
-- reading is no view.
create or replace function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.status = 'published' and not (select private.is_admin())
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;

-- Adds the views to their articles, which lists show and sort by. The embedded server does so every few seconds, pg_cron every
-- minute: an article is rewritten so often at most, however many read it.
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

-- Former addresses of articles lead to the present ones by themselves; they are counted like redirects.
alter table private.former_post_slugs add column hits bigint not null default 0, add column last_used_at timestamptz;

-- The columns that administrators may send with a new row.
create function private.insertable_columns(of_table text) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', attrelid, attnum, 'insert')
$$;

-- What an administrator writes of a row. The date of publication and the place in the list are no part of a text.
drop function private.written_part(jsonb);
create function private.written_part(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order') and key = any (private.insertable_columns(of_table))
$$;

-- Keeps the version just saved, after the one it replaces if none was kept yet (what seeds and imports bring), and
-- forgets all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one
-- version; a manual save always keeps the version before it, and is kept itself.
-- @param former the row as it was; null for a new one
create or replace function private.keep_version(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  written constant jsonb := private.written_part(of_table, saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.written_part(of_table, former) = written then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = written then
    -- An automatic save, kept before the row was changed.
    return;
  elsif automatic then
    update public.revisions set content = written, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid() and automatic_since > clock_timestamp() - interval '10 minutes';
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.written_part(of_table, former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, written, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

-- Saves what an administrator wrote of an article or a page: the columns that one may send with a new row. Others are refused when
-- they would change: a form may send back what it read. Dates are the database's to choose. Saved automatically, a text stays as
-- public as it is.
create or replace function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else array['published_at'] end;
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_administrator();
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  if automatic and former ->> 'status' <> 'draft' then
    former := null;
  end if;
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    perform private.keep_version(of_table, former, saved, true);
    if private.written_part(of_table, former) = private.written_part(of_table, saved) then
      return expected_updated_at;
    end if;
  end if;
  -- updated_at, which a trigger sets, is named so that there is always a column.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.written_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

-- Former versions name who saved them: they go after three years, but for the present one.
create function private.purge_revisions() returns void
language sql security definer set search_path = ''
as $$
  delete from public.revisions as former
  where saved_at < now() - interval '3 years' and exists (
    select from public.revisions as newer
    where newer.table_name = former.table_name and newer.row_id = former.row_id and newer.id > former.id
  );
$$;

-- A contact request goes three years after the last exchange (its arrival, a change of its status, a note), past the trash.
create function private.purge_contacts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.contacts where greatest(created_at, updated_at) < now() - interval '3 years';
  delete from public.trash
  where table_name = 'contacts' and greatest((content ->> 'created_at')::timestamptz, (content ->> 'updated_at')::timestamptz)
    < now() - interval '3 years';
  select private.empty_trash();
$$;

-- Which articles hold the words, the best first by rank: titles that begin as typed, words of the title, of tags and excerpt.
-- With the owner's rights, because row level security keeps the search index from being used.
create function private.matching_posts(words text) returns table (id uuid, rank real)
language sql stable rows 20 security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, search.any_word)
      + starts_with(private.searchable_text(post.title), search.beginning)::integer
  from search
  join public.blog_posts as post on post.search_vector @@ search.query
  where post.status = 'published' or (select private.is_admin())
$$;
grant execute on function private.matching_posts(text) to anon, authenticated;

-- Articles by words, for the list of the back-office and the blog: the best first, then the newest. The rows are read with the
-- caller's own grants and policies: a column that the caller may not read is null. So is what has no place in a list, the content and
-- the search vectors, which would be copied for each article found.
drop function public.search_posts(text);
create function public.search_posts(words text) returns setof public.blog_posts
language plpgsql stable set search_path = '' set work_mem = '16MB'
as $$
declare
  columns constant text := (
    select string_agg(
      case when attgenerated = '' and attname <> 'content' and has_column_privilege(attrelid, attnum, 'select')
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

-- The results of the command palette: a few articles and contact requests that match the typed text, without text the latest of
-- both. Of the contacts that match, the latest 200 are ranked: those whose name begins with them come first, then
-- the latest.
create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_administrator();
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (select id, title, status from public.blog_posts order by updated_at desc limit 6) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
       select * from (
         select id, name, coalesce(nullif(company, ''''), email) as about, created_at
         from public.contacts where %s order by created_at desc, id limit 200
       ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
     ) as found',
    private.contact_condition(words)
  ) into contacts using needle;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

-- What the site shows of the agency itself: what clients say, who works there, figures, questions. Each list has an order of its
-- own, and what it does not publish is seen by administrators alone. The sample content that comes with the site is marked
-- as such: French law forbids invented reviews, so somebody has to replace it.

-- A position is the number of the row until somebody chooses another: what is new comes last.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  words text not null
    constraint testimonials_words_length check (btrim(words) <> '' and char_length(words) <= 1000),
  name text not null
    constraint testimonials_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  trade text not null default ''
    constraint testimonials_trade_length check (char_length(trade) <= 200),
  -- A town, without the « à » before it.
  place text not null default ''
    constraint testimonials_place_length check (char_length(place) <= 200),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint team_members_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  role text not null
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
  -- Text, for it comes with its unit: « 95 % », « 500+ ».
  value text not null
    constraint key_figures_value_length check (btrim(value) <> '' and char_length(value) <= 20),
  -- « jusqu’à »: says that a figure is a best result and not an average.
  prefix text not null default ''
    constraint key_figures_prefix_length check (char_length(prefix) <= 40),
  label text not null
    constraint key_figures_label_length check (btrim(label) <> '' and char_length(label) <= 300),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.faq_entries (
  id uuid primary key default gen_random_uuid(),
  question text not null
    constraint faq_entries_question_length check (btrim(question) <> '' and char_length(question) <= 300),
  answer text not null
    constraint faq_entries_answer_length check (btrim(answer) <> '' and char_length(answer) <= 3000),
  position integer not null generated by default as identity,
  published boolean not null default true,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The same rules for the four lists. Administrators write all but what the database fills in; visitors do not read which rows
-- are examples.
do $$
declare
  list text;
  written text;
  shown text;
begin
  foreach list in array array['testimonials', 'team_members', 'key_figures', 'faq_entries'] loop
    select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(quote_ident(attname), ', ' order by attnum) filter (where attname <> 'is_example')
    into written, shown
    from pg_attribute
    where attrelid = format('public.%I', list)::regclass and attnum > 0
      and attname not in ('id', 'created_at', 'updated_at');
    execute format('grant select (id, %s) on table public.%I to anon', shown, list);
    execute format('grant insert (%1$s), update (%1$s) on table public.%2$I to authenticated', written, list);
    execute format('create trigger keep_timestamps before insert or update on public.%I
      for each row execute function private.keep_timestamps()', list);
    execute format('alter table public.%I enable row level security', list);
    execute format('grant select, delete on table public.%I to authenticated', list);
    execute format('create policy "everyone reads what is published, administrators the rest" on public.%I
      for select to anon, authenticated using (published or (select private.is_admin()))', list);
    execute format('create policy "administrators add" on public.%I
      for insert to authenticated with check ((select private.is_admin()))', list);
    execute format('create policy "administrators change" on public.%I
      for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()))', list);
    execute format('create policy "administrators delete" on public.%I
      for delete to authenticated using ((select private.is_admin()))', list);
  end loop;
end
$$;

-- How many examples visitors see, list by list, for the notice on the dashboard.
create function public.examples_shown() returns table (resource text, total bigint)
language sql stable security invoker set search_path = ''
as $$
  select 'testimonials', count(*) from public.testimonials where published and is_example
  union all
  select 'team_members', count(*) from public.team_members where published and is_example
  union all
  select 'key_figures', count(*) from public.key_figures where published and is_example
  union all
  select 'faq_entries', count(*) from public.faq_entries where published and is_example;
$$;
grant execute on function public.examples_shown() to authenticated;

-- Addresses that lead elsewhere.

-- An address as the site compares addresses (server/src/http/canonical-path.ts): the path alone, percent-encoded as browsers
-- send it, in lower case, with one leading slash and no trailing slash.
create function private.canonical_path(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(lower('/' || string_agg(
    case
      when letter ~ '[^!-~]|["<>^`{}]' then regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')
      else letter
    end, '' order by place
  )), '^/{2,}', '/'), '(?<=.)/+$', '')
  from regexp_split_to_table(
    regexp_replace(regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i'), '[?#].*$', ''), ''
  ) with ordinality as split (letter, place)
$$;
grant execute on function private.canonical_path(text) to authenticated;

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique
    constraint redirects_from_path_shape check (char_length(from_path) between 2 and 500)
    -- Served before any page, so that a redirect would never be used.
    constraint redirects_from_path_reserved check (
      from_path !~ '^/(admin|rest|auth|storage|assets|illustrations|icons|social|video|apercu|healthz)(/|$)'
      and from_path not in ('/robots.txt', '/sitemap.xml', '/rss.xml', '/site.webmanifest', '/favicon.ico', '/logo.svg')
    ),
  to_address text not null
    constraint redirects_to_address_shape check (
      to_address ~ '^(/([^/]|$)|https?://[^/])' and to_address !~ '[[:space:][:cntrl:]\\]' and char_length(to_address) <= 2000
    ),
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
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add redirects" on public.redirects
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change redirects" on public.redirects
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete redirects" on public.redirects
  for delete to authenticated using ((select private.is_admin()));

create trigger keep_timestamps before insert or update of from_path, to_address, kind on public.redirects
  for each row execute function private.keep_timestamps();

create function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  return new;
end
$$;

create trigger normalise_redirect before insert or update of from_path, to_address on public.redirects
  for each row execute function private.normalise_redirect();

-- A redirect leads to no other one: with chains, loops are refused too. The lock makes writers wait for one another, so that two
-- halves of a chain are not written at the same time; each statement of the function sees what was committed before.
create function private.refuse_redirect_chain() returns trigger
language plpgsql set search_path = ''
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

create constraint trigger refuse_redirect_chain after insert or update of from_path, to_address on public.redirects
  for each row execute function private.refuse_redirect_chain();

-- Where an address without a page leads: by a redirect, else to the article that had the address. Strangers learn one address
-- at a time. A redirect to a former address of an article leads to the present one at once.
create function public.redirect_of(path text) returns table (to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    '/blog/' || public.current_post_slug(substring(redirect.to_address from '^/blog/([^/?#]+)$')), redirect.to_address
  ), case redirect.kind when 'permanent' then 301 else 302 end
  from public.redirects as redirect where redirect.from_path = private.canonical_path(redirect_of.path)
  union all
  select '/blog/' || former.slug, 301
  from public.current_post_slug(substring(path from '^/blog/([^/]+)$')) as former (slug) where former.slug is not null
  limit 1
$$;
grant execute on function public.redirect_of(text) to anon, authenticated;

-- All that leads elsewhere, for who writes the site as files with the service key: strangers still learn one address at a time.
create function public.all_redirects() returns table (from_path text, to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select known.from_path, redirect.to_address, redirect.status
  from (
    select redirects.from_path from public.redirects
    union
    select '/blog/' || former.slug from private.former_post_slugs as former
  ) as known
  cross join lateral public.redirect_of(known.from_path) as redirect
  order by known.from_path
$$;
grant execute on function public.all_redirects() to service_role;

-- All that leads elsewhere, for the back-office: redirects, and the former addresses that are in use.
create function public.redirect_list() returns table (
  id uuid, from_path text, to_address text, kind text, hits bigint, last_used_at timestamptz, created_at timestamptz, automatic boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select redirect.id, redirect.from_path, redirect.to_address, redirect.kind, redirect.hits, redirect.last_used_at,
    redirect.created_at, false
  from public.redirects as redirect
  union all
  select md5(former.slug)::uuid, '/blog/' || former.slug, '/blog/' || post.slug, 'permanent', former.hits, former.last_used_at,
    former.created_at, true
  from private.former_post_slugs as former
  join public.blog_posts as post on post.id = former.post_id and post.status = 'published' and post.slug <> former.slug
  where not exists (select from public.blog_posts as heir where heir.slug = former.slug and heir.status = 'published')
    and not exists (select from public.redirects as redirect where redirect.from_path = '/blog/' || former.slug);
end
$$;
grant execute on function public.redirect_list() to authenticated;

-- Writes the lines of a file: all of them, or none when one is refused, which is then named. A known address is written over.
create function public.import_redirects(lines jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  line record;
begin
  perform private.require_administrator();
  if jsonb_array_length(lines) > 5000 then
    raise sqlstate 'PT413' using message = 'A file has 5,000 lines at most';
  end if;
  for line in
    select entry ->> 'from_path' as from_path, entry ->> 'to_address' as to_address,
      coalesce(entry ->> 'kind', 'permanent') as kind
    from jsonb_array_elements(lines) as given (entry)
  loop
    begin
      insert into public.redirects (from_path, to_address, kind) values (line.from_path, line.to_address, line.kind)
      on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
    exception when others then
      raise exception using errcode = sqlstate, message = format('%s → %s', line.from_path, line.to_address);
    end;
  end loop;
  return jsonb_array_length(lines);
end
$$;
grant execute on function public.import_redirects(jsonb) to authenticated;

-- Addresses and searches without a result: never who, and at most 1,000 rows of each kind, so that nobody can fill the tables.

create table public.missing_pages (
  id uuid primary key default gen_random_uuid(),
  path text not null unique
    constraint missing_pages_path_length check (char_length(path) <= 300),
  -- The host of the last page that led there, when a browser named one.
  referring_host text not null default ''
    constraint missing_pages_referring_host_length check (char_length(referring_host) <= 253),
  times bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table public.empty_searches (
  id uuid primary key default gen_random_uuid(),
  words text not null unique
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
    execute format('create policy "administrators read what was not found" on public.%I
      for select to authenticated using ((select private.is_admin()))', counted);
    execute format('create policy "administrators delete what was not found" on public.%I
      for delete to authenticated using ((select private.is_admin()))', counted);
    execute format('create index %1$s_age on public.%1$I (last_seen_at)', counted);
  end loop;
end
$$;

-- An address that leads somewhere is missing no longer. The lock comes before the deletion, so that a count which is being written
-- is either deleted or meets the redirect: the chain's trigger, which takes the same lock, comes later by its name.
create function private.forget_missing_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  delete from public.missing_pages where path = new.from_path;
  return null;
end
$$;

create trigger forget_missing_page after insert or update of from_path on public.redirects
  for each row execute function private.forget_missing_page();

-- Neither is an address whose article or page is published. The argument is what stands before the slug.
create function private.forget_missing_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.missing_pages where path = tg_argv[0] || new.slug;
  return null;
end
$$;

create trigger forget_missing_page after insert or update of slug, status on public.blog_posts
  for each row when (new.status = 'published') execute function private.forget_missing_text('/blog/');
create trigger forget_missing_page after insert or update of slug, status on public.pages
  for each row when (new.status = 'published') execute function private.forget_missing_text('/');

-- Whether an address may be a page's: neither a file (documents apart) nor what scanners try on every site, and without an e-mail
-- address, which would identify the visitor.
create function private.is_page_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path = private.canonical_path(path) and char_length(path) between 2 and 300
    and path !~ '@|%40|/\.|\.(php|env)|/wp-|/(wordpress|phpmyadmin|pma|cgi-bin|xmlrpc|vendor|actuator)(/|$)'
    and (path !~ '\.[a-z0-9_~-]+$' or path ~ '\.(html?|pdf|docx?|xlsx?|odt|ods)$')
$$;

-- The entries of an argument of count_requests: {"/address": {"times": 2, "host": "example.fr"}}.
create function private.counts_in(counts jsonb) returns table (name text, times bigint, host text)
language sql immutable set search_path = ''
as $$
  select key, least(greatest((value ->> 'times')::bigint, 1), 1000), coalesce(substring(value ->> 'host' from '^[a-z0-9.-]{1,253}$'), '')
  from jsonb_each(counts) order by key limit 200
$$;

-- Adds what our server, or a browser between two pages, has counted. Administrators' own requests are not counted. Beyond 1,000
-- rows, those seen least and longest ago go first.
create function public.count_requests(
  redirected jsonb default '{}', missing jsonb default '{}', empty_searches jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select private.is_admin()) then
    return;
  end if;
  update public.redirects as redirect set hits = redirect.hits + counted.times, last_used_at = now()
  from private.counts_in(redirected) as counted where redirect.from_path = counted.name;
  update private.former_post_slugs as former set hits = former.hits + counted.times, last_used_at = now()
  from private.counts_in(redirected) as counted where former.slug = substring(counted.name from '^/blog/([^/]+)$');

  -- A redirect that is being created is waited for: its address is no longer missing.
  perform pg_advisory_xact_lock_shared(hashtext('public.redirects'));
  insert into public.missing_pages as known (path, times, referring_host)
  select name, times, host from private.counts_in(missing)
  where private.is_page_path(name) and not exists (select from public.redirects where from_path = name)
  on conflict (path) do update set times = known.times + excluded.times, last_seen_at = now(),
    referring_host = coalesce(nullif(excluded.referring_host, ''), known.referring_host);
  delete from public.missing_pages where id in (
    select id from public.missing_pages order by missing_pages.times desc, last_seen_at desc offset 1000
  );

  -- What may be an e-mail address or a telephone number tells who searched.
  insert into public.empty_searches as known (words, times)
  select words, sum(counted.times)
  from private.counts_in(count_requests.empty_searches) as counted
  cross join lateral lower(btrim(regexp_replace(counted.name, '\s+', ' ', 'g'))) as words
  where char_length(words) between 2 and 100 and words !~ '@' and regexp_replace(words, '[ ./+-]', '', 'g') !~ '\d{6}'
  group by words order by words
  on conflict (words) do update set times = known.times + excluded.times, last_seen_at = now();
  delete from public.empty_searches where id in (
    select id from public.empty_searches order by times desc, last_seen_at desc offset 1000
  );
end
$$;
grant execute on function public.count_requests(jsonb, jsonb, jsonb) to anon, authenticated;

-- The privacy page names the same time.
create function private.purge_missing_pages() returns void
language sql security definer set search_path = ''
as $$
  delete from public.missing_pages where last_seen_at < now() - interval '90 days';
  delete from public.empty_searches where last_seen_at < now() - interval '90 days';
$$;

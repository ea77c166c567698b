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

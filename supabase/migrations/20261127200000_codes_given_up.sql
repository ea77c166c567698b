-- A second factor that was given up counts no more, whatever a token of before says.

create function private.session_gave_code() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()) and aal::text = 'aal2'
  )
$$;

create or replace function private.session_may_act() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_lives() and (
    private.session_gave_code()
    or not (private.has_second_factor((select auth.uid())) or private.requires_second_factor())
  );
end
$$;

create or replace function private.remove_second_factor(account uuid, event text) returns void
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

create or replace function public.new_recovery_codes() returns text[]
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
  -- Crockford's digits, which hold none that are taken for others.
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

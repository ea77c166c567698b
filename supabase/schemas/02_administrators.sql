-- The allow-list of administrators, and how one enters it. Being signed in is not enough for anything: every policy asks
-- private.is_admin().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Whether an account gives the code of an application after its password.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from auth.mfa_factors where user_id = account and status::text = 'verified') $$;

-- Whether the token's session has not been ended: an access token would outlive it by up to an hour.
create function private.session_lives() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  )
$$;

-- Whether the token's session may do what its account may: it lives, and the code of the second factor was given where the account
-- has one or must have one.
create function private.session_may_act() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_lives() and (
    (select auth.jwt()) ->> 'aal' = 'aal2'
    or not (private.has_second_factor((select auth.uid())) or private.requires_second_factor())
  );
end
$$;

-- Reads the allow-list with its owner's rights, or the policy on `admins` would call itself.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins where user_id = (select auth.uid()) and private.session_may_act()) $$;
grant execute on function private.is_admin() to anon, authenticated;

-- Comes first in every function for administrators alone.
create function private.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Administrators only';
  end if;
end
$$;
grant execute on function private.require_administrator() to authenticated;

-- Administrators see who else is one; nobody enters the list through the API. The service's key adds the first one
-- (`npm run admin:create`).
alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, insert on table public.admins to service_role;
create policy "administrators read the allow-list" on public.admins
  for select to authenticated using ((select private.is_admin()));

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
  if private.is_email_address(address) is not true or char_length(address) > 255 then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  if (
    select count(*) from public.outbox
    where kind = 'invitation' and created_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 20 then
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

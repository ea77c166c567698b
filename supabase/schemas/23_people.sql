-- People: who is invited to the back-office, with which role, and who leaves it.

-- Administrators invite one another. An invitation is an account without a password and a link to it; it gives no right by itself.
-- The account becomes an administrator, with the role that it was invited for, when a link sent to its address is followed within two
-- days, an account that exists already too: a mistyped address, or a former administrator's password that somebody else knows, opens
-- nothing.
create table private.invitations (
  account_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint invitations_role_values check (role in ('owner', 'editor', 'author', 'reader')),
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
  insert into private.invitations (account_id, role) values (account, invite_administrator.role)
  on conflict (account_id) do update set role = excluded.role, created_at = now();
  -- The embedded Supabase lets a link of this kind serve once, for an hour after this date (otp_expiry of config.toml).
  update auth.users set recovery_token = token, recovery_sent_at = now() + interval '47 hours' where id = account;
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
  select private.may('insert', 'admins')
    and has_function_privilege('authenticated', 'public.invite_administrator(text, text)', 'execute');
$$;
grant execute on function public.can_invite() to authenticated;

-- The server calls this when a link to an account's address was followed: the invitation's own, or that of a new password.
create function private.accept_invitation(account uuid) returns void
language sql security definer set search_path = ''
as $$
  with accepted as (
    delete from private.invitations where account_id = account and created_at > now() - interval '48 hours' returning account_id, role
  )
  insert into public.admins (user_id, role) select account_id, role from accepted on conflict (user_id) do nothing;
$$;

-- Gives an administrator another role, from their next request on. Of two owners who demote each other at the same time, the second
-- one waits and has no right any more.
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

-- Takes an administrator's rights and sessions, or an invitation back. Nobody removes themselves. The account stays, without rights,
-- because the history names who saved.
create function public.remove_administrator(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('delete', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('delete', 'admins');
  if remove_administrator.id = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody removes themselves';
  end if;
  delete from public.admins where user_id = remove_administrator.id;
  perform private.withdraw_invitation(remove_administrator.id);
end
$$;
grant execute on function public.remove_administrator(uuid) to authenticated;

-- Who enters the back-office, and who is invited.
create function public.administrator_list()
returns table (id uuid, email text, state text, role text, since timestamptz, last_sign_in_at timestamptz, is_self boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'admins');
  return query
  select account.id, account.email::text, 'active', admin.role, admin.created_at, account.last_sign_in_at,
    account.id = (select auth.uid())
  from public.admins as admin join auth.users as account on account.id = admin.user_id
  union all
  select account.id, account.email::text,
    case when invitation.created_at > now() - interval '48 hours' then 'invited' else 'expired' end, invitation.role,
    invitation.created_at, null, false
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

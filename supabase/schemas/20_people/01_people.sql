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

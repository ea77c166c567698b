-- One shape of e-mail addresses, for all that stores one.

create function private.email_pattern() returns text
language sql immutable parallel safe set search_path = ''
as $$
  select '[a-zA-Z0-9\u00C0-\u024F.!#$%&''*+/=?^_`{|}~-]{1,64}@'
    || '([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
$$;
create function private.is_email_address(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select address ~ ('^' || private.email_pattern() || '$') and char_length(address) <= 320 $$;
grant execute on function private.email_pattern(), private.is_email_address(text) to anon, authenticated;

-- What was stored under the former shape is not lost: the first address in it stays, and the notes keep what was received.
update public.contacts set
  notes = left(concat_ws(E'\n', notes, 'Adresse reçue : ' || email), 20000),
  email = coalesce(substring(email from '(' || private.email_pattern() || ')'), 'adresse-illisible@example.invalid')
where not private.is_email_address(email);
update public.site_settings set value = coalesce(substring(value from '(' || private.email_pattern() || ')'), '')
where key = 'contact_email' and value <> '' and not private.is_email_address(value);
update public.comments set email = null where not private.is_email_address(email);
delete from public.newsletter_subscribers where not private.is_email_address(email);
delete from public.outbox where channel = 'mail' and not private.is_email_address(recipient);

alter table public.contacts drop constraint contacts_email_shape,
  add constraint contacts_email_shape check (private.is_email_address(email));
alter table public.comments drop constraint comments_email_shape,
  add constraint comments_email_shape check (private.is_email_address(email));
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_shape,
  add constraint newsletter_subscribers_email_shape check (private.is_email_address(email));
alter table public.outbox
  add constraint outbox_mail_recipient check (channel <> 'mail' or private.is_email_address(recipient));
update private.setting_definitions set pattern = '^(' || private.email_pattern() || ')?$' where key = 'contact_email';

create or replace function public.invite_administrator(email text) returns uuid
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

create or replace function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_requests('comment', 'Too many comments from this address');
  if not exists (
    select from public.blog_posts as post, public.site_settings as setting
    where post.id = send_comment.post_id and post.status = 'published'
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

create or replace function public.subscribe_to_newsletter(email text) returns void
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
  insert into public.newsletter_subscribers as known (email, state, consented_at, consent_words)
  values (address, 'pending', now(), private.consent_words())
  on conflict (lower(email)) do update set
    state = case known.state when 'confirmed' then 'confirmed' else 'pending' end,
    consented_at = case known.state when 'confirmed' then known.consented_at else now() end,
    consent_words = case known.state when 'confirmed' then known.consent_words else private.consent_words() end
  returning known.* into subscriber;
  if subscriber.state = 'pending' then
    perform private.ask_for_confirmation(subscriber);
  end if;
end
$$;

create or replace function public.import_subscribers(subscribers jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  perform private.require_administrator();
  if jsonb_array_length(subscribers) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 addresses at once';
  end if;
  insert into public.newsletter_subscribers (email, state, source, consented_at, confirmed_at)
  select distinct on (lower(btrim(row.email))) btrim(row.email), 'confirmed', 'import',
    least(coalesce(row.consented_at, now()), now()), now()
  from jsonb_to_recordset(subscribers) as row (email text, consented_at timestamptz)
  where private.is_email_address(btrim(row.email))
  on conflict (lower(email)) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

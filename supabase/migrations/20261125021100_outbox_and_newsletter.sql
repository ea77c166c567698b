-- The outbox: e-mails and webhook calls wait in one table until a worker has sent them. A row is written in the transaction of the
-- change that it announces, so that a change that is rolled back announces nothing, and one that is committed is not lost.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null default 'mail'
    constraint outbox_channel_values check (channel in ('mail', 'webhook')),
  -- Which mail, or which event.
  kind text not null
    constraint outbox_kind_length check (char_length(kind) between 1 and 100),
  -- An e-mail address, or the address that a webhook calls.
  recipient text not null
    constraint outbox_recipient_length check (char_length(recipient) between 3 and 2000),
  data jsonb not null default '{}',
  -- What nobody but the recipient may read, such as a link that signs in. Emptied once handed over.
  secret jsonb,
  -- Unique: every worker inserts « the digest of week 48 », and one row is written.
  unique_key text unique,
  -- The id of the row that this one is about: erased with that row.
  about uuid,
  state text not null default 'waiting'
    constraint outbox_state_values check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  last_error text,
  -- When the next try is due.
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index outbox_list on public.outbox (created_at desc, id);
create index outbox_due on public.outbox (due_at) where state in ('waiting', 'sending');
create index outbox_about on public.outbox (about) where about is not null;

create trigger keep_timestamps before insert or update on public.outbox
  for each row execute function private.keep_timestamps();

alter table public.outbox enable row level security;
grant select (id, channel, kind, recipient, data, about, state, tries, last_error, due_at, sent_at, created_at, updated_at)
  on table public.outbox to authenticated;
create policy "administrators read the outbox" on public.outbox
  for select to authenticated using ((select private.is_admin()));

-- Wakes the worker of an embedded database at once; others look at intervals.
create function private.notify_outbox() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('outbox', '');
  return null;
end
$$;
create trigger notify_outbox after insert on public.outbox
  for each statement execute function private.notify_outbox();

-- The worker's last heartbeat: the back-office shows whether e-mails are sent without knowing the worker's environment.
create table private.outbox_worker (
  only_row boolean primary key default true check (only_row),
  seen_at timestamptz not null,
  -- Host and port, never the account.
  smtp_server text,
  mail_from text
);

-- Adds an e-mail. A unique key that is known already adds nothing.
create function private.enqueue_mail(
  kind text, recipient text, data jsonb default '{}', about uuid default null, unique_key text default null, secret jsonb default null
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, recipient, data, about, unique_key, secret)
  values (kind, recipient, data, about, unique_key, secret)
  on conflict (unique_key) do nothing;
$$;

-- The recipient of notices to the agency: the address in the settings, else the first administrator's.
create function private.agency_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(value, '') from public.site_settings where key = 'contact_email'),
    (select account.email from public.admins as admin join auth.users as account on account.id = admin.user_id
      order by admin.created_at limit 1)
  );
$$;

-- Links in e-mails work for a time: an e-mail that could not leave by then would bring one that has stopped working.
create function private.give_up_expired_links() returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set state = 'failed', secret = null, last_error = 'Le lien n’était plus valable.'
  where state = 'waiting' and (
    (kind = 'password_reset' and created_at < now() - interval '1 hour')
    or (kind = 'invitation' and created_at < now() - interval '1 day')
  );
$$;

-- Writes the e-mails whose time has come, and gives up those whose time is over.
create function private.write_due_mails() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_weekly_digest();
  perform private.give_up_expired_links();
end
$$;

-- Leases one row to a worker, for at most five minutes: a worker that dies loses its lease and the row is sent again, under the
-- same Message-ID. Rows of one channel leave in the order in which they are due.
-- @param worker {"smtp_server": "…" or null, "mail_from": "…" or null}
-- @param channels those that the worker can serve now
create function public.claim_outbox(worker jsonb, channels text[])
returns table (id uuid, channel text, kind text, recipient text, data jsonb, secret jsonb, tries integer, created_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox_worker as known (seen_at, smtp_server, mail_from)
  values (now(), worker ->> 'smtp_server', worker ->> 'mail_from')
  on conflict (only_row) do update
    set seen_at = excluded.seen_at, smtp_server = excluded.smtp_server, mail_from = excluded.mail_from;
  perform private.write_due_mails();
  return query
  update public.outbox as item
  set state = 'sending', tries = item.tries + 1, leased_until = now() + interval '5 minutes'
  where item.id = (
    select due.id from public.outbox as due
    where due.channel = any (channels)
      and ((due.state = 'waiting' and due.due_at <= now()) or (due.state = 'sending' and due.leased_until < now()))
    order by due.due_at, due.created_at
    limit 1
    for update skip locked
  )
  returning item.id, item.channel, item.kind, item.recipient, private.data_of_item(item), item.secret, item.tries, item.created_at;
end
$$;

-- Writes the outcome of a row. A worker whose lease has passed to another one changes nothing.
-- @param outcome « sent »; « refused »: for good; « retry »: later, for a day and a half at most; « unavailable »: the mail server
--   itself did not answer, which is never the end of a row
create function public.settle_outbox(item_id uuid, claimed_tries integer, outcome text, error text default null) returns void
language sql security definer set search_path = ''
as $$
  update public.outbox
  set
    state = case
      when outcome = 'sent' then 'sent'
      when outcome = 'refused' or (outcome = 'retry' and tries >= 14) then 'failed'
      else 'waiting'
    end,
    due_at = now() + least(interval '10 seconds' * power(3, least(tries, 10) - 1),
      case outcome when 'unavailable' then interval '15 minutes' else interval '6 hours' end),
    sent_at = case when outcome = 'sent' then now() end,
    secret = case when outcome <> 'sent' then secret end,
    last_error = case when outcome <> 'sent' then left(error, 1000) end,
    leased_until = null
  where id = item_id and tries = claimed_tries and state = 'sending';
$$;

-- The worker empties the outbox with the service's key.
grant execute on function public.claim_outbox(jsonb, text[]), public.settle_outbox(uuid, integer, text, text) to service_role;

-- « Réessayer »: a failed or pending row is due now.
create function public.retry_outbox(item_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  update public.outbox set state = 'waiting', tries = 0, due_at = now()
  where id = any (item_ids) and state in ('waiting', 'failed');
  perform pg_catalog.pg_notify('outbox', '');
end
$$;
grant execute on function public.retry_outbox(uuid[]) to authenticated;

-- Sends a test e-mail to the calling administrator, five an hour at most.
create function public.send_test_mail() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (select email from auth.users where id = (select auth.uid()));
begin
  perform private.require_administrator();
  if (select count(*) from public.outbox where kind = 'test' and created_at > now() - interval '1 hour') >= 5 then
    raise sqlstate 'PT429' using message = 'Too many test e-mails';
  end if;
  perform private.enqueue_mail('test', address);
end
$$;
grant execute on function public.send_test_mail() to authenticated;

-- Whether e-mails are sent, for the back-office: a worker without a heartbeat for ten minutes does not run.
-- Webhooks need no mail server, so that only e-mails are counted as waiting.
create function public.mail_state()
returns table (running boolean, smtp_server text, mail_from text, waiting bigint, failed bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select coalesce(worker.seen_at > now() - interval '10 minutes', false), worker.smtp_server, worker.mail_from,
    (select count(*) from public.outbox where channel = 'mail' and state in ('waiting', 'sending')),
    (select count(*) from public.outbox where state = 'failed')
  from (select) as one left join private.outbox_worker as worker on true;
end
$$;
grant execute on function public.mail_state() to authenticated;

-- Sent mails are kept 30 days, as a record; those that were never sent go after 90.
create function private.purge_outbox() returns void
language sql security definer set search_path = ''
as $$
  delete from public.outbox where sent_at < now() - interval '30 days' or created_at < now() - interval '90 days';
$$;

-- A request from the site: the agency gets a notice, its sender a confirmation. The confirmation repeats nothing that was typed but
-- a service out of the form's list, and goes to an address once an hour at most: the form is no means to write to strangers.
create function private.announce_contact_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.agency_address() is not null then
    perform private.enqueue_mail('contact_notice', private.agency_address(),
      to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at'], new.id);
  end if;
  if not exists (
    select from public.outbox
    where kind = 'contact_confirmation' and lower(recipient) = lower(new.email) and created_at > now() - interval '1 hour'
  ) then
    perform private.enqueue_mail('contact_confirmation', new.email,
      jsonb_build_object('service_interest', new.service_interest, 'created_at', new.created_at), new.id);
  end if;
  return null;
end
$$;

create trigger announce_contact_request after insert on public.contacts
  for each row when (private.is_client_role()) execute function private.announce_contact_request();

-- An erased row leaves no copy in the outbox.
create function private.erase_from_outbox() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox where about = old.id;
  return null;
end
$$;

create trigger erase_from_outbox after delete on public.contacts
  for each row execute function private.erase_from_outbox();

-- Comments under articles: strangers send one through a function, administrators decide whether it appears, and answer.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  -- Plain text; the site makes its web addresses links.
  words text not null
    constraint comments_words_length check (words ~ '\S' and char_length(words) <= 5000),
  -- Not a foreign key: an article that comes back from the trash finds its comments again.
  post_id uuid not null,
  -- The comment that this one answers.
  parent_id uuid references public.comments (id) on delete cascade,
  name text not null default 'Anonyme'
    constraint comments_name_length check (name ~ '\S' and char_length(name) <= 100),
  -- Null for an answer of the agency, and once the author is erased.
  email text
    constraint comments_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  from_agency boolean not null default false,
  status text not null default 'pending'
    constraint comments_status_values check (status in ('pending', 'approved', 'spam', 'trash')),
  created_at timestamptz not null default now(),
  -- When its status was last changed.
  moderated_at timestamptz
);

create index comments_of_post on public.comments (post_id, created_at);
create index comments_answers on public.comments (parent_id);
create index comments_list on public.comments (created_at desc, id);
create index comments_status_list on public.comments (status, created_at desc);
create index comments_author on public.comments (lower(email));
-- A double click, or a form posted again, is one comment.
create unique index comments_once on public.comments (coalesce(parent_id, post_id), lower(email), md5(words));

-- The e-mail address is not among what visitors read. Accounts without the administrator's role read no row.
grant select (id, words, post_id, parent_id, name, from_agency, status, created_at) on table public.comments to anon;
grant select, delete, insert (words, post_id, parent_id), update (status) on table public.comments to authenticated;
alter table public.comments enable row level security;

-- The articles that these policies find are those that the caller may read.
create policy "visitors read what is approved, under published articles, while comments are on" on public.comments
  for select to anon using (
    status = 'approved'
    and exists (select from public.site_settings where key = 'comments_enabled' and value = 'true')
    and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators read the comments of every article" on public.comments
  for select to authenticated using (
    (select private.is_admin()) and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators answer" on public.comments
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators moderate" on public.comments
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete comments" on public.comments
  for delete to authenticated using ((select private.is_admin()));

-- There is one level of answers, to what visitors can read.
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

-- What an administrator writes is an answer of the agency, and needs no approval.
create function private.receive_agency_answer() returns trigger
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

create trigger receive_agency_answer before insert on public.comments
  for each row execute function private.receive_agency_answer();

create function private.keep_moderation_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moderated_at := now();
  return new;
end
$$;

create trigger keep_moderation_date before update on public.comments
  for each row when (old.status <> new.status) execute function private.keep_moderation_date();

-- Receives a visitor's comment, which waits for approval.
-- @param parent_id the comment that it answers
create function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
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
  if send_comment.email is null or send_comment.email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.comments (post_id, parent_id, name, email, words)
  values (send_comment.post_id, send_comment.parent_id, send_comment.name, send_comment.email, send_comment.words)
  on conflict do nothing;
end
$$;
grant execute on function public.send_comment(uuid, text, text, text, uuid) to anon, authenticated;

-- Erases the name and the e-mail address of whoever wrote a comment, from all their comments. The words stay.
-- @return on how many comments
create function public.erase_comment_author(comment_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_administrator();
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

-- An article that leaves the trash for good takes its comments along. Deferred: one that is being restored has left the trash
-- and not yet come back.
create function private.forget_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.comments
  where post_id = old.id and not exists (select from public.blog_posts where id = old.id);
  return null;
end
$$;

create constraint trigger forget_comments after delete on public.trash
  deferrable initially deferred
  for each row when (old.table_name = 'blog_posts') execute function private.forget_comments();

-- A pending comment notifies the agency, by e-mail, and the webhooks. The author's e-mail address stays in the comment alone.
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
  -- An import may bring comments before their articles.
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
create trigger announce_comment after insert on public.comments
  for each row when (new.status = 'pending') execute function private.announce_comment();

-- An erased comment, or an erased author, leaves no copy in the outbox.
create trigger erase_comment_from_outbox after delete on public.comments
  for each row execute function private.erase_from_outbox();
create trigger erase_author_from_outbox after update of email on public.comments
  for each row when (old.email is not null and new.email is null) execute function private.erase_from_outbox();

-- The privacy page names the same times: what was refused goes after 30 days, e-mail addresses after three years.
create function private.purge_comments() returns void
language sql security definer set search_path = ''
as $$
  delete from public.comments where status in ('spam', 'trash') and moderated_at < now() - interval '30 days';
  update public.comments set email = null where email is not null and created_at < now() - interval '3 years';
$$;

-- Webhooks: addresses that are called when something happens, such as a scenario of Make or n8n. Calls wait in the outbox like
-- e-mails, and are signed as the Standard Webhooks specification says (https://www.standardwebhooks.com).

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null unique
    constraint webhooks_url_shape check (url ~ '^https?://\S+$' and char_length(url) <= 2000),
  events text[] not null
    constraint webhooks_events_values
      check (
        cardinality(events) > 0
        and events <@ array['contact.created', 'comment.created', 'post.published', 'site.changed']
      ),
  -- What the receiver verifies signatures with. Nobody chooses the value.
  secret text not null default 'whsec_' || encode(extensions.gen_random_bytes(24), 'base64'),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_timestamps before insert or update on public.webhooks
  for each row execute function private.keep_timestamps();

alter table public.webhooks enable row level security;
grant select, delete, insert (url, events, enabled), update (url, events, enabled) on table public.webhooks to authenticated;
create policy "administrators read webhooks" on public.webhooks
  for select to authenticated using ((select private.is_admin()));
create policy "administrators add webhooks" on public.webhooks
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change webhooks" on public.webhooks
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete webhooks" on public.webhooks
  for delete to authenticated using ((select private.is_admin()));

-- Adds one call for each webhook that listens to an event.
-- @param about the id of the row that the event is about: the call is erased with that row
create function private.enqueue_event(event text, data jsonb, about uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about, secret)
  select 'webhook', event, webhook.url, data, about, jsonb_build_object('signing_secret', webhook.secret)
  from public.webhooks as webhook
  where webhook.enabled and event = any (webhook.events);
$$;

-- « Tester »: one call that means nothing, to a disabled webhook too, so that somebody can try before enabling.
create function public.test_webhook(webhook_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
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

-- Calls that have not left follow their webhook: to its new address, not at all once the webhook is disabled or deleted.
create function private.follow_webhook() returns trigger
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
create trigger follow_webhook after delete or update of url, enabled on public.webhooks
  for each row execute function private.follow_webhook();

-- A request from the site, with the payload of the notice to the agency.
create function private.announce_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('contact.created',
    to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at'], new.id);
  return null;
end
$$;
create trigger announce_contact_event after insert on public.contacts
  for each row when (private.is_client_role()) execute function private.announce_contact_event();

create function private.announce_published_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('post.published', jsonb_build_object(
    'id', new.id, 'title', new.title, 'slug', new.slug, 'path', '/blog/' || new.slug,
    'excerpt', new.excerpt, 'category', new.category, 'published_at', new.published_at
  ), new.id);
  return null;
end
$$;

-- What is published now has the date of now. An article that comes back, from the trash or from having been unpublished by
-- mistake, has its former date and is not announced again.
create trigger announce_inserted_post after insert on public.blog_posts
  for each row when (new.status = 'published' and new.published_at = now())
  execute function private.announce_published_post();
create trigger announce_published_post after update on public.blog_posts
  for each row when (new.status = 'published' and old.status <> 'published' and new.published_at = now())
  execute function private.announce_published_post();

-- A site that is written as files is built anew when what it shows has changed: not only when an article is published.
-- One call for all that changes within two minutes: a correction seldom comes alone, and each call may build a whole site. What
-- waits because a try failed does not hold back the next change.
create function private.announce_site_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What is counted or kept beside what visitors see: reading an article or following a redirect changes nothing.
  unseen constant text[] := array['updated_at', 'view_count', 'hits', 'last_used_at', 'email'];
begin
  -- Before the rows are compared, because they may hold long texts.
  if not exists (select from public.webhooks where enabled and 'site.changed' = any (events)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
    return null;
  end if;
  insert into public.outbox (channel, kind, recipient, secret, due_at)
  select 'webhook', 'site.changed', webhook.url, jsonb_build_object('signing_secret', webhook.secret),
    now() + interval '2 minutes'
  from public.webhooks as webhook
  where webhook.enabled and 'site.changed' = any (webhook.events) and not exists (
    select from public.outbox as waiting
    where waiting.channel = 'webhook' and waiting.kind = 'site.changed' and waiting.recipient = webhook.url
      and waiting.state = 'waiting' and waiting.tries = 0
  );
  return null;
end
$$;

-- Rows that visitors see, before or after the change.
do $$
declare
  content record;
begin
  for content in
    select * from (values
      ('blog_posts', '%1$s.status = ''published'''),
      ('pages', '%1$s.status = ''published'''),
      ('comments', '%1$s.status = ''approved'''),
      ('testimonials', '%1$s.published'),
      ('team_members', '%1$s.published'),
      ('key_figures', '%1$s.published'),
      ('faq_entries', '%1$s.published'),
      ('redirects', 'true'),
      ('site_settings', 'true')
    ) as shown (name, condition)
  loop
    execute format('create trigger announce_added after insert on public.%I
      for each row when (%s) execute function private.announce_site_change()',
      content.name, format(content.condition, 'new'));
    execute format('create trigger announce_changed after update on public.%I
      for each row when (%s or %s) execute function private.announce_site_change()',
      content.name, format(content.condition, 'old'), format(content.condition, 'new'));
    execute format('create trigger announce_removed after delete on public.%I
      for each row when (%s) execute function private.announce_site_change()',
      content.name, format(content.condition, 'old'));
  end loop;
end
$$;

-- The newsletter: subscriptions, their confirmation, and the issues that were sent.

-- Those known already ticked the box when one step was enough; from here on a subscription is confirmed by e-mail.
alter table public.newsletter_subscribers
  add column state text not null default 'confirmed'
    constraint newsletter_subscribers_state_values check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  add column source text not null default 'website'
    constraint newsletter_subscribers_source_length check (char_length(source) between 1 and 200),
  -- The sentence that was agreed to: with consented_at and confirmed_at the proof of consent (RGPD, article 7).
  add column consent_words text not null default ''
    constraint newsletter_subscribers_consent_words_length check (char_length(consent_words) <= 1000),
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz;
update public.newsletter_subscribers set confirmed_at = consented_at;
alter table public.newsletter_subscribers alter column state set default 'pending';
create index newsletter_subscribers_state on public.newsletter_subscribers (state, confirmed_at);

-- What a link in an e-mail carries: it confirms or ends one subscription and nothing else. Nobody reads it but the worker.
create table private.subscription_links (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  -- When the last confirmation e-mail was sent.
  asked_at timestamptz
);
insert into private.subscription_links (subscriber_id) select id from public.newsletter_subscribers;

create function private.make_subscription_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.subscription_links (subscriber_id) values (new.id);
  return null;
end
$$;
create trigger make_subscription_link after insert on public.newsletter_subscribers
  for each row execute function private.make_subscription_link();

-- The words beside the box, kept with each consent. A test compares them with the site's.
create function private.consent_words() returns text
language sql immutable set search_path = ''
as $$ select 'J’accepte que mon adresse serve à m’envoyer la lettre de l’atelier, et à rien d’autre.' $$;

-- Sends the confirmation e-mail, three times a day at most: the form must not flood somebody's mailbox.
create function private.ask_for_confirmation(subscriber public.newsletter_subscribers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  link private.subscription_links;
begin
  select * into strict link from private.subscription_links where subscriber_id = subscriber.id for update;
  if (
    select count(*) from public.outbox
    where kind = 'newsletter_confirmation' and lower(recipient) = lower(subscriber.email) and created_at > now() - interval '1 day'
  ) >= 3 or link.asked_at > now() - interval '10 minutes' then
    return;
  end if;
  update private.subscription_links set asked_at = now() where subscriber_id = subscriber.id;
  perform private.enqueue_mail('newsletter_confirmation', subscriber.email, about => subscriber.id,
    secret => jsonb_build_object('token', link.token));
end
$$;

-- Adds a subscriber who ticked the consent box. The answer is the same whether or not the address was
-- known, so that nobody learns who subscribes. A subscriber who is confirmed gets no other e-mail; who left may come back.
create or replace function public.subscribe_to_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := btrim(subscribe_to_newsletter.email);
  subscriber public.newsletter_subscribers;
begin
  perform private.limit_requests('newsletter', 'Too many subscriptions from this address');
  if address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 320 then
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

-- Confirms a subscription with the link of its e-mail. A link keeps working, so that a second click is no error.
-- @return false when the link belongs to nobody
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

-- Ends a subscription with one click (RFC 8058). What waits for that address is not sent any more.
-- @return false when the link belongs to nobody
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

-- An erased subscriber leaves no copy in the outbox.
create function private.erase_subscriber_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(old.email);
  return null;
end
$$;
create trigger erase_subscriber_mail after delete on public.newsletter_subscribers
  for each row execute function private.erase_subscriber_mail();

-- Adds addresses whose consent was given elsewhere. Who is known stays as they are: whoever left is not brought back.
-- @param subscribers [{"email": "…", "consented_at": "…" or null}, …], 5000 at most
-- @return how many were added
create function public.import_subscribers(subscribers jsonb) returns integer
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
  where btrim(row.email) ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(btrim(row.email)) <= 320
  on conflict (lower(email)) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;
grant execute on function public.import_subscribers(jsonb) to authenticated;

-- An issue that was sent: its text stays, whatever becomes of the article.
create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  post_id uuid references public.blog_posts (id) on delete set null,
  subject text not null
    constraint newsletter_issues_subject_length check (btrim(subject) <> '' and char_length(subject) <= 200),
  -- Words before the article's own.
  introduction text not null default ''
    constraint newsletter_issues_introduction_length check (char_length(introduction) <= 3000),
  -- The article as it was: {"title", "slug", "excerpt", "image_url", "image_alt"}.
  post jsonb not null,
  audience text not null default 'everybody'
    constraint newsletter_issues_audience_values check (audience in ('everybody', 'new')),
  per_hour integer not null
    constraint newsletter_issues_per_hour_range check (per_hour between 1 and 10000),
  total integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  sent_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_issues_list on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_post on public.newsletter_issues (post_id);
create trigger keep_timestamps before insert or update on public.newsletter_issues
  for each row execute function private.keep_timestamps();
alter table public.newsletter_issues enable row level security;
grant select on table public.newsletter_issues to authenticated;
create policy "administrators read newsletter issues" on public.newsletter_issues
  for select to authenticated using ((select private.is_admin()));

-- The recipients of an issue: every confirmed subscriber, or those confirmed since the last issue.
create function private.newsletter_recipients(audience text) returns setof public.newsletter_subscribers
language sql stable security definer set search_path = ''
as $$
  select * from public.newsletter_subscribers
  where state = 'confirmed' and (
    audience = 'everybody' or confirmed_at > coalesce((select max(created_at) from public.newsletter_issues), '-infinity')
  );
$$;

-- The number of recipients of each audience.
create function public.newsletter_audiences() returns table (audience text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
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
    select jsonb_build_object('title', title, 'slug', slug, 'excerpt', excerpt,
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

-- Sends a test of an issue to its author alone.
create function public.test_newsletter_issue(post_id uuid, subject text, introduction text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  perform private.enqueue_mail('newsletter_issue', (select email from auth.users where id = (select auth.uid())),
    jsonb_build_object('subject', subject, 'introduction', introduction, 'post', private.post_of_newsletter_issue(post_id)));
end
$$;
grant execute on function public.test_newsletter_issue(uuid, text, text) to authenticated;

-- Sends an article as an issue, one e-mail for each recipient, spread over time at the given rate.
-- @param expected_total the number that was confirmed on the screen: another one is refused
-- @return the issue's id
create function public.send_newsletter_issue(
  post_id uuid, subject text, introduction text, audience text, per_hour integer, expected_total integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  issue uuid := gen_random_uuid();
  counted integer;
begin
  perform private.require_administrator();
  -- A double click sends one issue: the second call waits here and finds the first one's.
  perform pg_advisory_xact_lock(hashtextextended('public.newsletter_issues', 0));
  if exists (
    select from public.newsletter_issues as recent
    where recent.post_id = send_newsletter_issue.post_id and recent.audience = send_newsletter_issue.audience
      and created_at > now() - interval '10 minutes'
  ) then
    raise sqlstate 'PT409' using message = 'This article has just been sent to the same audience';
  end if;
  select count(*) into counted from private.newsletter_recipients(audience);
  if counted = 0 or counted <> expected_total then
    raise sqlstate 'PT409' using message = format('There are %s recipients now, not %s', counted, expected_total);
  end if;
  -- Before the issue is inserted, since « new » counts from the last issue.
  insert into public.outbox (kind, recipient, about, secret, due_at)
  select 'newsletter_issue', email, issue, jsonb_build_object('token', token),
    now() + (row_number() over (order by confirmed_at, recipient.id) - 1) * interval '1 hour' / per_hour
  from private.newsletter_recipients(audience) as recipient join private.subscription_links on subscriber_id = recipient.id;
  insert into public.newsletter_issues (id, post_id, subject, introduction, post, audience, per_hour, total, sent_by)
  values (issue, post_id, subject, introduction, private.post_of_newsletter_issue(post_id), audience, per_hour, counted,
    (select email from auth.users where id = (select auth.uid())));
  return issue;
end
$$;
grant execute on function public.send_newsletter_issue(uuid, text, text, text, integer, integer) to authenticated;

-- Stops an issue that is being sent: its pending e-mails are deleted.
create function public.stop_newsletter_issue(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  delete from public.outbox where about = issue_id and kind = 'newsletter_issue' and state = 'waiting';
end
$$;
grant execute on function public.stop_newsletter_issue(uuid) to authenticated;

-- The payload of a row of the outbox, with that of its issue: an issue's text is stored once, not for each recipient.
create function private.data_of_item(item public.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select item.data || coalesce(
    (select jsonb_build_object('subject', subject, 'introduction', introduction, 'post', post)
      from public.newsletter_issues where item.kind = 'newsletter_issue' and newsletter_issues.id = item.about), '{}'
  );
$$;

-- Counts the outcomes of an issue's e-mails, and marks the addresses that refuse them for good.
create function private.follow_newsletter_issue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues
  set sent = sent + (new.state = 'sent')::integer - (old.state = 'sent')::integer,
    failed = failed + (new.state = 'failed')::integer - (old.state = 'failed')::integer
  where id = new.about;
  if new.state = 'failed' and new.last_error ~ '\m55\d\M' then
    update public.newsletter_subscribers set state = 'bounced'
    where lower(email) = lower(new.recipient) and state in ('pending', 'confirmed');
  end if;
  return null;
end
$$;
create trigger follow_newsletter_issue after update of state on public.outbox
  for each row when (new.kind in ('newsletter_issue', 'newsletter_confirmation') and new.state is distinct from old.state)
  execute function private.follow_newsletter_issue();

-- An e-mail that is deleted before it is sent, by a stop or an unsubscription, leaves the total.
create function private.take_back_newsletter_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues set total = total - 1 where id = old.about;
  return null;
end
$$;
create trigger take_back_newsletter_mail after delete on public.outbox
  for each row when (old.kind = 'newsletter_issue' and old.state = 'waiting') execute function private.take_back_newsletter_mail();

-- Unconfirmed subscribers go after a week; unsubscribed ones three years later: until then their address must not be imported.
create function private.purge_subscribers() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers
  where (state = 'pending' and consented_at < now() - interval '7 days') or unsubscribed_at < now() - interval '3 years';
$$;

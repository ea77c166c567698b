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

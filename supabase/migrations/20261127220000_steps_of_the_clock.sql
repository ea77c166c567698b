-- A step of the clock, ahead or back, neither holds up what waits in the outbox nor lets the letters of an issue leave all at once.

-- The letters of an issue that have their first try before them, in their order.
create index outbox_letters on public.outbox (about, due_at) where kind = 'newsletter_issue' and state = 'waiting' and tries = 0;

-- Keeps what waits at the distances that it was given, although the clock was set ahead or back, or no worker ran: nothing may be held up
-- by a step, and letters may not leave all at once.
create function private.keep_distances() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
begin
  -- Written when the clock was ahead of now: as if the last of them had been written just now.
  update public.outbox set due_at = due_at - step.back
  from (
    select max(updated_at) - moment as back from public.outbox
    where state in ('waiting', 'sending') and updated_at > moment and (kind <> 'newsletter_issue' or about is null or tries > 0)
  ) as step
  where state in ('waiting', 'sending') and updated_at > moment and (kind <> 'newsletter_issue' or about is null or tries > 0);
  -- The letters of an issue leave one after another, however long ago they were written. The first of them is late by a few minutes, where
  -- workers look at intervals, and never further ahead than one distance. Otherwise all that are left move together.
  update public.outbox as letter set due_at = letter.due_at + step.ahead
  from (
    select issue.id, least(greatest(due, moment), moment + distance) - due as ahead
    from public.newsletter_issues as issue
    cross join lateral (select interval '1 hour' / issue.per_hour) as rate (distance)
    cross join lateral (
      select min(due_at) from public.outbox
      where about = issue.id and kind = 'newsletter_issue' and state = 'waiting' and tries = 0
    ) as first (due)
    where not issue.is_planned and issue.sent + issue.failed < issue.total
      and due not between moment - interval '3 minutes' and moment + distance
  ) as step
  where letter.about = step.id and letter.kind = 'newsletter_issue' and letter.state = 'waiting' and letter.tries = 0;
end
$$;

-- Leases one row to a worker, for at most five minutes: a worker that dies loses its lease and the row is sent again, under the
-- same Message-ID. Rows of one channel leave in the order in which they are due.
-- @param worker {"smtp_server": "…" or null, "mail_from": "…" or null}
-- @param channels those that the worker can serve now
create or replace function public.claim_outbox(worker jsonb, channels text[])
returns table (id uuid, channel text, kind text, recipient text, data jsonb, secret jsonb, tries integer, created_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox_worker as known (seen_at, smtp_server, mail_from)
  values (now(), worker ->> 'smtp_server', worker ->> 'mail_from')
  on conflict (only_row) do update
    set seen_at = excluded.seen_at, smtp_server = excluded.smtp_server, mail_from = excluded.mail_from;
  perform private.write_due_mails();
  perform private.keep_distances();
  return query
  update public.outbox as item
  set state = 'sending', tries = item.tries + 1, leased_until = now() + interval '5 minutes'
  where item.id = (
    select due.id from public.outbox as due
    where due.channel = any (channels) and due.state in ('waiting', 'sending') and due.due_at <= clock_timestamp()
      -- A lease of another claim at the same moment began a moment later than this one. One that ends later than any lease was given
      -- before the clock was set back.
      and (due.state = 'waiting' or due.leased_until not between now() and now() + interval '10 minutes')
    order by due.due_at, due.created_at
    limit 1
    for update skip locked
  )
  returning item.id, item.channel, item.kind, item.recipient, private.data_of_item(item), item.secret, item.tries, item.created_at;
end
$$;

-- Whether e-mails are sent, for the back-office: a worker without a heartbeat for ten minutes does not run.
-- Webhooks need no mail server, so that only e-mails are counted as waiting.
create or replace function public.mail_state()
returns table (running boolean, smtp_server text, mail_from text, waiting bigint, failed bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'outbox');
  return query
  select coalesce(worker.seen_at between now() - interval '10 minutes' and clock_timestamp(), false), worker.smtp_server, worker.mail_from,
    (select count(*) from public.outbox where channel = 'mail' and state in ('waiting', 'sending')),
    (select count(*) from public.outbox where state = 'failed')
  from (select) as one left join private.outbox_worker as worker on true;
end
$$;

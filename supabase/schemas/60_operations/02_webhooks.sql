-- Webhooks: addresses that the worker calls when something happens, such as a scenario of Make or n8n. Calls wait in the outbox like
-- e-mails, and have signatures of the Standard Webhooks specification (https://www.standardwebhooks.com).

create table public.webhooks (
  id uuid primary key default gen_random_uuid(),
  url text collate private.french not null unique
    -- The host is a name, a number, or an IPv6 address in brackets, without a zone because no URL parser accepts one; a port may follow.
    constraint webhooks_url_shape check (
      url ~* '^https?://([^\s/?#@]*@)?([^]\s/?#@:%["<>\\^`{|}]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?([/?#]\S*)?$'
      and char_length(url) <= 2000
    ),
  events text[] not null
    constraint webhooks_events_values
      check (
        cardinality(events) > 0
        and events <@ array['contact.created', 'comment.created', 'post.published', 'site.changed']
      ),
  -- The receiver verifies signatures with this secret. The database chooses the value.
  secret text not null default 'whsec_' || encode(extensions.gen_random_bytes(24), 'base64'),
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.webhooks enable row level security;
grant select, delete, insert (url, events, enabled), update (url, events, enabled) on table public.webhooks to authenticated;
create policy "administrators read webhooks" on public.webhooks
  for select to authenticated using ((select private.has_permission('select', 'webhooks')));
create policy "administrators add webhooks" on public.webhooks
  for insert to authenticated with check ((select private.has_permission('insert', 'webhooks')));
create policy "administrators change webhooks" on public.webhooks
  for update to authenticated using ((select private.has_permission('update', 'webhooks')))
    with check ((select private.has_permission('update', 'webhooks')));
create policy "administrators delete webhooks" on public.webhooks
  for delete to authenticated using ((select private.has_permission('delete', 'webhooks')));

-- Queues one call for each webhook that listens to an event.
-- @param about the id of the row that the event is about, and with which the call is erased
create function private.enqueue_event(event text, data jsonb, about uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about, secret)
  select 'webhook', event, webhook.url, data, about, jsonb_build_object('signing_secret', webhook.secret)
  from public.webhooks as webhook
  where webhook.enabled and event = any (webhook.events);
$$;

-- Queues one call without an event, for the button « Tester »: even for a disabled webhook, so that somebody can try before enabling it.
create function public.test_webhook(webhook_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'webhooks');
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

-- Changes unsent calls with their webhook: they go to its new address, fail once it is disabled, and are deleted with it.
create function private.sync_webhook_calls() returns trigger
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

-- Queues the event of a request from the site, with the payload of the notice to the agency.
create function private.announce_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('contact.created', private.contact_payload(new), new.id);
  return null;
end
$$;

-- Queues the webhook call that rebuilds a static site when its content changes, not only when an article is published. All changes within
-- two minutes share one call, because corrections often follow one another and each call may rebuild a whole site. A call that waits for a
-- retry does not delay the next change.
create function private.enqueue_site_change(delay interval default '2 minutes') returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set due_at = now() + delay
  where channel = 'webhook' and kind = 'site.changed' and state = 'waiting' and tries = 0 and due_at > now() + delay;
  insert into public.outbox (channel, kind, recipient, secret, due_at)
  select 'webhook', 'site.changed', webhook.url, jsonb_build_object('signing_secret', webhook.secret), now() + delay
  from public.webhooks as webhook
  where webhook.enabled and 'site.changed' = any (webhook.events) and not exists (
    select from public.outbox as waiting
    where waiting.channel = 'webhook' and waiting.kind = 'site.changed' and waiting.recipient = webhook.url
      and waiting.state = 'waiting' and waiting.tries = 0
  );
$$;

create function private.announce_site_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Columns that visitors do not see, such as counters: reading an article or following a redirect does not change the site.
  unseen constant text[] := array['updated_at', 'view_count', 'hits', 'last_used_at', 'email'];
begin
  -- This check comes before the comparison of the rows, because they may contain long texts.
  if not exists (select from public.webhooks where enabled and 'site.changed' = any (events)) then
    return null;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
    return null;
  end if;
  perform private.enqueue_site_change();
  return null;
end
$$;

-- Creates the triggers that announce each change of a table that visitors see, as the event `site.changed`. `condition` selects the rows
-- that they see, for example `row.published`. A test requires these triggers for each table that `anon` may read.
create function private.add_site_change_triggers(of_table regclass, condition text default 'true') returns void
language plpgsql set search_path = ''
as $$
declare
  added constant text := replace(condition, 'row.', 'new.');
  removed constant text := replace(condition, 'row.', 'old.');
begin
  execute format('create trigger announce_added after insert on %s
    for each row when (%s) execute function private.announce_site_change()', of_table, added);
  execute format('create trigger announce_changed after update on %s
    for each row when (%s or %s) execute function private.announce_site_change()', of_table, removed, added);
  execute format('create trigger announce_removed after delete on %s
    for each row when (%s) execute function private.announce_site_change()', of_table, removed);
end
$$;

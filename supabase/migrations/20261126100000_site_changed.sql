-- A site that is written as files is built anew when what it shows has changed: not only when an article is published.
alter table public.webhooks drop constraint webhooks_events_values;
alter table public.webhooks add constraint webhooks_events_values check (
  cardinality(events) > 0
  and events <@ array['contact.created', 'comment.created', 'post.published', 'site.changed']
);

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

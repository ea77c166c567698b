-- The newsletter: subscriptions, their confirmation, and the issues that administrators send.

-- Strangers may add an address through one function and never read anything.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text collate private.french not null
    constraint newsletter_subscribers_email_shape check (private.is_email_address(email)),
  -- When the person ticked the box « J’accepte… »: the proof of consent (RGPD, article 7).
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  state text not null default 'pending'
    constraint newsletter_subscribers_state_values check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
  source text not null default 'website'
    constraint newsletter_subscribers_source_length check (char_length(source) between 1 and 200),
  -- The sentence that the person accepted: together with consented_at and confirmed_at the proof of consent (RGPD, article 7).
  consent_words text not null default ''
    constraint newsletter_subscribers_consent_words_length check (char_length(consent_words) <= 2000),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- `Ana@Example.fr` and `ana@example.fr` are one subscriber.
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_list on public.newsletter_subscribers (created_at desc, id);
create index newsletter_subscribers_state on public.newsletter_subscribers (state, confirmed_at);

alter table public.newsletter_subscribers enable row level security;
grant select, delete on table public.newsletter_subscribers to authenticated;
create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.has_permission('select', 'newsletter_subscribers')));
create policy "administrators remove subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.has_permission('delete', 'newsletter_subscribers')));

-- Tokens for the links in e-mails: a token confirms or ends one subscription and nothing else. Only the worker reads the tokens.
create table private.subscription_links (
  subscriber_id uuid primary key references public.newsletter_subscribers (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  -- The time of the last confirmation e-mail.
  asked_at timestamptz
);

create function private.create_subscription_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.subscription_links (subscriber_id) values (new.id);
  return null;
end
$$;

-- Returns the sentence beside the consent box, which is a setting; the database stores it with each consent. A test compares the fallback
-- with the site's.
create function private.consent_words() returns text
language sql stable set search_path = ''
as $$
  select coalesce((select nullif(value, '') from public.site_settings where key = 'newsletter_consent'),
    'J’accepte que mon adresse serve à m’envoyer la newsletter, et à rien d’autre.')
$$;

-- Sends the confirmation e-mail, at most three times a day, so that the form cannot flood a mailbox.
create function private.ask_for_confirmation(subscriber public.newsletter_subscribers) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  link private.subscription_links;
begin
  select * into strict link from private.subscription_links where subscriber_id = subscriber.id for update;
  if (
    select count(*) from public.outbox
    where kind = 'newsletter_confirmation' and lower(recipient) = lower(subscriber.email)
      and created_at between now() - interval '1 day' and clock_timestamp()
  ) >= 3 or link.asked_at between now() - interval '10 minutes' and clock_timestamp() then
    return;
  end if;
  update private.subscription_links set asked_at = now() where subscriber_id = subscriber.id;
  perform private.enqueue_mail('newsletter_confirmation', subscriber.email, about => subscriber.id,
    secret => jsonb_build_object('token', link.token));
end
$$;

-- Does the work of a new subscription and undoes it, so that the time of an answer does not tell whether the address was known.
create function private.simulate_subscription() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  nobody public.newsletter_subscribers;
begin
  insert into public.newsletter_subscribers (email, consent_words)
  values (gen_random_uuid() || '@example.invalid', private.consent_words())
  returning * into nobody;
  perform private.ask_for_confirmation(nobody);
  raise sqlstate 'UNDO1';
exception when sqlstate 'UNDO1' then
  perform pg_catalog.pg_notify('outbox', '');
end
$$;

-- Adds a subscriber who ticked the consent box. The answer is the same whether or not the address was known, so that nobody learns who
-- subscribes. A confirmed subscriber gets no second e-mail; a person who left may come back.
create function public.subscribe_to_newsletter(email text) returns void
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
  insert into public.newsletter_subscribers as stored (email, state, consented_at, consent_words)
  values (address, 'pending', now(), private.consent_words())
  on conflict (lower(email)) do update set
    state = case stored.state when 'confirmed' then 'confirmed' else 'pending' end,
    consented_at = case stored.state when 'confirmed' then stored.consented_at else now() end,
    consent_words = case stored.state when 'confirmed' then stored.consent_words else private.consent_words() end
  returning stored.* into subscriber;
  if subscriber.state = 'pending' then
    perform private.ask_for_confirmation(subscriber);
  end if;
  if subscriber.created_at <> now() then
    perform private.simulate_subscription();
  end if;
end
$$;
grant execute on function public.subscribe_to_newsletter(text) to anon, authenticated;

-- Confirms a subscription with the link of its e-mail. A link keeps working, so that a second click is not an error.
-- @return false when no subscription has this link
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

-- Ends the subscription of an address, and cancels the e-mails that wait for it.
-- @param to_state `unsubscribed` or `bounced`
create function private.end_subscription_of(address text, to_state text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers
  set state = to_state, unsubscribed_at = case when to_state = 'unsubscribed' then coalesce(unsubscribed_at, now()) else unsubscribed_at end
  where lower(email) = lower(address) and state in ('pending', 'confirmed');
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(address) and state = 'waiting';
end
$$;

-- Ends a subscription with one click (RFC 8058), and cancels the e-mails that wait for that address.
-- @return false when no subscription has this link
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

-- Changes a subscription for an administrator: « Désinscrire », « Adresse refusée », or « Réabonner », which restores an address that
-- had confirmed before it was refused. A person who has left or never confirmed gets an e-mail instead, because only that person may
-- begin the subscription.
-- @return the new state
create function public.change_subscription(subscriber_id uuid, to_state text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber public.newsletter_subscribers;
begin
  perform private.require_permission('insert', 'newsletter_subscribers');
  if to_state not in ('confirmed', 'unsubscribed', 'bounced') then
    raise sqlstate '22023' using message = 'A subscriber becomes confirmed, unsubscribed or bounced';
  end if;
  select * into subscriber from public.newsletter_subscribers where id = subscriber_id for update;
  if to_state = 'confirmed' and (subscriber.state <> 'bounced' or subscriber.confirmed_at is null or subscriber.unsubscribed_at is not null)
    and subscriber.state <> 'confirmed' then
    update public.newsletter_subscribers set state = 'pending', consented_at = now() where id = subscriber_id returning * into subscriber;
    if found then
      perform private.ask_for_confirmation(subscriber);
    end if;
    return subscriber.state;
  end if;
  update public.newsletter_subscribers
  set state = to_state, unsubscribed_at = case when to_state = 'unsubscribed' then coalesce(unsubscribed_at, now()) else unsubscribed_at end
  where id = subscriber_id returning * into subscriber;
  if to_state <> 'confirmed' then
    delete from public.outbox
    where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(subscriber.email) and state = 'waiting';
  end if;
  return subscriber.state;
end
$$;
grant execute on function public.change_subscription(uuid, text) to authenticated;

-- Erases the copies in the outbox when a subscriber is erased.
create function private.erase_subscriber_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outbox
  where kind in ('newsletter_issue', 'newsletter_confirmation') and lower(recipient) = lower(old.email);
  return null;
end
$$;

-- Imports the subscribers of another list. It does not change known subscribers, except those who left the other list since: a person who
-- left is not brought back, and a list without dates ends no subscription that was confirmed here.
-- @param subscribers [{"email", "state", "consented_at", …}, …], 5000 at most; `confirmed` and `import` unless they say otherwise
-- @return how many of them are here now in each state, how many stay unchanged, and how many are not addresses
create function public.import_subscribers(subscribers jsonb)
returns table (confirmed integer, pending integer, ended integer, known text[], refused text[])
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  imported text[];
begin
  perform private.require_permission('insert', 'newsletter_subscribers');
  if jsonb_array_length(subscribers) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 addresses at once';
  end if;
  with input as (
    select distinct on (lower(btrim(row.email))) btrim(row.email) as email, coalesce(row.state, 'confirmed') as state,
      coalesce(nullif(left(btrim(row.source), 200), ''), 'import') as source, left(coalesce(row.consent_words, ''), 1000) as consent_words,
      least(row.consented_at, now()) as consented_at, least(row.confirmed_at, now()) as confirmed_at,
      least(row.unsubscribed_at, now()) as unsubscribed_at
    from jsonb_to_recordset(subscribers) as row (email text, state text, source text, consent_words text,
      consented_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz)
    where private.is_email_address(btrim(row.email))
    order by lower(btrim(row.email)), array_position(array['unsubscribed', 'bounced', 'pending', 'confirmed'], row.state)
  ), here as (
    insert into public.newsletter_subscribers as subscriber
      (email, state, source, consent_words, consented_at, confirmed_at, unsubscribed_at)
    select email, state, source, consent_words, coalesce(consented_at, confirmed_at, now()),
      case state when 'confirmed' then coalesce(confirmed_at, now()) else confirmed_at end,
      case state when 'unsubscribed' then coalesce(unsubscribed_at, now()) end
    from input
    on conflict (lower(email)) do update set state = excluded.state, unsubscribed_at = excluded.unsubscribed_at
    where subscriber.state in ('pending', 'confirmed') and excluded.state in ('unsubscribed', 'bounced')
      and (subscriber.source <> 'website' or excluded.unsubscribed_at between subscriber.consented_at and now() - interval '1 second')
    returning email, state
  )
  select count(*) filter (where state = 'confirmed'), count(*) filter (where state = 'pending'),
    count(*) filter (where state in ('unsubscribed', 'bounced')), coalesce(array_agg(lower(email)), '{}')
  into confirmed, pending, ended, imported from here;
  delete from public.outbox as mail
  using public.newsletter_subscribers as subscriber
  where mail.kind in ('newsletter_issue', 'newsletter_confirmation') and mail.state = 'waiting' and lower(mail.recipient) = any (imported)
    and lower(subscriber.email) = lower(mail.recipient) and subscriber.state in ('unsubscribed', 'bounced');
  select coalesce(array_agg(email) filter (where is_address), '{}'), coalesce(array_agg(email) filter (where not is_address), '{}')
  into known, refused
  from (select btrim(row ->> 'email') from jsonb_array_elements(subscribers) as input (row)) as every (email)
  cross join lateral coalesce(private.is_email_address(email), false) as shape (is_address)
  where not is_address or lower(email) <> all (imported);
  return next;
end
$$;
grant execute on function public.import_subscribers(jsonb) to authenticated;

-- An issue of the newsletter. Its text stays, whatever happens to the article.
create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  post_id uuid references public.blog_posts (id) on delete set null,
  subject text collate private.french not null
    constraint newsletter_issues_subject_length check (btrim(subject) <> '' and char_length(subject) <= 200),
  -- A text that comes before the article.
  introduction text not null default ''
    constraint newsletter_issues_introduction_length check (char_length(introduction) <= 3000),
  -- A copy of the article: {"title", "slug", "excerpt", "image_url", "image_alt"}.
  post jsonb not null,
  audience text not null default 'everybody'
    constraint newsletter_issues_audience_values check (audience in ('everybody', 'new')),
  per_hour integer not null
    constraint newsletter_issues_per_hour_range check (per_hour between 1 and 10000),
  total integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  sent_by text collate private.french,
  -- Whether the issue waits for its article, which is scheduled.
  is_planned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index newsletter_issues_list on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_post on public.newsletter_issues (post_id);
alter table public.newsletter_issues enable row level security;
grant select on table public.newsletter_issues to authenticated;
create policy "administrators read newsletter issues" on public.newsletter_issues
  for select to authenticated using ((select private.has_permission('select', 'newsletter_issues')));

-- Returns the recipients of an issue: every confirmed subscriber, or those confirmed since the last issue.
create function private.newsletter_recipients(audience text) returns setof public.newsletter_subscribers
language sql stable security definer set search_path = ''
as $$
  select * from public.newsletter_subscribers
  where state = 'confirmed' and (
    audience = 'everybody'
    or confirmed_at > coalesce((select max(created_at) from public.newsletter_issues where not is_planned), '-infinity')
  );
$$;

-- Returns the number of recipients of each audience.
create function public.newsletter_audiences() returns table (audience text, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'newsletter_issues');
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
    select jsonb_build_object('title', title, 'slug', slug, 'excerpt', summary,
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

-- Sends a test of an issue to the administrator who wrote it.
create function public.test_newsletter_issue(post_id uuid, subject text, introduction text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'newsletter_issues');
  perform private.enqueue_mail('newsletter_issue', (select email from auth.users where id = (select auth.uid())),
    jsonb_build_object('subject', subject, 'introduction', introduction, 'post', private.post_of_newsletter_issue(post_id)));
end
$$;
grant execute on function public.test_newsletter_issue(uuid, text, text) to authenticated;

-- The recipients of an issue whose e-mails are not all written yet: the ids of the subscribers when the issue began, in their order.
create table private.pending_newsletter_mails (
  issue_id uuid primary key references public.newsletter_issues (id) on delete cascade,
  recipients uuid[] not null,
  -- How many of them had their turn.
  enqueued integer not null default 0
);

-- Writes the next e-mails of each issue to the outbox, one per recipient, spread over time at the issue's rate: 500 at a time, once the
-- last one is due within a quarter of an hour, so that 50,000 recipients delay nothing else. Recipients who have left since no longer
-- count in the total. Of two callers at the same time, one writes and the other skips the issue.
create function private.enqueue_newsletter_mails() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pending private.pending_newsletter_mails;
  portion uuid[];
  rate integer;
  first_due timestamptz;
  counted integer;
begin
  for pending in
    select * from private.pending_newsletter_mails as list
    where not exists (
      select from public.outbox
      where about = list.issue_id and kind = 'newsletter_issue' and state = 'waiting' and tries = 0
        and due_at > clock_timestamp() + interval '15 minutes'
    )
    for update skip locked
  loop
    portion := pending.recipients[pending.enqueued + 1 : pending.enqueued + 500];
    select issue.per_hour, coalesce(max(mail.due_at) + interval '1 hour' / issue.per_hour, now()) into strict rate, first_due
    from public.newsletter_issues as issue
    left join public.outbox as mail
      on mail.about = issue.id and mail.kind = 'newsletter_issue' and mail.state = 'waiting' and mail.tries = 0
    where issue.id = pending.issue_id group by issue.id;
    insert into public.outbox (kind, recipient, about, secret, due_at)
    select 'newsletter_issue', email, pending.issue_id, jsonb_build_object('token', token),
      first_due + (row_number() over (order by place) - 1) * interval '1 hour' / rate
    from unnest(portion) with ordinality as recipient (id, place)
    join public.newsletter_subscribers as subscriber on subscriber.id = recipient.id and state = 'confirmed'
    join private.subscription_links on subscriber_id = recipient.id;
    get diagnostics counted = row_count;
    update public.newsletter_issues set total = total + counted - cardinality(portion)
    where id = pending.issue_id and counted <> cardinality(portion);
    update private.pending_newsletter_mails set enqueued = enqueued + cardinality(portion) where issue_id = pending.issue_id;
    delete from private.pending_newsletter_mails where issue_id = pending.issue_id and enqueued >= cardinality(recipients);
  end loop;
end
$$;

-- Begins to send the issues that waited for an article, with the article's present text and to the present subscribers.
create function private.send_planned_issues(of_post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  everybody uuid[];
begin
  for issue in delete from public.newsletter_issues where post_id = of_post and is_planned returning * loop
    -- Collects the recipients before the issue becomes sent, because `new` counts from the last issue.
    select coalesce(array_agg(id order by confirmed_at, id), '{}') into everybody from private.newsletter_recipients(issue.audience);
    insert into public.newsletter_issues (id, post_id, subject, introduction, post, audience, per_hour, total, sent_by)
    values (issue.id, of_post, issue.subject, issue.introduction, private.post_of_newsletter_issue(of_post), issue.audience,
      issue.per_hour, cardinality(everybody), issue.sent_by);
    insert into private.pending_newsletter_mails (issue_id, recipients) values (issue.id, everybody);
  end loop;
  perform private.enqueue_newsletter_mails();
end
$$;

-- Deletes the issues that wait for an article which somebody deletes. It runs before the deletion, which empties post_id.
create function private.forget_planned_issues() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.newsletter_issues where post_id = old.id and is_planned;
  return old;
end
$$;

-- Sends an article as an issue; the issue of a scheduled article waits until the article appears.
-- @param expected_total the number that the screen showed for confirmation: the function refuses another one
-- @return the issue's id
create function public.send_newsletter_issue(
  post_id uuid, subject text, introduction text, audience text, per_hour integer, expected_total integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  issue uuid;
  counted integer;
begin
  perform private.require_permission('insert', 'newsletter_issues');
  -- A double click sends one issue: the second call waits here and then finds the issue of the first.
  perform pg_advisory_xact_lock(hashtextextended('public.newsletter_issues', 0));
  if exists (
    select from public.newsletter_issues as recent
    where recent.post_id = send_newsletter_issue.post_id and recent.audience = send_newsletter_issue.audience
      and (is_planned or created_at between now() - interval '10 minutes' and clock_timestamp())
  ) then
    raise sqlstate 'PT409' using message = 'This article has just been sent to the same audience';
  end if;
  select count(*) into counted from private.newsletter_recipients(audience);
  if counted = 0 or counted <> expected_total then
    raise sqlstate 'PT409' using message = format('There are %s recipients now, not %s', counted, expected_total);
  end if;
  insert into public.newsletter_issues as planned (post_id, subject, introduction, post, audience, per_hour, sent_by, is_planned)
  values (post_id, subject, introduction, private.post_of_newsletter_issue(post_id), audience, per_hour,
    (select email from auth.users where id = (select auth.uid())), true)
  returning planned.id into issue;
  if exists (select from public.blog_posts where id = send_newsletter_issue.post_id and published_at <= now()) then
    perform private.send_planned_issues(post_id);
  end if;
  return issue;
end
$$;
grant execute on function public.send_newsletter_issue(uuid, text, text, text, integer, integer) to authenticated;

-- Stops an issue that is being sent by deleting its pending e-mails and the list of those not written yet. An issue that waits for its article is deleted itself.
create function public.stop_newsletter_issue(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'newsletter_issues');
  -- Deletes the list first: this waits for a portion that is being written, whose e-mails are then deleted like the others.
  with pending as (
    delete from private.pending_newsletter_mails where pending_newsletter_mails.issue_id = stop_newsletter_issue.issue_id returning *
  )
  update public.newsletter_issues set total = total - (cardinality(recipients) - enqueued) from pending where id = pending.issue_id;
  delete from public.outbox where about = stop_newsletter_issue.issue_id and kind = 'newsletter_issue' and state = 'waiting';
  delete from public.newsletter_issues where id = issue_id and is_planned;
end
$$;
grant execute on function public.stop_newsletter_issue(uuid) to authenticated;

-- Counts the results of an issue's e-mails.
create function private.count_newsletter_results() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues
  set sent = sent + (new.state = 'sent')::integer - (old.state = 'sent')::integer,
    failed = failed + (new.state in ('failed', 'returned'))::integer - (old.state in ('failed', 'returned'))::integer
  where id = new.about;
  return null;
end
$$;

-- Subtracts an e-mail from the total of its issue when a stop or an unsubscription deletes it before it is sent.
create function private.uncount_newsletter_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_issues set total = total - 1 where id = old.about;
  return null;
end
$$;

-- Deletes unconfirmed subscribers after a week and unsubscribed ones after three years: until then an import must not bring back their
-- address.
create function private.purge_subscribers() returns void
language sql security definer set search_path = ''
as $$
  delete from public.newsletter_subscribers
  where (state = 'pending' and consented_at < now() - interval '7 days') or unsubscribed_at < now() - interval '3 years';
$$;

-- A newsletter issue of a scheduled article leaves when the article appears, as it is then.

alter table public.newsletter_issues add column is_planned boolean not null default false;

create or replace function private.newsletter_recipients(audience text) returns setof public.newsletter_subscribers
language sql stable security definer set search_path = ''
as $$
  select * from public.newsletter_subscribers
  where state = 'confirmed' and (
    audience = 'everybody'
    or confirmed_at > coalesce((select max(created_at) from public.newsletter_issues where not is_planned), '-infinity')
  );
$$;

create or replace function private.post_of_newsletter_issue(post_id uuid) returns jsonb
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

create function private.send_planned_issues(of_post uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issue public.newsletter_issues;
  counted integer;
begin
  for issue in delete from public.newsletter_issues where post_id = of_post and is_planned returning * loop
    -- Before the issue is there again, as sent now, since « new » counts from the last issue.
    insert into public.outbox (kind, recipient, about, secret, due_at)
    select 'newsletter_issue', email, issue.id, jsonb_build_object('token', token),
      now() + (row_number() over (order by confirmed_at, recipient.id) - 1) * interval '1 hour' / issue.per_hour
    from private.newsletter_recipients(issue.audience) as recipient join private.subscription_links on subscriber_id = recipient.id;
    get diagnostics counted = row_count;
    insert into public.newsletter_issues (id, post_id, subject, introduction, post, audience, per_hour, total, sent_by)
    values (issue.id, of_post, issue.subject, issue.introduction, private.post_of_newsletter_issue(of_post), issue.audience,
      issue.per_hour, counted, issue.sent_by);
  end loop;
end
$$;

create function private.forget_planned_issues() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.newsletter_issues where post_id = old.id and is_planned;
  return old;
end
$$;

create trigger forget_planned_issues before delete on public.blog_posts
  for each row execute function private.forget_planned_issues();

create or replace function public.send_newsletter_issue(
  post_id uuid, subject text, introduction text, audience text, per_hour integer, expected_total integer
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  issue uuid;
  counted integer;
begin
  perform private.require_permission('insert', 'newsletter_issues');
  -- A double click sends one issue: the second call waits here and finds the first one's.
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

create or replace function public.stop_newsletter_issue(issue_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'newsletter_issues');
  delete from public.outbox where about = issue_id and kind = 'newsletter_issue' and state = 'waiting';
  delete from public.newsletter_issues where id = issue_id and is_planned;
end
$$;

create or replace function private.follow_due_changes() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change private.planned_changes;
  address text;
begin
  for change in
    delete from private.planned_changes where (of_table, of_row, kind) in (
      select of_table, of_row, kind from private.planned_changes where due_at <= now() for update skip locked
    ) returning *
  loop
    execute format('select %L || slug from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '/' else '/blog/' end, change.of_table) into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
      perform private.send_planned_issues(change.of_row);
    end if;
    -- What is published by hand makes this event by itself, with whatever else changes within two minutes.
    if change.due_at < now() then
      delete from public.missing_pages where path = address;
      perform private.enqueue_site_change(interval '0');
    end if;
  end loop;
end
$$;

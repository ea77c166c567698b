-- The week in one e-mail, on Monday morning.

alter table public.site_settings
  drop constraint site_settings_known_key,
  drop constraint site_settings_boolean_values,
  add constraint site_settings_known_key check (key in (
    'site_title', 'site_description', 'contact_email', 'contact_phone', 'contact_address',
    'linkedin_url', 'twitter_url', 'facebook_url', 'google_analytics_id', 'calendly_url',
    'blog_posts_per_page', 'site_logo_url', 'newsletter_enabled', 'comments_enabled', 'maintenance_mode',
    'weekly_digest_enabled'
  )),
  add constraint site_settings_boolean_values check (
    key not in ('newsletter_enabled', 'comments_enabled', 'maintenance_mode', 'weekly_digest_enabled') or value in ('true', 'false')
  );

-- Adds the digest of a week to the outbox, on Monday from eight o'clock in Paris, once; not at all when the settings say so. Requests are
-- named by their date and service alone: an erased request leaves no name behind in the outbox.
-- @param at the moment taken for now
create function private.enqueue_weekly_digest(at timestamptz default now()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  local_time constant timestamp := at at time zone 'Europe/Paris';
  week constant text := to_char(local_time, '"weekly_digest "IYYY"-W"IW');
  address constant text := private.agency_address();
begin
  if extract(isodow from local_time) <> 1 or extract(hour from local_time) < 8 or address is null
    or exists (select from public.outbox where unique_key = week)
    or exists (select from public.site_settings where key = 'weekly_digest_enabled' and value = 'false')
  then
    return;
  end if;
  perform private.enqueue_mail('weekly_digest', address, jsonb_build_object(
    'to_answer', (select count(*) from public.contacts where status = 'new'),
    'oldest', (select coalesce(jsonb_agg(request), '[]') from (
      select id, created_at, service_interest from public.contacts where status = 'new' order by created_at, id limit 5
    ) as request),
    'views', (select coalesce(sum(view_count), 0) from public.blog_posts where status = 'published'),
    'top', (select coalesce(jsonb_agg(post), '[]') from (
      select title, slug, view_count as views from public.blog_posts
      where status = 'published' and view_count > 0 order by view_count desc, id limit 5
    ) as post)
  ), unique_key => week);
end
$$;

create or replace function private.write_due_mails() returns void
language sql security definer set search_path = ''
as $$ select private.enqueue_weekly_digest() $$;

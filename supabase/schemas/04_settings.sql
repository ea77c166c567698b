-- The settings of the site.

create table public.site_settings (
  key text primary key
    constraint site_settings_known_key check (key in (
      'site_title', 'site_description', 'contact_email', 'contact_phone', 'contact_address',
      'linkedin_url', 'twitter_url', 'facebook_url', 'google_analytics_id', 'calendly_url',
      'blog_posts_per_page', 'site_logo_url', 'newsletter_enabled', 'comments_enabled', 'maintenance_mode',
      'weekly_digest_enabled'
    )),
  value text not null default ''
    constraint site_settings_value_length check (char_length(value) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_settings_posts_per_page_range
    check (key <> 'blog_posts_per_page' or value ~ '^([1-9]|1[0-9]|20)$'),
  constraint site_settings_boolean_values
    check (
      key not in ('newsletter_enabled', 'comments_enabled', 'maintenance_mode', 'weekly_digest_enabled')
      or value in ('true', 'false')
    ),
  constraint site_settings_address_shape
    check (key not in ('linkedin_url', 'twitter_url', 'facebook_url', 'calendly_url') or value ~ '^(https?://\S+)?$'),
  constraint site_settings_logo_shape
    check (key <> 'site_logo_url' or value ~ '^((https?://|/[^/])\S*)?$'),
  constraint site_settings_email_shape
    check (key <> 'contact_email' or value ~ '^([^@\s]+@[^@\s]+\.[^@\s]+)?$'),
  constraint site_settings_analytics_shape
    check (key <> 'google_analytics_id' or value ~ '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$')
);

alter table public.site_settings enable row level security;
-- Every setting is something the public pages show, so everyone reads them. They are written by save_settings().
grant select on table public.site_settings to anon, authenticated;

create policy "everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);

create trigger keep_timestamps before insert or update on public.site_settings
  for each row execute function private.keep_timestamps();

-- Saves settings, all of them or none, over the version they were made from.
-- @param settings {"site_title": "…", …}
-- @param expected_updated_at the newest updated_at among the settings read; not asked for when there were none
-- @return the newest updated_at now
create function public.save_settings(settings jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  newest timestamptz;
begin
  -- Or anybody signed in could make the others wait.
  perform private.require_administrator();
  -- Two saves at the same time wait for each other, so the second one meets the first one's date.
  perform pg_advisory_xact_lock(hashtextextended('public.site_settings', 0));
  select max(updated_at) into newest from public.site_settings;
  if newest is not null then
    perform private.require_version(newest, expected_updated_at);
  end if;
  insert into public.site_settings (key, value)
  select key, value from jsonb_each_text(settings)
  on conflict (key) do update set value = excluded.value
    where site_settings.value is distinct from excluded.value;
  return (select max(updated_at) from public.site_settings);
end
$$;
grant execute on function public.save_settings(jsonb, timestamptz) to authenticated;

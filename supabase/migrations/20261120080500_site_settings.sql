create table public.site_settings (
  key text primary key
    constraint site_settings_known_key check (key in (
      'site_title', 'site_description', 'contact_email', 'contact_phone', 'contact_address',
      'linkedin_url', 'twitter_url', 'facebook_url', 'google_analytics_id', 'calendly_url',
      'blog_posts_per_page', 'site_logo_url', 'newsletter_enabled', 'comments_enabled', 'maintenance_mode'
    )),
  value text not null default ''
    constraint site_settings_value_length check (char_length(value) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_settings_posts_per_page_range
    check (key <> 'blog_posts_per_page' or value ~ '^([1-9]|1[0-9]|20)$'),
  constraint site_settings_boolean_values
    check (key not in ('newsletter_enabled', 'comments_enabled', 'maintenance_mode') or value in ('true', 'false')),
  constraint site_settings_address_shape
    check (key not in ('linkedin_url', 'twitter_url', 'facebook_url', 'calendly_url') or value ~ '^(https?://\S+)?$'),
  constraint site_settings_logo_shape
    check (key <> 'site_logo_url' or value ~ '^((https?://|/[^/])\S*)?$'),
  constraint site_settings_email_shape
    check (key <> 'contact_email' or value ~ '^([^@\s]+@[^@\s]+\.[^@\s]+)?$'),
  constraint site_settings_analytics_shape
    check (key <> 'google_analytics_id' or value ~ '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$')
);

create trigger keep_timestamps before insert or update on public.site_settings
  for each row execute function private.keep_timestamps();

alter table public.site_settings enable row level security;
revoke all on table public.site_settings from anon, authenticated;
grant all on table public.site_settings to service_role;

-- Every setting is something the public pages show, so everyone reads them.
grant select on table public.site_settings to anon, authenticated;
grant insert (key, value), update (key, value), delete on table public.site_settings to authenticated;

create policy "everyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);
create policy "administrators add settings" on public.site_settings
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change settings" on public.site_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove settings" on public.site_settings
  for delete to authenticated using ((select private.is_admin()));

-- The settings of the site.

-- The values that each setting accepts, and whether visitors read it: one row per declaration of packages/domain/src/settings.ts.
create table private.setting_definitions (
  key text primary key,
  -- A regular expression.
  pattern text not null default '',
  -- The bounds of a number.
  minimum integer,
  maximum integer,
  read_by_visitors boolean not null default true
);
insert into private.setting_definitions (key, pattern, minimum, maximum, read_by_visitors) values
  ('site_title', '', null, null, true),
  ('site_description', '', null, null, true),
  ('site_logo_url', '^((https?://|/[^/])\S*)?$', null, null, true),
  ('contact_email', '^(' || private.email_pattern() || ')?$', null, null, true),
  ('contact_phone', '', null, null, true),
  ('contact_address', '', null, null, true),
  ('linkedin_url', '^(https?://\S+)?$', null, null, true),
  ('twitter_url', '^(https?://\S+)?$', null, null, true),
  ('facebook_url', '^(https?://\S+)?$', null, null, true),
  ('footer_text', '', null, null, true),
  ('call_title', '', null, null, true),
  ('call_text', '', null, null, true),
  ('offer_points', '', null, null, true),
  ('contact_title', '', null, null, true),
  ('contact_text', '', null, null, true),
  ('contact_steps', '^([^\n:]+:[^\n]+(\n+|$))*$', null, null, true),
  ('contact_hint', '', null, null, true),
  ('booking_text', '', null, null, true),
  ('opening_hours', '', null, null, true),
  ('blog_title', '', null, null, true),
  ('blog_text', '', null, null, true),
  ('case_studies_title', '', null, null, true),
  ('case_studies_text', '', null, null, true),
  ('newsletter_title', '', null, null, true),
  ('newsletter_text', '', null, null, true),
  ('newsletter_consent', '', null, null, true),
  ('search_examples', '', null, null, true),
  ('maintenance_title', '', null, null, true),
  ('maintenance_text', '', null, null, true),
  ('google_analytics_id', '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$', null, null, true),
  ('calendly_url', '^(https?://\S+)?$', null, null, true),
  ('blog_posts_per_page', '^(0|[1-9][0-9]{0,8})$', 1, 20, true),
  ('newsletter_enabled', '^(true|false)$', null, null, true),
  ('comments_enabled', '^(true|false)$', null, null, true),
  ('ai_answers_allowed', '^(true|false)$', null, null, true),
  ('ai_training_allowed', '^(true|false)$', null, null, true),
  ('indexnow_key', '^([A-Za-z0-9-]{8,128})?$', null, null, true),
  ('maintenance_mode', '^(true|false)$', null, null, true),
  ('second_factor_required', '^((owner|editor|author|reader)( (owner|editor|author|reader)){0,3})?$', null, null, false),
  ('weekly_digest_enabled', '^(true|false)$', null, null, false);

-- Returns the keys of the settings that visitors read.
create function private.public_setting_keys() returns setof text
language sql stable security definer set search_path = ''
as $$ select key from private.setting_definitions where read_by_visitors $$;
grant execute on function private.public_setting_keys() to anon, authenticated;

-- Refuses an undeclared setting, or a value that its definition does not accept.
create function private.check_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  definition private.setting_definitions;
begin
  select * into definition from private.setting_definitions where key = new.key;
  if definition.key is null or new.value !~ definition.pattern then
    raise check_violation using message = format('The setting %s does not take this value', new.key);
  end if;
  if definition.minimum is not null and new.value::integer not between definition.minimum and definition.maximum then
    raise check_violation using message = format('The setting %s is out of its bounds', new.key);
  end if;
  return new;
end
$$;

create table public.site_settings (
  key text primary key,
  value text not null default ''
    constraint site_settings_value_length check (char_length(value) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.site_settings enable row level security;
-- Only save_settings() writes settings.
grant select on table public.site_settings to anon, authenticated;

create policy "everyone reads the settings of the site, administrators the rest" on public.site_settings
  for select to anon, authenticated
  using (key = any (array(select private.public_setting_keys())) or (select private.has_permission('select', 'site_settings')));

-- Saves settings, all of them or none, unless somebody changed one since the caller read them.
-- @param settings {"site_title": "…", …}
-- @param expected_updated_at the newest updated_at among the settings read; not required when there were none
-- @return the newest updated_at now
create function public.save_settings(settings jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  newest timestamptz;
begin
  -- Checks the right before the lock, because anybody signed in could otherwise make the others wait.
  perform private.require_permission('update', 'site_settings');
  -- Two saves at the same time wait for each other, so that the second one sees the date of the first.
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

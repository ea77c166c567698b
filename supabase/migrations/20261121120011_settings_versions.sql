-- Two people on the settings: the second save is refused rather than undoing the first, as for articles and pages.

-- Saves settings, all of them or none, made from what was stored at a time.
-- @param settings {"site_title": "…", …}
-- @param known the newest updated_at among the settings read; null when there were none
-- @return the newest updated_at now
create function public.save_settings(settings jsonb, known timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  newest timestamptz;
begin
  -- Or anybody signed in could make the others wait.
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Administrators only';
  end if;
  -- Two saves at the same time wait for each other, so the second one meets the first one's date.
  perform pg_advisory_xact_lock(hashtextextended('public.site_settings', 0));
  select max(updated_at) into newest from public.site_settings;
  if newest > coalesce(known, '-infinity') then
    raise sqlstate 'PT409' using
      message = 'The settings have been saved by somebody else meanwhile',
      detail = format('They are those of %s now, not those of %s', newest, known);
  end if;
  insert into public.site_settings (key, value)
  select key, value from jsonb_each_text(settings)
  on conflict (key) do update set value = excluded.value
    where site_settings.value is distinct from excluded.value;
  return (select max(updated_at) from public.site_settings);
end
$$;

revoke all on function public.save_settings(jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.save_settings(jsonb, timestamptz) to authenticated, service_role;

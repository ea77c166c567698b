-- Roles may be required to have a second factor one by one: the setting names them.

update private.setting_definitions set pattern = '^((owner|editor|author|reader)( (owner|editor|author|reader)){0,3})?$'
where key = 'second_factor_required';
update public.site_settings set value = case value when 'true' then 'owner editor author reader' else '' end
where key = 'second_factor_required';

-- Whether the role of whoever calls must have a second factor.
create or replace function private.requires_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.site_settings as setting join public.admins as person on person.role = any (string_to_array(setting.value, ' '))
    where setting.key = 'second_factor_required' and person.user_id = (select auth.uid())
  )
$$;

-- Nobody requires by mistake what keeps themselves out.
create or replace function private.check_second_factor_required() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not private.session_may_act() then
    raise sqlstate 'PT412' using message = 'Whoever requires a second factor has one';
  end if;
  return null;
end
$$;
drop trigger check_second_factor_required on public.site_settings;
create trigger check_second_factor_required after insert or update on public.site_settings
  for each row when (new.key = 'second_factor_required') execute function private.check_second_factor_required();

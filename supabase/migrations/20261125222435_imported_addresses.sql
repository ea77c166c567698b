-- Makes addresses of the former site that are no article's, its feed and its archives, lead here. One that is needed or led already stays.
-- @return how many lead here now
create function public.import_addresses(lines jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  line record;
  written integer := 0;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(lines) > 1000 then
    raise sqlstate 'PT413' using message = '1,000 addresses at a time at most';
  end if;
  for line in select * from jsonb_to_recordset(lines) as given (from_path text, to_address text) loop
    begin
      insert into public.redirects (from_path, to_address) values (line.from_path, line.to_address) on conflict (from_path) do nothing;
      written := written + found::integer;
    exception when check_violation or sqlstate 'PT422' then
      continue;
    end;
  end loop;
  return written;
end
$$;
grant execute on function public.import_addresses(jsonb) to authenticated, service_role;

create or replace function private.refuse_redirect_chain() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  if (new.to_address like '/%' and exists (
    select from public.redirects where from_path = private.canonical_path(new.to_address)
  )) or exists (
    select from public.redirects where to_address like '/%' and private.canonical_path(to_address) = new.from_path
  ) then
    raise sqlstate 'PT422' using
      message = format('%s → %s', new.from_path, new.to_address),
      detail = 'A redirect neither leads to another one nor back to itself',
      hint = 'Lead straight to the last address';
  end if;
  return null;
end
$$;

create or replace function public.import_redirects(lines jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  line record;
begin
  perform private.require_permission('insert', 'redirects');
  if jsonb_array_length(lines) > 5000 then
    raise sqlstate 'PT413' using message = 'A file has 5,000 lines at most';
  end if;
  begin
    insert into public.redirects (from_path, to_address, kind)
    select distinct on (entry ->> 'from_path') entry ->> 'from_path', entry ->> 'to_address', coalesce(entry ->> 'kind', 'permanent')
    from jsonb_array_elements(lines) with ordinality as given (entry, place)
    order by entry ->> 'from_path', place desc
    on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
    return jsonb_array_length(lines);
  exception when others then
    -- One of the lines: one after the other says which one, and takes two that write the same address in two ways.
    null;
  end;
  for line in
    select entry ->> 'from_path' as from_path, entry ->> 'to_address' as to_address,
      coalesce(entry ->> 'kind', 'permanent') as kind
    from jsonb_array_elements(lines) as given (entry)
  loop
    begin
      insert into public.redirects (from_path, to_address, kind) values (line.from_path, line.to_address, line.kind)
      on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
    exception when others then
      raise exception using errcode = sqlstate, message = format('%s → %s', line.from_path, line.to_address);
    end;
  end loop;
  return jsonb_array_length(lines);
end
$$;

-- A case study whose address changes is found at the former one.

-- The former address of a row that visitors read leads to its present one; the argument is the address of their list.
create function private.keep_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former text := private.canonical_path(tg_argv[0] || '/' || old.slug);
  present text := tg_argv[0] || '/' || new.slug;
begin
  delete from public.redirects where from_path = private.canonical_path(present);
  update public.redirects set to_address = present
  where to_address like '/%' and private.canonical_path(to_address) = former;
  insert into public.redirects (from_path, to_address) values (former, present);
  return null;
end
$$;
create trigger keep_former_address after update of slug on public.case_studies
  for each row when (old.published and new.slug <> old.slug) execute function private.keep_former_address('/etudes-de-cas');

-- The allow-list of administrators. Being signed in is not enough for anything: every policy asks private.is_admin().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Reads the allow-list with its owner's rights, or the policy on `admins` would call itself.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins where user_id = (select auth.uid())) $$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Comes first in every function for administrators alone.
create function private.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Administrators only';
  end if;
end
$$;
grant execute on function private.require_administrator() to authenticated, service_role;

-- Administrators see who else is one; nobody enters the list through the API.
alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
create policy "administrators read the allow-list" on public.admins
  for select to authenticated using ((select private.is_admin()));

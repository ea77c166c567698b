-- The allow-list of administrators. Being signed in is not enough for anything: every policy asks private.is_admin().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.admins enable row level security;
revoke all on table public.admins from anon, authenticated;
grant all on table public.admins to service_role;

-- Reads the allow-list with its owner's rights, or the policy on `admins` would call itself.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admins where user_id = (select auth.uid())) $$;

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to anon, authenticated, service_role;

-- Administrators see who else is one; nobody enters the list through the API.
grant select on table public.admins to authenticated;
create policy "administrators read the allow-list" on public.admins
  for select to authenticated using ((select private.is_admin()));

-- Roles of people of the back-office, and the table of their permissions. Signing in gives no right by itself: every policy asks
-- private.has_permission(), and every function private.require_permission().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint admins_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- Whether an account has to give a code of an authenticator application after its password.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from auth.mfa_factors where user_id = account and status::text = 'verified') $$;

-- Whether the token's session still exists: an access token would outlive it by up to an hour.
create function private.session_exists() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  )
$$;

-- Whether the session has given the code of the second factor. Both the token and the session have to say so, because the token may be an
-- hour old and the account may have removed its factor since.
create function private.session_passed_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()) and aal::text = 'aal2'
  )
$$;

-- Whether the token's session may use its account's rights: the session exists, and it has given the code of the second factor if the
-- account has one or must have one.
create function private.session_is_authorized() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_exists() and (
    private.session_passed_second_factor()
    or not (private.has_second_factor((select auth.uid())) or private.requires_second_factor())
  );
end
$$;

-- Returns the caller's present role, or null. It reads the row each time instead of the token. It runs with its owner's rights, because the
-- policy on `admins` would otherwise call itself.
create function private.role_of_caller() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.admins where user_id = (select auth.uid()) and private.session_is_authorized() $$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.role_of_caller() is not null $$;

-- The permissions of each role: an action on a table, or on a task that several functions share (`figures`, `analytics`). An action
-- without a row is refused to every role, owners included.
create table private.permissions (
  role text not null,
  resource text not null,
  action text not null,
  primary key (role, resource, action)
);

-- Adds permissions. Each argument is a list of words: `private.grant_permissions('partners', 'select insert', 'owner editor')`.
create function private.grant_permissions(resources text, actions text, roles text) returns void
language sql set search_path = ''
as $$
  insert into private.permissions (role, resource, action)
  select role, resource, action
  from string_to_table(resources, ' ') as resource, string_to_table(actions, ' ') as action, string_to_table(roles, ' ') as role
  on conflict do nothing
$$;

-- Content that several administrators write. `others` is the right to articles, former versions and pictures of somebody else,
-- `publish` the right to articles that visitors see.
select
  private.grant_permissions('blog_posts', 'select insert update delete others publish', 'owner editor'),
  private.grant_permissions('blog_posts', 'select insert update delete propose', 'author'),
  private.grant_permissions('blog_posts', 'select others', 'reader'),
  private.grant_permissions('revisions', 'select update others', 'owner editor'),
  private.grant_permissions('trash', 'select update delete others', 'owner editor'),
  private.grant_permissions('revisions trash', 'select update', 'author'),
  private.grant_permissions('media', 'select insert delete others', 'owner editor'),
  private.grant_permissions('media', 'select insert', 'author'),
  private.grant_permissions('media', 'select', 'reader'),
  private.grant_permissions('pictures', 'select update', 'owner editor'),
  private.grant_permissions('pictures', 'select', 'author reader'),
  private.grant_permissions('pages testimonials team_members key_figures faq_entries partners tools case_studies',
    'select insert update delete', 'owner editor'),
  private.grant_permissions('pages testimonials team_members key_figures faq_entries partners tools case_studies', 'select', 'reader'),
  private.grant_permissions('case_study_tools', 'select insert delete', 'owner editor'),
  private.grant_permissions('case_study_tools', 'select', 'reader'),
  private.grant_permissions('redirects search_synonyms', 'select insert update delete', 'owner editor'),
  private.grant_permissions('missing_pages empty_searches', 'select delete', 'owner editor'),
  private.grant_permissions('redirects search_synonyms missing_pages empty_searches', 'select', 'reader'),
  -- Personal data of visitors: contact requests, comments and subscribers.
  private.grant_permissions('contacts comments', 'select insert update delete', 'owner editor'),
  private.grant_permissions('newsletter_subscribers', 'select insert delete', 'owner editor'),
  private.grant_permissions('newsletter_issues', 'select insert update', 'owner editor'),
  private.grant_permissions('newsletter_issues', 'select', 'reader'),
  private.grant_permissions('outbox', 'select insert update', 'owner editor'),
  -- Figures contain no personal data.
  private.grant_permissions('figures analytics', 'select', 'owner editor reader'),
  private.grant_permissions('analytics', 'delete', 'owner'),
  -- The site itself, and the people of the back-office.
  private.grant_permissions('site_settings', 'select', 'owner editor reader'),
  private.grant_permissions('site_settings', 'update', 'owner'),
  private.grant_permissions('webhooks', 'select insert update delete', 'owner'),
  private.grant_permissions('admins', 'select insert update delete', 'owner'),
  private.grant_permissions('activity_log', 'select', 'owner'),
  -- Reading the page « État du système », whose data the server gives.
  private.grant_permissions('system', 'select', 'owner editor');

-- Whether the caller has a permission. A policy writes `(select private.has_permission(…))`, so that PostgreSQL asks once per statement.
create function private.has_permission(action text, resource text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.permissions as permission
    where permission.role = private.role_of_caller() and permission.resource = has_permission.resource
      and permission.action = has_permission.action
  )
$$;
grant execute on function private.is_admin(), private.has_permission(text, text) to anon, authenticated;

-- Raises an error unless the caller has the permission. Every function that is not for everybody calls it first.
create function private.require_permission(action text, resource text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.has_permission(action, resource) then
    raise insufficient_privilege using message = format('Not allowed: %s %s', action, resource);
  end if;
end
$$;
grant execute on function private.require_permission(text, text) to authenticated;

-- Returns the caller's role and permissions, so that the back-office offers nothing else: {"role": "author", "permissions": {"blog_posts":
-- ["insert", "select"], …}}. The role of an account that is not an administrator's is null.
create function public.my_permissions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.role_of_caller(), 'permissions', coalesce((
    select jsonb_object_agg(resource, actions) from (
      select resource, jsonb_agg(action order by action) as actions
      from private.permissions where role = private.role_of_caller() group by resource
    ) as granted
  ), '{}'))
$$;
grant execute on function public.my_permissions() to authenticated;

-- An administrator reads their own row; people who manage administrators read all rows. No account can add a row directly. The service
-- key adds the first one (`npm run admin:create`).
alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, insert on table public.admins to service_role;
create policy "administrators read their own row, owners the list" on public.admins
  for select to authenticated using (
    (select private.has_permission('select', 'admins')) or ((select private.is_admin()) and user_id = (select auth.uid()))
  );

-- Keeps at least one owner, whoever changes the row or deletes the account. If two owners demote each other at the same time, the second
-- one waits here and then sees the first change.
create function private.require_an_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if not exists (select from public.admins where role = 'owner') then
    raise sqlstate 'PT409' using message = 'The last owner stays one';
  end if;
  return null;
end
$$;

-- Returns an account's address, where the history names the person who acted.
create function private.email_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select email::text from auth.users where id = account and (select private.is_admin()) $$;
grant execute on function private.email_of(uuid) to authenticated;

-- Locks a row for a function that changes it, if the caller's own policies allow the change. So only the policies say who may change which
-- rows.
create function private.lock_row(of_table text, of_row uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format('select from public.%I where id = $1 for update', of_table) using of_row;
  get diagnostics found_rows = row_count;
  if found_rows = 1 then
    return;
  end if;
  execute format('select from public.%I where id = $1', of_table) using of_row;
  get diagnostics found_rows = row_count;
  if found_rows = 1 then
    raise insufficient_privilege using message = 'This row is not yours to change';
  end if;
  raise sqlstate 'PT404' using message = 'What is to be changed does not exist';
end
$$;
grant execute on function private.lock_row(text, uuid) to authenticated;

-- Who may do what: the roles of the people of the back-office, and the one table that says what each may do. Being signed in is
-- not enough for anything: every policy asks private.may(), every function private.require_permission().

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint admins_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- Whether an account gives the code of an application after its password.
create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from auth.mfa_factors where user_id = account and status::text = 'verified') $$;

-- Whether the token's session has not been ended: an access token would outlive it by up to an hour.
create function private.session_lives() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
      and (not_after is null or not_after > now())
  )
$$;

-- Whether the code of the second factor was given in the token's session. Both say so: a token may be an hour old, and the factor be
-- given up since.
create function private.session_gave_code() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()) and aal::text = 'aal2'
  )
$$;

-- Whether the token's session may do what its account may: it lives, and the code of the second factor was given where the account
-- has one or must have one.
create function private.session_may_act() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.session_lives() and (
    private.session_gave_code()
    or not (private.has_second_factor((select auth.uid())) or private.requires_second_factor())
  );
end
$$;

-- The role that whoever calls has now, or null: the row is asked each time, not the token. With its owner's rights, or the policy on
-- `admins` would call itself.
create function private.role_of_caller() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.admins where user_id = (select auth.uid()) and private.session_may_act() $$;

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

-- Adds permissions. Each argument is a list of words: `private.allow('partners', 'select insert', 'owner editor')`.
create function private.allow(resources text, actions text, roles text) returns void
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
  private.allow('blog_posts', 'select insert update delete others publish', 'owner editor'),
  private.allow('blog_posts', 'select insert update delete propose', 'author'),
  private.allow('blog_posts', 'select others', 'reader'),
  private.allow('revisions', 'select update others', 'owner editor'),
  private.allow('trash', 'select update delete others', 'owner editor'),
  private.allow('revisions trash', 'select update', 'author'),
  private.allow('media', 'select insert delete others', 'owner editor'),
  private.allow('media', 'select insert', 'author'),
  private.allow('media', 'select', 'reader'),
  private.allow('pictures', 'select update', 'owner editor'),
  private.allow('pictures', 'select', 'author reader'),
  private.allow('pages testimonials team_members key_figures faq_entries partners tools case_studies', 'select insert update delete',
    'owner editor'),
  private.allow('pages testimonials team_members key_figures faq_entries partners tools case_studies', 'select', 'reader'),
  private.allow('case_study_tools', 'select insert delete', 'owner editor'),
  private.allow('case_study_tools', 'select', 'reader'),
  private.allow('redirects search_synonyms', 'select insert update delete', 'owner editor'),
  private.allow('missing_pages empty_searches', 'select delete', 'owner editor'),
  private.allow('redirects search_synonyms missing_pages empty_searches', 'select', 'reader'),
  -- Personal data of visitors.
  private.allow('contacts comments', 'select insert update delete', 'owner editor'),
  private.allow('newsletter_subscribers', 'select insert delete', 'owner editor'),
  private.allow('newsletter_issues', 'select insert update', 'owner editor'),
  private.allow('newsletter_issues', 'select', 'reader'),
  private.allow('outbox', 'select insert update', 'owner editor'),
  -- Figures name nobody.
  private.allow('figures analytics', 'select', 'owner editor reader'),
  private.allow('analytics', 'delete', 'owner'),
  -- The site itself, and people.
  private.allow('site_settings', 'select', 'owner editor reader'),
  private.allow('site_settings', 'update', 'owner'),
  private.allow('webhooks', 'select insert update delete', 'owner'),
  private.allow('admins', 'select insert update delete', 'owner'),
  private.allow('activity_log', 'select', 'owner'),
  -- « État du système », which the server answers.
  private.allow('system', 'select', 'owner editor');

-- Whether whoever calls may do something. A policy asks `(select private.may(…))`: once a statement.
create function private.may(action text, resource text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.permissions as known
    where known.role = private.role_of_caller() and known.resource = may.resource and known.action = may.action
  )
$$;
grant execute on function private.is_admin(), private.may(text, text) to anon, authenticated;

-- Comes first in every function that is not for everybody.
create function private.require_permission(action text, resource text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.may(action, resource) then
    raise insufficient_privilege using message = format('Not allowed: %s %s', action, resource);
  end if;
end
$$;
grant execute on function private.require_permission(text, text) to authenticated;

-- For the back-office, which offers nothing else: {"role": "author", "permissions": {"blog_posts": ["insert", "select"], …}}. The role of
-- an account that is no administrator's is null.
create function public.my_permissions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.role_of_caller(), 'permissions', coalesce((
    select jsonb_object_agg(resource, actions) from (
      select resource, jsonb_agg(action order by action) as actions
      from private.permissions where role = private.role_of_caller() group by resource
    ) as known
  ), '{}'))
$$;
grant execute on function public.my_permissions() to authenticated;

-- One's own row says that one is an administrator; the others are for who manages people. Nobody enters the list through the API. The
-- service's key adds the first one (`npm run admin:create`).
alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant select, insert on table public.admins to service_role;
create policy "administrators read their own row, owners the list" on public.admins
  for select to authenticated using (
    (select private.may('select', 'admins')) or ((select private.is_admin()) and user_id = (select auth.uid()))
  );

-- The last owner stays one, whoever changes the row or deletes the account: of two who demote each other at the same time, the second
-- one waits here, and sees what the first one did.
create function private.keep_an_owner() returns trigger
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

-- An account's address, where the history names who did something.
create function private.email_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$ select email::text from auth.users where id = account and (select private.is_admin()) $$;
grant execute on function private.email_of(uuid) to authenticated;

-- Locks a row that a function is to change, where the caller's own policies let them change it: what rights of rows say is
-- said once, in the policies.
create function private.require_row(of_table text, of_row uuid) returns void
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
grant execute on function private.require_row(text, uuid) to authenticated;

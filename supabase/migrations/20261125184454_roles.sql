-- Roles: what was one list of administrators who may everything becomes four roles and one table that says what each may do.

alter table public.admins add column role text;
update public.admins set role = 'owner';
alter table public.admins alter column role set not null,
  add constraint admins_role_values check (role in ('owner', 'editor', 'author', 'reader'));
alter table private.invitations add column role text;
update private.invitations set role = 'owner';
alter table private.invitations alter column role set not null,
  add constraint invitations_role_values check (role in ('owner', 'editor', 'author', 'reader'));

create function private.role_of_caller() returns text
language sql stable security definer set search_path = ''
as $$ select role from public.admins where user_id = (select auth.uid()) and private.session_may_act() $$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.role_of_caller() is not null $$;

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

-- What several administrators write. `others` are articles and former versions of somebody else, `publish` those that visitors see.
select
  private.allow('blog_posts', 'select insert update delete others publish', 'owner editor'),
  private.allow('blog_posts', 'select insert update delete', 'author'),
  private.allow('blog_posts', 'select others', 'reader'),
  private.allow('revisions', 'select update others', 'owner editor'),
  private.allow('trash', 'select update delete others', 'owner editor'),
  private.allow('revisions trash', 'select update', 'author'),
  private.allow('media', 'select insert delete', 'owner editor'),
  private.allow('media', 'select insert', 'author'),
  private.allow('media', 'select', 'reader'),
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
  private.allow('activity_log', 'select', 'owner');

-- Whether whoever calls may do something. A policy asks « (select private.may(…)) »: once a statement.
create function private.may(action text, resource text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.permissions as known
    where known.role = private.role_of_caller() and known.resource = may.resource and known.action = may.action
  )
$$;
grant execute on function private.may(text, text) to anon, authenticated;

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

-- Tables that this project added: whoever wrote them until now still does.
select private.allow(relname, 'select insert update delete', 'owner editor') from pg_catalog.pg_class
where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  and relname not in (select resource from private.permissions);

drop policy "administrators read the allow-list" on public.admins;
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
create trigger keep_an_owner after update or delete on public.admins
  for each row when (old.role = 'owner') execute function private.keep_an_owner();

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

alter table public.blog_posts add column author_id uuid references auth.users (id) on delete set null;
create index blog_posts_author on public.blog_posts (author_id);
grant insert (author_id) on table public.blog_posts to authenticated;
drop policy "accounts read published articles, administrators every article" on public.blog_posts;
drop policy "administrators write articles" on public.blog_posts;
drop policy "administrators change articles" on public.blog_posts;
drop policy "administrators delete articles" on public.blog_posts;
drop policy "administrators read former versions" on public.revisions;
drop policy "administrators look into the trash" on public.trash;

-- Authors have rights on their own drafts alone: other people's ask for `others`, and what visitors see for `publish`.
create policy "accounts read published articles, administrators theirs or every article" on public.blog_posts
  for select to authenticated using (
    published_at <= now() or ((select private.may('select', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.may('others', 'blog_posts'))))
  );
create policy "administrators write articles" on public.blog_posts
  for insert to authenticated with check (
    (select private.may('insert', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')))
      and (status = 'draft' or (select private.may('publish', 'blog_posts')))
  );
create policy "administrators change articles" on public.blog_posts
  for update to authenticated using (
    (select private.may('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')))
      and (status = 'draft' or (select private.may('publish', 'blog_posts')))
  ) with check (
    (select private.may('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')))
      and (status = 'draft' or (select private.may('publish', 'blog_posts')))
  );
create policy "administrators delete articles" on public.blog_posts
  for delete to authenticated using (
    (select private.may('delete', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')))
      and (status = 'draft' or (select private.may('publish', 'blog_posts')))
  );

-- What authors write bears their name, and stays a draft: functions that save with their owner's rights pass no policy.
create function private.keep_authorship() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null or private.may('publish', 'blog_posts') then
    return new;
  end if;
  new.author_id := case tg_op when 'INSERT' then auth.uid() else old.author_id end;
  if new.status <> 'draft' then
    raise insufficient_privilege using message = 'Not allowed: publish blog_posts';
  end if;
  return new;
end
$$;
create trigger keep_authorship before insert or update of status, author_id on public.blog_posts
  for each row execute function private.keep_authorship();

create policy "administrators read former versions" on public.revisions
  for select to authenticated using (
    (select private.may('select', 'revisions')) and ((select private.may('others', 'revisions')) or (
      table_name = 'blog_posts' and row_id in (select id from public.blog_posts where author_id = (select auth.uid()))
    ))
  );

create policy "administrators look into the trash" on public.trash
  for select to authenticated using (
    (select private.may('select', 'trash')) and deleted_at > now() - interval '30 days' and ((select private.may('others', 'trash')) or (
      table_name = 'blog_posts' and content ->> 'author_id' = (select auth.uid())::text and content ->> 'status' = 'draft'
    ))
  );

-- Every other policy and function asks for the permission that its table, or what it does, needs. One that this project added is for
-- owners, which its administrators are.
do $$
declare
  known record;
begin
  for known in
    select *, case cmd when 'ALL' then 'delete' else lower(cmd) end as action,
      case schemaname when 'storage' then 'media' else tablename::text end as resource
    from pg_catalog.pg_policies where concat(qual, with_check) like '%private.is_admin()%' and tablename <> 'admins'
  loop
    execute format('alter policy %I on %I.%I', known.policyname, known.schemaname, known.tablename)
      || coalesce(' using (' || replace(known.qual, 'private.is_admin() AS is_admin',
        format('private.may(%L, %L) AS may', known.action, known.resource)) || ')', '')
      || coalesce(' with check (' || replace(known.with_check, 'private.is_admin() AS is_admin',
        format('private.may(%L, %L) AS may', known.action, known.resource)) || ')', '');
  end loop;
  for known in
    select pg_catalog.pg_get_functiondef(oid) as definition, coalesce(needed.action, 'update') as action,
      coalesce(needed.resource, 'site_settings') as resource
    from pg_catalog.pg_proc left join (values
      ('activity_list', 'select', 'activity_log'),
      ('second_factors', 'select', 'admins'),
      ('reset_second_factor', 'update', 'admins'),
      ('save_settings', 'update', 'site_settings'),
      ('undo_unpublish', 'publish', 'blog_posts'),
      ('delete_essential_page', 'delete', 'pages'),
      ('pages_to_complete', 'select', 'pages'),
      ('save_notes', 'update', 'contacts'),
      ('search_contacts', 'select', 'contacts'),
      ('contact_counts', 'select', 'figures'),
      ('redirect_list', 'select', 'redirects'),
      ('import_redirects', 'insert', 'redirects'),
      ('retry_outbox', 'update', 'outbox'),
      ('send_test_mail', 'insert', 'outbox'),
      ('mail_state', 'select', 'outbox'),
      ('erase_comment_author', 'update', 'comments'),
      ('test_webhook', 'update', 'webhooks'),
      ('import_subscribers', 'insert', 'newsletter_subscribers'),
      ('newsletter_audiences', 'insert', 'newsletter_issues'),
      ('test_newsletter_issue', 'insert', 'newsletter_issues'),
      ('send_newsletter_issue', 'insert', 'newsletter_issues'),
      ('stop_newsletter_issue', 'update', 'newsletter_issues'),
      ('require_scope', 'select', 'analytics'),
      ('example_visits_until', 'select', 'analytics'),
      ('dashboard_statistics', 'select', 'figures'),
      ('analytics_summary', 'select', 'analytics')
    ) as needed (name, action, resource) on needed.name = proname
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%private.require_administrator()%'
  loop
    execute replace(known.definition, 'private.require_administrator()',
      format('private.require_permission(%L, %L)', known.action, known.resource));
  end loop;
end
$$;

create or replace function private.agency_address() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select nullif(value, '') from public.site_settings where key = 'contact_email'),
    (select account.email from public.admins as admin join auth.users as account on account.id = admin.user_id
      order by admin.role = 'owner' desc, admin.created_at limit 1)
  );
$$;

create or replace function private.give_up_expired_links() returns void
language sql security definer set search_path = ''
as $$
  update public.outbox set state = 'failed', secret = null, last_error = 'Le lien n’était plus valable.'
  where state = 'waiting' and (
    (kind = 'password_reset' and created_at < now() - interval '1 hour')
    or (kind = 'invitation' and created_at < now() - interval '2 days')
  );
$$;

create or replace function public.shown_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.may('select', 'pages') as administers) as asker
  cross join lateral jsonb_populate_record(page, jsonb_build_object('content',
    case when administers then private.filled_text(page.content) else private.shown_text(page.content) end
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;

create or replace function private.receive_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    new.status := 'new';
    new.notes := null;
    if new.source <> 'website' and private.may('insert', 'contacts') then
      new.utm_source := null;
      new.referrer := null;
    else
      perform private.limit_contact_requests();
      new.source := 'website';
      new.utm_source := left(nullif(btrim(new.utm_source), ''), 200);
      new.referrer := left(nullif(btrim(new.referrer), ''), 253);
    end if;
  end if;
  return new;
end
$$;

create or replace function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (name text, small_name text, size bigint, created_at timestamptz, uses jsonb, total bigint)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'media');
  return query
  with files as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, small.is_small,
      regexp_replace(object.name, case when small.is_small then '-small\.\w+$' else '\.\w+$' end, '') as stem
    from storage.objects as object, private.is_small_picture(object.name) as small (is_small)
    where object.bucket_id = 'media'
  ), pairs as (
    select files.*,
      max(files.name) filter (where files.is_small) over (partition by files.stem) as small_name,
      bool_or(not files.is_small) over (partition by files.stem) as has_whole
    from files
  ), wanted as (
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, count(*) over () as total
    from pairs
    where position(lower(words) in pairs.name) > 0 and not (pairs.is_small and pairs.has_whole)
    order by pairs.created_at desc, pairs.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), texts as (
    select 'article' as kind, post.id::text, post.title, concat(post.featured_image_url, ' ', post.content) as content
    from public.blog_posts as post
    union all
    select 'page', page.id::text, page.title, concat(page.featured_image_url, ' ', page.content) from public.pages as page
    union all
    select 'case_study', study.id::text, study.title, concat(study.picture_url, ' ', study.content)
    from public.case_studies as study
    union all
    select 'trash', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.trash as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', use.id, 'title', title) order by kind, title, use.id) as uses
    from (
      select distinct wanted.name, kind, texts.id, title
      from texts, private.named_pictures(texts.content) as picture
      join wanted on picture in (wanted.name, wanted.small_name)
    ) as use
    group by use.name
  )
  select wanted.name, wanted.small_name, wanted.size, wanted.created_at, coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.name = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;

create or replace function private.written_part(of_table text, row_content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, value) from jsonb_each(row_content)
  where key not in ('published_at', 'sort_order', 'author_id') and key = any (private.insertable_columns(of_table))
$$;

create or replace function private.save_text(of_table text, of_row uuid, written jsonb, expected_updated_at timestamptz, automatic boolean)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  texts constant jsonb := written - case when automatic then array['published_at', 'status'] else '{}' end;
  refused text;
  former jsonb;
  saved jsonb;
begin
  perform private.require_permission('update', of_table);
  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', of_table)
  into former using of_row;
  if automatic and former ->> 'status' <> 'draft' then
    former := null;
  end if;
  perform private.require_version((former ->> 'updated_at')::timestamptz, expected_updated_at);
  select string_agg(key, ', ') into refused from jsonb_each(texts)
  where key <> all (private.insertable_columns(of_table)) and value is distinct from former -> key;
  if refused is not null then
    raise insufficient_privilege using message = format('No save writes %s', refused);
  end if;
  if automatic then
    execute format('select to_jsonb(jsonb_populate_record(stored, $2)) from public.%I as stored where id = $1', of_table)
    into saved using of_row, texts;
    perform private.keep_version(of_table, former, saved, true);
    if private.written_part(of_table, former) = private.written_part(of_table, saved) then
      return expected_updated_at;
    end if;
  end if;
  -- updated_at, which a trigger sets, is named so that there is always a column.
  execute format(
    'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(stored, $1)) where id = $2
     returning updated_at',
    of_table, private.written_columns(of_table, texts || '{"updated_at": null}')
  ) into expected_updated_at using texts, of_row;
  return expected_updated_at;
end
$$;

create or replace function public.save_post(post_id uuid, post jsonb, expected_updated_at timestamptz default null) returns setof public.blog_posts
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.require_row('blog_posts', post_id);
  perform private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => false);
  return query select * from public.blog_posts where id = post_id;
end
$$;

create or replace function public.save_page(page_id uuid, page jsonb, expected_updated_at timestamptz default null) returns setof public.pages
language plpgsql set search_path = ''
as $$
begin
  perform private.save_text('pages', page_id, page, expected_updated_at, automatic => false);
  return query select * from public.pages where id = page_id;
end
$$;

create or replace function public.autosave_post(post_id uuid, post jsonb, expected_updated_at timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  perform private.require_row('blog_posts', post_id);
  return private.save_text('blog_posts', post_id, post, expected_updated_at, automatic => true);
end
$$;

create or replace function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'revisions');
  return query
  select revision.id, revision.saved_at, private.email_of(revision.saved_by), revision.automatic_since is not null,
    revision.content ->> 'status',
    regexp_count(regexp_replace(coalesce(revision.content ->> 'content', ''), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;

grant execute on function private.named_pictures(text), private.is_small_picture(text),
  private.save_text(text, uuid, jsonb, timestamptz, boolean) to authenticated;

create function private.write_revision(revision_id bigint, expected_updated_at timestamptz) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  restored integer;
begin
  select * into revision from public.revisions where id = revision_id;
  perform private.require_permission('update', revision.table_name);
  -- A save at the same time is waited for here, and then met below.
  execute format('select from public.%I where id = $1 for update', revision.table_name) using revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
  select * into newest from public.revisions
  where table_name = revision.table_name and row_id = revision.row_id
  order by id desc limit 1;
  if newest.saved_at > expected_updated_at then
    raise sqlstate 'PT409' using message = 'This text has been saved by somebody else meanwhile';
  end if;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, private.written_columns(revision.table_name, revision.content - array['slug', 'status'])
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;
grant execute on function private.write_revision(bigint, timestamptz) to authenticated;
create or replace function public.restore_revision(revision_id bigint, expected_updated_at timestamptz default null) returns bigint
language plpgsql set search_path = ''
as $$
declare
  revision public.revisions;
begin
  perform private.require_permission('update', 'revisions');
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  perform private.require_row(revision.table_name, revision.row_id);
  return private.write_revision(revision_id, expected_updated_at);
end
$$;

create or replace function public.trash_items()
returns table (
  id uuid, table_name text, title text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_permission('select', 'trash');
  return query
  select item.id, item.table_name, coalesce(item.content ->> 'title', item.content ->> 'name'), item.content ->> 'slug',
    item.content ->> 'email', item.deleted_at, private.email_of(item.deleted_by),
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.trash as item
  where item.deleted_at > now() - interval '30 days';
end
$$;
create function private.put_back(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.trash;
  restored integer := 0;
begin
  perform private.require_permission('update', 'trash');
  for item in
    delete from public.trash where id = any (item_ids) returning *
  loop
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, private.written_columns(item.table_name, item.content)
    ) using item.content;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;
grant execute on function private.put_back(uuid[]) to authenticated;
create or replace function public.restore_from_trash(item_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('update', 'trash');
  return private.put_back(array(select id from public.trash where id = any (item_ids)));
end
$$;

create or replace function private.matching_posts(words text) returns table (id uuid, rank real)
language sql stable rows 20 security definer set search_path = ''
as $$
  with search as materialized (
    select query, replace(query::text, '&', '|')::tsquery as any_word, private.searchable_text(btrim(words)) as beginning
    from private.search_query(words) as query
  )
  select post.id,
    ts_rank('{0, 0, 0.1, 1}', post.rank_vector, search.any_word)
      + starts_with(private.searchable_text(post.title), search.beginning)::integer
  from search
  join public.blog_posts as post on post.search_vector @@ search.query
  where post.published_at <= now() or ((select private.may('select', 'blog_posts'))
    and (post.author_id = (select auth.uid()) or (select private.may('others', 'blog_posts'))))
$$;
create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_permission('select', 'blog_posts');
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (
      select id, title, status from public.blog_posts
      where author_id = (select auth.uid()) or (select private.may('others', 'blog_posts')) order by updated_at desc limit 6
    ) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  if private.may('select', 'contacts') then
    execute format(
      'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
         select * from (
           select id, name, coalesce(nullif(company, ''''), email, phone) as about, created_at
           from public.contacts where %s order by created_at desc, id limit 200
         ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
       ) as found',
      private.contact_condition(words)
    ) into contacts using needle;
  end if;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

create or replace function public.remove_example_visits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until constant date := public.example_visits_until();
begin
  perform private.require_permission('delete', 'analytics');
  update public.blog_posts as post set view_count = greatest(0, view_count - removed.views)
  from (
    select read.id, count(*) as views
    from public.blog_posts as read
    join private.page_views as view on view.path = '/blog/' || read.slug and view.viewed_at >= read.created_at
    join private.visits as visit on visit.id = view.visit_id and visit.is_example
    group by read.id
  ) as removed
  where removed.id = post.id;
  delete from private.visits where day <= until;
  delete from private.daily_statistics where day <= until;
end
$$;

drop function public.invite_administrator(text);
drop function public.administrator_list();

create function public.invite_administrator(email text, role text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_administrator.email));
  token text := encode(extensions.gen_random_bytes(32), 'hex');
  account uuid;
begin
  perform private.require_permission('insert', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  if private.is_email_address(address) is not true or char_length(address) > 255 then
    raise check_violation using message = 'This is no e-mail address';
  end if;
  if (
    select count(*) from public.outbox
    where kind = 'invitation' and created_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'Too many invitations';
  end if;
  select known.id into account from auth.users as known where known.email = address;
  if exists (select from public.admins where user_id = account) then
    raise unique_violation using message = 'This person is an administrator already';
  end if;
  if account is null then
    account := gen_random_uuid();
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (account, 'authenticated', 'authenticated', address, '{"provider":"email","providers":["email"]}', '{}', now(), now());
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', account, account,
      jsonb_build_object('sub', account, 'email', address, 'email_verified', false), now(), now());
  end if;
  insert into private.invitations (account_id, role) values (account, invite_administrator.role)
  on conflict (account_id) do update set role = excluded.role, created_at = now();
  -- The embedded Supabase lets a link of this kind serve once, for an hour after this date (otp_expiry of config.toml).
  update auth.users set recovery_token = token, recovery_sent_at = now() + interval '47 hours' where id = account;
  delete from public.outbox where kind = 'invitation' and about = account and state in ('waiting', 'failed');
  perform private.enqueue_mail('invitation', address, about => account, secret => jsonb_build_object('token_hash', token),
    data => jsonb_build_object('invited_by', (select known.email from auth.users as known where known.id = (select auth.uid()))));
  return account;
end
$$;
create or replace function public.can_invite() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may('insert', 'admins')
    and has_function_privilege('authenticated', 'public.invite_administrator(text, text)', 'execute');
$$;
create or replace function private.accept_invitation(account uuid) returns void
language sql security definer set search_path = ''
as $$
  with accepted as (
    delete from private.invitations where account_id = account and created_at > now() - interval '48 hours' returning account_id, role
  )
  insert into public.admins (user_id, role) select account_id, role from accepted on conflict (user_id) do nothing;
$$;

create function public.change_role(id uuid, role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('update', 'admins');
  update public.admins as admin set role = change_role.role where admin.user_id = change_role.id;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is no administrator';
  end if;
end
$$;
grant execute on function public.change_role(uuid, text) to authenticated;
create or replace function public.remove_administrator(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('delete', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('delete', 'admins');
  if remove_administrator.id = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody removes themselves';
  end if;
  delete from public.admins where user_id = remove_administrator.id;
  perform private.withdraw_invitation(remove_administrator.id);
end
$$;
create function public.administrator_list()
returns table (id uuid, email text, state text, role text, since timestamptz, last_sign_in_at timestamptz, is_self boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'admins');
  return query
  select account.id, account.email::text, 'active', admin.role, admin.created_at, account.last_sign_in_at,
    account.id = (select auth.uid())
  from public.admins as admin join auth.users as account on account.id = admin.user_id
  union all
  select account.id, account.email::text,
    case when invitation.created_at > now() - interval '48 hours' then 'invited' else 'expired' end, invitation.role,
    invitation.created_at, null, false
  from private.invitations as invitation join auth.users as account on account.id = invitation.account_id
  where not exists (select from public.admins where user_id = account.id);
end
$$;
grant execute on function public.administrator_list() to authenticated;

drop function private.require_administrator();
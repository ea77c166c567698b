-- People sign their articles with the name of their profile, which has a page on the site; they leave for a time or for good, and hand
-- their articles over.

drop function public.remove_administrator(uuid), public.administrator_list();

-- Whose access is closed for a time, with the role that it is opened again with. They are no administrators meanwhile.
create table private.deactivations (
  account_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
    constraint deactivations_role_values check (role in ('owner', 'editor', 'author', 'reader')),
  created_at timestamptz not null default now()
);

-- However somebody comes back.
create function private.end_deactivation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.deactivations where account_id = new.user_id;
  return null;
end
$$;
create trigger end_deactivation after insert on public.admins
  for each row execute function private.end_deactivation();

create function private.refuse_invitation_of_deactivated() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.deactivations where account_id = new.account_id) then
    raise unique_violation using message = 'This person is deactivated';
  end if;
  return new;
end
$$;
create trigger refuse_invitation_of_deactivated before insert on private.invitations
  for each row execute function private.refuse_invitation_of_deactivated();

-- Gives what somebody wrote to somebody else who writes, or to nobody: articles, drafts and what is in the trash.
create function private.hand_over(account uuid, heir uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if heir is not null and not exists (select from public.admins where user_id = heir and role <> 'reader') then
    raise check_violation using message = 'Articles go to somebody who writes';
  end if;
  update public.blog_posts set author_id = heir where author_id = account;
  update public.trash set content = content || jsonb_build_object('author_id', heir)
  where table_name = 'blog_posts' and content ->> 'author_id' = account::text;
end
$$;

-- Waits for whoever changes the list at the same time, and asks for the right again then. Nobody does to themselves what ends their rights.
create function private.begin_leaving(account uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('delete', 'admins');
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  perform private.require_permission('delete', 'admins');
  if account = (select auth.uid()) then
    raise insufficient_privilege using message = 'Nobody removes themselves';
  end if;
end
$$;

-- Takes an administrator's rights, sessions and profile, or an invitation back, for good. The account stays, without rights, because the
-- history names who saved.
-- @param heir to whom their articles go; nobody when it is null
create function public.remove_administrator(id uuid, heir uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_leaving(remove_administrator.id);
  delete from public.admins where user_id = remove_administrator.id;
  delete from private.deactivations where account_id = remove_administrator.id;
  perform private.hand_over(remove_administrator.id, heir);
  delete from public.profiles as profile where profile.id = remove_administrator.id;
  perform private.withdraw_invitation(remove_administrator.id);
end
$$;

-- Closes an administrator's access for a time: their rights and sessions end at once, their profile stays.
-- @param heir to whom their articles go; nobody when it is null, and they stay theirs when it is the person
create function public.deactivate_administrator(id uuid, heir uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_leaving(deactivate_administrator.id);
  with closed as (
    delete from public.admins where user_id = deactivate_administrator.id returning user_id, role
  )
  insert into private.deactivations (account_id, role) select user_id, role from closed;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is no administrator';
  end if;
  if heir is distinct from deactivate_administrator.id then
    perform private.hand_over(deactivate_administrator.id, heir);
  end if;
end
$$;

-- Opens it again, with the role that it was closed with.
create function public.reactivate_administrator(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('insert', 'admins');
  insert into public.admins (user_id, role)
  select account_id, role from private.deactivations where account_id = reactivate_administrator.id
  on conflict do nothing;
  if not found then
    raise sqlstate 'PT404' using message = 'This person is not deactivated';
  end if;
end
$$;
grant execute on function public.remove_administrator(uuid, uuid), public.deactivate_administrator(uuid, uuid),
  public.reactivate_administrator(uuid) to authenticated;

-- Who enters the back-office, who is invited, and whose access is closed; with the name that they sign with and how many articles are
-- theirs.
create function public.administrator_list()
returns table (
  id uuid, email text, name text, state text, role text, since timestamptz, last_sign_in_at timestamptz, is_self boolean, posts integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'admins');
  return query
  select account.id, account.email::text, coalesce(profile.name, ''), person.state, person.role, person.since,
    case when person.has_entered then account.last_sign_in_at end, account.id = (select auth.uid()),
    (select count(*) from public.blog_posts where author_id = account.id)::integer
  from (
    select admin.user_id as account_id, 'active' as state, admin.role, admin.created_at as since, true as has_entered
    from public.admins as admin
    union all
    select closed.account_id, 'deactivated', closed.role, closed.created_at, true from private.deactivations as closed
    union all
    select invitation.account_id, case when invitation.created_at > now() - interval '48 hours' then 'invited' else 'expired' end,
      invitation.role, invitation.created_at, false
    from private.invitations as invitation
    where not exists (select from public.admins where user_id = invitation.account_id)
  ) as person
  join auth.users as account on account.id = person.account_id
  left join public.profiles as profile on profile.id = person.account_id;
end
$$;
grant execute on function public.administrator_list() to authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- Signs the person's articles; while it is empty, they show the text of their column `author`.
  name text not null default ''
    constraint profiles_name_length check (char_length(name) <= 200),
  -- Of the page /blog/auteur/{slug}.
  slug text unique
    constraint profiles_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  picture_url text not null default ''
    constraint profiles_picture_shape check (picture_url ~ '^(https?://|/[^/]|$)' and char_length(picture_url) <= 2000),
  biography text not null default ''
    constraint profiles_biography_length check (char_length(biography) <= 1000),
  -- Whether the person gets the weekly digest, where their role reads requests.
  weekly_mail boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_slug_presence check ((name = '') = (slug is null))
);

create trigger keep_timestamps before insert or update on public.profiles
  for each row execute function private.keep_timestamps();

-- Who has a name has an address: the one that is sent, else one made from the name.
create function private.keep_profile_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if new.name = '' then
    new.slug := null;
  elsif new.slug is null then
    new.slug := coalesce(nullif(btrim(regexp_replace(private.searchable_text(new.name), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'auteur');
    if exists (select from public.profiles where slug = new.slug) then
      new.slug := new.slug || '-' || left(new.id::text, 8);
    end if;
  end if;
  return new;
end
$$;
create trigger keep_profile_slug before insert or update on public.profiles
  for each row execute function private.keep_profile_slug();

-- Everybody reads and writes their own, owners all. Visitors read what author_pages() tells.
select private.allow('profiles', 'select update', 'owner editor author reader');
select private.allow('profiles', 'others', 'owner');
alter table public.profiles enable row level security;
grant select, update (name, slug, picture_url, biography, weekly_mail) on table public.profiles to authenticated;
create policy "people read their profile, owners all" on public.profiles
  for select to authenticated using (
    (select private.may('select', 'profiles')) and (id = (select auth.uid()) or (select private.may('others', 'profiles')))
  );
create policy "people change their profile, owners all" on public.profiles
  for update to authenticated using (
    (select private.may('update', 'profiles')) and (id = (select auth.uid()) or (select private.may('others', 'profiles')))
  ) with check (
    (select private.may('update', 'profiles')) and (id = (select auth.uid()) or (select private.may('others', 'profiles')))
  );
select private.announce_changes_of('public.profiles', 'row.slug is not null');
select private.log_activity_of('public.profiles');

create function private.give_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.user_id) on conflict do nothing;
  return null;
end
$$;
create trigger give_profile after insert on public.admins
  for each row execute function private.give_profile();

-- People with a page on the site: those who sign an article that visitors read. It changes with the last of these.
create function public.author_pages()
returns table (name text, slug text, picture_url text, biography text, updated_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select profile.name, profile.slug, profile.picture_url, profile.biography,
    greatest(profile.updated_at, max(post.updated_at), max(post.published_at))
  from public.profiles as profile join public.blog_posts as post on post.author_id = profile.id
  where profile.slug is not null and post.published_at <= now()
  group by profile.id
  order by profile.name, profile.id
$$;

-- The articles that visitors read of one of them, latest first: which, and how many in all.
create function public.author_posts(author text, skipped integer default 0, shown integer default 20)
returns table (id uuid, total bigint)
language sql stable security definer set search_path = ''
as $$
  select post.id, count(*) over ()
  from public.blog_posts as post join public.profiles as profile on profile.id = post.author_id
  where profile.slug = author_posts.author and post.published_at <= now()
  order by post.published_at desc, post.id
  offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
$$;

-- Who signs an article that the caller may read; nobody where its column `author` is shown.
create function public.author_of(post_id uuid) returns table (name text, slug text)
language sql stable security definer set search_path = ''
as $$
  select profile.name, profile.slug
  from public.blog_posts as post join public.profiles as profile on profile.id = post.author_id
  where post.id = author_of.post_id and profile.slug is not null and (
    post.published_at <= now() or ((select private.may('select', 'blog_posts'))
      and (post.author_id = (select auth.uid()) or (select private.may('others', 'blog_posts'))))
  )
$$;
grant execute on function public.author_pages(), public.author_posts(text, integer, integer), public.author_of(uuid)
  to anon, authenticated;

-- Whom the caller may have sign an article: those who write, and who signs one already. Authors sign theirs.
create function public.author_choices() returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  return query
  select profile.id, profile.name, account.email::text
  from public.profiles as profile join auth.users as account on account.id = profile.id
  where (profile.id = (select auth.uid()) or private.may('others', 'blog_posts')) and (
    exists (select from public.admins where user_id = profile.id and role <> 'reader')
    or exists (select from public.blog_posts where author_id = profile.id)
  )
  order by nullif(profile.name, ''), 3;
end
$$;
grant execute on function public.author_choices() to authenticated;

-- Pictures of profiles, for the library: who sees it is told where each is shown.
create function private.profile_pictures() returns table (id uuid, name text, picture_url text)
language sql stable security definer set search_path = ''
as $$
  select id, name, picture_url from public.profiles where picture_url <> '' and (select private.may('select', 'media'))
$$;
grant execute on function private.profile_pictures() to authenticated;

-- Of an account that was taken off the list by other means than remove_administrator().
create function private.purge_profiles() returns void
language sql security definer set search_path = ''
as $$
  delete from public.profiles as profile
  where not exists (select from public.admins where user_id = profile.id)
    and not exists (select from private.deactivations where account_id = profile.id)
$$;

insert into public.profiles (id) select user_id from public.admins on conflict do nothing;

-- An article is signed by somebody of the back-office, or by nobody: it may come from the trash after its author has left. What
-- authors write bears their name, and stays a draft: functions that save with their owner's rights pass no policy.
create or replace function private.keep_authorship() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.author_id) then
    new.author_id := null;
  end if;
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

-- Saves what an administrator wrote of an article or a page: the columns that one may send with a new row. Others are refused when
-- they would change: a form may send back what it read. Dates are the database's to choose. Saved automatically, a text stays as
-- public as it is.
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
    -- Whose article it is is no part of the version, and is saved too.
    if former = saved then
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

-- One page of the pictures, latest first, each with its small file and with what shows either: articles and pages, present
-- or in the trash, case studies, profiles and settings. Contact requests in the trash show none: an address somebody wrote in a message is no use
-- of a picture. A small file whose picture is gone is listed as a picture, so that it can be deleted. With the caller's own rights: nobody
-- learns the titles of drafts that they may not read.
create or replace function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (
  name text, small_name text, size bigint, created_at timestamptz, title text, alt text, caption text, uses jsonb, total bigint
)
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
    select pairs.name, pairs.small_name, pairs.size, pairs.created_at, picture.title, picture.alt, picture.caption, count(*) over () as total
    from pairs left join public.pictures as picture on picture.name = pairs.name
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
    select 'profile', person.id::text, person.name, person.picture_url from private.profile_pictures() as person
    union all
    select 'trash', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.trash as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select use.name,
      jsonb_agg(jsonb_build_object('kind', use.kind, 'id', use.id, 'title', use.title) order by use.kind, use.title, use.id) as uses
    from (
      select distinct wanted.name, texts.kind, texts.id, texts.title
      from texts, private.named_pictures(texts.content) as picture
      join wanted on picture in (wanted.name, wanted.small_name)
    ) as use
    group by use.name
  )
  select wanted.name, wanted.small_name, wanted.size, wanted.created_at, coalesce(wanted.title, ''), coalesce(wanted.alt, ''),
    coalesce(wanted.caption, ''), coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.name = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;

-- Adds the digests of a week to the outbox, on Monday from eight o'clock in Paris, each once: one to the agency unless the settings say
-- no, and one to whoever asked for it in their profile and reads requests. Requests are named by their date and service alone: an erased
-- request leaves no name behind in the outbox.
-- @param at the moment taken for now
create or replace function private.enqueue_weekly_digest(at timestamptz default now()) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  local_time constant timestamp := at at time zone 'Europe/Paris';
  week constant text := to_char(local_time, '"weekly_digest "IYYY"-W"IW');
  digest jsonb;
  reader record;
begin
  if extract(isodow from local_time) <> 1 or extract(hour from local_time) < 8 then
    return;
  end if;
  for reader in
    with agency as (
      select private.agency_address() as address
      where not exists (select from public.site_settings where key = 'weekly_digest_enabled' and value = 'false')
    )
    select address, week as unique_key, '{}'::jsonb as reason from agency where address is not null
    union all
    select account.email, week || ' ' || profile.id, jsonb_build_object('asked_by', account.email)
    from public.profiles as profile
    join public.admins as admin on admin.user_id = profile.id
    join auth.users as account on account.id = profile.id
    where profile.weekly_mail and account.email not in (select address from agency where address is not null) and exists (
      select from private.permissions as known where known.role = admin.role and known.resource = 'contacts' and known.action = 'select'
    )
  loop
    continue when exists (select from public.outbox where unique_key = reader.unique_key);
    digest := coalesce(digest, jsonb_build_object(
      'to_answer', (select count(*) from public.contacts where status = 'new'),
      'oldest', (select coalesce(jsonb_agg(request), '[]') from (
        select id, created_at, service_interest from public.contacts where status = 'new' order by created_at, id limit 5
      ) as request),
      'views', (select coalesce(sum(view_count), 0) from public.blog_posts where published_at <= now()),
      'top', (select coalesce(jsonb_agg(post), '[]') from (
        select title, slug, view_count as views from public.blog_posts
        where published_at <= now() and view_count > 0 order by view_count desc, id limit 5
      ) as post)
    ));
    perform private.enqueue_mail('weekly_digest', reader.address, digest || reader.reason, unique_key => reader.unique_key);
  end loop;
end
$$;

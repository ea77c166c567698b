-- Profiles: how the site shows people of the back-office, and their own preferences. A profile begins with a person's access to the
-- back-office, stays while the access is closed for a time, and ends with the access.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  -- The name that signs the person's articles; while it is empty, the articles show the text of their column `author`.
  name text collate private.french not null default ''
    constraint profiles_name_length check (char_length(name) <= 200),
  -- The last part of the address /blog/auteur/{slug}.
  slug text unique
    constraint profiles_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  picture_url text not null default ''
    constraint profiles_picture_shape check (picture_url ~ '^(https?://|/[^/]|$)' and char_length(picture_url) <= 2000),
  biography text not null default ''
    constraint profiles_biography_length check (char_length(biography) <= 1000),
  -- Whether the person gets the weekly digest, if their role may read contact requests.
  weekly_mail boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_slug_presence check ((name = '') = (slug is null))
);

create function private.slug_of_name(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(btrim(regexp_replace(private.searchable_text(name), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'auteur')
$$;

-- Keeps the address of a person who has a name: the one that the client sent, or else one made from the name. The address follows the name
-- until visitors have seen the person's page.
create function private.set_profile_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if new.name = '' then
    new.slug := null;
  elsif new.slug is null or (
    tg_op = 'UPDATE' and new.name <> old.name and new.slug = old.slug
    and old.slug in (private.slug_of_name(old.name), private.slug_of_name(old.name) || '-' || left(old.id::text, 8))
    and not exists (select from public.blog_posts where author_id = old.id and published_at <= now())
  ) then
    new.slug := private.slug_of_name(new.name);
    if exists (select from public.profiles where slug = new.slug and id <> new.id) then
      new.slug := new.slug || '-' || left(new.id::text, 8);
    end if;
  end if;
  return new;
end
$$;

-- Everybody reads and writes their own profile, owners all of them. Visitors read the columns that author_pages() returns.
select private.grant_permissions('profiles', 'select update', 'owner editor author reader');
select private.grant_permissions('profiles', 'others', 'owner');
alter table public.profiles enable row level security;
grant select, update (name, slug, picture_url, biography, weekly_mail) on table public.profiles to authenticated;
create policy "people read their profile, owners all" on public.profiles
  for select to authenticated using (
    (select private.has_permission('select', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  );
create policy "people change their profile, owners all" on public.profiles
  for update to authenticated using (
    (select private.has_permission('update', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  ) with check (
    (select private.has_permission('update', 'profiles'))
    and (id = (select auth.uid()) or (select private.has_permission('others', 'profiles')))
  );

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.user_id) on conflict do nothing;
  return null;
end
$$;

-- Returns people with a page on the site: those who sign an article that visitors read. A newer article also changes updated_at.
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

-- Returns the articles of a person that visitors read, latest first, and their total number.
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

-- Returns the person who signs an article that the caller may read; null where the site shows the column `author`.
create function public.author_of(post_id uuid) returns table (name text, slug text)
language sql stable security definer set search_path = ''
as $$
  select profile.name, profile.slug
  from public.blog_posts as post join public.profiles as profile on profile.id = post.author_id
  where post.id = author_of.post_id and profile.slug is not null and (
    post.published_at <= now() or ((select private.has_permission('select', 'blog_posts'))
      and (post.author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts'))))
  )
$$;
grant execute on function public.author_pages(), public.author_posts(text, integer, integer), public.author_of(uuid)
  to anon, authenticated;

-- Returns the people who may sign an article of the caller's: those who write, and those who already sign one. Authors sign their own
-- articles.
create function public.author_choices() returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'blog_posts');
  return query
  select profile.id, profile.name, account.email::text
  from public.profiles as profile join auth.users as account on account.id = profile.id
  where (profile.id = (select auth.uid()) or private.has_permission('others', 'blog_posts')) and (
    exists (select from public.admins where user_id = profile.id and role <> 'reader')
    or exists (select from public.blog_posts where author_id = profile.id)
  )
  order by nullif(profile.name, ''), account.email collate private.french;
end
$$;
grant execute on function public.author_choices() to authenticated;

-- Returns the pictures of profiles, so that the library can say where each is shown.
create function private.profile_pictures() returns table (id uuid, name text, picture_url text)
language sql stable security definer set search_path = ''
as $$
  select id, name, picture_url from public.profiles where picture_url <> '' and (select private.has_permission('select', 'media'))
$$;
grant execute on function private.profile_pictures() to authenticated;

-- Deletes the profile of an account that left the list of administrators in another way than by remove_administrator().
create function private.purge_profiles() returns void
language sql security definer set search_path = ''
as $$
  delete from public.profiles as profile
  where not exists (select from public.admins where user_id = profile.id)
    and not exists (select from private.deactivations where account_id = profile.id)
$$;

-- Articles: their publication, their addresses, their views and their tags.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text collate private.french not null unique
    constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text collate private.french not null
    constraint blog_posts_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null
    constraint blog_posts_content_length check (btrim(content) <> '' and char_length(content) <= 500000),
  author text not null default ''
    constraint blog_posts_author_length check (char_length(author) <= 200),
  -- The account that may change the draft and that signs the article with the name of its profile. The site shows `author` where there is
  -- no account, or no name.
  author_id uuid references auth.users (id) on delete set null,
  -- The moment when the author proposed the draft for publication.
  proposed_at timestamptz,
  category text collate private.french
    constraint blog_posts_category_length check (char_length(category) between 1 and 100),
  tags text[] not null default '{}'
    constraint blog_posts_tags_count check (cardinality(tags) <= 30 and char_length(array_to_string(tags, ',')) <= 2000),
  featured boolean not null default false,
  -- Until this moment the article is « À la une »; without a date, until somebody ends that.
  featured_until timestamptz
    constraint blog_posts_featured_until_range check (featured_until between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  featured_image_url text
    constraint blog_posts_image_shape check (featured_image_url ~ '^(https?://|/[^/])' and char_length(featured_image_url) <= 2000),
  featured_image_alt text not null default ''
    constraint blog_posts_image_alt_length check (char_length(featured_image_alt) <= 500),
  read_time_minutes integer not null default 5
    constraint blog_posts_read_time_minimum check (read_time_minutes >= 1),
  view_count integer not null default 0
    constraint blog_posts_view_count_minimum check (view_count >= 0),
  status text not null default 'draft'
    constraint blog_posts_status_values check (status in ('draft', 'published')),
  -- Visitors read an article from this moment on. Policies and everything else that shows articles check only `published_at <= now()`.
  published_at timestamptz
    constraint blog_posts_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint blog_posts_meta_keywords_length check (char_length(meta_keywords) <= 1000),
  -- Where the address comes from: the title, which it follows; a person who wrote it; or a publication, after which it stays.
  slug_origin text not null default 'title'
    constraint blog_posts_slug_origin_values check (slug_origin in ('title', 'written', 'public')),
  -- Cards, the feed and e-mails show this summary.
  summary text not null generated always as (private.summary_of(excerpt, meta_description, content)) stored,
  -- Searches find articles by search_vector; only the phrases of synonyms read its positions. They rank results by the small rank_vector,
  -- because reading the large one for each result takes about ten times as long.
  search_vector tsvector not null generated always as (
    private.stems_and_words(title) || private.stems_and_words(private.tags_as_text(tags))
    || private.stems_and_words(excerpt) || private.stems_and_words(content)
  ) stored,
  rank_vector tsvector not null generated always as (
    setweight(private.stems_and_words(title), 'A')
    || setweight(private.stems_and_words(private.tags_as_text(tags)), 'B')
    || setweight(private.stems_and_words(excerpt), 'B')
  ) stored,
  constraint blog_posts_published_at_presence check ((status = 'published') = (published_at is not null))
);

create index blog_posts_public_list on public.blog_posts (published_at desc, id) where published_at is not null;
create index blog_posts_public_category on public.blog_posts (category, published_at desc) where published_at is not null;
create index blog_posts_public_featured on public.blog_posts (published_at desc) where published_at is not null and featured;
create index blog_posts_most_viewed on public.blog_posts (view_count desc) where published_at is not null;
create index blog_posts_admin_list on public.blog_posts (created_at desc, id);
create index blog_posts_admin_status on public.blog_posts (status, created_at desc);
create index blog_posts_latest on public.blog_posts (updated_at desc);
create index blog_posts_author on public.blog_posts (author_id);
create index blog_posts_proposed on public.blog_posts (proposed_at) where proposed_at is not null;
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_search on public.blog_posts using gin (search_vector);

alter table public.blog_posts enable row level security;
-- Visitors read every column of an article except the search vectors: these are as large as the text and of no use to a reader.
grant select (id, slug, title, excerpt, content, author, category, tags, featured, featured_until, featured_image_url,
  featured_image_alt, read_time_minutes, view_count, status, published_at, created_at, updated_at, meta_title, meta_description, meta_keywords,
  summary) on table public.blog_posts to anon;
grant select on table public.blog_posts to authenticated;
grant insert (slug, slug_origin, title, excerpt, content, author, author_id, category, tags, featured, featured_until, featured_image_url,
  featured_image_alt, read_time_minutes, status, published_at, meta_title, meta_description, meta_keywords)
  on table public.blog_posts to authenticated;
-- This grant covers publishing and featuring, which change no text. save_post() changes texts.
grant update (status, published_at, featured, featured_until) on table public.blog_posts to authenticated;
grant delete on table public.blog_posts to authenticated;

create policy "visitors read published articles" on public.blog_posts
  for select to anon using (published_at <= now());
-- Authors have rights on their own drafts only: articles of others need the right `others`, published ones the right `publish`.
create policy "accounts read published articles, administrators theirs or every article" on public.blog_posts
  for select to authenticated using (
    published_at <= now() or ((select private.has_permission('select', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts'))))
  );
create policy "administrators write articles" on public.blog_posts
  for insert to authenticated with check (
    (select private.has_permission('insert', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );
create policy "administrators change articles" on public.blog_posts
  for update to authenticated using (
    (select private.has_permission('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  ) with check (
    (select private.has_permission('update', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );
create policy "administrators delete articles" on public.blog_posts
  for delete to authenticated using (
    (select private.has_permission('delete', 'blog_posts'))
      and (author_id = (select auth.uid()) or (select private.has_permission('others', 'blog_posts')))
      and (status = 'draft' or (select private.has_permission('publish', 'blog_posts')))
  );

-- Sets the author of an article: a person of the back-office or nobody, because an article may come back from the trash after its author
-- has left. An article that an author writes has the author's name and stays a draft. An author cannot change « À la une », except that a
-- restoration from the trash brings it back. A trigger checks this because no policy applies to functions that save with their owner's
-- rights.
create function private.set_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.author_id) then
    new.author_id := null;
  end if;
  if auth.uid() is null or private.has_permission('publish', 'blog_posts') then
    return new;
  end if;
  new.author_id := case tg_op when 'INSERT' then auth.uid() else old.author_id end;
  if new.status <> 'draft' or (
    (new.featured, new.featured_until) is distinct from (coalesce(old.featured, false), old.featured_until)
    and current_setting('activity.restoring', true) is distinct from 'true'
  ) then
    raise insufficient_privilege using message = 'Not allowed: publish blog_posts';
  end if;
  return new;
end
$$;

-- Sets published_at, which exists exactly while a text is published: the date that the client sends, which may be in the future, or else
-- the present value, or else now. A client that publishes with a moment of the last minute means now: its clock may be behind, and a form
-- has no seconds.
create function private.set_published_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from 'published' then
    new.published_at := null;
  elsif new.published_at is null or (
    private.is_client_role() and old.published_at is null and new.published_at between now() - interval '1 minute' and now()
  ) then
    new.published_at := coalesce(old.published_at, now());
  end if;
  return new;
end
$$;

create function private.clear_featured_until() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.featured_until := null;
  return new;
end
$$;

-- Views that `blog_posts.view_count` does not include yet. Adding a view to its article would write the whole row again, with its search
-- vectors and every index entry. The fill factor leaves half of each page free, so that a count changes no index (HOT update).
create table private.post_views (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  pending integer not null default 0 check (pending >= 0)
) with (fillfactor = 50);

-- Counts one view of a published article. Visitors have no other right to write to articles, and an administrator's own reading does not
-- count. One address counts for at most five views of an article and 200 in all a day, so that no single machine can make up a figure.
create function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.published_at <= now() and not (select private.is_admin())
    and private.count_request_today('views') <= 200 and private.count_request_today('view ' || post.id) <= 5
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;
grant execute on function public.increment_view_count(uuid) to anon, authenticated;

-- Adds the counted views to their articles, which lists show and sort by. The embedded server calls it every few seconds, pg_cron every
-- minute, so that many readers do not rewrite an article more often than that.
create function private.add_post_views() returns void
language sql security definer set search_path = ''
as $$
  with counted as (
    select post_id, pending from private.post_views where pending > 0 for update skip locked
  ), emptied as (
    update private.post_views as views set pending = 0 from counted where views.post_id = counted.post_id
  )
  update public.blog_posts as post set view_count = least(post.view_count::bigint + counted.pending, 2147483647)
  from counted
  where post.id = counted.post_id and post.view_count < 2147483647
$$;

-- Former public addresses of articles. The table has no foreign key, so that an article that comes back from the trash finds its former
-- addresses again.
create table private.former_post_slugs (
  slug text primary key,
  post_id uuid not null,
  created_at timestamptz not null default now(),
  -- How often visitors used the former address, which leads to the present one without a redirect of an administrator.
  hits bigint not null default 0,
  last_used_at timestamptz
);
create index former_post_slugs_post on private.former_post_slugs (post_id);

-- Records an article's address when it stops being public: when the address changes, or when somebody unpublishes or postpones the article
-- and may change its address before publishing it again. An address leads to the article that had it last.
create function private.remember_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_post_slugs (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  return null;
end
$$;

-- Returns the slug of the published article to which a former address leads now, or null. A former address that another published article
-- has taken leads nowhere, so that nobody is redirected in circles.
create function public.current_post_slug(former text) returns text
language sql stable security definer set search_path = ''
as $$
  select post.slug
  from private.former_post_slugs as address
  join public.blog_posts as post on post.id = address.post_id
  where address.slug = current_post_slug.former and post.published_at <= now() and post.slug <> address.slug
    and not exists (
      select from public.blog_posts as successor where successor.slug = address.slug and successor.published_at <= now()
    )
$$;
grant execute on function public.current_post_slug(text) to anon, authenticated;

-- The date of publication of articles that somebody unpublished, so that an article unpublished by mistake can get its date back.
create table private.unpublications (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  published_at timestamptz not null,
  was_public boolean not null
);

create function private.remember_unpublication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.unpublications (post_id, published_at, was_public) values (old.id, old.published_at, old.published_at <= now())
  on conflict (post_id) do update set published_at = excluded.published_at, was_public = excluded.was_public;
  return null;
end
$$;

-- Publishes unpublished articles again with their former dates. A planned date that passed while the article was unpublished becomes now.
-- To publish an article with a new date, clients update the row.
create function public.undo_unpublish(post_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  perform private.require_permission('publish', 'blog_posts');
  update public.blog_posts as post set status = 'published', published_at = case
    when unpublication.was_public then unpublication.published_at else greatest(unpublication.published_at, now())
  end
  from private.unpublications as unpublication
  where unpublication.post_id = post.id and post.id = any (post_ids) and post.status = 'draft';
  get diagnostics undone = row_count;
  return undone;
end
$$;
grant execute on function public.undo_unpublish(uuid[]) to authenticated;

-- Returns the tags of the articles that the caller may read, the most frequent first.
create function public.post_tags() returns table (tag text, uses integer)
language sql stable set search_path = ''
as $$
  select used.tag, count(*)::integer
  from public.blog_posts as post, unnest(post.tags) as used (tag)
  group by used.tag
  order by count(*) desc, used.tag collate private.french
$$;
grant execute on function public.post_tags() to authenticated;

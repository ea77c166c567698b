create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  title text not null
    constraint blog_posts_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint blog_posts_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null
    constraint blog_posts_content_length check (btrim(content) <> '' and char_length(content) <= 500000),
  author text not null default ''
    constraint blog_posts_author_length check (char_length(author) <= 200),
  category text
    constraint blog_posts_category_length check (char_length(category) between 1 and 100),
  tags text[] not null default '{}'
    constraint blog_posts_tags_count check (cardinality(tags) <= 30 and char_length(array_to_string(tags, ',')) <= 2000),
  featured boolean not null default false,
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
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint blog_posts_meta_keywords_length check (char_length(meta_keywords) <= 1000),
  constraint blog_posts_published_at_presence check ((status = 'published') = (published_at is not null))
);

-- array_to_string() is only stable because of types whose text form depends on settings; text has none.
create function private.tags_as_text(tags text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$ select array_to_string(tags, ' ') $$;

revoke all on function private.tags_as_text(text[]) from public;
grant execute on function private.tags_as_text(text[]) to anon, authenticated, service_role;

-- The parser knows HTML tags and entities for what they are, so markup never becomes a searchable word.
alter table public.blog_posts add column search_vector tsvector not null generated always as (
  setweight(to_tsvector('public.french_unaccent', title), 'A')
  || setweight(to_tsvector('public.french_unaccent', private.tags_as_text(tags)), 'B')
  || setweight(to_tsvector('public.french_unaccent', excerpt), 'B')
  || setweight(to_tsvector('public.french_unaccent', content), 'C')
) stored;

create index blog_posts_public_list on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_public_category on public.blog_posts (category, published_at desc) where status = 'published';
create index blog_posts_public_featured on public.blog_posts (published_at desc) where status = 'published' and featured;
create index blog_posts_most_viewed on public.blog_posts (view_count desc) where status = 'published';
create index blog_posts_admin_list on public.blog_posts (created_at desc, id);
create index blog_posts_admin_status on public.blog_posts (status, created_at desc);
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_search on public.blog_posts using gin (search_vector);

-- A view being counted is not an edit: it leaves updated_at alone.
create trigger keep_timestamps_on_insert before insert on public.blog_posts
  for each row execute function private.keep_timestamps();
create trigger keep_timestamps_on_update before update on public.blog_posts
  for each row when (old.view_count = new.view_count) execute function private.keep_timestamps();

-- published_at exists exactly while an article is published. The first publication date is kept on later saves,
-- whatever the client sends; it is the server's clock, except for imports.
create function private.keep_publication_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status is distinct from 'published' then
    new.published_at := null;
  elsif tg_op = 'UPDATE' and old.published_at is not null then
    new.published_at := old.published_at;
  elsif private.is_client_role() or new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end
$$;

revoke all on function private.keep_publication_date() from public, anon, authenticated;

create trigger keep_publication_date before insert or update on public.blog_posts
  for each row execute function private.keep_publication_date();

alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from anon, authenticated;
grant all on table public.blog_posts to service_role;

grant select on table public.blog_posts to anon, authenticated;
grant insert (slug, title, excerpt, content, author, category, tags, featured, featured_image_url, featured_image_alt,
  read_time_minutes, status, published_at, meta_title, meta_description, meta_keywords)
  on table public.blog_posts to authenticated;
grant update (slug, title, excerpt, content, author, category, tags, featured, featured_image_url, featured_image_alt,
  read_time_minutes, status, published_at, meta_title, meta_description, meta_keywords)
  on table public.blog_posts to authenticated;
grant delete on table public.blog_posts to authenticated;

create policy "everyone reads published articles" on public.blog_posts
  for select to anon, authenticated using (status = 'published');
create policy "administrators read every article" on public.blog_posts
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write articles" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change articles" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete articles" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

-- Adds one view to a published article, atomically; visitors have no other right to write on articles.
create function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.blog_posts set view_count = view_count + 1
  where id = post_id and status = 'published' and view_count < 2147483647
$$;

revoke all on function public.increment_view_count(uuid) from public, anon, authenticated;
grant execute on function public.increment_view_count(uuid) to anon, authenticated, service_role;

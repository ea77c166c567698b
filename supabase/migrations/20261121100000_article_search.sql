-- Searching articles by words. Asked of the table itself, row level security keeps the text search index from being
-- used: its operator may run only on rows already known to be allowed, so all of them would be read. Here the index
-- finds the rows, then each is asked whether the caller may see it, by the rules of the table's own policies.
-- What articles weigh stays behind: content has no place in a list.
create function public.search_posts(words text) returns table (
  id uuid,
  slug text,
  title text,
  excerpt text,
  author text,
  category text,
  tags text[],
  featured boolean,
  featured_image_url text,
  featured_image_alt text,
  read_time_minutes integer,
  view_count integer,
  status text,
  published_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  meta_title text,
  meta_description text,
  meta_keywords text
)
language sql stable security definer set search_path = ''
as $$
  select post.id, post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.featured,
    post.featured_image_url, post.featured_image_alt, post.read_time_minutes, post.view_count, post.status,
    post.published_at, post.created_at, post.updated_at, post.meta_title, post.meta_description, post.meta_keywords
  from public.blog_posts as post
  where post.search_vector @@ websearch_to_tsquery('public.french_unaccent', words)
    and (post.status = 'published' or (select private.is_admin()))
$$;

revoke all on function public.search_posts(text) from public, anon, authenticated;
grant execute on function public.search_posts(text) to anon, authenticated, service_role;

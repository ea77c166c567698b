create table public.pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint pages_slug_shape check (
      slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(slug) <= 200
    ),
  title text not null
    constraint pages_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint pages_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null default ''
    constraint pages_content_length check (char_length(content) <= 500000),
  featured_image_url text
    constraint pages_image_shape check (featured_image_url ~ '^(https?://|/[^/])' and char_length(featured_image_url) <= 2000),
  featured_image_alt text not null default ''
    constraint pages_image_alt_length check (char_length(featured_image_alt) <= 500),
  status text not null default 'published'
    constraint pages_status_values check (status in ('draft', 'published')),
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint pages_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint pages_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint pages_meta_keywords_length check (char_length(meta_keywords) <= 1000)
);

create index pages_list on public.pages (sort_order, id);

create trigger keep_timestamps before insert or update on public.pages
  for each row execute function private.keep_timestamps();

alter table public.pages enable row level security;
revoke all on table public.pages from anon, authenticated;
grant all on table public.pages to service_role;

grant select on table public.pages to anon, authenticated;
grant insert (slug, title, excerpt, content, featured_image_url, featured_image_alt, status, sort_order,
  meta_title, meta_description, meta_keywords) on table public.pages to authenticated;
grant update (slug, title, excerpt, content, featured_image_url, featured_image_alt, status, sort_order,
  meta_title, meta_description, meta_keywords) on table public.pages to authenticated;
grant delete on table public.pages to authenticated;

create policy "everyone reads published pages" on public.pages
  for select to anon, authenticated using (status = 'published');
create policy "administrators read every page" on public.pages
  for select to authenticated using ((select private.is_admin()));
create policy "administrators write pages" on public.pages
  for insert to authenticated with check ((select private.is_admin()));
create policy "administrators change pages" on public.pages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete pages" on public.pages
  for delete to authenticated using ((select private.is_admin()));

-- Names of the blog's categories, and texts of their pages: title, introduction, and texts for search engines. The page of a category
-- without a row shows only the name that articles store.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  title text collate private.french not null
    constraint blog_categories_title_length check (btrim(title) <> '' and char_length(title) <= 200),
  -- The category: one that the specification lists and the editor offers. Articles store this value.
  category text not null unique
    constraint blog_categories_category_known check (
      category in ('Automatisation', 'NoCode', 'CRM', 'Stratégie Digitale', 'Intelligence Artificielle')
    ),
  -- The name on the site. While it is empty, the site shows the value that articles store.
  name text collate private.french not null default ''
    constraint blog_categories_name_length check ((name = '' or btrim(name) <> '') and char_length(name) <= 60),
  introduction text not null default ''
    constraint blog_categories_introduction_length check (char_length(introduction) <= 600),
  description text not null default ''
    constraint blog_categories_description_length check (char_length(description) <= 300),
  keywords text not null default ''
    constraint blog_categories_keywords_length check (char_length(keywords) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.blog_categories enable row level security;
revoke all on table public.blog_categories from anon, authenticated, service_role;
grant select (id, title, category, name, introduction, description, keywords) on table public.blog_categories to anon;
grant select, delete, insert (title, category, name, introduction, description, keywords),
  update (title, category, name, introduction, description, keywords) on table public.blog_categories to authenticated;
select private.grant_permissions('blog_categories', 'select insert update delete', 'owner editor');
select private.grant_permissions('blog_categories', 'select', 'reader');
create policy "everyone reads blog categories" on public.blog_categories for select to anon, authenticated using (true);
create policy "administrators add blog categories" on public.blog_categories
  for insert to authenticated with check ((select private.has_permission('insert', 'blog_categories')));
create policy "administrators change blog categories" on public.blog_categories
  for update to authenticated using ((select private.has_permission('update', 'blog_categories')))
    with check ((select private.has_permission('update', 'blog_categories')));
create policy "administrators delete blog categories" on public.blog_categories
  for delete to authenticated using ((select private.has_permission('delete', 'blog_categories')));

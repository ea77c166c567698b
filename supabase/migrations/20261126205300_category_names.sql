-- What readers call a category of the blog; empty, it is called what articles store, so that nothing changes until somebody writes one.
alter table public.blog_categories
  add column name text not null default ''
    constraint blog_categories_name_length check ((name = '' or btrim(name) <> '') and char_length(name) <= 60);
grant select (name) on table public.blog_categories to anon;
grant insert (name), update (name) on table public.blog_categories to authenticated;

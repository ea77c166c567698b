-- Views are counted beside the articles. A view that was added to its article wrote the whole row again, with its search vectors
-- and every index entry: 12 kB of write-ahead log at 6 kB of text, 1 MB at 500 kB.

-- Views that `blog_posts.view_count` does not hold yet. Half of each page stays free, so that counting touches no index.
create table private.post_views (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  pending integer not null default 0 check (pending >= 0)
) with (fillfactor = 50);

-- Counts one view of a published article; visitors have no other right to write on articles, and an administrator's own
-- reading is no view.
create or replace function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into private.post_views as views (post_id, pending)
  select post.id, 1 from public.blog_posts as post
  where post.id = increment_view_count.post_id and post.status = 'published' and not (select private.is_admin())
  on conflict on constraint post_views_pkey do update set pending = views.pending + 1
$$;

-- Adds the views to their articles, which lists show and sort by. The embedded server does so every few seconds, pg_cron every
-- minute: an article is rewritten so often at most, however many read it.
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

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('add_post_views', '* * * * *', 'select private.add_post_views()');
  end if;
exception when others then
  raise warning 'Views are not added to their articles (see docs/deployment.md): %', sqlerrm;
end
$$;

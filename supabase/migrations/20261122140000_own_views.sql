-- An administrator's own reading is no view.
create or replace function public.increment_view_count(post_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.blog_posts set view_count = view_count + 1
  where id = post_id and status = 'published' and view_count < 2147483647 and not (select private.is_admin())
$$;

-- The made-up visits of the demo are counted among the views of the articles they read, or « Vues totales » would say 0 beside
-- them, and are taken off again with them.

create table private.demo_views (
  post_id uuid primary key references public.blog_posts on delete cascade,
  views integer not null
);

create or replace function public.remove_demo_measures() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until date;
begin
  perform private.require_administrator();
  delete from private.demo_measures returning last_day into until;
  delete from private.measured_visits where day <= until;
  delete from private.daily_measures where day <= until;
  with removed as (delete from private.demo_views returning *)
  update public.blog_posts as post set view_count = greatest(0, view_count - removed.views)
  from removed where post.id = removed.post_id;
end
$$;

drop function public.site_menu();
-- The menus in their order. A link to a text that is not there, or not yet, is told by `has_text`: the site leaves it out until it is.
-- Where its address has a redirect, the link leads there at once, and `has_text` is said of that.
create function public.site_menu()
returns table (
  place text, label text, hint text, target text, heading boolean, hidden boolean, has_text boolean, moved_to text
)
language sql stable security definer set search_path = ''
as $$
  select place, label, hint, target, heading, hidden,
    private.has_text(private.canonical_path(coalesce(moved.to_address, target))), moved.to_address
  from public.menu_links
  cross join private.canonical_path(target) as path
  left join public.redirect_of(path) as moved on not private.has_text(path)
  order by "position", id
$$;
grant execute on function public.site_menu() to anon, authenticated;

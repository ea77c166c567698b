-- All that leads elsewhere, for who writes the site as files with the service key: strangers still learn one address at a time.
create function public.all_redirects() returns table (from_path text, to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select known.from_path, redirect.to_address, redirect.status
  from (
    select redirects.from_path from public.redirects
    union
    select '/blog/' || former.slug from private.former_post_slugs as former
  ) as known
  cross join lateral public.redirect_of(known.from_path) as redirect
  order by known.from_path
$$;
grant execute on function public.all_redirects() to service_role;

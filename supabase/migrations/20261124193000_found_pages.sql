-- An address that leads somewhere is missing no longer. The lock comes before the deletion, so that a count which is being written
-- is either deleted or meets the redirect: the chain's trigger, which takes the same lock, comes later by its name.
create or replace function private.forget_missing_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  delete from public.missing_pages where path = new.from_path;
  return null;
end
$$;

-- Neither is an address whose article or page is published. The argument is what stands before the slug.
create function private.forget_missing_text() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.missing_pages where path = tg_argv[0] || new.slug;
  return null;
end
$$;

create trigger forget_missing_page after insert or update of slug, status on public.blog_posts
  for each row when (new.status = 'published') execute function private.forget_missing_text('/blog/');
create trigger forget_missing_page after insert or update of slug, status on public.pages
  for each row when (new.status = 'published') execute function private.forget_missing_text('/');

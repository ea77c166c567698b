-- A deleted contact request goes to the bin as articles and pages do, and comes back whole. It holds personal data: what has
-- been in the bin for 30 days is out of reach at once, and erased by whatever comes next, be it a visitor's request.

create trigger move_to_bin after delete on public.contacts
  for each row execute function private.move_to_bin();
create trigger empty_bin_after_deletion after delete on public.contacts
  for each statement execute function private.empty_bin_after_deletion();

create function private.forget_old_bin_items() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever forgets them already need not be waited for.
  delete from public.bin where id in (
    select id from public.bin where deleted_at < now() - interval '30 days' for update skip locked
  );
  return null;
end
$$;

revoke all on function private.forget_old_bin_items() from public, anon, authenticated;

create trigger forget_old_bin_items after insert or update on public.contacts
  for each statement execute function private.forget_old_bin_items();

alter policy "administrators look into the bin" on public.bin
  using (deleted_at > now() - interval '30 days' and (select private.is_admin()));

-- As before, and a contact request by its name and e-mail.
drop function public.bin_items();
create function public.bin_items()
returns table (
  id uuid, table_name text, title text, slug text, email text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select item.id, item.table_name, coalesce(item.content ->> 'title', item.content ->> 'name'), item.content ->> 'slug',
    item.content ->> 'email', item.deleted_at, account.email::text,
    ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.bin as item
  left join auth.users as account on account.id = item.deleted_by
  where item.deleted_at > now() - interval '30 days';
end
$$;

revoke all on function public.bin_items() from public, anon, authenticated;
grant execute on function public.bin_items() to authenticated, service_role;

-- As before, without the contact requests of the bin: an address somebody wrote in a message shows no picture.
create or replace function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (name text, size bigint, created_at timestamptz, uses jsonb, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  with wanted as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, count(*) over () as total
    from storage.objects as object
    where object.bucket_id = 'media' and position(lower(words) in object.name) > 0
    order by object.created_at desc, object.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), texts as (
    select 'article' as kind, post.id::text, post.title, concat(post.featured_image_url, ' ', post.content) as content
    from public.blog_posts as post
    union all
    select 'page', page.id::text, page.title, concat(page.featured_image_url, ' ', page.content) from public.pages as page
    union all
    select 'bin', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.bin as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select picture,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', texts.id, 'title', title) order by kind, title, texts.id) as uses
    from texts, private.named_pictures(texts.content) as picture
    where picture in (select wanted.name from wanted)
    group by picture
  )
  select wanted.name, wanted.size, wanted.created_at, coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.picture = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;

revoke all on function public.media_library(text, integer, integer) from public, anon, authenticated;
grant execute on function public.media_library(text, integer, integer) to authenticated, service_role;

-- Menus and redirects tell strangers no address of a text that is a draft, planned, hidden or in the trash.

-- The site's own screens (`builtInPaths` of supabase/src/pages.ts). Below one with a table stand the table's rows, by their slugs; the
-- condition says which of them visitors read.
create table private.screens (
  path text primary key,
  of_table text,
  condition text
);
insert into private.screens (path, of_table, condition) values
  ('/', null, null), ('/a-propos', null, null), ('/contact', null, null), ('/recherche', null, null),
  ('/services', 'pages', null), ('/cas-usage', 'pages', null), ('/automatisations', 'pages', null),
  ('/blog', 'blog_posts', 'published_at <= now()'), ('/etudes-de-cas', 'case_studies', 'published');

-- The text that an address is that of, whether there is one or not; nothing for screens, files and other sites. Pages have the whole
-- path for a slug.
create function private.text_at(address text) returns table (of_table text, slug text, condition text)
language sql stable set search_path = ''
as $$
  select coalesce(folder.of_table, 'pages'),
    case when folder.condition is null then substr(wanted, 2) else substr(wanted, length(folder.path) + 2) end, folder.condition
  from split_part(private.canonical_path(address), '?', 1) as wanted
  left join private.screens as folder on folder.path = '/' || split_part(wanted, '/', 2) and folder.of_table is not null
  where address like '/%' and wanted !~ '\.\w+$' and wanted not like '/blog/categorie/%'
    and (folder.path is not null or wanted !~ '^/.*/') and not exists (select from private.screens where path = wanted)
$$;

-- Whether visitors find something at an address; or, asked for `any_text`, whether a text is there, published or not.
create function private.leads_to_something(address text, any_text boolean default false) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  of_text record;
  is_there boolean;
begin
  select * into of_text from private.text_at(address);
  if not found then
    return address is not null;
  elsif of_text.of_table = 'pages' then
    return exists (select from public.pages as page where page.slug = of_text.slug and (any_text or page.published_at <= now()));
  end if;
  execute format('select exists (select from public.%I where slug = $1 and ($2 or %s))', of_text.of_table, of_text.condition)
  into is_there using of_text.slug, any_text;
  return is_there;
end
$$;

-- Whether an address is that of a text that visitors do not read, or not yet.
create function private.leads_to_hidden_text(address text) returns boolean
language sql stable set search_path = ''
as $$
  select not private.leads_to_something(address) and (private.leads_to_something(address, any_text => true) or exists (
    select from private.text_at(address) as of_text
    join public.trash as item on item.table_name = of_text.of_table and item.content ->> 'slug' = of_text.slug
  ))
$$;

-- Where an address without a page leads: by a redirect, else to the article that had the address. Strangers learn one address
-- at a time, and none of a text that is hidden from them. A redirect to a former address of an article leads to the present one at once.
create or replace function public.redirect_of(path text) returns table (to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select target, case redirect.kind when 'permanent' then 301 else 302 end
  from public.redirects as redirect
  cross join lateral coalesce(
    '/blog/' || public.current_post_slug(substring(redirect.to_address from '^/blog/([^/?#]+)$')), redirect.to_address
  ) as target
  where redirect.from_path = private.canonical_path(redirect_of.path)
    and ((select private.may('select', 'redirects')) or not private.leads_to_hidden_text(target))
  union all
  select '/blog/' || former.slug, 301
  from public.current_post_slug(substring(private.canonical_path(path) from '^/blog/([^/]+)$')) as former (slug)
  where former.slug is not null
  limit 1
$$;

drop function public.site_menu();
drop function private.has_text(text);

-- The menus as visitors see them, in their order: without what is hidden, and without links to texts that are not there, or not yet.
-- Where an address has a redirect in the place of a text, the link leads there at once. Of what is left out, so much is told: that a list
-- is, which the footer would have otherwise; and that there are menus, when nothing of them is left.
create function public.site_menu()
returns table (place text, label text, hint text, target text, heading boolean, left_out boolean)
language sql stable security definer set search_path = ''
as $$
  with links as materialized (
    select link.id, link."position", link.place, link.label, link.hint, coalesce(moved.to_address, link.target) as target, link.heading,
      link.hidden or not coalesce(stands or private.leads_to_something(moved.to_address), false) as left_out,
      private.canonical_path(link.target) as path
    from public.menu_links as link
    cross join private.leads_to_something(link.target) as stands
    left join public.redirect_of(link.target) as moved on not stands
  )
  (select place, label, hint, target, heading, false from links where not left_out order by "position", id)
  union all
  select distinct 'footer', '', '', screen.path, false, true
  from links join private.screens as screen using (path)
  where links.place = 'footer' and links.left_out and screen.of_table is not null
  union all
  (select place, '', '', '', false, true from links where not exists (select from links where not left_out) limit 1)
$$;
grant execute on function public.site_menu() to anon, authenticated;

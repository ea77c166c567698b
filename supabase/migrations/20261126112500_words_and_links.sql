-- Words of screens as settings, and what leads to a page.

insert into private.setting_definitions (key) values
  ('footer_text'), ('call_title'), ('call_text'), ('contact_title'), ('contact_text'), ('contact_steps'), ('booking_text'), ('opening_hours'),
  ('blog_title'), ('blog_text'), ('case_studies_title'), ('case_studies_text'), ('newsletter_title'), ('newsletter_text'), ('maintenance_title'), ('maintenance_text');

alter table public.menu_links drop constraint menu_links_place_values;
alter table public.menu_links add constraint menu_links_place_values check (place in ('main', 'services', 'sectors', 'examples', 'call',
  'footer', 'contact', 'legal', 'popular', 'useful'));
-- A site that has menus keeps the title that the footer had.
insert into public.menu_links (place, label, heading)
select 'contact', 'Contact', true where exists (select from public.menu_links);

-- Prices and settings in the excerpt and the meta fields of a page too.
-- Words that are no HTML as whoever asks may read them.
create function private.shown_words(words text, administers boolean) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.shown_field(to_jsonb(words), '{"type": "text"}', administers) #>> '{}', '') $$;

-- A page as whoever asks may read it: administrators see drafts and gaps.
create or replace function public.shown_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.may('select', 'pages') as administers) as asker
  cross join lateral jsonb_populate_record(page, jsonb_build_object(
    'excerpt', private.shown_words(page.excerpt, administers),
    'meta_title', private.shown_words(page.meta_title, administers),
    'meta_description', private.shown_words(page.meta_description, administers),
    'content', case when administers then private.filled_text(page.content) else private.shown_text(page.content) end,
    'blocks', private.shown_blocks(page.blocks, administers),
    'blocks_text', ''
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;

create or replace function private.document(kind text, id uuid) returns table (path text, title text, content text)
language sql stable security definer set search_path = ''
as $$
  select '/blog/' || slug, title, excerpt || ' ' || content
  from public.blog_posts as post where document.kind = 'article' and post.id = document.id
  union all
  select case slug when 'accueil' then '/' else '/' || slug end, title,
    private.shown_text(excerpt || ' ' || private.page_text(content, blocks, blocks_text))
  from public.pages as page where document.kind = 'page' and page.id = document.id
  union all
  select '/etudes-de-cas/' || slug, title, summary || ' ' || content
  from public.case_studies as study where document.kind = 'case_study' and study.id = document.id
  union all
  select '/contact#questions', question, private.with_prices(answer)
  from public.faq_entries as entry where document.kind = 'question' and entry.id = document.id
$$;

-- What leads to one of these addresses of texts: menus, services, redirects, and the texts and rows that link to it, with the caller's own
-- rights. They are the places where a picture may stand.
create function public.links_to(addresses jsonb) returns table (kind text, id text, title text)
language plpgsql stable set search_path = ''
as $$
declare
  -- In an attribute, in JSON, or as a whole value.
  pattern constant text := (
    select format(E'(^|["\n])(%s)/?(["#?\\\\\n]|$)', string_agg(address, '|'))
    from jsonb_array_elements_text(addresses) as address where address ~ '^(/[a-z0-9-]+)+$'
  );
  place record;
begin
  for place in select * from private.places_of_pictures() as found where found.columns is not null and found.key is not null loop
    return query execute format(
      'select %L, stored.%I::text, stored.%I::text from public.%I as stored where concat_ws(E''\n'', %s) ~* $1',
      place.table_name, place.key, place.columns[1], place.table_name,
      (select string_agg(format('stored.%I', part), ', ') from unnest(place.columns) as part)
    ) using pattern;
  end loop;
  return query select 'services', service.id::text, service.name from public.services as service where addresses ? ('/' || service.slug);
end
$$;
grant execute on function public.links_to(jsonb) to authenticated;

-- Pages: the essential ones that the site needs, and the gaps in their texts.

create table public.pages (
  id uuid primary key default gen_random_uuid(),
  slug text collate private.french not null unique
    constraint pages_slug_shape check (
      slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and char_length(slug) <= 200
    ),
  title text collate private.french not null
    constraint pages_title_length check (btrim(title) <> '' and char_length(title) <= 300),
  excerpt text not null default ''
    constraint pages_excerpt_length check (char_length(excerpt) <= 2000),
  content text not null default ''
    constraint pages_content_length check (char_length(content) <= 500000),
  -- If the page has blocks, it shows them instead of the content (03_blocks.sql).
  blocks jsonb not null default '[]'
    constraint pages_blocks_size check (
      case when jsonb_typeof(blocks) = 'array' then jsonb_array_length(blocks) <= 200 and octet_length(blocks::text) <= 500000 else false end
    ),
  -- The words of the blocks. A trigger writes them.
  blocks_text text not null default '',
  featured_image_url text
    constraint pages_image_shape check (featured_image_url ~ '^(https?://|/[^/])' and char_length(featured_image_url) <= 2000),
  featured_image_alt text not null default ''
    constraint pages_image_alt_length check (char_length(featured_image_alt) <= 500),
  status text not null default 'published'
    constraint pages_status_values check (status in ('draft', 'published')),
  -- Visitors read a page from this moment on, like an article.
  published_at timestamptz
    constraint pages_published_at_range check (published_at between '1900-01-01 00:00+00' and '2200-01-01 00:00+00'),
  sort_order integer not null default 0,
  -- Whether a menu leads to the page or the law requires it. Nobody can delete such a page by mistake, or change its address.
  essential boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  meta_title text not null default ''
    constraint pages_meta_title_length check (char_length(meta_title) <= 300),
  meta_description text not null default ''
    constraint pages_meta_description_length check (char_length(meta_description) <= 1000),
  meta_keywords text not null default ''
    constraint pages_meta_keywords_length check (char_length(meta_keywords) <= 1000),
  -- As in blog_posts.
  slug_origin text not null default 'title'
    constraint pages_slug_origin_values check (slug_origin in ('title', 'written', 'public')),
  summary text not null generated always as (
    private.summary_of(excerpt, meta_description, private.page_html(content, blocks))
  ) stored,
  constraint pages_published_at_presence check ((status = 'published') = (published_at is not null))
);

create index pages_list on public.pages (sort_order, id);

alter table public.pages enable row level security;
-- Only administrators read the stored text: visitors read the result of visible_page().
grant select (id, slug, title, excerpt, featured_image_url, featured_image_alt, status, published_at, sort_order, created_at, updated_at,
  meta_title, meta_description, meta_keywords) on table public.pages to anon;
grant select, delete on table public.pages to authenticated;
grant insert (slug, slug_origin, title, excerpt, content, blocks, featured_image_url, featured_image_alt, status, published_at, sort_order,
  meta_title, meta_description, meta_keywords) on table public.pages to authenticated;
-- This grant covers publishing and ordering, which change no text. save_page() changes texts.
grant update (status, published_at, sort_order) on table public.pages to authenticated;

create policy "visitors read published pages" on public.pages
  for select to anon using (published_at <= now());
create policy "administrators read every page" on public.pages
  for select to authenticated using ((select private.has_permission('select', 'pages')));
create policy "administrators write pages" on public.pages
  for insert to authenticated with check ((select private.has_permission('insert', 'pages')));
create policy "administrators change pages" on public.pages
  for update to authenticated using ((select private.has_permission('update', 'pages')))
    with check ((select private.has_permission('update', 'pages')));
create policy "administrators delete pages" on public.pages
  for delete to authenticated using ((select private.has_permission('delete', 'pages')));

-- Refuses to delete an essential page, or to change its slug. A DELETE through the API without a filter, or with one that is too wide,
-- fails as a whole, so that no other page is lost either. Owners (migrations, delete_essential_page) may delete the page; nobody may change
-- the slug.
create function private.protect_essential_page() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or private.is_client_role() then
    raise sqlstate 'PT409' using
      message = format('The site needs the page %s', old.slug),
      hint = 'To delete it all the same, call delete_essential_page with its slug. Its slug does not change.';
  end if;
  return old;
end
$$;

-- Deletes an essential page for an administrator who typed its slug to confirm.
create function public.delete_essential_page(typed_slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_permission('delete', 'pages');
  delete from public.pages where slug = typed_slug and essential;
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
grant execute on function public.delete_essential_page(text) to authenticated;

-- Gaps in the text of a page. « [à compléter : capital social] » marks words that only the agency knows, and only administrators read
-- the passage around it. `{{contact_email}}` stands for the setting of that name, and is such a gap while the setting is empty.
-- Visitors read a passage that begins with `{{if_hosted}}` where Supabase keeps the data, and one that begins with `{{if_embedded}}`
-- where our own server does. They read `{{if_known capital social}}` while every page fills that gap, and
-- `{{if_unknown contact_phone}}` while one leaves it open, so that no page relies on a fact that another page does not give.

-- Whether a Supabase project runs the database: hosted or not, it has this role, which the database that our server embeds lacks.
create function private.is_hosted() returns boolean
language sql stable set search_path = ''
as $$ select exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin') $$;

-- Removes the rows, list items, paragraphs and headings that match a pattern, the innermost of each kind, and then elements that only
-- introduced them: a list without items, a heading without text below.
create function private.remove_passages(content text, sign text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  element text;
begin
  if content !~* sign then
    return content;
  end if;
  -- An editor may put paragraphs into rows and items: the row or the item is removed as a whole.
  foreach element in array array['tr', 'li', 'p', 'h[1-6]'] loop
    content := regexp_replace(
      content, format('<%1$s\M[^>]*>(?:(?!</?%1$s\M).)*%2$s(?:(?!</?%1$s\M).)*</%1$s>\s*', element, sign), '', 'gi'
    );
  end loop;
  content := regexp_replace(content, '<(ul|ol|blockquote)\M[^>]*>\s*</\1>\s*', '', 'gi');
  for rank in reverse 6..1 loop
    content := regexp_replace(
      content, format('<h%1$s\M[^>]*>(?:(?!</h%1$s).)*</h%1$s>\s*(?=<h[1-%1$s]\M|$)', rank), '', 'gi'
    );
  end loop;
  return content;
end
$$;

-- Returns the names of the gaps in a text, without tags and with any kind of space removed at both ends.
create function private.gaps_of(content text) returns table (name text, place bigint)
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(captured[1], '<[^>]*>', '', 'g'), E' \u00A0\u202F'), min(place)
  from regexp_matches(content, '\[à compléter[\s\u00A0\u202F]*:?([^]]*)\]', 'gi') with ordinality as match (captured, place)
  group by 1
$$;

-- Whether a fact is known: the setting of that name has a value, or no page has a gap of that name any more.
create function private.fact_is_known(fact text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.setting_definitions where key = fact) then
      exists (select from public.site_settings where key = fact and btrim(value) <> '')
    else not exists (
      select from public.pages as page
      cross join lateral private.page_text(page.content, page.blocks, page.blocks_text) as words
      cross join lateral private.gaps_of(words) as gap
      -- Only few texts contain a bracket, and a search without regard to case takes time, so this condition comes first.
      where words like '%[%' and words ilike '%[à compléter%' and translate(gap.name, E'\u00A0\u202F', '  ') = fact
    )
  end
$$;

-- Returns a text with the values of settings instead of their names, without the passages for other kinds of hosting; its gaps remain.
create function private.fill_settings(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  filled text;
  condition text[];
  fact text;
begin
  if content !~ '\{\{' then
    return content;
  end if;
  content := private.fill_prices(content);
  for condition in
    select distinct captured from regexp_matches(content, '(\{\{if_(hosted|embedded|known|unknown)([^}]*)\}\})', 'g') as captured
  loop
    fact := btrim(translate(condition[3], E'\u00A0\u202F', '  '));
    content := replace(content, condition[1], case
      when case condition[2]
        when 'hosted' then private.is_hosted()
        when 'embedded' then not private.is_hosted()
        when 'known' then private.fact_is_known(fact)
        else not private.fact_is_known(fact)
      end then '{{true}}'
      else '{{false}}'
    end);
  end loop;
  content := regexp_replace(private.remove_passages(content, '\{\{false\}\}'), '\{\{true\}\}\s*', '', 'g');
  for name in select distinct captured[1] from regexp_matches(content, '\{\{([a-z_]+)\}\}', 'g') as captured loop
    select replace(replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;') into filled
    from public.site_settings where key = name;
    content := replace(
      content, format('{{%s}}', name), coalesce(nullif(btrim(filled), ''), format('[à compléter : réglage %s]', name))
    );
  end loop;
  return content;
end
$$;

-- Returns a text as visitors read it, without any gap, even one outside of a passage.
create function private.visible_text(content text) returns text
language sql stable security definer set search_path = ''
as $$
  select regexp_replace(
    private.remove_passages(private.fill_settings(content), '\[à compléter'), '\[à compléter[^]<]*\]?', '', 'gi'
  )
$$;

-- Returns plain words as visitors read them, without any gap.
create function private.visible_words(words text, administers boolean) returns text
language sql stable set search_path = ''
as $$ select coalesce(private.visible_field(to_jsonb(words), '{"type": "text"}', administers) #>> '{}', '') $$;

-- Returns a page as the caller may read it: administrators see drafts and gaps.
create function public.visible_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.has_permission('select', 'pages') as administers) as asker
  cross join lateral private.page_html(page.content, page.blocks)
  cross join lateral jsonb_populate_record(page, jsonb_build_object(
    'excerpt', private.visible_words(page.excerpt, administers),
    'meta_title', private.visible_words(page.meta_title, administers),
    'meta_description', private.visible_words(page.meta_description, administers),
    'content', case when administers then private.fill_settings(page.content) else private.visible_text(page.content) end,
    'blocks', private.visible_blocks(page.blocks, administers),
    'blocks_text', '',
    'summary', private.summary_of(
      private.visible_words(page.excerpt, administers), private.visible_words(page.meta_description, administers),
      case when administers then private.fill_settings(page_html) else private.visible_text(page_html) end
    )
  )) as shown
  where page.slug = wanted and (page.published_at <= now() or administers)
$$;
grant execute on function public.visible_page(text) to anon, authenticated;

-- Returns the steps and the gain that each example of automation shows at the top of its page, for the lists of examples.
create function public.visible_flows() returns table (slug text, steps text[], gain text)
language sql stable security definer set search_path = ''
as $$
  select page.slug, array(
    select step ->> 'text' from jsonb_array_elements(flow -> 'steps') with ordinality as entry (step, place) order by place
  ), coalesce(flow ->> 'gain', '')
  from public.pages as page
  cross join lateral jsonb_path_query_first(private.visible_blocks(page.blocks, false), '$[*] ? (@.kind == "flow")') as flow
  where page.blocks @> '[{"kind": "flow"}]' and flow is not null and page.published_at <= now()
$$;
grant execute on function public.visible_flows() to anon, authenticated;

-- Returns the gaps of published pages, in the order of the site and of each text.
-- @return setting names the setting to fill in; null where the words go into the text itself
create function public.pages_to_complete()
returns table (page_id uuid, slug text, title text, passage text, setting text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'pages');
  return query
  select page.id, page.slug, page.title, gap.name, substring(gap.name from '^réglage ([a-z_]+)$')
  from public.pages as page
  cross join lateral private.gaps_of(private.fill_settings(private.page_text(page.content, page.blocks, page.blocks_text))) as gap
  where page.status = 'published'
  order by page.sort_order, page.id, gap.place;
end
$$;
grant execute on function public.pages_to_complete() to authenticated;

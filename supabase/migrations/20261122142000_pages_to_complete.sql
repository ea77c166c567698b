-- What a page's text leaves open. « [à compléter : capital social] » stands for words that only the agency knows: nobody but
-- administrators reads the passage that holds it. {{contact_email}} stands for the setting of that name, and is such a
-- gap while the setting is empty. A passage that begins with {{if_hosted}} or {{if_embedded}} is shown where Supabase keeps
-- the data, or where our own server does.

-- Supabase, hosted or not, comes with this role; the database that our server embeds has none of the kind.
create function private.is_hosted() returns boolean
language sql stable set search_path = ''
as $$ select exists (select from pg_catalog.pg_roles where rolname = 'supabase_admin') $$;

-- Leaves out the rows, list items, paragraphs and headings that hold a sign, the innermost of each kind, and then what
-- only introduced them: a list without items, a heading with nothing under it.
create function private.without_passages(content text, sign text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  element text;
begin
  if content !~* sign then
    return content;
  end if;
  -- An editor may put paragraphs into rows and items: the row or the item goes as a whole.
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

-- The text with its settings, for where the site runs; gaps are still in it.
create function private.filled_text(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  name text;
  filled text;
begin
  if content !~ '\{\{' then
    return content;
  end if;
  content := private.without_passages(
    content, case when private.is_hosted() then '\{\{if_embedded\}\}' else '\{\{if_hosted\}\}' end
  );
  content := regexp_replace(content, '\{\{if_(hosted|embedded)\}\}\s*', '', 'g');
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

-- As visitors read it: no gap is left, even one that stands in no passage.
create function private.shown_text(content text) returns text
language sql stable security definer set search_path = ''
as $$
  select regexp_replace(
    private.without_passages(private.filled_text(content), '\[à compléter'), '\[à compléter[^]<]*\]?', '', 'gi'
  )
$$;

revoke all on function private.is_hosted() from public, anon, authenticated;
revoke all on function private.without_passages(text, text) from public, anon, authenticated;
revoke all on function private.filled_text(text) from public, anon, authenticated;
revoke all on function private.shown_text(text) from public, anon, authenticated;

-- A page as whoever asks may read it: administrators see drafts and gaps.
create function public.shown_page(wanted text) returns setof public.pages
language sql stable security definer set search_path = ''
as $$
  select shown.*
  from public.pages as page
  cross join (select private.is_admin() as administers) as asker
  cross join lateral jsonb_populate_record(page, jsonb_build_object('content',
    case when administers then private.filled_text(page.content) else private.shown_text(page.content) end
  )) as shown
  where page.slug = wanted and (page.status = 'published' or administers)
$$;

revoke all on function public.shown_page(text) from public, anon, authenticated;
grant execute on function public.shown_page(text) to anon, authenticated, service_role;

-- The stored text is for those who write it.
revoke select on table public.pages from anon;
grant select (id, slug, title, excerpt, featured_image_url, featured_image_alt, status, sort_order, created_at, updated_at,
  meta_title, meta_description, meta_keywords) on table public.pages to anon;
alter policy "everyone reads published pages" on public.pages to anon;

-- What published pages still leave open, in the order of the site and of each text.
-- @return setting names the setting to fill in; null where the words go into the text itself
create function public.pages_to_complete()
returns table (page_id uuid, slug text, title text, passage text, setting text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select page.id, page.slug, page.title, gap.words, substring(gap.words from '^réglage ([a-z_]+)$')
  from public.pages as page
  cross join lateral (
    select btrim(regexp_replace(captured[1], '<[^>]*>', '', 'g'), E' \u00A0\u202F') as words, min(place) as place
    from regexp_matches(private.filled_text(page.content), '\[à compléter[\s\u00A0\u202F]*:?([^]]*)\]', 'gi')
      with ordinality as match (captured, place)
    group by words
  ) as gap
  where page.status = 'published'
  order by page.sort_order, page.id, gap.place;
end
$$;

revoke all on function public.pages_to_complete() from public, anon, authenticated;
grant execute on function public.pages_to_complete() to authenticated, service_role;

-- A later run of an import takes the pictures that a page shows in its blocks, as it does those of its HTML.
create or replace function public.awaited_pictures(source text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_import_right('insert');
  return array(
    select distinct replace(shown.address, '&amp;', '&')
    from private.imported_items as imported
    join (
      select id, content, featured_image_url from public.blog_posts
      union all select id, content || blocks::text, featured_image_url from public.pages
    ) as text on text.id = imported.row_id
    cross join lateral (
      select match[1] from regexp_matches(text.content, 'src(?:="|=\\"|": ")(https?://[^"\\]+)', 'g') as match
      union select text.featured_image_url
    ) as shown (address)
    where imported.source = awaited_pictures.source and shown.address ~ '^https?://'
  );
end
$$;
create or replace function private.with_imported_pictures(content text, arrived jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  picture record;
  shape text;
begin
  for picture in
    select former, replace(former, '&', '&amp;') as in_html, address from jsonb_to_recordset(arrived) as given (former text, address text)
  loop
    if content = picture.former then
      return picture.address;
    end if;
    foreach shape in array array['src="%s"', 'src=\"%s\"'] loop
      content := replace(content, format(shape, picture.in_html), format(shape, picture.address));
    end loop;
    content := replace(content, format('"src": "%s"', picture.former), format('"src": "%s"', picture.address));
  end loop;
  return content;
end
$$;
create or replace function public.import_pictures(source text, arrived jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  posts integer;
  pages integer;
begin
  perform private.require_import_right('insert');
  if jsonb_array_length(arrived) > 100 then
    raise sqlstate 'PT413' using message = '100 pictures at a time at most';
  end if;
  update public.blog_posts as shown set content = changed.content, featured_image_url = changed.picture
  from private.imported_items as imported join public.blog_posts as post on post.id = imported.row_id
    cross join lateral (
      select private.with_imported_pictures(post.content, arrived) as content,
        private.with_imported_pictures(post.featured_image_url, arrived) as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = post.id
    and (changed.content, changed.picture) is distinct from (post.content, post.featured_image_url);
  get diagnostics posts = row_count;
  update public.pages as shown set content = changed.content, blocks = changed.blocks, featured_image_url = changed.picture
  from private.imported_items as imported join public.pages as page on page.id = imported.row_id
    cross join lateral (
      select private.with_imported_pictures(page.content, arrived) as content,
        private.with_imported_pictures(page.blocks::text, arrived)::jsonb as blocks,
        private.with_imported_pictures(page.featured_image_url, arrived) as picture
    ) as changed
  where imported.source = import_pictures.source and shown.id = page.id
    and (changed.content, changed.blocks, changed.picture) is distinct from (page.content, page.blocks, page.featured_image_url);
  get diagnostics pages = row_count;
  perform private.describe_imported_pictures(arrived);
  return posts + pages;
end
$$;

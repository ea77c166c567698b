-- Prices within texts, by the name of the service.

-- A text with prices in the place of their names: {{prix audit-processus}} is « 1 500 € HT », of the service of that page. A name that
-- none has is a gap, as a setting without a value is.
create function private.with_prices(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
begin
  for wanted in select distinct captured[1] from regexp_matches(content, '\{\{prix ([a-z0-9-]+)\}\}', 'g') as captured loop
    content := replace(content, format('{{prix %s}}', wanted), coalesce(
      (select replace(to_char(price, 'FM9,999,999,999'), ',', E'\u202F') || E'\u00A0€\u00A0HT'
        from public.services where regexp_replace(slug, '^.*/', '') = wanted order by "position", id limit 1),
      format('[à compléter : prix %s]', wanted)
    ));
  end loop;
  return content;
end
$$;

-- The questions that visitors read, in their order, with prices; one with a gap is left out.
create function public.shown_questions() returns table (question text, answer text)
language sql stable security definer set search_path = ''
as $$
  select entry.question, shown.answer
  from public.faq_entries as entry cross join lateral private.with_prices(entry.answer) as shown (answer)
  where entry.published and shown.answer !~ '\[à compléter : prix'
  order by entry."position", entry.id
$$;
grant execute on function public.shown_questions() to anon, authenticated;

create or replace function private.filled_text(content text) returns text
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
  content := private.with_prices(content);
  for condition in
    select distinct captured from regexp_matches(content, '(\{\{if_(hosted|embedded|known|unknown)([^}]*)\}\})', 'g') as captured
  loop
    fact := btrim(translate(condition[3], E'\u00A0\u202F', '  '));
    content := replace(content, condition[1], case
      when case condition[2]
        when 'hosted' then private.is_hosted()
        when 'embedded' then not private.is_hosted()
        when 'known' then private.is_known(fact)
        else not private.is_known(fact)
      end then '{{true}}'
      else '{{false}}'
    end);
  end loop;
  content := regexp_replace(private.without_passages(content, '\{\{false\}\}'), '\{\{true\}\}\s*', '', 'g');
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

create or replace function private.document(kind text, id uuid) returns table (path text, title text, content text)
language sql stable security definer set search_path = ''
as $$
  select '/blog/' || slug, title, excerpt || ' ' || content
  from public.blog_posts as post where document.kind = 'article' and post.id = document.id
  union all
  select '/' || slug, title, excerpt || ' ' || private.shown_text(content)
  from public.pages as page where document.kind = 'page' and page.id = document.id
  union all
  select '/etudes-de-cas/' || slug, title, summary || ' ' || content
  from public.case_studies as study where document.kind = 'case_study' and study.id = document.id
  union all
  select '/contact#questions', question, private.with_prices(answer)
  from public.faq_entries as entry where document.kind = 'question' and entry.id = document.id
$$;

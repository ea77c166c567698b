-- What the command palette looks for: a few articles and contact requests by some letters, accents or not, and without
-- any, the latest of both.

create index blog_posts_latest on public.blog_posts (updated_at desc);
create index blog_posts_titles on public.blog_posts
  using gin (private.searchable_text(title) extensions.gin_trgm_ops);

-- Among many that hold the letters, the latest 200 are looked at: those whose title or name begins with them come
-- first, then the latest. Whoever looks for another types one letter more.
create function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  post_condition text;
  contact_condition text;
  answer jsonb;
begin
  perform private.require_administrator();
  -- One LIKE a word, written out: the index does not serve LIKE ALL (array).
  select
    coalesce(string_agg(format('private.searchable_text(title) like %L', pattern), ' and '), 'true'),
    coalesce(string_agg(format('search_text like %L', pattern), ' and '), 'true')
  into post_condition, contact_condition
  from (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' as pattern
    from regexp_split_to_table(needle, '\s+') as word
    where word <> ''
    limit 8
  ) as patterns;
  execute format(
    'select jsonb_build_object(
       ''articles'', coalesce((select jsonb_agg(jsonb_build_object(''id'', id, ''title'', title, ''status'', status)) from (
         select * from (
           select id, title, status, updated_at from public.blog_posts where %1$s order by updated_at desc limit 200
         ) as latest order by starts_with(private.searchable_text(title), $1) desc, updated_at desc limit 6
       ) as found), ''[]''),
       ''contacts'', coalesce((select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
         select * from (
           select id, name, coalesce(nullif(company, ''''), email) as about, created_at
           from public.contacts where %2$s order by created_at desc, id limit 200
         ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
       ) as found), ''[]''))',
    post_condition, contact_condition
  ) into answer using needle;
  return answer;
end
$$;

revoke all on function public.find_anything(text) from public, anon, authenticated;
grant execute on function public.find_anything(text) to authenticated, service_role;

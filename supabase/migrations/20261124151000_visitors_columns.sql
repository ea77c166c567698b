-- Visitors read every column of an article but those that only find and rank it: these weigh as much as the text and say
-- nothing to people. From here on a new column is granted to `anon` by name.
revoke select on table public.blog_posts from anon;

do $$
declare
  shown text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into shown
  from pg_catalog.pg_attribute
  where attrelid = 'public.blog_posts'::regclass and attnum > 0 and not attisdropped
    and attname not in ('search_vector', 'rank_vector');
  execute format('grant select (%s) on table public.blog_posts to anon', shown);
end
$$;

-- What becomes of an article's address and of an article that is deleted, and the tags in use.

-- The bin: what administrators delete is kept whole for 30 days. A deleted row leaves its own table, so that nothing
-- which reads that table (pages, feeds, counts, search, unique addresses) can ever meet it.
create table public.bin (
  id uuid primary key,
  table_name text not null,
  content jsonb not null,
  deleted_at timestamptz not null default now(),
  deleted_by uuid default auth.uid() references auth.users (id) on delete set null
);
create index bin_list on public.bin (deleted_at desc, id);
create index bin_deleted_by on public.bin (deleted_by);

alter table public.bin enable row level security;
revoke all on table public.bin from anon, authenticated;
grant all on table public.bin to service_role;
grant select, delete on table public.bin to authenticated;

create policy "administrators look into the bin" on public.bin
  for select to authenticated using ((select private.is_admin()));
create policy "administrators empty the bin" on public.bin
  for delete to authenticated using ((select private.is_admin()));

-- Addresses under which an article was public and no longer is. Not a foreign key: an article that comes back from the
-- bin finds its former addresses again.
create table private.former_post_slugs (
  slug text primary key,
  post_id uuid not null,
  created_at timestamptz not null default now()
);
create index former_post_slugs_post on private.former_post_slugs (post_id);
revoke all on table private.former_post_slugs from public, anon, authenticated;

-- Forgets what has been in the bin for 30 days, and the former addresses of articles that are gone for good.
create function private.empty_bin() returns void
language sql security definer set search_path = ''
as $$
  delete from public.bin where deleted_at < now() - interval '30 days';
  delete from private.former_post_slugs as former
  where not exists (select from public.blog_posts where id = former.post_id)
    and not exists (select from public.bin where id = former.post_id);
$$;

revoke all on function private.empty_bin() from public, anon, authenticated;

create function private.move_to_bin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.bin (id, table_name, content) values (old.id, tg_table_name, to_jsonb(old))
  on conflict (id) do update set
    table_name = excluded.table_name, content = excluded.content,
    deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by;
  return null;
end
$$;

revoke all on function private.move_to_bin() from public, anon, authenticated;

create function private.empty_bin_after_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.empty_bin();
  return null;
end
$$;

revoke all on function private.empty_bin_after_deletion() from public, anon, authenticated;

create trigger move_to_bin after delete on public.blog_posts
  for each row execute function private.move_to_bin();
create trigger empty_bin_after_deletion after delete on public.blog_posts
  for each statement execute function private.empty_bin_after_deletion();

-- Puts deleted rows back as they were: same id, dates and counters. All of them or, when the address of one has been
-- taken meanwhile, none. Columns added since the deletion get their default; generated ones are generated again.
create function public.restore_from_bin(item_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  item public.bin;
  columns text;
  restored integer := 0;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators restore what was deleted';
  end if;
  for item in delete from public.bin where id = any (item_ids) returning * loop
    select string_agg(quote_ident(attname), ', ') into columns
    from pg_catalog.pg_attribute
    where attrelid = format('public.%I', item.table_name)::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and item.content ? attname::text;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      item.table_name, columns
    ) using item.content;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;

revoke all on function public.restore_from_bin(uuid[]) from public, anon, authenticated;
grant execute on function public.restore_from_bin(uuid[]) to authenticated, service_role;

-- An article's address stops being public when it changes or when the article is withdrawn (and perhaps changed before
-- it is published again). Whoever leaves an address last is who it leads to.
create function private.remember_post_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_post_slugs (slug, post_id) values (old.slug, old.id)
  on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  return null;
end
$$;

revoke all on function private.remember_post_slug() from public, anon, authenticated;

create trigger remember_post_slug after update on public.blog_posts
  for each row when (old.status = 'published' and (new.slug <> old.slug or new.status <> 'published'))
  execute function private.remember_post_slug();

-- Where a former address of an article leads now: the slug of a published article, or null. An article that bears the
-- address itself is its own answer, so nobody is sent round in circles.
create function public.current_post_slug(former text) returns text
language sql stable security definer set search_path = ''
as $$
  select post.slug
  from private.former_post_slugs as address
  join public.blog_posts as post on post.id = address.post_id
  where address.slug = current_post_slug.former and post.status = 'published' and post.slug <> address.slug
    and not exists (
      select from public.blog_posts as heir where heir.slug = address.slug and heir.status = 'published'
    )
$$;

revoke all on function public.current_post_slug(text) from public, anon, authenticated;
grant execute on function public.current_post_slug(text) to anon, authenticated, service_role;

-- When an article that was withdrawn had been published, so that withdrawing it by mistake does not cost it its date.
create table private.withdrawals (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  published_at timestamptz not null
);
revoke all on table private.withdrawals from public, anon, authenticated;

create function private.remember_withdrawal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.withdrawals (post_id, published_at) values (old.id, old.published_at)
  on conflict (post_id) do update set published_at = excluded.published_at;
  return null;
end
$$;

revoke all on function private.remember_withdrawal() from public, anon, authenticated;

create trigger remember_withdrawal after update on public.blog_posts
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function private.remember_withdrawal();

-- Publishes withdrawn articles again under the date they had. Publishing anew, with a new date, is a plain update.
create function public.undo_withdrawal(post_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  undone integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators publish articles';
  end if;
  update public.blog_posts as post set status = 'published', published_at = withdrawal.published_at
  from private.withdrawals as withdrawal
  where withdrawal.post_id = post.id and post.id = any (post_ids) and post.status = 'draft';
  get diagnostics undone = row_count;
  return undone;
end
$$;

revoke all on function public.undo_withdrawal(uuid[]) from public, anon, authenticated;
grant execute on function public.undo_withdrawal(uuid[]) to authenticated, service_role;

-- Tags of the articles the caller may read, the most used first.
create function public.post_tags() returns table (tag text, uses integer)
language sql stable set search_path = ''
as $$
  select used.tag, count(*)::integer
  from public.blog_posts as post, unnest(post.tags) as used (tag)
  group by used.tag
  order by count(*) desc, used.tag
$$;

revoke all on function public.post_tags() from public, anon, authenticated;
grant execute on function public.post_tags() to authenticated, service_role;

-- Drafts save themselves while one writes. What such a save replaces is no version anybody would look for, and the 50
-- versions kept must not be pushed out by it.

-- Set on a version written by automatic saves: when the first of them came. Null on one that somebody asked to save.
alter table public.revisions add column automatic_since timestamptz;

-- As before, except for automatic saves: those of the same person within ten minutes share one version. A save that
-- was asked for always keeps the version before it, and is kept itself.
create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  automatic constant boolean := coalesce(current_setting('private.automatic_save', true), '') = 'on';
  newest bigint;
begin
  if tg_op = 'UPDATE' then
    select max(id) into newest from public.revisions where table_name = tg_table_name and row_id = old.id;
    if private.written_part(to_jsonb(new)) = private.written_part(to_jsonb(old)) then
      if not automatic then
        update public.revisions set automatic_since = null where id = newest and automatic_since is not null;
      end if;
      return null;
    end if;
    if automatic then
      update public.revisions set content = private.written_part(to_jsonb(new)), saved_at = clock_timestamp()
      where id = newest and saved_by = auth.uid() and automatic_since > clock_timestamp() - interval '10 minutes';
      if found then
        return null;
      end if;
    end if;
    if newest is null then
      insert into public.revisions (table_name, row_id, content, saved_at)
      values (tg_table_name, old.id, private.written_part(to_jsonb(old)), old.updated_at);
    end if;
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (
    tg_table_name, new.id, private.written_part(to_jsonb(new)), auth.uid(),
    case when automatic then clock_timestamp() end
  );
  delete from public.revisions
  where table_name = tg_table_name and row_id = new.id and id <= (
    select id from public.revisions
    where table_name = tg_table_name and row_id = new.id
    order by id desc offset 51 limit 1
  );
  return null;
end
$$;

-- Saves a draft without being asked. Never touches an article that is, or has become, public; refused like any save
-- when the draft has changed since the version it was made from. Runs with the caller's own rights.
create function public.autosave_post(post_id uuid, post jsonb, known timestamptz) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  saved timestamptz;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Administrators only';
  end if;
  perform set_config('private.automatic_save', 'on', true);
  update public.blog_posts
  set (slug, title, excerpt, content, author, category, tags, featured, featured_image_url, featured_image_alt,
    read_time_minutes, meta_title, meta_description, meta_keywords, updated_at)
    = (select slug, title, excerpt, content, author, category, tags, featured, featured_image_url, featured_image_alt,
      read_time_minutes, meta_title, meta_description, meta_keywords, known
    from jsonb_populate_record(null::public.blog_posts, post))
  where id = post_id and status = 'draft'
  returning updated_at into saved;
  perform set_config('private.automatic_save', 'off', true);
  if saved is null then
    raise sqlstate 'PT404' using message = 'There is no such draft';
  end if;
  return saved;
end
$$;

revoke all on function public.autosave_post(uuid, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.autosave_post(uuid, jsonb, timestamptz) to authenticated, service_role;

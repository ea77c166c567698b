-- Nobody's words are written over unseen, whatever the client: a change of a text names the version it was made from.

-- Also for a save that names no date at all where one belongs (null is neither equal nor different).
drop trigger compare_versions on public.blog_posts;
drop trigger compare_versions on public.pages;
create trigger compare_versions before update of updated_at on public.blog_posts
  for each row when (new.updated_at is distinct from old.updated_at) execute function private.refuse_stale_save();
create trigger compare_versions before update of updated_at on public.pages
  for each row when (new.updated_at is distinct from old.updated_at) execute function private.refuse_stale_save();

-- A trigger cannot see which columns a call names, but it can be one that runs only if a column is named: this one
-- leaves a mark for the next one, which runs only if a part of the text is.
create function private.note_named_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('private.named_version', new.id::text, true);
  return new;
end
$$;

create function private.demand_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('private.named_version', true) is distinct from new.id::text then
    raise sqlstate 'PT428' using
      message = 'A change of the text must name the version it was made from',
      hint = 'Send the updated_at that was read with the text';
  end if;
  perform set_config('private.named_version', '', true);
  return new;
end
$$;

revoke all on function private.note_named_version() from public, anon, authenticated;
revoke all on function private.demand_version() from public, anon, authenticated;

-- In the order of their names: compare, demand, keep. « compare_versions_noted » comes right after « compare_versions ».
create trigger compare_versions_noted before update of updated_at on public.blog_posts
  for each row execute function private.note_named_version();
create trigger compare_versions_noted before update of updated_at on public.pages
  for each row execute function private.note_named_version();

-- Publishing, featuring and ordering change no text. What runs with its owner's rights (restoring a version) and what
-- imports with the service's key has its own ways.
create trigger demand_version before update of slug, title, excerpt, content, author, category, tags,
    featured_image_url, featured_image_alt, read_time_minutes, meta_title, meta_description, meta_keywords
  on public.blog_posts
  for each row when (current_user = 'authenticated') execute function private.demand_version();
create trigger demand_version before update of slug, title, excerpt, content, featured_image_url, featured_image_alt,
    meta_title, meta_description, meta_keywords
  on public.pages
  for each row when (current_user = 'authenticated') execute function private.demand_version();

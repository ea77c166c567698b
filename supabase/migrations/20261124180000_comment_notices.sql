-- A comment that waits is told to the agency, by mail and to webhooks. The author's e-mail address stays in the comment alone.
create function private.announce_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := (
    select jsonb_build_object('id', new.id, 'name', new.name, 'words', new.words, 'created_at', new.created_at,
      'post', jsonb_build_object('id', id, 'title', title, 'slug', slug))
    from public.blog_posts where id = new.post_id
  );
begin
  -- An import may bring comments before their articles.
  if told is null then
    return null;
  end if;
  if private.agency_address() is not null then
    perform private.enqueue_mail('comment_notice', private.agency_address(), told, new.id);
  end if;
  perform private.enqueue_event('comment.created', told, new.id);
  return null;
end
$$;
create trigger announce_comment after insert on public.comments
  for each row when (new.status = 'pending') execute function private.announce_comment();

-- An erased comment, or an erased author, leaves no copy in what was written about it.
create trigger erase_comment_from_outbox after delete on public.comments
  for each row execute function private.erase_from_outbox();
create trigger erase_author_from_outbox after update of email on public.comments
  for each row when (old.email is not null and new.email is null) execute function private.erase_from_outbox();

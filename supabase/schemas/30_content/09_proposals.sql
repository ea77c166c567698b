-- « Proposer à la publication »: a finished draft of an author waits for a person who may publish it, or who sends it back with a message.

-- Proposes a draft that the caller may change. A second proposal of the same draft keeps the place of the first in the queue.
create function public.propose_post(id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_permission('propose', 'blog_posts');
  perform private.lock_row('blog_posts', propose_post.id);
  perform private.mark_proposed(propose_post.id);
end
$$;

create function private.mark_proposed(id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.blog_posts as post set proposed_at = coalesce(post.proposed_at, now())
  where post.id = mark_proposed.id and post.status = 'draft';
$$;
grant execute on function private.mark_proposed(uuid), public.propose_post(uuid) to authenticated;

-- Sends an e-mail to the author of an article, if it has one who still has access to the back-office.
create function private.notify_author(post public.blog_posts, kind text, data jsonb) returns void
language sql security definer set search_path = ''
as $$
  select private.enqueue_mail(notify_author.kind, account.email, jsonb_build_object('title', post.title) || data, post.id)
  from public.admins as admin join auth.users as account on account.id = admin.user_id
  where admin.user_id = post.author_id and admin.user_id is distinct from (select auth.uid());
$$;

-- Sends a proposed draft back to its author, with a message.
create function public.send_back_post(id uuid, words text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  post public.blog_posts;
begin
  perform private.require_permission('publish', 'blog_posts');
  if btrim(words) = '' or char_length(words) > 2000 then
    raise check_violation using message = 'A word of 2000 characters at most says why';
  end if;
  update public.blog_posts as proposed set proposed_at = null
  where proposed.id = send_back_post.id and proposed.proposed_at is not null
  returning * into post;
  if not found then
    raise sqlstate 'PT409' using message = 'This article is not proposed any more';
  end if;
  perform private.notify_author(post, 'post_sent_back',
    jsonb_build_object('id', post.id, 'words', words, 'by', private.email_of((select auth.uid()))));
end
$$;
grant execute on function public.send_back_post(uuid, text) to authenticated;

-- Ends the proposal of an article that is published, and notifies its author.
create function private.end_proposal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.proposed_at := null;
  perform private.notify_author(new, 'post_published', jsonb_build_object('slug', new.slug, 'published_at', new.published_at));
  return new;
end
$$;

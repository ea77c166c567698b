-- Comments under articles: strangers send one through a function, administrators decide whether it appears, and answer.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  -- Plain text; the site turns web addresses into links.
  words text not null
    constraint comments_words_length check (words ~ '\S' and char_length(words) <= 5000),
  -- This is not a foreign key, so that an article that comes back from the trash finds its comments again.
  post_id uuid not null,
  -- The comment that this one answers.
  parent_id uuid references public.comments (id) on delete cascade,
  name text collate private.french not null default 'Anonyme'
    constraint comments_name_length check (name ~ '\S' and char_length(name) <= 100),
  -- Null for an answer of the agency, and after the author is erased.
  email text collate private.french
    constraint comments_email_shape check (private.is_email_address(email)),
  from_agency boolean not null default false,
  status text not null default 'pending'
    constraint comments_status_values check (status in ('pending', 'approved', 'spam', 'trash')),
  created_at timestamptz not null default now(),
  -- The time of the last change of the status.
  moderated_at timestamptz
);

create index comments_of_post on public.comments (post_id, created_at);
create index comments_answers on public.comments (parent_id);
create index comments_list on public.comments (created_at desc, id);
create index comments_status_list on public.comments (status, created_at desc);
create index comments_author on public.comments (lower(email));
-- A double click, or a form sent twice, creates one comment.
create unique index comments_once on public.comments (coalesce(parent_id, post_id), lower(email), md5(words));

-- Visitors cannot read the e-mail address. Accounts without the administrator's role read no row.
grant select (id, words, post_id, parent_id, name, from_agency, status, created_at) on table public.comments to anon;
grant select, delete, insert (words, post_id, parent_id), update (status) on table public.comments to authenticated;
alter table public.comments enable row level security;

-- These policies find only articles that the caller may read.
create policy "visitors read approved comments of published articles" on public.comments
  for select to anon using (
    status = 'approved'
    and exists (select from public.site_settings where key = 'comments_enabled' and value = 'true')
    and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators read the comments of every article" on public.comments
  for select to authenticated using (
    (select private.has_permission('select', 'comments')) and exists (select from public.blog_posts as post where post.id = post_id)
  );
create policy "administrators answer" on public.comments
  for insert to authenticated with check ((select private.has_permission('insert', 'comments')));
create policy "administrators moderate comments" on public.comments
  for update to authenticated using ((select private.has_permission('update', 'comments')))
    with check ((select private.has_permission('update', 'comments')));
create policy "administrators delete comments" on public.comments
  for delete to authenticated using ((select private.has_permission('delete', 'comments')));

-- Refuses an answer to an answer, and an answer to a comment that visitors cannot read.
create function private.require_open_thread(of_post uuid, of_parent uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not exists (select from public.blog_posts where id = of_post) then
    raise sqlstate 'PT404' using message = 'There is no such article';
  elsif of_parent is not null and not exists (
    select from public.comments
    where id = of_parent and post_id = of_post and parent_id is null and status = 'approved'
  ) then
    raise sqlstate 'PT409' using message = 'Only an approved comment that is no answer itself can be answered';
  end if;
end
$$;
grant execute on function private.require_open_thread(uuid, uuid) to authenticated;

-- Makes a comment of an administrator an answer of the agency, which needs no approval.
create function private.mark_agency_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    perform private.require_open_thread(new.post_id, new.parent_id);
    new.from_agency := true;
    new.status := 'approved';
    new.name := 'L’équipe';
  end if;
  return new;
end
$$;

create function private.set_moderated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.moderated_at := now();
  return new;
end
$$;

-- Stores a visitor's comment, which waits for approval.
-- @param parent_id the comment that it answers
create function public.send_comment(post_id uuid, name text, email text, words text, parent_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_requests('comment', 'Too many comments from this address');
  if not exists (
    select from public.blog_posts as post, public.site_settings as setting
    where post.id = send_comment.post_id and post.published_at <= now()
      and setting.key = 'comments_enabled' and setting.value = 'true'
  ) then
    raise sqlstate 'PT403' using message = 'There is no article here that takes comments';
  end if;
  perform private.require_open_thread(send_comment.post_id, send_comment.parent_id);
  if private.is_email_address(send_comment.email) is not true then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.comments (post_id, parent_id, name, email, words)
  values (send_comment.post_id, send_comment.parent_id, send_comment.name, send_comment.email, send_comment.words)
  on conflict do nothing;
end
$$;
grant execute on function public.send_comment(uuid, text, text, text, uuid) to anon, authenticated;

-- Erases the name and the e-mail address of a comment's author from all comments of that author. The words stay.
-- @return the number of comments
create function public.erase_comment_author(comment_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_permission('update', 'comments');
  update public.comments as comment set name = default, email = null
  where not comment.from_agency and (
    comment.id = comment_id
    or lower(comment.email) = (select lower(author.email) from public.comments as author where author.id = comment_id)
  );
  get diagnostics erased = row_count;
  return erased;
end
$$;
grant execute on function public.erase_comment_author(uuid) to authenticated;

-- Deletes the comments of an article that leaves the trash for good. It is deferred, because an article that is being restored has left the
-- trash and not yet come back.
create function private.forget_comments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.comments
  where post_id = old.id and not exists (select from public.blog_posts where id = old.id);
  return null;
end
$$;

-- Announces a pending comment to the agency, by e-mail, and to webhooks. The announcement leaves out the author's e-mail address.
create function private.announce_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  payload jsonb := (
    select jsonb_build_object('id', new.id, 'name', new.name, 'words', new.words, 'created_at', new.created_at,
      'post', jsonb_build_object('id', id, 'title', title, 'slug', slug))
    from public.blog_posts where id = new.post_id
  );
begin
  -- An import may write comments before their articles.
  if payload is null then
    return null;
  end if;
  if private.agency_address() is not null then
    perform private.enqueue_mail('comment_notice', private.agency_address(), payload, new.id);
  end if;
  perform private.enqueue_event('comment.created', payload, new.id);
  return null;
end
$$;

-- Deletes refused comments after 30 days, and e-mail addresses after three years; the privacy page states the same times.
create function private.purge_comments() returns void
language sql security definer set search_path = ''
as $$
  delete from public.comments where status in ('spam', 'trash') and moderated_at < now() - interval '30 days';
  update public.comments set email = null where email is not null and created_at < now() - interval '3 years';
$$;

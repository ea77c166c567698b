-- The back-office adds contact requests by hand, sees where the others came from, tells versions apart and shows small pictures.

alter table public.contacts alter column email drop not null;
update public.contacts set source = 'other' where source not in ('website', 'phone', 'fair', 'email', 'other');
alter table public.contacts
  drop constraint contacts_source_length,
  add constraint contacts_source_values check (source in ('website', 'phone', 'fair', 'email', 'other')),
  add column utm_source text,
  add column referrer text,
  add constraint contacts_reachable check (email is not null or (source <> 'website' and btrim(coalesce(phone, '')) <> ''));

-- Generated anew, of an address that may be missing.
alter table public.contacts drop column search_text;
alter table public.contacts add column search_text text not null generated always as (
    private.searchable_text(
      name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' ' || message
    )
  ) stored;
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

revoke all (utm_source, referrer) on public.contacts from anon, authenticated, service_role;
grant insert (utm_source, referrer) on table public.contacts to anon, authenticated;
grant update (name, email, phone, company, service_interest) on table public.contacts to authenticated;

drop policy "everyone sends a contact request" on public.contacts;
create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated
  with check (status = 'new' and notes is null and (source = 'website' or (select private.is_admin())));

create or replace function private.receive_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    new.status := 'new';
    new.notes := null;
    if new.source <> 'website' and private.is_admin() then
      new.utm_source := null;
      new.referrer := null;
    else
      perform private.limit_contact_requests();
      new.source := 'website';
      new.utm_source := left(nullif(btrim(new.utm_source), ''), 200);
      new.referrer := left(nullif(btrim(new.referrer), ''), 253);
    end if;
  end if;
  return new;
end
$$;

create or replace function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := private.contact_condition(words);
  sequence text := 'created_at desc, id';
  answer jsonb;
begin
  perform private.require_administrator();
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at, utm_source, referrer
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;

create or replace function public.find_anything(words text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle constant text := private.searchable_text(left(btrim(words), 100));
  articles jsonb;
  contacts jsonb;
begin
  perform private.require_administrator();
  if needle = '' then
    select jsonb_agg(jsonb_build_object('id', id, 'title', title, 'status', status)) into articles
    from (select id, title, status from public.blog_posts order by updated_at desc limit 6) as latest;
  else
    select jsonb_agg(jsonb_build_object(
      'id', id, 'title', title, 'status', status,
      'called', private.stems_and_words(title) @@ private.search_query(words)
    )) into articles
    from (
      select id, title, status from private.matching_posts(words) join public.blog_posts using (id)
      order by rank desc, updated_at desc limit 6
    ) as found;
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''id'', id, ''name'', name, ''about'', about)) from (
       select * from (
         select id, name, coalesce(nullif(company, ''''), email, phone) as about, created_at
         from public.contacts where %s order by created_at desc, id limit 200
       ) as latest order by starts_with(private.searchable_text(name), $1) desc, created_at desc limit 6
     ) as found',
    private.contact_condition(words)
  ) into contacts using needle;
  return jsonb_build_object('articles', coalesce(articles, '[]'), 'contacts', coalesce(contacts, '[]'));
end
$$;

create or replace function private.announce_contact_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.agency_address() is not null then
    perform private.enqueue_mail('contact_notice', private.agency_address(),
      to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at', 'utm_source', 'referrer'], new.id);
  end if;
  if not exists (
    select from public.outbox
    where kind = 'contact_confirmation' and lower(recipient) = lower(new.email) and created_at > now() - interval '1 hour'
  ) then
    perform private.enqueue_mail('contact_confirmation', new.email,
      jsonb_build_object('service_interest', new.service_interest, 'created_at', new.created_at), new.id);
  end if;
  return null;
end
$$;

drop trigger announce_contact_request on public.contacts;
create trigger announce_contact_request after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_request();

create or replace function private.announce_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_event('contact.created',
    to_jsonb(new) - array['search_text', 'status', 'notes', 'source', 'updated_at', 'notes_updated_at', 'utm_source', 'referrer'], new.id);
  return null;
end
$$;

drop trigger announce_contact_event on public.contacts;
create trigger announce_contact_event after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_event();

drop trigger record_arrival on public.contacts;
create trigger record_arrival after insert on public.contacts
  for each row when (new.source = 'website') execute function private.record_arrival('contact');

drop function public.versions_of(text, uuid);
create function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean, status text, words integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select revision.id, revision.saved_at, account.email::text, revision.automatic_since is not null,
    revision.content ->> 'status',
    regexp_count(regexp_replace(coalesce(revision.content ->> 'content', ''), '<[^>]*>|&nbsp;', ' ', 'g'), '\S+')
  from public.revisions as revision
  left join auth.users as account on account.id = revision.saved_by
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;
grant execute on function public.versions_of(text, uuid) to authenticated;

create function private.is_small_picture(name text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select name ~ '-\d+x\d+-[0-9a-f]{8}-small\.\w+$' $$;

drop function public.media_library(text, integer, integer);
create function public.media_library(words text default '', skipped integer default 0, shown integer default 24)
returns table (name text, small_name text, size bigint, created_at timestamptz, uses jsonb, total bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  with wanted as (
    select object.name, (object.metadata ->> 'size')::bigint as size, object.created_at, count(*) over () as total
    from storage.objects as object
    where object.bucket_id = 'media' and position(lower(words) in object.name) > 0
      and not private.is_small_picture(object.name)
    order by object.created_at desc, object.name
    offset greatest(skipped, 0) limit least(greatest(shown, 0), 100)
  ), texts as (
    select 'article' as kind, post.id::text, post.title, concat(post.featured_image_url, ' ', post.content) as content
    from public.blog_posts as post
    union all
    select 'page', page.id::text, page.title, concat(page.featured_image_url, ' ', page.content) from public.pages as page
    union all
    select 'trash', item.id::text, coalesce(item.content ->> 'title', ''), item.content::text
    from public.trash as item where item.table_name <> 'contacts'
    union all
    select 'setting', setting.key, setting.key, setting.value from public.site_settings as setting
  ), used as (
    select picture,
      jsonb_agg(jsonb_build_object('kind', kind, 'id', texts.id, 'title', title) order by kind, title, texts.id) as uses
    from texts, private.named_pictures(texts.content) as picture
    where picture in (select wanted.name from wanted)
    group by picture
  )
  select wanted.name,
    (
      select small.name from storage.objects as small
      where small.bucket_id = 'media' and private.is_small_picture(small.name)
        and starts_with(small.name, substring(wanted.name from '^[^.]+') || '-small.')
      limit 1
    ),
    wanted.size, wanted.created_at, coalesce(used.uses, '[]'), wanted.total
  from wanted left join used on used.picture = wanted.name
  order by wanted.created_at desc, wanted.name;
end
$$;
grant execute on function public.media_library(text, integer, integer) to authenticated;

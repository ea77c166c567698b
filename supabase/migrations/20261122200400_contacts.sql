-- What strangers send: contact requests and subscriptions to the newsletter.

-- How many requests an address sent in the current ten minutes. The address is kept only as a digest salted with
-- the day, and only for a day.
create table private.request_counters (
  address_digest text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (address_digest, window_start)
);
create index request_counters_age on private.request_counters (window_start);

-- Counts one request of the calling address for a purpose and refuses the 21st within ten minutes with HTTP 429.
-- Purposes are counted apart: subscribing takes nothing from the contact form.
create function private.limit_requests(purpose text, refusal text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), '');
  counted integer;
begin
  delete from private.request_counters where window_start < now() - interval '1 day';
  insert into private.request_counters as counters (address_digest, window_start)
  values (
    encode(sha256(convert_to(purpose || ' ' || address || ' ' || current_date::text, 'UTF8')), 'hex'),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = refusal;
  end if;
end
$$;

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contacts_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  email text not null
    constraint contacts_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  phone text
    constraint contacts_phone_length check (char_length(phone) <= 50),
  company text
    constraint contacts_company_length check (char_length(company) <= 200),
  service_interest text
    constraint contacts_service_interest_length check (char_length(service_interest) <= 200),
  message text not null
    constraint contacts_message_length check (btrim(message) <> '' and char_length(message) <= 10000),
  source text not null default 'website'
    constraint contacts_source_length check (char_length(source) between 1 and 100),
  status text not null default 'new'
    constraint contacts_status_values check (status in ('new', 'contacted', 'qualified', 'converted', 'closed')),
  notes text
    constraint contacts_notes_length check (char_length(notes) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The version of the notes, which is their own: a status changed meanwhile is no conflict.
  notes_updated_at timestamptz not null default now(),
  -- What a request is searched in. Telephone numbers also without what separates their digits.
  search_text text not null generated always as (
    private.searchable_text(
      name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' ' || message
    )
  ) stored
);

create index contacts_list on public.contacts (created_at desc, id);
create index contacts_status_list on public.contacts (status, created_at desc);
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

alter table public.contacts enable row level security;
grant insert (name, email, phone, company, service_interest, message, source) on table public.contacts to anon, authenticated;
grant select, delete on table public.contacts to authenticated;
-- Notes are written by save_notes().
grant update (status) on table public.contacts to authenticated;

create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated with check (status = 'new' and source = 'website' and notes is null);
create policy "administrators read contact requests" on public.contacts
  for select to authenticated using ((select private.is_admin()));
create policy "administrators follow up contact requests" on public.contacts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete contact requests" on public.contacts
  for delete to authenticated using ((select private.is_admin()));

create trigger keep_timestamps before insert or update on public.contacts
  for each row execute function private.keep_timestamps();

-- What whoever sends a request may call: the purpose and the refusal are not theirs to choose.
create function private.limit_contact_requests() returns void
language sql security definer set search_path = ''
as $$ select private.limit_requests('contact', 'Too many contact requests from this address') $$;
grant execute on function private.limit_contact_requests() to anon, authenticated;

-- Whatever a stranger sends, a request starts as new, from the website, without notes.
create function private.receive_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    perform private.limit_contact_requests();
    new.status := 'new';
    new.source := 'website';
    new.notes := null;
  end if;
  return new;
end
$$;

create trigger receive_contact_request before insert on public.contacts
  for each row execute function private.receive_contact_request();

create function private.keep_notes_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.notes_updated_at := case when new.notes is distinct from old.notes then now() else old.notes_updated_at end;
  return new;
end
$$;

create trigger keep_notes_version before update on public.contacts
  for each row execute function private.keep_notes_version();

-- Writes the notes on a request, over the version they were made from.
create function public.save_notes(contact_id uuid, notes text, expected_updated_at timestamptz default null) returns setof public.contacts
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  perform private.require_version(
    (select contact.notes_updated_at from public.contacts as contact where contact.id = contact_id for update), expected_updated_at
  );
  return query
  update public.contacts as contact set notes = save_notes.notes where contact.id = contact_id returning contact.*;
end
$$;
grant execute on function public.save_notes(uuid, text, timestamptz) to authenticated;

-- The newsletter's subscribers: strangers may add an address through one function and never read anything.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null
    constraint newsletter_subscribers_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 320),
  -- When the box « J’accepte… » was ticked: the proof of consent (RGPD, article 7).
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

-- « Ana@Example.fr » and « ana@example.fr » are one subscriber.
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_list on public.newsletter_subscribers (created_at desc, id);

alter table public.newsletter_subscribers enable row level security;
grant select, delete on table public.newsletter_subscribers to authenticated;

create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "administrators remove subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.is_admin()));

-- Adds a subscriber who ticked the consent box. The answer is the same whether or not the address was known, so that
-- nobody learns who subscribes; asking again keeps the first consent.
create function public.subscribe_to_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := btrim(subscribe_to_newsletter.email);
begin
  perform private.limit_requests('newsletter', 'Too many subscriptions from this address');
  if address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 320 then
    raise sqlstate 'PT400' using message = 'This is not an e-mail address';
  end if;
  insert into public.newsletter_subscribers (email) values (address) on conflict (lower(email)) do nothing;
end
$$;
grant execute on function public.subscribe_to_newsletter(text) to anon, authenticated;

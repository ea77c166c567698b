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
  updated_at timestamptz not null default now()
);

create index contacts_list on public.contacts (created_at desc, id);
create index contacts_status_list on public.contacts (status, created_at desc);

create trigger keep_timestamps before insert or update on public.contacts
  for each row execute function private.keep_timestamps();

-- How many requests an address sent in the current ten minutes. The address is kept only as a digest salted with
-- the day, and only for a day.
create table private.request_counters (
  address_digest text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (address_digest, window_start)
);
create index request_counters_age on private.request_counters (window_start);
revoke all on table private.request_counters from public, anon, authenticated;

-- Counts one request of the calling address and refuses the 21st within ten minutes with HTTP 429.
create function private.limit_contact_requests() returns void
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
    encode(sha256(convert_to(address || current_date::text, 'UTF8')), 'hex'),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = 'Too many contact requests from this address';
  end if;
end
$$;

revoke all on function private.limit_contact_requests() from public;
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

revoke all on function private.receive_contact_request() from public, anon, authenticated;

create trigger receive_contact_request before insert on public.contacts
  for each row execute function private.receive_contact_request();

alter table public.contacts enable row level security;
revoke all on table public.contacts from anon, authenticated;
grant all on table public.contacts to service_role;

grant insert (name, email, phone, company, service_interest, message, source) on table public.contacts to anon, authenticated;
grant select, delete on table public.contacts to authenticated;
grant update (status, notes) on table public.contacts to authenticated;

create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated with check (true);
create policy "administrators read contact requests" on public.contacts
  for select to authenticated using ((select private.is_admin()));
create policy "administrators follow up contact requests" on public.contacts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators delete contact requests" on public.contacts
  for delete to authenticated using ((select private.is_admin()));

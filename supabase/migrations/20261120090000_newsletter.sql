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
revoke all on table public.newsletter_subscribers from anon, authenticated;
grant all on table public.newsletter_subscribers to service_role;
grant select, delete on table public.newsletter_subscribers to authenticated;

create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "administrators remove subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.is_admin()));

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

-- Only functions that run with their owner's rights call it.
revoke all on function private.limit_requests(text, text) from public, anon, authenticated;

-- The contact form's limit, now one purpose among others.
create or replace function private.limit_contact_requests() returns void
language sql security definer set search_path = ''
as $$ select private.limit_requests('contact', 'Too many contact requests from this address') $$;

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

revoke all on function public.subscribe_to_newsletter(text) from public, anon, authenticated;
grant execute on function public.subscribe_to_newsletter(text) to anon, authenticated, service_role;

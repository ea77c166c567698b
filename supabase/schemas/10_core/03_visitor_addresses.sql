-- IP addresses of visitors: which one a request is counted under, what the database stores of it, and how many requests it may send.

-- The header that holds the caller's address. The database trusts one header only: the API's own proxy writes it, and clients cannot. A
-- server of ours that calls on behalf of visitors passes on their address with a secret; the database stores only the secret's digest.
create table private.address_source (
  only_row boolean primary key default true check (only_row),
  -- Hosted projects are behind Cloudflare. The embedded API stores another header when it starts.
  header text not null default 'cf-connecting-ip' check (header = lower(header)),
  server_secret_digest text
);
insert into private.address_source default values;

-- Returns the address that a request counts for: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one customer. All
-- requests without a valid address share one.
create function private.visitor_address() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  source private.address_source;
  claimed inet;
begin
  select * into source from private.address_source;
  if source.server_secret_digest = encode(sha256(convert_to(headers ->> 'x-server-secret', 'UTF8')), 'hex') then
    claimed := btrim(headers ->> 'x-visitor-address');
  else
    -- A proxy appends the address that it sees to the addresses that it received.
    claimed := btrim(split_part(headers ->> source.header, ',', -1));
  end if;
  return coalesce(case family(claimed) when 6 then network(set_masklen(claimed, 64))::text else host(claimed) end, '');
exception when invalid_text_representation then
  return '';
end
$$;

-- Whether one of our own servers calls, with the service key or with its secret.
create function private.is_our_server() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('role', true) = 'service_role', false) or exists (
    select from private.address_source where server_secret_digest
      = encode(sha256(convert_to(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-server-secret', 'UTF8')), 'hex')
  )
$$;

-- Keys for the digests of addresses, a new one each day. Once a key is deleted, nobody can find the address behind a digest, not
-- even by trying all addresses. Unlogged, so that no copy of the key stays in the write-ahead log or in a backup of it.
create unlogged table private.address_keys (
  day date primary key default current_date,
  key bytea not null default extensions.gen_random_bytes(32)
);

create function private.address_key() returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  found_key bytea;
begin
  select key into found_key from private.address_keys where day = current_date;
  if found_key is null then
    insert into private.address_keys default values on conflict do nothing;
    delete from private.address_keys where day not between current_date and clock_timestamp()::date;
    delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
    select key into found_key from private.address_keys where day = current_date;
  end if;
  return found_key;
end
$$;

-- Returns the digest of the calling address for a purpose. The database stores nothing else of the address. An address has another digest
-- for each purpose and on each day.
create function private.address_digest(purpose text) returns text
language sql volatile security definer set search_path = ''
as $$
  select encode(
    extensions.hmac(convert_to(purpose || ' ' || private.visitor_address(), 'UTF8'), private.address_key(), 'sha256'), 'hex'
  )
$$;

-- How many requests each address sent for each purpose today.
create unlogged table private.daily_counters (
  address_digest text primary key,
  day date not null default current_date,
  hits integer not null default 1
);
create index daily_counters_age on private.daily_counters (day);

-- Counts one request of the calling address for a purpose, and returns the number of its requests today. Refused requests count too.
create function private.count_request_today(purpose text) returns integer
language sql volatile security definer set search_path = ''
as $$
  insert into private.daily_counters as counters (address_digest) values (private.address_digest(purpose))
  on conflict (address_digest) do update set hits = counters.hits + 1
  returning hits
$$;

-- How many requests each address sent for each purpose in the current ten minutes.
create unlogged table private.request_counters (
  address_digest text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (address_digest, window_start)
);
create index request_counters_age on private.request_counters (window_start);

-- Counts one request of the calling address for a purpose and refuses the 21st within ten minutes with HTTP 429. Each purpose has its own
-- count: a subscription does not use up the contact form.
create function private.limit_requests(purpose text, refusal text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  -- Skips rows that another session is deleting, so that no request waits for it.
  delete from private.request_counters where (address_digest, window_start) in (
    select address_digest, window_start from private.request_counters
    where window_start not between now() - interval '10 minutes' and clock_timestamp() for update skip locked
  );
  insert into private.request_counters as counters (address_digest, window_start)
  values (
    private.address_digest(purpose),
    date_bin('10 minutes', now(), timestamptz '2026-01-01 00:00:00+00')
  )
  on conflict (address_digest, window_start) do update set hits = counters.hits + 1
  returning hits into counted;
  if counted > 20 then
    raise sqlstate 'PT429' using message = refusal;
  end if;
end
$$;

-- Deletes expired keys and counters. It runs every day with the other purges, because a site without requests would keep them.
create function private.purge_address_keys() returns void
language sql security definer set search_path = ''
as $$
  delete from private.address_keys where day not between current_date and clock_timestamp()::date;
  delete from private.daily_counters where day not between current_date and clock_timestamp()::date;
  delete from private.request_counters where window_start not between now() - interval '10 minutes' and clock_timestamp();
$$;

-- Addresses are compared by one spelling of their escapes: in upper case, none of what may stand as it is. Proxies write « %c3 » as
-- « %C3 », which the lower case of before sent round in circles.

-- A path in the one spelling of its escapes that all others are compared by (normalPath in supabase/src/canonical-path.ts).
create function private.normal_path(path text, lowered boolean default false) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when sign ~ '^[A-Za-z0-9_.~!$&''()*+,;=:@/-]' then case when lowered then lower(sign collate "C") else sign end
      when sign ~ '^%.' then upper(sign)
      else regexp_replace(upper(encode(convert_to(sign, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
    end, '' order by place
  ), '')
  from regexp_matches($1, '%[0-9A-Fa-f]{2}|[A-Za-z0-9_.~!$&''()*+,;=:@/-]+|.', 'g') with ordinality as found (piece, place)
  cross join lateral (
    select case
      when piece[1] ~* '^%(2[146-9A-E]|3[0-9ABD]|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])$'
        then chr(get_byte(decode(substr(piece[1], 2), 'hex'), 0))
      else piece[1]
    end
  ) as read (sign)
$$;
grant execute on function private.normal_path(text, boolean) to authenticated;

drop index public.redirects_targets;

create or replace function private.canonical_path(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    '/' || substring(lower(local) from '^/?(\?(?:p|page_id|attachment_id|cat|tag|author|m|feed)=[\w-]+)$'),
    regexp_replace(regexp_replace(private.normal_path(
      '/' || regexp_replace(local, '[?#].*$', ''), true
    ), '^/{2,}', '/'), '(?<=.)/+$', '')
  )
  from regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i') as given (local)
$$;

create or replace function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  if new.to_address !~ '[[:space:][:cntrl:]]' then
    new.to_address := private.percent_encoded(new.to_address);
  end if;
  -- The case of its letters stays: that of files matters. What is no target is left for the constraint to refuse.
  if new.to_address like '/%' and private.is_redirect_target(new.to_address) then
    new.to_address := private.normal_path(substring(new.to_address from '^[^?#]*')) || substring(new.to_address from '[?#].*$|$');
  end if;
  return new;
end
$$;

create or replace function public.redirect_of(path text) returns table (to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    '/blog/' || public.current_post_slug(substring(redirect.to_address from '^/blog/([^/?#]+)$')), redirect.to_address
  ), case redirect.kind when 'permanent' then 301 else 302 end
  from public.redirects as redirect where redirect.from_path = private.canonical_path(redirect_of.path)
  union all
  select '/blog/' || former.slug, 301
  from public.current_post_slug(substring(private.canonical_path(path) from '^/blog/([^/]+)$')) as former (slug)
  where former.slug is not null
  limit 1
$$;

alter table public.redirects disable trigger user;

-- Two spellings of one address: the redirect that was changed last stays, with the passages of all.
update public.redirects as redirect
set hits = together.hits, last_used_at = together.last_used_at, created_at = together.created_at
from (
  select private.canonical_path(from_path) as canonical, (array_agg(id order by updated_at desc, id))[1] as id,
    sum(hits) as hits, max(last_used_at) as last_used_at, min(created_at) as created_at
  from public.redirects group by canonical having count(*) > 1
) as together where together.id = redirect.id;
delete from public.redirects where id in (
  select id from (
    select id, row_number() over (partition by private.canonical_path(from_path) order by updated_at desc, id) as place
    from public.redirects
  ) as spelled where place > 1
);
-- What would no longer fit, or is served before any page, was never asked for.
update public.redirects set from_path = canonical
from (select id as of, private.canonical_path(from_path) as canonical from public.redirects) as spelled
where of = id and from_path <> canonical and char_length(canonical) between 2 and 500
  and canonical !~ '^/(admin|rest|auth|storage|assets|illustrations|icons|social|video|apercu|healthz)(/|$)'
  and canonical not in ('/robots.txt', '/sitemap.xml', '/rss.xml', '/site.webmanifest', '/favicon.ico', '/logo.svg');

update public.redirects
set to_address = private.normal_path(substring(to_address from '^[^?#]*')) || substring(to_address from '[?#].*$|$')
where to_address like '/%'
  and char_length(private.normal_path(substring(to_address from '^[^?#]*')) || substring(to_address from '[?#].*$|$')) <= 2000;

-- What led to another spelling of a redirect's address leads where that one does; what then leads to itself led nowhere.
with recursive led (id, to_address, passed) as (
  select id, to_address, array[from_path] from public.redirects where to_address like '/%'
  union all
  select led.id, next.to_address, passed || next.from_path
  from led join public.redirects as next on next.from_path = private.canonical_path(led.to_address)
  where led.to_address like '/%' and next.from_path <> all (passed)
)
update public.redirects as redirect set to_address = final.to_address
from (select distinct on (id) id, to_address from led order by id, cardinality(passed) desc) as final
where final.id = redirect.id and final.to_address <> redirect.to_address;
delete from public.redirects where to_address like '/%' and private.canonical_path(to_address) = from_path;

alter table public.redirects enable trigger user;
create index redirects_targets on public.redirects (private.canonical_path(to_address)) where to_address like '/%';

alter table public.missing_pages disable trigger user;

update public.missing_pages as missing
set times = together.times, first_seen_at = together.first_seen_at, last_seen_at = together.last_seen_at
from (
  select private.canonical_path(path) as canonical, (array_agg(id order by last_seen_at desc, id))[1] as id,
    sum(times) as times, min(first_seen_at) as first_seen_at, max(last_seen_at) as last_seen_at
  from public.missing_pages group by canonical having count(*) > 1
) as together where together.id = missing.id;
delete from public.missing_pages where id in (
  select id from (
    select id, private.canonical_path(path) as canonical,
      row_number() over (partition by private.canonical_path(path) order by last_seen_at desc, id) as place
    from public.missing_pages
  ) as spelled
  where place > 1 or char_length(canonical) > 300 or exists (select from public.redirects where from_path = canonical)
);
update public.missing_pages set path = private.canonical_path(path) where path <> private.canonical_path(path);

alter table public.missing_pages enable trigger user;

-- Redirects, and everything else that leads from one address to another.

-- Returns an address whose forbidden characters are percent-encoded, as browsers send it. It is in PL/pgSQL, which returns most texts
-- without running a query: a file of 5,000 redirects calls it several times for each.
create function private.percent_encoded(text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if $1 !~ '[^!-~]|["<>^`{}]' then
    return $1;
  end if;
  return (
    select string_agg(
      case
        when letter ~ '[^!-~]|["<>^`{}]' then regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
        else letter
      end, '' order by place
    )
    from regexp_split_to_table($1, '') with ordinality as split (letter, place)
  );
end
$$;
grant execute on function private.percent_encoded(text) to authenticated;

-- Returns a path with its escapes in their one canonical spelling, to compare it with others (normalPath in
-- packages/domain/src/canonical-path.ts).
create function private.normal_path(path text, lowered boolean default false) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Nearly every path already has its canonical spelling.
  if path !~ '[^A-Za-z0-9_.~!$&''()*+,;=:@/-]' then
    return case when lowered then lower(path collate "C") else path end;
  end if;
  return (
    select string_agg(
      case
        when sign ~ '^[A-Za-z0-9_.~!$&''()*+,;=:@/-]' then case when lowered then lower(sign collate "C") else sign end
        when sign ~ '^%.' then upper(sign)
        else regexp_replace(upper(encode(convert_to(sign, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
      end, '' order by place
    )
    from regexp_matches(path, '%[0-9A-Fa-f]{2}|[A-Za-z0-9_.~!$&''()*+,;=:@/-]+|.', 'g') with ordinality as found (piece, place)
    cross join lateral (
      select case
        when piece[1] ~* '^%(2[146-9A-E]|3[0-9ABD]|4[0-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])$'
          then chr(get_byte(decode(substr(piece[1], 2), 'hex'), 0))
        else piece[1]
      end
    ) as read (sign)
  );
end
$$;
grant execute on function private.normal_path(text, boolean) to authenticated;

-- Returns an address in the form in which the site compares addresses (packages/domain/src/canonical-path.ts): only the path, in its
-- canonical spelling and in lower case, with single slashes and no trailing one. The only queries that are part of an address are
-- those by which WordPress identifies a page: `/?p=12` (public-site/src/app/route-query.ts).
create function private.canonical_path(address text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  local constant text := regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i');
begin
  return coalesce(
    '/' || substring(lower(local) from '^/?(\?(?:p|page_id|attachment_id|cat|tag|author|m|feed)=[\w-]+)$'),
    regexp_replace(regexp_replace(private.normal_path(
      '/' || regexp_replace(local, '[?#].*$', ''), true
    ), '/{2,}', '/', 'g'), '(?<=.)/+$', '')
  );
end
$$;
grant execute on function private.canonical_path(text) to authenticated;

-- Whether a redirect may lead to an address: a path of this site, or another site with a host name. It allows only addresses that every
-- parser reads alike: no account, no numeric host, no `.` and `..`, which may leave `//host` behind, and no character to encode.
create function private.is_redirect_target(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(address) <= 2000 and address !~ '[^!-~]|["<>\\^`{}|]'
    and address ~* '^(/([^/]|$)|https?://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#]|$))'
    and address !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
$$;
grant execute on function private.is_redirect_target(text) to authenticated;

create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique
    constraint redirects_from_path_shape check (char_length(from_path) between 2 and 500)
    -- The server answers these addresses before it looks for redirects, so a redirect there would never apply.
    constraint redirects_from_path_reserved check (
      from_path !~ '^/(admin|rest|auth|storage|assets|illustrations|icons|social|video|apercu|healthz)(/|$)'
      and from_path not in ('/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt', '/indexnow.txt', '/site.webmanifest', '/favicon.ico',
        '/apple-touch-icon.png', '/logo.svg', '/.well-known/security.txt')
    ),
  to_address text not null
    constraint redirects_to_address_shape check (private.is_redirect_target(to_address)),
  kind text not null default 'permanent'
    constraint redirects_kind_values check (kind in ('permanent', 'temporary')),
  hits bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index redirects_targets on public.redirects (private.canonical_path(to_address)) where to_address like '/%';

alter table public.redirects enable row level security;
grant select, delete on table public.redirects to authenticated;
grant insert (from_path, to_address, kind), update (from_path, to_address, kind) on table public.redirects to authenticated;

create policy "administrators read redirects" on public.redirects
  for select to authenticated using ((select private.has_permission('select', 'redirects')));
create policy "administrators add redirects" on public.redirects
  for insert to authenticated with check ((select private.has_permission('insert', 'redirects')));
create policy "administrators change redirects" on public.redirects
  for update to authenticated using ((select private.has_permission('update', 'redirects')))
    with check ((select private.has_permission('update', 'redirects')));
create policy "administrators delete redirects" on public.redirects
  for delete to authenticated using ((select private.has_permission('delete', 'redirects')));

create function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The stored path would differ from the one that somebody wrote.
  if new.from_path ~ '[?#].' and private.canonical_path(new.from_path) !~ '\?' then
    raise check_violation using message = format('%s → %s', new.from_path, new.to_address), constraint = 'redirects_from_path_query',
      detail = 'A redirect does not read queries';
  end if;
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  if new.to_address !~ '[[:space:][:cntrl:]]' then
    new.to_address := private.percent_encoded(new.to_address);
  end if;
  -- The case of the target's letters stays, because it matters in file names. The constraint refuses a value that is not a target.
  if new.to_address like '/%' and private.is_redirect_target(new.to_address) then
    new.to_address := private.normal_path(substring(new.to_address from '^[^?#]*')) || substring(new.to_address from '[?#].*$|$');
  end if;
  return new;
end
$$;

-- Refuses a redirect that leads to another one, and so refuses loops too. The lock makes writers wait for one another, so that nobody
-- writes the two halves of a chain at the same time; each statement of the function sees earlier commits. It reads with its owner's rights,
-- because PostgreSQL evaluates a policy before other functions, and no index would help.
create function private.refuse_redirect_chain() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.redirects'));
  if (new.to_address like '/%' and exists (
    select from public.redirects where from_path = private.canonical_path(new.to_address)
  )) or exists (
    select from public.redirects where to_address like '/%' and private.canonical_path(to_address) = new.from_path
  ) then
    raise sqlstate 'PT422' using
      message = format('%s → %s', new.from_path, new.to_address),
      detail = 'A redirect neither leads to another one nor back to itself',
      hint = 'Lead straight to the last address';
  end if;
  return null;
end
$$;

-- Functions that find the stored text at an address of the site. Neither a menu nor a redirect tells strangers the address of a text
-- that is a draft, planned, hidden or in the trash.

-- The site's own screens (`builtInPaths` of packages/domain/src/pages.ts). The addresses below a screen with a table are those of its rows,
-- by their slugs; the condition selects the rows that visitors read.
create table private.screens (
  path text primary key,
  of_table text,
  condition text
);
insert into private.screens (path, of_table, condition) values
  ('/', null, null), ('/a-propos', null, null), ('/contact', null, null), ('/recherche', null, null),
  ('/services', 'pages', null), ('/cas-usage', 'pages', null), ('/automatisations', 'pages', null),
  ('/blog', 'blog_posts', 'published_at <= now()'), ('/etudes-de-cas', 'case_studies', 'published');

-- Returns the table and the slug for an address, even if no such text exists; null for screens, files and other sites. The slug of a page
-- is its whole path.
create function private.text_at_address(address text) returns table (of_table text, slug text, condition text)
language plpgsql stable set search_path = ''
as $$
declare
  wanted constant text := split_part(private.canonical_path(address), '?', 1);
begin
  if address not like '/%' or wanted ~ '\.\w+$' or wanted like '/blog/categorie/%' then
    return;
  end if;
  return query
    select coalesce(folder.of_table, 'pages'),
      case when folder.condition is null then substr(wanted, 2) else substr(wanted, length(folder.path) + 2) end, folder.condition
    from (select) as given
    left join private.screens as folder on folder.path = '/' || split_part(wanted, '/', 2) and folder.of_table is not null
    where wanted is not null and (folder.path is not null or wanted !~ '^/.*/')
      and not exists (select from private.screens where path = wanted);
end
$$;

-- Whether visitors find something at an address; or, with `any_text`, whether a text has it, published or not.
create function private.address_resolves(address text, any_text boolean default false) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  of_text record;
  is_there boolean;
begin
  select * into of_text from private.text_at_address(address);
  if not found then
    return address is not null;
  elsif of_text.of_table = 'pages' then
    return exists (select from public.pages as page where page.slug = of_text.slug and (any_text or page.published_at <= now()));
  end if;
  execute format('select exists (select from public.%I where slug = $1 and ($2 or %s))', of_text.of_table, of_text.condition)
  into is_there using of_text.slug, any_text;
  return is_there;
end
$$;

-- Whether an address belongs to a text that visitors cannot read, or not yet.
create function private.address_has_hidden_text(address text) returns boolean
language sql stable set search_path = ''
as $$
  select not private.address_resolves(address) and (private.address_resolves(address, any_text => true) or exists (
    select from private.text_at_address(address) as of_text
    join public.trash as item on item.table_name = of_text.of_table and item.content ->> 'slug' = of_text.slug
  ))
$$;

-- Tells whether visitors find one of our pages at a path.
create function private.page_exists(path text) returns boolean
language sql stable set search_path = ''
as $$
  select path in (select screens.path from private.screens)
    or exists (select from private.text_at_address(path)) and private.address_resolves(path)
$$;

-- Returns a path without the endings that WordPress and Ghost add to addresses: a feed, the pages of a list or of comments.
create function private.strip_list_suffix(path text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(regexp_replace(private.canonical_path(path),
    '((^|/)(feed(/(rss2?|atom|rdf))?|rss|page/\d{1,6}|comment-page-\d{1,6}|embed|amp))+$', ''), ''), '/')
$$;

-- Returns where an address without a page leads: by a redirect, or else to the article that had the address. Strangers learn one address at
-- a time, and none of a hidden text. A redirect to a former address of an article leads directly to the present one.
create function public.redirect_of(path text) returns table (to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select target, case redirect.kind when 'permanent' then 301 else 302 end
  from public.redirects as redirect
  cross join lateral coalesce(
    '/blog/' || public.current_post_slug(substring(redirect.to_address from '^/blog/([^/?#]+)$')), redirect.to_address
  ) as target
  where redirect.from_path = (
      select from_path from public.redirects
      where from_path = private.canonical_path(redirect_of.path)
        or from_path = private.strip_list_suffix(redirect_of.path) and not private.page_exists(from_path)
      order by from_path <> private.canonical_path(redirect_of.path) limit 1
    )
    and ((select private.has_permission('select', 'redirects')) or not private.address_has_hidden_text(target))
  union all
  select '/blog/' || former.slug, 301
  from public.current_post_slug(substring(private.strip_list_suffix(path) from '^/blog/([^/]+)$')) as former (slug)
  where former.slug is not null
  union all
  select present, 301 from private.strip_list_suffix(path) as present
  where present <> private.canonical_path(path) and (present <> '/' or path ~ '^/page/') and private.page_exists(present)
  limit 1
$$;
grant execute on function public.redirect_of(text) to anon, authenticated;

-- Returns all redirects, for a program that writes the site as files with the service key: strangers still learn one address at a time. It
-- leaves out addresses with queries, which a static host cannot redirect.
create function public.all_redirects() returns table (from_path text, to_address text, status integer)
language sql stable security definer set search_path = ''
as $$
  select listed.from_path, redirect.to_address, redirect.status
  from (
    select redirects.from_path from public.redirects where redirects.from_path not like '/?%'
    union
    select '/blog/' || former.slug from private.former_post_slugs as former
  ) as listed
  cross join lateral public.redirect_of(listed.from_path) as redirect
  order by listed.from_path
$$;
grant execute on function public.all_redirects() to service_role;

-- Returns an address with its Latin letters as people read and sort them: `/été` for `/%C3%A9t%C3%A9`. All other signs stay encoded: visitors
-- choose the addresses of missing pages, and some signs are invisible, turn the direction of a text or are forbidden in XML.
create function private.readable_address(address text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  encoded text;
  decoded text;
begin
  for encoded in select distinct piece[1] from regexp_matches(address, '(?:%[89A-Fa-f][0-9A-Fa-f])+', 'g') as pieces (piece) loop
    begin
      decoded := convert_from(decode(replace(encoded, '%', ''), 'hex'), 'UTF8');
    exception when character_not_in_repertoire then
      continue;
    end;
    if decoded ~ '^[\u00C0-\u024F\u0300-\u036F\u1E00-\u1EFF\u2019]+$' then
      address := replace(address, encoded, decoded);
    end if;
  end loop;
  return address;
end
$$;

-- Returns everything that redirects, for the back-office: redirects, and former addresses in use, as people read, search and sort them.
create function public.redirect_list() returns table (
  id uuid, from_path private.french_text, to_address private.french_text, kind text, hits bigint, last_used_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'redirects');
  return query
  select redirect.id, private.readable_address(redirect.from_path)::private.french_text,
    private.readable_address(redirect.to_address)::private.french_text, redirect.kind, redirect.hits, redirect.last_used_at, redirect.created_at
  from public.redirects as redirect
  union all
  select md5(former.slug)::uuid, ('/blog/' || former.slug)::private.french_text, ('/blog/' || post.slug)::private.french_text,
    'automatic', former.hits, former.last_used_at, former.created_at
  from private.former_post_slugs as former
  join public.blog_posts as post on post.id = former.post_id and post.published_at <= now() and post.slug <> former.slug
  where not exists (select from public.blog_posts as successor where successor.slug = former.slug and successor.published_at <= now())
    and not exists (select from public.redirects as redirect where redirect.from_path = '/blog/' || former.slug);
end
$$;
grant execute on function public.redirect_list() to authenticated;

-- Returns the redirects in the lines of a file. Several spellings of an address are one redirect.
create function private.parse_redirects(lines jsonb)
returns table (from_path text, to_address text, kind text, targets bigint, shown text)
language sql stable set search_path = ''
as $$
  select min(from_path), min(to_address), min(kind), count(distinct (to_address, kind)), string_agg(distinct to_address, ', ')
  from (
    select entry ->> 'from_path' as from_path, btrim(entry ->> 'to_address') as to_address, coalesce(entry ->> 'kind', 'permanent') as kind
    from jsonb_array_elements(lines) as given (entry)
  ) as line
  group by private.canonical_path(from_path), case when from_path ~ '[?#].' then from_path end
$$;
grant execute on function private.parse_redirects(jsonb) to authenticated;

-- Imports the lines of a file: all of them, or none when it refuses one, which the error names. It overwrites known addresses, and refuses
-- an address that the file leads to two places.
-- @return the number of redirects in the file
create function public.import_redirects(lines jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  line record;
  imported_count integer;
begin
  perform private.require_permission('insert', 'redirects');
  if jsonb_array_length(lines) > 5000 then
    raise sqlstate 'PT413' using message = 'A file has 5,000 lines at most';
  end if;
  select * into line from private.parse_redirects(lines) where targets > 1 limit 1;
  if found then
    raise unique_violation using message = format('%s → %s', line.from_path, line.shown), detail = 'One address leads to one place';
  end if;
  begin
    insert into public.redirects (from_path, to_address, kind)
    select from_path, to_address, kind from private.parse_redirects(lines)
    on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
    get diagnostics imported_count = row_count;
    return imported_count;
  exception when others then
    -- Writes one row after the other, so that the error names the refused one.
    for line in select * from private.parse_redirects(lines) loop
      begin
        insert into public.redirects (from_path, to_address, kind) values (line.from_path, line.to_address, line.kind)
        on conflict (from_path) do update set to_address = excluded.to_address, kind = excluded.kind;
      exception when others then
        raise exception using errcode = sqlstate, message = format('%s → %s', line.from_path, line.to_address);
      end;
    end loop;
    raise;
  end;
end
$$;
grant execute on function public.import_redirects(jsonb) to authenticated;

-- Redirects the former address of a row that visitors read to the present one; the argument is the address of its list.
create function private.redirect_former_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former text := private.canonical_path(tg_argv[0] || '/' || old.slug);
  present text := tg_argv[0] || '/' || new.slug;
begin
  delete from public.redirects where from_path = private.canonical_path(present);
  update public.redirects set to_address = present
  where to_address like '/%' and private.canonical_path(to_address) = former;
  insert into public.redirects (from_path, to_address) values (former, present);
  return null;
end
$$;

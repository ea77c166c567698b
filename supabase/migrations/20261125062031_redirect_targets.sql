-- Where a redirect may lead: only what every parser of addresses reads alike.

create function private.percent_encoded(text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when letter ~ '[^!-~]|["<>^`{}]' then regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
      else letter
    end, '' order by place
  ), '')
  from regexp_split_to_table($1, '') with ordinality as split (letter, place)
$$;
grant execute on function private.percent_encoded(text) to authenticated;

create or replace function private.canonical_path(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(regexp_replace(lower('/' || private.percent_encoded(
    regexp_replace(regexp_replace(replace(btrim(address, E' \t\r\n'), '\', '/'), '^https?://[^/?#]+', '', 'i'), '[?#].*$', '')
  )), '^/{2,}', '/'), '(?<=.)/+$', '')
$$;

create function private.is_redirect_target(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(address) <= 2000 and address !~ '[^!-~]|["<>\\^`{}|]'
    and address ~* '^(/([^/]|$)|https?://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-5]?[0-9]{1,4})?([/?#]|$))'
    and address !~* '^[^?#]*/(\.|%2e){1,2}([/?#]|$)'
$$;
grant execute on function private.is_redirect_target(text) to authenticated;

create or replace function private.normalise_redirect() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.from_path := private.canonical_path(new.from_path);
  new.to_address := btrim(new.to_address);
  if new.to_address !~ '[[:space:][:cntrl:]]' then
    new.to_address := private.percent_encoded(new.to_address);
  end if;
  return new;
end
$$;

-- What goes was answered with an error, or led to a place that its author did not write.
alter table public.redirects drop constraint redirects_to_address_shape;
update public.redirects set to_address = to_address;
delete from public.redirects where not private.is_redirect_target(to_address);
alter table public.redirects add constraint redirects_to_address_shape check (private.is_redirect_target(to_address));

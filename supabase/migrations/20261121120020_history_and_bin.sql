-- What the screens of the history and of the bin read, and a restoration that never undoes what came meanwhile.

-- The versions kept of an article or a page, the present one first, without their texts: those are read one by one.
create function public.versions_of(of_table text, of_row uuid)
returns table (id bigint, saved_at timestamptz, saved_by text, automatic boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select revision.id, revision.saved_at, account.email::text, revision.automatic_since is not null
  from public.revisions as revision
  left join auth.users as account on account.id = revision.saved_by
  where revision.table_name = of_table and revision.row_id = of_row
  order by revision.id desc;
end
$$;

revoke all on function public.versions_of(text, uuid) from public, anon, authenticated;
grant execute on function public.versions_of(text, uuid) to authenticated, service_role;

-- As before, and answers with the version that was the present one, so that it can be brought back. Refused when there
-- is a newer version than whoever restores has seen (known: when the newest one seen was saved).
drop function public.restore_revision(bigint);
create function public.restore_revision(revision_id bigint, known timestamptz default null) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  revision public.revisions;
  newest public.revisions;
  columns text;
  restored integer;
begin
  perform private.require_administrator();
  select * into revision from public.revisions where id = revision_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such version';
  end if;
  -- A save at the same time is waited for here, and then met below.
  execute format('select from public.%I where id = $1 for update', revision.table_name) using revision.row_id;
  get diagnostics restored = row_count;
  if restored = 0 then
    raise sqlstate 'PT404' using message = 'What this version belongs to has been deleted';
  end if;
  select * into newest from public.revisions
  where table_name = revision.table_name and row_id = revision.row_id
  order by id desc limit 1;
  if newest.saved_at > known then
    raise sqlstate 'PT409' using message = 'This text has been saved by somebody else meanwhile';
  end if;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', revision.table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('slug', 'status') and revision.content ? attname::text;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2',
    revision.table_name, columns
  ) using revision.content, revision.row_id;
  return newest.id;
end
$$;

revoke all on function public.restore_revision(bigint, timestamptz) from public, anon, authenticated;
grant execute on function public.restore_revision(bigint, timestamptz) to authenticated, service_role;

-- What can be brought back from the bin, without its texts. What has been there for 30 days is gone, even if no
-- deletion has come by since to forget it.
create function public.bin_items()
returns table (
  id uuid, table_name text, title text, slug text, deleted_at timestamptz, deleted_by text, days_left integer
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return query
  select item.id, item.table_name, item.content ->> 'title', item.content ->> 'slug', item.deleted_at,
    account.email::text, ceil(extract(epoch from item.deleted_at + interval '30 days' - now()) / 86400)::integer
  from public.bin as item
  left join auth.users as account on account.id = item.deleted_by
  where item.deleted_at > now() - interval '30 days';
end
$$;

revoke all on function public.bin_items() from public, anon, authenticated;
grant execute on function public.bin_items() to authenticated, service_role;

insert into private.setting_definitions (key, pattern) values ('indexnow_key', '^([A-Za-z0-9-]{8,128})?$');

create function private.announce_to_search_engines(path text, about uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (channel, kind, recipient, data, about)
  select 'webhook', 'indexnow', 'https://api.indexnow.org/indexnow', jsonb_build_object('key', value, 'path', path), about
  from public.site_settings where key = 'indexnow_key' and value <> '';
$$;

create or replace function private.follow_due_changes() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  change private.planned_changes;
  address text;
begin
  for change in
    delete from private.planned_changes where (of_table, of_row, kind) in (
      select of_table, of_row, kind from private.planned_changes where due_at <= now() for update skip locked
    ) returning *
  loop
    execute format('select %L || slug from public.%I where id = $1 and published_at <= now()',
      case change.of_table when 'pages' then '/' else '/blog/' end, change.of_table) into address using change.of_row;
    continue when address is null;
    if change.kind = 'published' then
      perform private.announce_to_search_engines(address, change.of_row);
    end if;
    if change.kind = 'published' and change.of_table = 'blog_posts' then
      perform private.announce_post(change.of_row);
      perform private.send_planned_issues(change.of_row);
    end if;
    -- What is published by hand makes this event by itself, with whatever else changes within two minutes.
    if change.due_at < now() then
      delete from public.missing_pages where path = address;
      perform private.enqueue_site_change(interval '0');
    end if;
  end loop;
end
$$;

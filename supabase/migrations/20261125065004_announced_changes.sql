-- A new table that visitors read makes « site.changed » with one line.

-- Makes each change of a table that visitors see an event. `condition` says which rows they see, « row.published » for
-- example: of each table that `anon` may read, a test asks for these triggers.
create function private.announce_changes_of(seen regclass, condition text default 'true') returns void
language plpgsql set search_path = ''
as $$
declare
  added constant text := replace(condition, 'row.', 'new.');
  removed constant text := replace(condition, 'row.', 'old.');
begin
  execute format('create trigger announce_added after insert on %s
    for each row when (%s) execute function private.announce_site_change()', seen, added);
  execute format('create trigger announce_changed after update on %s
    for each row when (%s or %s) execute function private.announce_site_change()', seen, removed, added);
  execute format('create trigger announce_removed after delete on %s
    for each row when (%s) execute function private.announce_site_change()', seen, removed);
end
$$;

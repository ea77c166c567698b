-- Two people on the notes of one contact request: the second save is refused rather than undoing the first, as for articles
-- and pages. The notes have a version of their own, so that a status changed meanwhile is no conflict.

alter table public.contacts add column notes_updated_at timestamptz not null default now();

create function private.refuse_stale_notes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT409' using
    message = 'These notes have been saved by somebody else meanwhile',
    detail = format('They are those of %s now, not those of %s', old.notes_updated_at, new.notes_updated_at);
end
$$;

create function private.keep_notes_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.notes_updated_at := case when new.notes is distinct from old.notes then now() else old.notes_updated_at end;
  return new;
end
$$;

revoke all on function private.refuse_stale_notes() from public, anon, authenticated;
revoke all on function private.keep_notes_version() from public, anon, authenticated;

-- In the order of their names: compare, note, demand, keep.
create trigger compare_versions before update of notes_updated_at on public.contacts
  for each row when (new.notes_updated_at is distinct from old.notes_updated_at)
  execute function private.refuse_stale_notes();
create trigger compare_versions_noted before update of notes_updated_at on public.contacts
  for each row execute function private.note_named_version();
create trigger demand_version before update of notes on public.contacts
  for each row when (current_user = 'authenticated') execute function private.demand_version();
create trigger keep_notes_version before update of notes, notes_updated_at on public.contacts
  for each row execute function private.keep_notes_version();

grant update (notes_updated_at) on table public.contacts to authenticated;

-- As before, with the version of the notes.
create or replace function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text;
  sequence text := 'created_at desc, id';
  answer jsonb;
begin
  perform private.require_administrator();
  -- One LIKE a word, written out: the index does not serve LIKE ALL (array).
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true') into condition
  from (
    select regexp_replace(word, '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(private.searchable_text(left(words, 500)), '\s+') as word
    where word <> ''
    limit 8
  ) as patterns;
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;

revoke all on function public.search_contacts(text, text, integer, integer, uuid) from public, anon, authenticated;
grant execute on function public.search_contacts(text, text, integer, integer, uuid) to authenticated, service_role;

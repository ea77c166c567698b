-- What counts within minutes or hours counts nothing of a clock that was ahead of now: it neither opens further tries, nor stays after its time.

-- Takes the second factor away for one of its recovery codes, after the password; the person then sets up another one. It is the same
-- on a hosted project, whose Auth knows no recovery codes. Ten tries an hour: an error would undo their count.
-- @returns whether the code was one
create or replace function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  account uuid := (select auth.uid());
  -- However it was copied: with spaces and dashes, in capitals, an o for a zero.
  typed text := translate(lower(regexp_replace(use_recovery_code.code, '[^a-zA-Z0-9]', '', 'g')), 'ilo', '110');
begin
  if not private.session_lives() then
    raise insufficient_privilege using message = 'This session was ended';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('recovery of ' || account, 0));
  if (
    select count(*) from private.recovery_attempts
    where account_id = account and attempted_at between now() - interval '1 hour' and clock_timestamp()
  ) >= 10 then
    raise sqlstate 'PT429' using message = 'Too many recovery codes';
  end if;
  insert into private.recovery_attempts (account_id) values (account);
  -- Of a clock that was set back: after this one try they count as made just now, and no longer than these.
  update private.recovery_attempts set attempted_at = clock_timestamp() where account_id = account and attempted_at > clock_timestamp();
  if not private.has_second_factor(account) then
    return false;
  end if;
  update private.recovery_codes set used_at = now()
  where account_id = account and used_at is null and digest = extensions.crypt(typed, digest);
  if not found then
    perform private.record_activity('second_factor_failed', 'admins', account::text);
    return false;
  end if;
  perform private.remove_second_factor(account, 'recovery_code');
  return true;
end
$$;

-- Keeps the version just saved, after the one it replaces if none was kept yet (what seeds and imports bring), and
-- forgets all but the present version and the 50 before it. Automatic saves of the same person within ten minutes share one
-- version; a manual save always keeps the version before it, and is kept itself.
-- @param former the row as it was; null for a new one
create or replace function private.keep_version(of_table text, former jsonb, saved jsonb, automatic boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_row constant uuid := saved ->> 'id';
  written constant jsonb := private.written_part(of_table, saved);
  newest public.revisions;
begin
  select * into newest from public.revisions where table_name = of_table and row_id = of_row order by id desc limit 1;
  if private.written_part(of_table, former) = written then
    update public.revisions set automatic_since = null
    where id = newest.id and automatic_since is not null and not automatic;
    return;
  elsif newest.content = written then
    -- An automatic save, kept before the row was changed.
    return;
  elsif automatic then
    update public.revisions set content = written, saved_at = clock_timestamp()
    where id = newest.id and saved_by = auth.uid()
      and automatic_since between clock_timestamp() - interval '10 minutes' and clock_timestamp();
    if found then
      return;
    end if;
  end if;
  if newest.id is null and former is not null then
    insert into public.revisions (table_name, row_id, content, saved_at)
    values (of_table, of_row, private.written_part(of_table, former), (former ->> 'updated_at')::timestamptz);
  end if;
  insert into public.revisions (table_name, row_id, content, saved_by, automatic_since)
  values (of_table, of_row, written, auth.uid(), case when automatic then clock_timestamp() end);
  delete from public.revisions
  where table_name = of_table and row_id = of_row and id <= (
    select id from public.revisions where table_name = of_table and row_id = of_row order by id desc offset 51 limit 1
  );
end
$$;

-- Writes an entry for each row that a statement changed, in one statement of its own.
-- @param tg_argv the column that names the row, then « always » where the database's own changes are entries too, or « texts » where what
--   saves itself while somebody writes is one entry in ten minutes
create or replace function private.log_activity() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  source constant text := private.activity_source();
  -- What triggers, workers and visitors write.
  kept constant text[] := array['created_at', 'updated_at', 'notes_updated_at', 'moderated_at', 'view_count', 'hits', 'last_used_at',
    'sent', 'failed'];
  -- Of such a table, what somebody presses a button for.
  decided constant text[] := array['status', 'published_at', 'featured', 'sort_order'];
  compared text;
begin
  if source is null or (source = 'database' and tg_argv[1] is distinct from 'always') then
    return null;
  end if;
  -- Their own entry says that they are brought back.
  if tg_op = 'INSERT' and current_setting('activity.putting_back', true) = 'true' then
    return null;
  end if;
  if tg_op <> 'UPDATE' then
    execute format(
      'insert into public.activity_log (account_id, source, event, table_name, row_id)
       select auth.uid(), $1, $2, $3, %I::text from changed_rows', tg_argv[0]
    ) using source, lower(tg_op), tg_table_name;
    return null;
  end if;
  select string_agg(format('case when former.%1$I is distinct from present.%1$I then %1$L end', attname), ', ') into compared
  from pg_catalog.pg_attribute
  where attrelid = tg_relid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all (kept);
  execute format(
    'insert into public.activity_log (account_id, source, event, table_name, row_id, columns)
     select auth.uid(), $1, ''update'', $2, row_id, columns
     from (
       select present.%1$I::text as row_id, array_remove(array[%2$s], null) as columns
       from former_rows as former join changed_rows as present on present.%1$I = former.%1$I
     ) as change
     where columns <> ''{}'' and ($3 or columns && $4 or not exists (
       select from public.activity_log as entry
       where entry.table_name = $2 and entry.row_id = change.row_id and entry.account_id = auth.uid()
         and entry.happened_at between now() - interval ''10 minutes'' and clock_timestamp()
         and entry.event = ''update'' and entry.columns @> change.columns
     ))', tg_argv[0], compared
  ) using source, tg_table_name, tg_argv[1] <> 'texts', decided;
  return null;
end
$$;

-- Who was on the site within the last half hour, and the pages that were looked at last.
create or replace function public.visits_now(page text default null, source text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_scope(1, page, source);
  with present as (
    select visits.visitor, (
      select views.path from private.page_views as views where views.visit_id = visits.id order by views.number desc limit 1
    ) as path
    from private.visits as visits
    where visits.visitor is not null and visits.last_seen_at between now() - interval '30 minutes' and clock_timestamp()
      -- The index is by day.
      and visits.day >= (now() at time zone 'Europe/Paris')::date - 1
      and (visits_now.source is null or visits.source = visits_now.source)
      and (visits_now.page is null or exists (
        select from private.page_views as seen where seen.visit_id = visits.id and seen.path = visits_now.page
      ))
  )
  select jsonb_build_object(
    'visitors', (select count(distinct visitor) from present),
    'pages', coalesce((
      select jsonb_agg(jsonb_build_object('value', path, 'visitors', visitors) order by visitors desc, path)
      from (
        select path, count(distinct visitor) as visitors from present group by path order by visitors desc, path limit 5
      ) as pages
    ), '[]')
  ) into answer;
  return answer;
end
$$;

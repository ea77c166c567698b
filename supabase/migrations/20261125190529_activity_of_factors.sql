-- Second factors in the activity log: added, removed, refused; and whom an entry is about.

-- A second factor that begins to count, or is taken away, whoever does it.
create function private.log_second_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_activity(
    case tg_op when 'DELETE' then 'second_factor_removed' else 'second_factor_added' end, 'admins', old.user_id::text,
    account => coalesce(auth.uid(), old.user_id)
  );
  return null;
end
$$;
do $$
begin
  create trigger log_added_factor after update on auth.mfa_factors for each row
    when (old.status::text <> 'verified' and new.status::text = 'verified') execute function private.log_second_factor();
  create trigger log_removed_factor after delete on auth.mfa_factors for each row
    when (old.status::text = 'verified') execute function private.log_second_factor();
exception when insufficient_privilege then
  raise warning 'Second factors are not in the activity log: %', sqlerrm;
end
$$;

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

-- The log with the e-mail addresses of whoever acted and of the accounts that it is about, which it does not hold itself: of a row, or of all.
drop function public.activity_list(text, text);
create function public.activity_list(of_table text default null, of_row text default null)
returns table (
  id bigint, happened_at timestamptz, email text, source text, event text, table_name text, row_id text, about text, columns text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'activity_log');
  return query
  select entry.id, entry.happened_at, account.email::text, entry.source, entry.event, entry.table_name, entry.row_id,
    case when entry.table_name = 'admins' then (
      select subject.email::text from auth.users as subject where subject.id::text = entry.row_id
    ) end, entry.columns
  from public.activity_log as entry left join auth.users as account on account.id = entry.account_id
  where (of_table is null or entry.table_name = of_table) and (of_row is null or entry.row_id = of_row);
end
$$;
grant execute on function public.activity_list(text, text) to authenticated;

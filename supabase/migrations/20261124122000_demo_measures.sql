-- The local demo comes with made-up visits. They end the day before it was first started, so that no day mixes them with real ones,
-- and go with one call. A real project never has them: the seed is the demo's.

create table private.demo_measures (
  last_day date primary key
);

-- The last day of made-up visits; null without any.
create function public.demo_measures_until() returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  return (select last_day from private.demo_measures);
end
$$;
grant execute on function public.demo_measures_until() to authenticated;

create function public.remove_demo_measures() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  until date;
begin
  perform private.require_administrator();
  delete from private.demo_measures returning last_day into until;
  delete from private.measured_visits where day <= until;
  delete from private.daily_measures where day <= until;
end
$$;
grant execute on function public.remove_demo_measures() to authenticated;

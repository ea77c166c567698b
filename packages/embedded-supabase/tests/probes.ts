import type { TestSupabase } from '../../../server/tests/served-supabase';

/** Settings inside the transaction of a request. */
export interface Probe {
  readonly role: string;
  readonly uid: string | null;
  readonly timeout: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  readonly path: string;
}

/** Functions and a table with which a test inspects or disturbs the transaction of a request. */
const PROBES = `
create function public.probe() returns jsonb language sql volatile as $$
  select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'timeout', current_setting('statement_timeout'),
    'headers', current_setting('request.headers', true)::jsonb, 'method', current_setting('request.method', true),
    'path', current_setting('request.path', true))
$$;
create function public.raise_error(state text) returns void language plpgsql volatile as $$
begin raise exception using errcode = state, message = 'as requested', hint = 'none'; end
$$;
create function public.sleep(seconds float) returns void language sql volatile as $$ select pg_sleep(seconds) $$;
grant execute on function public.probe(), public.raise_error(text), public.sleep(float) to anon, authenticated;
create table public.probed (id int generated always as identity primary key, note text, seen jsonb not null default public.probe());
grant select, insert on public.probed to anon, authenticated;
`;

/** Creates the probes; call this before the first request, because lite caches the schema. */
export const installProbes = (supabase: TestSupabase): Promise<unknown> => supabase.database.unsafe(PROBES);

import { beforeAll, expect, test } from 'vitest';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { loadParser, statementsWithoutWhere } from './statements-without-where';

const supabase = useTestSupabase();
beforeAll(loadParser);

test('no function changes or deletes rows without a WHERE, which hosted Supabase refuses', async () => {
  const functions = await supabase.database<{ name: string; language: string; definition: string }[]>`
    select pg_proc.oid::regprocedure::text as name, lanname as language, pg_get_functiondef(pg_proc.oid) as definition
    from pg_proc join pg_language as language on language.oid = prolang
    where pronamespace::regnamespace::text !~ '^(pg_|information_schema$)' and prokind <> 'a'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;
  const found = functions.flatMap(({ name, language, definition }) =>
    ['sql', 'plpgsql'].includes(language)
      ? statementsWithoutWhere(definition).map((statement) => `${name}: ${statement}`)
      : [`${name} is written in ${language}, which this test does not read`],
  );
  expect(found).toEqual([]);
  expect(functions.length).toBeGreaterThan(250);
});

const plpgsql = (body: string): string =>
  `create function private.f(t text, w text) returns setof text language plpgsql as $f$ declare r record; s text; begin ${body} end $f$`;
const sql = (body: string): string => `create function private.f() returns void language sql as $f$ ${body} $f$`;

test.each([
  ['a statement', plpgsql('delete from public.a;'), 'delete from public.a'],
  ['one of a branch', plpgsql("if t = '' then update a set b = 1; end if;"), 'update a'],
  ['one of a handler', plpgsql('begin null; exception when others then delete from a; end;'), 'delete from a'],
  ['one that is looped over', plpgsql('for r in delete from a returning * loop null; end loop;'), 'delete from a'],
  ['one of a CTE', plpgsql('return query with x as (delete from a returning b) select b from x;'), 'delete from a'],
  ['one with a table beside it', plpgsql('update a set b = c.d from c;'), 'update a'],
  ['one whose WHERE is of a subquery', plpgsql('update a set b = (select d from c where c.d = 1);'), 'update a'],
  ['one after a comment', plpgsql('delete from a -- where b = 1\n;'), 'delete from a'],
  ['one of SQL', sql("select 1; delete from a; select ' where '"), 'delete from a'],
  ['a CTE of SQL', sql('with x as (update a set b = 1 returning 1) select from x where true'), 'update a'],
  [
    'one of BEGIN ATOMIC',
    'create function f() returns void language sql begin atomic delete from a; end',
    'delete from a',
  ],
  ['one that is executed', plpgsql("execute 'delete from a';"), 'delete from a'],
  ['one in dollars', plpgsql('execute $q$ update a set b = 1 $q$;'), 'update a'],
  ['one of format()', plpgsql("execute format('delete from public.%I', t);"), 'delete from public.x'],
  ['one of format() by positions', plpgsql("execute format('update %2$I set %1$I = %3$L', 'b', t, w);"), 'update x'],
  ['one whose end is not written', plpgsql("execute format('delete from %I %s', t, w);"), 'delete from x'],
  ['one put together', plpgsql("execute 'delete from ' || quote_ident(t);"), 'delete from x'],
  [
    'one that gets a WHERE sometimes',
    plpgsql("execute 'delete from a' || case when w <> '' then ' where b = 1' else '' end;"),
    'delete from a',
  ],
  ['one that a variable holds', plpgsql("s := 'delete from a'; execute s || ' where b = 1';"), 'delete from a'],
  [
    'one of a query',
    plpgsql("execute (select format('delete from %I', x) from y as x where x is not null);"),
    'delete from x',
  ],
  [
    'one that is looped over and executed',
    plpgsql("for r in execute 'delete from a returning *' loop null; end loop;"),
    'delete from a',
  ],
  ['one that answers', plpgsql("return query execute 'update a set b = 1 returning c';"), 'update a'],
  [
    'one for somebody else to run',
    plpgsql("perform cron.schedule('x', '* * * * *', 'delete from a');"),
    'delete from a',
  ],
  ['one of a block', plpgsql("execute 'do $d$ begin delete from a; end $d$';"), 'delete from a'],
  [
    'one of a function that is made',
    plpgsql("execute 'create function g() returns void language sql as $d$ delete from a $d$';"),
    'delete from a',
  ],
])('found: %s', (_what, definition, statement) => {
  expect(statementsWithoutWhere(definition)).toContain(statement);
});

test.each([
  ['what is in a variable alone', plpgsql('execute t;')],
  ['a word that is no SQL', plpgsql("execute format('delete from a set where', t);")],
  ['one whose table is any words', plpgsql("s := concat('delete from ', t); execute 'select ' || s;")],
])('named as not to be read: %s', (_what, definition) => {
  expect(statementsWithoutWhere(definition)).toEqual([expect.stringMatching('cannot be read')]);
});

test.each([
  ['statements with WHERE', plpgsql('delete from a where b = 1; update a set b = 1 from c where c.d = a.d;')],
  ['a CTE with one', sql('with x as (delete from a where b returning c) update d set e = 1 from x where x.c = d.c')],
  ['an upsert', plpgsql('insert into a values (1) on conflict (b) do update set b = 1;')],
  [
    'a lock and a trigger',
    plpgsql(
      "perform 1 from a for update; execute format('create trigger x before update of b on %I for each row execute function f()', t);",
    ),
  ],
  [
    'words',
    plpgsql(
      "raise exception 'delete from a' using hint = 'To update it, delete it'; perform private.has_permission('update', 'a');",
    ),
  ],
  [
    'what is executed with one',
    plpgsql("execute format('update public.%1$I set (%2$s) = (select %2$s from x) where id = $2', t, w) using t, w;"),
  ],
  [
    'a list of assignments',
    plpgsql(
      "execute format('update %I set a = 1%s where b = %L', t, (select string_agg(format(', %I = %L', x, x), '') from y as x), w);",
    ),
  ],
  ['a WHERE that is put to it', plpgsql("execute 'delete from ' || t || ' where b = ' || quote_literal(w);")],
  [
    'a WHERE in either way',
    plpgsql("execute 'delete from a where ' || case when w = '' then 'b = 1' else 'b = 2' end;"),
  ],
])('left alone: %s', (_what, definition) => {
  expect(statementsWithoutWhere(definition)).toEqual([]);
});

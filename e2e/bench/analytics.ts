import { join } from 'node:path';
import postgres from 'postgres';
import { addManyVisits } from './many-visits';
import { median, printFigures } from './figures';

const ROUNDS = 5;
/** The calls of the screen « Analytics », mostly for a whole year. */
const QUERIES = [
  'visit_statistics(7)',
  'visit_statistics(365)',
  "visit_statistics(365, page => '/page-0')",
  "visit_statistics(365, source => 'google.com')",
  'visit_breakdowns(365)',
  "visit_breakdowns(365, page => '/page-0')",
  "visit_breakdowns(365, source => 'google.com')",
  'visits_now()',
];

/** Measures the queries of the screen « Analytics » in the database with five million views, and prints their plans. */
export async function benchAnalytics(dataDirectory: string): Promise<void> {
  const database = postgres({ host: join(dataDirectory, 'run'), username: 'postgres', max: 1, onnotice: () => {} });
  try {
    const views = await addManyVisits(database);
    await actAsAdministrator(database);
    const figures = [];
    for (const query of QUERIES) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(database, `public.${query}`));
      figures.push({ name: query, value: median(times), unit: 'ms', budget: { most: 100 } });
    }
    printFigures('analytics', `${views} views, median of ${ROUNDS}`, figures);
    await printPlan(database);
  } finally {
    await database.end();
  }
}

/** The functions answer only administrators with a live session, so this sets claims as the API does. */
async function actAsAdministrator(database: postgres.Sql): Promise<void> {
  await database`
    with session as (
      insert into auth.sessions (id, user_id) select gen_random_uuid(), user_id from public.admins limit 1
      returning id, user_id
    )
    select set_config('request.jwt.claim.sub', user_id::text, false),
      set_config('request.jwt.claims', json_build_object('sub', user_id, 'session_id', id)::text, false)
    from session`;
}

async function timeOf(database: postgres.Sql, call: string): Promise<number> {
  const begun = performance.now();
  await database.unsafe(`select ${call}`);
  return performance.now() - begun;
}

/** The functions hide their plans, so this repeats the query with which they read past months. */
async function printPlan(database: postgres.Sql): Promise<void> {
  const lines = await database.unsafe<{ 'QUERY PLAN': string }[]>(`
    explain (analyze, buffers, costs off, timing off)
    select dimension, value, sum(visitors) from private.monthly_statistics
    where page = '*' and source = '*' and dimension = any (array['source', 'campaign', 'entry', 'page', 'device'])
      and month > current_date - 365 group by dimension, value`);
  process.stdout.write(`\nPlan of a breakdown of a year\n${lines.map((line) => `  ${line['QUERY PLAN']}\n`).join('')}`);
}

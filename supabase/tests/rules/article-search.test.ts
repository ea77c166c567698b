// @module-tag spec-2-4-3
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
beforeAll(async () => {
  await supabase.database`delete from public.blog_posts`;
  await supabase.database.begin(async (transaction) => {
    // This setting skips the triggers that count and announce each article, because the test is about searches.
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into public.blog_posts (slug, title, content, category, tags, status, created_at, published_at)
      select 'essai-' || n, 'Essai', '<p>mot' || n || '</p>', 'CRM', array['tag' || n % 50],
        case when n % 5 = 0 then 'draft' else 'published' end, now() - n * interval '1 minute',
        case when n % 5 > 0 then now() end
      from generate_series(1, 10000) as n`;
  });
  // As autovacuum would do after so many inserts.
  await supabase.database`vacuum analyze public.blog_posts`;
});

const find = async (client: Call, query: string): Promise<unknown[]> =>
  rowsOf<{ slug: string }>(await client('GET', `/rest/v1/rpc/search_posts?select=slug&${query}`)).map(
    ({ slug }) => slug,
  );

test('drafts are found by administrators only', async () => {
  expect(await find(administrator, 'words=mot9995')).toEqual(['essai-9995']);
  expect(await find(stranger, 'words=mot9995')).toEqual([]);
  expect(await find(stranger, 'words=mot9996')).toEqual(['essai-9996']);
});

test('results are filtered, ordered, counted and cut into pages like a table', async () => {
  const query = 'words=essai&status=eq.draft&tags=cs.{tag10}&order=created_at.desc&offset=25&limit=25';
  const answer = await administrator('GET', `/rest/v1/rpc/search_posts?select=slug&${query}`, undefined, {
    prefer: 'count=exact',
  });
  expect(answer.headers.get('content-range')).toBe('25-49/200');
  expect(rowsOf<{ slug: string }>(answer)[0]?.slug).toBe('essai-1260');
});

/** Returns the indexes that an administrator's query uses among 10,000 articles; none for a sequential scan. */
async function indexesOf(query: string): Promise<string[]> {
  return supabase.database.begin(async (transaction) => {
    const [session] = await transaction<{ sub: string; session_id: string }[]>`
      select user_id as sub, id as session_id from auth.sessions limit 1`;
    const claims = JSON.stringify({ ...session, role: 'authenticated' });
    await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
    await transaction`set local role authenticated`;
    const plan = await transaction.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${query}`);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    return Array.from(
      lines.matchAll(/Index(?: Only)? Scan (?:Backward )?(?:using|on) (\w+)/g),
      ([, name = '']) => name,
    );
  });
}

const page = 'order by created_at desc, id limit 25 offset 1000';

test.each([
  ['a page of the list', `select id from public.blog_posts ${page}`],
  ['its drafts', `select id from public.blog_posts where status = 'draft' ${page}`],
])('%s is read through an index', { tags: 'spec-10-4' }, async (_name, query) => {
  expect(await indexesOf(query)).not.toEqual([]);
});

/** Returns the number of scans of an index, because EXPLAIN shows no plan inside a function. */
async function scansOf(index: string): Promise<number> {
  await supabase.database`select pg_stat_force_next_flush()`;
  const [row] = await supabase.database<{ scans: number }[]>`
    select idx_scan::integer as scans from pg_stat_user_indexes where indexrelname = ${index}`;
  return row?.scans ?? 0;
}

test('words are looked up in the text search index', async () => {
  const before = await scansOf('blog_posts_search');
  expect(await find(administrator, 'words=mot1234')).toEqual(['essai-1234']);
  await expect.poll(() => scansOf('blog_posts_search')).toBeGreaterThan(before);
});

test('the palette looks articles up in the same index', { tags: 'spec-10-9' }, async () => {
  const before = await scansOf('blog_posts_search');
  const answer = await administrator('GET', '/rest/v1/rpc/search_back_office?words=mot123');
  // The newest articles with a word that has this prefix.
  const titles = Array.from({ length: 6 }, () => expect.objectContaining({ title: 'Essai' }) as object);
  expect(answer.body).toMatchObject({ articles: titles });
  await expect.poll(() => scansOf('blog_posts_search')).toBeGreaterThan(before);
});

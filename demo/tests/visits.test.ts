// @module-tag spec-10-13
import { expect, test } from 'vitest';
import { addDemoVisits } from '../../packages/embedded-supabase/src/seed';
import { demoEmail } from '../../packages/embedded-supabase/src/administrators';
import { view, visitorOf } from '../../supabase/tests/rules/visitor';
import { useAdministrator } from '../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

const statistics = async () =>
  (await administrator('GET', '/rest/v1/rpc/visit_statistics?days=365')).body as {
    current: { visits: number; visitors: number; reached: Record<string, number> };
    previous: { visits: number };
  };

interface Viewed {
  readonly slug: string;
  readonly views: number;
}

/** The views of each published article, the most read first. */
const viewsOfArticles = (): Promise<Viewed[]> => supabase.database<Viewed[]>`
  select slug, view_count as views from public.blog_posts where status = 'published' order by view_count desc, slug`;
const bySlug = (one: Viewed, other: Viewed): number => one.slug.localeCompare(other.slug);

test('the demo has two years of sample visits, and one call deletes them without the real ones', async () => {
  const { database } = supabase;
  expect((await administrator('GET', '/rest/v1/rpc/example_visits_until')).body).toBeNull();
  await visitorOf(supabase).record(view('/'));
  await addDemoVisits(database);
  expect((await statistics()).current.visits, 'somebody else’s site gets none').toBe(1);
  await database`update auth.users set email = ${demoEmail} where email = 'administrator@example.fr'`;
  await addDemoVisits(database);
  const { current, previous } = await statistics();
  expect(previous.visits).toBeGreaterThan(1000);
  expect(current.visits).toBeGreaterThan(previous.visits);
  expect(current.visitors).toBeLessThanOrEqual(current.visits);
  expect(current.reached['contact']).toBeGreaterThan(10);
  const orphans = await database`
    select from private.page_views where path is null or path !~ '^/' union all
    select from private.visits where entry_path is null`;
  expect(orphans).toHaveLength(0);
  expect((await administrator('GET', '/rest/v1/rpc/example_visits_until')).body).toMatch(/^\d{4}-\d\d-\d\d$/);
  await addDemoVisits(database);
  expect((await statistics()).current.visits, 'added once').toBe(current.visits);

  expect((await administrator('POST', '/rest/v1/rpc/remove_example_visits', {})).status).toBe(204);
  expect(await statistics()).toMatchObject({ current: { visits: 1 }, previous: { visits: 0 } });
  expect((await administrator('GET', '/rest/v1/rpc/example_visits_until')).body).toBeNull();
  await addDemoVisits(database);
  expect((await statistics()).current.visits, 'they do not come back').toBe(1);
});

test('articles have the views of the sample visits, and lose them when those are deleted', async () => {
  const { database } = supabase;
  const before = await viewsOfArticles();
  await database`delete from supabase_migrations.seed_files where path like '%visits.sql'`;
  await database`delete from private.daily_statistics`;
  await addDemoVisits(database);
  const [mostRead] = await viewsOfArticles();
  expect(mostRead?.views).toBeGreaterThan(10);
  await database`update public.blog_posts set view_count = view_count + 1 where slug = ${mostRead?.slug ?? ''}`;
  expect((await administrator('POST', '/rest/v1/rpc/remove_example_visits', {})).status).toBe(204);
  const expected = before.map((post) => (post.slug === mostRead?.slug ? { ...post, views: post.views + 1 } : post));
  expect((await viewsOfArticles()).toSorted(bySlug)).toEqual(expected.toSorted(bySlug));
});

test('a demo whose articles are deleted has visits all the same', async () => {
  const { database } = supabase;
  await database`delete from supabase_migrations.seed_files where path like '%visits.sql'`;
  await database`delete from private.daily_statistics`;
  await database`delete from public.blog_posts`;
  await addDemoVisits(database);
  expect((await statistics()).previous.visits).toBeGreaterThan(1000);
  await administrator('POST', '/rest/v1/rpc/remove_example_visits', {});
});

test('a site without made-up visits loses none', async () => {
  await visitorOf(supabase).record(view('/contact'));
  const before = await statistics();
  expect((await administrator('POST', '/rest/v1/rpc/remove_example_visits', {})).status).toBe(204);
  expect(await statistics()).toEqual(before);
});

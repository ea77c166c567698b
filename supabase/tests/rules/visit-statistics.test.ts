// @module-tag spec-10-13
// @module-tag spec-2-4-8
import { beforeEach, describe, expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { forgetVisits, shiftVisits, timeOnPage, view, visitorOf } from './visitor';

const { supabase, administrator } = useAdministrator();
beforeEach(() => forgetVisits(supabase));

const ask = async (question: string) => (await administrator('GET', `/rest/v1/rpc/${question}`)).body;
const purge = () => supabase.database`select private.purge_expired()`;

/** Makes two visits: Léa comes from Google, reads an article and asks for an appointment; another person only sees the home page. */
async function twoVisits(): Promise<void> {
  const lea = visitorOf(supabase);
  await lea.record(view('/blog/relancer-ses-devis-sans-y-penser', { referrer: 'google.com', utm_campaign: 'ete' }));
  await lea.record(timeOnPage('/blog/relancer-ses-devis-sans-y-penser', 25));
  await lea.record(view('/contact'));
  await lea.call('POST', '/rest/v1/contacts', { name: 'Léa', email: 'lea@example.fr', message: 'Bonjour' });
  await visitorOf(supabase).record(view('/'));
}

const BOTH = {
  visitors: 2,
  visits: 2,
  views: 3,
  seconds: 25,
  engaged: 1,
  bounces: 1,
  readings: 1,
  readingSeconds: 25,
  reached: { contact: 1, 'contact-page': 1 },
};
const NOTHING = {
  visitors: 0,
  visits: 0,
  views: 0,
  seconds: 0,
  engaged: 0,
  bounces: 0,
  readings: 0,
  readingSeconds: 0,
  reached: {},
};

const curves = (pages: unknown) => ask(`daily_page_views?days=3&pages=${encodeURIComponent(JSON.stringify(pages))}`);

describe('daily_page_views()', { tags: 'spec-2-4-3' }, () => {
  test('counts the views of pages day by day, today as the days before', async () => {
    await twoVisits();
    await shiftVisits(supabase, '1 day');
    await purge();
    await twoVisits();
    expect(await curves(['/', '/blog/relancer-ses-devis-sans-y-penser', '/blog/inconnu'])).toEqual({
      '/': [0, 1, 1],
      '/blog/relancer-ses-devis-sans-y-penser': [0, 1, 1],
    });
  });

  test.each([{}, Array.from({ length: 101 }, () => '/'), null])('refuses %j', async (pages) => {
    expect(await curves(pages)).toMatchObject({ message: 'Curves need a list of at most 100 pages' });
  });
});

describe('visit_statistics()', () => {
  test('counts today as it goes, the same as once it is rolled up', async () => {
    await twoVisits();
    const live = (await ask('visit_statistics?days=7')) as { days: object[] };
    expect(live).toMatchObject({ current: BOTH, previous: NOTHING });
    expect(live.days).toHaveLength(7);
    expect(live.days.at(-1)).toMatchObject({ visitors: 2, views: 3 });
    await shiftVisits(supabase, '1 day');
    const yesterday = await ask('visit_statistics?days=7');
    await purge();
    expect(await ask('visit_statistics?days=7')).toEqual(yesterday);
    expect(yesterday).toMatchObject({ current: BOTH });
  });

  test('compares with as many days before, and sums the visitors of days', async () => {
    await twoVisits();
    await shiftVisits(supabase, '7 days');
    await purge();
    await twoVisits();
    await shiftVisits(supabase, '1 day');
    await purge();
    await twoVisits();
    const answer = await ask('visit_statistics?days=7');
    expect(answer).toMatchObject({ current: { visitors: 4, reached: { contact: 2 } }, previous: BOTH });
    expect((answer as { since: string }).since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('of a page counts the visits that saw it, of a source those that came from there', async () => {
    await twoVisits();
    const lea = { visitors: 1, visits: 1, seconds: 25, engaged: 1, bounces: 0, reached: { contact: 1 } };
    expect(await ask('visit_statistics?page=/contact')).toMatchObject({ current: { ...lea, views: 1, readings: 0 } });
    expect(await ask('visit_statistics?source=google.com')).toMatchObject({
      current: { ...lea, views: 2, readings: 1 },
    });
    expect(await ask('visit_statistics?source=')).toMatchObject({ current: { visits: 1, bounces: 1 } });
    const live = await ask('visit_statistics?page=/contact&days=30');
    await shiftVisits(supabase, '1 day');
    await purge();
    expect(await ask('visit_statistics?page=/contact&days=30')).toMatchObject({
      current: (live as { current: object }).current,
    });
  });

  test('has nothing to tell before the first visit', async () => {
    expect(await ask('visit_statistics')).toMatchObject({ since: null, current: NOTHING, previous: NOTHING });
    expect(await ask('visit_breakdowns')).toEqual({});
    expect(await ask('visits_now')).toEqual({ visitors: 0, pages: [] });
  });

  test.each(['days=0', 'days=400', 'page=/&source=google.com'])('%s is refused', async (question) => {
    expect((await administrator('GET', `/rest/v1/rpc/visit_statistics?${question}`)).status).toBe(400);
  });
});

test('visit_breakdowns() ranks sources, campaigns, entries, pages with titles, and devices', async () => {
  await twoVisits();
  await visitorOf(supabase).record(view('/', { referrer: 'bing.com' }));
  const lists = await ask('visit_breakdowns?days=7');
  expect(lists).toMatchObject({
    source: [{ value: 'google.com', views: 2 }, { value: '', visitors: 1 }, { value: 'bing.com' }],
    campaign: [{ value: 'ete', visits: 1 }],
    entry: [{ value: '/', visitors: 2 }, { value: '/blog/relancer-ses-devis-sans-y-penser' }],
    page: [
      { value: '/', visitors: 2, post: null },
      { value: '/blog/relancer-ses-devis-sans-y-penser', seconds: 25, post: { title: expect.any(String) as string } },
      { value: '/contact', seconds: 0 },
    ],
    device: [{ value: 'desktop', visitors: 3 }],
  });
  expect(await ask('visit_breakdowns?source=bing.com')).toEqual(
    expect.objectContaining({ entry: [expect.objectContaining({ value: '/', visitors: 1 })] }),
  );
});

test('visits_now() counts the visitors of the last half hour, with their pages', async () => {
  await twoVisits();
  await supabase.database`update private.visits set last_seen_at = now() - interval '31 minutes'`;
  await twoVisits();
  expect(await ask('visits_now')).toEqual({
    visitors: 2,
    pages: [
      { value: '/', visitors: 1 },
      { value: '/contact', visitors: 1 },
    ],
  });
  expect(await ask('visits_now?source=google.com')).toMatchObject({ visitors: 1 });
  expect(await ask('visits_now?page=/')).toMatchObject({ visitors: 1, pages: [{ value: '/' }] });
});

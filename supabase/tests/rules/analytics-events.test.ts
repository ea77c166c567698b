// @module-tag spec-10-13
import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, codeOf, freshAddress } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { firefox, forgetVisits, timeOnPage, view, visitorOf, type Visitor } from './visitor';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/141.0 Safari/537.36';

const supabase = useTestSupabase();
beforeEach(() => forgetVisits(supabase));

const visitor = (headers?: Record<string, string>, token?: string): Visitor => visitorOf(supabase, headers, token);

const visits = () => supabase.database`
  select entry_path, source, utm_campaign, device, views, seconds from private.visits order by id`;

describe('a visit', () => {
  test('is the views of one visitor within half an hour, with the source of the first', async () => {
    const lea = visitor();
    await lea.record(view('/', { referrer: 'www.Google.com', utm_campaign: 'Rentrée' }));
    await lea.record(view('/contact', { referrer: 'ailleurs.example' }));
    await visitor().record(view('/blog', { referrer: 'google.com', utm_source: 'lettre' }));
    expect(await visits()).toEqual([
      { entry_path: '/', source: 'google.com', utm_campaign: 'rentrée', device: 'desktop', views: 2, seconds: 0 },
      { entry_path: '/blog', source: 'lettre', utm_campaign: '', device: 'desktop', views: 1, seconds: 0 },
    ]);
    await supabase.database`update private.visits set last_seen_at = last_seen_at - interval '31 minutes'`;
    await lea.record(view('/services'));
    expect((await visits()).map(({ entry_path: entry }) => entry as unknown)).toEqual(['/', '/blog', '/services']);
  });

  test('lasts as long as its pages were in sight, never longer than since they were opened', async () => {
    const lea = visitor();
    await lea.record(view('/'));
    await lea.record(timeOnPage('/', 12));
    await lea.record(timeOnPage('/', 20));
    await lea.record(timeOnPage('/', 4));
    expect(await visits()).toMatchObject([{ seconds: 20 }]);
    await lea.record(timeOnPage('/', 3000));
    const [visit] = await visits();
    // The database accepts half a minute more than the time since the view, which is a second or two here.
    expect(visit?.['seconds']).toSatisfy((seconds: number) => seconds >= 30 && seconds < 50);
    await lea.record(timeOnPage('/jamais-vue', 10));
    expect(await visits()).toEqual([visit]);
  });

  test.each([
    [firefox, 'desktop'],
    [IPHONE, 'mobile'],
    [TABLET, 'tablet'],
  ])('of %s is on %s', async (agent, device) => {
    await visitor({ 'user-agent': agent }).record(view('/'));
    expect(await visits()).toMatchObject([{ device }]);
  });

  test('knows the contact request and the subscription that it led to, from the database itself', async () => {
    const lea = visitor();
    await lea.record(view('/contact'));
    const request = { name: 'Léa', email: 'lea@example.fr', message: 'Bonjour' };
    expect((await lea.call('POST', '/rest/v1/contacts', request)).status).toBe(201);
    await lea.call('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email: 'lea@example.fr' });
    await lea.record({ kind: 'search', path: '/blog', results: 0 });
    await lea.record({ kind: 'outgoing', path: '/', detail: 'Make.com' });
    // Without a visit, for example of a person who refuses to be counted, the database stores nothing.
    await visitor().call('POST', '/rest/v1/contacts', request);
    const events = await supabase.database`select kind, detail, results from private.analytics_events order by id`;
    expect(events).toEqual([
      { kind: 'contact', detail: '', results: null },
      { kind: 'newsletter', detail: '', results: null },
      { kind: 'search', detail: '', results: 0 },
      { kind: 'outgoing', detail: 'make.com', results: null },
    ]);
  });
});

describe('uncounted requests', () => {
  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    ['a preview of links', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a browser that sends Sec-GPC', { 'sec-gpc': '1' }],
    ['a browser that sends DNT', { dnt: '1' }],
  ])('%s', async (_who, headers) => {
    expect((await visitor(headers).record(view('/'))).status).toBe(204);
    expect(await visits()).toEqual([]);
  });

  test('an administrator, while another account is', async () => {
    await visitor({}, await supabase.signIn('administrator')).record(view('/'));
    expect(await visits()).toEqual([]);
    await visitor({}, await supabase.signIn('signed-in')).record(view('/'));
    expect(await visits()).toHaveLength(1);
  });

  test('an address that sends more than 600 events a day', async () => {
    const lea = visitor();
    await lea.record(view('/'));
    await supabase.database`update private.daily_counters set hits = 600`;
    expect((await lea.record(view('/contact'))).status).toBe(204);
    expect(await visits()).toMatchObject([{ views: 1 }]);
  });

  test('the eleventh browser of an address on a day, while those that were counted still are', async () => {
    const address = freshAddress();
    const browse = (number: number) =>
      clientOf(supabase, undefined, address)(
        'POST',
        '/rest/v1/rpc/record_analytics_event',
        view(`/page-${number % 3}`),
        {
          'user-agent': `Firefox/${number}`,
        },
      );
    for (let number = 1; number <= 12; number += 1) expect((await browse(number)).status).toBe(204);
    await browse(1);
    const counted = await visits();
    expect(counted).toHaveLength(10);
    expect(counted.filter(({ views }) => views === 2)).toHaveLength(1);
  });

  test('the eleventh view of a page by a visitor on a day, in a later visit too', async () => {
    const lea = visitor();
    for (let time = 1; time <= 6; time += 1) await lea.record(view('/tarifs'));
    await supabase.database`update private.visits set last_seen_at = now() - interval '40 minutes'`;
    for (let time = 1; time <= 6; time += 1) await lea.record(view('/tarifs'));
    await lea.record(view('/contact'));
    const counted = await visits();
    expect(counted.map(({ views }) => views)).toEqual([6, 5]);
  });

  test.each([
    ['an unknown kind', { kind: 'vue', path: '/' }],
    ['a preview', view('/apercu')],
    ['a screen of the back-office', view('/admin/blog')],
    ['an address with its query', view('/blog?search=moi')],
    ['an address that is no path', view('https://example.fr/')],
    ['an overlong path', view(`/${'a'.repeat(300)}`)],
    ['a referrer that is more than a host', view('/', { referrer: 'example.fr/moi?nom=lea' })],
    ['a stay without its length', { kind: 'stay', path: '/' }],
    ['a negative length', timeOnPage('/', -1)],
    ['a search without its results', { kind: 'search', path: '/blog' }],
    ['a contact request, which the database knows by itself', { kind: 'contact', path: '/contact' }],
  ])('%s', async (_what, event) => {
    const answer = await visitor().record(event);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'PT400']);
  });
});

test('ten visitors at once make ten visits, and ten tabs of one visitor make one', async () => {
  const lea = visitor();
  await Promise.all(Array.from({ length: 10 }, () => visitor().record(view('/'))));
  await Promise.all(Array.from({ length: 10 }, () => lea.record(view('/blog'))));
  const [tabs] =
    await supabase.database`select count(*)::int, max(views) from private.visits where entry_path = '/blog'`;
  expect(await visits()).toHaveLength(11);
  expect(tabs).toEqual({ count: 1, max: 10 });
});

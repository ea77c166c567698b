import { percentile, printFigures } from './table';

/** The calls of a browser while somebody reads the site, and of a form. */
const CALLS: readonly { readonly name: string; readonly path: string; readonly body?: object }[] = [
  { name: 'list of articles', path: 'blog_posts?select=slug,title,excerpt&order=published_at.desc&limit=12' },
  { name: 'one article', path: 'blog_posts?select=title,content&slug=eq.relancer-ses-devis-sans-y-penser' },
  { name: 'settings', path: 'site_settings?select=key,value' },
  { name: 'a view is recorded', path: 'rpc/record_analytics_event', body: { kind: 'view', path: '/blog' } },
];
const ROUNDS = 200;

/**
 * The time of an API call, one after the other.
 * @param publishableKey what the pages give to browsers
 */
export async function benchApi(address: string, publishableKey: string): Promise<void> {
  for (const { name, path, body } of CALLS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      const response = await fetch(`${address}/rest/v1/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `10.1.${round >> 8}.${round & 255}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - begun);
    }
    printFigures(`API call, ${name}, ${ROUNDS} times`, [
      { name: 'median', value: percentile(times, 50), unit: 'ms', budget: { most: 20 } },
      { name: 'p99', value: percentile(times, 99), unit: 'ms', budget: { most: 100 } },
    ]);
  }
}

import { expect, test } from 'vitest';
import { render, type RenderOptions } from '../entry-server';

const answer = (status: number, body: unknown): Response => Response.json(body, { status });

/** Renders a page while Supabase answers as told; settings that are not spoken of are empty. */
async function rendered(path: string, tables: Readonly<Record<string, () => Response>>): Promise<Response> {
  const request = (input: RequestInfo | URL): Promise<Response> => {
    const table = /rest\/v1\/(?:rpc\/)?(\w+)/.exec(input instanceof Request ? input.url : String(input))?.[1] ?? '';
    const reply = tables[table] ?? (() => answer(200, []));
    return Promise.resolve().then(reply);
  };
  const options: RenderOptions = {
    supabase: { supabaseUrl: 'http://supabase.test', publishableKey: 'key', fetch: request },
    browserConfiguration: { supabaseUrl: '', publishableKey: 'key' },
    siteUrl: 'http://site.test',
    pageStyle: () => '',
    styleSheet: undefined,
    entry: '/entry.js',
    videoScript: '/video.js',
  };
  return render(new Request(`http://site.test${path}`), options);
}

const broken = (): Response => answer(500, { message: 'La base est en maintenance', code: 'XX000' });

const down = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('settings that cannot be read leave header, footer, the provider’s words and a retry', async () => {
  const response = await rendered('/services', { site_settings: broken });
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toMatch(/<title>Erreur de chargement \| Automatelier/);
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect(html).toContain('La base est en maintenance');
  expect(html).toMatch(/<a href="\/services"[^>]*>Réessayer/);
});

test('a page that cannot be read is a failure, not a missing page', async () => {
  const response = await rendered('/cgv', { shown_page: broken });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('La base est en maintenance');
});

test('a network failure and a defect of ours say nothing a visitor could not use', async () => {
  const html = await (await rendered('/cgv', { shown_page: down })).text();
  expect(html).toContain('Une erreur est survenue');
  expect(html).not.toContain('Failed to fetch');
});

test('the home page stays whole without its articles', async () => {
  const response = await rendered('/', { blog_posts: broken });
  const html = await response.text();
  expect(html).toContain('Une journée par semaine');
  expect(html).toContain('La base est en maintenance');
});

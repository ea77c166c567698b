import type { DataOptions } from '@agency-site/public-site/entry-server';
import type { SiteRenderer } from './frontend';
import { createSharedAnswers } from './shared-answers';
import type { SupabaseAccess } from './supabase-access';

/** Observes the requests of a page, because a page that lacks data must not replace a complete one in the cache. */
export function observe(send: typeof fetch) {
  let failed = false;
  const observed: typeof fetch = async (input, init) => {
    try {
      const response = await send(input, init);
      failed ||= response.status >= 400 && response.status !== 416;
      return response;
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  /** False after a request that got no answer, or an error. */
  const succeeded = (): boolean => !failed;
  return { fetch: observed, succeeded };
}

/** The Retry-After header while nobody can read the database, in seconds. */
const RETRY_AFTER = '30';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Renders pages with the data of a Supabase project. */
export function createPageRenderer(renderer: SiteRenderer, supabase: SupabaseAccess, siteUrl: string) {
  const answers = createSharedAnswers();
  /**
   * Returns the options with whose `fetch` one page reads its data, and a function that tells whether all of the data arrived.
   * @param address the visitor's IP address; empty for content that everybody sees
   */
  const read = (address = '', accessToken?: string) => {
    const send = supabase.fetchFrom(address);
    const source = observe(address ? send : answers.sharing(send));
    const reading = { ...supabase.configuration, fetch: source.fetch };
    const options: DataOptions = { supabase: reading, accessToken, siteUrl };
    return { options, isWhole: source.succeeded };
  };
  /** Renders a page, or handles a form that a visitor posts to it. A page without its data is answered with 503. */
  const render = async (request: Request, address?: string, accessToken?: string) => {
    const { options, isWhole } = read(address, accessToken);
    const { criticalCss, styleSheet, script } = renderer;
    const { browserConfiguration } = supabase;
    const assets = { criticalCss, styleSheet, script };
    return whole(await renderer.render(request, { ...options, browserConfiguration, ...assets }), isWhole);
  };
  /** Renders a page's Markdown, which is the same for everybody. */
  const renderMarkdown = async (request: Request) => {
    const { options, isWhole } = read();
    return whole(await renderer.markdown(request, options), isWhole);
  };
  return { read, render, renderMarkdown, clearCache: () => answers.clear() };
}

function whole(response: Response, isWhole: () => boolean): { response: Response; isWhole: boolean } {
  if (isWhole() || response.status !== 500) return { response, isWhole: isWhole() };
  const headers = new Headers(response.headers);
  headers.set('retry-after', RETRY_AFTER);
  return { response: new Response(response.body, { status: 503, headers }), isWhole: false };
}

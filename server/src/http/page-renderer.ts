import type { DataOptions } from '@agency/public-site/entry-server';
import type { SiteRenderer } from './front';
import type { SupabaseAccess } from './supabase-access';

/** A `fetch` that remembers whether it failed. */
export interface ObservedFetch {
  readonly fetch: typeof fetch;
  /** False once a request had no answer, or one without what was asked; a list that is not that long is an answer. */
  readonly answered: () => boolean;
}

/** Observes what a page reads: one that lacks something must not take the place of a whole one. */
export function observe(send: typeof fetch): ObservedFetch {
  let failed = false;
  return {
    answered: () => !failed,
    fetch: async (input, init) => {
      try {
        const response = await send(input, init);
        failed ||= response.status >= 400 && response.status !== 416;
        return response;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
  };
}

/** The Retry-After header while the database cannot be read, in seconds. */
const RETRY_AFTER = '30';

/** How one page reads its data, and whether all of it came. */
export interface PageData {
  readonly options: DataOptions;
  readonly isWhole: () => boolean;
}

/** A rendered page; one that is not whole lacks something that could not be read. */
export interface RenderedPage {
  readonly response: Response;
  readonly isWhole: boolean;
}

export interface PageRenderer {
  /** @param address the visitor's IP address; empty for what everybody is shown */
  read(address?: string, accessToken?: string): PageData;
  /** Renders a page, or handles the form posted to it. A page whose data did not come is answered with 503. */
  render(request: Request, address?: string, accessToken?: string): Promise<RenderedPage>;
}

/** Renders pages with the data of a Supabase project. */
export function createPageRenderer(renderer: SiteRenderer, supabase: SupabaseAccess, siteUrl: string): PageRenderer {
  const read = (address = '', accessToken?: string): PageData => {
    const source = observe(supabase.fetchFrom(address));
    return {
      options: { supabase: { ...supabase.configuration, fetch: source.fetch }, accessToken, siteUrl },
      isWhole: source.answered,
    };
  };
  return {
    read,
    render: async (request, address, accessToken) => {
      const { options, isWhole } = read(address, accessToken);
      const response = await renderer.render(request, {
        ...options,
        browserConfiguration: supabase.browserConfiguration,
        criticalCss: renderer.criticalCss,
        styleSheet: renderer.styleSheet,
        entry: renderer.entry,
        videoScript: renderer.videoScript,
      });
      if (isWhole() || response.status !== 500) return { response, isWhole: isWhole() };
      const headers = new Headers(response.headers);
      headers.set('retry-after', RETRY_AFTER);
      return { response: new Response(response.body, { status: 503, headers }), isWhole: false };
    },
  };
}

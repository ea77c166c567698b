import { identity } from '@agency/brand/identity';
import type { SiteSettings } from '@agency/supabase/site-settings';
import { useLoaderData } from 'react-router-dom';
import { Hero } from '../components/home/Hero';
import { hydrateLater, renderNow } from '../components/hydrate-later';
import { messageOf } from '../components/LoadError';
import type { SiteClient } from '../data/client';
import type { PostSummary } from '../data/posts';
import type { PageMetadata } from '../head/metadata';

/** The featured articles, or what to say when they could not be read: the rest of the page needs none of them. */
export type FeaturedPosts = { readonly posts: PostSummary[] } | { readonly problem: string };

interface HomeData {
  /** Read before the page is served; in the browser the page does not wait for it. */
  readonly featured: FeaturedPosts | Promise<FeaturedPosts>;
}

export async function load(client: SiteClient): Promise<HomeData> {
  const loading = import('../data/posts').then(({ loadFeaturedPosts }) => loadFeaturedPosts(client));
  const featured = loading.then(
    (posts): FeaturedPosts => ({ posts }),
    (error: unknown): FeaturedPosts => ({ problem: messageOf(error) }),
  );
  return { featured: import.meta.env.SSR ? await featured : featured };
}

export const metadata = (_data: HomeData, settings: SiteSettings): PageMetadata => ({
  title: 'Automatiser ce qui revient chaque semaine dans une TPE',
  description: settings.site_description || identity.tagline,
  keywords: 'automatisation TPE, no-code, Zapier, Make, audit de processus',
  path: '/',
});

const BelowTheFold = import.meta.env.SSR
  ? renderNow('home', (await import('../components/home/BelowTheFold')).BelowTheFold)
  : hydrateLater('home', async () => (await import('../components/home/BelowTheFold')).BelowTheFold);

/** The home page. */
export function Component() {
  const { featured } = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <div data-styled-later>
        <BelowTheFold featured={featured} />
      </div>
    </>
  );
}

import { identity } from '@agency/brand/identity';
import type { SiteSettings } from '@agency/supabase/site-settings';
import { useLoaderData } from 'react-router-dom';
import { Hero } from '../../features/home/Hero';
import { hydrateOnInteraction } from '../../ui/hydration/hydrate-on-interaction';
import { messageOf } from '../../data/answer';
import type { SiteClient } from '../../data/client';
import type { HomeData } from '../../data/home';
import type { PageMetadata } from '../head/metadata';

export const load = (client: SiteClient): Promise<HomeData> =>
  import('../../data/home').then(
    (part) => part.loadHome(client),
    (error: unknown) => ({ featured: { problem: messageOf(error) }, figures: [], testimonials: [] }),
  );

export const metadata = (_data: HomeData, settings: SiteSettings): PageMetadata => ({
  title: 'Automatiser ce qui revient chaque semaine dans une TPE',
  description: settings.site_description || identity.tagline,
  keywords: 'automatisation TPE, no-code, Zapier, Make, audit de processus',
  path: '/',
});

const BelowTheFold = hydrateOnInteraction('home', () =>
  import('../../features/home/BelowTheFold').then((part) => part.BelowTheFold),
);

/** The home page. */
export function Component() {
  const data = useLoaderData<HomeData>();
  return (
    <>
      <Hero />
      <BelowTheFold {...data} />
    </>
  );
}

import { identity } from '@agency/brand/identity';
import type { SiteSettings } from '@agency/supabase/site-settings';
import { useLoaderData } from 'react-router-dom';
import { Hero } from '../../features/home/Hero';
import { BelowTheFold } from '../../features/home/BelowTheFold';
import type { SiteClient } from '../../data/client';
import { loadHome, type HomeData } from '../../data/home';
import type { PageMetadata } from '../head/metadata';

export const load = (client: SiteClient): Promise<HomeData> => loadHome(client);

export const metadata = (_data: HomeData, settings: SiteSettings): PageMetadata => ({
  title: 'Automatiser ce qui revient chaque semaine dans une TPE',
  description: settings.site_description || identity.tagline,
  keywords: 'automatisation TPE, no-code, Zapier, Make, audit de processus',
  path: '/',
});

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

import { light } from '@agency/brand/colours';
import { identity } from '@agency/brand/identity';
import { siteName, type SiteSettings } from '@agency/supabase/site-settings';

/** What a device shows of the site once it is put among its applications: https://www.w3.org/TR/appmanifest/ */
export const webManifest = (settings: SiteSettings): string =>
  JSON.stringify({
    name: settings.site_title,
    short_name: siteName(settings),
    description: settings.site_description || identity.tagline,
    lang: identity.language,
    start_url: '/',
    display: 'browser',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [192, 512].map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });

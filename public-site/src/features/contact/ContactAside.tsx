import type { SiteSettings } from '@agency/supabase/site-settings';
import { NextSteps } from './NextSteps';
import { Booking, Reach } from './Reach';

/** What stands beside the form. */
export function ContactAside({ settings }: { readonly settings: SiteSettings }) {
  return (
    <>
      <img
        src="/illustrations/contact.svg"
        alt=""
        width={800}
        height={450}
        loading="lazy"
        className="card w-full max-lg:hidden"
      />
      {settings.calendly_url && <Booking url={settings.calendly_url} />}
      <NextSteps />
      <Reach settings={settings} />
    </>
  );
}

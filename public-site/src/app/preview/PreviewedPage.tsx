import type { PagePreview } from '@agency/supabase/preview-message';
import { useMemo } from 'react';
import type { SiteSettings } from '@agency/supabase/site-settings';
import { prepareText } from '../../data/stored-text/sanitise';
import { useOffers, useSettings } from '../../data/frame';
import { beforeTax, lastPart, type Offer } from '../../data/offers';
import { SellingScreen } from '../routes/page';
import { TextScreen } from '../routes/text';
import { escapeHtml } from '../head/escape-html';

/** A page whose text may not be stored yet, as its readers will see it. */
export function PreviewedPage({ page }: { readonly page: PagePreview }) {
  const settings = useSettings();
  const offers = useOffers();
  const { html, headings } = useMemo(
    () => prepareText(fillPrices(fillSettings(page.content, settings), offers)),
    [page.content, settings, offers],
  );
  const shown = { ...page, content: html };
  return page.slug.includes('/') ? <SellingScreen page={shown} /> : <TextScreen page={shown} headings={headings} />;
}

/**
 * Puts settings in the place of their names, {{contact_email}}, in a text that is still being written; for its readers the
 * database does. A name without a value stays, for its writer to see.
 */
export const fillSettings = (html: string, settings: SiteSettings): string =>
  html.replace(/\{\{([a-z_]+)\}\}/g, (name, key: string) => escapeHtml(valueOf(settings, key)) || name);

/** The same for prices, {{prix audit-processus}}. */
export const fillPrices = (html: string, offers: readonly Offer[]): string =>
  html.replace(/\{\{prix ([a-z0-9-]+)\}\}/g, (name, page: string) => {
    const offer = offers.find((one) => lastPart(one) === page);
    return offer ? beforeTax(offer) : name;
  });

const valueOf = (settings: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(settings, key) ? (settings[key] ?? '').trim() : '';

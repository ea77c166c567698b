import type { PagePreview } from '@agency/supabase/preview-message';
import { useMemo } from 'react';
import { fillSettings } from './fill-settings';
import { prepareText } from '../../data/stored-text/sanitise';
import { useSettings } from '../../data/settings';
import { SellingScreen } from '../routes/page';
import { TextScreen } from '../routes/text';

/** A page whose text may not be stored yet, as its readers will see it. */
export function PreviewedPage({ page }: { readonly page: PagePreview }) {
  const settings = useSettings();
  const { html, headings } = useMemo(() => prepareText(fillSettings(page.content, settings)), [page.content, settings]);
  const shown = { ...page, content: html };
  return page.slug.includes('/') ? <SellingScreen page={shown} /> : <TextScreen page={shown} headings={headings} />;
}

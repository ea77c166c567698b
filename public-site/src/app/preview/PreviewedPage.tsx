import type { PagePreview } from '@agency/supabase/preview-message';
import { useMemo } from 'react';
import { fillSettings } from './fill-settings';
import { prepareText } from '../../data/stored-text/sanitise';
import { useSettings } from '../root';
import { SellingScreen } from '../../features/pages/SellingScreen';
import { TextScreen } from '../../features/pages/TextScreen';

/** A page whose text may not be stored yet, as its readers will see it. */
export function PreviewedPage({ page }: { readonly page: PagePreview }) {
  const settings = useSettings();
  const { html, headings } = useMemo(() => prepareText(fillSettings(page.content, settings)), [page.content, settings]);
  const shown = { ...page, content: html };
  return page.slug.includes('/') ? <SellingScreen page={shown} /> : <TextScreen page={shown} headings={headings} />;
}

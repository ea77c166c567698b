import { trustedHtml } from '@agency/supabase/trusted-html';
import { useMemo } from 'react';
import { loadElements } from '../data/stored-text/load-elements';

/** Shows sanitised HTML from the database. */
export function StoredHtml({ html }: { readonly html: string }) {
  // Once for each text: React would take another object for another text, and write the markup anew.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div ref={loadElementsOf} className="stored-html" dangerouslySetInnerHTML={markup} key={html} />;
}

/** In the preview alone: a served page loads them itself (site.ts). */
const loadElementsOf = (place: HTMLElement | null): void => {
  if (place) loadElements(place);
};

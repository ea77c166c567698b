import { trustedHtml } from '@agency/supabase/trusted-html';
import { useMemo } from 'react';
import { loadElements } from '../data/stored-text/load-elements';

interface StoredHtmlProps {
  readonly html: string;
  /** By default that of articles and pages. */
  readonly className?: string;
}

/** Shows sanitised HTML from the database. */
export function StoredHtml({ html, className = 'stored-html' }: StoredHtmlProps) {
  // Once for each text: React would take another object for another text, and write the markup anew.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div ref={loadElementsOf} className={className} dangerouslySetInnerHTML={markup} key={html} />;
}

/** In the preview alone: a served page loads them itself (site.ts). */
const loadElementsOf = (place: HTMLElement | null): void => {
  if (place) loadElements(place);
};

import { trustedHtml } from '@agency/supabase/trusted-html';
import { useMemo } from 'react';

/** Shows sanitised HTML from the database. */
export function StoredHtml({ html }: { readonly html: string }) {
  // Once for each text: React would take another object for another text, and write the markup anew.
  const markup = useMemo(() => trustedHtml(html), [html]);
  return <div className="stored-html" dangerouslySetInnerHTML={{ __html: markup }} />;
}

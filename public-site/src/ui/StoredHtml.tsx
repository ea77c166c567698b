import { trustedHtml } from '@agency/supabase/trusted-html';
import { useMemo } from 'react';

/** One object for all, so that React never writes it over what the server sent. */
const empty = trustedHtml('');

/**
 * Shows sanitised HTML from the database. On the first page of a visit `html` is empty in the browser: the server's
 * markup is already there and React keeps it while hydrating, so that an article is not sent twice.
 */
export function StoredHtml({ html }: { readonly html: string }) {
  // Once for each text: React would take another object for another text, and write the markup anew.
  const markup = useMemo(() => (html ? trustedHtml(html) : empty), [html]);
  return <div className="stored-html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

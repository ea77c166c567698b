/**
 * Shows sanitised HTML from the database. On the first page of a visit `html` is empty in the browser: the server's
 * markup is already there and React keeps it while hydrating, so that an article is not sent twice.
 */
export function StoredHtml({ html }: { readonly html: string }) {
  return <div className="stored-html" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

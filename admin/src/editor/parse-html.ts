/**
 * Reads HTML with the browser's own parser. The template belongs to a document that is never shown: nothing in it runs
 * or loads.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = html;
  return template.content;
}

import { readClientConfiguration } from '@agency-site/domain/client-configuration';
import { trustedHtml } from '@agency-site/domain/trusted-html';
import { createSiteClient } from '../data/client';
import { escapeHtml } from '../data/escape-html';
import { fullTitle } from '../document/metadata';
import { loadRoute, renderPage } from './render-page';
import { keepStyleSheet } from '../ui/keep-style-sheet.browser';

/**
 * Renders a page or handles a posted form in the browser, with data of the Supabase project: for a site of static files, which has no
 * server to do it (docs/deployment/files-on-a-host.md).
 * @returns a document with the page's title and markup, or a redirection
 */
export async function renderHere(request: Request): Promise<Response> {
  const client = createSiteClient(readClientConfiguration(document));
  const loaded = await loadRoute(request, client);
  if (loaded instanceof Response) return loaded;
  const { body, status } = renderPage(loaded, location.origin);
  const title = `<title>${escapeHtml(fullTitle(loaded.metadata.title, loaded.settings.site_title))}</title>`;
  return new Response(`${title}<div id="app">${body}</div>`, { status });
}

/** Renders the page of the current address, when the static host served the file of another address. */
export async function showHere(): Promise<void> {
  const response = await renderHere(new Request(location.href));
  const target = response.headers.get('location');
  if (target) return location.replace(target);
  const shown = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
  await keepStyleSheet(document);
  document.title = shown.title;
  document.getElementById('app')?.replaceWith(...shown.body.children);
}

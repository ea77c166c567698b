import { trustedHtml } from '@agency-site/domain/trusted-html';

/** The pause in typing after which a search starts. */
const PAUSE_MS = 200;

/**
 * Shows results while the visitor types: after each pause, requests the page of that search and replaces the results and their count. When
 * the request fails, the previous results stay, and « Chercher » still works as without a script.
 * @param ask requests the page: from the server, or on a static host by rendering it here
 */
export function searchWhileTyping(field: HTMLInputElement, ask: (search: Request) => Promise<Response>): void {
  const page = field.ownerDocument;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;
  const show = async (): Promise<void> => {
    const words = field.value.trim();
    const address = page.location.pathname + (words && `?${new URLSearchParams({ q: words }).toString()}`);
    if (address === asked) return;
    asked = address;
    const html = await ask(new Request(new URL(address, page.location.href))).then((answer) => answer.text());
    // The visitor has typed more in the meantime, and another request is on its way.
    if (address !== asked) return;
    const markup = trustedHtml(html.slice(html.indexOf('<div id="app">')));
    const answer = new DOMParser().parseFromString(markup, 'text/html');
    const results = answer.querySelector('#resultats');
    const count = page.querySelector('#liste');
    if (!results || !count) return;
    page.querySelector('#resultats')?.replaceWith(results);
    count.textContent = answer.querySelector('#liste')?.textContent ?? '';
    history.replaceState(history.state, '', address);
  };
  const showSoon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void show().catch(() => (asked = undefined)), PAUSE_MS);
  };
  field.addEventListener('input', showSoon);
  // The visitor may have typed before this script was loaded.
  if (field.value !== field.defaultValue) showSoon();
}

import { trustedHtml } from '@agency/domain/trusted-html';

/** The pause in typing after which a search starts. */
const PAUSE_MS = 200;

/**
 * Shows results while somebody types: after each pause, the script asks for the part of the page that shows them, and replaces the former
 * one. When an answer fails to come, the former results stay, and « Chercher » works as it does without a script.
 * @param ask for the page of a search: from the server, or where there is none from the database
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
    // The visitor has typed on meanwhile, and the script has asked for another page.
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
  // The visitor typed before this part of the script had loaded.
  if (field.value !== field.defaultValue) showSoon();
}

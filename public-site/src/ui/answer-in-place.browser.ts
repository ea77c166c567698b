import { trustedHtml } from '@agency-site/domain/trusted-html';
import { keepStyleSheet } from './keep-style-sheet.browser';

/** How long to wait for an answer, in milliseconds, before the form reports that it was not sent. */
const TIMEOUT_MS = 25_000;

/**
 * Sends the site's forms without leaving the page. A form with `data-answer` also posts without scripts. This script posts it instead, and
 * takes from the answering page the element whose id is the value of `data-answer`, to replace its own element of that id. When the answer
 * has no such element, its main content replaces that of this page.
 * @param ask posts the form: to the server, or on a static host by handling it here
 */
export function answerInPlace(page: Document, ask: (form: Request) => Promise<Response>): void {
  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.dataset['answer']) return;
    event.preventDefault();
    void send(form, ask);
  });
  // Invalid fields get the site's own messages beside them, so the form is posted instead of showing the browser's messages.
  page.addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (!form?.dataset['answer']) return;
      event.preventDefault();
      void send(form, ask);
    },
    { capture: true },
  );
}

async function send(form: HTMLFormElement, ask: (form: Request) => Promise<Response>): Promise<void> {
  // The form is already being sent.
  if (form.ariaBusy === 'true') return;
  const end = showProgress(form);
  // Waits until the browser has painted the progress, because preparing the request may block a slow processor for longer than a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  try {
    // Not `form.action`, which would be the field of that name, if there is one.
    const address = new URL(form.getAttribute('action') ?? '', location.href);
    const response = await ask(
      new Request(address, { method: 'POST', body: new FormData(form), signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    if (!(await show(form, await response.text()))) showFailure(form);
  } catch {
    showFailure(form);
  }
  end();
}

/** Shows that the form is being sent. @returns a function that shows that this is over */
function showProgress(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[data-sending]');
  const status = form.querySelector('[data-progress]');
  const words = button?.textContent ?? '';
  const say = (isSending: boolean): void => {
    form.ariaBusy = String(isSending);
    if (!button) return;
    button.disabled = isSending;
    button.textContent = isSending ? (button.dataset['sending'] ?? '') : words;
    if (status) status.textContent = isSending ? button.textContent : '';
  };
  say(true);
  return () => say(false);
}

/** Shows the page that answers a form. @returns false when the answer is not a page of the site */
async function show(form: HTMLFormElement, html: string): Promise<boolean> {
  // Parses the document without its head: the security policy would report the style element there, although it is never applied.
  const markup = trustedHtml(html.slice(html.indexOf('<div id="app">')));
  const answer = new DOMParser().parseFromString(markup, 'text/html');
  const id = form.dataset['answer'] ?? '';
  const [place, part] = [form.closest(`#${CSS.escape(id)}`), answer.getElementById(id)];
  const [content, page] = [document.querySelector('main'), answer.querySelector('main:not(:has([data-failure]))')];
  if (place && part) {
    for (const field of part.querySelectorAll<HTMLInputElement>('form [name]')) keepTyped(form, field);
    place.replaceWith(part);
    focusOutcome(part);
  } else if (content && page) {
    await keepStyleSheet(document);
    content.replaceChildren(...page.childNodes);
    scrollTo(0, 0);
    focusOutcome(content);
  } else return false;
  document.dispatchEvent(new Event('answered'));
  return true;
}

/** Copies into the new form the values that the visitor has typed in the meantime. */
function keepTyped(form: HTMLFormElement, field: HTMLInputElement): void {
  const before = form.elements.namedItem(field.name);
  if (field.type === 'hidden' || !(before instanceof HTMLElement) || !('value' in before)) return;
  if (field.type === 'checkbox') field.checked = (before as HTMLInputElement).checked;
  else field.value = String(before.value);
}

/** Shows the form's own message that nothing was sent. */
function showFailure(form: HTMLFormElement): void {
  const template = form.querySelector('template');
  if (!template) return;
  form.querySelector('[data-outcome]')?.remove();
  const words = template.content.cloneNode(true) as DocumentFragment;
  for (const sentence of words.querySelectorAll<HTMLElement>('[data-offline]')) sentence.hidden = navigator.onLine;
  template.after(words);
  focusOutcome(form);
}

/** Moves the focus to the answer, or to the first field to correct, so that keyboard users continue there. */
function focusOutcome(part: Element): void {
  const outcome =
    part.querySelector<HTMLElement>('[data-outcome]') ?? part.querySelector<HTMLElement>('[aria-invalid]');
  (outcome ?? part.querySelector<HTMLElement>('[data-sending]'))?.focus();
}

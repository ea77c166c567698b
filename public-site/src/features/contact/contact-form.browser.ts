import type { ContactRequest } from './data';
import { byThousands } from '../../data/numbers';
import { keep, readKept, whenKeptElsewhere } from '../../data/storage.browser';
import { contactErrors, contactFields, leftToCorrect, requestOf } from './contact-request';
import { signFields } from './robot-signs';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enhances the contact form: a draft that survives a reload, a character count, signs of a person, errors that go away. */
export function enhanceContactForm(page: Document, sourceFields: () => Readonly<Record<string, string>>): void {
  const find = (): HTMLFormElement | null => page.querySelector('#demande form');
  const form = find();
  if (!form) return;
  const shownAt = performance.now();
  let handled = false;
  let isKept = restoreDraft(form);
  countMessage(form);
  // Back on this page, whose fields hold what they held: the form may have been continued, or sent, on another one.
  whenKeptElsewhere(DRAFT, () => {
    const shown = find();
    if (!shown || !isKept) return;
    fill(shown, readDraft());
    countMessage(shown);
  });

  // Each answer replaces the form, so its events are observed from an ancestor.
  const onForm = (type: string, act: (form: HTMLFormElement, event: Event) => void): void =>
    page.addEventListener(type, (event) => {
      const shown = find();
      if (shown && event.target instanceof Node && shown.contains(event.target)) act(shown, event);
    });
  onForm('pointerdown', (_form, { isTrusted }) => (handled ||= isTrusted));
  onForm('keydown', (_form, { isTrusted }) => (handled ||= isTrusted));
  onForm('input', (shown, { target }) => {
    isKept = keepDraft(valuesOf(shown));
    countMessage(shown);
    removeError(shown, target as Control);
  });
  onForm('click', (shown, { target }) => {
    if (target instanceof Element && target.closest('[data-restored] button')) startAgain(shown);
  });
  onForm('formdata', (_form, event) => {
    const { formData } = event as FormDataEvent;
    formData.set(signFields.elapsed, String(Math.round(performance.now() - shownAt)));
    formData.set(signFields.handled, handled ? 'oui' : '');
    for (const [name, value] of Object.entries(sourceFields())) formData.set(name, value);
  });
  page.addEventListener('answered', () => {
    const shown = find();
    if (shown) countMessage(shown);
    else clearDraft();
  });
}

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** The typed values, read from the fields themselves: a `FormData` would take ten milliseconds, at each key. */
const valuesOf = (form: HTMLFormElement): ContactRequest => requestOf((name) => controlOf(form, name)?.value.trim());

/** The number of characters left from which screen readers announce the limit. */
const NEAR = 500;

/**
 * Counts the characters of the message (`MessageField`). The count is visible from the first word on, announced only near the limit, and
 * then not at every key.
 */
function countMessage(form: HTMLFormElement): void {
  const length = form.querySelector('textarea')?.value.trim().length ?? 0;
  const shown = form.querySelector<HTMLElement>('[data-count]');
  const announced = shown?.nextElementSibling;
  if (!shown || !announced) return;
  const limit = Number(shown.dataset['count']);
  const left = limit - length;
  shown.hidden = length === 0;
  shown.textContent = `${byThousands(length)} / ${byThousands(limit)}\u00A0caractères`;
  shown.classList.toggle('text-danger', left < 0);
  shown.classList.toggle('font-semibold', left < 0);
  announced.textContent =
    left < 0
      ? `Message trop long : ${byThousands(limit)} caractères au plus.`
      : left < NEAR
        ? `Il reste moins de ${100 * Math.floor(left / 100 + 1)} caractères.`
        : '';
}

/**
 * Restores the draft into the fields that are still empty; text typed before this script ran becomes part of the draft.
 * @returns whether the browser keeps drafts
 */
function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const empty = contactFields.filter((name) => draft[name] && controlOf(form, name)?.value === '');
  for (const name of empty) {
    const control = controlOf(form, name);
    if (control) control.value = draft[name];
  }
  const words = form.querySelector<HTMLElement>('[data-restored]');
  if (words) words.hidden = empty.length === 0;
  return keepDraft(valuesOf(form));
}

function fill(form: HTMLFormElement, values: Partial<ContactRequest>): void {
  for (const name of contactFields) {
    const control = controlOf(form, name);
    if (control) control.value = values[name] ?? '';
  }
}

function startAgain(form: HTMLFormElement): void {
  clearDraft();
  fill(form, {});
  for (const notice of form.querySelectorAll<HTMLElement>('[data-restored]')) notice.hidden = true;
  countMessage(form);
  controlOf(form, 'name')?.focus();
}

/** A corrected answer loses its error, beside the field and in the summary. */
function removeError(form: HTMLFormElement, control: Control): void {
  const name = contactFields.find((field) => field === control.name);
  if (!name || control.ariaInvalid !== 'true' || contactErrors(valuesOf(form))[name]) return;
  control.removeAttribute('aria-invalid');
  form.querySelector(`#${name}-erreur`)?.remove();
  const help = form.querySelector(`#${name}-aide`);
  if (help) control.setAttribute('aria-describedby', help.id);
  else control.removeAttribute('aria-describedby');
  const notice = form.querySelector('[data-outcome]');
  notice?.querySelector(`a[href="#${name}"]`)?.closest('li')?.remove();
  const left = notice?.querySelectorAll('li').length ?? 0;
  if (left === 0) notice?.remove();
  else notice?.querySelector('p')?.replaceChildren(leftToCorrect(left));
}

const DRAFT = 'contact-draft';

/**
 * The draft from before a reload; a field without a draft is empty. The browser deletes session storage with the tab, so that the next user
 * of a shared computer cannot read the draft.
 */
export function readDraft(): ContactRequest {
  const draft = parseDraft();
  return requestOf((name) => draft[name]);
}

function parseDraft(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readKept(DRAFT, 'sessionStorage') ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // Another program wrote this text: there is no draft.
  }
}

/** Keeps the draft while the visitor writes; an empty form removes it. Where storage is refused, the text is still in the form. */
export const keepDraft = (values: ContactRequest): boolean =>
  keep(DRAFT, Object.values(values).some(Boolean) ? JSON.stringify(values) : null, 'sessionStorage');

/** Removes the draft, once the message was sent or when the visitor asks for that. */
export const clearDraft = (): boolean => keep(DRAFT, null, 'sessionStorage');

import type { ContactRequest } from './data';
import { withThousandsSeparators } from '../../data/numbers';
import { writeStorage, readStorage, onStorageChange } from '../../data/storage.browser';
import { contactErrors, contactFields, remainingErrors, requestOf } from './contact-request';
import { signFields } from './robot-signs';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enhances the contact form: restores a draft, counts characters, records signs of a person, and removes errors that are corrected. */
export function enhanceContactForm(page: Document, sourceFields: () => Readonly<Record<string, string>>): void {
  const find = (): HTMLFormElement | null => page.querySelector('#demande form');
  const form = find();
  if (!form) return;
  const shownAt = performance.now();
  let handled = false;
  let isKept = restoreDraft(form);
  countMessage(form);
  // The draft may have changed on another page or in another tab; its fields here would then be out of date.
  onStorageChange(DRAFT, () => {
    const shown = find();
    if (!shown || !isKept) return;
    fill(shown, readDraft());
    countMessage(shown);
  });

  // Each answer replaces the form, so the listeners are on the page.
  const onForm = (type: string, act: (form: HTMLFormElement, event: Event) => void): void =>
    page.addEventListener(type, (event) => {
      const shown = find();
      if (shown && event.target instanceof Node && shown.contains(event.target)) act(shown, event);
    });
  onForm('pointerdown', (_form, { isTrusted }) => (handled ||= isTrusted));
  onForm('keydown', (_form, { isTrusted }) => (handled ||= isTrusted));
  onForm('input', (shown, { target }) => {
    isKept = storeDraft(valuesOf(shown));
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

/** The typed values, read from the fields. A `FormData` at each key would take ten milliseconds. */
const valuesOf = (form: HTMLFormElement): ContactRequest => requestOf((name) => controlOf(form, name)?.value.trim());

/** Screen readers announce the limit when fewer characters than this are left. */
const NEAR = 500;

/** Counts the characters of the message. Screen readers announce it near the limit only, per hundred instead of at each key. */
function countMessage(form: HTMLFormElement): void {
  const length = form.querySelector('textarea')?.value.trim().length ?? 0;
  const shown = form.querySelector<HTMLElement>('[data-count]');
  const announced = shown?.nextElementSibling;
  if (!shown || !announced) return;
  const limit = Number(shown.dataset['count']);
  const left = limit - length;
  shown.hidden = length === 0;
  shown.textContent = `${withThousandsSeparators(length)} / ${withThousandsSeparators(limit)}\u00A0caractères`;
  shown.classList.toggle('text-danger', left < 0);
  shown.classList.toggle('font-semibold', left < 0);
  announced.textContent =
    left < 0
      ? `Message trop long : ${withThousandsSeparators(limit)} caractères au plus.`
      : left < NEAR
        ? `Il reste moins de ${100 * Math.floor(left / 100 + 1)} caractères.`
        : '';
}

/** Fills empty fields from the stored draft, and stores what was typed before this script. @returns whether the browser stores drafts */
function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const empty = contactFields.filter((name) => draft[name] && controlOf(form, name)?.value === '');
  for (const name of empty) {
    const control = controlOf(form, name);
    if (control) control.value = draft[name];
  }
  const words = form.querySelector<HTMLElement>('[data-restored]');
  if (words) words.hidden = empty.length === 0;
  return storeDraft(valuesOf(form));
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

/** Removes the error of a corrected field, beside the field and in the summary. */
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
  else notice?.querySelector('p')?.replaceChildren(remainingErrors(left));
}

const DRAFT = 'contact-draft';

/** The stored draft. The browser deletes session storage with the tab, so that the next user of a shared computer reads nothing. */
export function readDraft(): ContactRequest {
  const draft = parseDraft();
  return requestOf((name) => draft[name]);
}

function parseDraft(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readStorage(DRAFT, 'sessionStorage') ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // Another program wrote this text: there is no draft.
  }
}

/** Stores the draft while the visitor types, or removes it when all fields are empty. */
export const storeDraft = (values: ContactRequest): boolean =>
  writeStorage(DRAFT, Object.values(values).some(Boolean) ? JSON.stringify(values) : null, 'sessionStorage');

/** Removes the draft, once it is sent or when the visitor asks for an empty form. */
export const clearDraft = (): boolean => writeStorage(DRAFT, null, 'sessionStorage');

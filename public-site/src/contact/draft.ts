import { requestOf } from './contact-request';
import type { ContactRequest } from '../data/contacts';

const KEY = 'contact-draft';

/**
 * Where an unsent message waits. The tab's own storage and not the browser's: on a shared computer nobody finds it
 * once the tab is closed.
 */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The words kept from before a reload; a field that was not kept is empty. */
export function readDraft(store: Store): ContactRequest {
  const kept = parse(store);
  return requestOf((name) => kept[name]);
}

function parse(store: Store): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // Refused storage or foreign text: no draft.
  }
}

/** Keeps the words while they are written; an empty form leaves nothing behind. */
export function keepDraft(store: Store, values: ContactRequest): void {
  try {
    if (Object.values(values).some(Boolean)) store.setItem(KEY, JSON.stringify(values));
    else store.removeItem(KEY);
  } catch {
    // Storage full or refused: the words are still in the form.
  }
}

/** Forgets the words: they were sent, or the visitor asked. */
export function clearDraft(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Storage refused: nothing was kept.
  }
}

/** The tab's storage; a browser that refuses it even throws on its name. */
export function tabStorage(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

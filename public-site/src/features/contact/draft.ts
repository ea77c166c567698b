import { requestOf } from './contact-request';
import type { ContactRequest } from '../../data/contacts';

const KEY = 'contact-draft';

/**
 * Where the draft of an unsent message is kept: session storage, which the browser deletes with the tab, so that the next
 * user of a shared computer cannot read the draft.
 */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft kept before a reload; a field without a draft is empty. */
export function readDraft(store: Store): ContactRequest {
  const kept = parse(store);
  return requestOf((name) => kept[name]);
}

function parse(store: Store): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // Storage is blocked, or its text is not ours: no draft.
  }
}

/** Keeps the draft while the visitor writes; an empty form removes the draft. */
export function keepDraft(store: Store, values: ContactRequest): void {
  try {
    if (Object.values(values).some(Boolean)) store.setItem(KEY, JSON.stringify(values));
    else store.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the text is still in the form.
  }
}

/** Removes the draft, once the message was sent or when the visitor asks for that. */
export function clearDraft(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Storage is blocked: there is no draft.
  }
}

/** Session storage, or an empty substitute: a browser that blocks storage throws on reading `sessionStorage`. */
export function tabStorage(): Store {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

import { keep, readKept } from '../../data/storage.browser';
import type { ContactRequest } from './data';
import { requestOf } from './contact-request';

const KEY = 'contact-draft';

/**
 * The draft kept before a reload; a field without a draft is empty. The browser deletes session storage with the tab, so that
 * the next user of a shared computer cannot read the draft.
 */
export function readDraft(): ContactRequest {
  const kept = parse();
  return requestOf((name) => kept[name]);
}

function parse(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readKept(KEY, 'sessionStorage') ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {}; // The text is not ours: no draft.
  }
}

/** Keeps the draft while the visitor writes; an empty form removes it. Where storage is refused, the text is still in the form. */
export const keepDraft = (values: ContactRequest): boolean =>
  keep(KEY, Object.values(values).some(Boolean) ? JSON.stringify(values) : null, 'sessionStorage');

/** Removes the draft, once the message was sent or when the visitor asks for that. */
export const clearDraft = (): boolean => keep(KEY, null, 'sessionStorage');

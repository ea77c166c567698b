import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, storeDraft, readDraft } from './contact-form.browser';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const nothing = { name: '', email: '', phone: '', company: '', service_interest: '', message: '' };
const words = { ...nothing, name: 'Nadia', message: 'Les relances, chaque vendredi.' };

test('words come back until they are cleared', () => {
  expect(readDraft()).toEqual(nothing);
  storeDraft(words);
  expect(readDraft()).toEqual(words);
  clearDraft();
  expect(readDraft()).toEqual(nothing);
});

test('an emptied form removes the draft', () => {
  storeDraft(words);
  storeDraft(nothing);
  expect(values.size).toBe(0);
});

test.each(['oui', 'null', '[1]', '{"name":12}'])('foreign text « %s » is no draft', (foreign) => {
  values.set('contact-draft', foreign);
  expect(readDraft()).toEqual(nothing);
});

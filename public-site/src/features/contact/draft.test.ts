import { expect, test } from 'vitest';
import { clearDraft, keepDraft, readDraft } from './draft';

function emptyStore() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const nothing = { name: '', email: '', phone: '', company: '', service_interest: '', message: '' };
const words = { ...nothing, name: 'Nadia', message: 'Les relances, chaque vendredi.' };

const refuse = (): never => {
  throw new Error('SecurityError');
};

test('words come back until they are cleared', () => {
  const store = emptyStore();
  expect(readDraft(store)).toEqual(nothing);
  keepDraft(store, words);
  expect(readDraft(store)).toEqual(words);
  clearDraft(store);
  expect(readDraft(store)).toEqual(nothing);
});

test('an emptied form leaves nothing behind', () => {
  const store = emptyStore();
  keepDraft(store, words);
  keepDraft(store, nothing);
  expect(store.values.size).toBe(0);
});

test('foreign text and refused storage are no draft', () => {
  for (const foreign of ['oui', 'null', '[1]', '{"name":12}']) {
    expect(readDraft({ ...emptyStore(), getItem: () => foreign })).toEqual(nothing);
  }
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readDraft(refused)).toEqual(nothing);
  expect(() => keepDraft(refused, words)).not.toThrow();
  expect(() => clearDraft(refused)).not.toThrow();
});

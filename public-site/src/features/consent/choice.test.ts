import { expect, test } from 'vitest';
import { keepChoice, readChoice } from './choice';

function emptyStore() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const refuse = (): never => {
  throw new Error('SecurityError');
};

const today = new Date('2026-11-20T10:00:00Z');

test('silence is no choice', () => {
  expect(readChoice(emptyStore(), today)).toBeUndefined();
});

test.each(['accepted', 'refused'] as const)('« %s » holds six months, then is asked again', (choice) => {
  const store = emptyStore();
  keepChoice(store, choice, today);
  expect(readChoice(store, new Date('2027-05-20T09:00:00Z'))).toBe(choice);
  expect(readChoice(store, new Date('2027-05-20T11:00:00Z'))).toBeUndefined();
});

test('foreign text and refused storage are no choice', () => {
  expect(readChoice({ ...emptyStore(), getItem: () => 'oui' }, today)).toBeUndefined();
  expect(readChoice({ ...emptyStore(), getItem: () => '{"choice":"accepted"}' }, today)).toBeUndefined();
  expect(readChoice({ getItem: refuse, setItem: refuse }, today)).toBeUndefined();
  expect(() => keepChoice({ getItem: refuse, setItem: refuse }, 'refused', today)).not.toThrow();
});

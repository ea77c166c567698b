// @module-tag spec-2-3-6
import { expect, test } from 'vitest';
import { robotFields } from '../../data/forms';
import { isSuspicious, signFields } from './robot-signs';

const fieldNames = { ...robotFields, ...signFields };

function posted(fields: Partial<Record<keyof typeof fieldNames | 'message', string>>): FormData {
  const form = new FormData();
  form.set('message', fields.message ?? 'Mes devis du vendredi.');
  for (const [field, name] of Object.entries(fieldNames))
    form.set(name, fields[field as keyof typeof fieldNames] ?? '');
  return form;
}

test('a person is never doubted: slow, quick with a manager, or without scripts', () => {
  expect(isSuspicious(posted({ elapsed: '48000', handled: 'oui' }))).toBe(false);
  expect(isSuspicious(posted({ elapsed: '900', handled: 'oui' }))).toBe(false);
  expect(isSuspicious(posted({ elapsed: '30000' }))).toBe(false);
  expect(isSuspicious(posted({}))).toBe(false);
  expect(isSuspicious(new FormData())).toBe(false);
});

test('a filled honeypot is doubtful, however long it took', () => {
  expect(isSuspicious(posted({ honeypot: 'https://spam.example', elapsed: '48000', handled: 'oui' }))).toBe(true);
});

test('a form written and sent by a script at once is doubtful', () => {
  expect(isSuspicious(posted({ elapsed: '40' }))).toBe(true);
  expect(isSuspicious(posted({ elapsed: '1999' }))).toBe(true);
  expect(isSuspicious(posted({ elapsed: '2000' }))).toBe(false);
});

test('two addresses are an example, three are an advertisement', () => {
  const message = 'Notre site https://a.example et notre boutique www.b.example';
  expect(isSuspicious(posted({ message }))).toBe(false);
  expect(isSuspicious(posted({ message: `${message} HTTPS://c.example` }))).toBe(true);
});

test('a submission that a person confirms passes', () => {
  expect(isSuspicious(posted({ honeypot: 'x', elapsed: '10', confirmed: 'oui' }))).toBe(false);
});

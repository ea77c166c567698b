import { expect, test } from 'vitest';
import { contactErrors, contactFields, readContactRequest } from './contact-request';

function posted(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const complete = readContactRequest(
  posted({ name: ' Sabine ', email: 'sabine@plomberie.fr', message: 'Mes devis du vendredi.' }),
);

test('fields are trimmed and missing ones are empty', () => {
  expect(complete).toEqual({
    name: 'Sabine',
    email: 'sabine@plomberie.fr',
    phone: '',
    company: '',
    service_interest: '',
    message: 'Mes devis du vendredi.',
  });
  expect(Object.keys(complete)).toEqual([...contactFields]);
});

test('a line’s end counts as one character, however a form without a script posts it', () => {
  expect(readContactRequest(posted({ message: 'Bonjour,\r\nmes devis.' })).message).toBe('Bonjour,\nmes devis.');
});

test('name, e-mail and message are required, the rest is not', () => {
  expect(contactErrors(complete)).toEqual({});
  expect(Object.keys(contactErrors(readContactRequest(posted({ name: '   ' }))))).toEqual(['name', 'email', 'message']);
});

test.each(['sabine', 'sabine@plomberie', '@plomberie.fr'])('« %s » is no address', (email) => {
  expect(contactErrors({ ...complete, email }).email).toContain('incomplète');
});

test.each(['sabine @plomberie.fr', 'léa@plomberie.fr', '"sabine"@plomberie.fr'])('« %s » is not delivered', (email) => {
  expect(contactErrors({ ...complete, email }).email).toContain('Avant l’arobase');
});

test('a domain may have accents', () => {
  expect(contactErrors({ ...complete, email: 'contact@boulangerie-léon.fr' })).toEqual({});
});

test('a value that is too long for the database is reported before it is sent', () => {
  expect(contactErrors({ ...complete, message: 'é'.repeat(10_000) })).toEqual({});
  expect(contactErrors({ ...complete, message: 'é'.repeat(10_001) }).message).toContain('10000 caractères');
});

// @module-tag spec-10-11
import { expect, test } from 'vitest';
import { euros, filledWords, fillPrices, fillSettings } from './filled-text';
import { settingsFromRows } from './site-settings';

const settings = settingsFromRows([{ key: 'contact_email', value: 'R&D@automatelier.example' }], '');
const services = [
  { slug: 'services/integration-crm-erp', price: 1500 },
  { slug: 'atelier', price: 500 },
];
const escape = (value: string) => value.replace('&', '&amp;');

test('an amount never breaks across lines', () => {
  expect(euros(500)).toBe('500\u00A0€');
  expect(euros(2000)).toBe('2\u202F000\u00A0€');
  expect(euros(1250000)).toBe('1\u202F250\u202F000\u00A0€');
});

test('a price in a text is that of the service with this slug; an unknown name stays', () => {
  expect(fillPrices('<td>{{prix integration-crm-erp}}</td><td>{{prix audit}}</td>', services)).toBe(
    '<td>1\u202F500\u00A0€\u00A0HT</td><td>{{prix audit}}</td>',
  );
});

test('a setting is written as words, as often as it is named', () => {
  expect(fillSettings('<p title="{{contact_email}}">{{contact_email}}</p>', settings, escape)).toBe(
    '<p title="R&amp;D@automatelier.example">R&amp;D@automatelier.example</p>',
  );
});

test.each(['{{contact_phone}}', '{{siege}}', '{{constructor}}', '{{if_hosted}}'])(
  '%s has no value and stays',
  (name) => {
    expect(fillSettings(`<p>${name}</p>`, settings, escape)).toBe(`<p>${name}</p>`);
  },
);

test('words have settings and prices in them as they are', () => {
  expect(filledWords('Dès {{prix atelier}}, {{contact_email}}', settings, services)).toBe(
    'Dès 500\u00A0€\u00A0HT, R&D@automatelier.example',
  );
});

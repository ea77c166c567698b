import { settingsFromRows } from '@agency/supabase/site-settings';
import { expect, test } from 'vitest';
import { fillPrices, fillSettings } from './PreviewedPage';

const settings = settingsFromRows([{ key: 'contact_email', value: '<b>"bonjour"@automatelier.example' }], '');

test('a setting is written as words, as often as it is named', () => {
  expect(fillSettings('<p title="{{contact_email}}">{{contact_email}}</p>', settings)).toBe(
    '<p title="&lt;b&gt;&quot;bonjour&quot;@automatelier.example">&lt;b&gt;&quot;bonjour&quot;@automatelier.example</p>',
  );
});

test.each(['{{contact_phone}}', '{{siege}}', '{{constructor}}', '{{if_hosted}}'])(
  '%s has no value and stays',
  (name) => {
    expect(fillSettings(`<p>${name}</p>`, settings)).toBe(`<p>${name}</p>`);
  },
);

test('a price is that of the service whose page ends so; a name without a service stays (§10.11)', () => {
  const texts = { price_words: '', line: '', suits: '', picture_url: '', in_sentence: '', form_choice: '' };
  const offers = [{ ...texts, name: 'Audit', slug: 'services/audit-processus', price: 1500 }];
  expect(fillPrices('<td>{{prix audit-processus}}</td><td>{{prix audit}}</td>', offers)).toBe(
    '<td>1\u202F500\u00A0€\u00A0HT</td><td>{{prix audit}}</td>',
  );
});

import { settingsFromRows } from '@agency/supabase/site-settings';
import { expect, test } from 'vitest';
import { fillSettings } from './PreviewedPage';

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

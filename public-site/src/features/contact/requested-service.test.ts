import { serviceOptions } from '@agency/supabase/contacts';
import { expect, test } from 'vitest';
import { contactAddress, offers } from '../../data/offers';
import { requestedService } from './requested-service';

test('each service leads to the form with its own choice made (§2.3.6)', () => {
  const found = offers.map((offer) => requestedService(new URL(contactAddress(offer), 'http://site.test').search));
  expect(found).toEqual(serviceOptions.slice(0, offers.length));
});

test('other addresses choose nothing', () => {
  expect(contactAddress(undefined)).toBe('/contact');
  for (const search of ['', '?service=', '?service=plomberie']) expect(requestedService(search)).toBeUndefined();
});

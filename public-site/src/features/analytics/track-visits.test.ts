// @module-tag spec-10-13
import { expect, test } from 'vitest';
import { followedLink } from './track-visits.browser';

const booking = 'https://agenda.example/audit';

test.each([
  ['https://agenda.example/audit', { kind: 'booking', detail: 'agenda.example' }],
  ['https://atelier.example/medias/tarifs.PDF', { kind: 'file', detail: '/medias/tarifs.PDF' }],
  ['https://www.make.com/fr?ref=moi', { kind: 'outgoing', detail: 'www.make.com' }],
  ['https://atelier.example/contact', undefined],
  ['mailto:bonjour@atelier.example', undefined],
  ['tel:+33140000000', undefined],
  ['', undefined],
])('a click on « %s » counts as %o', (href, counted) => {
  expect(followedLink(href, 'atelier.example', booking)).toEqual(counted);
});

test('a site without a booking service has no bookings', () => {
  expect(followedLink('https://agenda.example/audit', 'atelier.example', '')).toMatchObject({ kind: 'outgoing' });
});

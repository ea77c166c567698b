// @module-tag spec-9
import { expect, it } from 'vitest';
import { timeToAnswer, workingHours } from './working-hours';

it.each([
  ['a night', '2026-11-23T17:00:00Z', '2026-11-24T08:00:00Z', 0],
  ['a weekend', '2026-11-20T16:00:00Z', '2026-11-23T09:00:00Z', 2],
  ['Armistice Day', '2026-11-10T16:00:00Z', '2026-11-12T09:00:00Z', 2],
  ['Whit Monday', '2026-05-22T15:00:00Z', '2026-05-26T08:00:00Z', 2],
  ['the night to winter time', '2026-10-23T15:00:00Z', '2026-10-26T09:00:00Z', 2],
  ['a way back', '2026-11-24T09:00:00Z', '2026-11-23T09:00:00Z', 0],
])('counts the working hours of %s', (_what, since, until, hours) =>
  expect(workingHours(new Date(since), new Date(until))).toBe(hours),
);

it('a request of Friday at 17:00 has its answer by Wednesday at 14:00', () => {
  const received = '2026-11-20T16:00:00Z';
  expect(timeToAnswer(received, new Date('2026-11-25T10:30:00Z'))).toBe('reste 3\u00A0h');
  expect(timeToAnswer(received, new Date('2026-11-25T13:00:00Z'))).toBe('réponse en retard');
});

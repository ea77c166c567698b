// @module-tag spec-2-4-3
import { expect, it } from 'vitest';
import { typedTime, writtenTime } from './typed-time';

it.each(['27/03/2099 09:30', '27/3/2099 à 9 h 30', '270320990930', ' 27-03-2099 09.30 ', '2099-03-27T09:30'])(
  'reads a day and an hour: %s',
  (text) => {
    expect(typedTime(text)).toBe('2099-03-27T09:30');
  },
);

it('reads a full hour', () => {
  expect(typedTime('1/12/2099 9h')).toBe('2099-12-01T09:00');
});

it.each(['', '27/03', '27/03/2099', '31/02/2099 09:30', '27/13/2099 09:30', '27/03/2099 25:00', 'demain'])(
  'leaves a text without a day and an hour as it is: %s',
  (text) => {
    expect(typedTime(text)).toBe(text);
  },
);

it('writes a time as people do', () => {
  expect(writtenTime('2099-03-27T09:30')).toBe('27/03/2099 09:30');
  expect(writtenTime('27/03')).toBe('27/03');
});

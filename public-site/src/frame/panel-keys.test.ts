import { expect, test } from 'vitest';
import { isPanelKey, linkReachedBy } from './panel-keys.browser';

const columns = [
  ['automatisations', 'outils', 'rendez-vous'],
  ['e-commerce', 'btp', 'conseil', 'rendez-vous'],
];

test('arrows move down a column, across columns and back', () => {
  expect(linkReachedBy('ArrowDown', columns, 'automatisations')).toBe('outils');
  expect(linkReachedBy('ArrowRight', columns, 'outils')).toBe('btp');
  expect(linkReachedBy('ArrowLeft', columns, 'conseil')).toBe('outils');
  expect(linkReachedBy('ArrowUp', columns, 'btp')).toBe('e-commerce');
});

test('every column ends at the appointment, which has nothing beside it', () => {
  expect(linkReachedBy('ArrowDown', columns, 'outils')).toBe('rendez-vous');
  expect(linkReachedBy('ArrowDown', columns, 'conseil')).toBe('rendez-vous');
  expect(linkReachedBy('ArrowRight', columns, 'rendez-vous')).toBeUndefined();
});

test('the edges lead nowhere, the first row back to the caller', () => {
  expect(linkReachedBy('ArrowUp', columns, 'e-commerce')).toBeUndefined();
  expect(linkReachedBy('ArrowLeft', columns, 'automatisations')).toBeUndefined();
  expect(linkReachedBy('ArrowDown', columns, 'rendez-vous')).toBeUndefined();
});

test('Home and End go to the first and the last link, and letters do nothing', () => {
  expect(linkReachedBy('Home', columns, 'conseil')).toBe('automatisations');
  expect(linkReachedBy('End', columns, 'outils')).toBe('rendez-vous');
  expect(isPanelKey('Home')).toBe(true);
  expect(isPanelKey('a')).toBe(false);
});

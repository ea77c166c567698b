import { expect, test } from 'vitest';
import { isPanelKey, linkForKey } from './panel-keys.browser';

const columns = [
  ['automatisations', 'outils', 'rendez-vous'],
  ['e-commerce', 'btp', 'conseil', 'rendez-vous'],
];

test('arrows move down a column, across columns and back', () => {
  expect(linkForKey('ArrowDown', columns, 'automatisations')).toBe('outils');
  expect(linkForKey('ArrowRight', columns, 'outils')).toBe('btp');
  expect(linkForKey('ArrowLeft', columns, 'conseil')).toBe('outils');
  expect(linkForKey('ArrowUp', columns, 'btp')).toBe('e-commerce');
});

test('every column ends at the appointment, which has nothing beside it', () => {
  expect(linkForKey('ArrowDown', columns, 'outils')).toBe('rendez-vous');
  expect(linkForKey('ArrowDown', columns, 'conseil')).toBe('rendez-vous');
  expect(linkForKey('ArrowRight', columns, 'rendez-vous')).toBeUndefined();
});

test('the edges lead nowhere, the first row back to the caller', () => {
  expect(linkForKey('ArrowUp', columns, 'e-commerce')).toBeUndefined();
  expect(linkForKey('ArrowLeft', columns, 'automatisations')).toBeUndefined();
  expect(linkForKey('ArrowDown', columns, 'rendez-vous')).toBeUndefined();
});

test('Home and End go to the first and the last link, and letters do nothing', () => {
  expect(linkForKey('Home', columns, 'conseil')).toBe('automatisations');
  expect(linkForKey('End', columns, 'outils')).toBe('rendez-vous');
  expect(isPanelKey('Home')).toBe(true);
  expect(isPanelKey('a')).toBe(false);
});

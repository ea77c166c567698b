import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of';

test('a text is cut before an emoji, never within', () => {
  expect(['ab', 'ab😀', 'ab😀c'].map((text) => beginningOf(text, 3))).toEqual(['ab', 'ab', 'ab']);
  expect(beginningOf('ab😀c', 4)).toBe('ab😀');
});

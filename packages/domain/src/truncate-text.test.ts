import { expect, test } from 'vitest';
import { truncateText } from './truncate-text';

test('a text is cut before an emoji, never within', () => {
  expect(['ab', 'ab😀', 'ab😀c'].map((text) => truncateText(text, 3))).toEqual(['ab', 'ab', 'ab']);
  expect(truncateText('ab😀c', 4)).toBe('ab😀');
});

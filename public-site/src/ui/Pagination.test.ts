import { expect, test } from 'vitest';
import { pageSteps } from './Pagination';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [12, 9, [1, 'gap', 9]],
])('page %i of %i', (current, last, steps) => {
  expect(pageSteps(current, last)).toEqual(steps);
});

// @module-tag spec-10-10
import { expect, test } from 'vitest';
import { countMismatches } from './row-counts';

test('a restored table may have rows written during the backup, and lacks no other', () => {
  const before = { kept: 5, written: 5, erased: 5, lost: 5, added: 5, missing: 5 };
  const after = { ...before, written: 8, erased: 2 };
  const restored = { kept: 5, written: 6, erased: 3, lost: 4, added: 6 };
  expect(countMismatches(restored, before, after)).toEqual([
    'lost has 4 rows instead of 5',
    'added has 6 rows instead of 5',
    'missing has no rows instead of 5',
  ]);
});

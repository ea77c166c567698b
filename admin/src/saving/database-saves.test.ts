import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { InvalidTextError, isUniqueViolation, saveProblem } from './database-saves';

const answered = (status: number, code?: string) => new HttpError(`${status} ${code ?? ''}`, status, code && { code });

it.each([
  ['invalid', new InvalidTextError('title', 'Le titre est obligatoire')],
  ['no response', new TypeError('Failed to fetch')],
  ['no response', answered(502)],
  ['no response', answered(503)],
  ['no response', answered(504)],
  ['session expired', answered(401)],
  ['stale', answered(409, 'PT409')],
  ['refused', answered(409, '23505')],
  ['refused', answered(400, '23514')],
  ['refused', answered(500)],
  ['refused', new Error('a defect of ours')],
])('a save ends as « %s » after %s (§10.6)', (problem, error) => expect(saveProblem(error)).toBe(problem));

it('only the value of another row in a unique column is told from other refusals', () => {
  expect(isUniqueViolation(answered(409, '23505'))).toBe(true);
  expect(isUniqueViolation(answered(409, 'PT409'))).toBe(false);
  expect(isUniqueViolation(answered(500))).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});

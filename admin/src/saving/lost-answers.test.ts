import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { InvalidTextError, saveProblem } from './lost-answers';

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

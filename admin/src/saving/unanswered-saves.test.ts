// @module-tag spec-10-6
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { unansweredSaves, saveProblem } from './unanswered-saves';
import { InvalidTextError } from './saving-rules';

const answered = (status: number, code?: string) => new HttpError(`${status} ${code ?? ''}`, status, code && { code });

it.each([
  ['invalid', new InvalidTextError('title', 'Le titre est obligatoire')],
  ['no response', new TypeError('Failed to fetch')],
  ['no response', answered(429)],
  ['no response', answered(502)],
  ['no response', answered(503)],
  ['no response', answered(504)],
  ['session expired', answered(401)],
  ['stale', answered(409, 'PT409')],
  ['refused', answered(409, '23505')],
  ['refused', answered(400, '23514')],
  ['refused', answered(500)],
  ['refused', new Error('a defect of ours')],
])('a save ends as « %s » after %s', (problem, error) => expect(saveProblem(error)).toBe(problem));

it('a stored row with the sent values is no conflict, whatever the order of its properties', async () => {
  const stored = { id: 'p1', updated_at: '2', blocks: [{ id: 'b1', kind: 'call', title: 'Et vous ?' }] };
  const read = () => Promise.resolve(stored);
  const answers = unansweredSaves({
    read,
    ownerOf: () => Promise.resolve(null),
    onConflict: () => expect.unreachable(),
  });
  const sent = { blocks: [{ title: 'Et vous ?', kind: 'call', id: 'b1' }] };
  await expect(answers.recover(sent, { ...stored, updated_at: '1' }, answered(409, 'PT409'))).resolves.toBe(stored);
});

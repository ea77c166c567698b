import { expect, it } from 'vitest';
import { subscriberLines } from './subscriber-lines';

it('subscribers are read from a file, with the date of their consent in either spelling (§10.5)', () => {
  const file =
    'E-mail;Accord\nana@example.fr;01/03/2025 10:12\n"Paul";paul@example.fr;2025-04-02T08:00:00Z\nzoe@example.fr;99/99/2025\n;\n';
  expect(subscriberLines(file)).toEqual([
    { email: 'ana@example.fr', consented_at: '2025-03-01' },
    { email: 'paul@example.fr', consented_at: '2025-04-02' },
    { email: 'zoe@example.fr', consented_at: null },
  ]);
});

import { expect, it } from 'vitest';
import { createFailedCall } from './failed-call';
import { createQueryClient } from './query-client';

it('a row that is still being read when it is saved does not come in between', async () => {
  const client = createQueryClient(createFailedCall());
  const row = ['testimonials', 'getOne', { id: 't1' }];
  client.setQueryData(row, 'opened');
  let answer: ((read: string) => void) | undefined;
  const read = client.fetchQuery({
    queryKey: row,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  const settled = read.catch(() => undefined);
  const saving = client.getMutationCache().build(client, {
    mutationKey: ['testimonials', 'update', {}],
    mutationFn: async () => {
      answer?.('read meanwhile');
      await settled;
      return client.getQueryData(row);
    },
  });
  expect(await saving.execute(undefined)).toBe('opened');
});

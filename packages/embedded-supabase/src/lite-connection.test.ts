import type { PostgresConnection } from '@supabase/lite/postgres';
import { expect, test } from 'vitest';
import { shareSchemaReads } from './lite-connection';

type Schema = Awaited<ReturnType<PostgresConnection['introspect']>>;

const countReads = () => {
  let reads = 0;
  const introspect = shareSchemaReads(() => {
    reads += 1;
    return Promise.resolve({} as Schema);
  });
  return { introspect, reads: () => reads };
};

test('simultaneous requests read the schema once, and a later request reads it again', async () => {
  const { introspect, reads } = countReads();
  await Promise.all(Array.from({ length: 20 }, () => introspect({ useCache: true })));
  expect(reads()).toBe(1);
  await introspect({ useCache: true });
  expect(reads()).toBe(2);
});

test('a reading of the schema without the cache is not shared', async () => {
  const { introspect, reads } = countReads();
  await Promise.all([introspect({ useCache: true }), introspect(), introspect({ useCache: false })]);
  expect(reads()).toBe(3);
});

test('a reading that failed is not kept', async () => {
  let fails = true;
  const introspect = shareSchemaReads(() =>
    fails ? Promise.reject(new Error('lost')) : Promise.resolve({} as Schema),
  );
  await expect(introspect({ useCache: true })).rejects.toThrow('lost');
  fails = false;
  await expect(introspect({ useCache: true })).resolves.toEqual({});
});

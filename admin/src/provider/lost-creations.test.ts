import fakeRestDataProvider from 'ra-data-fakerest';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { withLostCreations } from './wrappers';

const pagination = { page: 1, perPage: 10 };
const sort = { field: 'id', order: 'ASC' } as const;

/** A table that answers the first creations with these errors. It stores the rows all the same, unless the error is a refusal. */
function tableWithout(...errors: Error[]) {
  const database = fakeRestDataProvider({ partners: [{ id: 1, name: 'Ana', about: 'Autre', tools: [1, 2] }] }, false);
  const provider = withLostCreations({
    ...database,
    create: async (resource, params) => {
      const error = errors.shift();
      if (error instanceof HttpError && error.status < 500) throw error;
      const answer = await database.create(resource, { ...params, data: { ...params.data } });
      if (error) throw error;
      return answer;
    },
  });
  return {
    create: (data: object) => provider.create('partners', { data }),
    count: async () => (await database.getList('partners', { filter: {}, pagination, sort })).total,
  };
}

const ana = { name: 'Ana', about: 'Long'.repeat(100), tools: [2, 1] };

it.each([new TypeError('Failed to fetch'), new HttpError('Gateway timeout', 504)])(
  'a row stored without an answer is not stored again: %s',
  async (error) => {
    const { create, count } = tableWithout(error);
    await expect(create(ana)).rejects.toBe(error);
    expect(await create(ana)).toMatchObject({ data: { about: ana.about } });
    expect(await count()).toBe(2);
    // The person creates a second row with the same values on purpose.
    await create(ana);
    expect(await count()).toBe(3);
  },
);

it('a row changed meanwhile, or refused before, is created', async () => {
  const refusal = new HttpError('Refused', 400);
  const { create, count } = tableWithout(new TypeError('Failed to fetch'), refusal);
  await expect(create(ana)).rejects.toThrow('Failed to fetch');
  await expect(create({ ...ana, name: 'Ana B.' })).rejects.toBe(refusal);
  await create({ ...ana, name: 'Ana B.' });
  expect(await count()).toBe(3);
});

it('a row that did not reach the table is created', async () => {
  const database = fakeRestDataProvider({ partners: [] }, false);
  let isOffline = true;
  const provider = withLostCreations({
    ...database,
    create: (resource, params) =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : database.create(resource, params),
  });
  await expect(provider.create('partners', { data: ana })).rejects.toThrow('Failed to fetch');
  isOffline = false;
  await provider.create('partners', { data: ana });
  expect((await database.getList('partners', { filter: {}, pagination, sort })).total).toBe(1);
});

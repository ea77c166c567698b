import { QueryClient } from '@tanstack/react-query';
import fakeRestDataProvider from 'ra-data-fakerest';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { newPageSaving } from './new-page-saving';
import { terms } from './test-pages';

const taken = new HttpError('duplicate key', 409, { code: '23505' });
const database = fakeRestDataProvider({ pages: [{ ...terms, title: 'Nos tarifs', slug: 'tarifs' }] }, false);
const { send } = newPageSaving({
  provider: { ...database, create: () => Promise.reject(taken) },
  queries: new QueryClient(),
  pages: [],
});

it('a page that arrived without its answer is ours when it is sent again', async () => {
  const text = { title: 'Nos tarifs ', slug: '/tarifs', status: terms.status };
  expect(await send(text, 'save', undefined, false)).toMatchObject({ id: terms.id });
});

it('an address that is another page’s is refused', async () => {
  const text = { title: 'Mes tarifs', slug: 'tarifs', status: terms.status };
  await expect(send(text, 'save', undefined, false)).rejects.toBe(taken);
});

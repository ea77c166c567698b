import { QueryClient } from '@tanstack/react-query';
import fakeRestDataProvider from 'ra-data-fakerest';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { terms } from '../../../../tests/pages';
import { type NewPageForm, newPageSaving } from './new-page';

const duplicateKey = new HttpError('duplicate key', 409, { code: '23505' });
const database = fakeRestDataProvider({ pages: [{ ...terms, title: 'Nos tarifs', slug: 'tarifs' }] }, false);
const sendWithError = (text: NewPageForm, error: HttpError) =>
  newPageSaving({
    provider: { ...database, create: () => Promise.reject(error) },
    queries: new QueryClient(),
    pages: [],
  }).send(text, 'save', undefined, false);

it('a page that arrived without its answer is ours when it is sent again (§10.6)', async () => {
  const text = { title: 'Nos tarifs ', slug: '/tarifs', status: terms.status };
  expect(await sendWithError(text, duplicateKey)).toMatchObject({ id: terms.id });
});

it('an address that is another page’s is refused', async () => {
  const text = { title: 'Mes tarifs', slug: 'tarifs', status: terms.status };
  await expect(sendWithError(text, duplicateKey)).rejects.toBe(duplicateKey);
});

it('after another error, no page is looked up by its address', async () => {
  const text = { title: 'Nos tarifs', slug: 'tarifs', status: terms.status };
  const noRight = new HttpError('permission denied', 403, { code: '42501' });
  await expect(sendWithError(text, noRight)).rejects.toBe(noRight);
});

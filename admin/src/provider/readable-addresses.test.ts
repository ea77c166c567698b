// @module-tag spec-5
import { AuthApiError } from '@supabase/auth-js';
import { expect, it, vi } from 'vitest';
import type { DataProvider } from 'react-admin';
import type { Auth } from './auth-client';
import { authProvider } from './auth-provider';
import type { DatabaseFunctions } from './database-functions';
import { withReadableAddresses, withReadableAnswers } from './readable-addresses';
import { withSearches } from './searches';

const ascii = 'contact@xn--boulangerie-lon-nnb.fr';
const readable = 'contact@boulangerie-léon.fr';

it('addresses are written as mail servers know them, and read as people write them', async () => {
  const update = vi.fn<DataProvider['update']>().mockResolvedValue({ data: { id: '1', email: ascii } });
  const getList = vi
    .fn<DataProvider['getList']>()
    .mockResolvedValue({ data: [{ id: '1', recipient: ascii, tags: ['a'] }], total: 1 });
  const provider = withReadableAddresses({ update, getList } as Partial<DataProvider> as DataProvider);
  const params = { id: '1', data: { email: readable }, previousData: { id: '1', email: 'a@b.fr' } };
  expect(await provider.update('contacts', params)).toEqual({ data: { id: '1', email: readable } });
  expect(update).toHaveBeenCalledWith('contacts', { ...params, data: { email: ascii } });
  expect((await provider.getList('outbox', {})).data).toEqual([{ id: '1', recipient: readable, tags: ['a'] }]);
});

it('the person of the session sees the readable address, and signs in again with it', async () => {
  const signInWithPassword = vi.fn<Auth['signInWithPassword']>().mockResolvedValue({
    data: { user: null, session: null },
    error: new AuthApiError('no', 400, 'invalid_credentials'),
  });
  const person = { id: '1', email: ascii, permissions: {} };
  const { getIdentity, login } = authProvider({ signInWithPassword } as Partial<Auth> as Auth, person, []);
  expect(await getIdentity?.()).toEqual({ id: '1', fullName: readable });
  await expect(login({ email: readable, password: 'mot' })).rejects.toThrow('no');
  expect(signInWithPassword).toHaveBeenCalledWith({ email: ascii, password: 'mot' });
});

it('so are those of functions', async () => {
  const sent: object[] = [];
  const callFunction: DatabaseFunctions['callFunction'] = (_name, args) => {
    sent.push(args);
    return Promise.resolve([{ known: [ascii] }] as never);
  };
  const functions = withReadableAnswers({ callFunction, readFunction: callFunction });
  const answer = await functions.callFunction('invite_administrator', { email: readable, role: 'author' });
  expect(answer).toEqual([{ known: [readable] }]);
  expect(sent).toEqual([{ email: ascii, role: 'author' }]);
});

it.each([
  ['contacts', 'Léa contact@boulangerie-léon.fr', 'Léa contact@xn--boulangerie-lon-nnb.fr'],
  ['contacts', 'boulangerie-léon.fr', 'boulangerie-léon.fr'],
  ['contacts', 'Léon', 'Léon'],
  ['contacts', 'exemple.fr', 'exemple.fr'],
  ['blog_posts', 'café.ensuite', 'café.ensuite'],
])('in %s, a search for « %s » asks for « %s »', async (resource, q, asked) => {
  const getList = vi.fn<DataProvider['getList']>().mockResolvedValue({ data: [], total: 0 });
  const columns = { contacts: { email: {} }, blog_posts: { title: {} } };
  const tables = Object.entries(columns).map(([name, own]) => ({ name, options: { columns: own } }));
  await withSearches({ getList } as Partial<DataProvider> as DataProvider, tables).getList(resource, { filter: { q } });
  expect(getList).toHaveBeenCalledWith(resource, { filter: { q: asked } });
});

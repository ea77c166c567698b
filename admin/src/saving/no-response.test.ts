import { QueryClient } from '@tanstack/react-query';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPost, postToSave } from '../features/articles/editor/post-form';
import type { Post } from '../features/articles/post';
import { postSaving } from '../features/articles/editor/post-saving';
import { blogPosts } from '../features/articles/resource';
import { dataProvider } from '../data/data-provider';
import { createAuth } from '../data/auth-client';
import { timeout } from '../data/with-timeout';
import { createFormSaving } from './form-saving';
import { localCopies } from './local-copies';
import { delays } from './save-engine';
import { slowServer } from '../../tests/slow-server';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
const auth = createAuth(configuration);
const stored = {
  ...postToSave({ ...newPost, title: 'Un titre', status: 'published' }, 'save', new Date()),
  id: 'p0',
  updated_at: 'version 0',
} as Post;

/** The editor of an article, from its form to the network. */
function write(article?: Post) {
  const defaultValues: FieldValues = { ...newPost, ...article };
  const form = createFormControl({ defaultValues });
  const provider = dataProvider(configuration, auth, [blogPosts]);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const saving = createFormSaving(form, postSaving(provider, queries), article);
  stop = saving.start(localCopies(localStorage, 'paul'));
  return {
    saving,
    type: (title: string) => form.setValue('title', title, { shouldDirty: true }),
    screen: () => form.getValues('title'),
    pass: async (time: number) => void (await vi.advanceTimersByTimeAsync(time)),
  };
}

let stop = () => undefined as void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a save without a response times out: the text is kept, and sent again (§10.6)', async () => {
  const server = slowServer(stored);
  const { saving, type, screen, pass } = write(stored);
  server.network = 'loses requests';
  type('Un autre titre');
  const saved = saving.requestSave('save');
  await pass(timeout - 1_000);
  expect(saving.view().state).toBe('saving');
  await pass(1_500);
  expect(saving.view().state).toBe('offline');
  expect(screen()).toBe('Un autre titre');
  expect(localCopies(localStorage, 'paul').find('blog_posts/p0')[0]?.text['title']).toBe('Un autre titre');
  server.network = 'ok';
  await pass(delays.retry);
  await expect(saved).resolves.toBe(true);
  expect(saving.view().state).toBe('clean');
  expect(server.rows).toEqual([expect.objectContaining({ title: 'Un autre titre' })]);
});

it('a stored save whose response was lost is no conflict, even when more was typed since (§10.6)', async () => {
  const server = slowServer(stored);
  const { saving, type, pass } = write(stored);
  server.network = 'loses responses';
  type('Un autre titre');
  const saved = saving.requestSave('save');
  await pass(1_000);
  type('Un autre titre, plus long');
  await pass(timeout);
  expect(saving.view().state).toBe('offline');
  expect(server.rows[0]?.['title']).toBe('Un autre titre');
  server.network = 'ok';
  await pass(delays.retry);
  await expect(saved).resolves.toBe(true);
  expect(server.rows[0]?.['title']).toBe('Un autre titre, plus long');
});

it('a save of somebody else meanwhile is a conflict (§10.6)', async () => {
  const server = slowServer(stored);
  const { saving, type, pass } = write(stored);
  server.network = 'loses requests';
  type('Le mien');
  void saving.requestSave('save');
  await pass(timeout + 1_000);
  server.rows[0] = { ...stored, title: 'Le leur', updated_at: 'version 7' };
  server.network = 'ok';
  await pass(delays.retry);
  expect(saving.view()).toMatchObject({ state: 'conflict', theirs: { title: 'Le leur' } });
  expect(server.rows[0]['title']).toBe('Le leur');
});

it('a new article whose responses were lost is not created twice (§10.6)', async () => {
  const server = slowServer();
  const { saving, type, pass } = write();
  server.network = 'loses responses';
  type('Un');
  const saved = saving.requestSave('save');
  await pass(1_000);
  type('Un titre');
  await pass(timeout);
  expect(saving.view().state).toBe('offline');
  // The retry finds the stored article; its response is lost too.
  await pass(delays.retry);
  type('Un titre long');
  await pass(timeout);
  expect(server.rows).toEqual([expect.objectContaining({ title: 'Un titre' })]);
  server.network = 'ok';
  await pass(delays.retry);
  await expect(saved).resolves.toBe(true);
  expect(server.rows).toEqual([expect.objectContaining({ title: 'Un titre long', slug: 'un-titre-long' })]);
});

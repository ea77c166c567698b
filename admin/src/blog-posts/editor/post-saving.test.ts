import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../providers/data-provider';
import { NotReady } from '../../saving/database-saves';
import type { SaveIntent } from '../../saving/save-engine';
import { slowServer } from '../../saving/test-slow-server';
import { createAuth } from '../../shell/auth-client';
import type { Post } from '../post';
import { blogPosts } from '../resource';
import { newPost, type PostForm } from './post-form';
import { postSaving } from './post-saving';
import { postToSave } from './post-to-save';

const article = (id: string, title: string) =>
  ({ ...postToSave({ ...newPost, title }, 'save', new Date()), id, updated_at: 'version 0' }) as Post;
const mine = article('p1', 'Le mien');
const theirs = article('p2', 'Le leur');

/** Saves a text over the version it was made from. @returns what came of it, and whom the address was said to be of */
async function save(text: Partial<PostForm>, intent: SaveIntent, base?: Post) {
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const provider = dataProvider(configuration, createAuth(configuration), [blogPosts]);
  const owners: unknown[] = [];
  const onTaken = (owner: object) => void owners.push(owner);
  const rules = postSaving({ provider, queries: new QueryClient(), onTaken, onSaved: () => undefined });
  const outcome = await rules.send({ ...newPost, ...text }, intent, base, false).catch((error: unknown) => error);
  return { outcome, owners };
}

afterEach(() => void vi.unstubAllGlobals());

const saves: readonly (readonly [string, SaveIntent, Post | undefined])[] = [
  ['a first save', 'save', undefined],
  ['a later one', 'save', mine],
  ['an automatic one', 'automatic', mine],
];

it.each(saves)('%s with another address asks nobody whose it is', async (_, intent, base) => {
  const server = slowServer(mine, theirs);
  const { outcome } = await save({ title: 'Libre' }, intent, base);
  expect(outcome).toMatchObject({ title: 'Libre', slug: 'libre' });
  expect(server.calls).toEqual(['POST']);
});

it.each(saves)('%s is told whose the address is that it was refused for', async (_, intent, base) => {
  const { rows } = slowServer(mine, theirs);
  // The same address, and other words.
  const { outcome, owners } = await save({ title: 'Le leur !' }, intent, base);
  expect(outcome).toBeInstanceOf(NotReady);
  expect(owners).toEqual([expect.objectContaining({ id: 'p2', title: 'Le leur' })]);
  expect(rows).toEqual([mine, theirs]);
});

it.each<[string, SaveIntent, Partial<PostForm>]>([
  ['sent again', 'save', {}],
  ['that saves itself, a draft whatever was chosen', 'automatic', { status: 'published' }],
])('the same text from a tab that was killed, %s, is ours', async (_, intent, chosen) => {
  slowServer(mine);
  const { outcome, owners } = await save({ title: 'Le mien', ...chosen }, intent);
  expect(outcome).toMatchObject({ id: 'p1', status: 'draft' });
  expect(owners).toEqual([]);
});

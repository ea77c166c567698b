import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../../data/data-provider';
import { InvalidTextError } from '../../../saving/database-saves';
import type { SaveIntent } from '../../../saving/save-engine';
import { slowServer } from '../../../../tests/slow-server';
import { createAuth } from '../../../data/auth-client';
import type { Post } from '../post';
import { blogPosts } from '../resource';
import { newPost, type PostForm, postToSave } from './post-form';
import { postSaving } from './post-saving';

const article = (id: string, title: string) =>
  ({ ...postToSave({ ...newPost, title }, 'save', new Date()), id, updated_at: 'version 0' }) as Post;
const mine = article('p1', 'Le mien');
const theirs = article('p2', 'Le leur');

/** Saves a text over a base version. @returns the outcome */
async function save(text: Partial<PostForm>, intent: SaveIntent, base?: Post) {
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const provider = dataProvider(configuration, createAuth(configuration), [blogPosts]);
  const rules = postSaving(provider, new QueryClient());
  return rules.send({ ...newPost, ...text }, intent, base, false).catch((error: unknown) => error);
}

afterEach(() => void vi.unstubAllGlobals());

const saves: readonly (readonly [string, SaveIntent, Post | undefined])[] = [
  ['a first save', 'save', undefined],
  ['a later one', 'save', mine],
  ['an automatic one', 'automatic', mine],
];

it.each(saves)('%s with a free slug makes no other request', async (_, intent, base) => {
  const server = slowServer(mine, theirs);
  const outcome = await save({ title: 'Libre' }, intent, base);
  expect(outcome).toMatchObject({ title: 'Libre', slug: 'libre' });
  expect(server.calls).toEqual(['POST']);
});

it.each(saves)('%s with the slug of another article reports its owner', async (_, intent, base) => {
  const { rows } = slowServer(mine, theirs);
  // Another title with the same slug.
  const outcome = await save({ title: 'Le leur !' }, intent, base);
  expect(outcome).toBeInstanceOf(InvalidTextError);
  expect(outcome).toMatchObject({ field: 'slug', message: expect.stringContaining('« Le leur »') });
  expect(rows).toEqual([mine, theirs]);
});

it.each<[string, SaveIntent, Partial<PostForm>]>([
  ['with the same status', 'save', {}],
  ['as an autosaved draft', 'automatic', { status: 'published' }],
])('a text that a closed tab has stored, sent again %s, is no conflict', async (_, intent, chosen) => {
  slowServer(mine);
  expect(await save({ title: 'Le mien', ...chosen }, intent)).toMatchObject({ id: 'p1', status: 'draft' });
});

// @module-tag spec-10-6
import { describe, expect, it } from 'vitest';
import { openForm, prepareForms } from '../../../../tests/open-form';
import { slowServer } from '../../../../tests/slow-server';
import { timeout } from '../../../provider/with-timeout';
import { localCopies } from '../../../saving/local-copies';
import { delays } from '../../../saving/save-engine';
import type { Post } from '../post';
import { blogPosts } from '../resource';
import { newPost, type PostForm, postToSave } from './post-form';
import { postSaving } from './post-saving';

const article = (id: string, title: string, status: Post['status'] = 'draft') =>
  ({ ...postToSave({ ...newPost, title, content: '<p>Texte</p>', status }), id, updated_at: 'version 0' }) as Post;
const mine = article('p0', 'Le mien');
const theirs = article('p1', 'Le leur');
const published = article('p0', 'Un titre', 'published');

/** The editor of an article, from its form to the network. */
const write = (stored?: Post) => openForm<PostForm, Post>(blogPosts, postSaving, newPost, stored);

prepareForms();

describe('without a response', () => {
  it('a save times out: the text is kept, and sent again', async () => {
    const server = slowServer(published);
    const { saving, type, screen, pass } = write(published);
    server.network = 'loses requests';
    type({ title: 'Un autre titre' });
    const saved = saving.requestSave('save');
    await pass(timeout - 1_000);
    expect(saving.view().state).toBe('saving');
    await pass(1_500);
    expect(saving.view().state).toBe('offline');
    expect(screen()).toMatchObject({ title: 'Un autre titre' });
    expect(localCopies(localStorage, 'paul').find('blog_posts/p0')[0]?.text['title']).toBe('Un autre titre');
    server.network = 'ok';
    await pass(delays.retry);
    await expect(saved).resolves.toBe(true);
    expect(saving.view().state).toBe('clean');
    expect(server.rows).toEqual([expect.objectContaining({ title: 'Un autre titre' })]);
  });

  it('a save that is stored is no conflict, even when more was typed since', async () => {
    const server = slowServer(published);
    const { saving, type, pass } = write(published);
    server.network = 'loses responses';
    type({ title: 'Un autre titre' });
    const saved = saving.requestSave('save');
    await pass(1_000);
    type({ title: 'Un autre titre, plus long' });
    await pass(timeout);
    expect(saving.view().state).toBe('offline');
    expect(server.rows[0]?.['title']).toBe('Un autre titre');
    server.network = 'ok';
    await pass(delays.retry);
    await expect(saved).resolves.toBe(true);
    expect(server.rows[0]?.['title']).toBe('Un autre titre, plus long');
  });

  it('a save of somebody else meanwhile is a conflict', async () => {
    const server = slowServer(published);
    const { saving, type, pass } = write(published);
    server.network = 'loses requests';
    type({ title: 'Le mien' });
    void saving.requestSave('save');
    await pass(timeout + 1_000);
    server.rows[0] = { ...published, title: 'Le leur', updated_at: 'version 7' };
    server.network = 'ok';
    await pass(delays.retry);
    expect(saving.view()).toMatchObject({ state: 'conflict', theirs: { title: 'Le leur' } });
    expect(server.rows[0]['title']).toBe('Le leur');
  });

  it('a new article is not created twice', async () => {
    const server = slowServer();
    const { saving, type, pass } = write();
    server.network = 'loses responses';
    type({ title: 'Un' });
    const saved = saving.requestSave('save');
    await pass(1_000);
    type({ title: 'Un titre' });
    await pass(timeout);
    expect(saving.view().state).toBe('offline');
    // The retry finds the stored article; its response is lost too.
    await pass(delays.retry);
    type({ title: 'Un titre long' });
    await pass(timeout);
    expect(server.rows).toEqual([expect.objectContaining({ title: 'Un titre' })]);
    server.network = 'ok';
    await pass(delays.retry);
    await expect(saved).resolves.toBe(true);
    expect(server.rows).toEqual([expect.objectContaining({ title: 'Un titre long', slug: 'un-titre-long' })]);
  });
});

describe.each([
  ['a first save', 'save', undefined],
  ['a later one', 'save', mine],
  ['an automatic one', 'automatic', mine],
] as const)('%s', (_, intent, base) => {
  const open = async (title: string) => {
    const server = slowServer(mine, theirs);
    const form = write(base);
    form.type({ title, slug: '', content: '<p>Texte</p>' });
    if (intent === 'save') void form.saving.requestSave('save');
    await form.pass(delays.autosave);
    return { ...form, server };
  };

  it('with a free slug makes no other request', async () => {
    const { saving, server } = await open('Libre');
    expect(saving.view()).toMatchObject({ state: 'clean', base: { title: 'Libre', slug: 'libre' } });
    expect(server.calls).toEqual(['POST']);
  });

  it('with the slug of another article, a save stores nothing, and names it when requested', async () => {
    // The title differs from that of the other article, but its slug is the same.
    const { saving, server, errors } = await open('Le leur !');
    expect(saving.view().state).toBe('dirty');
    const message = 'Cette adresse est déjà celle de «\u00A0Le leur\u00A0». Choisissez-en une autre.';
    expect([...errors]).toEqual(intent === 'save' ? [['slug', message]] : []);
    expect(server.rows).toEqual([mine, theirs]);
  });
});

it.each<['save' | 'automatic', Partial<PostForm>]>([
  ['save', {}],
  ['automatic', { status: 'published' }],
])('a text that a closed tab has stored is no conflict when it is sent again, intent %s', async (intent, chosen) => {
  const { rows } = slowServer(mine);
  const { saving, type, pass } = write();
  type({ title: 'Le mien', content: '<p>Texte</p>', ...chosen });
  if (intent === 'save') void saving.requestSave('save');
  await pass(delays.autosave);
  expect(saving.view().base).toMatchObject({ id: 'p0', status: 'draft' });
  expect(rows).toHaveLength(1);
});

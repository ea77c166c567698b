// @module-tag spec-10-6
// @module-tag spec-2-4-5
import { QueryClient } from '@tanstack/react-query';
import fakeRestDataProvider from 'ra-data-fakerest';
import { HttpError } from 'react-admin';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Save } from '../provider/saves';
import { createFormSaving } from './form-saving';
import { localCopies } from './local-copies';
import type { Stored } from './saving-rules';

interface Note extends Stored {
  readonly updated_at: string;
  readonly words: string;
}
const stored: Note = { id: 'n1', updated_at: '2026-11-22T10:00:00Z', words: 'Rappeler' };
const theirs: Note = { ...stored, updated_at: '2026-11-22T10:05:00Z', words: 'Rappelé' };

let stop = () => undefined as void;
afterEach(() => {
  stop();
  localStorage.clear();
});

/** Opens the form of a note, which saves itself when somebody leaves it. @param latest the version that the database has at that time */
function write(latest = stored) {
  const sent: { readonly words: string; readonly isLeaving: boolean }[] = [];
  let isOnline = true;
  const defaultValues: FieldValues = { ...stored };
  const form = createFormControl({ defaultValues });
  const saveText = async ({ values, version, isLeaving }: Save) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (version !== latest.updated_at) throw new HttpError('stale', 409, { code: 'PT409' });
    sent.push({ ...(values as Pick<Note, 'words'>), isLeaving });
    return { ...values, updated_at: theirs.updated_at };
  };
  const saving = createFormSaving<Pick<Note, 'words'>, Note>({
    form,
    rules: {
      resource: 'notes',
      fields: ['words'],
      read: async () => theirs,
      valuesToSave: (text) => text,
      onSaveFailedOnLeave: () => undefined,
    },
    stored,
    provider: { ...fakeRestDataProvider({}), saveText },
    queries: new QueryClient(),
  });
  stop = saving.start(localCopies(localStorage, 'paul'));
  const screen = (): unknown => form.getValues('words');
  const online = (is: boolean) => void (isOnline = is);
  return {
    saving,
    sent,
    screen,
    online,
    type: (words: string) => form.setValue('words', words, { shouldDirty: true }),
  };
}

describe('a row that was read again', () => {
  it('is shown when it is newer', () => {
    const { saving, screen } = write();
    saving.refresh({ ...theirs, updated_at: stored.updated_at });
    expect(screen()).toBe('Rappeler');
    saving.refresh(theirs);
    expect(screen()).toBe('Rappelé');
    expect(saving.view()).toMatchObject({ state: 'clean', base: theirs });
  });

  it('does not replace unsaved changes', () => {
    const { saving, screen, type } = write();
    type('Rappeler mardi');
    saving.refresh(theirs);
    expect(screen()).toBe('Rappeler mardi');
    expect(saving.view().base).toEqual(stored);
  });
});

/** Runs the promises that are pending. */
const sending = () => new Promise((resolve) => setTimeout(resolve));

describe('leaving', () => {
  it('the page saves at once, with a request that outlives it', async () => {
    const { sent, type } = write();
    type('Rappeler mardi');
    window.dispatchEvent(new Event('pagehide'));
    await sending();
    expect(sent).toEqual([{ words: 'Rappeler mardi', isLeaving: true }]);
  });

  it('the form saves at once, with an ordinary request', async () => {
    const { sent, type } = write();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    type('Rappeler mardi');
    stop();
    await sending();
    expect(sent).toEqual([{ words: 'Rappeler mardi', isLeaving: false }]);
  });

  it('saves nothing without unsaved changes', async () => {
    const { sent } = write();
    window.dispatchEvent(new Event('pagehide'));
    stop();
    await sending();
    expect(sent).toEqual([]);
  });
});

it('keeping mine saves it over the newer version', async () => {
  const { saving, sent, type } = write(theirs);
  type('Rappeler mardi');
  const saved = saving.requestSave('save');
  await expect.poll(() => saving.view().theirs).toEqual(theirs);
  saving.keepMine();
  await expect.poll(() => sent).toEqual([{ words: 'Rappeler mardi', isLeaving: false }]);
  await expect(saved).resolves.toBe(true);
});

describe('a save that the person asked for', () => {
  it('is not the end of the editing when something was typed before it could be sent', async () => {
    const { saving, sent, type, online } = write();
    type('Rappeler mardi');
    online(false);
    const saved = vi.fn<() => void>();
    const isDone = saving.submit('save', { saved });
    await expect.poll(() => saving.view().state).toBe('offline');
    type('Rappeler mardi à 9 h');
    online(true);
    saving.dispatch('retry');
    await expect(isDone).resolves.toBe(false);
    expect(sent.map(({ words }) => words)).toEqual(['Rappeler mardi à 9 h']);
    expect(saved).toHaveBeenCalledOnce();
  });

  it('is the end of the editing', async () => {
    const { saving, type } = write();
    type('Rappeler mardi');
    await expect(saving.submit()).resolves.toBe(true);
  });
});

/** Stores a copy of an older version, as a closed tab leaves it. @returns a function that finds the copy */
const keepCopy = () => {
  const copies = localCopies(localStorage, 'paul');
  const key = copies.newKey('notes/n1');
  copies.save({ key, at: theirs.updated_at, version: '2026-11-22T09:00:00Z', text: { words: 'Rappeler lundi' } });
  return () => copies.find().filter((copy) => copy.key === key);
};

describe('a copy that was found', () => {
  it('is not saved over a version newer than its own', async () => {
    keepCopy();
    const { saving, sent, screen } = write();
    saving.restoreCopy();
    expect(screen()).toBe('Rappeler lundi');
    void saving.requestSave('save');
    await expect.poll(() => saving.view().state).toBe('conflict');
    expect(sent).toEqual([]);
  });

  it('is removed by a requested save of another text', async () => {
    const storedCopies = keepCopy();
    const { saving, type } = write();
    type('Rappeler mardi');
    expect(storedCopies()).toHaveLength(1);
    await expect(saving.requestSave('save')).resolves.toBe(true);
    expect(storedCopies()).toEqual([]);
  });
});

it('discarding shows the stored text, and removes the copy in the browser', () => {
  const { saving, screen, type } = write();
  type('Rappeler mardi');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localCopies(localStorage, 'paul').find()).toHaveLength(1);
  saving.discard();
  expect(screen()).toBe('Rappeler');
  expect(localCopies(localStorage, 'paul').find()).toEqual([]);
});

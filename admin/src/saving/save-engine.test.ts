// @module-tag spec-10-6
import { describe, expect, it, vi } from 'vitest';
import { isManualSave, delays } from './save-engine';
import { last, testEngine, prepareTestEngine, sentTexts, state, type } from '../../tests/save-engine';

prepareTestEngine();

describe('a draft', () => {
  it('is autosaved once, after a pause in the typing', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(delays.autosave - 1);
    type('Un mot');
    await vi.advanceTimersByTimeAsync(delays.autosave - 1);
    expect(sentTexts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentTexts()).toEqual(['automatic: Un mot']);
    await last().succeed();
    expect(state()).toBe('clean');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testEngine().sent).toHaveLength(1);
  });

  it('is autosaved again when something was typed meanwhile', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    type('Un mot');
    await last().succeed();
    expect(state()).toBe('dirty');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    expect(sentTexts()).toEqual(['automatic: Un', 'automatic: Un mot']);
  });

  it('is not autosaved when the changes were undone, or when autosave is not allowed', async () => {
    type('Un');
    testEngine().engine.dispatch('reverted');
    await vi.advanceTimersByTimeAsync(60_000);
    testEngine().autosaves = false;
    type('Publié');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testEngine().sent).toEqual([]);
    expect(state()).toBe('dirty');
  });
});

describe('a requested save', () => {
  it('is queued during an autosave, then publishes the newest text', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    type('Un mot');
    const published = testEngine().engine.requestSave('publish');
    type('Un mot de plus');
    expect(state()).toBe('saving, one queued');
    await last().succeed();
    expect(sentTexts()).toEqual(['automatic: Un', 'publish: Un mot de plus']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
    expect(testEngine().stored).toEqual(['Un', 'Un mot de plus']);
  });

  it('is sent even when the autosave before it was refused', async () => {
    type('Trop long');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    const published = testEngine().engine.requestSave('publish');
    testEngine().screen = 'Court';
    await last().fail('refused');
    expect(sentTexts()).toEqual(['automatic: Trop long', 'publish: Court']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
  });

  it('is sent once when it is requested twice', async () => {
    type('Un mot');
    const both = Promise.all([
      testEngine().engine.requestSave('publish'),
      testEngine().engine.requestSave('publish'),
      testEngine().engine.requestSave('save'),
    ]);
    await last().succeed();
    await expect(both).resolves.toEqual([true, true, true]);
    expect(sentTexts()).toEqual(['publish: Un mot']);
  });

  it('is sent again when more was typed', async () => {
    type('Un');
    void testEngine().engine.requestSave('save');
    type('Un mot');
    const second = testEngine().engine.requestSave('save');
    await last().succeed();
    await last().succeed();
    await expect(second).resolves.toBe(true);
    expect(sentTexts()).toEqual(['save: Un', 'save: Un mot']);
  });

  it('that is refused is abandoned: the next autosave publishes nothing', async () => {
    type('Un');
    const published = testEngine().engine.requestSave('publish');
    await last().fail('refused');
    await expect(published).resolves.toBe(false);
    expect(state()).toBe('failed');
    type('Un mot');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    expect(sentTexts()).toEqual(['publish: Un', 'automatic: Un mot']);
  });

  it('with an invalid field is abandoned', async () => {
    type('Pris');
    const saved = testEngine().engine.requestSave('save');
    await last().fail('invalid');
    await expect(saved).resolves.toBe(false);
    expect(state()).toBe('dirty');
  });
});

it('notifies its listeners of each state', async () => {
  const states: string[] = [];
  const unsubscribe = testEngine().engine.subscribe(() => states.push(state()));
  type('Un');
  void testEngine().engine.requestSave('save');
  await last().succeed();
  expect([...new Set(states)]).toEqual(['dirty', 'saving', 'clean']);
  expect(testEngine().engine.current().savedAt).toEqual(new Date());
  unsubscribe();
  type('Deux');
  expect(states.at(-1)).toBe('clean');
});

it.each<[Parameters<typeof isManualSave>[0], boolean]>([
  [{ state: 'dirty', intent: 'publish' }, false],
  [{ state: 'saving', intent: 'automatic' }, false],
  [{ state: 'saving', intent: 'publish' }, true],
  [{ state: 'saving', intent: 'save' }, true],
  [{ state: 'saving, one queued', intent: 'automatic' }, true],
])('a requested save is in flight, %o: %s', (saving, isManual) => {
  expect(isManualSave(saving)).toBe(isManual);
});

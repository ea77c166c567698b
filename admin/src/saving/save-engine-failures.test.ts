// @module-tag spec-10-6
import { describe, expect, it, vi } from 'vitest';
import { delays } from './save-engine';
import { last, testEngine, prepareTestEngine, sentTexts, state, type } from '../../tests/save-engine';

prepareTestEngine();

describe('without a network', () => {
  it('a publication is retried with the newest text, after a delay and when the network is back', async () => {
    type('Un');
    const published = testEngine().engine.requestSave('publish');
    await last().fail('no response');
    expect(testEngine().engine.current()).toMatchObject({ state: 'offline', intent: 'publish' });
    type('Un mot');
    await vi.advanceTimersByTimeAsync(delays.retry);
    await last().fail('no response');
    testEngine().engine.dispatch('retry');
    expect(sentTexts()).toEqual(['publish: Un', 'publish: Un mot', 'publish: Un mot']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
    expect(state()).toBe('clean');
  });
});

it('a closed screen sends its last save once, without a retry, and settles the request', async () => {
  for (const problem of ['no response', 'stale', 'session expired'] as const) {
    type(problem);
    testEngine().engine.stop();
    const saved = testEngine().engine.requestSave('save');
    await last().fail(problem);
    await expect(saved).resolves.toBe(false);
    const { length } = sentTexts();
    await vi.advanceTimersByTimeAsync(delays.retry);
    expect(sentTexts()).toHaveLength(length);
    testEngine().engine.dispatch(problem === 'stale' ? 'replaced' : 'retry');
    if (problem !== 'stale') await last().succeed();
  }
});

describe('a newer version in the database', () => {
  it('opens a dialog: keeping mine saves it, with its intent', async () => {
    type('Le mien');
    const published = testEngine().engine.requestSave('publish');
    expect(testEngine().engine.current().prompts).toBe(0);
    await last().fail('stale');
    expect(state()).toBe('conflict');
    expect(testEngine().engine.current().prompts, 'the dialog opens once').toBe(1);
    testEngine().engine.dispatch('overwrite');
    expect(sentTexts()).toEqual(['publish: Le mien', 'publish: Le mien']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
  });

  it('found by an autosave and overwritten makes that save a requested one', async () => {
    type('Le mien');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    await last().fail('stale');
    testEngine().engine.dispatch('overwrite');
    expect(last().intent).toBe('save');
  });

  it('opens a dialog: taking it abandons mine', async () => {
    type('Le mien');
    const published = testEngine().engine.requestSave('publish');
    await last().fail('stale');
    testEngine().screen = 'Le leur';
    testEngine().engine.dispatch('replaced');
    await expect(published).resolves.toBe(false);
    expect(state()).toBe('clean');
    expect(testEngine().sent).toHaveLength(1);
  });
});

describe('an expired session', () => {
  it('suspends the save, which continues after the sign-in', async () => {
    type('Un');
    const saved = testEngine().engine.requestSave('save');
    await last().fail('session expired');
    type('Un mot');
    expect(state()).toBe('signed out');
    testEngine().engine.dispatch('signed in');
    await last().succeed();
    await expect(saved).resolves.toBe(true);
    expect(sentTexts()).toEqual(['save: Un', 'save: Un mot']);
  });
});

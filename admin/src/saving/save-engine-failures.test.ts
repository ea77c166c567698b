// @module-tag spec-10-6
import { describe, expect, it, vi } from 'vitest';
import { delays } from './save-engine';
import { last, onBench, prepareBench, sentTexts, state, type } from '../../tests/save-engine';

prepareBench();

describe('without a network', () => {
  it('a publication is retried with the newest text, after a delay and when the network is back', async () => {
    type('Un');
    const published = onBench().engine.requestSave('publish');
    await last().fail('no response');
    expect(onBench().engine.current()).toMatchObject({ state: 'offline', intent: 'publish' });
    type('Un mot');
    await vi.advanceTimersByTimeAsync(delays.retry);
    await last().fail('no response');
    onBench().engine.dispatch('retry');
    expect(sentTexts()).toEqual(['publish: Un', 'publish: Un mot', 'publish: Un mot']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
    expect(state()).toBe('clean');
  });
});

it('a closed screen sends its last save once, without a retry, and settles the request', async () => {
  for (const problem of ['no response', 'stale', 'session expired'] as const) {
    type(problem);
    onBench().engine.stop();
    const saved = onBench().engine.requestSave('save');
    await last().fail(problem);
    await expect(saved).resolves.toBe(false);
    const { length } = sentTexts();
    await vi.advanceTimersByTimeAsync(delays.retry);
    expect(sentTexts()).toHaveLength(length);
    onBench().engine.dispatch(problem === 'stale' ? 'replaced' : 'retry');
    if (problem !== 'stale') await last().succeed();
  }
});

describe('a newer version in the database', () => {
  it('opens a dialog: keeping mine saves it, with its intent', async () => {
    type('Le mien');
    const published = onBench().engine.requestSave('publish');
    expect(onBench().engine.current().prompts).toBe(0);
    await last().fail('stale');
    expect(state()).toBe('conflict');
    expect(onBench().engine.current().prompts, 'the dialog opens once').toBe(1);
    onBench().engine.dispatch('overwrite');
    expect(sentTexts()).toEqual(['publish: Le mien', 'publish: Le mien']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
  });

  it('found by an autosave and overwritten makes that save a requested one', async () => {
    type('Le mien');
    await vi.advanceTimersByTimeAsync(delays.autosave);
    await last().fail('stale');
    onBench().engine.dispatch('overwrite');
    expect(last().intent).toBe('save');
  });

  it('opens a dialog: taking it abandons mine', async () => {
    type('Le mien');
    const published = onBench().engine.requestSave('publish');
    await last().fail('stale');
    onBench().screen = 'Le leur';
    onBench().engine.dispatch('replaced');
    await expect(published).resolves.toBe(false);
    expect(state()).toBe('clean');
    expect(onBench().sent).toHaveLength(1);
  });
});

describe('an expired session', () => {
  it('suspends the save, which continues after the sign-in', async () => {
    type('Un');
    const saved = onBench().engine.requestSave('save');
    await last().fail('session expired');
    type('Un mot');
    expect(state()).toBe('signed out');
    onBench().engine.dispatch('signed in');
    await last().succeed();
    await expect(saved).resolves.toBe(true);
    expect(sentTexts()).toEqual(['save: Un', 'save: Un mot']);
  });
});

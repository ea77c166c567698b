import { describe, expect, it, vi } from 'vitest';
import { pauses } from './save-engine';
import { last, onBench, prepareBench, sentTexts, state, type } from './test-engine';

prepareBench();

describe('without a network', () => {
  it('a publication is tried again now and then, and as soon as the network is back, with the newest text', async () => {
    type('Un');
    const published = onBench().engine.ask('publish');
    await last().fail('unanswered');
    expect(onBench().engine.current()).toMatchObject({ state: 'offline', intent: 'publish' });
    type('Un mot');
    await vi.advanceTimersByTimeAsync(pauses.network);
    await last().fail('unanswered');
    onBench().engine.tell('back');
    expect(sentTexts()).toEqual(['publish: Un', 'publish: Un mot', 'publish: Un mot']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
    expect(state()).toBe('clean');
  });
});

it('a screen that is gone has its last save tried once, and whoever asked for it told', async () => {
  for (const problem of ['unanswered', 'outdated', 'session lost'] as const) {
    type(problem);
    onBench().engine.stop();
    const saved = onBench().engine.ask('save');
    await last().fail(problem);
    await expect(saved).resolves.toBe(false);
    const { length } = sentTexts();
    await vi.advanceTimersByTimeAsync(pauses.network);
    expect(sentTexts()).toHaveLength(length);
    onBench().engine.tell(problem === 'outdated' ? 'replaced' : 'back');
    if (problem !== 'outdated') await last().succeed();
  }
});

describe('a newer version in the database', () => {
  it('is asked about: keeping mine saves it, for what it was meant for', async () => {
    type('Le mien');
    const published = onBench().engine.ask('publish');
    expect(onBench().engine.current().questions).toBe(0);
    await last().fail('outdated');
    expect(state()).toBe('conflict');
    expect(onBench().engine.current().questions, 'the dialog opens once').toBe(1);
    onBench().engine.tell('mine kept');
    expect(sentTexts()).toEqual(['publish: Le mien', 'publish: Le mien']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
  });

  it('met by an automatic save and overruled is a save that was asked for', async () => {
    type('Le mien');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    await last().fail('outdated');
    onBench().engine.tell('mine kept');
    expect(last().intent).toBe('save');
  });

  it('is asked about: taking it gives up mine', async () => {
    type('Le mien');
    const published = onBench().engine.ask('publish');
    await last().fail('outdated');
    onBench().screen = 'Le leur';
    onBench().engine.tell('replaced');
    await expect(published).resolves.toBe(false);
    expect(state()).toBe('clean');
    expect(onBench().sent).toHaveLength(1);
  });
});

describe('a session that ends', () => {
  it('is waited for, then the save goes on by itself', async () => {
    type('Un');
    const saved = onBench().engine.ask('save');
    await last().fail('session lost');
    type('Un mot');
    expect(state()).toBe('signed out');
    onBench().engine.tell('signed in');
    await last().succeed();
    await expect(saved).resolves.toBe(true);
    expect(sentTexts()).toEqual(['save: Un', 'save: Un mot']);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { isAsked, pauses } from './save-engine';
import { last, onBench, prepareBench, sentTexts, state, type } from './test-engine';

prepareBench();

describe('a draft', () => {
  it('saves itself once, after a pause in the typing', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(pauses.typing - 1);
    type('Un mot');
    await vi.advanceTimersByTimeAsync(pauses.typing - 1);
    expect(sentTexts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentTexts()).toEqual(['automatic: Un mot']);
    await last().succeed();
    expect(state()).toBe('clean');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBench().sent).toHaveLength(1);
  });

  it('saves itself again when something was typed meanwhile', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    type('Un mot');
    await last().succeed();
    expect(state()).toBe('dirty');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    expect(sentTexts()).toEqual(['automatic: Un', 'automatic: Un mot']);
  });

  it('of which typing undid itself is not saved, nor is what may not be', async () => {
    type('Un');
    onBench().engine.tell('reverted');
    await vi.advanceTimersByTimeAsync(60_000);
    onBench().autosaves = false;
    type('Publié');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBench().sent).toEqual([]);
    expect(state()).toBe('dirty');
  });
});

describe('what is asked', () => {
  it('in the middle of an automatic save waits for it, then publishes the newest text', async () => {
    type('Un');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    type('Un mot');
    const published = onBench().engine.ask('publish');
    type('Un mot de plus');
    expect(state()).toBe('saving, one waits');
    await last().succeed();
    expect(sentTexts()).toEqual(['automatic: Un', 'publish: Un mot de plus']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
    expect(onBench().stored).toEqual(['Un', 'Un mot de plus']);
  });

  it('is asked even when the automatic save before it was refused', async () => {
    type('Trop long');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    const published = onBench().engine.ask('publish');
    onBench().screen = 'Court';
    await last().fail('refused');
    expect(sentTexts()).toEqual(['automatic: Trop long', 'publish: Court']);
    await last().succeed();
    await expect(published).resolves.toBe(true);
  });

  it('twice in a row is done once', async () => {
    type('Un mot');
    const both = Promise.all([
      onBench().engine.ask('publish'),
      onBench().engine.ask('publish'),
      onBench().engine.ask('save'),
    ]);
    await last().succeed();
    await expect(both).resolves.toEqual([true, true, true]);
    expect(sentTexts()).toEqual(['publish: Un mot']);
  });

  it('again after more was typed is done again', async () => {
    type('Un');
    void onBench().engine.ask('save');
    type('Un mot');
    const second = onBench().engine.ask('save');
    await last().succeed();
    await last().succeed();
    await expect(second).resolves.toBe(true);
    expect(sentTexts()).toEqual(['save: Un', 'save: Un mot']);
  });

  it('and refused is given up: what follows saves, and publishes nothing', async () => {
    type('Un');
    const published = onBench().engine.ask('publish');
    await last().fail('refused');
    await expect(published).resolves.toBe(false);
    expect(state()).toBe('failed');
    type('Un mot');
    await vi.advanceTimersByTimeAsync(pauses.typing);
    expect(sentTexts()).toEqual(['publish: Un', 'automatic: Un mot']);
  });

  it('and not ready waits for the writer', async () => {
    type('Pris');
    const saved = onBench().engine.ask('save');
    await last().fail('not ready');
    await expect(saved).resolves.toBe(false);
    expect(state()).toBe('dirty');
  });
});

it('tells its listeners when and what was saved', async () => {
  const states: string[] = [];
  const silence = onBench().engine.subscribe(() => states.push(state()));
  type('Un');
  void onBench().engine.ask('save');
  await last().succeed();
  expect([...new Set(states)]).toEqual(['dirty', 'saving', 'clean']);
  expect(onBench().engine.current().savedAt).toEqual(new Date());
  silence();
  type('Deux');
  expect(states.at(-1)).toBe('clean');
});

it.each<[Parameters<typeof isAsked>[0], boolean]>([
  [{ state: 'dirty', intent: 'publish' }, false],
  [{ state: 'saving', intent: 'automatic' }, false],
  [{ state: 'saving', intent: 'publish' }, true],
  [{ state: 'saving', intent: 'save' }, true],
  [{ state: 'saving, one waits', intent: 'automatic' }, true],
])('whether a save that was asked for is under way, %o: %s', (saving, asked) => {
  expect(isAsked(saving)).toBe(asked);
});

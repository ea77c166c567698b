import { afterEach, beforeEach, vi } from 'vitest';
import { createSaveEngine, type SaveEngine, type SaveIntent } from '../src/saving/save-engine';
import type { SaveProblem } from '../src/saving/save-states';

interface Sent {
  readonly text: string;
  readonly intent: SaveIntent;
  readonly succeed: () => Promise<void>;
  readonly fail: (problem: SaveProblem) => Promise<void>;
}

/** A save engine with fake timers, in which the test decides when and how each save ends. */
export interface TestEngine {
  screen: string;
  autosaves: boolean;
  readonly sent: Sent[];
  readonly stored: string[];
  readonly engine: SaveEngine;
}

/** Runs the pending promises. */
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

function createTestEngine(): TestEngine {
  const sent: Sent[] = [];
  const stored: string[] = [];
  const bench = { screen: '', autosaves: true, sent, stored };
  const engine = createSaveEngine<string>({
    read: () => bench.screen,
    write: ({ text, intent }) =>
      new Promise((resolve, reject) =>
        sent.push({
          text,
          intent,
          succeed: () => (resolve(text), settle()),
          // oxlint-disable-next-line prefer-promise-reject-errors -- problemOf reads it as it is
          fail: (problem) => (reject(problem), settle()),
        }),
      ),
    same: (one, other) => one === other,
    mayAutosave: () => bench.autosaves,
    onSaved: (text) => stored.push(text),
    problemOf: (problem) => problem as SaveProblem,
  });
  return Object.assign(bench, { engine });
}

let bench: TestEngine;

/** Gives each test of the calling file an engine of its own. */
export function prepareTestEngine(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    bench = createTestEngine();
  });
  afterEach(() => {
    bench.engine.stop();
    vi.useRealTimers();
  });
}

/** The bench of the current test. */
export const testEngine = (): TestEngine => bench;

export function type(text: string): void {
  bench.screen = text;
  bench.engine.dispatch('edited');
}
export const state = (): string => bench.engine.current().state;
export const sentTexts = (): string[] => bench.sent.map(({ text, intent }) => `${intent}: ${text}`);

/** The save in flight, or the last one that ended. */
export function last(): Sent {
  const newest = bench.sent.at(-1);
  if (!newest) throw new Error('Nothing was sent');
  return newest;
}

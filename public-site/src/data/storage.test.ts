import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './storage.browser';

afterEach(() => void vi.unstubAllGlobals());

const refuse = (): never => {
  throw new Error('SecurityError');
};

test('a browser that refuses storage keeps nothing, and nothing fails', () => {
  for (const window of [
    {
      get localStorage(): never {
        return refuse();
      },
    },
    { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } },
  ]) {
    vi.stubGlobal('window', window);
    expect(readKept('theme')).toBeNull();
    expect(keep('theme', 'dark')).toBe(false);
    expect(keep('theme', null)).toBe(false);
  }
});

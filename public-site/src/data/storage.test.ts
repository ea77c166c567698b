import { afterEach, expect, test, vi } from 'vitest';
import { writeStorage, readStorage, onStorageChange } from './storage.browser';

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
    expect(readStorage('theme')).toBeNull();
    expect(writeStorage('theme', 'dark')).toBe(false);
    expect(writeStorage('theme', null)).toBe(false);
  }
});

test('a page learns what another one stored, also when the browser brings it back whole', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const act = vi.fn<() => void>();
  onStorageChange('theme', act);
  const send = (type: string, details: object) => window.dispatchEvent(Object.assign(new Event(type), details));
  send('storage', { key: 'other' });
  send('pageshow', { persisted: false });
  expect(act).not.toHaveBeenCalled();
  send('storage', { key: 'theme' });
  send('pageshow', { persisted: true });
  expect(act).toHaveBeenCalledTimes(2);
});

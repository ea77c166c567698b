import { expect, test, vi } from 'vitest';
import { whenVisible } from './when-visible.browser';

test.each([
  [{ visibilityState: 'hidden', prerendering: false }, 'visibilitychange'],
  [{ visibilityState: 'visible', prerendering: true }, 'prerenderingchange'],
])('%j counts only after it is seen, and once', (state, event) => {
  const page = Object.assign(new EventTarget(), state);
  const action = vi.fn<() => void>();
  whenVisible(page, action);
  page.dispatchEvent(new Event(event));
  expect(action).not.toHaveBeenCalled();
  Object.assign(page, { visibilityState: 'visible', prerendering: false });
  page.dispatchEvent(new Event(event));
  page.dispatchEvent(new Event(event));
  expect(action).toHaveBeenCalledTimes(1);
});

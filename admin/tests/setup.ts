import '@testing-library/jest-dom/vitest';
import '@vitest/web-worker';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout, for busy machines. It only costs time in a test that fails.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library sets this, and its own cleanup, only for the first file of a worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

// jsdom has no layout, so it lacks these functions.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

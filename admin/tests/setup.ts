import '@testing-library/jest-dom/vitest';
import '@vitest/web-worker';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A long timeout only costs time in a test that fails; a busy machine needs it.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library does this, and its cleanup, for the first file of a worker only.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

// jsdom has no layout, and none of these.
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

import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Waiting longer costs nothing when what is awaited comes; a busy machine is slow to show it.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lays nothing out, so it has none of these.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

#!/usr/bin/env bash
# The guess: react-admin restores a list where one left it: it stores how far the list was scrolled, and its unmounting ends the storing.
# What happens: the position is stored 250 ms after the last scroll, also if the list is gone by then. Whoever scrolls and follows a row within
# a quarter of a second finds the list at the position of the screen that came instead, as a rule at its top.
# Version: ra-core 5.15.4 (react-admin).
# Source: https://marmelab.com/react-admin/useRestoreScrollPosition.html; the debounced function is not cancelled in
# `useRestoreScrollPosition.ts`.
# Who meets it: every back-office of react-admin with lists longer than a screen.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" ra-core@5.15.4 react@19.3.1 react-dom@19.3.1 \
  react-router@7.18.6 react-router-dom@7.18.6 react-hook-form@7.92.0 @tanstack/react-query@5.108.4 jsdom@31.0.0 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/' });
window.scrollTo = () => undefined;
globalThis.window = window;
globalThis.document = window.document;
const { createElement: h } = await import('react');
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');
const { MemoryRouter } = await import('react-router-dom');
const { memoryStore, RestoreScrollPosition, StoreContextProvider } = await import('ra-core');
console.log('ra-core', JSON.parse(readFileSync('node_modules/ra-core/package.json', 'utf8')).version);

const scrollTo = (position) => {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
  window.dispatchEvent(new window.Event('scroll'));
};
/** Shows a list, scrolls it, and shows another screen after some time. @returns the stored position */
async function leaveAfter(milliseconds) {
  const store = memoryStore();
  const root = createRoot(window.document.getElementById('root'));
  const show = (screen) =>
    flushSync(() => root.render(h(MemoryRouter, null, h(StoreContextProvider, { value: store }, screen))));
  show(h(RestoreScrollPosition, { storeKey: 'posts.list.scrollPosition' }, 'a list'));
  await pause(50);
  scrollTo(1024);
  await pause(milliseconds);
  show('a record');
  await pause(50);
  scrollTo(0);
  await pause(600);
  const stored = store.getItem('posts.list.scrollPosition');
  root.unmount();
  return stored;
}
const seen = { 'left after 500 ms': await leaveAfter(500), 'left after 20 ms': await leaveAfter(20) };
console.log(seen);
const expected = { 'left after 500 ms': 1024, 'left after 20 ms': 0 };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node "$place/try.mjs"

#!/usr/bin/env bash
# The guess: `requireAuth` redirects an anonymous visitor from /posts to the sign-in page once, with every router that react-admin supports.
# What happens: under react-router's `RouterProvider` with its default options, hundreds to thousands of navigations follow one another for
# seconds before the sign-in page shows. With `useTransitions={false}` on the `RouterProvider` there is one navigation.
# Versions: react-admin 5.15.4, react-router 7.18.6, React 19.3.1, in jsdom 31.0.0; browsers do the same.
# Source: https://marmelab.com/react-admin/Admin.html#requireauth; https://github.com/marmelab/react-admin/issues/10885 describes the loop.
# Who meets it: anybody who mounts `<Admin>` in a route of react-router 7. A warning about unsaved changes needs this.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" react-admin@5.15.4 ra-core@5.15.4 @mui/material@7.3.11 \
  @mui/icons-material@7.3.11 react@19.3.1 react-dom@19.3.1 react-router@7.18.6 react-router-dom@7.18.6 jsdom@31.0.0 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
window.matchMedia = () => ({ matches: false, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} });
window.scrollTo = () => undefined;
const names = ['document', 'navigator', 'localStorage', 'sessionStorage', 'Node', 'HTMLElement', 'Element', 'Event', 'CustomEvent'];
for (const name of [...names, 'MutationObserver', 'DocumentFragment', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
globalThis.window = window;
const { createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
const { Admin, Resource } = await import('react-admin');
for (const name of ['react-admin', 'react-router', 'react'])
  console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version);

const nothing = async () => undefined;
const authProvider = { login: nothing, logout: nothing, checkError: nothing, getPermissions: nothing, checkAuth: () => Promise.reject() };
const dataProvider = new Proxy({}, { get: () => async () => ({ data: [], total: 0 }) });
const say = (words) => () => createElement('p', null, words);
const posts = createElement(Resource, { name: 'posts', list: say('list') });
const admin = { dataProvider, authProvider, requireAuth: true, disableTelemetry: true, loginPage: say('sign in') };

/** Returns the number of navigations until an anonymous visitor sees the sign-in page. */
async function navigations(options) {
  const router = createMemoryRouter([{ path: '*', element: createElement(Admin, admin, posts) }], { initialEntries: ['/posts'] });
  let count = 0;
  let { location } = router.state;
  router.subscribe((state) => {
    if (state.location === location) return;
    location = state.location;
    count += 1;
  });
  const page = document.createElement('div');
  const root = createRoot(page);
  const start = Date.now();
  root.render(createElement(RouterProvider, { router, ...options }));
  while (!page.textContent.includes('sign in') && Date.now() - start < 60_000) await new Promise((next) => setTimeout(next, 20));
  console.log(`${JSON.stringify(options)}: ${count} navigations, ${Date.now() - start} ms, then the page "${page.textContent}"`);
  root.unmount();
  return count;
}
const without = await navigations({ useTransitions: false });
const asItComes = await navigations({});
process.exit(without <= 3 && asItComes > 50 ? 0 : 1);
JS
node "$place/try.mjs"

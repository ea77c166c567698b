#!/usr/bin/env bash
# The guess: `useNavigationType` says `PUSH` on a screen to which a link has led, wherever below the router it is called.
# What happens: below `<Routes location={…}>` it always says `POP`, also when the location is the router's own.
# Version: react-router 7.18.6.
# Source: https://reactrouter.com/api/hooks/useNavigationType names no exception; `useRoutes` of react-router provides `NavigationType.Pop`
# with a location that was given.
# Who meets it: screens of react-admin, which gives its routes a location, that scroll to the top except after the browser's button; and
# sites that give `Routes` a location to animate a change of pages.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$place" react@19.3.1 react-dom@19.3.1 react-router@7.18.6 jsdom@31.0.0 >/dev/null
cat >"$place/try.mjs" <<'JS'
import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'http://localhost/' });
globalThis.window = window;
globalThis.document = window.document;
const { createElement: h } = await import('react');
const { flushSync } = await import('react-dom');
const { createRoot } = await import('react-dom/client');
const { MemoryRouter, Route, Routes, useLocation, useNavigate, useNavigationType } = await import('react-router');
console.log('react-router', JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')).version);

const seen = {};
let navigate;
const Screen = ({ name }) => {
  seen[name] = `${useLocation().pathname} ${useNavigationType()}`;
};
const Site = () => {
  navigate = useNavigate();
  const location = useLocation();
  const route = (name) => h(Route, { path: '*', element: h(Screen, { name }) });
  return [h(Routes, { key: 1 }, route('without a location')), h(Routes, { key: 2, location }, route('with the same location'))];
};
flushSync(() => createRoot(window.document.getElementById('root')).render(h(MemoryRouter, { useTransitions: false }, h(Site))));
flushSync(() => navigate('/articles'));
console.log(seen);
const expected = { 'without a location': '/articles PUSH', 'with the same location': '/articles POP' };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node "$place/try.mjs"

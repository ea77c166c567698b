#!/usr/bin/env bash
# The guess: when Material UI's Autocomplete is rendered again while its list is open, with the same options or in another order, the option
# that the arrow keys highlighted stays highlighted, and Enter chooses it: `useAutocomplete` looks for it among the new options.
# What happens: with equal options in a new array the highlight disappears, and Enter takes the typed words. With the options in another
# order the highlight stays to the eye, and Enter chooses the option that now has its place. The effect that looks for the option runs with
# the callback of an older render when the list changes, and once more when the list no longer changes.
# Versions: @mui/material 7.3.11, React 19.3.1, jsdom 31.0.1.
# Source: https://mui.com/material-ui/api/autocomplete/, and `syncHighlightedIndex` of `useAutocomplete.js`.
# Who meets it: suggestions that a cache reads anew while a person types (react-query on focus), and palettes of commands.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts \
  @mui/material@7.3.11 @emotion/react@11.14.0 @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 >/dev/null
cat >try.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('', { pretendToBeVisual: true, url: 'http://127.0.0.1/' });
for (const name of ['document', 'Element', 'HTMLElement', 'Node', 'ShadowRoot', 'MutationObserver', 'getComputedStyle']) globalThis[name] = window[name];
globalThis.window = window;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Autocomplete, TextField } = await import('@mui/material');

const render = (root, onChange) => (options) =>
  act(async () =>
    root.render(
      createElement(Autocomplete, {
        freeSolo: true,
        value: null,
        inputValue: 're',
        options,
        filterOptions: (all) => all,
        onChange: (_event, option) => onChange(option),
        renderInput: (params) => createElement(TextField, params),
      }),
    ),
  );
const press = (key) =>
  act(async () =>
    document.querySelector('input').dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const highlighted = () => document.querySelector('.Mui-focused[role="option"]')?.textContent ?? 'nothing';

async function afterRendering(options) {
  let chosen = 'nothing';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = render(root, (option) => (chosen = option));
  await show(['red', 'reef']);
  const input = document.querySelector('input');
  await act(async () => input.focus());
  await press('ArrowDown');
  // The first key only opens the list.
  await press('ArrowDown');
  const before = highlighted();
  await show(options);
  const after = highlighted();
  await press('Enter');
  await act(async () => root.unmount());
  return `${before}, then ${after}; Enter chooses ${chosen}`;
}
const equal = await afterRendering(['red', 'reef']);
const reordered = await afterRendering(['reef', 'red']);
console.log(`equal options: ${equal}`);
console.log(`other order:   ${reordered}`);
process.exit(equal === 'red, then nothing; Enter chooses re' && reordered === 'red, then red; Enter chooses reef' ? 0 : 1);
JS
node -p '`@mui/material ${require("@mui/material/package.json").version}`'
node try.mjs

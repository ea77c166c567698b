#!/usr/bin/env bash
# The guess: Playwright's `fill()` in an unchanged Firefox (WebDriver BiDi, channel `moz-firefox`) does what it does in Chromium: it replaces
# what a field holds, and the page hears of it.
# What happens: it assigns `value` from the page's own scripts and dispatches `input`. In an e-mail field, which knows no selection, the text is
# added to what stands there; and React, whose property `value` sees the assignment, takes the event for no change, so `onChange` is not called.
# Versions: playwright-core 1.65.1, Firefox ESR 153.8 (Debian 12), React 19.3.1.
# Source: https://playwright.dev/docs/api/class-locator#locator-fill ("clears the input field and fills it"), and `bidiInsertText.ts`.
# Who meets it: anybody who runs tests of a React application, or of a form with an e-mail field, in Firefox by BiDi.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
command -v firefox-esr >/dev/null ||
  { apt-get update >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends firefox-esr >/dev/null; }
firefox-esr --version
cd "$place"
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.1 react@19.3.1 react-dom@19.3.1 esbuild@0.28.1 >/dev/null
# Firefox ESR knows no override of media features, without which this Playwright opens no page: its refusal is passed over.
sed -i '/"emulation.setMediaFeaturesOverride"/,/});/s/});/}).catch(() => {});/' node_modules/playwright-core/lib/coreBundle.js
echo "import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  createElement('input', { 'aria-label': 'react', onChange: ({ target }) => (document.title = target.value) }));" >page.js
npx esbuild page.js --bundle --define:process.env.NODE_ENV='"production"' --outfile=built.js --log-level=error
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { firefox } from 'playwright-core';
const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' });
const page = await browser.newPage();
await page.setContent('<input type="email" aria-label="e-mail" value="a@example.org"><div id="root"></div>');
await page.addScriptTag({ content: readFileSync('built.js', 'utf8') });
await page.getByLabel('e-mail').fill('b@example.org');
await page.getByLabel('react').fill('words');
const email = await page.getByLabel('e-mail').inputValue();
const heard = await page.title();
console.log(`e-mail field: ${email}; React heard: ${heard || 'nothing'}`);
await browser.close();
process.exitCode = email === 'a@example.orgb@example.org' && heard === '' ? 0 : 1;
JS
node try.mjs

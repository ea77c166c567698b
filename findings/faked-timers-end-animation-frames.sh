#!/usr/bin/env bash
# The guess: after `vi.useFakeTimers()` and `vi.useRealTimers()` a window of jsdom is as it was, and `requestAnimationFrame` works.
# What happens: it works no more, for as long as the window lives, if jsdom began to count frames in between. It does so when an attribute or a
# style changes while an element has the focus, for instance, to see in the next frame whether that element may keep it. jsdom counts by
# the global `setInterval`, which was faked at that moment: the interval never fires, and jsdom, which believes that it runs, starts no other.
# Versions: vitest 5.0.2, jsdom 31.0.1.
# Source: https://vitest.dev/api/vi#vi-userealtimers, and `scheduleRenderingUpdate` of jsdom's `Window.js`.
# Who meets it: test suites whose files share a window (`isolate: false`): files with frames fail, or not, with the order of the files.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
echo '{ "type": "module" }' >package.json
npm install --silent --no-audit --no-fund vitest@5.0.2 jsdom@31.0.1 >/dev/null
cat >frames.test.js <<'JS'
// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
const frame = () =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => resolve('a frame'))),
    new Promise((resolve) => setTimeout(() => resolve('no frame in a second'), 1000)),
  ]);
test('frames', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  const before = await frame();
  vi.useFakeTimers();
  button.disabled = true;
  vi.useRealTimers();
  const after = await frame();
  console.log(`before: ${before}; after: ${after}`);
  expect([before, after]).toEqual(['a frame', 'no frame in a second']);
});
JS
node node_modules/vitest/vitest.mjs --version
node node_modules/vitest/vitest.mjs run --reporter=verbose
